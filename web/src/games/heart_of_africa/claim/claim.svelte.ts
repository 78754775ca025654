/**
 * A claim that is put together before it is sent. Nothing is worked out here: which sets pay, whether the track may be
 * doubled and how the table stands afterwards comes from the server's `preview` of the answers so far.
 */
import type { Eye } from '../../../lib/net/eye.svelte';
import type { Answer } from '../../../lib/net/protocol';
import { LOCOMOTIVE } from '../box.svelte';
import type { Cards, OfAnswer, SeatView, TableView } from '../view';

/** A set that pays: so many cards of one colour, and so many locomotives. */
export interface PaySet {
  card: string;
  cards: number;
  locomotives: number;
}

/** Doubling with the set that is chosen, as far as it can be paid. */
export interface Doubling {
  on: boolean;
  /** Locomotives as terrain, and how few and how many they may be. */
  wild: number;
  least: number;
  most: number;
  /** Own terrain cards that it takes. */
  cards: number;
  price: number;
  /** What the track brings doubled. */
  points: number;
}

/** What the player has asked for; the rest is proposed. */
interface Wish {
  set?: PaySet;
  plain?: boolean;
  wild?: number;
}

interface Reached {
  answers: number[];
  legal: Answer[];
  view: TableView;
}

/** What a locomotive is worth in points, about: who wants to spend it for less does so by hand. */
const LOCOMOTIVE_WORTH = 2;

const text = (answer: Answer, name: keyof OfAnswer): string => String(answer.words[name] ?? '');
const number = (answer: Answer, name: keyof OfAnswer): number => Number(answer.words[name] ?? 0);
const asked = (at: Reached, verb: string): Answer[] => at.legal.filter((one) => text(one, 'verb') === verb);

/** The sets that a colour allows, the one with fewest locomotives first. */
function setsOf(pay: Answer): PaySet[] {
  const card = text(pay, 'card');
  if (card === LOCOMOTIVE) return [{ card, cards: 0, locomotives: number(pay, 'cards') }];
  const [least, most] = [number(pay, 'least'), number(pay, 'most')];
  return Array.from({ length: most - least + 1 }, (_, more) => ({
    card,
    cards: number(pay, 'length') - least - more,
    locomotives: least + more,
  }));
}

/** Fewest locomotives first; of equal ones the colour that there is most of. */
function cheapest(pays: Answer[]): Answer | undefined {
  const cost = (one: Answer): number => setsOf(one)[0]?.locomotives ?? 0;
  return [...pays].sort((a, b) => cost(a) - cost(b) || number(b, 'have') - number(a, 'have'))[0];
}

export const same = (a: PaySet, b: PaySet | null | undefined): boolean =>
  a.card === b?.card && a.locomotives === b.locomotives;

/** What one hand has more than another. */
function less(before: Cards, after: Cards): Cards {
  const found = Object.entries(before).map(([card, n]) => [card, n - (after[card] ?? 0)] as const);
  return Object.fromEntries(found.filter(([, n]) => n > 0));
}

export class Claim {
  track = $state<string | null>(null);
  /** Whether the server allows it, and a proposal is there. */
  ready = $state(false);
  sets = $state.raw<PaySet[]>([]);
  set = $state.raw<PaySet | null>(null);
  /** Null where the track can't be doubled with this set. */
  doubling = $state.raw<Doubling | null>(null);
  points = $state(0);
  /** The table after the claim. */
  after = $state.raw<TableView | null>(null);
  /** The cards of the hand that it takes. */
  used = $state.raw<Cards>({});
  private answers: number[] = [];
  private wish: Wish = {};
  private run = 0;
  private kept = new Map<string, Reached>();

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
    this.kept.clear();
  }

  async pay(set: PaySet): Promise<void> {
    this.wish = { ...this.wish, set };
    await this.plan();
  }

  async double(on: boolean): Promise<void> {
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
  }

  private async reach(answers: number[]): Promise<Reached> {
    const key = answers.join();
    let found = this.kept.get(key);
    if (!found) {
      const told = await this.eye.preview(answers);
      found = { answers, legal: told.legal, view: told.view };
      this.kept.set(key, found);
    }
    return found;
  }

  private next(at: Reached, answer: Answer): Promise<Reached> {
    return this.reach([...at.answers, answer.answer]);
  }

  private async plan(): Promise<void> {
    const run = ++this.run;
    const first = this.eye.legal.find(
      (one) => text(one, 'verb') === 'claim' && text(one, 'track') === this.track,
    );
    if (!first) return;
    const paid = await this.settleSet(await this.reach([first.answer]));
    const done = await this.settleDoubling(paid.at);
    if (run !== this.run) return; // the player was quicker
    const own = this.own;
    const seat = (this.eye.seat ?? 1) - 1;
    const spent = less(own?.hand ?? {}, done.plain.view.seats[seat]?.hand ?? {});
    this.sets = paid.sets;
    this.set = paid.set ?? onlySet(spent);
    this.doubling = done.doubling;
    this.points = done.points || number(first, 'points');
    this.after = done.at.view;
    this.answers = done.at.answers;
    this.used = less(own?.hand ?? {}, this.then?.hand ?? {});
    this.ready = true;
  }

  /** Colour and locomotives: as wished, else the cheapest. */
  private async settleSet(from: Reached): Promise<{ at: Reached; sets: PaySet[]; set: PaySet | null }> {
    let at = from;
    let sets: PaySet[] = [];
    let set: PaySet | null = null;
    const pays = asked(at, 'pay');
    if (pays.length) {
      sets = pays.flatMap(setsOf);
      const pay = pays.find((one) => text(one, 'card') === this.wish.set?.card) ?? cheapest(pays);
      if (!pay) return { at, sets, set };
      set = setsOf(pay)[0] ?? null;
      at = await this.next(at, pay);
    }
    const numbers = asked(at, 'locomotives');
    if (numbers.length) {
      const own = numbers.map((one) => ({
        card: text(one, 'card'),
        cards: number(one, 'cards'),
        locomotives: number(one, 'locomotives'),
      }));
      if (!pays.length) sets = own;
      set = own.find((one) => same(one, this.wish.set)) ?? own[0] ?? null;
      const chosen = numbers.find((one) => number(one, 'locomotives') === set?.locomotives);
      if (chosen) at = await this.next(at, chosen);
    }
    return { at, sets, set };
  }

  /** Doubling is as wished, else on if it brings more than its locomotives are worth; it takes as few as it can. */
  private async settleDoubling(
    at: Reached,
  ): Promise<{ at: Reached; plain: Reached; doubling: Doubling | null; points: number }> {
    const double = asked(at, 'double')[0];
    const single = asked(at, 'plain')[0];
    if (!double || !single) return { at, plain: at, doubling: null, points: 0 };
    const plain = await this.next(at, single);
    const [least, most, price] = [number(double, 'least'), number(double, 'most'), number(double, 'price')];
    const points = number(double, 'points');
    const gain = points - number(single, 'points');
    const on = this.wish.plain === undefined ? gain > LOCOMOTIVE_WORTH * least : !this.wish.plain;
    const wild = Math.min(Math.max(this.wish.wild ?? least, least), most);
    const doubling = { on, wild, least, most, price, points, cards: Math.max(0, price - wild) };
    if (!on) return { at: plain, plain, doubling, points: number(single, 'points') };
    let done = await this.next(at, double);
    const chosen = asked(done, 'wild').find((one) => number(one, 'locomotives') === wild);
    if (chosen) {
      doubling.cards = number(chosen, 'cards');
      done = await this.next(done, chosen);
    }
    return { at: done, plain, doubling, points };
  }
}

/** Where nothing was asked there is one set: that which leaves the hand. */
function onlySet(spent: Cards): PaySet {
  const card = Object.keys(spent).find((one) => one !== LOCOMOTIVE) ?? LOCOMOTIVE;
  const cards = card === LOCOMOTIVE ? 0 : (spent[card] ?? 0);
  return { card, cards, locomotives: spent[LOCOMOTIVE] ?? 0 };
}
