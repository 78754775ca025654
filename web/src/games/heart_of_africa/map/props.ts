import type { Snippet } from 'svelte';
import type { Box } from '../box.svelte';
import type { BoardView, TableView, TrackView } from '../view';

/** A ticket that somebody points at: its ends (stops or countries), and the tracks of the shortest ways. */
export interface Focus {
  ends: string[];
  tracks: string[];
}

/** The parts of the map that belong to a ticket. */
export function ticketFocus(box: Box, view: TableView, id: string | null): Focus | null {
  const card = id === null ? undefined : box.tickets.get(id);
  if (!card) return null;
  const held = view.seats.flatMap((one) => one.tickets ?? []).find((one) => one.id === id);
  return { ends: [card.a, card.b], tracks: held?.way ?? [] };
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
  /** The tracks that can be paid for now; null if it is not my turn: all are drawn in full colour. */
  payable: ReadonlySet<string> | null;
  focus: Focus | null;
  laying: Laying | null;
  ontrack: (id: string) => void;
  /** What the tip of a track says. */
  tip: Snippet<[TrackView]>;
  compact: boolean;
}
