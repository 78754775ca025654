/** Fingers, mouse and keys on the map: which track they mean. */
import type { Camera } from '../../common/map/camera.svelte';
import { gestures } from '../../common/map/gestures';
import type { Point } from '../../common/map/geometry';
import { arrow, isChoice, moveMap, steerMap, towards } from '../../common/map/steer';
import { distance } from './lanes';
import type { Layout } from './layout';

/** Half of a bed, in units of the map; on the screen it is never narrower than for the mouse or a finger. */
const BED = 12.5;
const REACH = { mouse: 12, touch: 22 };
const LONG = 450;
const SLACK = 9;

export class Hands {
  /** The track that Tab comes back to. */
  current = $state<string | null>(null);
  /** The track under the mouse or a resting finger, or focused by a key: it has a tip. */
  pointed = $state<string | null>(null);
  /** The track that a key has focused. */
  focused = $state<string | null>(null);
  private rested = false;
  private reach = REACH.mouse;
  /** The track that was clicked: its tip does not hide what is around it while the mouse stays. */
  private quiet: string | null = null;

  constructor(
    private readonly camera: Camera,
    private readonly map: () => Layout,
    private readonly choose: (id: string) => void,
  ) {}

  /** For the picture: choosing tracks, moving the map. */
  readonly touch = (svg: SVGElement): (() => void) => {
    const tap = (target: Element, at: Point | null): void => {
      if (this.rested) return;
      const id = this.meant(target, at);
      this.pointed = null;
      this.quiet = id;
      if (id === null) return;
      this.current = id;
      this.choose(id);
    };
    const hands = gestures(this.camera, tap, (target, at) => this.meant(target, at) !== null)(svg);
    const eyes = this.look(svg);
    return () => {
      hands();
      eyes();
    };
  };

  /** For the element around it: keys and focus. */
  readonly watch = (root: HTMLElement): (() => void) => {
    const gone = new AbortController();
    const { signal } = gone;
    root.addEventListener('keydown', (event) => this.key(root, event), { signal });
    root.addEventListener('focusin', (event) => this.focus(event.target), { signal });
    root.addEventListener('focusout', () => (this.pointed = this.focused = null), { signal });
    return () => gone.abort();
  };

  /** The mouse points while it hovers, a finger when it rests. */
  private look(svg: SVGElement): () => void {
    const gone = new AbortController();
    const { signal } = gone;
    let timer = 0;
    let start: Point = { x: 0, y: 0 };
    const at = (event: PointerEvent): Point => {
      const box = svg.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const forget = (): void => window.clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      forget();
      this.rested = false;
      const mouse = event.pointerType === 'mouse';
      this.reach = mouse ? REACH.mouse : REACH.touch;
      start = at(event);
      if (mouse || !event.isPrimary) return;
      this.pointed = null;
      timer = window.setTimeout(() => {
        this.pointed = this.nearest(start);
        this.rested = this.pointed !== null;
      }, LONG);
    };
    const move = (event: PointerEvent): void => {
      const now = at(event);
      if (event.pointerType === 'mouse') this.hover(event.buttons ? null : this.nearest(now));
      else if (Math.hypot(now.x - start.x, now.y - start.y) > SLACK) forget();
    };
    // a track that was clicked must not keep the keys: Enter then confirms the claim
    const press = (event: MouseEvent): void => {
      event.preventDefault();
      const active: Element | null = document.activeElement;
      if (active instanceof HTMLElement || active instanceof SVGElement) active.blur();
    };
    svg.addEventListener('mousedown', press, { signal });
    svg.addEventListener('pointerdown', down, { signal });
    svg.addEventListener('pointermove', move, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const) svg.addEventListener(end, forget, { signal });
    const leave = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') this.pointed = this.focused;
    };
    svg.addEventListener('pointerleave', leave, { signal });
    return () => {
      forget();
      gone.abort();
    };
  }

  private hover(id: string | null): void {
    if (id !== this.quiet) this.quiet = null;
    this.pointed = this.quiet === null ? id : null;
  }

  private focus(target: EventTarget | null): void {
    const id = idOf(target);
    if (id === null || !(target instanceof Element)) return;
    this.current = id;
    if (!target.matches(':focus-visible')) return;
    this.pointed = this.focused = id;
    const lane = this.map().laneOf.get(id);
    if (lane) this.camera.reach(lane.at);
  }

  private key(root: Element, event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') this.pointed = null;
    const id = idOf(event.target);
    const onMap = id !== null || event.target === root;
    const meant =
      onMap &&
      (steerMap(this.camera, event.key) ||
        (id === null ? moveMap(this.camera, event.key) : this.trackKey(root, id, event.key)));
    if (!meant) return;
    event.preventDefault();
    event.stopPropagation(); // Enter elsewhere confirms the claim
  }

  private trackKey(root: Element, id: string, key: string): boolean {
    if (isChoice(key)) {
      this.choose(id);
      return true;
    }
    const way = arrow(key);
    const from = this.map().laneOf.get(id);
    if (!way || !from) return false;
    const next = towards(this.map().lanes, from, way)?.track.id;
    const found = [...root.querySelectorAll<SVGElement>('[data-track]')].find((one) => idOf(one) === next);
    found?.focus({ preventScroll: true });
    return true;
  }

  private meant(target: Element, at: Point | null): string | null {
    return at ? this.nearest(at) : idOf(target);
  }

  /** The nearest track to a point of the screen: beds of two lanes are narrower than a finger. */
  private nearest(at: Point): string | null {
    const { scale } = this.camera;
    const corner = this.camera.screen({ x: 0, y: 0 });
    const on = { x: (at.x - corner.x) / scale, y: (at.y - corner.y) / scale };
    let best: string | null = null;
    let least = Math.max(BED, this.reach / scale);
    for (const one of this.map().lanes) {
      const far = distance(one.line, on);
      if (far < least) [best, least] = [one.track.id, far];
    }
    return best;
  }
}

function idOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest('[data-track]')?.getAttribute('data-track') ?? null;
}
