/** An explorer on its way along the line of a route. */
import { still } from '../../../../lib/browser/settings.svelte';
import type { Point } from '../../../common/map/geometry';
import type { RouteLine } from './layout';
import type { Walking } from '../props';

const SVG = 'http://www.w3.org/2000/svg';

export class WalkMotion {
  /** From 0, where it left, to 1, where it arrives. */
  part = $state(1);
  private path: SVGPathElement | null = null;
  private back = false;
  private frame = 0;

  start(walking: Walking, line: RouteLine | undefined): void {
    this.stop();
    this.path = null;
    this.part = 1;
    if (!line || still() || walking.ms <= 0) return;
    this.path = document.createElementNS(SVG, 'path');
    this.path.setAttribute('d', line.d);
    this.back = line.from !== walking.from;
    this.part = 0;
    const began = performance.now();
    const step = (now: number): void => {
      this.part = Math.min(Math.max((now - began) / walking.ms, 0), 1);
      if (this.part < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  /** Where it is now, or null at the end of the way. */
  get at(): Point | null {
    const part = this.part;
    if (!this.path || part >= 1) return null;
    return this.path.getPointAtLength(this.path.getTotalLength() * (this.back ? 1 - part : part));
  }
}
