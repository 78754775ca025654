/** What has happened, drawn from facts: explorers walk, coins, points and cards go to their owners. */
import { fly, wait, type FlightRequest } from '../../../lib/ui/flights.svelte';
import type { Fact, Told } from '../../../lib/net/protocol';
import { pace as tempo, settings, still } from '../../../lib/browser/settings.svelte';
import type { TableView } from '../view';

export interface Walk {
  seat: number;
  from: string;
  to: string;
  ms: number;
}

const STEP = 260;
const FLIGHT = 320;
const GLANCE = 220; // for what has no motion of its own
const FADE = 150; // if pieces may not move

const word = (fact: Fact, name: string): string => String(fact.words[name] ?? '');
const count = (fact: Fact, name: string): number => Number(fact.words[name] ?? 0);

/** What flies for a fact: the cause first, then the gain. */
function flightsOf(fact: Fact, view: TableView): FlightRequest[] {
  const own = `seat-${fact.seat ?? 0}`;
  const here = `place-${view.seats[(fact.seat ?? 1) - 1]?.place ?? ''}`;
  const silver = count(fact, 'silver');
  const points = count(fact, 'points');
  const gains: FlightRequest[] = [];
  if (silver) gains.push({ kind: 'coin', from: here, to: own, n: silver });
  if (points) gains.push({ kind: 'points', from: here, to: own, n: points });
  switch (fact.rule) {
    case 'AF-DRAW-01':
    case 'AF-SETUP-15':
      return [{ kind: 'card', from: 'deck', to: own, colour: word(fact, 'card') }];
    case 'AF-EXP-07':
      if (word(fact, 'card') || !silver)
        return [{ kind: 'card', from: 'deck', to: own, colour: word(fact, 'card') }];
      return [{ kind: 'coin', from: here, to: own, n: silver }];
    case 'AF-EXP-12':
    case 'AF-ADV-04':
      return gains;
    case 'AF-ADV-05':
      return [{ kind: 'card', from: here, to: own, colour: word(fact, 'colour') }];
    case 'AF-BUY-03':
      return [{ kind: 'page', from: `book-${view.seats[(fact.seat ?? 1) - 1]?.book ?? ''}`, to: own }];
    default:
      return [];
  }
}

export class Stage {
  walk = $state.raw<Walk | null>(null);

  /** Draws one event; resolves when the next may follow. */
  async play(told: Told<TableView>, before: TableView | null): Promise<void> {
    if (settings.speed === 'off' || told.kind !== 'move') return;
    if (still()) return wait(FADE);
    const pace = tempo();
    const at = new Map(before?.seats.map((seat, which) => [which + 1, seat.place]));
    let moved = false;
    for (const fact of told.facts) {
      if (fact.rule === 'AF-MOVE-02' && fact.seat) {
        const to = word(fact, 'place');
        this.walk = { seat: fact.seat, from: at.get(fact.seat) ?? to, to, ms: STEP * pace };
        at.set(fact.seat, to);
        await wait(STEP * pace);
        moved = true;
        continue;
      }
      const flights = flightsOf(fact, told.view);
      for (const one of flights) fly(one, FLIGHT * pace);
      if (flights.length) await wait(FLIGHT * pace * 0.7);
      moved ||= flights.length > 0;
    }
    this.walk = null;
    await wait((moved ? FADE : GLANCE) * pace);
  }
}
