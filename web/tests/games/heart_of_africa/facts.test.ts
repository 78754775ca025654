import { beforeAll, describe, expect, it } from 'vitest';
import { told } from '../../../src/games/common/story/teller';
import { Box } from '../../../src/games/heart_of_africa/box.svelte';
import {
  chaptersOf,
  entriesOf,
  lineOf,
  reason,
  teller,
} from '../../../src/games/heart_of_africa/story/facts';
import type { BoardView } from '../../../src/games/heart_of_africa/view';
import { LANGUAGES, need, speak, type Language } from '../../../src/lib/i18n/i18n.svelte';
import type { Fact, Words } from '../../../src/lib/net/protocol';
import { fileNamed, listed, sources } from '../../engine';
import board from './fixtures/board.json';
import end from './fixtures/end.json';
import table from './fixtures/table.json';

const files = sources('heart_of_africa');
const box = new Box(board as unknown as BoardView);
const names = (seat: number): string => ['Ada', 'Ben', 'Cleo'][seat - 1] ?? '';

/** Rules that these files name in facts, whether they have numbers or not. */
function named(pattern: RegExp, texts: string[]): string[] {
  const found = texts.flatMap((text) => [...text.matchAll(pattern)].map((one) => one[0]));
  return [...new Set(found.flatMap((one) => [...one.matchAll(/HA-[A-Z]+-\d+/g)].map((rule) => rule[0])))];
}

const FACTS = new Map<string, string[]>([
  ...named(/\b(?:tell|receive|receive_terrain)\([^)]*\)/g, [...files.values()]).map(
    (one) => [one, []] as [string, string[]],
  ),
  ...listed('heart_of_africa', 'facts'),
]);
const REASONS = new Map<string, string[]>([
  ...named(/Fact\([^)]*\)|rule = .*/g, [fileNamed('why_not.py', files)]).map(
    (one) => [one, []] as [string, string[]],
  ),
  ...listed('heart_of_africa', 'reasons'),
]);

const VALUES: Record<string, (string | number)[]> = {
  card: ['red', 'locomotive'],
  terrain: ['desert', 'mountain'],
  slot: ['3'],
  cards: [2, 1],
  locomotives: [2, 1],
  track: ['cape_town-port_elizabeth/1', 'durban-madagascar_south/1'],
  tickets: [4, 1],
  kept: [2, 1],
  returned: [2, 1],
  ticket: ['T01', 'T30'],
  pile: ['train', 'terrain'],
  least: [1, 0],
  most: [3, 1],
  missing: [2, 1],
};

/** What others draw or keep is hidden; zero amounts are left out. */
const HIDDEN = ['HA-SETUP-02', 'HA-DRAW-08', 'HA-TICKET-04'];
const NOTHING = ['cards', 'locomotives', 'missing', 'returned'];
/** Facts without a line: the first line of a turn says whose it is. */
const SILENT = ['HA-TURN-01'];

/** What the server's `paid_words` adds. */
const PAID: Record<string, string[]> = { 'HA-CLAIM-08': ['cards'], 'HA-TERRAIN-10': ['terrain'] };

/** All ways in which the server may fill in the numbers of a rule. */
function ways(rule: string, numbers: string[], hidden = HIDDEN): Words[] {
  const all = [...numbers, ...(PAID[rule] ?? [])].reduce<Words[]>(
    (found, name) => {
      const values = VALUES[name];
      if (!values) throw new Error(`expected examples of ${name}, but there are none`);
      const absent = NOTHING.includes(name) || (name !== 'slot' && hidden.includes(rule));
      return found.flatMap((words) => [
        ...values.map((value) => ({ ...words, [name]: value })),
        ...(absent ? [words] : []),
      ]);
    },
    [{ seat: 2 }],
  );
  // Whatever is played is paid for with something.
  const paid = (words: Words): boolean => ['cards', 'locomotives'].some((name) => words[name] !== undefined);
  return numbers.includes('locomotives') ? all.filter(paid) : all;
}

const fact = (rule: string, words: Words = {}, seat?: number): Fact =>
  seat === undefined ? { rule, words } : { rule, words, seat };

/** One fact as plain text, whether the log has a line for it or not. */
function sentence(one: Fact): string {
  const [entry] = entriesOf([one]);
  return told(teller(box, names), entry ?? { at: 0, fact: one, n: 1, cards: [] });
}

/** Every rule in every way, as facts of a log. */
function allFacts(): Fact[] {
  const found = [...FACTS].flatMap(([rule, numbers]) =>
    ways(rule, numbers).flatMap((words) => [fact(rule, words, 2), fact(rule, { ...words, points: 3 }, 2)]),
  );
  return [...found, fact('HA-SCORE-02', { seat: 2, ticket: 'T01', lost: 9 }, 2), fact('HA-TURN-03')];
}

function allReasons(): Fact[] {
  return [...REASONS].flatMap(([rule, numbers]) => ways(rule, numbers, []).map((words) => fact(rule, words)));
}

beforeAll(() => need('front', 'table', 'heart_of_africa/index'));

describe('the rules that the server speaks of', () => {
  it('are found in its sources', () => {
    expect(listed('heart_of_africa', 'facts').length).toBeGreaterThanOrEqual(17);
    expect(listed('heart_of_africa', 'reasons').length).toBeGreaterThanOrEqual(22);
    expect(FACTS.get('HA-CLAIM-08')).toEqual(['track', 'card', 'locomotives']);
    for (const rule of ['HA-SETUP-09', 'HA-TURN-03', 'HA-DRAW-09', 'HA-END-01', 'HA-END-02', 'HA-SCORE-03'])
      expect([...FACTS.keys()]).toContain(rule);
    for (const rule of ['HA-TICKET-08', 'HA-TURN-01', 'HA-DRAW-06', 'HA-DRAW-13', 'HA-DOUBLE-01'])
      expect([...REASONS.keys()]).toContain(rule);
  });

  it.each([...FACTS.keys()])('%s is told in a whole sentence', (rule) => {
    for (const one of allFacts().filter((found) => found.rule === rule)) {
      const [entry] = entriesOf([one]);
      if (entry) expect(lineOf(entry, box, names).key).toMatch(`fact.${rule}`);
      else expect([...SILENT, 'HA-TICKET-04']).toContain(rule);
      expect(sentence(one)).toMatch(/^[A-Z][^{}]+$/);
      expect(sentence(one)).not.toMatch(/undefined|NaN|HA-|[ :]$| {2}|: more/);
    }
  });

  it.each([...REASONS.keys()])('%s is a reason in a whole sentence', (rule) => {
    for (const one of allReasons().filter((found) => found.rule === rule)) {
      expect(reason(one, box)).toMatch(/^[A-Z][^{}]+\.$/);
      expect(reason(one, box)).not.toMatch(/undefined|NaN|HA-|Not possible now| {2}|: \.|: ,/);
    }
  });

  it.each(Object.keys(LANGUAGES) as Language[])('have words without braces in %s', async (language) => {
    await speak(language);
    const said = [...allFacts().map(sentence), ...allReasons().map((one) => reason(one, box))];
    await speak('en');
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((one) => /[{}]|undefined|NaN|HA-/.test(one))).toEqual([]);
  });
});

describe('sentences', () => {
  const claim: Words = { track: 'cape_town-port_elizabeth/1', card: 'black', cards: 2, locomotives: 1 };

  it('say who, what and with which cards', () => {
    expect(sentence(fact('HA-CLAIM-08', { seat: 1, ...claim, points: 4 }, 1))).toBe(
      'Ada claims Cape Town – Port Elizabeth with 2 × Black and 1 × Locomotive: 4 points',
    );
    expect(
      sentence(
        fact(
          'HA-TERRAIN-10',
          { seat: 1, track: claim['track'] ?? '', terrain: 'mountain', cards: 1, points: 4 },
          1,
        ),
      ),
    ).toBe('Ada doubles the points with Mountain and cliff: 4 points more');
    expect(sentence(fact('HA-DRAW-02', { seat: 3, card: 'red' }, 3))).toBe('Cleo takes Red from the row');
    expect(sentence(fact('HA-DRAW-08', { seat: 3 }, 3))).toBe('Cleo draws 1 train card from the deck');
    expect(sentence(fact('HA-TICKET-03', { seat: 2, kept: 2, returned: 1 }, 2))).toBe(
      'Ben keeps 2 tickets; 1 goes back under the deck',
    );
    expect(sentence(fact('HA-TICKET-03', { seat: 2, kept: 4 }, 2))).toBe('Ben keeps 4 tickets; none go back');
  });

  it('say what an uncompleted ticket takes off', () => {
    const ticket = box.ticket('T24');
    expect(sentence(fact('HA-SCORE-02', { seat: 1, ticket: 'T24', points: 9 }, 1))).toBe(
      `Ada completed ${ticket}: 9 points`,
    );
    expect(sentence(fact('HA-SCORE-02', { seat: 1, ticket: 'T24', lost: 9 }, 1))).toBe(
      `Ada did not complete ${ticket}: -9 points`,
    );
  });

  it('tell a pass from the end by passing', () => {
    expect(sentence(fact('HA-TURN-03', { seat: 1 }, 1))).toBe('Ada must pass: nothing else is possible');
    expect(sentence(fact('HA-TURN-03'))).toBe(
      'All players had to pass, one after the other: the game is over',
    );
  });

  it('give the reasons with what is missing', () => {
    expect(reason(fact('HA-CLAIM-04', { track: 'x', card: 'black', missing: 2 }), box)).toBe(
      'You need 2 more cards for this route. Its colour: Black.',
    );
    expect(reason(fact('HA-CLAIM-10', { least: 1, most: 3 }), box)).toBe(
      'This set may have 1 to 3 locomotives.',
    );
    expect(reason(fact('HA-CLAIM-10', { least: 1, most: 1 }), box)).toBe(
      'This set must have exactly 1 locomotive.',
    );
    expect(reason(fact('HA-DRAW-12', { pile: 'terrain' }), box)).toBe(
      'The terrain deck is empty, and so are its discards.',
    );
  });

  it('do without words for rules they do not know', () => {
    expect(sentence(fact('XX-NEW-01', { seat: 1, llamas: 2 }))).toBe('XX-NEW-01: seat 1, llamas 2');
    expect(reason(fact('XX-NEW-01', { llamas: 2 }), box)).toBe('Not possible now: XX-NEW-01.');
    expect(reason(fact(''), box)).toBe('That is not possible now.');
  });

  it('name tracks and tickets that this board does not have by their ids', () =>
    expect(sentence(fact('HA-SCORE-02', { seat: 1, ticket: 'T99', points: 1 }, 1))).toContain('T99'));
});

describe('entries of the log', () => {
  const turn = (seat: number): Fact => fact('HA-TURN-01', { seat }, seat);
  const draw = (seat: number, card?: string): Fact =>
    fact('HA-DRAW-08', card === undefined ? { seat } : { seat, card }, seat);
  const row = (card: string): Fact => fact('HA-DRAW-04', { card, slot: '1' });

  it('put cards drawn in a row together, seen and unseen apart', () => {
    const found = entriesOf([
      turn(1),
      draw(1),
      draw(1),
      turn(2),
      draw(2, 'red'),
      draw(2, 'blue'),
      row('green'),
      row('red'),
    ]);
    expect(found.map((one) => [one.at, one.first, one.n, one.cards])).toEqual([
      [1, true, 2, []],
      [4, true, 2, ['red', 'blue']],
      [6, false, 2, ['green', 'red']],
    ]);
    expect(found.map((one) => lineOf(one, box, names).args['n'])).toEqual([2, 2, 2]);
  });

  it('keep two turns of blind draws apart', () =>
    expect(entriesOf([turn(1), draw(1), turn(1), draw(1)])).toHaveLength(2));

  it('list own tickets in one line, and say nothing of those that others keep', () => {
    const keep = (seat: number, ticket?: string): Fact =>
      fact('HA-TICKET-04', ticket === undefined ? { seat } : { seat, ticket }, seat);
    const found = entriesOf([keep(1, 'T01'), keep(1, 'T02'), keep(2), keep(2)], 7);
    expect(found.map((one) => [one.at, one.cards])).toEqual([[7, ['T01', 'T02']]]);
    const [entry] = found;
    expect(entry && told(teller(box, names), entry)).toBe(
      `Ada keeps ${box.ticket('T01')} and ${box.ticket('T02')}`,
    );
  });

  it('stand in chapters: before the first turn, a turn each, the end', () => {
    const log = [
      fact('HA-SETUP-09', { seat: 2 }, 2),
      turn(2),
      draw(2),
      turn(1),
      fact('HA-TURN-03', { seat: 1 }, 1),
      fact('HA-END-01', { seat: 1 }, 1),
      fact('HA-END-02'),
      fact('HA-SCORE-03', { seat: 1, points: 10 }, 1),
    ];
    expect(chaptersOf(log).map((one) => [one.at, one.kind, one.seat, one.entries.length])).toEqual([
      [0, 'setup', null, 1],
      [2, 'turn', 2, 1],
      [4, 'turn', 1, 2],
      [6, 'end', null, 2],
    ]);
    expect(chaptersOf([])).toEqual([]);
    expect(chaptersOf([fact('HA-TURN-03')]).map((one) => one.kind)).toEqual(['end']);
  });

  it('have words for all facts of a game that was played', () => {
    for (const { facts } of [table, end]) {
      const said = entriesOf(facts as unknown as Fact[]).map((one) => lineOf(one, box, names).key);
      expect(said.length).toBeGreaterThan(20);
      expect(said.filter((key) => key === 'fact.unknown')).toEqual([]);
    }
  });
});
