/** What there is to say about a stop; the same sentences are in its tip, in its label and in the river as text. */
import { list, t } from '../../../lib/i18n/i18n.svelte';
import type { Box } from '../box.svelte';
import type { StopState, StopView, TableView } from '../view';

export interface Saying {
  id: string;
  text: string;
  rule?: string;
}

export interface TipContext {
  box: Box;
  view: TableView;
  names: (seat: number) => string;
  /** Whose cards are named. */
  seat?: number | null;
}

export function placeOf(view: TableView, id: string): StopState | undefined {
  return view.places.find((one) => one.id === id);
}

/** Leopoldville, today Kinshasa. */
export function titleOf(box: Box, stop: StopView): string {
  const name = box.stop(stop.id);
  return stop.today && stop.today !== stop.name
    ? t('congo.map.today', { stop: name, today: stop.today })
    : name;
}

function tile({ box, view }: TipContext, place: StopState): Saying {
  if (place.station !== null) {
    const key = place.turned ? 'congo.map.tile' : 'congo.map.tile.seen';
    return { id: 'tile', text: t(key, { station: box.station(place.station) }), rule: 'CO-STATION-01' };
  }
  const unseen = Object.entries(view.unseen).filter(([, n]) => n > 0);
  const tiles = unseen.map(([id, n]) => t('congo.map.count', { what: box.station(id), n }));
  return { id: 'tile', text: t('congo.map.tile.down', { tiles: list(tiles) }), rule: 'CO-INFO-05' };
}

function flag({ box }: TipContext, place: StopState): Saying {
  if (place.flag === null) return { id: 'flag', text: t('congo.map.flag.gone'), rule: 'CO-STATION-02' };
  const language = box.nations.get(place.flag)?.language;
  const words = { flag: box.flag(place.flag), language: language ? box.language(language) : '' };
  return language
    ? { id: 'flag', text: t('congo.map.flag.speaks', words), rule: 'CO-INT-03' }
    : { id: 'flag', text: t('congo.map.flag.rolls', words), rule: 'CO-INT-04' };
}

/** My special cards that can be played at a stop, and those for which it depends on the tile. */
function cards({ box, view, seat }: TipContext, stop: StopView): Saying[] {
  const hand = seat ? (view.seats[seat - 1]?.special_hand ?? []) : [];
  const named = (how: 'sure' | 'open'): string =>
    list(hand.filter((one) => one[how].includes(stop.id)).map((one) => box.special(one.id)));
  const found: Saying[] = [];
  if (named('sure')) found.push({ id: 'cards', text: t('congo.map.cards', { cards: named('sure') }) });
  if (named('open')) found.push({ id: 'open', text: t('congo.map.cards.open', { cards: named('open') }) });
  return found;
}

/** Everything about a stop, with what is printed on it first. */
export function sayings(said: TipContext, stop: StopView): Saying[] {
  const { box, view, names } = said;
  const place = placeOf(view, stop.id);
  if (!place) return [];
  if (!place.used) {
    return [{ id: 'unused', text: t('congo.map.unused', { n: view.seats.length }), rule: 'CO-SETUP-10' }];
  }
  const found: Saying[] = [];
  if (view.stop === stop.id) found.push({ id: 'here', text: t('congo.map.here') });
  found.push({ id: 'value', text: t('congo.map.value', { n: stop.value }), rule: 'CO-SCORE-01' });
  found.push(tile(said, place));
  if (place.looked.length && !place.turned) {
    const who = list(place.looked.map((seat) => names(seat)));
    found.push({ id: 'looked', text: t('congo.map.looked', { who }), rule: 'CO-INFO-03' });
  }
  found.push(flag(said, place));
  const { hippo_reward: reward } = box.board.numbers;
  if (stop.hippo) found.push({ id: 'hippo', text: t('congo.map.hippo', { n: reward }), rule: 'CO-SCORE-02' });
  if (stop.ring) found.push({ id: 'ring', text: t('congo.map.ring'), rule: 'CO-DRAW-03' });
  if (place.chief !== null)
    found.push({ id: 'chief', text: t('congo.map.chief', { who: names(place.chief) }) });
  found.push(...cards(said, stop));
  return found;
}

export function labelOf(said: TipContext, stop: StopView, lit: boolean): string {
  const all = [`${titleOf(said.box, stop)}.`, ...sayings(said, stop).map((one) => one.text)];
  if (lit) all.push(t('congo.map.lit'));
  return all.join(' ');
}
