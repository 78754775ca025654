/** Where the names stand: at their spot in the atlas, or beside another edge of the pill where that is taken. */
import { apart, type MapScale, type ScreenArea } from '../../../common/map/geometry';
import { widthOf } from '../../../common/map/text.svelte';
import { SPOTS, type Spot } from './atlas';
import type { Laid } from './layout';
import { grown, haloAt, nameArea, nameSize, pillArea } from './areas.svelte';

const MARGIN = 4;
const GAP = 6;

export interface Named {
  spot: Spot;
  area: ScreenArea;
}

/** How strongly a name is drawn: bold, and pushed outwards by a ring of this width around the pill. */
export interface Stress {
  bold: boolean;
  ring: number;
}

const CALM: Stress = { bold: false, ring: 0 };
const BOLDER = 1.05;

function spots(one: Laid, size: number, ring: number): Spot[] {
  const side = one.half + 5;
  const other = (x: number, y: number, anchor: Spot['anchor']): Spot => ({ ...one.spot, x, y, anchor });
  const beside = [other(side, 6, 'start'), other(-side, 6, 'end')];
  const below = [other(0, 33 + ring, 'middle'), other(0, -22 - ring, 'middle')];
  const corners = [33 + ring, -22 - ring].flatMap((y) => [
    other(-one.half, y, 'start'),
    other(one.half, y, 'end'),
    other(one.half / 2, y, 'start'),
    other(-one.half / 2, y, 'end'),
  ]);
  const out = (spot: Spot): Spot =>
    Math.abs(spot.y) < 20 ? { ...spot, x: spot.x + Math.sign(spot.x) * ring } : spot;
  return [one.spot, ...beside, ...below, ...corners].map((spot) => grown(out(spot), size));
}

/** A place with all spots where its name could stand without touching a pill or the edge. */
interface Nameable {
  id: string;
  all: Named[];
  /** Which of them is the place's own spot in the atlas. */
  first: Named | undefined;
}

/** Two names never touch: between them there is room for a letter. */
const touches = (a: ScreenArea, b: ScreenArea): boolean =>
  !apart({ ...a, left: a.left - GAP, right: a.right + GAP }, b);

/** The names that are shown, and where; those with stress choose before the others. */
export function standing(
  places: Laid[],
  name: (id: string) => string,
  stress: Map<string, Stress>,
  sheet: MapScale,
): Map<string, Named> {
  const size = nameSize(sheet.piece);
  const pills = places.map((one) => pillArea(one, sheet));
  const order = [...places].sort((a, b) => Number(stress.has(b.place.id)) - Number(stress.has(a.place.id)));
  const found = new Map<string, Named>();
  const nameables = order.map((one): Nameable => {
    const { bold, ring } = stress.get(one.place.id) ?? CALM;
    const width = widthOf(name(one.place.id), size) * (bold ? BOLDER : 1);
    const all = spots(one, size, ring).map((spot) => ({ spot, area: nameArea(one, spot, width, sheet) }));
    const free = ({ area }: Named): boolean =>
      area.left >= sheet.left + MARGIN &&
      area.right <= sheet.right - MARGIN &&
      pills.every((pill, i) => places[i] === one || apart(area, pill));
    return { id: one.place.id, all: all.filter(free), first: SPOTS[one.place.id] ? all[0] : undefined };
  });
  for (const one of nameables) settle(one, nameables, found);
  for (const { id, first } of nameables) {
    const here = found.get(id);
    if (here && here !== first) here.spot.halo = halo(here.area, sheet.scale);
  }
  return found;
}

/** Put a name on its first free spot; if there is none, one other name may make room. */
function settle(one: Nameable, all: Nameable[], found: Map<string, Named>): void {
  const free = firstFree(one, found);
  if (free) return void found.set(one.id, free);
  for (const spot of one.all) {
    const inTheWay = all.filter(({ id }) => blocks(found.get(id), spot));
    const [other] = inTheWay;
    if (inTheWay.length !== 1 || !other) continue;
    const without = new Map(found).set(one.id, spot);
    without.delete(other.id);
    const moved = firstFree(other, without);
    if (!moved) continue;
    found.set(one.id, spot);
    return void found.set(other.id, moved);
  }
}

const blocks = (other: Named | undefined, spot: Named): boolean =>
  other !== undefined && touches(spot.area, other.area);

function firstFree(one: Nameable, found: Map<string, Named>): Named | undefined {
  const others = [...found].filter(([id]) => id !== one.id).map(([, named]) => named.area);
  return one.all.find(({ area }) => others.every((other) => !touches(area, other)));
}

function halo({ left, right, top, bottom }: ScreenArea, scale: number): Spot['halo'] {
  return haloAt((left + right) / 2 / scale, (top + bottom) / 2 / scale);
}
