/** The room that pills and names take on the screen, in pixels from the corner of the map. */
import type { MapScale, ScreenArea } from '../../../common/map/geometry';
import { pen } from '../../../common/map/text.svelte';
import { FAR, LAND, type Spot } from './atlas';
import type { Laid } from './layout';

const SIZE = 16.5;
const SMALLEST = 12;

let ground: { halo: Spot['halo']; path: Path2D }[] | undefined;

/** What is behind a name at this point of the map: the name's halo has that colour. */
export function haloAt(x: number, y: number): Spot['halo'] {
  const probe = pen();
  if (!probe || typeof Path2D === 'undefined') return 'land';
  ground ??= [
    { halo: 'land', path: new Path2D(LAND) },
    { halo: 'far', path: new Path2D(FAR) },
  ];
  return ground.find(({ path }) => probe.isPointInPath(path, x, y))?.halo ?? 'sea';
}

/** The size of a name in units of a piece: never under 12 pixels on the screen. */
export function nameSize(piece: number): number {
  return Math.max(SIZE, SMALLEST / piece);
}

/** A name larger than drawn in the atlas keeps its distance from the pill. */
export function grown(spot: Spot, size: number): Spot {
  const more = size - SIZE;
  return { ...spot, y: spot.y + more * (spot.y > 20 ? 0.75 : spot.y < -15 ? 0 : 0.35) };
}

/** An area around a point beside a place, given in units of a piece. */
export function areaAt(
  one: Laid,
  x: number,
  y: number,
  w: number,
  h: number,
  { scale, piece }: MapScale,
): ScreenArea {
  const [cx, cy] = [one.at.x * scale + x * piece, one.at.y * scale + y * piece];
  return { left: cx - w * piece, right: cx + w * piece, top: cy - h * piece, bottom: cy + h * piece };
}

export function pillArea(one: Laid, sheet: MapScale): ScreenArea {
  return areaAt(one, 0, 0, one.half, 16, sheet);
}

export function nameArea(one: Laid, spot: Spot, width: number, sheet: MapScale): ScreenArea {
  const size = nameSize(sheet.piece);
  const middle = spot.anchor === 'start' ? width / 2 : spot.anchor === 'end' ? -width / 2 : 0;
  return areaAt(one, spot.x + middle, spot.y - size * 0.26, width / 2, size * 0.48, sheet);
}
