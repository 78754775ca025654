/** The course of a river on the screen: a dense line that goes through its stops. */
import type { Point } from '../../../common/map/geometry';

/** A point of a course, with its distance from the first one. */
export interface Sample extends Point {
  s: number;
}

/** Where a point falls on a line: between which vertices, and how far from it that is. */
interface Foot {
  at: number;
  part: number;
  far: number;
}

/** Points nearer to a stop than this would put a kink into the river. */
const CLEAR = 16;
const STEP = 6;
/** A river goes on this far over the edge of the sheet. */
const OVER = 40;

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const mix = (a: number, b: number, part: number): number => a + (b - a) * part;
const between = (a: Point, b: Point, part: number): Point => ({
  x: mix(a.x, b.x, part),
  y: mix(a.y, b.y, part),
});

/** The nearest point of a line, not before the vertex where the last stop was found. */
function foot(line: Point[], point: Point, from: number): Foot {
  let best: Foot = { at: from, part: 0, far: Infinity };
  for (let i = from; i + 1 < line.length; i++) {
    const [a, b] = [line[i], line[i + 1]];
    if (!a || !b) continue;
    const length = far(a, b) ** 2 || 1;
    const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length;
    const part = Math.min(Math.max(along, 0), 1);
    const found = far(between(a, b, part), point);
    if (found < best.far) best = { at: i, part, far: found };
  }
  return best;
}

/** The line of a river, bent to go through its stops; what is between two stops moves with both. */
export function bent(line: Point[], stops: Point[], wanted: Point[]): Point[] {
  const [first] = line;
  if (!first || line.length < 2) return wanted;
  let from = 0;
  const feet = stops.map((stop) => {
    const found = foot(line, stop, from);
    from = found.at;
    return { ...found, on: between(line[found.at] ?? first, line[found.at + 1] ?? first, found.part) };
  });
  const shift = feet.map(({ on }, i) => {
    const to = wanted[i] ?? on;
    return { key: (feet[i]?.at ?? 0) + (feet[i]?.part ?? 0), x: to.x - on.x, y: to.y - on.y };
  });
  const moved = line.map((point, i) => {
    const before = shift.filter((one) => one.key <= i).pop();
    const after = shift.find((one) => one.key > i);
    const a = before ?? after ?? { key: 0, x: 0, y: 0 };
    const b = after ?? a;
    const part = b.key > a.key ? (i - a.key) / (b.key - a.key) : 0;
    return { key: i, x: point.x + mix(a.x, b.x, part), y: point.y + mix(a.y, b.y, part) };
  });
  const clear = moved.filter((point) => wanted.every((stop) => far(point, stop) > CLEAR));
  const through = wanted.map((stop, i) => ({ key: shift[i]?.key ?? 0, ...stop }));
  const all = [...clear, ...through].sort((a, b) => a.key - b.key).map(({ x, y }) => ({ x, y }));
  return even(even(all, wanted), wanted);
}

/** Corners are rounded; the stops stay where they are. */
function even(line: Point[], stops: Point[]): Point[] {
  return line.map((point, i) => {
    const [a, b] = [line[i - 1], line[i + 1]];
    if (!a || !b || stops.some((stop) => far(stop, point) < 1)) return point;
    return between(point, between(a, b, 0.5), 0.5);
  });
}

/** The line, extended over the edge of the sheet at both ends. */
export function endless(line: Point[], width: number, height: number): Point[] {
  const start = beyond(line[0], line[2] ?? line[1], width, height);
  const end = beyond(line[line.length - 1], line[line.length - 3] ?? line[line.length - 2], width, height);
  return [...start, ...line, ...end];
}

/** Straight on until it is off the sheet; a river that runs along an edge turns towards it. */
function beyond(end: Point | undefined, inner: Point | undefined, width: number, height: number): Point[] {
  if (!end || !inner) return [];
  const length = far(end, inner) || 1;
  const way = { x: (end.x - inner.x) / length, y: (end.y - inner.y) / length };
  const edges = [
    { far: end.x, x: -1, y: 0 },
    { far: width - end.x, x: 1, y: 0 },
    { far: height - end.y, x: 0, y: 1 },
    { far: end.y, x: 0, y: -1 },
  ].filter((one) => one.far > -OVER);
  const ahead = edges.map((one) => ({
    ...one,
    reach: (one.far + OVER) / Math.max(one.x * way.x + one.y * way.y, 0.01),
  }));
  const [next] = ahead.sort((a, b) => a.reach - b.reach);
  if (!next) return [];
  const reach = Math.min(next.reach, next.far + 2 * OVER);
  return [{ x: end.x + (way.x + next.x * 0.2) * reach, y: end.y + (way.y + next.y * 0.2) * reach }];
}

/** A smooth line through these points (centripetal Catmull-Rom, which makes no loops), one point every few pixels. */
export function smooth(points: Point[]): Sample[] {
  const found: Sample[] = [];
  const push = (point: Point): void => {
    const last = found[found.length - 1];
    const more = last ? far(last, point) : 0;
    if (!last || more > 0.5) found.push({ ...point, s: (last?.s ?? 0) + more });
  };
  points.forEach((b, i) => {
    const c = points[i + 1];
    if (!c) return push(b);
    const [a, d] = [points[i - 1] ?? b, points[i + 2] ?? c];
    const steps = Math.max(2, Math.round(far(b, c) / STEP));
    for (let n = 0; n < steps; n++) push(curve(a, b, c, d, n / steps));
  });
  return found;
}

function curve(a: Point, b: Point, c: Point, d: Point, part: number): Point {
  const knot = (p: Point, q: Point): number => Math.sqrt(far(p, q)) || 1e-3;
  const [t1, t2, t3] = [knot(a, b), knot(b, c), knot(c, d)];
  const along = (get: (p: Point) => number): number => {
    const m1 = get(c) - get(b) + t2 * ((get(b) - get(a)) / t1 - (get(c) - get(a)) / (t1 + t2));
    const m2 = get(c) - get(b) + t2 * ((get(d) - get(c)) / t3 - (get(d) - get(b)) / (t2 + t3));
    const [u2, u3] = [part * part, part * part * part];
    return (
      (2 * u3 - 3 * u2 + 1) * get(b) + (u3 - 2 * u2 + part) * m1 + (3 * u2 - 2 * u3) * get(c) + (u3 - u2) * m2
    );
  };
  return { x: along((p) => p.x), y: along((p) => p.y) };
}

/** The point on a course at this distance from its start. */
export function pointAt(course: Sample[], s: number): Point {
  let [low, high] = [0, course.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((course[middle]?.s ?? 0) <= s) low = middle;
    else high = middle;
  }
  const [a, b] = [course[low], course[high]];
  if (!a || !b) return { x: 0, y: 0 };
  return between(a, b, b.s > a.s ? Math.min(Math.max((s - a.s) / (b.s - a.s), 0), 1) : 0);
}

/** The direction of a course, of length 1. */
export function wayAt(course: Sample[], s: number): Point {
  const [a, b] = [pointAt(course, s - 8), pointAt(course, s + 8)];
  const length = far(a, b) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

/** How far from its start the course comes nearest to a point. */
export function nearest(course: Sample[], point: Point): number {
  let [best, least] = [0, Infinity];
  for (const one of course) {
    const found = far(one, point);
    if (found < least) [best, least] = [one.s, found];
  }
  return best;
}
