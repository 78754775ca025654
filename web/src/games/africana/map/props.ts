import type { BoardView, JourneyStep, Lit, TableView } from '../view';

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
  /** Where the plan starts; by default where the explorer of `seat` stands. */
  here?: string | null;
  /** Both ends of an expedition that somebody points at, or the target of an adventure. */
  focus?: string[];
  walking?: Walking | null;
  onplace: (id: string) => void;
  compact?: boolean;
}

/** Where the plan starts. */
export function startOf(props: BoardProps): string | null {
  const mine = props.seat === null ? undefined : props.view.seats[props.seat - 1];
  return props.here ?? mine?.place ?? null;
}
