/** The tributaries: they end in the river as it is drawn, and their names stand where there is room. */
import type { Point, ScreenArea } from '../../../common/map/geometry';
import { widthOf } from '../../../common/map/text.svelte';
import { nameOf } from '../../../../lib/i18n/i18n.svelte';
import type { BoardView } from '../../view';
import { nearest, pointAt, smooth, wayAt, type Sample } from './course';
import type { Frame, Size } from './frame';
import { around, outside, shared } from './spots';
import { brookWidth, water } from './water';

export interface Brook {
  id: string;
  name: string;
  course: Sample[];
  d: string;
  /** The middle of the name and its slope in degrees. */
  written: (Point & { turn: number }) | null;
}

/** Up to this distance from its mouth a tributary follows the river if the river was bent. */
const GIVES = 170;
const SIZE = 13;

export function brooks(board: BoardView, frame: Frame, course: Sample[]): Brook[] {
  return Object.entries(board.map.tributaries).map(([id, points]) => {
    const placed = points.map(([x, y]) => frame.place(x, y));
    const found = smooth(joined(placed, course));
    const name = nameOf('congo.river', id, id.charAt(0).toUpperCase() + id.slice(1).replaceAll('_', ' '));
    return { id, name, course: found, d: water(found, brookWidth), written: null };
  });
}

/** The same with their names, where nothing else is drawn. */
export function inscribed(all: Brook[], taken: ScreenArea[], size: Size): Brook[] {
  return all.map((one) => ({ ...one, written: written(one.course, widthOf(one.name, SIZE), taken, size) }));
}

function joined(points: Point[], course: Sample[]): Point[] {
  const mouth = points[points.length - 1];
  if (!mouth) return points;
  const to = pointAt(course, nearest(course, mouth));
  return points.map((one) => {
    const part = Math.exp(-Math.hypot(one.x - mouth.x, one.y - mouth.y) / GIVES);
    return { x: one.x + (to.x - mouth.x) * part, y: one.y + (to.y - mouth.y) * part };
  });
}

/** Above the water where it runs straight enough and nothing else is drawn. */
function written(course: Sample[], wide: number, taken: ScreenArea[], size: Size): Brook['written'] {
  const whole = course[course.length - 1]?.s ?? 0;
  for (let s = whole - wide / 2 - 30; s > wide / 2; s -= 14) {
    const [a, b] = [pointAt(course, s - wide / 2), pointAt(course, s + wide / 2)];
    if (Math.hypot(b.x - a.x, b.y - a.y) < wide * 0.94) continue;
    const way = wayAt(course, s);
    const turned = a.x <= b.x ? 1 : -1;
    const up = { x: ((b.y - a.y) / wide) * turned, y: (-(b.x - a.x) / wide) * turned };
    const middle = pointAt(course, s);
    const at = { x: middle.x + up.x * 9, y: middle.y + up.y * 9 };
    const steps = [-0.5, -0.25, 0, 0.25, 0.5];
    const clear = steps.every((part) => {
      const area = around({ x: at.x + way.x * wide * part, y: at.y + way.y * wide * part }, 11);
      return !outside(area, size) && taken.every((one) => !shared(area, one));
    });
    const turn = (Math.atan2((b.y - a.y) * turned, (b.x - a.x) * turned) * 180) / Math.PI;
    if (clear) return { ...at, turn };
  }
  return null;
}
