/** What the game puts on the map: trains, closed lanes, ends of tickets. */
import type { Box } from '../../box.svelte';
import type { TableView, TrackView } from '../../view';
import type { Stress } from './names';
import type { Focus, Laying } from '../props';

/** The owner of each claimed track, including a track on which trains are being laid. */
export function owners(view: TableView, laying: Laying | null): Map<string, number> {
  const found = new Map(view.seats.flatMap((one, i) => one.tracks.map((track) => [track, i + 1] as const)));
  if (laying) found.set(laying.track, laying.seat);
  return found;
}

/** How many cars lie on a track: fewer than its spaces while a claim is drawn. */
export function carsOn(track: string, length: number, laying: Laying | null): number {
  return laying?.track === track ? Math.min(laying.cars, length) : length;
}

/** The stops where this seat's uncompleted tickets begin or end. */
export function aims(box: Box, view: TableView, seat: number | null): Set<string> {
  const tickets = seat === null ? [] : (view.seats[seat - 1]?.tickets ?? []);
  return new Set(tickets.flatMap((one) => (one.done ? [] : box.endsOf(one.id))));
}

/** The junctions at the ends of a track, as one word, which stays the same for most tracks under the mouse. */
export function junctions(box: Box, { a, b }: TrackView): string {
  return [a, b].filter((id) => box.stops.get(id)?.kind === 'junction').join(' ');
}

/** Which names matter now. */
export function stresses(
  aimed: ReadonlySet<string>,
  focus: Focus | null,
  ends: ReadonlySet<string>,
  chosen: TrackView | undefined,
  passed: string,
): Stress {
  return {
    bold: new Set([...(focus?.ends ?? []), ...ends, ...(chosen ? [chosen.a, chosen.b] : [])]),
    first: aimed,
    also: new Set(passed.split(' ')),
  };
}

/** Free, closed to this eye for good, or too expensive now. */
export type State = 'free' | 'closed' | 'weak';

export function stateOf(
  id: string,
  closed: ReadonlySet<string>,
  payable: ReadonlySet<string> | null,
  chosen: string | null,
): State {
  if (closed.has(id)) return 'closed';
  return !payable || payable.has(id) || id === chosen ? 'free' : 'weak';
}
