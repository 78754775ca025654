/** What the server says of Africana: `view.py` and `board_view.py` describe every field. */

export interface Half {
  size: number;
  top: string | null;
  below: string[] | null;
  unread: number;
}

export interface SeatView {
  company: string;
  colour: string;
  place: string;
  book: 'north' | 'south';
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

export interface Way {
  place: string;
  fitting: string[];
  recoloured: string[];
}

export type Question = 'action' | 'leaf' | 'travel' | 'hand' | 'adventure';

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
  books: Half[][];
  seats: SeatView[];
  ways: Way[];
}

export interface PlaceView {
  id: string;
  name: string;
  lat: number;
  lon: number;
  symbols: string[];
  north: boolean;
}

export interface ExpeditionView {
  id: string;
  letter: string;
  start: string;
  goal: string;
  steps: number;
  silver: number;
  points: number;
}

export interface AdventureView {
  id: string;
  book: 'north' | 'south';
  target: string;
  artefact: string | null;
  name: string | null;
  assistant: string | null;
  silver: number;
  points: number;
}

export interface BoardView {
  title: string;
  colours: { id: string; icon: string; hex: string }[];
  places: PlaceView[];
  routes: [string, string][];
  kinds: string[];
  bends: [number, number][][];
  distance: number[][];
  companies: { country: string; colour: string; start: string }[];
  expeditions: ExpeditionView[];
  adventures: AdventureView[];
  spaces: { silver: number; cards: number }[];
  numbers: {
    adventure_price: number;
    page_price: number;
    free_pages: number;
    recolour_price: number;
    hand_limit: number;
    open_limit: number;
    markers: number;
    cards_drawn: number;
  };
}

/** A planned step: where to, and which card pays; `cost` is silver for recolouring. */
export interface Step {
  place: string;
  card: string;
  cost: number;
}

/** A place that a click adds to the journey. `sure`: a fitting card is in hand, neither joker nor recolouring. */
export interface Lit extends Step {
  sure: boolean;
}
