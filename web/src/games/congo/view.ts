/** What the server says of Congo 1884: `table_view.py`, `seat_view.py`, `bid_view.py` and `board_view.py` describe every field. */

export type Cards = Record<string, number>;

/** One number of a total: what it is for, and how much it adds or takes away. */
export interface PartView {
  what: 'profession' | 'nation' | 'sympathy' | 'special' | 'auxiliary';
  id: string;
  cards: number;
  value: number;
  rule: string;
}

export interface BidView {
  face_up: boolean;
  character: string | null;
  parts: PartView[];
  base: number | null;
  total: number | null;
  sympathy: string | null;
  language: string | null;
  auxiliaries: Cards;
  leads: boolean;
  may_wait: boolean;
  waited: boolean;
  dropped: boolean;
}

export interface CharacterView {
  id: string;
  count: number;
  parts: PartView[];
  least: number | null;
  most: number | null;
  help: number;
}

export interface AuxiliaryView {
  id: string;
  count: number;
  /** Null if there is no bid, or if dice of languages will decide it. */
  fits: boolean | null;
  /** The rule against it, where it does not fit. */
  why: string | null;
}

export interface SpecialView {
  id: string;
  playable: boolean;
  /** The rule of its place, where it may not be played here. */
  why: string | null;
}

export interface SheetLine {
  rule: string;
  stop: string | null;
  points: number;
}

export interface SeatView {
  score: number;
  points: number;
  sheet: SheetLine[];
  characters: number;
  hand: CharacterView[] | null;
  known: Cards;
  auxiliaries: number;
  helpers: AuxiliaryView[] | null;
  specials: number;
  special_hand: SpecialView[] | null;
  tiles: number;
  hippos: Cards | null;
  bid: BidView | null;
  choice: string | null;
  roll: number | null;
  committed: Cards | null;
  strength: number | null;
  stopped: boolean;
}

export interface PlaceView {
  id: string;
  used: boolean;
  station: string | null;
  turned: boolean;
  looked: number[];
  flag: string | null;
  chief: number | null;
}

export interface PileView {
  deck: number;
  discard: Cards;
}

export interface CardView {
  id: string;
  owner: number;
  drawn: string | null;
}

export interface TieView {
  seats: number[];
  ahead: number[];
  open: boolean;
}

export type Question =
  | 'bid'
  | 'special'
  | 'lay'
  | 'lay_more'
  | 'tiles'
  | 'tiles_more'
  | 'raise'
  | 'raise_more'
  | 'gorilla'
  | 'fight'
  | 'warrior'
  | 'hunt'
  | 'look'
  | 'discard'
  | 'victim'
  | 'deck'
  | 'swap';

export interface TableView {
  round: number;
  rounds: number;
  first: number;
  order: number[];
  asked: number | null;
  waiting: number[];
  question: Question | null;
  stop: string;
  station: string | null;
  flag: string | null;
  language: string | null;
  value: number;
  places: PlaceView[];
  unseen: Cards;
  characters: PileView;
  auxiliaries: PileView;
  specials: PileView;
  hippos: PileView;
  gone: string[];
  removed: number;
  removed_specials: string[];
  face_up: boolean;
  card: CardView | null;
  helpers_allowed: boolean;
  highest: number | null;
  tie: TieView | null;
  chief: number | null;
  seats: SeatView[];
}

export interface StopView {
  id: string;
  name: string;
  today: string;
  known: boolean;
  value: number;
  hippo: boolean;
  ring: boolean;
  x: number;
  y: number;
  lat: number;
  lon: number;
}

type Point = [number, number];

export interface StationCardView {
  id: string;
  name: string;
  tiles: number;
  flagless: boolean;
}

export interface NationView {
  id: string;
  name: string;
  people: string;
  flags: number;
  modifiers: Record<string, number>;
  language: string | null;
}

export interface ProfessionView {
  id: string;
  name: string;
  values: Record<string, number>;
  gorilla: number | null;
  warrior: number | null;
}

export interface CharacterCardView {
  id: string;
  nation: string;
  professions: string[];
  belligerent: boolean;
  persons: string[];
}

export interface AuxiliaryCardView {
  id: string;
  name: string;
  fits: string[];
  cards: number;
  adds: number;
}

export interface SpecialCardView {
  id: string;
  name: string;
  stations: string[];
  flag: boolean;
  stops: string[];
  points: number;
}

export interface StartView {
  seats: number;
  start: string;
  skipped: string[];
  neutrals_removed: number;
  specials_removed: string[];
  hand_specials: number;
}

export interface BoardView {
  title: string;
  map: { width: number; height: number; river: Point[]; tributaries: Record<string, Point[]> };
  stops: StopView[];
  stations: StationCardView[];
  nations: NationView[];
  professions: ProfessionView[];
  characters: CharacterCardView[];
  auxiliaries: AuxiliaryCardView[];
  specials: SpecialCardView[];
  hippos: Record<string, number>;
  starts: StartView[];
  numbers: {
    hand_characters: number;
    hand_auxiliaries: number;
    start_hippos: number;
    hippo_reward: number;
    tie_points: number;
    village_value: number;
    special_points: number;
    sympathy: Record<string, string>;
    belgian: Record<string, string>;
    cured: number[];
  };
}
