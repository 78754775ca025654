/** The room that pills and names take on the screen, in pixels from the corner of the map. */
import { FAR, LAND, type Spot } from '../atlas';
import type { Laid } from './layout';

const SIZE = 16.5;
const SMALLEST = 12;
const TOUCH = 2;

export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Sheet {
  scale: number;
  piece: number;
  left: number;
  right: number;
}

/** The width of each name at size 1; measured anew when a font has come. */
class Widths {
  known = $state.raw(new Map<string, number>());
}

const widths = new Widths();
const fonts = document.fonts as FontFaceSet | undefined; // not in every browser that tests run in
fonts?.addEventListener('loadingdone', () => (widths.known = new Map()));

let canvas: CanvasRenderingContext2D | null | undefined;

function measured(text: string): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return text.length * 0.52;
  canvas.font = '600 100px "Source Serif 4", Georgia, serif';
  return canvas.measureText(text).width / 100;
}

/** How wide a name is, in the same units as its size. */
export function widthOf(text: string, size: number): number {
  const width = widths.known.get(text) ?? measured(text);
  widths.known.set(text, width);
  return width * size;
}

let ground: { halo: Spot['halo']; path: Path2D }[] | undefined;

/** What a name at this point of the map is written on: its halo has that colour. */
export function haloAt(x: number, y: number): Spot['halo'] {
  if (!canvas || typeof Path2D === 'undefined') return 'land';
  ground ??= [
    { halo: 'land', path: new Path2D(LAND) },
    { halo: 'far', path: new Path2D(FAR) },
  ];
  const pen = canvas;
  return ground.find(({ path }) => pen.isPointInPath(path, x, y))?.halo ?? 'sea';
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

export function apart(a: Area, b: Area): boolean {
  return (
    a.left > b.right - TOUCH ||
    b.left > a.right - TOUCH ||
    a.top > b.bottom - TOUCH ||
    b.top > a.bottom - TOUCH
  );
}

/** An area around a point beside a place, given in units of a piece. */
export function areaAt(one: Laid, x: number, y: number, w: number, h: number, { scale, piece }: Sheet): Area {
  const [cx, cy] = [one.at.x * scale + x * piece, one.at.y * scale + y * piece];
  return { left: cx - w * piece, right: cx + w * piece, top: cy - h * piece, bottom: cy + h * piece };
}

export function pillArea(one: Laid, sheet: Sheet): Area {
  return areaAt(one, 0, 0, one.half, 16, sheet);
}

export function nameArea(one: Laid, spot: Spot, width: number, sheet: Sheet): Area {
  const size = nameSize(sheet.piece);
  const middle = spot.anchor === 'start' ? width / 2 : spot.anchor === 'end' ? -width / 2 : 0;
  return areaAt(one, spot.x + middle, spot.y - size * 0.26, width / 2, size * 0.48, sheet);
}
