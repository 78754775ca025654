/** A table of Congo 1884, and the server's part in laying auxiliaries and choosing tiles. */
import { Box } from '../../../src/games/congo/box.svelte';
import type { BidView, BoardView, Cards, Question, SeatView, TableView } from '../../../src/games/congo/view';
import type { Answer, Fact, Preview, Why, Words } from '../../../src/lib/net/protocol';
import board from './fixtures/board.json';
import table from './fixtures/table.json';

export const box = new Box(board as unknown as BoardView);
export const fixture = table.view as unknown as TableView;
export const ME = 2;
export const names = (seat: number): string => ['Ada', 'Ben', 'Cleo', 'Dan'][seat - 1] ?? '';

export function tableOf(
  change: Partial<TableView>,
  seats: Record<number, Partial<SeatView>> = {},
): TableView {
  return {
    ...fixture,
    ...change,
    seats: fixture.seats.map((one, at) => ({ ...one, ...seats[at + 1] })),
  };
}

export function bidOf(seat: number, change: Partial<BidView>): BidView {
  const bid = fixture.seats[seat - 1]?.bid;
  if (!bid) throw new Error('expected a bid in the fixture');
  return { ...bid, ...change };
}

const NUMBERS = [
  'tile',
  'lay',
  'bid',
  'play',
  'look',
  'discard',
  'wait',
  'drop',
  'done',
  'enough',
  'stop',
  'pass',
];
export const answerOf = (move: string, words: Words = {}): Answer => {
  const parts = move.split(' ');
  const [verb = '', name = ''] = parts;
  const number = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 9973;
  return { answer: NUMBERS.indexOf(verb) * 10000 + number, parts, words: { verb, ...words } };
};

/** The server's part: what may be laid, one after the other, and which tiles, from the highest down. */
export class FakeEye {
  seat: number | null = ME;
  n = 0;
  busy = false;
  status = 'open';
  undoable = 'none';
  myTurn = true;
  helpers: Cards = { porter: 2, servant: 1 };
  tiles: Cards = { 3: 1, 1: 2 };
  question: Question = 'lay';
  moves: Answer[] = [];
  asked: string[] = [];
  moved: string[][] = [];
  said: string[] = [];
  facts: Fact[] = [];
  sealed: number[] | undefined;
  envelope: number[] | undefined;
  held: Promise<void> | null = null;

  get view(): TableView {
    const helpers = Object.entries(this.helpers).map(([id, count]) => ({ id, count, fits: true, why: null }));
    return tableOf({ question: this.question }, { [ME]: { helpers, hippos: this.tiles } });
  }

  get shown(): object {
    return { asked: this.myTurn ? [ME] : [1], sealed: this.sealed, envelope: this.envelope };
  }

  get legal(): Answer[] {
    return this.moves.length ? this.moves : this.after([]);
  }

  /** The moves that these numbers stand for. */
  private read(answers: number[]): string[] {
    const moves: string[] = [];
    for (const answer of answers) {
      const found = [...this.after(moves), ...this.moves].find((one) => one.answer === answer);
      if (!found) throw new Error(`expected a legal answer, but got ${answer} after ${moves.join()}`);
      moves.push(found.parts.join(' '));
    }
    return moves;
  }

  private after(moves: string[]): Answer[] {
    return this.question === 'lay' ? this.laying(moves) : this.choosing(moves);
  }

  private laying(moves: string[]): Answer[] {
    const laid = (id: string): number => moves.filter((one) => one === `lay ${id}`).length;
    const adds = (id: string): number => (id === 'servant' ? 0.5 : 1);
    const total = 3 + Object.keys(this.helpers).reduce((sum, id) => sum + laid(id) * adds(id), 0);
    if (moves.some((one) => !one.startsWith('lay'))) return [];
    const cards = Object.entries(this.helpers)
      .filter(([id, count]) => laid(id) < count)
      .map(([id]) => answerOf(`lay ${id}`, { total: total + adds(id), highest: 5 }));
    if (!moves.length) return [...cards, answerOf('wait'), answerOf('drop')];
    return cards.length ? [...cards, answerOf('done')] : [];
  }

  private choosing(moves: string[]): Answer[] {
    const numbers = moves.map((one) => Number(one.split(' ')[1]));
    const lowest = Math.min(9, ...numbers);
    if (moves.some((one) => !one.startsWith('tile'))) return [];
    const sum = numbers.reduce((all, n) => all + n, 0);
    const left = Object.entries(this.tiles).filter(
      ([n, times]) => Number(n) <= lowest && numbers.filter((one) => one === Number(n)).length < times,
    );
    const found = left.map(([n]) => answerOf(`tile ${n}`, { tile: Number(n), sum: sum + Number(n) }));
    if (moves.length && !left.length) return [];
    return [...found, ...(moves.length ? [answerOf('enough')] : [])];
  }

  async preview(answers: number[]): Promise<Preview<TableView>> {
    const moves = this.read(answers);
    this.asked.push(moves.join());
    await this.held;
    const legal = this.after(moves);
    const whole = this.question === 'lay' || !legal.length;
    const total = Number(
      this.laying(moves.slice(0, -1)).find((one) => one.parts.join(' ') === moves.at(-1))?.words['total'],
    );
    const view = tableOf({}, { [ME]: { bid: bidOf(ME, { total }) } });
    return { t: 'preview', n: 1, answers, legal, whole, view };
  }

  async why(_before: number[], moves: string[]): Promise<Why> {
    await Promise.resolve();
    this.said.push(...moves);
    const why = moves.map((move) => ({ move, legal: false, rules: this.facts }));
    return { t: 'why', n: 1, answers: [], why };
  }

  async move(answers: number[]): Promise<void> {
    this.moved.push(this.read(answers));
    await this.held;
  }

  async say(what: string): Promise<void> {
    await Promise.resolve();
    this.said.push(what);
  }
}
