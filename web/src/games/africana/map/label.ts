/** Everything the map shows of a place, in words. */
import { either, list, t } from '../../../lib/i18n/i18n.svelte';
import type { Box } from '../box.svelte';
import { away } from '../journey/words';
import type { PlaceView } from '../view';
import type { BoardProps } from './props';

export function symbolsOf(box: Box, place: PlaceView): string {
  return either(place.symbols.map((one) => box.symbol(one)));
}

function stepOf(box: Box, id: string, props: BoardProps): string[] {
  const lit = props.lit.get(id);
  const trip = props.trips?.get(id);
  if (!lit) return trip && (trip.legs.length > 1 || trip.missing) ? [away(box, trip)] : [];
  const card = box.card(lit.card);
  return [lit.cost ? t('map.step.silver', { card, n: lit.cost }) : t('map.step', { card })];
}

function planned(id: string, { plan }: BoardProps): string[] {
  const steps = plan.flatMap((step, i) => (step.place === id ? [String(i + 1)] : []));
  return steps.length ? [t('map.planned', { count: steps.length, steps: list(steps) })] : [];
}

function explorers(id: string, { view, names }: BoardProps): string[] {
  const here = view.seats.flatMap((one, i) => (one.place === id ? [names(i + 1)] : []));
  return here.length ? [t('map.explorers', { count: here.length, names: list(here) })] : [];
}

function goals(box: Box, id: string, { view, seat }: BoardProps): string[] {
  const mine = seat === null ? undefined : view.seats[seat - 1];
  const joined = (mine?.joined ?? []).filter((one) => box.expeditions.get(one)?.goal === id);
  const open = (mine?.open ?? []).filter((one) => box.adventures.get(one)?.target === id);
  return [
    ...joined.map((one) => t('map.goal.expedition', { expedition: box.expedition(one) })),
    ...open.map((one) => t('map.goal.adventure', { adventure: box.kind(one) })),
  ];
}

/** What changes during a game: steps, explorers and aims at a place. */
export function news(box: Box, id: string, props: BoardProps): string[] {
  return [
    ...stepOf(box, id, props),
    ...planned(id, props),
    ...explorers(id, props),
    ...goals(box, id, props),
  ];
}

export function placeLabel(box: Box, place: PlaceView, props: BoardProps): string {
  const words = { place: box.place(place.id), symbols: symbolsOf(box, place) };
  const first = place.north ? t('map.place.north', words) : t('map.place.south', words);
  return [first, ...news(box, place.id, props)].join(' ');
}
