/**
 * A journey that is planned before it is sent. Nothing is worked out here: each step, each deed and what it earns
 * comes from the server's `preview` of the answers so far.
 */
import type { Eye } from '../../../lib/net/eye.svelte';
import type { Answer } from '../../../lib/net/protocol';
import { isAssistant } from '../box.svelte';
import type { Lit, OfAnswer, TableView } from '../view';

/** Something that can be done at a stop: join or complete. */
export interface Deed {
  id: string;
  join: boolean;
  on: boolean;
  /** A card is drawn: the journey pauses there. */
  draws: boolean;
  silver: number;
  points: number;
  colour: string;
}

export interface Stop {
  place: string;
  card: string;
  cost: number;
  deeds: Deed[];
  /** Cards that could pay this step instead. */
  others: string[];
}

/** What the player wants of a stop: the card, and which deeds not. */
interface Wish {
  place: string;
  card?: string;
  off: string[];
}

interface Reached {
  answers: number[];
  legal: Answer[];
  view: TableView;
}

const text = (answer: Answer, name: keyof OfAnswer): string => String(answer.words[name] ?? '');
const number = (answer: Answer, name: keyof OfAnswer): number => Number(answer.words[name] ?? 0);
const isDeed = (answer: Answer): boolean => ['join', 'complete'].includes(text(answer, 'verb'));
const idOf = (answer: Answer): string => text(answer, 'expedition') || text(answer, 'adventure');

/** The order of "do everything here" (DEC-04): completing first, then joining; what draws a card comes last. */
function order(answer: Answer): number {
  if (text(answer, 'verb') === 'complete') return 0;
  return number(answer, 'cards') ? 2 : 1;
}

/** Which card is proposed: assistant, travel card, joker, then one that is recoloured. */
function rank(answer: Answer): number {
  const card = text(answer, 'card');
  if (number(answer, 'cost')) return isAssistant(card) ? 4 : 3;
  return isAssistant(card) ? 0 : card === 'joker' ? 2 : 1;
}

function deed(answer: Answer, on: boolean): Deed {
  return {
    id: idOf(answer),
    join: text(answer, 'verb') === 'join',
    on,
    draws: text(answer, 'verb') === 'join' && number(answer, 'cards') > 0,
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
  /** The journey draws a card at its end: it goes on from there once that is seen. */
  pauses = $state(false);
  ready = $state(false);
  private wishes: Wish[] = [];
  private stopAnswer: number | null = null;
  private run = 0;
  private kept = new Map<string, Reached>();

  constructor(private readonly eye: Eye<TableView>) {}

  /** Whether anything was planned beyond standing where one is. */
  get planned(): boolean {
    return this.stops.length > 1 || this.stops.some((stop) => stop.deeds.some((one) => one.on));
  }

  get steps(): Stop[] {
    return this.stops.slice(1);
  }

  /** Begin anew from the position on the table. */
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

  /** One step further. A deed that draws a card would end the journey before it: it is left out. */
  async go(place: string, card?: string): Promise<void> {
    const last = this.wishes.at(-1);
    const drawing = this.stops.at(-1)?.deeds.filter((one) => one.draws && one.on) ?? [];
    last?.off.push(...drawing.map((one) => one.id));
    this.wishes.push({ place, card, off: [] });
    await this.plan();
  }

  async back(): Promise<void> {
    if (this.wishes.length > 1) this.wishes.pop();
    await this.plan();
  }

  async toggle(stop: number, id: string): Promise<void> {
    const wish = this.wishes[stop];
    if (!wish) return;
    wish.off = wish.off.includes(id) ? wish.off.filter((one) => one !== id) : [...wish.off, id];
    await this.plan();
  }

  async pay(stop: number, card: string): Promise<void> {
    const wish = this.wishes[stop];
    if (wish) wish.card = card;
    await this.plan();
  }

  /** The whole journey, with the word that ends it where it may end. */
  message(): number[] {
    return this.stopAnswer === null ? this.answers : [...this.answers, this.stopAnswer];
  }

  private async reach(answers: number[]): Promise<Reached> {
    const key = answers.join();
    let found = this.kept.get(key);
    if (!found) {
      const view = this.eye.view;
      if (!answers.length && view) found = { answers, legal: this.eye.legal, view };
      else {
        const told = await this.eye.preview(answers);
        found = { answers, legal: told.legal, view: told.view };
      }
      this.kept.set(key, found);
    }
    return found;
  }

  private async plan(): Promise<void> {
    const run = ++this.run;
    const stops: Stop[] = [];
    const move = this.eye.legal.find((one) => text(one, 'verb') === 'move');
    let at = await this.reach(move ? [move.answer] : []);
    let open = at.legal;
    for (const [which, wish] of this.wishes.entries()) {
      let step: Answer | undefined;
      if (which) {
        const ways = at.legal
          .filter((one) => text(one, 'verb') === 'step' && text(one, 'place') === wish.place)
          .sort((a, b) => rank(a) - rank(b));
        step = ways.find((one) => text(one, 'card') === wish.card) ?? ways[0];
        if (!step) break; // what came before has changed, and this step can't be paid any more
        stops.push(stopAt(step, ways));
        at = await this.reach([...at.answers, step.answer]);
      } else stops.push({ place: wish.place, card: '', cost: 0, deeds: [], others: [] });
      const done = await this.deeds(at, wish, stops.at(-1)?.deeds ?? []);
      at = done.at;
      open = done.open;
    }
    const stop = at.legal.find((one) => text(one, 'verb') === 'stop')?.answer ?? null;
    const end = stop === null ? at : await this.reach([...at.answers, stop]);
    if (run !== this.run) return; // the player was quicker
    this.stopAnswer = stop;
    this.after = end.view;
    this.wishes.length = Math.max(stops.length, 0);
    this.settle(stops, at, open);
  }

  /** Do everything at a stop that the player has not left out. */
  private async deeds(from: Reached, wish: Wish, deeds: Deed[]): Promise<{ at: Reached; open: Answer[] }> {
    let at = from;
    let open = at.legal;
    for (;;) {
      const offers = at.legal.filter(isDeed).sort((a, b) => order(a) - order(b));
      const next = offers.find((one) => !wish.off.includes(idOf(one)));
      if (!next) {
        deeds.push(...offers.map((one) => deed(one, false)));
        return { at, open };
      }
      deeds.push(deed(next, true));
      at = await this.reach([...at.answers, next.answer]);
      if (!at.legal.length) {
        deeds.push(...offers.filter((one) => one !== next).map((one) => deed(one, false)));
        return { at, open };
      }
      open = at.legal;
    }
  }

  private settle(stops: Stop[], at: Reached, open: Answer[]): void {
    this.stops = stops;
    this.answers = at.answers;
    this.pauses = at.answers.length > 0 && !at.legal.length;
    this.lit = lights(open);
    this.ready = stops.length > 0;
  }
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
  const steps = legal.filter((one) => text(one, 'verb') === 'step').sort((a, b) => rank(a) - rank(b));
  for (const one of steps) {
    const place = text(one, 'place');
    if (found.has(place)) continue;
    const cost = number(one, 'cost');
    const card = text(one, 'card');
    found.set(place, { place, card, cost, sure: !cost && card !== 'joker' });
  }
  return found;
}
