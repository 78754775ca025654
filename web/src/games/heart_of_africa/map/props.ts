import type { Snippet } from 'svelte';
import type { BoardView, TableView, TrackView } from '../view';

/** A ticket that somebody points at: its ends (stops or countries), and the tracks of the shortest ways. */
export interface Focus {
  ends: string[];
  tracks: string[];
}

/** A claim while its trains appear one by one: `cars` are drawn so far. */
export interface Laying {
  track: string;
  seat: number;
  cars: number;
}

export interface BoardProps {
  board: BoardView;
  view: TableView;
  /** Whose tickets are marked; null for a spectator. */
  seat: number | null;
  names: (seat: number) => string;
  /** The track of the claim that is being built. */
  chosen: string | null;
  /** The tracks that can be paid now; null off turn: all are drawn in full strength. */
  payable: ReadonlySet<string> | null;
  focus: Focus | null;
  laying: Laying | null;
  ontrack: (id: string) => void;
  /** What the tip of a track says. */
  tip: Snippet<[TrackView]>;
  compact: boolean;
}
