/** Fingers, mouse and keys on the map: which track they mean. */
import type { Camera } from '../../common/map/camera.svelte';
import { gestures } from '../../common/map/gestures';
import type { Point } from '../../common/map/geometry';
import { MapHands } from '../../common/map/hands.svelte';
import { distance } from './layout/lanes';
import type { Laid, Lane, Layout } from './layout/layout';
import { stopScale } from './layout/names';

/** Half of a bed, in units of the map; on the screen it is always wide enough for the mouse or a finger. */
const BED = 12.5;
const REACH = { mouse: 12, touch: 22 };
/** How far from the middle of a stop it is meant, in its own units, and a little more for fingers. */
const DISC = { mouse: 13, touch: 17 };
const LONG = 450;
const SLACK = 9;

export class Hands extends MapHands<Lane> {
  /** The track that the keyboard has focused. */
  focused = $state<string | null>(null);
  /** The stop under the mouse. */
  stop = $state<string | null>(null);
  private rested = false;
  private reach = REACH.mouse;
  /** The track that was clicked: its tip does not hide what is around it while the mouse stays. */
  private quiet: string | null = null;

  constructor(
    camera: Camera,
    private readonly map: () => Layout,
    choose: (id: string) => void,
    private readonly chooseStop: (id: string) => void,
  ) {
    super(camera, { mark: 'data-track', all: () => map().lanes, id: (one) => one.track.id, choose });
  }

  /** For the picture: choosing tracks, moving the map. */
  readonly touch = (svg: SVGElement): (() => void) => {
    const tap = (target: Element, at: Point | null): void => {
      if (this.rested) return;
      const stop = at && this.stopAt(at);
      if (stop) return this.chooseStop(stop.stop.id);
      const id = this.meant(target, at);
      this.pointed = null;
      this.quiet = id;
      if (id === null) return;
      this.current = id;
      this.take(id);
    };
    const isPlace = (target: Element, at: Point): boolean =>
      this.stopAt(at) !== undefined || this.meant(target, at) !== null;
    const hands = gestures(this.camera, tap, isPlace)(svg);
    const eyes = this.look(svg);
    return () => {
      hands();
      eyes();
    };
  };

  /** Lanes lie too close to ask the element under the mouse: the picture is watched instead. */
  protected override listen(): void {}

  protected override pointAt(id: string): void {
    this.focused = id;
    super.pointAt(id);
  }

  protected override blur(): void {
    this.pointed = this.focused = null;
  }

  protected override escape(): boolean {
    this.pointed = null;
    return false; // it closes the claim, too
  }

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
        this.pointed = this.near(start);
        this.rested = this.pointed !== null;
      }, LONG);
    };
    const move = (event: PointerEvent): void => {
      const now = at(event);
      if (event.pointerType === 'mouse') this.hoverAt(event.buttons ? null : now);
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
      this.stop = null;
      if (event.pointerType === 'mouse') this.pointed = this.focused;
    };
    svg.addEventListener('pointerleave', leave, { signal });
    return () => {
      forget();
      gone.abort();
    };
  }

  private hoverAt(at: Point | null): void {
    this.stop = (at && this.stopAt(at)?.stop.id) ?? null;
    this.hover(at && this.stop === null ? this.near(at) : null);
  }

  /** A stop lies over the ends of its tracks. */
  private stopAt(at: Point): Laid | undefined {
    const reach = (this.reach === REACH.touch ? DISC.touch : DISC.mouse) * stopScale(this.camera.scale);
    return this.map().stops.find((one) => {
      const { x, y } = this.camera.screen(one.at);
      return Math.hypot(x - at.x, y - at.y) <= reach;
    });
  }

  private hover(id: string | null): void {
    if (id !== this.quiet) this.quiet = null;
    this.pointed = this.quiet === null ? id : null;
  }

  private meant(target: Element, at: Point | null): string | null {
    return at ? this.near(at) : this.idOf(target);
  }

  /** The nearest track to a point of the screen: beds of two lanes are narrower than a finger. */
  private near(at: Point): string | null {
    const { scale } = this.camera;
    const corner = this.camera.screen({ x: 0, y: 0 });
    const on = { x: (at.x - corner.x) / scale, y: (at.y - corner.y) / scale };
    return this.nearest((one) => distance(one.line, on), Math.max(BED, this.reach / scale));
  }
}
