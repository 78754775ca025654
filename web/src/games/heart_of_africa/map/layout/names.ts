/** Where the names stand: at their spot in the atlas, or where they cover the fewest spaces of tracks. */
import { apart, type MapScale, type Point, type ScreenArea } from '../../../common/map/geometry';
import { widthOf } from '../../../common/map/text.svelte';
import type { Spot } from './atlas';
import type { StopView } from '../../view';
import type { Laid, Land, Layout } from './layout';

const SIZE = 23;
const SMALL = 19;
const LEAST = 12.5;
const MARGIN = 3;
const AMBIGUOUS = 5;
const BOLDER = 1.05;
/** Names of countries are in widely spaced capitals. */
const WIDER = 1.62;
const LINE = 1.05;
/** Names side by side are at least this far apart, or they would read as one. */
const SPACE = 6;
/** Junctions are only passed: their names may be this small, in pixels. */
const SMALLEST = 10.5;

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
  /** In units of a piece. */
  size: number;
  /** What it covers, in pixels from the corner of the map. */
  area: ScreenArea;
}

/** The names that matter now: ends of what is chosen or pointed at are bold, those of my tickets come first. */
export interface Stress {
  bold: ReadonlySet<string>;
  first: ReadonlySet<string>;
  /** Junctions that are pointed at: of all junctions, their names come first. */
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

/** What a name covers that stands around a point; one that is turned stands almost upright. */
function around({ x, y }: Point, half: number, high: number, turn: number, scale: number): ScreenArea {
  const [dx, dy] = turn ? [high, half] : [half, high];
  return { left: x * scale - dx, right: x * scale + dx, top: y * scale - dy, bottom: y * scale + dy };
}

/** The names of countries, moved inwards where the screen would cut them. */
export function countryNames(
  lands: Land[],
  name: (id: string) => string,
  { bold }: Stress,
  sheet: MapScale,
): Named[] {
  const all = lands.map(({ country, at, turn }): Named => {
    const word = name(country.id);
    const size = nameSize(sheet.piece, true);
    const half = (widthOf(word, size) * WIDER * sheet.piece) / 2 + MARGIN;
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
      size,
      area: around(middle, half, (size * sheet.piece) / 2, turn, sheet.scale),
    };
  });
  for (const one of all)
    for (const other of all) if (one.at.x < other.at.x) separate(one, other, sheet.scale);
  return all;
}

/** Move two names on a line apart, each by half of what they lack. */
function separate(left: Named, right: Named, scale: number): void {
  const [a, b] = [left.area, right.area];
  const lacks = a.right + SPACE - b.left;
  if (lacks <= 0 || Math.max(a.top, b.top) >= Math.min(a.bottom, b.bottom)) return;
  shift(left, -lacks / 2, scale);
  shift(right, lacks / 2, scale);
}

/** Move a name sideways by so many pixels. */
function shift(one: Named, by: number, scale: number): void {
  one.at = { x: one.at.x + by / scale, y: one.at.y };
  one.span = [one.at];
  one.area = { ...one.area, left: one.area.left + by, right: one.area.right + by };
}

interface Choice {
  spot: Spot;
  lines: string[];
  area: ScreenArea;
  size: number;
}

/** Where a name may stand, in this size; a name of several words may take two lines at every spot. */
function choices(one: Laid, name: string, size: number, strong: boolean, sheet: MapScale): Choice[] {
  const { piece } = sheet;
  return spots(one).flatMap((spot) => {
    const wanted = [spot.lines ?? 1, ...(spot === one.spot ? [] : [2])];
    return wanted.map((n) => {
      const lines = split(name, n);
      const wide = Math.max(...lines.map((line) => widthOf(line, size))) * piece * (strong ? BOLDER : 1);
      const high = size * piece * (0.78 + LINE * (lines.length - 1));
      return { spot, lines, size, area: areaOf(one, spot, wide, high, sheet) };
    });
  });
}

/** Whether a name keeps clear of the edges, of other stops and of other names. */
function isFree(area: ScreenArea, sheet: MapScale, discs: ScreenArea[], taken: ScreenArea[]): boolean {
  if (area.left < sheet.left + MARGIN || area.right > sheet.right - MARGIN) return false;
  const wider = { ...area, left: area.left - SPACE, right: area.right + SPACE };
  return discs.every((disc) => apart(area, disc)) && taken.every((other) => apart(wider, other));
}

/**
 * The names of cities and junctions; those with stress choose before the others. A name without room gets smaller, and
 * is left out where even that would cover another name.
 */
export function stopNames(
  map: Layout,
  name: (id: string) => string,
  { bold, first, also }: Stress,
  sheet: MapScale,
  lands: Named[] = [],
): Named[] {
  const { scale, piece } = sheet;
  const taken = lands.map((one) => one.area);
  const rank = ({ stop: { id, kind } }: Laid): number =>
    (bold.has(id) ? 4 : 0) + (first.has(id) ? 2 : 0) + Number(kind === 'city') + (also.has(id) ? 0.5 : 0);
  const shown = map.stops.filter(({ stop: { kind } }) => kind !== 'entry_point');
  return shown
    .sort((a, b) => rank(b) - rank(a))
    .flatMap((one): Named[] => {
      const { id, kind } = one.stop;
      const strong = bold.has(id);
      const discs = map.stops.flatMap((other) => (other === one ? [] : [discOf(other, scale)]));
      const free = (area: ScreenArea): boolean => isFree(area, sheet, discs, taken);
      const stands = standing(
        map,
        sizes(piece, kind),
        one,
        free,
        (size) => choices(one, name(id), size, strong, sheet),
        scale,
      );
      if (!stands) return [];
      taken.push(stands.area);
      return [named(one, stands, strong, scale)];
    });
}

/** The usual size, and smaller ones down to what can just be read. */
function sizes(piece: number, kind: StopView['kind']): number[] {
  const usual = nameSize(piece, kind !== 'city');
  const least = Math.min(usual, (kind === 'city' ? LEAST : SMALLEST) / piece);
  return usual > least * 1.05 ? [usual, (usual + least) / 2, least] : [usual];
}

/** In the largest size that finds room: the spot of the atlas, or the one that covers the fewest spaces. */
function standing(
  map: Layout,
  wanted: number[],
  one: Laid,
  free: (area: ScreenArea) => boolean,
  at: (size: number) => Choice[],
  scale: number,
): Choice | undefined {
  for (const size of wanted) {
    const all = at(size);
    const best = one.spot && all[0] && free(all[0].area) ? all[0] : clearest(map, all, free, scale);
    if (best) return best;
  }
  return undefined;
}

function named({ stop, at }: Laid, { spot, lines, area, size }: Choice, bold: boolean, scale: number): Named {
  const unit = stopScale(scale) / scale;
  const middle = { x: at.x + spot.x * unit, y: at.y + spot.y * unit };
  const { left, right } = area;
  const span = [0.2, 0.8].map((part) => ({ x: (left + (right - left) * part) / scale, y: middle.y }));
  const kind = stop.kind === 'city' ? 'city' : 'junction';
  return { id: stop.id, kind, at: middle, span, lines, anchor: spot.anchor, bold, turn: 0, size, area };
}
