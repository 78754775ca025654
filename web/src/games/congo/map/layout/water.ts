/** Water as areas: a river has a width that changes on its way. */
import type { Point } from '../../../common/map/geometry';
import { pointAt, wayAt, type Sample } from './course';

const n1 = (n: number): string => n.toFixed(1);

export function line(points: Point[]): string {
  return points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${n1(x)} ${n1(y)}`).join('');
}

/** The great river: widest in its middle, with slow swellings. */
export function riverWidth(s: number, whole: number): number {
  const swelling = 2.2 * Math.sin(s / 61) + 1.4 * Math.sin(s / 23 + 1.7);
  return 23 + 7 * Math.sin(Math.PI * Math.min(Math.max(s / whole, 0), 1)) + swelling;
}

/** A tributary: a thread at its source. */
export function brookWidth(s: number, whole: number): number {
  return 1.6 + 6.4 * Math.min(1, s / whole) ** 0.8 + 0.5 * Math.sin(s / 19);
}

const STEP = 9;

/** One side of a course; `side` 1 is left of the way, -1 right of it. */
export function shore(course: Sample[], width: (s: number, whole: number) => number, side: number): Point[] {
  const whole = course[course.length - 1]?.s ?? 0;
  const found: Point[] = [];
  for (let s = 0; s < whole + STEP; s += STEP) {
    const [at, way] = [pointAt(course, s), wayAt(course, s)];
    const half = (width(Math.min(s, whole), whole) / 2) * side;
    found.push({ x: at.x + way.y * half, y: at.y - way.x * half });
  }
  return found;
}

/** A closed area between both shores. */
export function water(course: Sample[], width: (s: number, whole: number) => number): string {
  if (course.length < 2) return '';
  return `${line([...shore(course, width, 1), ...shore(course, width, -1).reverse()])}Z`;
}

/** The part of a course between two distances. */
export function stretch(course: Sample[], from: number, to: number): Point[] {
  const inner = course.filter((one) => one.s > from && one.s < to);
  return [pointAt(course, from), ...inner, pointAt(course, to)];
}
