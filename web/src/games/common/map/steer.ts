/** The keys of the map: on a place they go to the next one, on the map itself they move it. */
import type { Camera } from './camera.svelte';
import type { Point } from './geometry';

/** Something that has a point on the map. */
export interface Laid {
  at: Point;
}

const STEP = 80;
const ZOOM = 1.4;
/** How much a place beside the way counts against one straight ahead. */
const ASIDE = 1.6;

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest place in a direction; beside it only if none is straight ahead. */
export function towards<T extends Laid>(places: T[], from: T, way: Point): T | null {
  return nearest(places, from, way, 1) ?? nearest(places, from, way, 2.5);
}

function nearest<T extends Laid>(places: T[], from: T, way: Point, spread: number): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const one of places) {
    const [dx, dy] = [one.at.x - from.at.x, one.at.y - from.at.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    if (ahead <= 0 || aside > ahead * spread) continue;
    const cost = ahead + aside * ASIDE;
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}

/** Handles a key that is meant for the map as a whole; true if it was. */
export function steerMap(camera: Camera, key: string): boolean {
  if (key === '+' || key === '=') camera.flyZoom(ZOOM);
  else if (key === '-') camera.flyZoom(1 / ZOOM);
  else if (key === '0') camera.whole();
  else return false;
  return true;
}

export function moveMap(camera: Camera, key: string): boolean {
  const way = ARROWS[key];
  if (way) camera.pan(-way.x * STEP, -way.y * STEP);
  return way !== undefined;
}

export function arrow(key: string): Point | undefined {
  return ARROWS[key];
}

export function isChoice(key: string): boolean {
  return key === 'Enter' || key === ' ';
}
