/** The steamer on its way along the river as it is drawn. */
import { still } from '../../../lib/browser/settings.svelte';
import type { Point } from '../../common/map/geometry';
import { mix, pointAt, type Sample } from './layout/course';
import type { Dock } from './layout/docks';
import type { Sailing } from './props';

export class Ship {
  /** From 0, where it left, to 1, where it arrives. */
  part = $state(1);
  private frame = 0;

  start({ ms }: Sailing): void {
    this.stop();
    this.part = 1;
    if (still() || ms <= 0) return;
    this.part = 0;
    const began = performance.now();
    const step = (now: number): void => {
      this.part = Math.min(Math.max((now - began) / ms, 0), 1);
      if (this.part < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  /** It leaves and arrives slowly. */
  private get eased(): number {
    return (1 - Math.cos(Math.PI * this.part)) / 2;
  }

  /** How far up the river it is between two docks. */
  along(from: Dock, to: Dock): number {
    return mix(from.s, to.s, this.eased);
  }

  size(from: Dock, to: Dock): number {
    return mix(from.ship, to.ship, this.eased);
  }

  at(course: Sample[], from: Dock, to: Dock): Point {
    const on = pointAt(course, this.along(from, to));
    return {
      x: on.x + mix(from.off.x, to.off.x, this.eased),
      y: on.y + mix(from.off.y, to.off.y, this.eased),
    };
  }
}
