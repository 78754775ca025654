/** What doubling a track takes, in one sentence; all numbers come from the view. */
import { t } from '../../../lib/i18n/i18n.svelte';
import { LOCOMOTIVE } from '../box.svelte';
import type { TableView, TrackView } from '../view';

export interface Rivalry {
  own: number;
  rival: number;
  /** The locomotives that doubling takes at least. */
  needed: number;
  /** They are for the comparison, not for the price. */
  levels: boolean;
  /** Whether the hand has that many, and how many it has, including those that a set takes. */
  held: boolean;
  locomotives: number;
}

/** How a seat stands in the terrain of a track; null for a spectator. */
export function rivalry(view: TableView, seat: number | null, track: TrackView): Rivalry | null {
  const me = seat === null ? undefined : view.seats[seat - 1];
  const terrain = view.terrain.find((one) => one.id === track.terrain);
  const price = terrain?.doubling.find((one) => one.price === track.price);
  if (!me || !price) return null;
  return {
    own: me.terrain[track.terrain] ?? 0,
    rival: terrain?.rival ?? 0,
    needed: price.locomotives,
    levels: price.levels,
    held: price.held,
    locomotives: me.hand?.[LOCOMOTIVE] ?? 0,
  };
}

/** You 1, best rival 2: 1 locomotive levels it. */
export function whatItTakes({ own, rival, needed, levels }: Rivalry): string {
  if (!needed) return t('heart.double.free', { own, rival });
  if (levels) return t('heart.double.levels', { own, rival, n: needed });
  return t('heart.double.pays', { own, rival, n: needed });
}

/** The same if it can't be done; `left` locomotives are free for it. */
export function whatIsMissing({ own, rival, needed }: Rivalry, left: number): string {
  if (left <= 0) return t('heart.double.none', { own, rival, n: needed });
  return t('heart.double.missing', { own, rival, n: needed, left });
}
