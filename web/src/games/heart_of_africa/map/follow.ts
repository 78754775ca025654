/** Where the map goes when somebody points at something that is out of view. */
import type { Camera } from '../../common/map/camera.svelte';
import type { Point } from '../../common/map/geometry';
import type { Layout } from './layout/layout';
import type { Focus } from './props';

/** The whole map shows everything; one that is zoomed in elsewhere goes there. */
export function follow(camera: Camera, points: Point[]): void {
  if (camera.k > 1.02 && points.length && !camera.sees(points)) camera.show(points);
}

/** The ends of what is looked at, and the tracks between them. */
export function placesOf(map: Layout, ends: Iterable<string>, focus: Focus | null): Point[] {
  const stops = [...ends].flatMap((id) => map.byId.get(id)?.at ?? []);
  return [...stops, ...(focus?.tracks ?? []).flatMap((id) => map.laneOf.get(id)?.line ?? [])];
}
