import { beforeAll, describe, expect, it } from 'vitest';
import { Box } from '../../../src/games/africana/box.svelte';
import { chaptersOf, entriesOf, lineOf, reason, teller } from '../../../src/games/africana/story/facts';
import type { BoardView } from '../../../src/games/africana/view';
import { told } from '../../../src/games/common/story/teller';
import { LANGUAGES, need, speak, type Language } from '../../../src/lib/i18n/i18n.svelte';
import type { Fact, Words } from '../../../src/lib/net/protocol';
import { listed } from '../../engine';
import board from './fixtures/board.json';
import table from './fixtures/table.json';

const box = new Box(board as unknown as BoardView);
const names = (seat: number): string => ['Ada', 'Ben', 'Cleo'][seat - 1] ?? '';

const VALUES: Record<string, (string | number)[]> = {
  action: ['draw', 'buy', 'move'],
  card: ['violet', 'joker', 'grey-assistant'],
  cards: [2, 1],
  copies: [2, 1],
  limit: [3, 1],
  silver: [4, 1],
  adventure: ['N03', 'S15'],
  expedition: ['A01'],
  place: ['cairo'],
  colour: ['orange'],
  book: ['north', 'south'],
  half: ['left', 'right'],
  space: ['2'],
};

/** Cards that come from the deck are hidden from the others. */
const HIDDEN = ['AF-SETUP-15', 'AF-DRAW-01', 'AF-EXP-07'];

/** All ways in which the server may fill in the numbers of a rule; hidden cards and prices of 0 are left out. */
function ways(rule: string, numbers: string[]): Words[] {
  return numbers.reduce<Words[]>(
    (found, name) => {
      const values = VALUES[name];
      if (!values) throw new Error(`expected examples of ${name}, but there are none`);
      const absent = name === 'silver' || (name === 'card' && HIDDEN.includes(rule));
      return found.flatMap((words) => [
        ...values.map((value) => ({ ...words, [name]: value })),
        ...(absent ? [words] : []),
      ]);
    },
    [{ seat: 2 }],
  );
}

/** One fact as plain text. */
const sentence = (one: Fact): string => {
  // score lines that brought nothing say nothing
  const gain: Words = one.rule.startsWith('AF-SCORE-') ? { points: 3 } : {};
  const [entry] = entriesOf([{ ...one, words: { ...gain, ...one.words } }]);
  return entry ? told(teller(box, names), entry) : '';
};

const fact = (rule: string, words: Words = {}, seat?: number): Fact =>
  seat === undefined ? { rule, words } : { rule, words, seat };

beforeAll(() => need('front', 'table', 'africana/index'));

describe('the rules that the server speaks of', () => {
  it('are found in answer_view.py', () => {
    expect(listed('africana', 'facts').length).toBeGreaterThanOrEqual(20);
    expect(listed('africana', 'reasons').length).toBeGreaterThanOrEqual(19);
    expect(new Map(listed('africana', 'facts')).get('AF-MOVE-02')).toEqual(['place', 'card', 'silver']);
    expect(new Map(listed('africana', 'reasons')).get('AF-EXP-02')).toEqual([]);
  });

  it.each(listed('africana', 'facts'))('%s is told in a whole sentence', (rule, numbers) => {
    for (const words of ways(rule, numbers)) {
      const one = fact(rule, words, 2);
      const [entry] = entriesOf([{ rule, words: { ...words, points: 3 }, seat: 2 }]);
      expect(entry && lineOf(entry, box, names).key).toMatch(`fact.${rule}`);
      expect(sentence(one)).toMatch(/^[A-Z][^{}]+$/);
      expect(sentence(one)).not.toMatch(/undefined|NaN|AF-|[ :]$| {2}/);
    }
  });

  it.each(listed('africana', 'reasons'))('%s is a reason in a whole sentence', (rule, numbers) => {
    for (const words of ways(rule, numbers)) {
      const said = reason(fact(rule, words), box);
      expect(said).toMatch(/^[A-Z][^{}]+\.$/);
      expect(said).not.toMatch(/undefined|NaN|AF-|Not possible now| {2}/);
    }
  });

  it.each(Object.keys(LANGUAGES) as Language[])('have words without braces in %s', async (language) => {
    await speak(language);
    const said = [
      ...listed('africana', 'facts').flatMap(([rule, numbers]) =>
        ways(rule, numbers).map((words) => sentence(fact(rule, words, 2))),
      ),
      ...listed('africana', 'reasons').flatMap(([rule, numbers]) =>
        ways(rule, numbers).map((words) => reason(fact(rule, words), box)),
      ),
    ];
    await speak('en');
    expect(said.filter((one) => /[{}]|undefined|NaN|AF-/.test(one))).toEqual([]);
  });
});

describe('sentences', () => {
  it('say who, what and for how much', () => {
    expect(sentence(fact('AF-TURN-02', { seat: 1, action: 'buy' }, 1))).toBe('Ada chooses to buy');
    expect(sentence(fact('AF-MOVE-02', { seat: 2, place: 'cairo', card: 'violet', silver: 3 }, 2))).toBe(
      `Ben goes to Cairo with ${box.card('violet')}, recoloured for 3 silver`,
    );
    expect(sentence(fact('AF-DRAW-01', { seat: 3 }, 3))).toBe('Cleo draws 1 travel card');
    expect(reason(fact('AF-EXP-02'), box)).toBe('All your markers are on expeditions.');
  });

  it('find the seat in the words where the fact itself has none', () =>
    expect(sentence(fact('AF-TURN-02', { seat: 1, action: 'draw' }))).toBe('Ada chooses to draw'));

  it('do without words for rules they do not know', () => {
    expect(sentence(fact('XX-NEW-01', { seat: 1, llamas: 2 }))).toBe('XX-NEW-01: seat 1, llamas 2');
    expect(reason(fact('XX-NEW-01', { llamas: 2 }), box)).toBe('Not possible now: XX-NEW-01.');
    expect(reason(fact(''), box)).toBe('That is not possible now.');
  });

  it('name cards and places that this board does not have by their ids', () =>
    expect(sentence(fact('AF-EXP-01', { seat: 1, expedition: 'Z99' }, 1))).toBe('Ada joins Z99'));
});

describe('entries of the log', () => {
  const draw = (seat: number, card?: string): Fact =>
    fact('AF-DRAW-01', card === undefined ? { seat } : { seat, card }, seat);

  it('put cards that one seat draws together, seen and unseen apart', () => {
    const found = entriesOf([draw(1), draw(1), draw(1, 'grey'), draw(1, 'orange'), draw(2, 'grey')]);
    expect(found.map((one) => [one.at, one.n, one.cards])).toEqual([
      [0, 2, []],
      [2, 2, ['grey', 'orange']],
      [4, 1, ['grey']],
    ]);
    const [entry] = found;
    expect(entry && lineOf(entry, box, names).args['n']).toBe(2);
  });

  it('keep apart what only looks alike', () => {
    const buys = [1, 1].map((seat) => fact('AF-BUY-03', { seat, adventure: 'N03', silver: 4 }, seat));
    expect(entriesOf(buys)).toHaveLength(2);
    expect(entriesOf([draw(1), fact('AF-EOT-02', { seat: 1, card: 'grey' }, 1), draw(1)])).toHaveLength(3);
  });

  it('count from where the facts begin, and leave out scores of nothing', () => {
    const found = entriesOf([fact('AF-SCORE-05', { seat: 1 }, 1), fact('AF-SCORE-06', { points: 2 }, 1)], 40);
    expect(found.map((one) => one.at)).toEqual([41]);
  });

  it('stand in chapters: before the first turn, a turn each, the end', () => {
    const log = [
      fact('AF-SETUP-11', { seat: 2 }, 2),
      fact('AF-TURN-02', { seat: 2, action: 'draw' }, 2),
      draw(2),
      fact('AF-TURN-02', { seat: 1, action: 'move' }, 1),
      fact('AF-END-03'),
      fact('AF-SCORE-06', { seat: 1, points: 2 }, 1),
    ];
    expect(chaptersOf(log).map((one) => [one.at, one.kind, one.seat, one.entries.length])).toEqual([
      [0, 'setup', null, 1],
      [1, 'turn', 2, 2],
      [3, 'turn', 1, 1],
      [4, 'end', null, 2],
    ]);
    expect(chaptersOf([])).toEqual([]);
  });

  it('have words for all facts of a game that was played', () => {
    const said = entriesOf(table.facts as unknown as Fact[]).map((one) => lineOf(one, box, names).key);
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((key) => key === 'fact.unknown')).toEqual([]);
  });
});
