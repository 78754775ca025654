/** Facts of the log and reasons of a refusal in words: which message, with which values, and how these are drawn. */
import { list, t, type Args } from '../../../lib/i18n/i18n.svelte';
import type { Fact } from '../../../lib/net/protocol';
import {
  keyOf,
  number,
  text,
  unknown,
  type Entry,
  type Line as Told,
  type Names,
  type Teller,
} from '../../common/story/teller';
import { halves, signed } from '../../../lib/i18n/numbers';
import { type Box } from '../box.svelte';
import type { OfFact } from '../view';
import { because, idsOf, stopsOf, trail } from './news';
import { chaptersOf, entriesOf, flagsOf, hidden, joint, opens, stopOf } from './story';

/** How a value of a message is drawn if it is more than text. */
export type Drawn =
  | { kind: 'who'; seat: number }
  | { kind: 'points'; n: number }
  | { kind: 'die'; face: number }
  | { kind: 'cards'; ids: string[] }
  | { kind: 'hippos'; tiles: string[] }
  | { kind: 'station'; id: string }
  | { kind: 'flag'; id: string };

type Line = Told<Drawn>;

/** The name of any card; flags of the set-up come as stop:nation. */
function cardName(id: string, box: Box): string {
  if (box.characters.has(id)) return box.character(id);
  if (box.auxiliaries.has(id)) return box.auxiliary(id);
  if (box.specials.has(id)) return box.special(id);
  const [stop, nation] = id.split(':');
  return stop && nation ? t('congo.flag.at', { stop: box.stop(stop), nation: box.nation(nation) }) : id;
}

/** Each kind of card once, with its count. */
export function counted(ids: string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found];
}

function cardNames(ids: string[], box: Box): string {
  return list(counted(ids).map(([id, n]) => (n > 1 ? `${cardName(id, box)} × ${n}` : cardName(id, box))));
}

function valuesOf(words: OfFact, cards: string[], n: number, box: Box): Args {
  const special = text(words, 'special');
  const auxiliary = text(words, 'auxiliary');
  return {
    n: number(words, 'cards') || number(words, 'tiles') || n,
    card: cardNames(cards, box),
    points: t('congo.points', { n: number(words, 'points'), points: halves(number(words, 'points')) }),
    total: halves(number(words, 'total')),
    die: text(words, 'die'),
    sum: text(words, 'sum'),
    tile: text(words, 'tile'),
    stop: box.stop(text(words, 'stop')),
    station: words['station'] === undefined ? '' : box.station(text(words, 'station')),
    flag: box.nation(text(words, 'flag')),
    value: box.board.numbers.village_value,
    language: box.language(text(words, 'language')),
    as: box.as(text(words, 'nation')),
    fits: auxiliary && box.fits(auxiliary),
    where: special && box.specialWhere(special),
    text: special && box.specialText(special),
  };
}

const CARDS: (keyof OfFact)[] = ['character', 'auxiliary', 'special', 'neutral'];

function cardsOf(words: OfFact): string[] {
  return CARDS.flatMap((name) => (words[name] === undefined ? [] : [text(words, name)]));
}

/** What the nation that the die gave a non-belligerent means under the station's flag. */
function sympathy(words: OfFact, flag: string | undefined, box: Box): Args {
  const value = flag && box.nations.get(text(words, 'nation'))?.modifiers[flag];
  return value === undefined || !flag ? {} : { value: signed(Number(value)), under: box.under(flag) };
}

/** Which message of a rule: by what came of it, otherwise by what is hidden. */
function partsOf(entry: Entry): string[] {
  const { rule, words } = entry.fact;
  const seats = rule === 'CO-TIE-01' && words['seats'] !== undefined ? 'begins' : '';
  const empty = rule === 'CO-TIE-01' && words['tiles'] === undefined ? 'none' : '';
  const each = hidden(entry.fact) && entry.n === 2 * new Set(entry.cards).size ? 'each' : '';
  const deck = words['deck'] === undefined ? '' : text(words, 'deck');
  return [
    words['won'] ? 'won' : '',
    seats,
    empty,
    text(words, 'language'),
    each,
    hidden(entry.fact) ? 'hidden' : '',
    deck,
  ];
}

const seatsOf = (entry: Entry): number[] => {
  const { words } = entry.fact;
  if (words['seats'] !== undefined) return text(words, 'seats').split(' ').map(Number);
  return joint(entry.fact) ? [...new Set(entry.cards)].map((one) => parseInt(one)) : [];
};

/** The total of each bid at the end of a fight. */
function totalsOf(cards: string[], names: Names): string {
  const pairs = cards.map((one) => one.split(':').map(Number));
  return list(pairs.map(([seat = 0, total = 0]) => `${names(seat)} ${halves(total)}`));
}

/** An entry of the log as a message; `flag` is that of the station, where the die needs it. */
export function lineOf(entry: Entry, box: Box, names: Names, flag?: string): Line {
  const { rule, words } = entry.fact;
  const seat = entry.fact.seat ?? number(words, 'seat');
  const seats = seatsOf(entry);
  const under = rule === 'CO-VAL-05' ? sympathy(words, flag, box) : {};
  const key = keyOf('fact', rule, [under['under'] === undefined ? '' : 'flag', ...partsOf(entry)]);
  if (!key) return unknown(entry.fact);
  const who = seats.length ? list(seats.map(names)) : seat ? names(seat) : '';
  const cards = seats.length ? [] : entry.cards;
  const totals = rule === 'CO-CHIEF-01' ? totalsOf(entry.cards, names) : '';
  const slots: Record<string, Drawn> = {
    who: { kind: 'who', seat },
    points: { kind: 'points', n: number(words, 'points') },
    die: { kind: 'die', face: number(words, 'die') },
    card: words['tile'] === undefined ? { kind: 'cards', ids: cards } : { kind: 'hippos', tiles: cards },
    station: { kind: 'station', id: text(words, 'station') },
    flag: { kind: 'flag', id: text(words, 'flag') },
  };
  const values = valuesOf(words, cards, entry.n, box);
  return { key, args: { ...values, ...under, who, totals, m: Math.max(1, seats.length) }, slots };
}

/** Where a special card may be played is said in the same way for all of them. */
const PLACES = [
  'CO-SPC-03',
  'CO-SP-GORILLA-01',
  'CO-SP-WARRIOR-01',
  'CO-SP-OKAPI-01',
  'CO-SP-TAMTAM-01',
  'CO-SP-BOILER-01',
  'CO-SP-NATIONALS-01',
  'CO-SP-TRADER-01',
];

/** Why an answer is not legal, as a sentence to the player. */
export function reason(fact: Fact, box: Box): string {
  const { rule, words } = fact;
  if (!rule) return t('why.none');
  const values = valuesOf(words, cardsOf(words), 1, box);
  if (PLACES.includes(rule)) return t('congo.why.place', values);
  const none = CARDS.concat('step', 'tile').every((name) => words[name] === undefined) ? 'none' : '';
  const step = words['step'] === undefined ? '' : `step-${text(words, 'step')}`;
  const key = keyOf('why', rule, [step, words['held'] ? 'held' : '', none]);
  if (key) return t(key, values);
  return words['special'] === undefined ? t('why.unknown', { rule }) : t('congo.why.special', values);
}

/** `log` is the whole log: the flag that a die needs is known from earlier facts. */
export function teller(box: Box, names: Names, log: Fact[] = []): Teller<Drawn> {
  const flags = flagsOf(log);
  const stops = stopsOf(log);
  const here = [...stops.values()].at(-1) ?? '';
  return {
    game: 'congo',
    lineOf: (entry) => lineOf(entry, box, names, flags.get(entry.at)),
    entriesOf,
    chaptersOf,
    title: (chapter) => box.stop(stopOf(chapter)),
    heads: (entry) => entry.fact.seat !== undefined || opens(entry.fact.rule),
    idsOf: (fact) => idsOf(fact, stops.get(fact), here),
    because: (fact) => because(fact, box),
    trail: (news) => trail(news, stops, here),
  };
}
