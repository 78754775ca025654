import type { Snippet } from 'svelte';
import type { Box } from '../box.svelte';
import type { BoardView, TableView, TrackView, PlannedWayView } from '../view';

/** A ticket that somebody points at: its ends (stops or countries), and the tracks of the shortest ways. */
export interface Focus {
  ends: string[];
  tracks: string[];
  /** It was pressed, and not only pointed at: the map goes there. */
  firm?: boolean;
}

/** The parts of the map that belong to a ticket. */
export function ticketFocus(
  box: Box,
  view: TableView,
  id: string | null,
  firm = false,
  way: PlannedWayView | null = null,
): Focus | null {
  const card = id === null ? undefined : box.tickets.get(id);
  if (!card) return null;
  const held = view.seats.flatMap((one) => one.tickets ?? []).find((one) => one.id === id);
  const cheapest = way?.to === id ? way?.tracks.map((one) => one.track) : undefined;
  return { ends: [card.a, card.b], tracks: cheapest ?? held?.way ?? [], firm };
}

/** The same for a place that a way leads to. */
export function placeFocus(goal: string, way: PlannedWayView | null): Focus {
  return { ends: [goal], tracks: way?.tracks.map((one) => one.track) ?? [], firm: true };
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
  /** A way is looked at: tracks that can't be paid for now are as readable as the others. */
  planning: boolean;
  laying: Laying | null;
  /** What others have claimed since my last turn, by track: the seat. */
  trail: ReadonlyMap<string, number>;
  ontrack: (id: string) => void;
  /** A place was pressed: where does a way there lead? */
  onstop: (id: string) => void;
  /** What the tip of a track says. */
  tip: Snippet<[TrackView]>;
  compact: boolean;
}
