import { beforeAll, describe, expect, it } from 'vitest';
import { halves, signed } from '../../../src/lib/i18n/numbers';
import { Box } from '../../../src/games/congo/box.svelte';
import { reason, teller } from '../../../src/games/congo/story/facts';
import { entriesOf, flagsOf } from '../../../src/games/congo/story/story';
import type { BoardView } from '../../../src/games/congo/view';
import { told } from '../../../src/games/common/story/teller';
import { known, LANGUAGES, need, speak, type Language } from '../../../src/lib/i18n/i18n.svelte';
import type { Fact, Words } from '../../../src/lib/net/protocol';
import { fileNamed, listed, sources } from '../../engine';
import board from './fixtures/board.json';

const box = new Box(board as unknown as BoardView);
const names = (seat: number): string => ['Ada', 'Ben', 'Cleo', 'Dan'][seat - 1] ?? '';
const files = sources('congo');

/** The rules that the engine tells facts of, including those without numbers. */
function spoken(): string[] {
  const found = [...files.values()].flatMap((text) =>
    [...text.matchAll(/\.tell\(\s*"(CO-[\w-]+)"/g)].map((rule) => rule[1] ?? ''),
  );
  return [...new Set([...found, 'CO-SP-FRIENDLY-01'])].sort();
}

/** Those that have no numbers. */
const bare = spoken().filter((rule) => !new Map(listed('congo', 'facts')).has(rule));

/** Every special card: its rule, and the rule about its place. */
const cards = [...fileNamed('cards.py', files).matchAll(/\w+\(\d+, "([\w-]+)"(?:, "([\w-]+)")?\)/g)].map(
  (one) => ({ rule: one[1] ?? '', place: one[2] ?? 'CO-SPC-03' }),
);

const VALUES: Record<string, (string | number)[]> = {
  neutral: ['se-explorer-officer'],
  character: ['gb-missionary', 'nl-anthropologist-doctor'],
  auxiliary: ['nurse', 'interpreter', 'servant'],
  special: ['gorilla', 'only_nationals'],
  card: [], // a character or an auxiliary, by its deck
  deck: ['characters', 'auxiliaries'],
  tile: [2],
  tiles: [2, 1],
  held: [1],
  cards: [3, 1],
  stop: ['bumba'],
  station: ['mission', 'jungle'],
  flag: ['gb'],
  nation: ['fr', 'be'],
  language: ['dutch', 'french'],
  die: [1, 4],
  won: [1],
  total: [6.5, -1],
  profession: ['doctor'],
  value: [4],
  modifier: [0, -2],
  leads: ['1', '1 3'],
  sum: [0, 5],
  step: [1, 2, 4, 5],
};
/** Left out where it is hidden or 0. */
const CARDLIKE = ['character', 'auxiliary', 'special', 'neutral', 'tile'];
const ABSENT = ['won', 'held', 'tiles', 'card', ...CARDLIKE];
const SHOWN = ['CO-AUX-01', 'CO-VAL-01', 'CO-SPC-03', 'CO-SP-'];
const REASON_SHOWN = ['CO-BID-01', 'CO-AUX-03', 'CO-AUX-05', 'CO-AUX-06', 'CO-INT-', 'CO-TIE-01'];

/** All ways in which the server may fill in the numbers of a rule. */
function ways(rule: string, numbers: string[], shown: string[]): Words[] {
  const open = shown.some((one) => rule.startsWith(one)) && !rule.startsWith('CO-SP-COLONIST');
  return numbers.reduce<Words[]>(
    (found, name) => {
      const values = VALUES[name];
      if (!values) throw new Error(`expected examples of ${name}, but there are none`);
      if (name === 'card')
        return found.flatMap((words) => [
          words,
          { ...words, character: 'gb-missionary' },
          { ...words, auxiliary: 'nurse' },
        ]);
      const secret = ABSENT.includes(name) && !(open && CARDLIKE.includes(name));
      return found.flatMap((words) => [
        ...values.map((value) => ({ ...words, [name]: value })),
        ...(secret ? [words] : []),
      ]);
    },
    [{ seat: 2 }],
  );
}

const fact = (rule: string, words: Words = {}, seat?: number): Fact =>
  seat === undefined ? { rule, words } : { rule, words, seat };

/** One fact as plain text. */
function sentence(one: Fact): string {
  const [entry] = entriesOf([{ ...one, words: { points: 1, ...one.words } }]);
  return entry ? told(teller(box, names), entry) : '';
}

const languages = Object.keys(LANGUAGES) as Language[];

beforeAll(() => need('front', 'table', 'congo/index'));

describe('the rules that the server speaks of', () => {
  it('are found in the sources', () => {
    expect(listed('congo', 'facts').length).toBeGreaterThanOrEqual(38);
    expect(listed('congo', 'reasons').length).toBeGreaterThanOrEqual(9);
    expect(cards).toHaveLength(15);
  });

  it.each(listed('congo', 'facts'))('%s is told in a whole sentence', (rule, numbers) => {
    for (const words of ways(rule, numbers, SHOWN)) {
      if (rule === 'CO-INFO-03' && words['stop'] === undefined) continue;
      const said = sentence(fact(rule, words, 2));
      expect(said).toMatch(/^[A-Z][^{}]+$/);
      expect(said).not.toMatch(/undefined|NaN|CO-|congo\.|[ :,]$| {2}/);
    }
  });

  it.each(spoken())('%s has words of its own', (rule) => {
    const keys = [rule, `${rule}.hidden`, `${rule}.characters`].map((one) => `fact.${one}`);
    expect(keys.some((key) => known(key))).toBe(true);
  });

  it.each(listed('congo', 'reasons'))('%s is a reason in a whole sentence', (rule, numbers) => {
    for (const words of ways(rule, numbers, REASON_SHOWN)) {
      const said = reason(fact(rule, words), box);
      expect(said).toMatch(/^[A-Z][^{}]+\.$/);
      expect(said).not.toMatch(/undefined|NaN|CO-|congo\.|Not possible now| {2}|: \./);
    }
  });

  it.each(cards.map((one, at) => [box.board.specials[at]?.id ?? '', one] as const))(
    '%s says where it may be played, and what it asks',
    (special, { rule, place }) => {
      for (const one of [rule, place]) {
        const said = reason(fact(one, { seat: 1, special }), box);
        expect(said).toMatch(/^[A-Z][^{}]+\.$/);
        expect(said).not.toMatch(/undefined|CO-|congo\.|Not possible now/);
      }
      expect(reason(fact(place, { seat: 1, special }), box)).toContain(box.specialWhere(special));
    },
  );

  it.each(languages)('have words without braces in %s', async (language) => {
    await speak(language);
    const said = [
      ...listed('congo', 'facts').flatMap(([rule, numbers]) =>
        ways(rule, numbers, SHOWN).map((words) => sentence(fact(rule, words, 2))),
      ),
      ...bare.map((rule) => sentence(fact(rule, { seat: 2 }, 2))),
      ...listed('congo', 'reasons').flatMap(([rule, numbers]) =>
        ways(rule, numbers, REASON_SHOWN).map((words) => reason(fact(rule, words), box)),
      ),
      ...box.board.specials.flatMap(({ id }) => [box.special(id), box.specialText(id), box.specialWhere(id)]),
      ...box.board.characters.map(({ id }) => box.character(id)),
      ...box.board.auxiliaries.map(({ id }) => box.fits(id)),
    ];
    await speak('en');
    expect(said.filter((one) => /[{}]|undefined|NaN|CO-|congo\./.test(one))).toEqual([]);
  });
});

describe('sentences', () => {
  it('say who, what and why', () => {
    expect(sentence(fact('CO-AUX-01', { seat: 1, auxiliary: 'servant', total: 6.5 }, 1))).toBe(
      'Ada lays: Servant, now 6½',
    );
    expect(sentence(fact('CO-SCORE-01', { seat: 2, stop: 'bumba', points: 3 }, 2))).toBe(
      'Ben becomes chief at Bumba: 3 points',
    );
    expect(sentence(fact('CO-TIE-01', { seats: '1 3' }))).toBe(
      'Tied for the highest total: Ada and Cleo. Hippo tiles decide',
    );
    expect(reason(fact('CO-AUX-03', { auxiliary: 'nurse' }), box)).toBe(
      'Does not fit your bid. Nurse: for a doctor.',
    );
    expect(reason(fact('CO-SP-GORILLA-01', { special: 'gorilla' }), box)).toBe(
      'This card can’t be played here: Gorilla. Only at a village or in a jungle.',
    );
  });

  it('give the reason of a die where the flag is known from the log', () => {
    const log = [
      fact('CO-SETUP-11', { stop: 'bumba', flag: 'gb' }),
      fact('CO-STATION-01', { stop: 'bumba', station: 'mission' }),
      fact('CO-VAL-05', { seat: 4, die: 3, nation: 'fr' }, 4),
    ];
    const tells = teller(box, names, log);
    const [entry] = tells.entriesOf(log.slice(2), 2);
    expect(entry && told(tells, entry)).toBe('Dan rolls 3: as French, −2 under a British flag');
    expect(sentence(fact('CO-VAL-05', { seat: 4, die: 3, nation: 'fr' }, 4))).toBe(
      'Dan rolls 3: the character counts as French',
    );
    log.splice(2, 0, fact('CO-STATION-02', { stop: 'bumba', flag: 'gb' }));
    expect(flagsOf(log).get(3)).toBe('');
  });

  it('do without words for rules they do not know', () => {
    expect(sentence(fact('XX-NEW-01', { seat: 1, llamas: 2 }))).toContain('XX-NEW-01: ');
    expect(reason(fact('XX-NEW-01', { llamas: 2 }), box)).toBe('Not possible now: XX-NEW-01.');
  });

  it('write halves and signs as cards do', () => {
    expect([0, 0.5, -0.5, 6.5, -2].map(halves)).toEqual(['0', '½', '−½', '6½', '−2']);
    expect([0, 1, 0.5, -2].map(signed)).toEqual(['0', '+1', '+½', '−2']);
  });
});

describe('where special cards may be played', () => {
  it.each([
    ['gorilla', 'Only at a village or in a jungle'],
    ['warrior', 'Not at barracks'],
    ['malaria', 'Playable everywhere'],
    ['tam_tam', 'Everywhere but at Kindu'],
    ['boiler_damage', 'Everywhere from Bumba on'],
    ['only_nationals', 'Only where there is a flag'],
  ])('%s', (card, where) => expect(box.specialWhere(card)).toBe(where));
});
