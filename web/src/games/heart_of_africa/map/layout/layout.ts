/** The geometry of a board: where stops, lanes and blocks lie. Made once per board and independent of the game. */
import type { Home, Point } from '../../../common/map/geometry';
import { BENDS, COUNTRIES, HOME, PLACES, SPOTS, WIDE, type Spot } from './atlas';
import { terrainLooks, type TerrainLook } from '../../signs/signs';
import type { BoardView, CountryView, StopView, TrackView } from '../../view';
import { around, blockPath, curve, type Curve } from './lanes';

/** A stop on the map; `spot` is where its name stands, if the atlas knows it. */
export interface Laid {
  stop: StopView;
  at: Point;
  spot: Spot | null;
}

export interface TrackSpace extends Point {
  /** Degrees, from -90 to 90. */
  turn: number;
  /** Half of its length. */
  half: number;
}

export interface Lane {
  track: TrackView;
  look: TerrainLook | null;
  /** Its middle: what the arrow keys and the camera go to. */
  at: Point;
  /** Points along it, from stop to stop. */
  line: Point[];
  blocks: TrackSpace[];
  bed: string;
  outline: string;
  ring: string;
  ties: string;
}

export interface Land {
  country: CountryView;
  at: Point;
  turn: number;
}

export interface Layout {
  stops: Laid[];
  byId: Map<string, Laid>;
  lanes: Lane[];
  laneOf: Map<string, Lane>;
  lands: Land[];
  home: Home;
  /** Whether the coast of the atlas fits this board. */
  coast: boolean;
}

const APART = 12.5;
const BED = 12.5;
const GAP = 4.5;
const LONGEST = 28;
const EDGE = 60;
const NEAR = 0.03;
/** How much of a track a stop covers. */
const COVERS: Record<StopView['kind'], number> = { city: 15, junction: 11.5, entry_point: 12 };

function fits({ id, x, y }: StopView): boolean {
  const known = PLACES[id];
  return known !== undefined && Math.hypot(known[0] - x, known[1] - y) < NEAR;
}

function laid(board: BoardView, stop: StopView): Laid {
  const at = { x: stop.x * WIDE, y: stop.y * board.tall * 1000 };
  return { stop, at, spot: fits(stop) ? (SPOTS[stop.id] ?? null) : null };
}

/** Blocks side by side in the middle of what the stops leave free. */
function blocksOn(way: Curve, from: number, to: number, n: number): TrackSpace[] {
  const room = Math.max(way.length - from - to, n * 12) / n;
  const half = Math.min((room - GAP) / 2, LONGEST);
  const start = (way.length - to + from - n * room) / 2;
  return Array.from({ length: n }, (_, i) => {
    const { x, y, turn } = way.at(start + (i + 0.5) * room);
    return { x, y, half, turn: ((((turn + 90) % 180) + 180) % 180) - 90 };
  });
}

/** Bars that join both lanes of a double route, drawn with the first of them. */
function tiesOf(a: Laid, b: Laid, way: Curve): string {
  const ends = [COVERS[a.stop.kind] - 2, way.length - COVERS[b.stop.kind] + 2];
  return ends
    .map((at) => {
      const { x, y, turn } = way.at(at);
      const [dx, dy] = [Math.sin((turn * Math.PI) / 180) * 20, -Math.cos((turn * Math.PI) / 180) * 20];
      return `M${x + dx} ${y + dy}L${x - dx} ${y - dy}`;
    })
    .join('');
}

function lane(byId: Map<string, Laid>, looks: Map<string, TerrainLook>, track: TrackView): Lane[] {
  const [a, b] = [byId.get(track.a), byId.get(track.b)];
  if (!a || !b) return [];
  const side = track.twin === null ? 0 : track.id < track.twin ? APART : -APART;
  const bend = fits(a.stop) && fits(b.stop) ? BENDS[track.route] : undefined;
  const way = curve(a.at, b.at, bend ?? [0, 0], side);
  const look = looks.get(track.terrain) ?? null;
  const blocks = blocksOn(way, COVERS[a.stop.kind], COVERS[b.stop.kind], track.length);
  return [
    {
      track,
      look,
      at: way.at(way.length / 2),
      line: way.points,
      blocks,
      bed: way.d,
      outline: blocks.map((one) => blockPath(look?.outline ?? 'pill', one)).join(''),
      ring: around(way.points, BED + 5.5),
      ties: side > 0 ? tiesOf(a, b, curve(a.at, b.at, bend ?? [0, 0], 0)) : '',
    },
  ];
}

/** The name of a country: as in the atlas, or beyond its entry points, away from the middle of the board. */
function land(board: BoardView, byId: Map<string, Laid>, country: CountryView): Land {
  const stops = country.stops.flatMap((id) => byId.get(id) ?? []);
  const known = COUNTRIES[country.id];
  if (known && stops.every((one) => fits(one.stop)))
    return { country, at: { x: known.x, y: known.y }, turn: known.turn };
  const mean = (values: number[]): number => values.reduce((a, b) => a + b, 0) / (values.length || 1);
  const at = { x: mean(stops.map((one) => one.at.x)), y: mean(stops.map((one) => one.at.y)) };
  const [dx, dy] = [at.x - WIDE / 2, at.y - board.tall * 500];
  const far = Math.hypot(dx, dy) || 1;
  return { country, at: { x: at.x + (dx / far) * 50, y: at.y + (dy / far) * 45 }, turn: 0 };
}

function homeOf(stops: Laid[]): Home {
  const xs = stops.map((one) => one.at.x);
  const ys = stops.map((one) => one.at.y);
  const [x, y] = [Math.min(HOME.x, Math.min(...xs) - EDGE), Math.min(HOME.y, Math.min(...ys) - EDGE / 2)];
  const right = Math.max(HOME.x + HOME.w, Math.max(...xs) + EDGE);
  return { x, y, w: right - x, h: Math.max(HOME.y + HOME.h, Math.max(...ys) + EDGE / 2) - y };
}

/** Small maps of many tickets show the same board. */
const made = new WeakMap<BoardView, Layout>();

export function layout(board: BoardView): Layout {
  const found = made.get(board) ?? drawn(board);
  made.set(board, found);
  return found;
}

function drawn(board: BoardView): Layout {
  const stops = board.stops.map((stop) => laid(board, stop));
  const byId = new Map(stops.map((one) => [one.stop.id, one]));
  const looks = terrainLooks(board);
  const lanes = board.tracks.flatMap((track) => lane(byId, looks, track));
  const lands = board.countries.map((country) => land(board, byId, country));
  return {
    stops,
    byId,
    lanes,
    laneOf: new Map(lanes.map((one) => [one.track.id, one])),
    lands,
    home: homeOf(stops),
    coast: board.stops.filter(fits).length > board.stops.length / 2,
  };
}
