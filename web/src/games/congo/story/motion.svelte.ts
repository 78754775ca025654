/** What has happened, drawn from facts: bids turn, dice fall, cards and points go to their places, the boat sails. */
import { fly, wait, type FlightRequest } from '../../../lib/ui/flights.svelte';
import type { Fact, Told } from '../../../lib/net/protocol';
import { sound } from '../../../lib/browser/sound';
import { pace as tempo, settings, still } from '../../../lib/browser/settings.svelte';
import type { Sailing } from '../map/props';
import { RESULTS } from './result';
import { isRoll, Staging, type Roll } from './staging';
import type { BoardView, TableView } from '../view';

const FLIGHT = 220;
const TURN = 240;
const TABLE = 450; // the table of results is shown before the die
const DIE = 500;
const REST = 700; // and after it has fallen
const SAIL = 900;
const RESULT = 1500;
const GLANCE = 220; // for what has no motion of its own
const FADE = 150; // if pieces may not move

/** Facts of these rules in a row are one motion. */
const TOGETHER = [
  'CO-VAL-01',
  'CO-DRAW-01',
  'CO-TIE-01',
  'CO-CHIEF-01',
  'CO-TIE-04',
  'CO-SP-BOILER-02',
  'CO-SCORE-02',
];

/** What flies for a fact. */
function flightsOf(fact: Fact, seat: number | null, stop: string): FlightRequest[] {
  const who = fact.seat ?? 0;
  const hand = who === seat ? 'hand' : `bid-${who}`;
  const points = Number(fact.words['points'] ?? 0);
  const found: FlightRequest[] = [];
  if (who && points) found.push({ kind: 'points', from: `stop-${stop}`, to: `points-${who}`, n: points });
  switch (fact.rule) {
    case 'CO-DRAW-01':
      return [{ kind: 'card', from: `deck-${String(fact.words['deck'] ?? 'characters')}`, to: hand }];
    case 'CO-DRAW-03':
      return [{ kind: 'card', from: 'deck-specials', to: hand }];
    case 'CO-SCORE-02':
      return [{ kind: 'card', from: 'deck-hippos', to: hand }];
    case 'CO-SP-COLONIST-01':
      return [{ kind: 'card', from: `deck-${String(fact.words['deck'] ?? 'characters')}`, to: hand }];
    case 'CO-AUX-01':
      return [{ kind: 'card', from: who === seat ? 'hand' : `seat-${who}`, to: `bid-${who}` }];
    default:
      return found;
  }
}

export class Stage {
  /** The table as far as it has been told; null: as it is. */
  view = $state.raw<TableView | null>(null);
  /** How many facts of the log have been told; null: all. */
  told = $state<number | null>(null);
  sailing = $state.raw<Sailing | null>(null);
  roll = $state.raw<Roll | null>(null);
  turning = $state(false);
  /** How the fight for the station ended. */
  outcome = $state.raw<Fact[]>([]);
  private turn = 0;

  constructor(private readonly board: BoardView) {}

  /** Draw things as they are: everything has been told, or somebody is in a hurry. */
  clear(): void {
    this.turn += 1;
    this.view = null;
    this.told = null;
    this.sailing = null;
    this.roll = null;
    this.turning = false;
    this.outcome = [];
  }

  /** Draws one event; resolves when the next may follow. */
  async play(told: Told<TableView>, before: TableView | null, seat: number | null): Promise<void> {
    this.clear();
    if (settings.speed === 'off' || told.kind !== 'move' || !before) return;
    if (still()) return wait(FADE);
    const turn = this.turn;
    const pace = tempo();
    const staging = new Staging(before, told.view, told.facts, this.board);
    this.view = staging.view;
    this.told = told.story; // the log must not run ahead of the dice
    for (const group of grouped(told.facts)) {
      if (group[0]?.rule === 'CO-MOVE-01') await this.sail(before.stop, told.view, pace);
      else await this.draw(group, staging, pace, seat);
      if (turn !== this.turn) return;
      this.told += group.length;
    }
    this.clear();
  }

  /** Facts that are one motion, told one after another and drawn together. */
  private async draw(group: Fact[], staging: Staging, pace: number, seat: number | null): Promise<void> {
    const turn = this.turn;
    const [first] = group;
    if (!first) return;
    if (isRoll(first)) await this.throwDie(first, staging, pace);
    if (turn !== this.turn) return;
    for (const fact of group) {
      staging.tell(fact);
      for (const one of flightsOf(fact, seat, staging.view.stop)) fly(one, FLIGHT * pace);
    }
    if (this.view) this.view = staging.view; // after the voyage the view is up to date
    this.turning = first.rule === 'CO-VAL-01';
    if (RESULTS.includes(first.rule)) this.outcome = [...this.outcome, ...group];
    await wait(this.rest(first) * pace);
    this.turning = false;
  }

  private rest(fact: Fact): number {
    if (isRoll(fact)) return REST;
    if (RESULTS.includes(fact.rule)) return RESULT;
    if (fact.rule === 'CO-VAL-01') return TURN + REST;
    if (fact.rule.startsWith('CO-AUX') || fact.rule.startsWith('CO-SP')) return FLIGHT + GLANCE * 2;
    return ['CO-TIE-01', 'CO-CHIEF-01'].includes(fact.rule) ? REST : GLANCE;
  }

  private async throwDie(fact: Fact, staging: Staging, pace: number): Promise<void> {
    const { view } = staging;
    const turn = this.turn;
    const character = view.seats[(fact.seat ?? 0) - 1]?.bid?.character ?? null;
    const roll = { fact, character, flag: view.flag };
    this.roll = { ...roll, fallen: false };
    sound('dice');
    await wait((TABLE + DIE) * pace);
    if (turn === this.turn) this.roll = { ...roll, fallen: true };
  }

  private async sail(from: string, after: TableView, pace: number): Promise<void> {
    const turn = this.turn;
    this.roll = null;
    if (from === after.stop) return;
    this.sailing = { from, to: after.stop, ms: SAIL * pace };
    sound('paddle');
    await wait(SAIL * pace);
    if (turn !== this.turn) return;
    this.sailing = null;
    this.outcome = [];
    this.view = null;
  }
}

/** Groups the facts of one motion. */
function grouped(facts: Fact[]): Fact[][] {
  const found: Fact[][] = [];
  for (const fact of facts) {
    const last = found.at(-1);
    if (last?.[0]?.rule === fact.rule && TOGETHER.includes(fact.rule)) last.push(fact);
    else found.push([fact]);
  }
  return found;
}
