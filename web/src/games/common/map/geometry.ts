/** Points and areas of a map that is drawn. */
export interface Point {
  x: number;
  y: number;
}

/** The part of the map that is shown when all of it is. */
export interface Home extends Point {
  w: number;
  h: number;
}

/** A part of the screen, in pixels from the corner of the map. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const TOUCH = 2;

export function apart(a: Area, b: Area): boolean {
  return (
    a.left > b.right - TOUCH ||
    b.left > a.right - TOUCH ||
    a.top > b.bottom - TOUCH ||
    b.top > a.bottom - TOUCH
  );
}
