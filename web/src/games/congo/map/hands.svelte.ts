/** Fingers, mouse and keys on the river: which stop they mean. */
import type { Camera } from '../../common/map/camera.svelte';
import { gestures } from '../../common/map/gestures';
import type { Point } from '../../common/map/geometry';
import { arrow, isChoice, moveMap, steerMap, towards } from '../../common/map/steer';
import type { Layout } from './layout';

/** As far as this from a stop a finger still means it. */
const REACH = 26;

interface Watched {
  map: () => Layout;
  /** Whether the river can be moved and zoomed. */
  moves: () => boolean;
  lit: () => Set<string>;
  choose: (id: string) => void;
}

export class Hands {
  /** The stop that Tab comes back to. */
  current = $state<string | null>(null);
  /** The stop under the mouse, or focused by a key. */
  pointed = $state<string | null>(null);
  /** The stop whose facts stay open. */
  pinned = $state<string | null>(null);

  constructor(
    private readonly camera: Camera,
    private readonly on: Watched,
  ) {}

  /** For the picture: choosing stops, and on a phone moving the river. */
  readonly touch = (svg: SVGElement): (() => void) | undefined => {
    const tap = (target: Element, at: Point | null): void => this.take(this.meant(target, at));
    if (this.on.moves())
      return gestures(this.camera, tap, (target, at) => this.meant(target, at) !== null)(svg);
    const click = (event: MouseEvent): void => {
      if (event.target instanceof Element) tap(event.target, null);
    };
    svg.addEventListener('click', click);
    return () => svg.removeEventListener('click', click);
  };

  /** For the element around it: keys, focus and the mouse over a stop. */
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
    root.addEventListener('focusout', (event) => this.blur(event.target), { signal });
    return () => gone.abort();
  };

  private take(id: string | null): void {
    if (id !== null && this.on.lit().has(id)) {
      this.pinned = null;
      this.on.choose(id);
    } else this.pinned = this.pinned === id ? null : id;
  }

  private focus(target: EventTarget | null): void {
    const id = idOf(target);
    if (id === null || !(target instanceof Element)) return;
    this.current = id;
    if (!target.matches(':focus-visible')) return;
    this.pointed = id;
    const laid = this.on.map().byId.get(id);
    if (laid && this.on.moves()) this.camera.reach(laid.at);
  }

  /** Buttons of the fight are also taken away with the focus on them, while the page is drawn: then nothing may change. */
  private blur(target: EventTarget | null): void {
    if (idOf(target) !== null) this.pointed = null;
  }

  private key(root: Element, event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const id = idOf(event.target);
    const meant =
      event.key === 'Escape'
        ? this.close()
        : (event.target === root && this.on.moves() && moveMap(this.camera, event.key)) ||
          ((id !== null || event.target === root) && this.on.moves() && steerMap(this.camera, event.key)) ||
          (id !== null && this.stopKey(root, id, event.key));
    if (!meant) return;
    event.preventDefault();
    event.stopPropagation(); // Enter elsewhere answers the question
  }

  private close(): boolean {
    const open = this.pinned !== null;
    this.pinned = null;
    return open;
  }

  private stopKey(root: Element, id: string, key: string): boolean {
    if (isChoice(key)) {
      this.take(id);
      return true;
    }
    const { stops, byId } = this.on.map();
    const [way, from] = [arrow(key), byId.get(id)];
    const next =
      key === 'Home'
        ? stops[0]
        : key === 'End'
          ? stops[stops.length - 1]
          : way && from && towards(stops, from, way);
    if (!next) return way !== undefined;
    const found = [...root.querySelectorAll<SVGElement>('[data-stop]')].find(
      (one) => idOf(one) === next.stop.id,
    );
    found?.focus({ preventScroll: true });
    return true;
  }

  /** A name means its stop; between the stops the nearest one is meant. */
  private meant(target: Element, at: Point | null): string | null {
    const id = idOf(target);
    if (!at || id !== null) return id;
    let [best, least]: [string | null, number] = [null, REACH];
    for (const one of this.on.map().stops) {
      const { x, y } = this.camera.screen(one.at);
      const far = Math.hypot(x - at.x, y - at.y);
      if (far < least) [best, least] = [one.stop.id, far];
    }
    return best;
  }
}

function idOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest('[data-stop]')?.getAttribute('data-stop') ?? null;
}
