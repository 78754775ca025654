/** Everything the map shows of a track, in words. */
import { t } from '../../../lib/i18n/i18n.svelte';
import type { Box } from '../box.svelte';
import type { TrackView } from '../view';
import type { State } from './layout/marks';

export interface TrackStanding {
  /** Whose trains lie on it; empty if it is free. */
  owner: string;
  state: State;
  /** Whether this eye may claim a track now. */
  turn: boolean;
  chosen: boolean;
}

/** What is printed. */
export function printed(box: Box, track: TrackView): string[] {
  const words = {
    colour: box.colour(track.colour),
    n: track.length,
    terrain: box.terrain(track.terrain),
    points: track.points,
  };
  const ferry = track.locomotives ? [t('heart.map.ferry', { n: track.locomotives })] : [];
  const twin = track.twin === null ? [] : [t('heart.map.double')];
  return [t('heart.map.printed', words), ...ferry, ...twin];
}

/** What changes during a game. */
export function standing({ owner, state, turn, chosen }: TrackStanding): string {
  if (owner) return t('heart.map.owned', { name: owner });
  if (state === 'closed') return t('heart.map.closed');
  if (chosen) return t('heart.map.chosen');
  if (!turn) return t('heart.map.free');
  return state === 'weak' ? t('heart.map.weak') : t('heart.map.payable');
}

/** What matters most comes first: many people won't listen to the end. */
export function trackLabel(box: Box, track: TrackView, now: TrackStanding): string {
  return [t('heart.map.track', { track: box.track(track.id) }), standing(now), ...printed(box, track)].join(
    ' ',
  );
}
