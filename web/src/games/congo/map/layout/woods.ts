/** Woods on the banks: always the same, and never where something else is drawn. */
import type { Point, ScreenArea } from '../../../common/map/geometry';
import type { Size } from './frame';

const CELL = 44;
const SHARE = 0.62;
const CLEAR = 25;

/** Numbers that look random, but are always the same. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let n = Math.imul(state ^ (state >>> 15), 1 | state);
    n = (n + Math.imul(n ^ (n >>> 7), 61 | n)) ^ n;
    return ((n ^ (n >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A crown, `r` wide to each side. */
const tree = ({ x, y }: Point, r: number): string =>
  `M${(x - r).toFixed(1)} ${y.toFixed(1)}q${(r / 2).toFixed(1)}${(-1.35 * r).toFixed(1)} ${r.toFixed(1)}${(-1.35 * r).toFixed(1)}t${r.toFixed(1)} ${(1.35 * r).toFixed(1)}`;

function free(at: Point, wet: Point[], taken: ScreenArea[]): boolean {
  const clear = (one: ScreenArea): boolean =>
    at.x < one.left - 9 || at.x > one.right + 9 || at.y < one.top - 3 || at.y > one.bottom + 13;
  return (
    taken.every(clear) && wet.every(({ x, y }) => Math.abs(x - at.x) > CLEAR || Math.abs(y - at.y) > CLEAR)
  );
}

export function woods({ w, h }: Size, wet: Point[], taken: ScreenArea[]): string {
  const next = numbers(1884);
  let found = '';
  for (let y = 14; y < h + CELL; y += CELL)
    for (let x = 0; x < w + CELL; x += CELL) {
      const [dx, dy, luck, size, twin] = [next(), next(), next(), next(), next()];
      const at = { x: x + dx * CELL, y: y + dy * CELL };
      if (luck > SHARE || !free(at, wet, taken)) continue;
      const r = 5 + size * 2.6;
      found += tree(at, r);
      const beside = { x: at.x + r * 1.5, y: at.y + 3 };
      if (twin > 0.55 && free(beside, wet, taken)) found += tree(beside, r * 0.72);
    }
  return found;
}
