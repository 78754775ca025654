/** The whole river on a sheet of a given size: laid out again only when size, board or language change. */
import type { Point, ScreenArea } from '../../../common/map/geometry';
import { widthOf } from '../../../common/map/text.svelte';
import type { BoardView, StopView } from '../../view';
import { brooks, inscribed, type Brook } from './brooks';
import { bent, endless, nearest, smooth, type Sample } from './course';
import { frame, type Bend, type Frame, type Look } from './frame';
import { around, moved, rowWidth, spots, type Spot } from './spots';
import { line, riverWidth, shore, water } from './water';
import { woods } from './woods';

export interface Laid {
  stop: StopView;
  at: Point;
  /** How far up the river it lies. */
  s: number;
  spot: Spot;
}

export interface Layout {
  size: Look;
  stops: Laid[];
  byId: Map<string, Laid>;
  course: Sample[];
  river: string;
  ripples: string;
  brooks: Brook[];
  woods: string;
  bend: Bend | null;
  /** Where panels of the table stand. */
  corners: ScreenArea[];
  /** That and the panel in the bend. */
  taken: ScreenArea[];
}

export const NAME = 15;
/** The name of the stop where the steamer lies is larger, and must find room, too. */
const ROOMY = 16.4;

function courseOf(board: BoardView, { place, stops, size }: Frame): Sample[] {
  const river = board.map.river.map(([x, y]) => place(x, y));
  const printed = board.stops.map((one) => place(one.x, one.y));
  return smooth(endless(bent(river, printed, stops), size.w, size.h));
}

function ripples(course: Sample[]): string {
  return [0.42, -0.5]
    .map((side) => line(shore(course, (s, whole) => riverWidth(s, whole) + 2 * Math.sin(s / 31), side)))
    .join('');
}

/** In units of a sign, when the whole river is in view. */
const shrunk = ({ x, y }: Point, sign: number): Point => ({ x: x / sign, y: y / sign });

function spotsOf(board: BoardView, name: (id: string) => string, laid: Frame, flowing: Point[]): Spot[] {
  const { size, bend, taken } = laid;
  const blocks = board.stops.map((stop, i) => ({
    at: shrunk(laid.stops[i] ?? { x: 0, y: 0 }, size.sign),
    row: rowWidth(true, stop.hippo),
    name: widthOf(name(stop.id), ROOMY),
  }));
  const middle = (bend ? bend.left + bend.width / 2 : size.w / 2) / size.sign;
  const sheet = { w: size.w / size.sign, h: size.h / size.sign };
  const water = flowing.map((one) => shrunk(one, size.sign));
  return spots(blocks, sheet, taken, water, { middle, out: !size.compact });
}

export function layout(board: BoardView, name: (id: string) => string, size: Look): Layout {
  const laid = frame(board, size);
  const course = courseOf(board, laid);
  const wet = course.filter((_, i) => i % 2 === 0);
  const streams = brooks(board, laid, course);
  // it is better for a name to cover a brook than the river
  const flowing = [...wet, ...streams.flatMap((one) => one.course.filter((_, i) => i % 4 === 0))];
  const standing = spotsOf(board, name, laid, flowing);
  const stops = board.stops.flatMap((stop, i): Laid[] => {
    const [at, spot] = [laid.stops[i], standing[i]];
    return at && spot ? [{ stop, at, s: nearest(course, at), spot }] : [];
  });
  const names: ScreenArea[] = stops.map(({ spot, at }) => moved(spot.area, at));
  const banks = [...wet, ...streams.flatMap((one) => one.course)];
  return {
    size,
    stops,
    byId: new Map(stops.map((one) => [one.stop.id, one])),
    course,
    river: water(course, riverWidth),
    ripples: ripples(course),
    brooks: inscribed(streams, [...names, ...laid.taken, ...stops.map(({ at }) => around(at, 24))], size),
    woods: woods(size, banks, [...names, ...stops.map(({ at }) => around(at, 14))]),
    bend: laid.bend,
    corners: laid.corners,
    taken: laid.taken,
  };
}
