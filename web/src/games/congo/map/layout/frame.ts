/** Where the stops stand on the screen, and what stands in the bend of the river and in the corners. */
import type { Point, ScreenArea } from '../../../common/map/geometry';
import type { BoardView } from '../../view';

export interface Size {
  w: number;
  h: number;
}

/** How the river is drawn: over the whole table, or on a sheet that fingers move. */
export interface Look extends Size {
  compact: boolean;
  /** Screen pixels per unit of the sheet: large screens show everything larger. */
  zoom: number;
  /** Units of the sheet per unit of a sign, when the whole river is in view. */
  sign: number;
}

/** The panel inside the bend. */
export interface Bend {
  left: number;
  width: number;
  bottom: number;
  height: number;
}

export interface Frame {
  size: Look;
  stops: Point[];
  /** Where any other point of the board is drawn. */
  place: (x: number, y: number) => Point;
  bend: Bend | null;
  /** The panels in the corners of the table. */
  corners: ScreenArea[];
  /** What must stay free of names: all panels. */
  taken: ScreenArea[];
}

/** Room around the outermost stops, for their names. */
const ROOM = { left: 91, right: 128, top: 58, bottom: 77 };
const CLOSE = { left: 88, right: 88, top: 76, bottom: 110 };
const EDGE = 12;
/** A stop keeps this far from the panel. */
const MARGIN = 36;
/** Two stops are never nearer to each other than this. */
const APART = 62;
const PASSES = 8;
/** The height of the panel in the bend, in screen pixels, if the river keeps this much room above it. */
const PANEL = 460;
const ABOVE = 170;
/** Below this height the log of a stop is folded to one line. */
export const FOLDED = 600;
/** Below this width the fight needs the place of the decks, which then move to the players. */
export const DECKS = 1340;

/** The panels in the corners: the log of this stop, the score, the decks. They do not grow with the river. */
function corners({ w, h, zoom }: Look): ScreenArea[] {
  const log = h * zoom < FOLDED ? 84 : 216;
  return [
    { left: 0, right: 300 / zoom, top: 0, bottom: log / zoom },
    { left: w - 270 / zoom, right: w, top: 0, bottom: 102 / zoom },
    { left: 215 / zoom, right: 352 / zoom, top: h - 178 / zoom, bottom: h },
  ];
}

function spread(board: BoardView, size: Size, room: typeof ROOM): (x: number, y: number) => Point {
  const xs = board.stops.map((one) => one.x);
  const ys = board.stops.map((one) => one.y);
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
  const kx = (size.w - room.left - room.right) / (Math.max(...xs) - x0 || 1);
  const ky = (size.h - room.top - room.bottom) / (Math.max(...ys) - y0 || 1);
  return (x, y) => ({ x: room.left + (x - x0) * kx, y: room.top + (y - y0) * ky });
}

/** The room between both arms of the river below this line. */
function between(stops: Point[], top: number, w: number): [number, number] {
  const low = stops.filter((one) => one.y > top);
  const arm = (right: boolean): number[] => low.filter((one) => one.x > w / 2 === right).map((one) => one.x);
  return [Math.max(EDGE, ...arm(false)) + MARGIN, Math.min(w - EDGE, ...arm(true)) - MARGIN];
}

/** Between both arms of the river; if they are too close, they make room. */
function bendOf({ w, h, zoom }: Look, stops: Point[]): Bend {
  const width = Math.min(Math.max(w * 0.5556, 720), 980 / zoom);
  const height = Math.max(Math.min(Math.max(PANEL / zoom, h * 0.74), h - ABOVE), 300);
  const top = h - EDGE - height;
  // if there is not room for everything, the stops near its top move up
  const room = [top - MARGIN, top + MARGIN].map((from) => between(stops, from, w));
  const [from, to] = room.find((one) => one[1] - one[0] >= width) ?? room[1] ?? [0, w];
  const middle = to - from < width ? to - width : (from + to - width) / 2;
  const decks = w * zoom < DECKS ? 0 : 366 / zoom;
  return { left: Math.max(middle, decks), width, bottom: EDGE, height };
}

/** The nearest point beside an area, if possible off all other areas. */
function beside(stop: Point, area: ScreenArea, others: ScreenArea[]): Point {
  const inside = (at: Point, one: ScreenArea): boolean =>
    at.x > one.left && at.x < one.right && at.y > one.top && at.y < one.bottom;
  if (!inside(stop, area)) return stop;
  const ways = [
    { far: stop.x - area.left, x: area.left, y: stop.y },
    { far: area.right - stop.x, x: area.right, y: stop.y },
    { far: (stop.y - area.top) * 1.3, x: stop.x, y: area.top },
    { far: area.bottom - stop.y, x: stop.x, y: area.bottom },
  ].sort((a, b) => a.far - b.far);
  const free = ways.find((way) => others.every((one) => !inside(way, one)));
  return { x: (free ?? stop).x, y: (free ?? stop).y };
}

/** Stops move out of the panels, and keep apart from each other along the river. */
function settled(stops: Point[], panels: ScreenArea[], { h }: Size): Point[] {
  const found = stops.map((one) => ({ ...one }));
  for (let pass = 0; pass < PASSES; pass++) {
    found.forEach((one, i) => {
      for (const panel of panels) Object.assign(one, beside(one, panel, panels));
      const next = found[i + 1];
      if (!next) return;
      const [dx, dy] = [next.x - one.x, next.y - one.y];
      const far = Math.hypot(dx, dy) || 1;
      const push = Math.max(0, APART - far) / 2 / far;
      Object.assign(one, { x: one.x - dx * push, y: one.y - dy * push });
      Object.assign(next, { x: next.x + dx * push, y: Math.min(next.y + dy * push, h - 40) });
    });
  }
  return found;
}

const wider = (area: ScreenArea, by: number): ScreenArea => ({
  left: area.left - by,
  right: area.right + by,
  top: area.top - by,
  bottom: area.bottom + by,
});

export function frame(board: BoardView, size: Look): Frame {
  const place = spread(board, size, size.compact ? CLOSE : ROOM);
  const stops = board.stops.map((one) => place(one.x, one.y));
  if (size.compact) return { size, stops, place, bend: null, corners: [], taken: [] };
  const bend = bendOf(size, stops);
  const inside: ScreenArea = {
    left: bend.left,
    right: bend.left + bend.width,
    top: size.h - bend.bottom - bend.height,
    bottom: size.h + MARGIN,
  };
  const panels = [wider(inside, MARGIN), ...corners(size).map((one) => wider(one, 14))];
  return {
    size,
    place,
    bend,
    stops: settled(stops, panels, size),
    corners: corners(size),
    taken: [wider(inside, 7), ...corners(size)],
  };
}
