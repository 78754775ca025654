/**
 * A claim is put together before it is sent. Nothing is computed here: one `preview` from the server has every link
 * of the claim, what is proposed for it, and the table afterwards. The player's own wishes are sent as preferences.
 */
import type { Eye } from '../../../lib/net/eye.svelte';
import type { Answer, Link, Preview } from '../../../lib/net/protocol';
import { LOCOMOTIVE } from '../box.svelte';
import type { Cards, OfAnswer, SeatView, TableView } from '../view';

/** A set that pays: a number of cards of one colour, and of locomotives. */
export interface PaySet {
  card: string;
  cards: number;
  locomotives: number;
}

/** Doubling with the chosen set, as far as it can be paid for. */
export interface Doubling {
  on: boolean;
  /** Locomotives as terrain, and their lowest and highest number. */
  wild: number;
  least: number;
  most: number;
  /** How many of my terrain cards it takes. */
  cards: number;
  price: number;
  /** The points of the track when doubled, and without doubling. */
  points: number;
  plain: number;
}

/** What the player has asked for; the rest is proposed. */
interface ClaimWish {
  set?: PaySet;
  plain?: boolean;
  wild?: number;
}

const text = (answer: Answer | undefined, name: keyof OfAnswer): string => String(answer?.words[name] ?? '');
const number = (answer: Answer | undefined, name: keyof OfAnswer): number => Number(answer?.words[name] ?? 0);
const asked = (links: Link[], verb: string): Link | undefined =>
  links.find((one) => one.legal.some((each) => text(each, 'verb') === verb));
const chosen = (link: Link | undefined): Answer | undefined =>
  link?.legal.find((one) => one.answer === link.answer);

/** Cards and locomotives that go together: 2+1 1+2. */
function pairs(answer: Answer, name: 'sets' | 'ways'): { cards: number; locomotives: number }[] {
  return text(answer, name)
    .split(' ')
    .map((one) => {
      const [cards = 0, locomotives = 0] = one.split('+').map(Number);
      return { cards, locomotives };
    });
}

/** The sets that a colour allows, the one with the fewest locomotives first. */
const setsOf = (pay: Answer): PaySet[] =>
  pairs(pay, 'sets').map((one) => ({ card: text(pay, 'card'), ...one }));

/** A set by an answer that names it. */
const setOf = (one: Answer): PaySet => ({
  card: text(one, 'card'),
  cards: number(one, 'cards'),
  locomotives: number(one, 'locomotives'),
});

export const same = (a: PaySet, b: PaySet | null | undefined): boolean =>
  a.card === b?.card && a.locomotives === b.locomotives;

/** What one hand has that another lacks. */
function less(before: Cards, after: Cards): Cards {
  const found = Object.entries(before).map(([card, n]) => [card, n - (after[card] ?? 0)] as const);
  return Object.fromEntries(found.filter(([, n]) => n > 0));
}

export class Claim {
  track = $state<string | null>(null);
  /** Whether the server allows it and a proposal has arrived. */
  ready = $state(false);
  sets = $state.raw<PaySet[]>([]);
  set = $state.raw<PaySet | null>(null);
  /** Null if the track can't be doubled with this set. */
  doubling = $state.raw<Doubling | null>(null);
  points = $state(0);
  /** The table after the claim. */
  after = $state.raw<TableView | null>(null);
  /** The cards from the hand that it takes. */
  used = $state.raw<Cards>({});
  private answers: number[] = [];
  private wish: ClaimWish = {};
  private run = 0;
  private last: Preview<TableView> | null = null;

  constructor(private readonly eye: Eye<TableView>) {}

  get own(): SeatView | null {
    const seat = this.eye.seat;
    return seat === null ? null : (this.eye.view?.seats[seat - 1] ?? null);
  }

  /** What I have after the claim. */
  get then(): SeatView | null {
    const seat = this.eye.seat;
    return seat === null ? null : (this.after?.seats[seat - 1] ?? null);
  }

  /** Tickets that this claim completes. */
  get completes(): string[] {
    const before = new Set(this.own?.tickets?.filter((one) => one.done).map((one) => one.id));
    const after = this.then?.tickets ?? [];
    return after.filter((one) => one.done && !before.has(one.id)).map((one) => one.id);
  }

  /** All answers of the chain; links without a choice are left out. */
  message(): number[] {
    return this.answers;
  }

  /** Another track replaces the claim. */
  async open(track: string): Promise<void> {
    this.clear();
    this.track = track;
    await this.plan();
  }

  close(): void {
    this.run++;
    this.track = null;
    this.clear();
  }

  async pay(set: PaySet): Promise<void> {
    this.wish = { ...this.wish, set };
    await this.plan();
  }

  async switchDoubling(on: boolean): Promise<void> {
    this.wish = { ...this.wish, plain: !on };
    await this.plan();
  }

  async wild(n: number): Promise<void> {
    this.wish = { ...this.wish, plain: false, wild: n };
    await this.plan();
  }

  private clear(): void {
    this.wish = {};
    this.ready = false;
    this.sets = [];
    this.set = null;
    this.doubling = null;
    this.points = 0;
    this.after = null;
    this.used = {};
    this.answers = [];
    this.last = null;
  }

  private async plan(): Promise<void> {
    const run = ++this.run;
    const first = this.eye.legal.find(
      (one) => text(one, 'verb') === 'claim' && text(one, 'track') === this.track,
    );
    if (!first) return;
    let told = this.last ?? (await this.eye.preview([first.answer]));
    for (let prefer = this.wanted(told); prefer; prefer = this.wanted(told)) {
      told = await this.eye.preview([first.answer], { prefer });
      if (run !== this.run) return; // the player was quicker
    }
    if (run === this.run) this.show(told, first);
  }

  /** The answers that the wishes prefer, if the server proposed any other. */
  private wanted(told: Preview<TableView>): number[] | null {
    const wished = told.links.map((link) => this.wished(link)?.answer);
    const other = told.links.some((link, at) => wished[at] !== undefined && wished[at] !== link.answer);
    return other ? wished.filter((one) => one !== undefined) : null;
  }

  /** What the player wants for a link. */
  private wished(link: Link): Answer | undefined {
    const { set, plain, wild } = this.wish;
    const wilds = link.legal.map((one) => number(one, 'locomotives'));
    const near = Math.min(Math.max(wild ?? 0, Math.min(...wilds)), Math.max(...wilds));
    return link.legal.find((one) => {
      switch (text(one, 'verb')) {
        case 'pay':
          return text(one, 'card') === set?.card;
        case 'locomotives':
          return set !== undefined && same(setOf(one), set);
        case 'double':
          return plain === false;
        case 'plain':
          return plain === true;
        case 'wild':
          return wild !== undefined && number(one, 'locomotives') === near;
        default:
          return false;
      }
    });
  }

  private show(told: Preview<TableView>, first: Answer): void {
    const doubling = this.doublingOf(told.links);
    this.last = told;
    this.after = told.view;
    this.answers = told.move;
    this.used = less(this.own?.hand ?? {}, this.then?.hand ?? {});
    this.doubling = doubling;
    this.points = doubling && !doubling.on ? doubling.plain : (doubling?.points ?? number(first, 'points'));
    const [pay, count] = [asked(told.links, 'pay'), asked(told.links, 'locomotives')];
    this.sets = pay ? pay.legal.flatMap(setsOf) : (count?.legal.map(setOf) ?? []);
    const [named, colour] = [chosen(count) ?? chosen(asked(told.links, 'double')), chosen(pay)];
    this.set = named ? setOf(named) : ((colour && setsOf(colour)[0]) ?? onlySet(this.used));
    this.ready = true;
  }

  private doublingOf(links: Link[]): Doubling | null {
    const link = asked(links, 'double');
    const doubled = link?.legal.find((one) => text(one, 'verb') === 'double');
    const plain = link?.legal.find((one) => text(one, 'verb') === 'plain');
    if (!link || !doubled || !plain) return null;
    const [least, most] = [number(doubled, 'least'), number(doubled, 'most')];
    const terrain = chosen(asked(links, 'wild'));
    const wanted = terrain ? number(terrain, 'locomotives') : (this.wish.wild ?? least);
    const ways = pairs(doubled, 'ways');
    const way = ways.find((one) => one.locomotives >= wanted) ?? ways[ways.length - 1];
    return {
      on: link.answer === doubled.answer,
      wild: way?.locomotives ?? 0,
      cards: way?.cards ?? 0,
      least,
      most,
      price: number(doubled, 'price'),
      points: number(doubled, 'points'),
      plain: number(plain, 'points'),
    };
  }
}

/** If nothing was asked, there is only one set: the cards that leave the hand. */
function onlySet(spent: Cards): PaySet {
  const card = Object.keys(spent).find((one) => one !== LOCOMOTIVE) ?? LOCOMOTIVE;
  const cards = card === LOCOMOTIVE ? 0 : (spent[card] ?? 0);
  return { card, cards, locomotives: spent[LOCOMOTIVE] ?? 0 };
}
