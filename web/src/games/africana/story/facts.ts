/** Facts of the log and reasons of a refusal in words: which message, with which values, and how these are drawn. */
import { list, t, type Args } from '../../../lib/i18n/i18n.svelte';
import type { Fact } from '../../../lib/net/protocol';
import {
  keyOf,
  number,
  text,
  unknown,
  type Passage,
  type Entry,
  type Line as Told,
  type Names,
  type Teller,
} from '../../common/story/teller';
import type { Box } from '../box.svelte';
import type { OfFact } from '../view';
import { because, idsOf, momentOf, trail } from './news';

/** How a value of a message is drawn if it is more than text. */
export type Drawn =
  | { kind: 'who'; seat: number }
  | { kind: 'silver' | 'points'; n: number }
  | { kind: 'cards'; cards: string[] }
  | { kind: 'adventure'; id: string };

type Line = Told<Drawn>;

function valuesOf(words: OfFact, cards: string[], n: number, box: Box): Args {
  const silver = number(words, 'silver');
  const points = number(words, 'points');
  return {
    n: number(words, 'cards') || number(words, 'limit') || n,
    card: list(cards.map((card) => box.card(card))),
    silver: t('silver.n', { n: silver }),
    points: t('points.n', { n: points }),
    adventure: box.adventure(text(words, 'adventure')),
    expedition: box.expedition(text(words, 'expedition')),
    place: box.place(text(words, 'place')),
    space: text(words, 'space'),
  };
}

function cardsOf(words: OfFact): string[] {
  if (words['card'] !== undefined) return [text(words, 'card')];
  return words['colour'] === undefined ? [] : [`${text(words, 'colour')}-assistant`];
}

/** Which message of a rule: by what was chosen, otherwise by what is hidden or paid. */
function partsOf(words: OfFact): string[] {
  const chosen = (['action', 'book', 'half'] as const).map((name) => text(words, name));
  const hidden = words['card'] === undefined ? 'hidden' : '';
  const paid = words['silver'] === undefined ? '' : 'paid';
  return [...chosen, paid, hidden];
}

/** An entry of the log as a message. */
export function lineOf(entry: Entry, box: Box, names: Names): Line {
  const { rule, words } = entry.fact;
  const seat = entry.fact.seat ?? number(words, 'seat');
  const who = seat ? names(seat) : '';
  const key = keyOf('fact', rule, partsOf(words));
  if (!key) return unknown(entry.fact);
  const slots: Record<string, Drawn> = {
    who: { kind: 'who', seat },
    silver: { kind: 'silver', n: number(words, 'silver') },
    points: { kind: 'points', n: number(words, 'points') },
    card: { kind: 'cards', cards: entry.cards },
    adventure: { kind: 'adventure', id: text(words, 'adventure') },
  };
  return { key, args: { ...valuesOf(words, entry.cards, entry.n, box), who }, slots };
}

/** Why an answer is not legal, as a sentence to the player. */
export function reason(fact: Fact, box: Box): string {
  const { rule, words } = fact;
  if (!rule) return t('why.none');
  const key = keyOf('why', rule, partsOf(words));
  return key ? t(key, valuesOf(words, cardsOf(words), 1, box)) : t('why.unknown', { rule });
}

/** Lines of the score sheet without points are left out. */
function silent(fact: Fact): boolean {
  return fact.rule.startsWith('AF-SCORE-') && !number(fact.words, 'points');
}

function joins(before: Entry | undefined, fact: Fact): boolean {
  if (!before || fact.rule !== 'AF-DRAW-01' || before.fact.rule !== fact.rule) return false;
  const same = before.fact.seat === fact.seat;
  return same && (before.fact.words['card'] === undefined) === (fact.words['card'] === undefined);
}

/** Facts, grouped where they belong together; `from` is the number of the first. */
export function entriesOf(facts: Fact[], from = 0): Entry[] {
  const entries: Entry[] = [];
  facts.forEach((fact, index) => {
    if (silent(fact)) return;
    const before = entries.at(-1);
    if (before && joins(before, fact)) {
      const cards = [...before.cards, ...cardsOf(fact.words)];
      entries[entries.length - 1] = { ...before, n: before.n + 1, cards };
    } else entries.push({ at: from + index, fact, n: 1, cards: cardsOf(fact.words) });
  });
  return entries;
}

const ENDS = ['AF-END-03', 'AF-END-07'];

/** The log by turns, the oldest first: choosing an action begins one. */
export function chaptersOf(log: Fact[]): Passage[] {
  const chapters: Passage[] = [];
  for (const entry of entriesOf(log)) {
    const { rule, seat = null } = entry.fact;
    const begins = rule === 'AF-TURN-02' || ENDS.includes(rule);
    if (begins || !chapters.length) {
      const kind = ENDS.includes(rule) ? 'end' : begins ? 'turn' : 'setup';
      chapters.push({ at: entry.at, kind, seat: kind === 'turn' ? seat : null, entries: [] });
    }
    chapters.at(-1)?.entries.push(entry);
  }
  return chapters;
}

export function teller(box: Box, names: Names): Teller<Drawn> {
  return {
    game: 'africana',
    lineOf: (entry) => lineOf(entry, box, names),
    entriesOf,
    chaptersOf,
    heads: (entry) => entry.fact.rule === 'AF-TURN-02',
    idsOf: (fact) => idsOf(box, fact),
    trail: (news) => trail(box, news),
    because: (fact) => because(box, fact),
    momentOf: (fact, seat) => momentOf(box, fact, seat),
  };
}
