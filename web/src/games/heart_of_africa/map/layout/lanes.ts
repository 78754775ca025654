/** Lines, blocks and cars of the tracks as paths. */
import type { Point } from '../../../common/map/geometry';
import type { Outline } from '../../signs/signs';
import type { TrackSpace } from './layout';

export interface Curve {
  length: number;
  points: Point[];
  d: string;
  /** The point at this distance along it, and its direction there in degrees. */
  at: (far: number) => Point & { turn: number };
}

const PARTS = 16;
const round = (n: number): number => Math.round(n * 10) / 10;

/** From a to b with the middle moved by `bend`, and all of it to the side: the lane of a double route. */
export function curve(a: Point, b: Point, bend: [number, number], side: number): Curve {
  const straight = bend[0] === 0 && bend[1] === 0;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const far = Math.hypot(dx, dy) || 1;
  const [sx, sy] = [(dy / far) * side, (-dx / far) * side];
  const from = { x: a.x + sx, y: a.y + sy };
  const to = { x: b.x + sx, y: b.y + sy };
  const over = { x: (from.x + to.x) / 2 + bend[0], y: (from.y + to.y) / 2 + bend[1] };
  const points = Array.from({ length: straight ? 2 : PARTS + 1 }, (_, i) => {
    const t = i / (straight ? 1 : PARTS);
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: p * from.x + q * over.x + r * to.x, y: p * from.y + q * over.y + r * to.y };
  });
  const steps = points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    return { from, to, long: Math.hypot(to.x - from.x, to.y - from.y) || 1 };
  });
  return {
    length: steps.reduce((sum, one) => sum + one.long, 0),
    points,
    d: points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join(''),
    at: (far) => {
      let left = far;
      let step = steps[0];
      for (const one of steps) {
        step = one;
        if (left <= one.long) break;
        left -= one.long;
      }
      const { from, to, long } = step ?? { from: a, to: b, long: 1 };
      const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long];
      const turn = (Math.atan2(uy, ux) * 180) / Math.PI;
      return { x: from.x + ux * left, y: from.y + uy * left, turn };
    },
  };
}

/** Points in the frame of a block to the map. */
function placed({ x, y, turn }: TrackSpace): (u: number, v: number) => string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return (u, v) => `${round(x + u * cos - v * sin)} ${round(y + u * sin + v * cos)}`;
}

const HALF = 10;

/** A free space of a track: its outline tells the terrain. */
export function blockPath(outline: Outline, block: TrackSpace): string {
  const p = placed(block);
  const h = block.half;
  const arc = `A${HALF} ${HALF} 0 0 1 `;
  if (outline === 'pill')
    return `M${p(10 - h, -HALF)}L${p(h - 10, -HALF)}${arc}${p(h - 10, HALF)}L${p(10 - h, HALF)}${arc}${p(10 - h, -HALF)}Z`;
  if (outline === 'leaf')
    return (
      `M${p(14.4 - h, -HALF)}L${p(h, -HALF)}L${p(h, -4.4)}Q${p(h, HALF)} ${p(h - 14.4, HALF)}` +
      `L${p(-h, HALF)}L${p(-h, 4.4)}Q${p(-h, -HALF)} ${p(14.4 - h, -HALF)}Z`
    );
  const corners = [p(-h, 0), p(8 - h, -HALF), p(h - 8, -HALF), p(h, 0), p(h - 8, HALF), p(8 - h, HALF)];
  return `M${corners.join('L')}Z`;
}

/** The first `n` cars of a claimed track, in the frame of `base`, so that the pattern runs along them. */
export function carsPath(blocks: TrackSpace[], base: TrackSpace, n: number): string {
  const [cos, sin] = [Math.cos((base.turn * Math.PI) / 180), Math.sin((base.turn * Math.PI) / 180)];
  return blocks
    .slice(0, n)
    .map((one) => {
      const [dx, dy] = [one.x - base.x, one.y - base.y];
      const p = placed({
        x: dx * cos + dy * sin,
        y: dy * cos - dx * sin,
        turn: one.turn - base.turn,
        half: one.half,
      });
      const [h, v] = [one.half, 10.5];
      return `M${[p(-h, -v), p(h, -v), p(h, v), p(-h, v)].join('L')}Z`;
    })
    .join('');
}

/** The edge around a line, at this distance from it. */
export function around(line: Point[], far: number): string {
  const [first, last] = [line[0], line[line.length - 1]];
  if (!first || !last) return '';
  const beside = (side: number): string[] =>
    line.map((at, i) => {
      const [a, b] = [line[i - 1] ?? at, line[i + 1] ?? at];
      const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const [nx, ny] = [((b.y - a.y) / long) * side, ((a.x - b.x) / long) * side];
      return `${round(at.x + nx)} ${round(at.y + ny)}`;
    });
  const [out, back] = [beside(far), beside(-far).reverse()];
  const arc = `A${far} ${far} 0 0 1 `;
  return `M${out.join('L')}${arc}${back[0] ?? ''}L${back.slice(1).join('L')}${arc}${out[0] ?? ''}Z`;
}

/** How far a point is from a line. */
export function distance(line: Point[], at: Point): number {
  let least = Infinity;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] ?? at, line[i] ?? at];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const part = Math.min(Math.max(((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy || 1), 0), 1);
    least = Math.min(least, Math.hypot(a.x + part * dx - at.x, a.y + part * dy - at.y));
  }
  return least;
}
