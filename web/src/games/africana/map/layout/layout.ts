/** Where the things on a board are drawn: the atlas has the standard board; other boards use their coordinates. */
import type { Home, Point } from '../../../common/map/geometry';
import { LINES, SPOTS, type Spot } from './atlas';
import type { BoardView, PlaceView } from '../../view';

/** A place on the map; `half` is half the width of its pill. */
export interface Laid {
  place: PlaceView;
  at: Point;
  spot: Spot;
  half: number;
}

export type RouteKind = 'land' | 'sea' | 'river';

export interface RouteLine {
  from: string;
  to: string;
  kind: RouteKind;
  d: string;
}

export interface Layout {
  places: Laid[];
  byId: Map<string, Laid>;
  lines: RouteLine[];
  home: Home;
}

const HOME: Home = { x: 0, y: -18, w: 840, h: 838 }; // with room for a badge above Napoli
const BETWEEN_DISCS = 26.6;
const NEAR = 3;
const EDGE = 60;

const project = (lat: number, lon: number): Point => ({ x: (lon + 26) * 10, y: (44 - lat) * 10 });
const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < NEAR;
const round = (n: number): number => Math.round(n * 10) / 10;

function laid(place: PlaceView): Laid {
  const half = 16 + ((place.symbols.length - 1) * BETWEEN_DISCS) / 2;
  const known = SPOTS[place.id];
  const at = project(place.lat, place.lon);
  const spot: Spot = known ?? { dx: 0, dy: 0, x: half + 5, y: 6, anchor: 'start', halo: 'land' };
  return { place, half, spot, at: { x: at.x + spot.dx, y: at.y + spot.dy } };
}

/** The nodes of a drawn line, without the handles of its curves. */
function nodes(d: string): Point[] {
  return d.split(/(?=[MLC])/).map((part) => {
    const [x = 0, y = 0] = part.slice(1).trim().split(/[ ,]+/).map(Number).slice(-2);
    return { x, y };
  });
}

/** A smooth curve through all points (Catmull-Rom). */
export function curve(points: Point[]): string {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? { x: 0, y: 0 };
  let d = `M${round(at(0).x)} ${round(at(0).y)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, a, b, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const handles = [a.x + (b.x - before.x) / 6, a.y + (b.y - before.y) / 6, b.x - (after.x - a.x) / 6];
    const rest = [b.y - (after.y - a.y) / 6, b.x, b.y];
    d += `C${[...handles, ...rest].map(round).join(' ')}`;
  }
  return d;
}

/** The line of the atlas, if it fits both ends and all bends of this board. */
function drawn(from: Laid, to: Laid, bends: Point[]): string | null {
  const d = LINES[`${from.place.id} ${to.place.id}`];
  if (!d) return null;
  const through = nodes(d);
  const [first, last] = [through[0], through[through.length - 1]];
  if (!first || !last || !near(first, from.at) || !near(last, to.at)) return null;
  return bends.every((bend) => through.some((node) => near(node, bend))) ? d : null;
}

function kindOf(board: BoardView, route: number): RouteKind {
  const kind = (board.kinds as string[] | undefined)?.[route];
  return kind === 'sea' || kind === 'river' ? kind : 'land';
}

function line(board: BoardView, byId: Map<string, Laid>, route: number): RouteLine[] {
  const [from, to] = board.routes[route] ?? ['', ''];
  const [a, b] = [byId.get(from), byId.get(to)];
  if (!a || !b) return [];
  const bends = (board.bends[route] ?? []).map(([lat, lon]) => project(lat, lon));
  return [{ from, to, kind: kindOf(board, route), d: drawn(a, b, bends) ?? curve([a.at, ...bends, b.at]) }];
}

/** Africa, and more where a board has places beyond. */
function homeOf(places: Laid[]): Home {
  const xs = places.map((one) => one.at.x);
  const ys = places.map((one) => one.at.y);
  const x = Math.min(HOME.x, Math.min(...xs) - EDGE);
  const y = Math.min(HOME.y, Math.min(...ys) - EDGE / 2);
  const right = Math.max(HOME.w, Math.max(...xs) + EDGE);
  return { x, y, w: right - x, h: Math.max(HOME.h, Math.max(...ys) + EDGE / 2) - y };
}

export function layout(board: BoardView): Layout {
  const places = board.places.map(laid);
  const byId = new Map(places.map((one) => [one.place.id, one]));
  const lines = board.routes.flatMap((_, route) => line(board, byId, route));
  return { places, byId, lines, home: homeOf(places) };
}

const NAME = 95;

/** What has to be in view for a place to be seen with its name, in units of the map. */
export function withName(one: Laid | undefined): Point[] {
  if (!one) return [];
  const side = { start: NAME, middle: 0, end: -NAME }[one.spot.anchor];
  return [one.at, { x: one.at.x + side, y: one.at.y }];
}

/** The route between two places, whichever end it was written from. */
export function between(lines: RouteLine[], a: string, b: string): RouteLine | undefined {
  return lines.find((one) => (one.from === a && one.to === b) || (one.from === b && one.to === a));
}
