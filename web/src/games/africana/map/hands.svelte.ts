/** Fingers, mouse and keys on the map: which place they mean. */
import type { Camera } from '../../common/map/camera.svelte';
import { gestures } from '../../common/map/gestures';
import type { Point } from '../../common/map/geometry';
import type { Layout } from './layout';
import { arrow, isChoice, moveMap, steerMap, towards } from '../../common/map/steer';

/** As far as this from a place a finger still means it. */
const REACH = 24;

export class Hands {
  /** The place that Tab comes back to. */
  current = $state<string | null>(null);
  /** The place under the mouse, or focused by a key. */
  pointed = $state<string | null>(null);

  constructor(
    private readonly camera: Camera,
    private readonly map: () => Layout,
    private readonly choose: (id: string) => void,
  ) {}

  /** For the picture: choosing places, moving the map. */
  readonly touch = (svg: SVGElement): (() => void) => {
    const tap = (target: Element, at: Point | null): void => {
      const id = this.meant(target, at);
      if (id !== null) this.choose(id);
    };
    return gestures(this.camera, tap, (target, at) => this.meant(target, at) !== null)(svg);
  };

  /** For the element around it: keys, focus and the mouse over a place. */
  readonly watch = (root: HTMLElement): (() => void) => {
    const gone = new AbortController();
    const { signal } = gone;
    const over = (event: PointerEvent): void => {
      this.pointed = event.pointerType === 'mouse' ? idOf(event.target) : null;
    };
    root.addEventListener('keydown', (event) => this.key(root, event), { signal });
    root.addEventListener('pointerover', over, { signal });
    root.addEventListener('pointerleave', () => (this.pointed = null), { signal });
    root.addEventListener('focusin', (event) => this.focus(event.target), { signal });
    root.addEventListener('focusout', () => (this.pointed = null), { signal });
    return () => gone.abort();
  };

  private focus(target: EventTarget | null): void {
    const id = idOf(target);
    if (id === null || !(target instanceof Element)) return;
    this.current = id;
    if (!target.matches(':focus-visible')) return;
    this.pointed = id;
    const laid = this.map().byId.get(id);
    if (laid) this.camera.reach(laid.at);
  }

  private key(root: Element, event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const id = idOf(event.target);
    const onMap = id !== null || event.target === root;
    const meant =
      onMap &&
      (steerMap(this.camera, event.key) ||
        (id === null ? moveMap(this.camera, event.key) : this.placeKey(root, id, event.key)));
    if (!meant) return;
    event.preventDefault();
    event.stopPropagation(); // Enter elsewhere confirms the journey
  }

  private placeKey(root: Element, id: string, key: string): boolean {
    if (isChoice(key)) {
      this.choose(id);
      return true;
    }
    const way = arrow(key);
    const from = this.map().byId.get(id);
    if (!way || !from) return false;
    const next = towards(this.map().places, from, way)?.place.id;
    const found = [...root.querySelectorAll<SVGElement>('[data-place]')].find((one) => idOf(one) === next);
    found?.focus({ preventScroll: true });
    return true;
  }

  /** A name or pill means its place; between the pills the nearest one is meant. */
  private meant(target: Element, at: Point | null): string | null {
    const id = idOf(target);
    if (!at || (id !== null && !target.classList.contains('hit'))) return id;
    let best: string | null = null;
    let least = REACH;
    for (const one of this.map().places) {
      const { x, y } = this.camera.screen(one.at);
      const aside = Math.max(Math.abs(x - at.x) - (one.half - 16) * this.camera.piece, 0);
      const far = Math.hypot(aside, y - at.y);
      if (far < least) [best, least] = [one.place.id, far];
    }
    return best;
  }
}

function idOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest('[data-place]')?.getAttribute('data-place') ?? null;
}
