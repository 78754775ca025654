/** Where a box stands beside a line without covering it. */
import type { Point } from '../../../common/map/geometry';
import { distance } from './lanes';

interface BoxSize {
  width: number;
  height: number;
}

const EDGE = 8;
/** How densely the edge of the box is probed. */
const PROBE = 14;

/** The nearest point of the line to a box, from its edge; 0 where it crosses the box. */
function clearance(line: Point[], { x, y }: Point, { width, height }: BoxSize): number {
  let least = Infinity;
  const [across, down] = [Math.ceil(width / PROBE) || 1, Math.ceil(height / PROBE) || 1];
  for (let i = 0; i <= across; i++)
    for (let j = 0; j <= down; j++) {
      if (i > 0 && i < across && j > 0 && j < down) continue;
      least = Math.min(least, distance(line, { x: x + (width * i) / across, y: y + (height * j) / down }));
    }
  const inside = line.some((one) => one.x > x && one.x < x + width && one.y > y && one.y < y + height);
  return inside ? 0 : least;
}

/** The corner of a box of this size: as near to the middle of the line as it can be, `gap` away from all of it. */
export function beside(line: Point[], gap: number, box: BoxSize, screen: BoxSize): Point {
  const [a, b] = [line[0] ?? { x: 0, y: 0 }, line[line.length - 1] ?? { x: 0, y: 0 }];
  const mid = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const hold = (at: number, most: number): number => Math.max(EDGE, Math.min(at, most - EDGE));
  let best: Point = { x: EDGE, y: EDGE };
  let least = Infinity;
  for (const wide of [-1, -0.5, 0])
    for (const high of [-1, -0.5, 0])
      for (const far of [1, 1.6, 2.5, 4, 7]) {
        const push = (part: number): number => (part === -1 ? -1 : part === 0 ? 1 : 0) * gap * far;
        const at = {
          x: hold(mid.x + wide * box.width + push(wide), screen.width - box.width),
          y: hold(mid.y + high * box.height + push(high), screen.height - box.height),
        };
        const clear = clearance(line, at, box);
        const [dx, dy] = [at.x + box.width / 2 - mid.x, at.y + box.height / 2 - mid.y];
        const cost = Math.hypot(dx, dy) + Math.max(gap - clear, 0) * 40;
        if (cost < least) [best, least] = [at, cost];
      }
  return best;
}
