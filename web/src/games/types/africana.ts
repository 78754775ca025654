/** What the server says of Africana. Written by `make types` from the Python definitions: edit those. */

export type Question = 'action' | 'leaf' | 'travel' | 'hand' | 'adventure';

/** One half of a book; `below` is None where page memory is off. */
export interface HalfView {
  size: number;
  top: string | null;
  below: string[] | null;
  unread: number;
}

export type BookName = 'north' | 'south';

/** One company; what this eye may not be shown is None. */
export interface SeatView {
  company: string;
  colour: string;
  place: string;
  book: BookName;
  silver: number;
  markers: number;
  travel: number;
  hand: string[] | null;
  assistants: string[];
  joker: boolean;
  joined: string[];
  open: string[];
  won: string[] | null;
  done: string[] | null;
  points: number | null;
}

/** A place next to the eye's explorer: which cards fit, and which pay if recoloured. */
export interface WayView {
  place: string;
  fitting: string[];
  recoloured: string[];
}

/** Everything on the table; `question` is its kind, and `ways` are those of this eye. */
export interface TableView {
  round: number;
  first: number;
  asked: number | null;
  question: Question | null;
  last_round: boolean;
  stalled: number;
  row: (string | null)[];
  expeditions_left: number;
  next_letter: string | null;
  travel_deck: number;
  discard: Record<string, number>;
  played: string[];
  supply: Record<string, number>;
  removed: string[];
  abandoned: string[];
  books: HalfView[][];
  seats: SeatView[];
  ways: WayView[];
}

/** One of the five symbols. */
export interface ColourView {
  id: string;
  icon: string;
  hex: string;
}

/** A location; `symbols` are the ids of colours. */
export interface PlaceView {
  id: string;
  name: string;
  lat: number;
  lon: number;
  symbols: string[];
  north: boolean;
}

/** A company, whichever player has it. */
export interface CompanyView {
  country: string;
  colour: string;
  start: string;
}

/** An expedition card; `steps` is the shortest way. */
export interface ExpeditionView {
  id: string;
  letter: string;
  start: string;
  goal: string;
  steps: number;
  silver: number;
  points: number;
}

/** An adventure card: either an artefact (id and name) or the colour of an assistant. */
export interface AdventureView {
  id: string;
  book: BookName;
  target: string;
  artefact: string | null;
  name: string | null;
  assistant: string | null;
  silver: number;
  points: number;
}

/** The bonus of an expedition space: silver, or travel cards. */
export interface SpaceView {
  silver: number;
  cards: number;
}

/** Prices and limits that players look up; AF-END-07 ends the game after `idle_rounds`. */
export interface NumbersView {
  adventure_price: number;
  page_price: number;
  free_pages: number;
  recolour_price: number;
  hand_limit: number;
  open_limit: number;
  markers: number;
  cards_drawn: number;
  idle_rounds: number;
}

/** The board; a route is of the kind sea, land or river, and has bends (latitude, longitude). */
export interface BoardView {
  title: string;
  colours: ColourView[];
  places: PlaceView[];
  routes: [string, string][];
  kinds: string[];
  bends: [number, number][][];
  distance: number[][];
  companies: CompanyView[];
  expeditions: ExpeditionView[];
  adventures: AdventureView[];
  spaces: SpaceView[];
  numbers: NumbersView;
}

/** Draw this many travel cards. */
export interface DrawWords {
  verb: 'draw';
  cards: number;
}

/** Choose to buy, or buy this adventure. */
export interface BuyWords {
  verb: 'buy';
  adventure?: string;
  cost?: number;
}

/** Set out on a journey. */
export interface MoveWords {
  verb: 'move';
}

/** End an action: turning pages, or a journey. */
export interface StopWords {
  verb: 'stop';
  action: 'buy' | 'move';
}

/** Turn a page: which one it is, and what that costs. */
export interface TurnWords {
  verb: 'turn';
  way: 'back' | 'forward';
  adventure: string;
  cost?: number;
}

/** Join an expedition; the bonus of its space is silver or cards. */
export interface JoinWords {
  verb: 'join';
  expedition: string;
  silver?: number;
  cards?: number;
}

/** Complete an expedition or an adventure, for silver and points or for an assistant. */
export interface CompleteWords {
  verb: 'complete';
  expedition?: string;
  adventure?: string;
  colour?: string;
  silver?: number;
  points?: number;
}

/**
 * A step of a journey, the card that pays, and the price of recolouring it.
 *
 * If several cards pay for one place, the one with the lowest `rank` is proposed.
 */
export interface StepWords {
  verb: 'step';
  place: string;
  card: string;
  rank: number;
  cost?: number;
}

/** Give up a travel card or an adventure. */
export interface DiscardWords {
  verb: 'discard';
  card?: string;
  adventure?: string;
}

export type AnswerWords =
  | DrawWords
  | BuyWords
  | MoveWords
  | StopWords
  | TurnWords
  | JoinWords
  | CompleteWords
  | StepWords
  | DiscardWords;

export type Leg = [string, string | null, number];

/**
 * The cheapest way to a place: each step with its card (None: still missing) and its silver.
 *
 * Cheapest is what lacks the fewest cards, then what costs the least silver, then what takes the
 * fewest cards, assistants of the right colour aside, then the shortest.
 */
export interface TripView {
  place: string;
  legs: Leg[];
  silver: number;
  missing: number;
}

export type PlanView = TripView[];

/** What a fact of each rule says in the log; a word is absent where the eye may not know it, or where it is nothing. */
export interface FactWords {
  'AF-TURN-02': { seat?: number; action?: string; points?: number };
  'AF-SETUP-15': { seat?: number; card?: string; points?: number };
  'AF-DRAW-01': { seat?: number; card?: string; points?: number };
  'AF-DRAW-02': { seat?: number; cards?: number; points?: number };
  'AF-DRAW-03': { seat?: number; cards?: number; points?: number };
  'AF-BOOK-01': { seat?: number; adventure?: string; book?: string; points?: number };
  'AF-BOOK-02': { seat?: number; adventure?: string; half?: string; silver?: number; points?: number };
  'AF-BUY-03': { seat?: number; adventure?: string; silver?: number; points?: number };
  'AF-MOVE-02': { seat?: number; place?: string; card?: string; silver?: number; points?: number };
  'AF-EXP-01': { seat?: number; expedition?: string; points?: number };
  'AF-EXP-07': { seat?: number; card?: string; silver?: number; points?: number };
  'AF-EXP-12': { seat?: number; expedition?: string; silver?: number; points?: number };
  'AF-EXP-13': { seat?: number; expedition?: string; points?: number };
  'AF-ADV-04': { seat?: number; adventure?: string; silver?: number; points?: number };
  'AF-ADV-05': { seat?: number; adventure?: string; colour?: string; points?: number };
  'AF-EOT-02': { seat?: number; card?: string; points?: number };
  'AF-EOT-03': { seat?: number; adventure?: string; points?: number };
  'AF-EOT-05': { seat?: number; expedition?: string; space?: string; points?: number };
  'AF-SCORE-04': { seat?: number; adventure?: string; copies?: number; points?: number };
  'AF-SCORE-06': { seat?: number; silver?: number; points?: number };
  'AF-SCORE-07': { seat?: number; cards?: number; points?: number };
}

/** What forbids an answer, by rule; the numbers are what is missing. */
export interface WhyWords {
  'AF-TURN-02': { seat?: number };
  'AF-BOOK-03': { seat?: number; half?: string };
  'AF-BOOK-04': { seat?: number; silver?: number };
  'AF-BUY-01': { seat?: number; book?: string };
  'AF-BUY-03': { seat?: number; adventure?: string };
  'AF-BUY-05': { seat?: number; silver?: number };
  'AF-MOVE-02': { seat?: number; place?: string };
  'AF-MOVE-04': { seat?: number; card?: string };
  'AF-MOVE-07': { seat?: number; card?: string };
  'AF-COLOR-01': { seat?: number; silver?: number };
  'AF-EXP-01': { seat?: number; expedition?: string; place?: string };
  'AF-EXP-02': { seat?: number };
  'AF-EXP-03': { seat?: number; expedition?: string };
  'AF-EXP-10': { seat?: number; expedition?: string; place?: string };
  'AF-ADV-01': { seat?: number; adventure?: string };
  'AF-ADV-02': { seat?: number; place?: string };
  'AF-EOT-01': { seat?: number; cards?: number };
  'AF-EOT-03': { seat?: number; limit?: number };
  'AF-EOT-04': { seat?: number };
}

/** What a reason of a hint says, where it says something else than in the log. */
export interface HintWords {
  'AF-EXP-01': {
    seat?: number;
    expedition?: string;
    steps?: number;
    missing?: number;
    silver?: number;
    points?: number;
  };
  'AF-EXP-10': {
    seat?: number;
    expedition?: string;
    steps?: number;
    missing?: number;
    silver?: number;
    points?: number;
  };
  'AF-ADV-02': {
    seat?: number;
    adventure?: string;
    steps?: number;
    missing?: number;
    silver?: number;
    points?: number;
  };
  'AF-SCORE-03': { seat?: number; adventure?: string; points?: number };
  'AF-SCORE-05': { seat?: number; adventure?: string; points?: number };
}
