/** Fingers, mouse and keys on the river: which stop they mean. */
import type { Camera } from '../../common/map/camera.svelte';
import { gestures } from '../../common/map/gestures';
import type { Point } from '../../common/map/geometry';
import { MapHands } from '../../common/map/hands.svelte';
import type { Laid, Layout } from './layout/layout';

/** Within this distance of a stop a finger still means it. */
const REACH = 26;

interface Watched {
  map: () => Layout;
  /** Whether the river can be moved and zoomed. */
  moves: () => boolean;
  lit: () => Set<string>;
  choose: (id: string) => void;
}

export class Hands extends MapHands<Laid> {
  /** The stop whose facts stay open. */
  pinned = $state<string | null>(null);

  constructor(
    camera: Camera,
    private readonly on: Watched,
  ) {
    const { map, choose } = on;
    super(camera, { mark: 'data-stop', all: () => map().stops, id: (one) => one.stop.id, choose });
  }

  /** For the picture: choosing stops, and on a phone moving the river. */
  readonly touch = (svg: SVGElement): (() => void) | undefined => {
    const tap = (target: Element, at: Point | null): void => this.take(this.meant(target, at));
    if (this.moves()) return gestures(this.camera, tap, (target, at) => this.meant(target, at) !== null)(svg);
    const click = (event: MouseEvent): void => {
      if (event.target instanceof Element) tap(event.target, null);
    };
    svg.addEventListener('click', click);
    return () => svg.removeEventListener('click', click);
  };

  protected override moves(): boolean {
    return this.on.moves();
  }

  protected override take(id: string | null): void {
    if (id !== null && this.on.lit().has(id)) {
      this.pinned = null;
      super.take(id);
    } else this.pinned = this.pinned === id ? null : id;
  }

  protected override escape(): boolean {
    const open = this.pinned !== null;
    this.pinned = null;
    return open;
  }

  /** A name means its stop; between the stops the nearest one is meant. */
  private meant(target: Element, at: Point | null): string | null {
    const id = this.idOf(target);
    if (!at || id !== null) return id;
    return this.nearest((one) => {
      const { x, y } = this.camera.screen(one.at);
      return Math.hypot(x - at.x, y - at.y);
    }, REACH);
  }
}
