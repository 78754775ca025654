/** The server's part in a claim and in a choice of tickets: what it asks next, links without a choice left out. */
import type { Cards, TableView, TicketView } from '../../../src/games/heart_of_africa/view';
import type { Answer, Fact, Preview, Standing, Why, Words } from '../../../src/lib/net/protocol';
import { box, view } from './scene';

const LOCOMOTIVE = 'locomotive';

interface Question {
  moves: [string, Words?][];
  /** What a move does, and what is asked then. */
  next: (move: string) => Question | null;
}

interface Paid {
  card: string;
  locomotives: number;
  wild: number | null;
}

export class FakeEye {
  seat = 1;
  busy = false;
  status = 'open';
  undoable = 'none';
  myTurn = true;
  hand: Cards = { white: 3, yellow: 4, [LOCOMOTIVE]: 3 };
  terrain = 2;
  rival = 0;
  tracks = ['mocamedes-walvis_bay/1', 'j_northeast-bogoro', 'mocambique-madagascar_north/1'];
  offered: string[] = [];
  least = 1;
  refusals: Record<string, Fact[]> = {};
  previews: string[] = [];
  moved: string[][] = [];
  said: string[] = [];
  sealed: number[] | undefined = undefined;
  envelope: string[] | undefined = undefined;
  asked = [1];
  /** While it is there, previews wait for it. */
  held: Promise<void> | null = null;
  private numbers: string[] = [];

  number(move: string): number {
    if (!this.numbers.includes(move)) this.numbers.push(move);
    return this.numbers.indexOf(move);
  }

  get view(): TableView {
    return this.viewAfter(null);
  }

  get shown(): Partial<Standing<TableView>> {
    const envelope = this.envelope?.map((one) => this.number(one));
    const { asked, sealed, view: table } = this;
    return { asked, view: table, ...(sealed && { sealed }), ...(envelope && { envelope }) };
  }

  get legal(): Answer[] {
    const question = this.offered.length ? this.keeping([], this.least) : this.turn();
    return this.answers(question);
  }

  preview(answers: number[]): Promise<Preview<TableView>> {
    const moves = answers.map((one) => this.numbers[one] ?? '');
    this.previews.push(moves.join(', '));
    const waits = this.held;
    const told = this.follow(moves, answers);
    return waits ? waits.then(() => told) : Promise.resolve(told);
  }

  why(_answers: number[], moves: string[]): Promise<Why> {
    const why = moves.map((move) => ({ move, legal: false, rules: this.refusals[move] ?? [] }));
    return Promise.resolve({ t: 'why', n: 1, answers: [], why });
  }

  move(answers: number[]): Promise<void> {
    this.moved.push(answers.map((one) => this.numbers[one] ?? ''));
    return Promise.resolve();
  }

  say(what: string): Promise<void> {
    this.said.push(what);
    return Promise.resolve();
  }

  private answers(question: Question | null): Answer[] {
    return (question?.moves ?? []).map(([move, words = {}]) => {
      const parts = move.split(' ');
      return { answer: this.number(move), parts, words: { verb: parts[0] ?? '', ...words } };
    });
  }

  private paid: Paid | null = null;
  private track = '';

  private follow(moves: string[], answers: number[]): Preview<TableView> {
    this.paid = null;
    let question: Question | null = this.offered.length ? this.keeping([], this.least) : this.turn();
    for (const move of moves) {
      if (!question?.moves.some(([one]) => one === move))
        throw new Error(`expected a legal answer, but got ${move}`);
      question = question.next(move);
      while (question?.moves.length === 1) question = question.next(question.moves[0]?.[0] ?? '');
    }
    const legal = this.answers(question);
    return { t: 'preview', n: 1, answers, legal, whole: !legal.length, view: this.viewAfter(this.paid) };
  }

  private turn(): Question {
    const claims = this.tracks.map((track): [string, Words] => {
      const found = box.tracks.get(track);
      const { colour = '', length = 0, points = 0 } = found ?? {};
      return [`claim ${track}`, { track, colour, length, points }];
    });
    return {
      moves: [...claims, ['take white'], ['draw train'], ['draw tickets']],
      next: (move) => this.colours(move.slice('claim '.length)),
    };
  }

  private colours(track: string): Question {
    this.track = track;
    const { colour = '', length = 0, locomotives = 0 } = box.tracks.get(track) ?? {};
    const have = this.hand[LOCOMOTIVE] ?? 0;
    const moves: [string, Words][] = [];
    for (const [card, n] of Object.entries(this.hand)) {
      const least = Math.max(locomotives, length - n);
      if (card === LOCOMOTIVE || (colour !== 'grey' && colour !== card) || least > have || least >= length)
        continue;
      moves.push([`pay ${card}`, { card, length, have: n, least, most: Math.min(have, length - 1) }]);
    }
    if (have >= length) moves.push([`pay ${LOCOMOTIVE}`, { card: LOCOMOTIVE, cards: length, have }]);
    return { moves, next: (move) => this.numbersOf(move.slice('pay '.length)) };
  }

  private numbersOf(card: string): Question {
    const { length = 0, locomotives = 0 } = box.tracks.get(this.track) ?? {};
    if (card === LOCOMOTIVE) return this.double(card, length);
    const least = Math.max(locomotives, length - (this.hand[card] ?? 0));
    const most = Math.min(this.hand[LOCOMOTIVE] ?? 0, length - 1);
    const moves = Array.from({ length: most - least + 1 }, (_, more): [string, Words] => {
      const n = least + more;
      return [`locomotives ${n}`, { locomotives: n, card, cards: length - n }];
    });
    return { moves, next: (move) => this.double(card, Number(move.split(' ')[1])) };
  }

  private double(card: string, locomotives: number): Question {
    const { points = 0, price = 0 } = box.tracks.get(this.track) ?? {};
    const spare = (this.hand[LOCOMOTIVE] ?? 0) - locomotives;
    const least = Math.max(0, this.rival - this.terrain, price - this.terrain);
    const most = Math.min(spare, Math.max(price, this.rival - this.terrain));
    const moves: [string, Words][] = [['plain', { points }]];
    if (least <= most) moves.push(['double', { points: points * 2, price, least, most }]);
    const wilds = Array.from({ length: most - least + 1 }, (_, more): [string, Words] => [
      `wild ${least + more}`,
      { locomotives: least + more, cards: Math.max(0, price - least - more) },
    ]);
    const claimed = (wild: number | null): null => {
      this.paid = { card, locomotives, wild };
      return null;
    };
    return {
      moves,
      next: (move) =>
        move === 'plain'
          ? claimed(null)
          : { moves: wilds, next: (which) => claimed(Number(which.split(' ')[1])) },
    };
  }

  private keeping(kept: string[], least: number): Question {
    const above = this.offered.filter((one) => one > (kept.at(-1) ?? ''));
    const moves: [string, Words?][] = above
      .filter((_, at) => kept.length + above.length - at >= least)
      .map((ticket) => [`keep ${ticket}`, { ticket }]);
    if (kept.length >= least) moves.push(['enough']);
    return {
      moves,
      next: (move) => {
        if (move === 'enough') return null;
        const found = this.keeping([...kept, move.slice('keep '.length)], least);
        return found.moves.length === 1 && found.moves[0]?.[0] === 'enough' ? null : found;
      },
    };
  }

  private viewAfter(paid: Paid | null): TableView {
    const hand = { ...this.hand };
    const track = box.tracks.get(this.track);
    const own = view.seats[0];
    if (!own || (paid && !track)) throw new Error('expected a seat and a track');
    let { routes } = own;
    if (paid && track) {
      if (paid.card !== LOCOMOTIVE)
        hand[paid.card] = (hand[paid.card] ?? 0) - track.length + paid.locomotives;
      hand[LOCOMOTIVE] = (hand[LOCOMOTIVE] ?? 0) - paid.locomotives - (paid.wild ?? 0);
      routes += track.points * (paid.wild === null ? 1 : 2);
    }
    const tickets: TicketView[] = [{ id: 'T22', done: paid !== null, missing: 0, own: 0, way: [] }];
    const seats = [{ ...own, hand, routes, tickets }, ...view.seats.slice(1)];
    const offered = this.offered.map((id) => ({ id, done: false, missing: 5, own: 0, way: [] }));
    const offer = offered.length ? { tickets: offered, kept: [], least: this.least } : null;
    return { ...view, seats, offer, question: offer ? 'keep' : 'turn' };
  }
}
