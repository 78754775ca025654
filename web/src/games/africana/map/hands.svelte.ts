/** Fingers, mouse and keys on the map: which place they mean. */
import type { Camera } from '../../common/map/camera.svelte';
import { gestures } from '../../common/map/gestures';
import type { Point } from '../../common/map/geometry';
import { MapHands } from '../../common/map/hands.svelte';
import type { Laid, Layout } from './layout/layout';

/** Within this distance of a place a finger still means it. */
const REACH = 24;

export class Hands extends MapHands<Laid> {
  constructor(camera: Camera, map: () => Layout, choose: (id: string) => void) {
    super(camera, { mark: 'data-place', all: () => map().places, id: (one) => one.place.id, choose });
  }

  /** For the picture: choosing places, moving the map. */
  readonly touch = (svg: SVGElement): (() => void) => {
    const tap = (target: Element, at: Point | null): void => {
      const id = this.meant(target, at);
      if (id !== null) this.take(id);
    };
    return gestures(this.camera, tap, (target, at) => this.meant(target, at) !== null)(svg);
  };

  /** A name or pill means its place; between the pills the nearest one is meant. */
  private meant(target: Element, at: Point | null): string | null {
    const id = this.idOf(target);
    if (!at || (id !== null && !target.classList.contains('hit'))) return id;
    return this.nearest((one) => {
      const { x, y } = this.camera.screen(one.at);
      const aside = Math.max(Math.abs(x - at.x) - (one.half - 16) * this.camera.piece, 0);
      return Math.hypot(aside, y - at.y);
    }, REACH);
  }
}
