/** The river drawn as a straight line: all stops in a row, with a window of a few around the steamer. */
import { widthOf } from '../../common/map/text.svelte';
import type { Point } from '../../common/map/geometry';
import type { StopView } from '../view';
import { smooth, type Sample } from './layout/course';
import type { Dock } from './layout/docks';
import type { Spot } from './layout/spots';
import { riverWidth, shore, line, water } from './layout/water';

export const HIGH = 118;
const MIDDLE = 64;
/** The least room for a stop, with the steamer before it. */
const LEAST = 84;
const SHIP = 18;
/** The first stop has room for the steamer before it. */
const EDGE = 68;
export const NAMES = { usual: 12.5, here: 14.5 };

export interface Berth {
  stop: StopView;
  at: Point;
  dock: Dock;
}

export interface RiverRow {
  width: number;
  berths: Berth[];
  course: Sample[];
  river: string;
  ripples: string;
}

/** Signs above the stop, its name below. */
export const SPOT: Spot = {
  align: 'middle',
  row: { x: 0, y: -59 },
  name: { x: 0, y: 44 },
  area: { left: -40, right: 40, top: -59, bottom: 48 },
};

/** On a wider screen more stops are in view than five. */
const inView = (width: number): number => (width < 640 ? 5 : width < 900 ? 7 : 9);

export function row(stops: StopView[], name: (id: string) => string, width: number): RiverRow {
  const usual = Math.max(LEAST, width / inView(width));
  const wide = stops.map((one) => widthOf(name(one.id), NAMES.here));
  let x = Math.max(EDGE, width / 2 - (Math.min(stops.length, inView(width)) - 1) * (usual / 2));
  const xs = wide.map((one, i) => {
    if (i) x += Math.max(usual, ((wide[i - 1] ?? 0) + one) / 2 + 10);
    return x;
  });
  const first = xs[0] ?? 0;
  const all = (xs[xs.length - 1] ?? 0) + first;
  const wave = (at: number): Point => ({
    x: at,
    y: MIDDLE + 2.2 * Math.sin(at / 83) + 1.2 * Math.sin(at / 41 + 2),
  });
  const course = smooth(Array.from({ length: Math.ceil(all / 40) + 5 }, (_, i) => wave(i * 40 - 80)));
  const along = (at: number): number => nearestTo(course, at);
  return {
    width: all,
    course,
    river: water(course, riverWidth),
    ripples: [0.45, -0.5].map((side) => line(shore(course, riverWidth, side))).join(''),
    berths: stops.map((stop, i) => {
      const at = wave(xs[i] ?? 0);
      const back = SHIP + (stop.ring ? 32 : 26);
      const s = along(at.x - back);
      return { stop, at, dock: { s, off: { x: 0, y: 0 }, ship: SHIP } };
    }),
  };
}

function nearestTo(course: Sample[], x: number): number {
  return course.find((one) => one.x >= x)?.s ?? 0;
}
