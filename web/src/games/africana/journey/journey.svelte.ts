/**
 * A journey is planned before it is sent. Nothing is computed here: one `preview` from the server per stop has
 * everything that is proposed there, what it earns, and the table after it.
 */
import type { Eye } from '../../../lib/net/eye.svelte';
import type { Answer, Preview } from '../../../lib/net/protocol';
import type { Leg, Lit, OfAnswer, PlanView, TableView, TripView } from '../view';

/** Something that can be done at a stop: join or complete. */
export interface Deed {
  id: string;
  join: boolean;
  on: boolean;
  /** So many cards are drawn: the journey pauses there. */
  draws: number;
  silver: number;
  points: number;
  colour: string;
}

export interface Stop {
  place: string;
  card: string;
  cost: number;
  deeds: Deed[];
  /** Cards that could pay for this step instead. */
  others: string[];
}

/** What the player wants at a stop: which card, and which deeds to leave out. */
interface Wish {
  place: string;
  card?: string;
  off: string[];
}

const text = (answer: Answer, name: keyof OfAnswer): string => String(answer.words[name] ?? '');
const number = (answer: Answer, name: keyof OfAnswer): number => Number(answer.words[name] ?? 0);
const isDeed = (answer: Answer): boolean => ['join', 'complete'].includes(text(answer, 'verb'));
const idOf = (answer: Answer): string => text(answer, 'expedition') || text(answer, 'adventure');

/** The steps among answers, with the game's first proposals in front. */
const steps = (legal: Answer[]): Answer[] =>
  legal.filter((one) => text(one, 'verb') === 'step').sort((a, b) => number(a, 'rank') - number(b, 'rank'));

function deed(answer: Answer, on: boolean): Deed {
  return {
    id: idOf(answer),
    join: text(answer, 'verb') === 'join',
    on,
    draws: text(answer, 'verb') === 'join' ? number(answer, 'cards') : 0,
    silver: number(answer, 'silver'),
    points: number(answer, 'points'),
    colour: text(answer, 'colour'),
  };
}

export class Journey {
  stops = $state.raw<Stop[]>([]);
  lit = $state.raw<Map<string, Lit>>(new Map());
  /** The table after the journey. */
  after = $state.raw<TableView | null>(null);
  answers = $state.raw<number[]>([]);
  /** The cheapest way to every place from where the journey ends. */
  trips = $state.raw<Map<string, TripView>>(new Map());
  /** The journey draws a card at its end, and goes on from there once the card is seen. */
  pauses = $state(false);
  ready = $state(false);
  private wishes: Wish[] = [];
  private move: number[] = [];
  private run = 0;
  private kept = new Map<string, Preview<TableView>>();
  /** The answers of all deeds that were offered. */
  private deedsKnown = new Map<string, number>();

  constructor(private readonly eye: Eye<TableView>) {}

  /** Whether anything is planned beyond staying here. */
  get planned(): boolean {
    return this.stops.length > 1 || this.stops.some((stop) => stop.deeds.some((one) => one.on));
  }

  get steps(): Stop[] {
    return this.stops.slice(1);
  }

  /** Cards that will be drawn where the journey pauses. */
  get drawn(): number {
    const deeds = this.pauses ? (this.stops.at(-1)?.deeds ?? []) : [];
    return deeds.reduce((sum, one) => sum + (one.on ? one.draws : 0), 0);
  }

  /** Start over from the position on the table. */
  async reset(): Promise<void> {
    this.kept.clear();
    const view = this.eye.view;
    const seat = this.eye.seat;
    const own = view && seat !== null ? view.seats[seat - 1] : undefined;
    const may =
      own && this.eye.legal.some((one) => text(one, 'verb') === 'move' || text(one, 'action') === 'move');
    this.wishes = own && may ? [{ place: own.place, off: [] }] : [];
    await this.plan();
  }

  /** One step further. */
  async go(place: string, card?: string): Promise<void> {
    this.wishes.push({ place, card, off: [] });
    await this.plan();
  }

  /** Several steps further, each with its card. */
  async follow(legs: Leg[]): Promise<void> {
    for (const [place, card] of legs) this.wishes.push({ place, card: card ?? undefined, off: [] });
    await this.plan();
  }

  async back(): Promise<void> {
    if (this.wishes.length > 1) this.wishes.pop();
    await this.plan();
  }

  async toggle(stop: number, id: string): Promise<void> {
    const wish = this.wishes[stop];
    const deeds = this.stops[stop]?.deeds ?? [];
    const deed = deeds.find((one) => one.id === id);
    if (!wish || !deed) return;
    const pauses = deed.draws > 0 && !deed.on; // the journey ends there, and no other card is drawn before that
    const off = deeds.filter((one) => pauses && one.draws > 0).map((one) => one.id);
    if (pauses) this.wishes.length = stop + 1;
    wish.off = [...new Set([...wish.off, ...off])].filter((one) => one !== id);
    if (deed.on) wish.off.push(id);
    await this.plan();
  }

  async pay(stop: number, card: string): Promise<void> {
    const wish = this.wishes[stop];
    if (wish) wish.card = card;
    await this.plan();
  }

  /** The whole journey, with the answer that ends it if it may end. */
  message(): number[] {
    return this.move;
  }

  /** What is proposed after these answers, without unwanted deeds; the server is asked once. */
  private async reach(answers: number[], off: string[]): Promise<Preview<TableView>> {
    const avoid = off.flatMap((id) => this.deedsKnown.get(id) ?? []);
    const key = `${answers.join()} ${avoid.join()}`;
    const told = this.kept.get(key) ?? (await this.eye.preview(answers, { avoid, plan: true }));
    this.kept.set(key, told);
    for (const one of told.links.flatMap((link) => link.legal).filter(isDeed))
      this.deedsKnown.set(idOf(one), one.answer);
    return told;
  }

  private async plan(): Promise<void> {
    const run = ++this.run;
    const stops: Stop[] = [];
    const move = this.eye.legal.find((one) => text(one, 'verb') === 'move');
    let answers = move ? [move.answer] : [];
    let told: Preview<TableView> | null = null;
    for (const [which, wish] of this.wishes.entries()) {
      if (which) {
        const ways = steps(openOf(told)).filter((one) => text(one, 'place') === wish.place);
        const step = ways.find((one) => text(one, 'card') === wish.card) ?? ways[0];
        if (!step) return this.cut(run, which); // what came before has changed, and it can no longer be paid for
        stops.push(stopAt(step, ways));
        answers = [...answers, step.answer];
      } else stops.push({ place: wish.place, card: '', cost: 0, deeds: [], others: [] });
      told = await this.reach(answers, wish.off);
      const goesOn = which < this.wishes.length - 1;
      stops.at(-1)?.deeds.push(...deedsOf(told, goesOn));
      answers = goesOn || isStop(told) ? told.move.slice(0, -1) : told.move;
    }
    if (run === this.run) this.settle(stops, told, answers); // else the player was quicker
  }

  /** The plan without all stops from this one on. */
  private async cut(run: number, from: number): Promise<void> {
    if (run !== this.run) return;
    this.wishes.length = from;
    await this.plan();
  }

  private settle(stops: Stop[], told: Preview<TableView> | null, answers: number[]): void {
    this.stops = stops;
    this.answers = answers;
    this.move = told?.move ?? [];
    this.after = told?.view ?? this.eye.view;
    this.pauses = answers.length > 0 && told?.links.at(-1)?.answer !== null && !isStop(told);
    this.lit = lights(openOf(told));
    this.trips = tripsOf(told?.plan);
    this.ready = stops.length > 0;
  }
}

/** What the server's planner says, by place. */
export function tripsOf(plan: unknown): Map<string, TripView> {
  return new Map(((plan ?? []) as PlanView).map((one) => [one.place, one]));
}

/** What may be answered where the journey ends, or pauses. */
const openOf = (told: Preview<TableView> | null): Answer[] => (told ? (told.links.at(-1)?.legal ?? []) : []);

/** Whether the last answer that is proposed ends the journey. */
function isStop(told: Preview<TableView> | null): boolean {
  const last = told?.links.at(-1);
  return last?.legal.some((one) => one.answer === last.answer && text(one, 'verb') === 'stop') ?? false;
}

/**
 * What is done at a stop, in order, and what else could be done there. If the journey goes on, the last answer is
 * left out: it would end the journey, or draw a card and pause.
 */
function deedsOf(told: Preview<TableView>, goesOn: boolean): Deed[] {
  const links = goesOn ? told.links.slice(0, -1) : told.links;
  const done = links.flatMap((link) => link.legal.find((one) => one.answer === link.answer) ?? []);
  const on = done.filter(isDeed);
  const left = openOf(told).filter((one) => isDeed(one) && !on.some((other) => other.answer === one.answer));
  return [...on.map((one) => deed(one, true)), ...left.map((one) => deed(one, false))];
}

function stopAt(step: Answer, ways: Answer[]): Stop {
  const card = text(step, 'card');
  return {
    place: text(step, 'place'),
    card,
    cost: number(step, 'cost'),
    deeds: [],
    others: ways.map((one) => text(one, 'card')).filter((one) => one !== card),
  };
}

/** The places one step away, each with the card that would pay. */
function lights(legal: Answer[]): Map<string, Lit> {
  const found = new Map<string, Lit>();
  for (const one of steps(legal)) {
    const place = text(one, 'place');
    if (found.has(place)) continue;
    const cost = number(one, 'cost');
    const card = text(one, 'card');
    found.set(place, { place, card, cost, sure: !cost && card !== 'joker' });
  }
  return found;
}
