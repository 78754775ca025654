/** Wheel, drag, pinch and double click on the map; a drag never ends as a click on a place of it. */
import type { Camera } from './camera.svelte';
import type { Point } from './geometry';

const WHEEL = 0.0015;
const PINCH_WHEEL = 0.01;
const LINE = 16;
const DOUBLE = 1.8;
const SLACK = { mouse: 4, touch: 9 };

/** A click that was not a drag; `at` is on the screen of the map, null if a key or a screen reader clicked. */
export type Tap = (target: Element, at: Point | null) => void;

export function gestures(camera: Camera, tap: Tap, isPlace: (target: Element, at: Point) => boolean) {
  return (element: SVGElement): (() => void) => {
    const down = new Map<number, Point>();
    let start: Point = { x: 0, y: 0 };
    let dragged = false;

    const inside = (event: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    function press(event: PointerEvent): void {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (!down.size) {
        start = inside(event);
        dragged = false;
      }
      down.set(event.pointerId, inside(event));
      if (down.size > 1) dragged = true;
    }

    function move(event: PointerEvent): void {
      const before = down.get(event.pointerId);
      if (!before) return;
      const now = inside(event);
      const slack = event.pointerType === 'mouse' ? SLACK.mouse : SLACK.touch;
      if (!dragged && Math.hypot(now.x - start.x, now.y - start.y) < slack) return;
      dragged = true;
      // only now: a captured pointer would take its click away from the place
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      down.set(event.pointerId, now);
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return camera.pan(now.x - before.x, now.y - before.y);
      const apart = (a: Point): number => Math.max(Math.hypot(a.x - other.x, a.y - other.y), 1);
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      camera.zoom(apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
    }

    function lift(event: PointerEvent): void {
      down.delete(event.pointerId);
    }

    function click(event: MouseEvent): void {
      if (dragged && event.detail > 0) return;
      if (event.target instanceof Element) tap(event.target, event.detail > 0 ? inside(event) : null);
    }

    function twice(event: MouseEvent): void {
      const at = inside(event);
      if (dragged || !(event.target instanceof Element) || isPlace(event.target, at)) return;
      camera.flyZoom(DOUBLE, at.x, at.y);
    }

    function wheel(event: WheelEvent): void {
      const { x, y } = inside(event);
      const delta = event.deltaY * (event.deltaMode === 1 ? LINE : 1);
      const factor = Math.exp(-delta * (event.ctrlKey ? PINCH_WHEEL : WHEEL));
      // at the end of the zoom the page may scroll, but must not zoom instead of the map
      if (camera.zoom(factor, x, y) || event.ctrlKey) event.preventDefault();
    }

    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('pointermove', move, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const)
      element.addEventListener(end, lift, { signal });
    element.addEventListener('click', click, { signal });
    element.addEventListener('dblclick', twice, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => gone.abort();
  };
}
