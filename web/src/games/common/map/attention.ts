/** On a phone the map comes close to a journey when one begins, and shows everything when it is over. */
import type { Camera } from './camera.svelte';
import type { Point } from './geometry';

const WHOLE = 1.02;

export class Attention {
  private close = false;
  private first = true;

  constructor(private readonly camera: Camera) {}

  turn(points: Point[]): void {
    const moving = !this.first;
    this.first = false;
    const began = points.length > 0 && !this.close;
    const ended = points.length === 0 && this.close;
    this.close = points.length > 0;
    if (ended) this.camera.whole(moving);
    // a player who has chosen the whole map keeps it
    else if (began || (this.close && this.camera.k > WHOLE && !this.camera.sees(points)))
      this.camera.show(points, moving);
  }
}
