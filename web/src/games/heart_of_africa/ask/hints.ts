/** The hints of the first-game guide that fit a moment, the most specific first. */
import { GREY, LOCOMOTIVE } from '../box.svelte';
import type { SeatView, TableView, TrackView } from '../view';

/** About the track of the claim that is being built. */
function aboutTrack(track: TrackView, own: SeatView): string[] {
  const found: string[] = [];
  if (track.locomotives) found.push('heart-ferry');
  else if (track.colour === GREY) found.push('heart-grey');
  if (own.terrain[track.terrain]) found.push('heart-doubling');
  if (track.twin !== null) found.push('heart-twin');
  return found;
}

/** `chosen` is the track of the claim that is being built. */
export function fitting(
  play: { eye: { busy: boolean } },
  view: TableView,
  own: SeatView | null,
  chosen: TrackView | null = null,
): string[] {
  if (!own || play.eye.busy) return [];
  if (view.offer) return own.kept ? [] : ['heart-tickets'];
  if (view.asked !== view.seats.indexOf(own) + 1) return [];
  const found: string[] = [];
  if (view.last_round) found.push('heart-last');
  if (chosen) return [...found, ...aboutTrack(chosen, own)];
  if (view.question === 'second') return [...found, 'heart-draw'];
  if (view.question !== 'turn') return found;
  found.push('heart-turn');
  if (view.claims.length && !own.tracks.length) found.push('heart-claim');
  if (own.kept && own.tickets?.every((one) => one.done) && !view.last_round) found.push('heart-more');
  if (own.hand?.[LOCOMOTIVE] || view.train_row.includes(LOCOMOTIVE)) found.push('heart-locomotive');
  if (!view.claims.length) found.push('heart-draw');
  return found;
}
