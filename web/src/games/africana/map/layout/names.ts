/** Where the names stand: at their spot in the atlas, or beside another edge of the pill where that is taken. */
import { apart, type MapScale, type ScreenArea } from '../../../common/map/geometry';
import { widthOf } from '../../../common/map/text.svelte';
import { SPOTS, type Spot } from './atlas';
import type { Laid } from './layout';
import { grown, haloAt, nameArea, nameSize, pillArea } from './areas.svelte';

/** Below this scale a name that finds no room is left out. */
const CROWDED = 0.62;
const MARGIN = 4;

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
  const out = (spot: Spot): Spot =>
    Math.abs(spot.y) < 20 ? { ...spot, x: spot.x + Math.sign(spot.x) * ring } : spot;
  return [one.spot, ...beside, ...below].map((spot) => grown(out(spot), size));
}

/** The names that are shown, and where; those with stress choose before the others. */
export function standing(
  places: Laid[],
  name: (id: string) => string,
  stress: Map<string, Stress>,
  sheet: MapScale,
): Map<string, Named> {
  const size = nameSize(sheet.piece);
  const pills = places.map((one) => pillArea(one, sheet));
  const taken: ScreenArea[] = [];
  const found = new Map<string, Named>();
  const order = [...places].sort((a, b) => Number(stress.has(b.place.id)) - Number(stress.has(a.place.id)));
  for (const one of order) {
    const { bold, ring } = stress.get(one.place.id) ?? CALM;
    const width = widthOf(name(one.place.id), size) * (bold ? BOLDER : 1);
    const all = spots(one, size, ring).map((spot) => ({ spot, area: nameArea(one, spot, width, sheet) }));
    const free = ({ area }: Named): boolean => {
      if (area.left < sheet.left + MARGIN || area.right > sheet.right - MARGIN) return false;
      const clear = (other: ScreenArea): boolean => apart(area, other);
      return pills.every((other, i) => places[i] === one || clear(other)) && taken.every(clear);
    };
    const at = all.findIndex(free);
    const best = all[at] ?? (sheet.scale > CROWDED ? all[0] : undefined);
    if (!best) continue;
    if (at > 0 || !SPOTS[one.place.id]) best.spot.halo = halo(best.area, sheet.scale);
    taken.push(best.area);
    found.set(one.place.id, best);
  }
  return found;
}

function halo({ left, right, top, bottom }: ScreenArea, scale: number): Spot['halo'] {
  return haloAt((left + right) / 2 / scale, (top + bottom) / 2 / scale);
}
