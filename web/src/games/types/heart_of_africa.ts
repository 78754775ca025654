/** What the server says of Heart of Africa. Written by `make types` from the Python definitions: edit those. */

export type Question = 'keep' | 'turn' | 'second' | 'colour' | 'locomotives' | 'double' | 'wild';

/**
 * The locomotives that this eye needs to double tracks of one type with this price.
 *
 * `levels`: they are needed to draw level with the best rival; otherwise they pay the price.
 * `held`: this many are in hand, not counting those that a set takes.
 */
export interface DoublingView {
  price: number;
  lengths: number[];
  locomotives: number;
  levels: boolean;
  held: boolean;
}

/**
 * A type of terrain: the most cards that any player has, and who has them.
 *
 * `lead` is how many more that is than the next player has, 0 if several are level. `rival` is
 * the most cards that any opponent of this eye has; None for spectators.
 */
export interface TerrainView {
  id: string;
  most: number;
  leaders: number[];
  lead: number;
  rival: number | null;
  doubling: DoublingView[];
}

/**
 * A ticket; `missing` are the free spaces of the shortest way, None if no way is left.
 *
 * `own` are the player's spaces on that way, at least; `way` are the free tracks of all ways that
 * are equally short.
 */
export interface TicketView {
  id: string;
  done: boolean;
  missing: number | null;
  own: number;
  way: string[];
}

/**
 * One player; what this eye may not be shown is None.
 *
 * `known` are the cards in hand that everybody saw taken. `routes` are the points that everybody
 * can see; `points` also counts the tickets that this eye knows.
 */
export interface SeatView {
  colour: string;
  trains: number;
  cards: number;
  known: Record<string, number>;
  hand: Record<string, number> | null;
  terrain: Record<string, number>;
  kept: number;
  tickets: TicketView[] | null;
  tracks: string[];
  routes: number;
  points: number;
}

/**
 * The tickets that this eye chooses from, those kept so far, and the fewest to keep.
 *
 * `answers` are the numbers of the answers that keep them, including those to be named later. A
 * finished choice is shown until all have chosen.
 */
export interface OfferView {
  tickets: TicketView[];
  answers: Record<string, number>;
  kept: string[];
  least: number;
}

/** The claim that this eye is putting together, as far as it has got. */
export interface PendingView {
  track: string;
  card: string | null;
  locomotives: number | null;
}

/**
 * Everything on the table; `question` is its kind, but another player's claim is just a turn.
 *
 * `claims` are the tracks that this eye could claim with its hand, and `closed` the free tracks
 * that it can never claim.
 */
export interface TableView {
  round: number;
  first: number;
  asked: number | null;
  question: Question | null;
  last_round: boolean;
  turns_left: number | null;
  train_row: (string | null)[];
  train_deck: number;
  train_discard: Record<string, number>;
  terrain_row: (string | null)[];
  terrain_deck: Record<string, number>;
  terrain_discard: Record<string, number>;
  ticket_deck: number;
  terrain: TerrainView[];
  seats: SeatView[];
  claims: string[];
  closed: string[];
  offer: OfferView | null;
  pending: PendingView | null;
}

/** A type of terrain, and the colours of the tracks that it can double. */
export interface TerrainCardView {
  id: string;
  name: string;
  cards: number;
  colours: string[];
}

export type StopKind = 'city' | 'junction' | 'entry_point';

/** A stop; x and y are its place on the printed board, 0 to 1 from the top left corner. */
export interface StopView {
  id: string;
  name: string;
  kind: StopKind;
  country: string | null;
  x: number;
  y: number;
  lat: number;
  lon: number;
}

/** A destination that is reached at any of its stops. */
export interface CountryView {
  id: string;
  name: string;
  stops: string[];
}

/** A track; `locomotives` counts a ferry's symbols, `twin` is the other track of its route. */
export interface TrackView {
  id: string;
  route: string;
  a: string;
  b: string;
  colour: string;
  length: number;
  locomotives: number;
  terrain: string;
  points: number;
  price: number;
  twin: string | null;
}

/** A ticket; its ends are ids of cities or countries. */
export interface TicketCardView {
  id: string;
  a: string;
  b: string;
  name: string;
  points: number;
}

/** What players look up. */
export interface NumbersView {
  trains: number;
  first_keep: number;
  tickets_drawn: number;
  keep: number;
  cards_per_action: number;
  flush: number;
  multiplier: number;
  globetrotter: number;
  end_trains: number;
}

/** The board; `colours` are those of train cards, locomotives last; grey is only for tracks. */
export interface BoardView {
  title: string;
  tall: number;
  colours: string[];
  grey: string;
  players: string[];
  terrains: TerrainCardView[];
  stops: StopView[];
  countries: CountryView[];
  tracks: TrackView[];
  tickets: TicketCardView[];
  numbers: NumbersView;
}

/** Take an open card; for terrain also how many this seat and its best opponent have. */
export interface TakeWords {
  verb: 'take';
  card?: string;
  terrain?: string;
  own?: number;
  rival?: number;
}

/** Draw from a deck; for tickets also how many are drawn, and the fewest to keep. */
export interface DrawWords {
  verb: 'draw';
  pile: 'train' | 'terrain' | 'tickets';
  deck: number;
  most?: number;
  least?: number;
}

/** Nothing can be done. */
export interface PassWords {
  verb: 'pass';
}

/**
 * A track: what it costs and scores.
 *
 * `symbols` are those of a ferry, `locomotives` the fewest in a set that pays, and `spare` the
 * others in hand. `double` are the points if it is doubled, and `wild` the locomotives which
 * that takes. `completes` counts tickets.
 */
export interface ClaimWords {
  verb: 'claim';
  track: string;
  a: string;
  b: string;
  length: number;
  colour: string;
  points: number;
  symbols?: number;
  locomotives?: number;
  spare?: number;
  double?: number;
  wild?: number;
  completes?: number;
}

/**
 * The colour of a set: how many of its cards are in hand, and how many locomotives may join.
 *
 * `sets` are those that pay, fewest locomotives first: 3+0 2+1 is three cards, or two and a
 * locomotive. For a set of locomotives only, `cards` counts them.
 */
export interface PayWords {
  verb: 'pay';
  card: string;
  have: number;
  sets: string;
  length?: number;
  least?: number;
  most?: number;
  cards?: number;
}

/** How many locomotives are in the set, and how many cards of its colour. */
export interface LocomotivesWords {
  verb: 'locomotives';
  locomotives: number;
  card: string;
  cards: number;
}

/** Not doubled: the set that pays, and the points. */
export interface PlainWords {
  verb: 'plain';
  card: string;
  cards: number;
  locomotives: number;
  points: number;
}

/**
 * Doubled: the set, the points, the terrain price, and how many locomotives may help to pay it.
 *
 * `ways` are the cards that double, fewest locomotives first: 1+0 0+1 is one terrain card, or one
 * locomotive.
 */
export interface DoublingWords {
  verb: 'double';
  card: string;
  cards: number;
  locomotives: number;
  points: number;
  price: number;
  terrain: string;
  least: number;
  most: number;
  ways: string;
}

/** How many locomotives and terrain cards pay for doubling. */
export interface WildWords {
  verb: 'wild';
  locomotives: number;
  cards: number;
  terrain: string;
  points: number;
}

/** A ticket; `done` is 1 if this seat's tracks already complete it. */
export interface KeepWords {
  verb: 'keep';
  ticket: string;
  done?: number;
}

/** No more tickets: this many are kept. */
export interface EnoughWords {
  verb: 'enough';
  kept: number;
}

export type AnswerWords =
  | TakeWords
  | DrawWords
  | PassWords
  | ClaimWords
  | PayWords
  | LocomotivesWords
  | PlainWords
  | DoublingWords
  | WildWords
  | KeepWords
  | EnoughWords;

/**
 * A track of a planned way: the colour that pays, and what of it is in hand.
 *
 * `card` is grey if any colour would do and none is in hand. `missing` are cards by colour;
 * locomotives are named there only if a ferry asks for them, but they replace all others.
 */
export interface PlannedTrackView {
  track: string;
  card: string;
  cards: number;
  locomotives: number;
  missing: Record<string, number>;
}

/**
 * The cheapest way to a stop or a country, or for a ticket, with the hand as it is.
 *
 * It has the fewest missing cards, then the fewest spaces. `need` are all missing cards by
 * colour, `completes` the tickets that it would complete.
 */
export interface PlannedWayView {
  to: string;
  tracks: PlannedTrackView[];
  trains: number;
  points: number;
  missing: number;
  need: Record<string, number>;
  completes: string[];
}

export type PlanView = PlannedWayView[];

/** What a fact of each rule says in the log; a word is absent where the eye may not know it, or where it is nothing. */
export interface FactWords {
  'HA-SETUP-02': { seat?: number; card?: string; lost?: number; points?: number };
  'HA-SETUP-04': { seat?: number; terrain?: string; lost?: number; points?: number };
  'HA-SETUP-05': { seat?: number; terrain?: string; slot?: string; lost?: number; points?: number };
  'HA-DRAW-02': { seat?: number; card?: string; lost?: number; points?: number };
  'HA-DRAW-03': { seat?: number; terrain?: string; lost?: number; points?: number };
  'HA-DRAW-04': { seat?: number; card?: string; slot?: string; lost?: number; points?: number };
  'HA-DRAW-14': { seat?: number; terrain?: string; slot?: string; lost?: number; points?: number };
  'HA-DRAW-08': { seat?: number; card?: string; lost?: number; points?: number };
  'HA-DRAW-11': { seat?: number; cards?: number; lost?: number; points?: number };
  'HA-TERRAIN-01': { seat?: number; terrain?: string; lost?: number; points?: number };
  'HA-TERRAIN-05': { seat?: number; cards?: number; lost?: number; points?: number };
  'HA-TERRAIN-10': {
    seat?: number;
    track?: string;
    cards?: number;
    locomotives?: number;
    lost?: number;
    points?: number;
    terrain?: string;
  };
  'HA-CLAIM-08': {
    seat?: number;
    track?: string;
    card?: string;
    locomotives?: number;
    lost?: number;
    points?: number;
    terrain?: string;
    cards?: number;
  };
  'HA-TICKET-01': { seat?: number; tickets?: number; lost?: number; points?: number };
  'HA-TICKET-03': { seat?: number; kept?: number; returned?: number; lost?: number; points?: number };
  'HA-TICKET-04': { seat?: number; ticket?: string; lost?: number; points?: number };
  'HA-SCORE-02': {
    seat?: number;
    ticket?: string;
    lost?: number;
    completed?: number;
    missed?: number;
    gained?: number;
    forfeited?: number;
    points?: number;
  };
}

/** What forbids an answer, by rule; the numbers are what is missing. */
export interface WhyWords {
  'HA-SETUP-06': { seat?: number; least?: number };
  'HA-SETUP-07': { seat?: number; least?: number };
  'HA-DRAW-02': { seat?: number; card?: string };
  'HA-DRAW-03': { seat?: number; terrain?: string };
  'HA-DRAW-12': { seat?: number; pile?: string };
  'HA-CLAIM-03': { seat?: number; track?: string; missing?: number };
  'HA-CLAIM-04': { seat?: number; track?: string; card?: string; missing?: number };
  'HA-CLAIM-05': { seat?: number; track?: string; missing?: number };
  'HA-CLAIM-06': { seat?: number; track?: string };
  'HA-CLAIM-09': { seat?: number; track?: string; missing?: number };
  'HA-CLAIM-10': { seat?: number; least?: number; most?: number };
  'HA-CLAIM-11': { seat?: number; track?: string; card?: string };
  'HA-CLAIM-12': { seat?: number; track?: string };
  'HA-DOUBLE-01': { seat?: number; track?: string };
  'HA-DOUBLE-03': { seat?: number; track?: string };
  'HA-TERRAIN-12': { seat?: number; terrain?: string; missing?: number };
  'HA-TERRAIN-13': { seat?: number; terrain?: string; missing?: number };
  'HA-TERRAIN-21': { seat?: number; least?: number; most?: number };
  'HA-TICKET-01': { seat?: number; least?: number };
  'HA-TICKET-03': { seat?: number; ticket?: string; least?: number };
  'HA-TICKET-04': { seat?: number; ticket?: string };
  'HA-TICKET-09': { seat?: number; least?: number };
}

/** What a reason of a hint says, where it says something else than in the log. */
export interface HintWords {
  'HA-CLAIM-01': { seat?: number; track?: string; points?: number; colour?: string };
  'HA-CLAIM-03': { seat?: number; trains?: number; spaces?: number; points?: number };
  'HA-CLAIM-04': { seat?: number; track?: string; missing?: number; points?: number; colour?: string };
  'HA-CLAIM-05': { seat?: number; track?: string; missing?: number; points?: number; colour?: string };
  'HA-CLAIM-06': { seat?: number; card?: string; locomotives?: number; points?: number };
  'HA-CLAIM-10': { seat?: number; locomotives?: number; points?: number };
  'HA-TERRAIN-13': { seat?: number; terrain?: string; own?: number; rival?: number; points?: number };
  'HA-TERRAIN-21': { seat?: number; track?: string; locomotives?: number; points?: number; colour?: string };
  'HA-TICKET-06': { seat?: number; ticket?: string; spaces?: number; routes?: number; points?: number };
}
