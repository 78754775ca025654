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
import { LOCOMOTIVE, type Box } from '../box.svelte';
import type { OfFact } from '../view';
import { idsOf } from './about';
import { momentOf } from './moments';

/** How a value of a message is drawn if it is more than text. */
export type Drawn =
  { kind: 'who'; seat: number } | { kind: 'points'; n: number } | { kind: 'cards'; cards: string[] };

type Line = Told<Drawn>;

/** An entry knows whether it is the first of its turn: the fact that begins a turn has no line. */
export interface TurnEntry extends Entry {
  first: boolean;
}

const many = (card: string, n: number): string[] => Array<string>(n).fill(card);

/** The cards or tickets that a fact is about: a set that pays, terrain that doubles, one card, one ticket. */
function cardsOf({ rule, words }: Fact): string[] {
  const locomotives = many(LOCOMOTIVE, number(words, 'locomotives'));
  if (rule === 'HA-CLAIM-08') return [...many(text(words, 'card'), number(words, 'cards')), ...locomotives];
  if (rule === 'HA-TERRAIN-10')
    return [...many(text(words, 'terrain'), number(words, 'cards')), ...locomotives];
  return ['card', 'terrain', 'ticket'].flatMap((name) =>
    words[name] === undefined ? [] : [text(words, name)],
  );
}

/** Points; negative for a ticket that is not completed. */
const points = (words: OfFact): number => number(words, 'points') - number(words, 'lost');

function valuesOf(entry: Entry, box: Box): Args {
  const { words } = entry.fact;
  const tickets = words['ticket'] === undefined ? [] : entry.cards;
  const amounts = ['tickets', 'cards', 'missing'].map((name) => number(words, name));
  return {
    n: amounts.find(Boolean) ?? entry.n,
    kept: number(words, 'kept'),
    least: number(words, 'least'),
    most: number(words, 'most'),
    card: box.cards(tickets.length ? [] : entry.cards),
    ticket: list(tickets.map((one) => box.ticket(one))),
    points: t('points.n', { n: points(words) }),
    track: box.route(text(words, 'track')),
  };
}

/** Which message of a rule: by what it is about, what is hidden, or what is missing. */
function partsOf({ rule, words, seat }: Fact): string[] {
  const parts = [text(words, 'pile')];
  if (words['card'] === undefined && words['ticket'] === undefined) parts.push('hidden');
  if (words['lost'] !== undefined) parts.push('lost');
  if (words['missing'] !== undefined) parts.push('missing');
  if (words['most'] !== undefined && words['least'] === words['most']) parts.push('exact');
  const alone = seat === undefined && words['seat'] === undefined;
  const nothingBack = rule === 'HA-TICKET-03' && words['returned'] === undefined;
  if (nothingBack || (rule === 'HA-TURN-03' && alone)) parts.push('all');
  return parts;
}

/** Numbers that belong to the rule itself and not to what happened. */
function fixed({ rule, words }: Fact, box: Box): Args {
  if (rule === 'HA-END-01') return { n: box.board.numbers.end_trains };
  return rule === 'HA-TICKET-03' ? { n: number(words, 'returned') } : {};
}

/** An entry of the log as a message. */
export function lineOf(entry: Entry, box: Box, names: Names): Line {
  const { rule, words } = entry.fact;
  const seat = entry.fact.seat ?? number(words, 'seat');
  const key = keyOf('fact', rule, partsOf(entry.fact));
  if (!key) return unknown(entry.fact);
  const slots: Record<string, Drawn> = {
    who: { kind: 'who', seat },
    points: { kind: 'points', n: points(words) },
    card: { kind: 'cards', cards: entry.cards },
  };
  const args = { ...valuesOf(entry, box), ...fixed(entry.fact, box), who: seat ? names(seat) : '' };
  return { key, args, slots };
}

/** Why an answer is not legal, as a sentence to the player. */
export function reason(fact: Fact, box: Box): string {
  const { rule } = fact;
  if (!rule) return t('why.none');
  const key = keyOf('why', rule, partsOf(fact));
  const entry = { at: 0, fact, n: 1, cards: cardsOf(fact) };
  return key ? t(key, valuesOf(entry, box)) : t('why.unknown', { rule });
}

/** The first line of a turn shows that it begins; the next fact says how many tickets were kept. */
function silent({ rule, words }: Fact): boolean {
  return rule === 'HA-TURN-01' || (rule === 'HA-TICKET-04' && words['ticket'] === undefined);
}

/** Rules whose facts in a row are one entry if they are of one seat, all seen or all hidden. */
const JOINED = ['HA-SETUP-02', 'HA-SETUP-05', 'HA-DRAW-04', 'HA-DRAW-08', 'HA-DRAW-14', 'HA-TICKET-04'];

function joins(before: Entry | undefined, fact: Fact): boolean {
  if (!before || before.fact.rule !== fact.rule || !JOINED.includes(fact.rule)) return false;
  return before.fact.seat === fact.seat && before.cards.length > 0 === cardsOf(fact).length > 0;
}

/** Facts, grouped where they belong together; `from` is the number of the first. */
export function entriesOf(facts: Fact[], from = 0): TurnEntry[] {
  const entries: TurnEntry[] = [];
  let first = false;
  facts.forEach((fact, index) => {
    if (fact.rule === 'HA-TURN-01') first = true;
    if (silent(fact)) return;
    const before = entries.at(-1);
    if (before && !first && joins(before, fact)) {
      const cards = [...before.cards, ...cardsOf(fact)];
      entries[entries.length - 1] = { ...before, n: before.n + 1, cards };
    } else entries.push({ at: from + index, fact, n: 1, cards: cardsOf(fact), first });
    first = false;
  });
  return entries;
}

function isEnd({ rule, seat, words }: Fact): boolean {
  return rule === 'HA-END-02' || (rule === 'HA-TURN-03' && seat === undefined && words['seat'] === undefined);
}

/** The log by turns, the oldest first. */
export function chaptersOf(log: Fact[]): Passage<TurnEntry>[] {
  const chapters: Passage<TurnEntry>[] = [];
  for (const entry of entriesOf(log)) {
    const end = isEnd(entry.fact);
    if (end || entry.first || !chapters.length) {
      const kind = end ? 'end' : entry.first ? 'turn' : 'setup';
      const seat = kind === 'turn' ? (entry.fact.seat ?? null) : null;
      chapters.push({ at: entry.at, kind, seat, entries: [] });
    }
    chapters.at(-1)?.entries.push(entry);
  }
  return chapters;
}

export function teller(box: Box, names: Names): Teller<Drawn> {
  return {
    game: 'heart_of_africa',
    lineOf: (entry) => lineOf(entry, box, names),
    entriesOf,
    chaptersOf,
    heads: (entry) => (entry as TurnEntry).first,
    idsOf,
    momentOf: (fact, seat) => momentOf(box, fact, seat),
  };
}
