import type { Walked } from '../story/news';
import type { BoardView, JourneyStep, Lit, TableView, TripView } from '../view';

/** An explorer on its way along one route. */
export interface Walking {
  seat: number;
  from: string;
  to: string;
  ms: number;
}

export interface BoardProps {
  board: BoardView;
  view: TableView;
  /** Whose aims are shown; null for a spectator. */
  seat: number | null;
  names: (seat: number) => string;
  lit: Map<string, Lit>;
  plan: JourneyStep[];
  /** A way that is only proposed, while no journey is planned. */
  wish?: JourneyStep[];
  /** The cheapest way to each place, from where the plan ends. */
  trips?: Map<string, TripView>;
  /** Where the plan starts; by default where the explorer of `seat` stands. */
  here?: string | null;
  /** Both ends of an expedition that somebody points at, or the target of an adventure. */
  focus?: string[];
  /** Those of a card that was pressed: the map goes there. */
  pinned?: string[];
  walking?: Walking | null;
  /** Steps of others since my last turn. */
  walks?: Walked[];
  onplace: (id: string) => void;
  compact?: boolean;
}

/** Where the plan starts. */
export function startOf(props: BoardProps): string | null {
  const mine = props.seat === null ? undefined : props.view.seats[props.seat - 1];
  return props.here ?? mine?.place ?? null;
}
