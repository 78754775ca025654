/** The line from the stop where the steamer lies to the panel in the bend: straight, or with one corner. */
import type { Point, ScreenArea } from '../../../common/map/geometry';
import { shared } from './spots';

const STEP = 18;
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8, -8].map((n) => n * STEP);
const INNER = 26;
const ROUND = 8;

const within = (at: number, least: number, most: number): number => Math.min(Math.max(at, least), most);

function areaOf(a: Point, b: Point): ScreenArea {
  return {
    left: Math.min(a.x, b.x) - 3,
    right: Math.max(a.x, b.x) + 3,
    top: Math.min(a.y, b.y) - 3,
    bottom: Math.max(a.y, b.y) + 3,
  };
}

/** The first way with nothing in between, or else the first one. */
function freeWay(ways: Point[][], taken: ScreenArea[]): Point[] {
  const clear = (way: Point[]): boolean =>
    way.every((at, i) => {
      const next = way[i + 1];
      return !next || taken.every((other) => !shared(areaOf(at, next), other));
    });
  return ways.find(clear) ?? ways[0] ?? [];
}

/** To a side of the panel; where neither straight on nor up or down is free, a little aside first. */
function sideways(from: Point, panel: ScreenArea): Point[][] {
  const side = from.x < (panel.left + panel.right) / 2 ? panel.left : panel.right;
  const ys = TURNS.map((by) => within(from.y + by, panel.top + INNER, panel.bottom - INNER));
  const aside = [3, 4, 5, 6].map((n) => from.x + Math.sign(side - from.x) * n * STEP);
  return [
    ...ys.map((y) => [from, { x: from.x, y }, { x: side, y }]),
    ...aside.flatMap((x) => ys.map((y) => [from, { x, y: from.y }, { x, y }, { x: side, y }])),
  ];
}

function downwards(from: Point, panel: ScreenArea): Point[][] {
  const xs = TURNS.map((by) => within(from.x + by, panel.left + INNER, panel.right - INNER));
  return xs.map((x) => [from, { x, y: from.y }, { x, y: panel.top }]);
}

/** A line with rounded corners. */
function rounded(way: Point[]): string {
  const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const toward = (a: Point, b: Point): Point => {
    const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const part = Math.min(ROUND / far, 0.5);
    return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
  };
  return way
    .map((point, i) => {
      const [before, after] = [way[i - 1], way[i + 1]];
      if (!before) return `M${at(point)}`;
      return after
        ? `L${at(toward(point, before))}Q${at(point)} ${at(toward(point, after))}`
        : `L${at(point)}`;
    })
    .join('');
}

export function tie(from: Point, panel: ScreenArea, taken: ScreenArea[]): string {
  const above = from.y < panel.top && from.x > panel.left && from.x < panel.right;
  return rounded(freeWay(above ? downwards(from, panel) : sideways(from, panel), taken));
}
