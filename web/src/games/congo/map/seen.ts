/** Which names are drawn on a small river: the steamer's stop first, then its neighbours, each if it has room. */
import type { ScreenArea } from '../../common/map/geometry';
import type { Layout } from './layout/layout';
import { around, shared } from './layout/spots';

const GAP = 4;

export function named(map: Layout, first: string[], scale: number, piece: number): Set<string> {
  const rank = (id: string): number => (first.indexOf(id) + 1 || first.length + 1) - 1;
  const here = map.stops.findIndex((one) => one.stop.id === first[0]);
  const order = map.stops
    .map((one, i) => ({ one, rank: rank(one.stop.id) * 100 + Math.abs(i - here) }))
    .sort((a, b) => a.rank - b.rank);
  const discs = map.stops.map(({ at }) => around({ x: at.x * scale, y: at.y * scale }, 15 * piece));
  const taken: ScreenArea[] = [];
  const found = new Set<string>();
  for (const { one } of order) {
    const [x, y] = [one.at.x * scale, one.at.y * scale];
    const { left, right, top, bottom } = one.spot.area;
    const area = {
      left: x + left * piece - GAP,
      right: x + right * piece,
      top: y + top * piece - GAP,
      bottom: y + bottom * piece,
    };
    const own = map.stops.indexOf(one);
    const free =
      area.left >= 0 &&
      area.right <= map.size.w * scale &&
      discs.every((disc, i) => i === own || !shared(area, disc)) &&
      taken.every((other) => !shared(area, other));
    if (!free) continue;
    taken.push(area);
    found.add(one.stop.id);
  }
  return found;
}
