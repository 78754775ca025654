/** Where the names stand: at their spot in the atlas, or where they cover the fewest spaces of tracks. */
import { apart, type MapScale, type Point, type ScreenArea } from '../../../common/map/geometry';
import { widthOf } from '../../../common/map/text.svelte';
import type { Spot } from './atlas';
import type { Laid, Land, Layout } from './layout';

const SIZE = 23;
const SMALL = 19;
const LEAST = 12.5;
/** Below this scale a name that finds no room is left out. */
const CROWDED = 0.5;
/** At this scale or more junctions have their names, too. */
const CLOSE = 0.95;
const MARGIN = 3;
const AMBIGUOUS = 5;
const BOLDER = 1.05;
/** Names of countries are in widely spaced capitals. */
const WIDER = 1.62;
const LINE = 1.05;

export interface Named {
  id: string;
  kind: 'city' | 'junction' | 'country';
  at: Point;
  /** What must be in view for it to be shown: no name is cut off at the edge. */
  span: Point[];
  lines: string[];
  anchor: Spot['anchor'];
  bold: boolean;
  turn: number;
}

/** The names that matter now: ends of what is chosen or pointed at are bold, those of my tickets come first. */
export interface Stress {
  bold: ReadonlySet<string>;
  first: ReadonlySet<string>;
  /** Junctions whose names are shown for the moment; no other name makes room for them. */
  also: ReadonlySet<string>;
}

/** Stops grow with the map, but stay large enough to be seen. */
export function stopScale(scale: number): number {
  return Math.min(Math.max(scale, 0.4), 1.25);
}

/** The size of a name in units of a piece. */
export function nameSize(piece: number, small = false): number {
  return Math.max(small ? SMALL : SIZE, LEAST / piece);
}

function split(name: string, lines: number): string[] {
  const cut = lines > 1 ? [...name.matchAll(/[ -]/g)].map((one) => one.index + 1) : [];
  const middle = name.length / 2;
  const at = cut.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? [name] : [name.slice(0, at).trim(), name.slice(at).trim()];
}

function spots({ stop, spot }: Laid): Spot[] {
  const [far, up] = stop.kind === 'city' ? [22, 25] : [17, 20];
  const all: Spot[] = [
    { x: far, y: 0, anchor: 'start' },
    { x: -far, y: 0, anchor: 'end' },
    { x: 0, y: -up - 2, anchor: 'middle' },
    { x: 0, y: up + 2, anchor: 'middle' },
  ];
  for (const y of [-up + 5, up - 5])
    all.push({ x: far - 8, y, anchor: 'start' }, { x: 8 - far, y, anchor: 'end' });
  return spot ? [spot, ...all] : all;
}

function areaOf({ at }: Laid, spot: Spot, width: number, height: number, sheet: MapScale): ScreenArea {
  const unit = stopScale(sheet.scale);
  const [x, y] = [at.x * sheet.scale + spot.x * unit, at.y * sheet.scale + spot.y * unit];
  const left = spot.anchor === 'start' ? x : spot.anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 };
}

function covered(map: Layout, area: ScreenArea, scale: number): number {
  let n = 0;
  for (const { blocks } of map.lanes)
    for (const { x, y } of blocks) {
      const [px, py] = [x * scale, y * scale];
      const m = 11 * scale;
      if (px > area.left - m && px < area.right + m && py > area.top - m && py < area.bottom + m) n += 1;
    }
  return n;
}

/** Of the free spots the one that covers the fewest spaces. */
function clearest<T extends { area: ScreenArea }>(
  map: Layout,
  all: T[],
  free: (area: ScreenArea) => boolean,
  scale: number,
): T | undefined {
  const found = all.filter((one) => free(one.area)).map((one) => ({ one, n: covered(map, one.area, scale) }));
  return found.sort((a, b) => a.n - b.n)[0]?.one;
}

/** The room that a stop takes; a name too close to another city would be mistaken for that city's. */
function discOf({ at, stop }: Laid, scale: number): ScreenArea {
  const r = (stop.kind === 'city' ? 12 : 9) * stopScale(scale) + (stop.kind === 'city' ? AMBIGUOUS : 0);
  const [x, y] = [at.x * scale, at.y * scale];
  return { left: x - r, right: x + r, top: y - r, bottom: y + r };
}

/** The names of countries, moved inwards where the screen would cut them. */
export function countryNames(
  lands: Land[],
  name: (id: string) => string,
  { bold }: Stress,
  sheet: MapScale,
): Named[] {
  return lands.map(({ country, at, turn }) => {
    const word = name(country.id);
    const half = (widthOf(word, nameSize(sheet.piece, true)) * WIDER * sheet.piece) / 2 + MARGIN;
    const x = Math.min(Math.max(at.x * sheet.scale, sheet.left + half), sheet.right - half);
    const middle = turn ? at : { x: x / sheet.scale, y: at.y };
    return {
      id: country.id,
      kind: 'country',
      at: middle,
      span: [middle],
      lines: [word],
      anchor: 'middle',
      bold: bold.has(country.id),
      turn,
    };
  });
}

/** The names of cities, and of junctions that are stressed; those with stress choose before the others. */
export function stopNames(
  map: Layout,
  name: (id: string) => string,
  { bold, first, also }: Stress,
  sheet: MapScale,
): Named[] {
  const { scale, piece } = sheet;
  const discs = map.stops.map((one) => discOf(one, scale));
  const taken: ScreenArea[] = [];
  const shown = map.stops.filter(
    ({ stop: { id, kind } }) =>
      kind === 'city' || (kind === 'junction' && (scale > CLOSE || bold.has(id) || also.has(id))),
  );
  const rank = ({ stop: { id, kind } }: Laid): number =>
    (bold.has(id) ? 4 : 0) + (first.has(id) ? 2 : 0) + Number(kind === 'city');
  shown.sort((a, b) => rank(b) - rank(a));
  return shown.flatMap((one): Named[] => {
    const { id, kind } = one.stop;
    const strong = bold.has(id);
    const size = nameSize(piece, kind !== 'city');
    const free = (area: ScreenArea): boolean => {
      if (area.left < sheet.left + MARGIN || area.right > sheet.right - MARGIN) return false;
      const clear = (other: ScreenArea): boolean => apart(area, other);
      return discs.every((disc, i) => map.stops[i] === one || clear(disc)) && taken.every(clear);
    };
    const all = spots(one).map((spot) => {
      const lines = split(name(id), spot.lines ?? 1);
      const wide = Math.max(...lines.map((line) => widthOf(line, size))) * piece * (strong ? BOLDER : 1);
      const area = areaOf(one, spot, wide, size * piece * (0.78 + LINE * (lines.length - 1)), sheet);
      return { spot, lines, area };
    });
    const best = one.spot && all[0] && free(all[0].area) ? all[0] : clearest(map, all, free, scale);
    const last = (kind === 'city' && scale >= CROWDED) || strong ? all[0] : undefined;
    const stands = best ?? last;
    if (!stands) return [];
    taken.push(stands.area);
    const unit = stopScale(scale) / scale;
    const at = { x: one.at.x + stands.spot.x * unit, y: one.at.y + stands.spot.y * unit };
    const { anchor } = stands.spot;
    const { left, right } = stands.area;
    const span = [0.2, 0.8].map((part) => ({ x: (left + (right - left) * part) / scale, y: at.y }));
    const what = kind === 'city' ? 'city' : 'junction';
    return [{ id, kind: what, at, span, lines: stands.lines, anchor, bold: strong, turn: 0 }];
  });
}
