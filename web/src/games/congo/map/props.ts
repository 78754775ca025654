import type { Snippet } from 'svelte';
import type { BoardView, TableView } from '../view';

/** The steamer on its way from one stop to another. */
export interface Sailing {
  from: string;
  to: string;
  ms: number;
}

export interface RiverProps {
  board: BoardView;
  view: TableView;
  /** Whose eye it is; null for a spectator. */
  seat: number | null;
  names: (seat: number) => string;
  /** The stops that may be chosen now. */
  lit: Set<string>;
  onstop: (id: string) => void;
  sailing?: Sailing | null;
  /** A stop that somebody points at elsewhere on the screen. */
  focus?: string | null;
}

export interface BoardProps extends RiverProps {
  /** On a phone the river is moved and zoomed by fingers, and nothing stands in its bend. */
  compact?: boolean;
  /** What is shown inside the bend, linked by a line to the steamer's stop. */
  children?: Snippet;
}
