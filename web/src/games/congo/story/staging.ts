/**
 * How the table looks while an event is being told, fact by fact: an event may hold the last card of a fight, the
 * chief, the voyage and the next tile, and its view is only the end of it. Nothing is decided here: values, totals,
 * who leads and who wins are those of the facts, or of the view after them; what neither says is left open. The rest
 * is bookkeeping of what is drawn: cards leave a hand, a bid is turned up or taken away, points are added to a score.
 */
import type { Fact } from '../../../lib/net/protocol';
import { number, text } from '../../common/story/teller';
import type { BidView, BoardView, PartView, SeatView, TableView } from '../view';

/** A die has been rolled; it is shown beside its table before it has fallen. */
export interface Roll {
  fact: Fact;
  /** The bid it was rolled for. */
  character: string | null;
  flag: string | null;
  fallen: boolean;
}

const DICE = [
  'CO-VAL-05',
  'CO-INT-04',
  'CO-INT-05',
  'CO-SP-GORILLA-03',
  'CO-SP-WARRIOR-03',
  'CO-SP-MALARIA-01',
  'CO-SP-MALARIA-03',
];
const LOST = [
  'CO-SP-GORILLA-02',
  'CO-SP-GORILLA-06',
  'CO-SP-MALARIA-02',
  'CO-SP-OKAPI-02',
  'CO-SP-NATIONALS-02',
];
const FOUGHT = ['CO-SP-GORILLA-03', 'CO-SP-WARRIOR-03'];

/** Several seats are one word, such as 1 3. */
const seatsIn = (words: Fact['words'], name: string): number[] => text(words, name).split(' ').map(Number);

export const isRoll = (fact: Fact): boolean => DICE.includes(fact.rule);

function faceDown(character: string | null, own: SeatView | undefined): BidView {
  const card = own?.hand?.find((one) => one.id === character);
  const sure = card && card.least === card.most;
  return {
    face_up: false,
    character,
    parts: card?.parts ?? [],
    base: sure ? card.most : null,
    total: sure ? card.most : null,
    pending: false,
    sympathy: null,
    language: null,
    auxiliaries: {},
    leads: false,
    behind: null,
    may_wait: false,
    waited: false,
    dropped: false,
  };
}

export class Staging {
  view: TableView;
  private readonly same: boolean;

  constructor(
    before: TableView,
    private readonly after: TableView,
    private readonly facts: Fact[],
    private readonly board: BoardView,
  ) {
    this.same = before.stop === after.stop && before.round === after.round;
    this.view = { ...before, asked: null, next: null, waiting: [] };
    if (before.question === 'bid') this.layBids();
  }

  /** Nobody is told the bids of others: they are face down. */
  private layBids(): void {
    const own = this.facts.find((one) => one.rule === 'CO-BID-01' && one.words['character']);
    const seats = this.view.seats.map((one, at) => {
      const mine = own?.seat === at + 1 ? text(own.words, 'character') : null;
      const hand = one.hand?.flatMap((card) => {
        if (card.id !== mine) return [card];
        return card.count > 1 ? [{ ...card, count: card.count - 1 }] : [];
      });
      const bid = one.characters ? faceDown(mine, one) : null;
      return { ...one, bid, hand: hand ?? null, characters: one.characters - (bid ? 1 : 0) };
    });
    this.view = { ...this.view, seats, question: 'special', step: 'special' };
  }

  private seat(fact: Fact): number {
    return fact.seat ?? number(fact.words, 'seat');
  }

  private bidOf(seat: number): BidView | null {
    return this.view.seats[seat - 1]?.bid ?? null;
  }

  private change(seat: number, what: Partial<SeatView>): void {
    const seats = this.view.seats.map((one, at) => (at === seat - 1 ? { ...one, ...what } : one));
    this.view = { ...this.view, seats };
  }

  private changeBid(seat: number, what: Partial<BidView>): void {
    const bid = this.bidOf(seat);
    if (bid) this.change(seat, { bid: { ...bid, ...what } });
  }

  /** The table after one more fact. */
  tell(fact: Fact): void {
    const seat = this.seat(fact);
    const { words } = fact;
    const points = number(words, 'points');
    if (seat && points) this.change(seat, { score: (this.view.seats[seat - 1]?.score ?? 0) + points });
    if (LOST.includes(fact.rule) || (FOUGHT.includes(fact.rule) && !words['won']))
      return this.change(seat, { bid: null });
    switch (fact.rule) {
      case 'CO-SPC-03':
        return this.playCard(seat, text(words, 'special'));
      case 'CO-VAL-01':
        this.view = { ...this.view, face_up: true };
        return this.turnUp(seat, text(words, 'character'));
      case 'CO-VAL-05':
        return this.sympathise(seat, text(words, 'nation'));
      case 'CO-INT-04':
        this.view = { ...this.view, language: text(words, 'language') };
        return;
      case 'CO-AUX-01':
        return this.lay(seat, words);
      case 'CO-AUX-07':
        return this.changeBid(seat, { dropped: true });
      case 'CO-AUX-08':
        return this.changeBid(seat, { waited: true });
      case 'CO-TIE-01':
        return this.tie(seat, words);
      case 'CO-CHIEF-01':
        return this.add(seat, words);
      case 'CO-SCORE-01':
        return this.crown(seat);
      case 'CO-SP-TAMTAM-02':
      case 'CO-SP-HIPPO-01':
        this.view = { ...this.view, seats: this.view.seats.map((one) => ({ ...one, bid: null })) };
    }
  }

  private playCard(seat: number, id: string): void {
    const own = this.view.seats[seat - 1];
    const special_hand = own?.special_hand?.filter((one) => one.id !== id) ?? null;
    this.view = { ...this.view, card: { id, owner: seat, drawn: null } };
    this.change(seat, { specials: (own?.specials ?? 1) - 1, special_hand });
  }

  /** The numbers of a bid come from the later view, without what a die still has to decide. */
  private turnUp(seat: number, character: string): void {
    const then = this.same ? this.after.seats[seat - 1]?.bid : null;
    const known = then?.character === character ? then : (this.bidOf(seat) ?? faceDown(character, undefined));
    const rolls = this.facts.some((one) => one.rule === 'CO-VAL-05' && this.seat(one) === seat);
    const parts = known.parts.filter((one) => one.what !== 'sympathy');
    const open = rolls ? { parts, base: null, total: null, pending: true, sympathy: null } : {};
    this.change(seat, { bid: { ...known, character, face_up: true, leads: false, ...open } });
  }

  private sympathise(seat: number, nation: string): void {
    const then = this.same ? this.after.seats[seat - 1]?.bid : null;
    if (then?.sympathy === nation) this.change(seat, { bid: { ...then, leads: false } });
    else this.changeBid(seat, { pending: false, sympathy: nation });
  }

  private lay(seat: number, words: Fact['words']): void {
    const bid = this.bidOf(seat);
    if (!bid) return;
    const id = text(words, 'auxiliary');
    const [total, value] = [number(words, 'total'), number(words, 'value')];
    const cards = (bid.auxiliaries[id] ?? 0) + 1;
    const part = { what: 'auxiliary' as const, id, cards, value, rule: 'CO-AUX-02' };
    const parts = [...bid.parts.filter((one) => one.what !== 'auxiliary' || one.id !== id), part];
    const held = this.view.seats[seat - 1]?.auxiliaries ?? 1;
    const auxiliaries = { ...bid.auxiliaries, [id]: cards };
    this.change(seat, { auxiliaries: held - 1, bid: { ...bid, parts, auxiliaries, total, waited: false } });
    this.lead(seatsIn(words, 'leads'));
  }

  /** The total of a bid and its parts: the later view may already be that of the next stop. */
  private add(seat: number, words: Fact['words']): void {
    const bid = this.bidOf(seat);
    if (!bid) return;
    const part = (what: PartView['what'], id: string, value: number, rule: string): PartView[] => [
      { what, id, cards: 1, value, rule },
    ];
    const { flag, card } = this.view;
    const [value, modifier, share] = [
      number(words, 'value'),
      number(words, 'modifier'),
      number(words, 'share'),
    ];
    const helpers = bid.parts.filter((one) => one.what === 'auxiliary');
    const nation = this.board.characters.find((one) => one.id === bid.character)?.nation ?? '';
    const under = bid.sympathy
      ? part('sympathy', bid.sympathy, modifier, 'CO-VAL-05')
      : part('nation', nation, modifier, 'CO-VAL-03');
    const parts = [
      ...part('profession', text(words, 'profession'), value, 'CO-VAL-01'),
      ...(flag === null ? [] : under),
      ...(card && share ? part('special', card.id, share, 'CO-SPC-03') : []),
      ...helpers,
    ];
    this.changeBid(seat, { parts, base: number(words, 'base'), total: number(words, 'total') });
  }

  /** Who has the highest total, as a fact says. */
  private lead(leaders: number[]): void {
    const seats = this.view.seats.map((one, at) =>
      one.bid ? { ...one, bid: { ...one.bid, leads: leaders.includes(at + 1), behind: null } } : one,
    );
    const highest = this.bidOf(leaders[0] ?? 0)?.total ?? null;
    this.view = { ...this.view, seats, highest };
  }

  private tie(seat: number, words: Fact['words']): void {
    if (words['seats'] !== undefined) {
      const seats = seatsIn(words, 'seats');
      this.lead(seats);
      this.view = { ...this.view, question: 'tiles', step: 'chief', tie: { seats, ahead: [], open: false } };
      return;
    }
    const tie = this.view.tie ?? { seats: [seat], ahead: [], open: true };
    this.view = { ...this.view, tie: { ...tie, open: true } };
    const left = (this.view.seats[seat - 1]?.tiles ?? 0) - number(words, 'tiles');
    this.change(seat, { strength: number(words, 'sum'), tiles: Math.max(0, left) });
  }

  private crown(seat: number): void {
    if (!this.view.tie) this.lead([seat]);
    const places = this.view.places.map((one) => (one.id === this.view.stop ? { ...one, chief: seat } : one));
    this.view = { ...this.view, chief: seat, places, question: null, step: 'chief' };
  }
}
