/** A planned way in words. */
import { either, list, t } from '../../../lib/i18n/i18n.svelte';
import type { Box } from '../box.svelte';
import type { TripView } from '../view';

/** The cards that a trip still lacks: for each step, the symbols of the place. */
export function missing(box: Box, trip: TripView): string {
  const places = trip.legs.filter(([, card]) => card === null).map(([place]) => place);
  return places
    .map((id) => either((box.places.get(id)?.symbols ?? []).map((one) => box.symbol(one))))
    .join('; ');
}

export function lacking(box: Box, trip: TripView): string {
  const far = t('plan.way', { place: box.place(trip.place), n: trip.legs.length });
  return `${far}, ${t('plan.missing', { cards: missing(box, trip) })}.`;
}

/** How far a place is, and what the way there takes. */
export function away(box: Box, trip: TripView): string {
  const n = trip.legs.length;
  if (trip.missing) return t('map.trip.missing', { n, cards: missing(box, trip) });
  const cards = list(trip.legs.flatMap(([, card]) => (card === null ? [] : [box.card(card)])));
  return trip.silver ? t('map.trip.silver', { n, cards, silver: trip.silver }) : t('map.trip', { n, cards });
}
