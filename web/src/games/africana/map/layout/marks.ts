/** What is put beside the places: explorers, numbers of the plan, my aims, ends of the expedition pointed at. */
import type { IconName } from '../../../../lib/ui/icons';
import type { Spot } from './atlas';
import { adventureIcon, type Box } from '../../box.svelte';
import type { JourneyStep, Lit, TableView } from '../../view';
import { apart, type MapScale, type Point, type ScreenArea } from '../../../common/map/geometry';
import type { Laid, Layout } from './layout';
import type { Named, Stress } from './names';
import type { Walking } from '../props';
import { areaAt, pillArea } from './areas.svelte';

export type Badge =
  | { kind: 'step' | 'wish' | 'lack'; text: string }
  | { kind: 'goal'; icon: IconName }
  | { kind: 'start' | 'end'; icon: IconName };

const BETWEEN_PAWNS = 23;
export const BETWEEN_BADGES = 27;

function push<T>(map: Map<string, T[]>, key: string, one: T): void {
  const list = map.get(key);
  if (list) list.push(one);
  else map.set(key, [one]);
}

/** All badges by place. */
export function badges(
  box: Box,
  view: TableView,
  seat: number | null,
  plan: JourneyStep[],
  wish: JourneyStep[],
  focus: string[],
): Map<string, Badge[]> {
  const found = new Map<string, Badge[]>();
  plan.forEach((step, i) => push(found, step.place, { kind: 'step', text: String(i + 1) }));
  wish.forEach((step, i) => {
    const text = String(plan.length + i + 1);
    push(found, step.place, step.card ? { kind: 'wish', text } : { kind: 'lack', text: '?' });
  });
  const mine = seat === null ? undefined : view.seats[seat - 1];
  for (const id of mine?.joined ?? []) {
    const card = box.expeditions.get(id);
    if (card) push(found, card.goal, { kind: 'goal', icon: 'flag' });
  }
  for (const id of mine?.open ?? []) {
    const card = box.adventures.get(id);
    if (card) push(found, card.target, { kind: 'goal', icon: adventureIcon(card) });
  }
  focus.forEach((place, i) => {
    const start = i === 0 && focus.length > 1;
    push(found, place, start ? { kind: 'start', icon: 'play' } : { kind: 'end', icon: 'flag' });
  });
  return found;
}

/** The names that take precedence: of lit and planned places, of aims, and where the journey starts. */
export function stresses(
  lit: Map<string, Lit>,
  plan: JourneyStep[],
  focus: string[],
  others: Iterable<string>,
): Map<string, Stress> {
  const found = new Map<string, Stress>();
  for (const id of others) found.set(id, { bold: false, ring: 0 });
  for (const { place } of plan) found.set(place, { bold: true, ring: 0 });
  for (const id of lit.keys()) found.set(id, { bold: true, ring: 8 });
  for (const id of focus) found.set(id, { bold: true, ring: lit.has(id) ? 16 : 11 });
  return found;
}

export interface BadgeRow {
  id: string;
  all: Badge[];
  at: Point;
  x: number;
  y: number;
}

/** Badges stand above the pill, or at another edge where a name or another pill is in the way. */
export function rows(
  map: Layout,
  found: Map<string, Badge[]>,
  names: Map<string, Named>,
  sheet: MapScale,
): BadgeRow[] {
  const pills = map.places.map((one) => pillArea(one, sheet));
  const texts = [...names.values()].map((one) => one.area);
  return [...found].flatMap(([id, all]) => {
    const one = map.byId.get(id);
    if (!one) return [];
    const wide = (all.length * BETWEEN_BADGES) / 2;
    const side = one.half + wide;
    const edges = [
      { x: 0, y: -31 },
      { x: 0, y: 31 },
      { x: side, y: -14 },
      { x: -side, y: -14 },
    ];
    const own = pillArea(one, sheet);
    const free = ({ x, y }: Point): boolean => {
      const area = areaAt(one, x, y, wide, 14, sheet);
      return (
        pills.every((pill) => same(pill, own) || apart(area, pill)) &&
        texts.every((text) => apart(area, text))
      );
    };
    return [{ id, all, at: one.at, ...(edges.find(free) ?? { x: 0, y: -31 }) }];
  });
}

const same = (a: ScreenArea, b: ScreenArea): boolean => a.left === b.left && a.top === b.top;

/** Where an explorer stands beside a place, away from its name; `slot` 0 is the nearest. */
export function stand(one: Laid, spot: Spot, slot: number, ringed: boolean): Point {
  const right = spot.anchor === 'end' && Math.abs(spot.y) < 20;
  const x = one.half + (ringed ? 22 : 15) + slot * BETWEEN_PAWNS;
  return { x: right ? x : -x, y: 16 };
}

/** The seats at each place, this eye's first; a walking explorer counts at its destination. */
export function crowds(view: TableView, seat: number | null, walking: Walking | null): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const seats = view.seats.map((_, i) => i + 1);
  seats.sort((a, b) => Number(b === seat) - Number(a === seat));
  for (const one of seats) {
    const place = walking?.seat === one ? walking.to : view.seats[one - 1]?.place;
    if (place) push(found, place, one);
  }
  return found;
}
