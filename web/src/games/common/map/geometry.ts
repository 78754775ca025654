/** Points and areas of a map that is drawn. */
export interface Point {
  x: number;
  y: number;
}

/** The part of the map that counts as the whole map. */
export interface Home extends Point {
  w: number;
  h: number;
}

/** How large the map is drawn: a unit of the map and of its pieces in pixels, and its left and right edge. */
export interface MapScale {
  scale: number;
  piece: number;
  left: number;
  right: number;
}

/** A part of the screen, in pixels from the corner of the map. */
export interface ScreenArea {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const TOUCH = 2;

export function apart(a: ScreenArea, b: ScreenArea): boolean {
  return (
    a.left > b.right - TOUCH ||
    b.left > a.right - TOUCH ||
    a.top > b.bottom - TOUCH ||
    b.top > a.bottom - TOUCH
  );
}
