/** Where the name of a stop stands, with its tile, flag and hippos: beside the stop, off the river, off all others. */
import type { Point, ScreenArea } from '../../../common/map/geometry';
import type { Size } from './frame';

/** `x` and `y` are the corner of the row of signs and the base of the name, from the middle of the stop. */
export interface Spot {
  align: 'start' | 'middle' | 'end';
  row: Point;
  name: Point;
  /** Both together, from the middle of the stop. */
  area: ScreenArea;
}

/** Where names stand if they can: outside the bend, where its panel and the line to that are not, or inside it. */
export interface Side {
  middle: number;
  out: boolean;
}

export interface StopLabel {
  at: Point;
  /** The width of the row of signs, and of the name. */
  row: number;
  name: number;
}

/** A tile, the width of a flag, and what lies between them. */
export const SIGN = 24;
export const FLAG = 21;
export const GAP = 5;
const HEIGHT = 46;
const RADIUS = 24;
const SIDE = 28;
const PASSES = 5;

/** How much of a row or a name is before the point it is aligned to. */
const BEFORE = { start: 0, middle: 0.5, end: 1 };

/** The ways to stand beside a stop, in order of preference. */
const WAYS: { x: number; y: number; align: Spot['align'] }[] = [
  { x: SIDE, y: -26, align: 'start' },
  { x: -SIDE, y: -26, align: 'end' },
  { x: 0, y: 24, align: 'middle' },
  { x: 0, y: -24 - HEIGHT, align: 'middle' },
  { x: 14, y: -20 - HEIGHT, align: 'start' },
  { x: -14, y: -20 - HEIGHT, align: 'end' },
  { x: 16, y: 18, align: 'start' },
  { x: -16, y: 18, align: 'end' },
];

function spot(way: (typeof WAYS)[number], block: StopLabel): Spot {
  const wide = Math.max(block.row, block.name);
  const before = BEFORE[way.align];
  const area = {
    left: way.x - wide * before,
    right: way.x + wide * (1 - before),
    top: way.y,
    bottom: way.y + HEIGHT,
  };
  return {
    align: way.align,
    row: { x: way.x - block.row * before, y: way.y },
    name: { x: way.x, y: way.y + HEIGHT - 5 },
    area,
  };
}

/** The width of tile, flag and hippos. */
export function rowWidth(flag: boolean, hippo: boolean): number {
  return SIGN + (flag ? GAP + FLAG : 0) + (hippo ? GAP - 1 + SIGN : 0);
}

/** The corner of the row of signs: they stand close together where there is no flag. */
export function rowOf({ align, name, row }: Spot, flag: boolean, hippo: boolean): Point {
  return { x: name.x - rowWidth(flag, hippo) * BEFORE[align], y: row.y };
}

export function grown({ left, right, top, bottom }: ScreenArea, by: number): ScreenArea {
  return { left: left * by, right: right * by, top: top * by, bottom: bottom * by };
}

export function moved(area: ScreenArea, by: Point): ScreenArea {
  return {
    left: area.left + by.x,
    right: area.right + by.x,
    top: area.top + by.y,
    bottom: area.bottom + by.y,
  };
}

/** How much two areas overlap, in pixels. */
export function shared(a: ScreenArea, b: ScreenArea): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export function around(at: Point, radius: number): ScreenArea {
  return { left: at.x - radius, right: at.x + radius, top: at.y - radius, bottom: at.y + radius };
}

export function outside(area: ScreenArea, { w, h }: Size): number {
  return (
    Math.max(0, 6 - area.left) +
    Math.max(0, area.right - w + 6) +
    Math.max(0, 6 - area.top) +
    Math.max(0, area.bottom - h + 6)
  );
}

/** One spot per stop. All look for theirs in turn, a few times, so that none takes another's only place. */
export function spots(
  blocks: StopLabel[],
  size: Size,
  taken: ScreenArea[],
  water: Point[],
  side: Side,
): Spot[] {
  const all = blocks.map((block) => WAYS.map((way) => spot(way, block)));
  const fixed = all.map((mine, i) =>
    mine.map((one, n) => n * 4 + off(one, i) + standing(moved(one.area, blocks[i]?.at ?? { x: 0, y: 0 }), i)),
  );
  const chosen = fixed.map((costs) => costs.indexOf(Math.min(...costs)));

  function off({ align }: Spot, i: number): number {
    if (align === 'middle') return 45;
    const outside = (blocks[i]?.at.x ?? 0) < side.middle === (align === 'end');
    return outside === side.out ? 0 : 90;
  }

  function standing(area: ScreenArea, self: number): number {
    let cost = 60 * outside(area, size);
    for (const one of taken) cost += shared(area, one);
    blocks.forEach(({ at }, i) => (cost += i === self ? 0 : 2 * shared(area, around(at, RADIUS))));
    const wet = { left: area.left - 9, right: area.right + 9, top: area.top - 9, bottom: area.bottom + 9 };
    for (const { x, y } of water)
      if (x > wet.left && x < wet.right && y > wet.top && y < wet.bottom) cost += 14;
    return cost;
  }

  const areaOf = (i: number, n: number): ScreenArea =>
    moved(all[i]?.[n]?.area ?? around({ x: 0, y: 0 }, 0), blocks[i]?.at ?? { x: 0, y: 0 });
  const cost = (i: number, n: number, but: number): number => {
    const area = areaOf(i, n);
    const alone = fixed[i]?.[n] ?? 0;
    return chosen.reduce(
      (sum, m, k) => (k === i || k === but ? sum : sum + 2 * shared(area, areaOf(k, m))),
      alone,
    );
  };

  for (let pass = 0; pass < PASSES; pass++) blocks.forEach((_, i) => settle(i, i + 1));

  /** The best for two neighbours together: on its own, each would block the other. */
  function settle(i: number, k: number): void {
    const mine = WAYS.map((_, n) => cost(i, n, k));
    const theirs = WAYS.map((_, m) => (k < blocks.length ? cost(k, m, i) : 0));
    let least = Infinity;
    mine.forEach((a, n) =>
      theirs.forEach((b, m) => {
        const both = a + b + (k < blocks.length ? 2 * shared(areaOf(i, n), areaOf(k, m)) : 0);
        if (both >= least) return;
        least = both;
        chosen[i] = n;
        if (k < blocks.length) chosen[k] = m;
      }),
    );
  }
  return all.flatMap((mine, i) => mine[chosen[i] ?? 0] ?? []);
}
