/** What the server says of Heart of Africa: `table_view.py` and `board_view.py` describe every field. */

export type Cards = Record<string, number>;

export interface TicketView {
  id: string;
  done: boolean;
  missing: number | null;
  /** Own spaces on the shortest way. */
  own: number;
  way: string[];
}

export interface SeatView {
  colour: string;
  trains: number;
  cards: number;
  known: Cards;
  hand: Cards | null;
  terrain: Cards;
  kept: number;
  tickets: TicketView[] | null;
  tracks: string[];
  routes: number;
  points: number;
}

/** The locomotives that this eye needs to double tracks of one type with this price. */
export interface DoublingView {
  price: number;
  lengths: number[];
  locomotives: number;
}

export interface TerrainView {
  id: string;
  most: number;
  leaders: number[];
  doubling: DoublingView[];
}

export interface OfferView {
  tickets: TicketView[];
  kept: string[];
  least: number;
}

export interface PendingView {
  track: string;
  card: string | null;
  locomotives: number | null;
}

export type Question = 'keep' | 'turn' | 'second' | 'colour' | 'locomotives' | 'double' | 'wild';

export interface TableView {
  round: number;
  first: number;
  asked: number | null;
  question: Question | null;
  last_round: boolean;
  turns_left: number | null;
  train_row: (string | null)[];
  train_deck: number;
  train_discard: Cards;
  terrain_row: (string | null)[];
  terrain_deck: Cards;
  terrain_discard: Cards;
  ticket_deck: number;
  terrain: TerrainView[];
  seats: SeatView[];
  claims: string[];
  closed: string[];
  offer: OfferView | null;
  pending: PendingView | null;
}

export interface StopView {
  id: string;
  name: string;
  kind: 'city' | 'junction' | 'entry_point';
  country: string | null;
  x: number;
  y: number;
  lat: number;
  lon: number;
}

export interface CountryView {
  id: string;
  name: string;
  stops: string[];
}

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

export interface TicketCardView {
  id: string;
  a: string;
  b: string;
  name: string;
  points: number;
}

export interface TerrainCardView {
  id: string;
  name: string;
  cards: number;
  colours: string[];
}

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
  numbers: {
    trains: number;
    first_keep: number;
    tickets_drawn: number;
    keep: number;
    cards_per_action: number;
    flush: number;
    multiplier: number;
    globetrotter: number;
    end_trains: number;
  };
}
