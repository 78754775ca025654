/** What the views of all games have in common. Written by `make types` from the Python definitions: edit those. */

/** One seat; `points` are None while they are hidden. */
export interface AnySeat {
  points?: number | null;
}

/** A table; `question` is the name of what is asked, None if nobody is asked. */
export interface AnyView {
  round?: number;
  question?: string | null;
  seats?: AnySeat[];
}

/** A board, or what there is instead of one. */
export interface AnyBoard {
  title?: string;
}
