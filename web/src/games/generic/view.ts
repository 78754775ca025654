/** What can be counted on in the view of any game; everything else is shown as it comes. */
export interface SeatView {
  /** Null while they are hidden. */
  points?: number | null;
  [name: string]: unknown;
}

export interface TableView {
  round?: number;
  /** The name of the pending question. */
  question?: string | null;
  seats?: SeatView[];
  [name: string]: unknown;
}

export interface BoardView {
  title: string;
}

/** `last_round` as words. */
export const worded = (name: string): string => name.replaceAll('_', ' ');
