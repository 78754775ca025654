import { beforeAll, describe, expect, it } from 'vitest';
import { told } from '../../../src/games/common/story/teller';
import { Box } from '../../../src/games/congo/box.svelte';
import { lineOf, teller } from '../../../src/games/congo/story/facts';
import { chaptersOf, entriesOf, sinceStop } from '../../../src/games/congo/story/story';
import type { BoardView } from '../../../src/games/congo/view';
import { need } from '../../../src/lib/i18n/i18n.svelte';
import type { Fact, Words } from '../../../src/lib/net/protocol';
import board from './fixtures/board.json';
import end from './fixtures/end.json';
import table from './fixtures/table.json';

const box = new Box(board as unknown as BoardView);
const names = (seat: number): string => ['Ada', 'Ben', 'Cleo', 'Dan'][seat - 1] ?? '';
const fact = (rule: string, words: Words = {}, seat?: number): Fact =>
  seat === undefined ? { rule, words } : { rule, words, seat };

beforeAll(() => need('front', 'table', 'congo/index'));

describe('entries of the log', () => {
  const draw = (seat: number, words: Words = {}): Fact => fact('CO-DRAW-01', { seat, ...words }, seat);
  const said = (facts: Fact[]): string[] => entriesOf(facts).map((one) => told(teller(box, names), one));

  it('put what all draw together, and what one has seen apart', () => {
    const own = [draw(2, { character: 'gb-missionary', deck: 'characters' }), draw(2, { auxiliary: 'nun' })];
    expect(said([draw(1), draw(1), ...own, draw(3), draw(3)])).toEqual([
      'Ada and Cleo draw a character and an auxiliary',
      'Ben draws: British missionary and Nun',
    ]);
    expect(said([draw(1)])).toEqual(['Ada draws cards, 1 in all']);
  });

  it('put together who plays no card, and what is laid on one turn', () => {
    const pass = (seat: number): Fact => fact('CO-SPC-01', { seat }, seat);
    const lay = (auxiliary: string, total: number): Fact =>
      fact('CO-AUX-01', { seat: 1, auxiliary, total }, 1);
    expect(said([pass(1)])).toEqual(['Ada plays no special card']);
    expect(said([pass(1), pass(2), lay('nun', 6), lay('servant', 6.5)])).toEqual([
      'Ada and Ben play no special card',
      'Ada lays: Nun and Servant, now 6½',
    ]);
  });

  it('put together what all bids came to', () => {
    const came = (seat: number, total: number): Fact => fact('CO-CHIEF-01', { seat, total }, seat);
    expect(said([came(2, 6), came(3, -1), came(1, 5.5)])).toEqual(['Totals: Ben 6, Cleo −1, and Ada 5½']);
  });

  it('have the number of their last fact, so that what is new is marked', () => {
    const found = entriesOf([draw(1), draw(1), fact('CO-AUX-08', { seat: 1 }, 1)], 40);
    expect(found.map((one) => [one.at, one.n])).toEqual([
      [41, 2],
      [42, 1],
    ]);
  });

  it('leave out what is not seen, and cards that brought nothing', () => {
    expect(entriesOf([fact('CO-INFO-03', { seat: 1 }, 1), fact('CO-END-01', { seat: 1 }, 1)])).toEqual([]);
    expect(entriesOf([fact('CO-INFO-03', { seat: 1, stop: 'lowa', station: 'jungle' }, 1)])).toHaveLength(1);
  });

  it('stand in chapters: before the first stop, a stop each, the end', () => {
    const log = [
      fact('CO-SETUP-13', { seat: 2 }, 2),
      fact('CO-STATION-01', { stop: 'bolobo', station: 'mission' }),
      draw(1),
      fact('CO-MOVE-01', { stop: 'lukolela' }),
      fact('CO-STATION-01', { stop: 'lukolela', station: 'jungle' }),
      fact('CO-END-01', { seat: 1, cards: 2, points: 1 }, 1),
      fact('CO-END-01', { seat: 2, cards: 1, points: 0.5 }, 2),
    ];
    expect(chaptersOf(log).map((one) => [one.at, one.kind, one.entries.length])).toEqual([
      [0, 'setup', 1],
      [1, 'turn', 2],
      [3, 'turn', 2],
      [5, 'end', 2],
    ]);
    expect(sinceStop(log)).toBe(3);
    expect(sinceStop(log.slice(0, 3))).toBe(1);
    expect(sinceStop([])).toBe(0);
  });

  it.each([
    ['one eye', table.facts],
    ['all eyes', end.facts],
  ])('have words for all facts of a game as %s saw it', (_, facts) => {
    const found = entriesOf(facts as unknown as Fact[]).map((one) => lineOf(one, box, names));
    expect(found.length).toBeGreaterThan(150);
    expect(found.filter((one) => one.key === 'fact.unknown')).toEqual([]);
  });
});
