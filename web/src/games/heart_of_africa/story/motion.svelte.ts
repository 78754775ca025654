/** What has happened, drawn from facts: cards go from rows and decks to their owners, trains appear one by one. */
import { fly, wait, type FlightRequest } from '../../../lib/ui/flights.svelte';
import type { Fact, Told } from '../../../lib/net/protocol';
import { sound } from '../../../lib/browser/sound';
import { pace as tempo, settings, still } from '../../../lib/browser/settings.svelte';
import type { Laying } from '../map/props';
import type { TableView } from '../view';

const CAR = 60;
const PLAYED = 220;
const FLIGHT = 320;
const GLANCE = 220; // for what has no motion of its own
const FADE = 150; // if pieces may not move

const word = (fact: Fact, name: string): string => String(fact.words[name] ?? '');
const count = (fact: Fact, name: string): number => Number(fact.words[name] ?? 0);

/** The slot of a row that a card was taken from: the first that has it. */
function slotOf(row: (string | null)[] | undefined, card: string): number {
  return Math.max(0, row?.indexOf(card) ?? 0);
}

/** What flies for a fact. */
function flightsOf(fact: Fact, before: TableView | null, mine: boolean): FlightRequest[] {
  const card = word(fact, 'card');
  const terrain = word(fact, 'terrain');
  const seat = `seat-${fact.seat ?? 0}`;
  const hand = mine ? 'hand' : seat;
  switch (fact.rule) {
    case 'HA-DRAW-02':
      return [
        {
          kind: 'card',
          from: `row-train-${slotOf(before?.train_row, card)}`,
          to: hand,
          colour: card,
        },
      ];
    case 'HA-DRAW-08':
      return [{ kind: 'card', from: 'deck-train', to: hand, colour: card }];
    case 'HA-TERRAIN-01':
      return [
        {
          kind: 'card',
          from: `row-terrain-${slotOf(before?.terrain_row, terrain)}`,
          to: seat,
          colour: terrain,
        },
      ];
    case 'HA-DRAW-03':
      return [{ kind: 'card', from: 'deck-terrain', to: seat, colour: terrain }];
    case 'HA-TICKET-01':
      return [{ kind: 'page', from: 'deck-tickets', to: seat }];
    case 'HA-CLAIM-08':
    case 'HA-TERRAIN-10':
      return [{ kind: 'points', from: `track-${word(fact, 'track')}`, to: seat, n: count(fact, 'points') }];
    default:
      return [];
  }
}

export class Stage {
  laying = $state.raw<Laying | null>(null);

  /** Draws one event; resolves when the next may follow. */
  async play(told: Told<TableView>, before: TableView | null, seat: number | null): Promise<void> {
    if (settings.speed === 'off' || told.kind !== 'move') return;
    if (still()) return wait(FADE);
    const pace = tempo();
    let moved = false;
    try {
      for (const fact of told.facts) {
        if (fact.rule === 'HA-CLAIM-08' && fact.seat)
          await this.lay(fact, fact.seat, pace, fact.seat === seat);
        const flights = flightsOf(fact, before, fact.seat === seat);
        for (const one of flights) fly(one, FLIGHT * pace);
        if (flights.length) await wait(FLIGHT * pace * 0.7);
        moved ||= flights.length > 0;
      }
    } finally {
      this.laying = null;
    }
    await wait((moved ? FADE : GLANCE) * pace);
  }

  /** Cards go to the track, then trains appear one by one along it. */
  private async lay(fact: Fact, seat: number, pace: number, mine: boolean): Promise<void> {
    const track = word(fact, 'track');
    const locomotives = count(fact, 'locomotives');
    const spaces = count(fact, 'cards') + locomotives;
    this.laying = { track, seat, cars: 0 };
    for (const card of new Set([word(fact, 'card'), ...(locomotives ? ['locomotive'] : [])])) {
      const from = mine ? 'hand' : `seat-${seat}`;
      fly({ kind: 'card', from, to: `track-${track}`, colour: card }, PLAYED * pace);
    }
    await wait(PLAYED * pace);
    sound('train');
    for (let cars = 1; cars <= spaces; cars++) {
      this.laying = { track, seat, cars };
      await wait(CAR * pace);
    }
  }
}
