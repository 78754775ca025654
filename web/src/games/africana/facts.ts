/** Facts of the log and reasons of a refusal in words: which message, with which values, and how these are drawn. */
import { known, list, t, type Args, type Key } from '../../lib/i18n.svelte';
import type { Fact, Words } from '../../lib/protocol';
import type { Box } from './box.svelte';

export type Names = (seat: number) => string;

/** How a value of a message is drawn where there is more than text. */
export type Drawn =
  | { kind: 'who'; seat: number }
  | { kind: 'silver' | 'points'; n: number }
  | { kind: 'cards'; cards: string[] }
  | { kind: 'adventure'; id: string };

export interface Line {
  key: Key;
  args: Args;
  slots: Record<string, Drawn>;
}

/** A fact of the log; equal ones in a row are one entry. */
export interface Entry {
  at: number;
  fact: Fact;
  n: number;
  cards: string[];
}

/** One turn in the log, or what came before the first and after the last. */
export interface Chapter {
  at: number;
  kind: 'setup' | 'turn' | 'end';
  seat: number | null;
  entries: Entry[];
}

const text = (words: Words, name: string): string => String(words[name] ?? '');
const number = (words: Words, name: string): number => Number(words[name] ?? 0);

function valuesOf(words: Words, cards: string[], n: number, box: Box): Args {
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

function cardsOf(words: Words): string[] {
  if (words['card'] !== undefined) return [text(words, 'card')];
  return words['colour'] === undefined ? [] : [`${text(words, 'colour')}-assistant`];
}

/** The message of a rule: by what was chosen, else by what is hidden or paid, else the plain one. */
function keyOf(kind: 'fact' | 'why', rule: string, words: Words): Key | null {
  const chosen = ['action', 'book', 'half'].map((name) => text(words, name));
  const hidden = words['card'] === undefined ? 'hidden' : '';
  const paid = words['silver'] === undefined ? '' : 'paid';
  for (const part of [...chosen, paid, hidden]) {
    const key = `${kind}.${rule}.${part}`;
    if (part && known(key)) return key;
  }
  const key = `${kind}.${rule}`;
  return known(key) ? key : null;
}

/** What we have no words for is shown as the server said it. */
function raw(words: Words): string {
  return Object.entries(words)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

/** An entry of the log as a message. */
export function lineOf(entry: Entry, box: Box, names: Names): Line {
  const { rule, words } = entry.fact;
  const seat = entry.fact.seat ?? number(words, 'seat');
  const who = seat ? names(seat) : '';
  const key = keyOf('fact', rule, words);
  if (!key) return { key: 'fact.unknown', args: { rule, words: raw(words) }, slots: {} };
  const slots: Record<string, Drawn> = {
    who: { kind: 'who', seat },
    silver: { kind: 'silver', n: number(words, 'silver') },
    points: { kind: 'points', n: number(words, 'points') },
    card: { kind: 'cards', cards: entry.cards },
    adventure: { kind: 'adventure', id: text(words, 'adventure') },
  };
  return { key, args: { ...valuesOf(words, entry.cards, entry.n, box), who }, slots };
}

/** An entry as plain text, for screen readers and notifications. */
export function told(entry: Entry, box: Box, names: Names): string {
  const { key, args } = lineOf(entry, box, names);
  return t(key, args);
}

/** One fact as plain text. */
export function sentence(fact: Fact, box: Box, names: Names): string {
  return told({ at: 0, fact, n: 1, cards: cardsOf(fact.words) }, box, names);
}

/** Why an answer is not legal, as a sentence to the player. */
export function reason(fact: Fact, box: Box): string {
  const { rule, words } = fact;
  if (!rule) return t('why.none');
  const key = keyOf('why', rule, words);
  return key ? t(key, valuesOf(words, cardsOf(words), 1, box)) : t('why.unknown', { rule });
}

/** Score lines that brought nothing say nothing. */
function silent(fact: Fact): boolean {
  return fact.rule.startsWith('AF-SCORE-') && !number(fact.words, 'points');
}

function joins(before: Entry | undefined, fact: Fact): boolean {
  if (!before || fact.rule !== 'AF-DRAW-01' || before.fact.rule !== fact.rule) return false;
  const same = before.fact.seat === fact.seat;
  return same && (before.fact.words['card'] === undefined) === (fact.words['card'] === undefined);
}

/** Facts with what belongs together put together; `from` is the number of the first. */
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
export function chaptersOf(log: Fact[]): Chapter[] {
  const chapters: Chapter[] = [];
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
