/** How a game tells what has happened: its facts as messages, put together by turns. */
import { known, t, type Args, type Key } from '../../../lib/i18n/i18n.svelte';
import type { Fact, Words } from '../../../lib/net/protocol';
import type { News } from '../../../lib/table/current.svelte';
import type { Moment } from '../moment/moments.svelte';

export type Names = (seat: number) => string;

/** A fact of the log; equal ones in a row may be one entry. */
export interface Entry {
  at: number;
  fact: Fact;
  n: number;
  cards: string[];
}

/** One turn in the log, or what came before the first and after the last. */
export interface Passage<E extends Entry = Entry> {
  at: number;
  kind: 'setup' | 'turn' | 'end';
  seat: number | null;
  entries: E[];
}

/** A message with its values, and how values that are more than text are drawn. */
export interface Line<Drawn> {
  key: Key;
  args: Args;
  slots: Record<string, Drawn>;
}

/** What somebody did on the board: drawn in the colour of the seat until my next turn is over. */
export interface Mark {
  /** The number of its fact. */
  at: number;
  seat: number;
  /** What was touched, by `data-at`. */
  ids: string[];
  /** What the game's own map needs to draw it: where a step began, the kind of mark. */
  from?: string;
  to?: string;
  kind?: string;
}

export interface Teller<Drawn> {
  /** The key of the game, for its rules. */
  game: string;
  lineOf: (entry: Entry) => Line<Drawn>;
  /** Facts, grouped where they belong together; `from` is the number of the first. */
  entriesOf: (facts: Fact[], from?: number) => Entry[];
  /** By turns, the oldest first. */
  chaptersOf: (log: Fact[]) => Passage[];
  /** The heading of a turn, if turns have names. */
  title?: (chapter: Passage) => string;
  /** Whether an entry has the sign of its seat before it: the first of a turn. */
  heads: (entry: Entry) => boolean;
  /** What a fact is about, by `data-at`; by default guessed from its words. */
  idsOf?: (fact: Fact) => string[];
  /** Why a fact gives or takes points, in a few words; by default `gain.<rule>` or the line of the score sheet. */
  because?: (fact: Fact) => string;
  /** The marks of others' last turns; by default everything that their facts are about. */
  trail?: (news: News[]) => Mark[];
  /** What a fact means to me is worth a moment of its own. */
  momentOf?: (fact: Fact, seat: number | null) => Moment | null;
}

export const text = <W extends object>(words: W, name: keyof W): string => String(words[name] ?? '');
export const number = <W extends object>(words: W, name: keyof W): number => Number(words[name] ?? 0);

/** What we have no words for is shown as the server sent it. */
export function raw(words: Words): string {
  return Object.entries(words)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

/** The first message that exists: `kind.rule.part` for each part in order, then `kind.rule`. */
export function keyOf(kind: 'fact' | 'why', rule: string, parts: string[]): Key | null {
  for (const part of parts) {
    const key = `${kind}.${rule}.${part}`;
    if (part && known(key)) return key;
  }
  const key = `${kind}.${rule}`;
  return known(key) ? key : null;
}

/** A line for a fact that has no message. */
export function unknown<Drawn>(fact: Fact): Line<Drawn> {
  return { key: 'fact.unknown', args: { rule: fact.rule, words: raw(fact.words) }, slots: {} };
}

/** An entry as plain text, for screen readers and notifications. */
export function told(teller: Teller<unknown>, entry: Entry): string {
  const { key, args } = teller.lineOf(entry);
  return t(key, args);
}
