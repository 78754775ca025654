/** Where the steamer lies at a stop: on the river before it, or beside it where there is no room. */
import type { Point, ScreenArea } from '../../../common/map/geometry';
import { pointAt, wayAt, type Sample } from './course';
import type { Size } from './frame';
import { around, outside, shared } from './spots';

/** A place on the course of the river, and how far beside it. */
export interface Dock {
  s: number;
  off: Point;
  /** The radius of the steamer there. */
  ship: number;
}

export const SHIP = 25;
/** It is drawn smaller if there is no room for its full size. */
const SMALL = 17;
const CROWDED = 250;
/** The ring around the stop where the steamer lies. */
export const HERE = 25;

/** Before the stop, and to both sides. */
const WAYS: [number, number][] = [
  [-(SHIP + HERE + 4), 0],
  [-44, 28],
  [-44, -28],
  [-30, 44],
  [-30, -44],
  [0, 54],
  [0, -54],
  [40, 34],
  [40, -34],
];

/** What is on the sheet; one unit of a sign is `sign` units of the sheet. */
export interface Harbour {
  course: Sample[];
  discs: Point[];
  taken: ScreenArea[];
  size: Size;
  sign: number;
}

interface Found extends Dock {
  cost: number;
}

export function dock(harbour: Harbour, stop: { s: number; at: Point }): Dock {
  const found = berth(harbour, stop, SHIP);
  if (found.cost < CROWDED) return found;
  const small = berth(harbour, stop, SMALL);
  return small.cost < found.cost ? small : found;
}

function berth(
  { course, discs, taken, size, sign }: Harbour,
  stop: { s: number; at: Point },
  ship: number,
): Found {
  const unit = (sign * (ship + HERE + 4)) / (SHIP + HERE + 4);
  let best: Found = { s: stop.s, off: { x: 0, y: 0 }, ship, cost: Infinity };
  WAYS.forEach(([back, aside], i) => {
    const [along, beside] = [back * unit, aside * unit];
    const way = wayAt(course, stop.s + along);
    const off = { x: way.y * beside, y: -way.x * beside };
    const on = pointAt(course, stop.s + along);
    const at = { x: on.x + off.x, y: on.y + off.y };
    const area = around(at, ship * sign);
    let cost = i * 10 + 40 * outside(area, size);
    for (const one of taken) cost += shared(area, one);
    for (const disc of discs) {
      const room = (ship + (disc === stop.at ? HERE : 18)) * sign - Math.hypot(disc.x - at.x, disc.y - at.y);
      cost += 30 * Math.max(0, room);
    }
    if (cost < best.cost) best = { s: stop.s + along, off, ship, cost };
  });
  return best;
}
