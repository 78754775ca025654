/** How wide names are on a map; measured again once a font has loaded. */
class Widths {
  known = $state.raw(new Map<string, number>());
}

const widths = new Widths();
const fonts = document.fonts as FontFaceSet | undefined; // not in every browser that tests run in
fonts?.addEventListener('loadingdone', () => (widths.known = new Map()));

let canvas: CanvasRenderingContext2D | null | undefined;

/** What measures text: null where there is no canvas. */
export function pen(): CanvasRenderingContext2D | null {
  canvas ??= document.createElement('canvas').getContext('2d');
  return canvas;
}

function measured(text: string): number {
  const found = pen();
  if (!found) return [...text].reduce((sum, one) => sum + (one > 'Ѐ' ? 0.6 : 0.52), 0);
  found.font = '600 100px "Source Serif 4", Georgia, serif';
  return found.measureText(text).width / 100;
}

/** How wide a name is, in the same units as its size. */
export function widthOf(text: string, size: number): number {
  const width = widths.known.get(text) ?? measured(text);
  widths.known.set(text, width);
  return width * size;
}
