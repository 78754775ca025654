/** Which part of the map the screen shows, and how large things are drawn there. */
import { still } from '../../../lib/browser/settings.svelte';
import type { Home, Point, ScreenArea } from './geometry';

interface Aim extends Point {
  k: number;
}

const FLIGHT = 300;
const MARGIN = 46;

/** How a map is shown, depending on what is drawn on it. */
export interface Lens {
  /** The part of the map around what somebody plans, in its units. */
  nearby: number;
  /** Screen pixels for one unit of the map, at the closest. */
  closest: number;
  /** Screen pixels for one unit of a piece: the smallest, the usual and the largest. */
  pieces: [number, number, number];
}

export class Camera {
  width = $state(0);
  height = $state(0);
  private x = $state(0);
  private y = $state(0);
  /** 1 shows the whole map. */
  k = $state(1);
  private frame = 0;

  private readonly base = $derived.by(() => {
    const home = this.home();
    return this.width && this.height ? Math.min(this.width / home.w, this.height / home.h) : 1;
  });
  /** Screen pixels for one unit of the map. */
  readonly scale = $derived(this.base * this.k);
  /** Screen pixels for one unit of a piece: pieces and names hardly grow while the map does. */
  readonly piece = $derived.by(() => {
    const [smallest, usual, largest] = this.lens.pieces;
    return Math.min(Math.max(this.scale, smallest), Math.max(usual, Math.min(this.base, largest)));
  });
  /** What names must fit into, in pixels from the corner of the map. */
  readonly sheet = $derived.by(() => {
    const { x, w } = this.home();
    const [middle, half] = [(x + w / 2) * this.scale, (this.width * this.k) / 2];
    return { scale: this.scale, piece: this.piece, left: middle - half, right: middle + half };
  });
  /** The left edge of the whole map, on the map. */
  readonly edge = $derived(this.sheet.left / this.scale);
  readonly transform = $derived.by(() => {
    const corner = this.screen({ x: 0, y: 0 });
    return `translate(${corner.x.toFixed(2)} ${corner.y.toFixed(2)}) scale(${this.scale.toFixed(5)})`;
  });

  constructor(
    private readonly home: () => Home,
    private readonly lens: Lens,
  ) {}

  screen(at: Point): Point {
    const scale = this.scale;
    return { x: this.width / 2 + (at.x - this.x) * scale, y: this.height / 2 + (at.y - this.y) * scale };
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    this.put({ x: this.x, y: this.y, k: this.k });
  }

  pan(dx: number, dy: number): void {
    this.stop();
    this.put({ x: this.x - dx / this.scale, y: this.y - dy / this.scale, k: this.k });
  }

  /** Zoom, keeping the point under the fingers in place; false if the limit is reached. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): boolean {
    this.stop();
    return this.put(this.zoomed(factor, px, py));
  }

  flyZoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.fly(this.zoomed(factor, px, py));
  }

  whole(moving = true): void {
    const home = this.home();
    this.fly({ x: home.x + home.w / 2, y: home.y + home.h / 2, k: 1 }, moving);
  }

  sees(points: Point[], margin = MARGIN / 2): boolean {
    return points.every((point) => {
      const { x, y } = this.screen(point);
      return x >= margin && y >= margin && x <= this.width - margin && y <= this.height - margin;
    });
  }

  /** Whether a name is drawn: not for a place out of view, and never cut off at the edge. */
  shows(at: Point, name: ScreenArea | undefined): boolean {
    if (!name) return false;
    const middle = {
      x: (name.left + name.right) / 2 / this.scale,
      y: (name.top + name.bottom) / 2 / this.scale,
    };
    return this.sees([at], -12) && this.sees([middle], 0);
  }

  /** Show all these points and their surroundings. */
  show(points: Point[], moving = true): void {
    const xs = points.map((one) => one.x);
    const ys = points.map((one) => one.y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const room = (side: number): number => side - 2 * Math.min(MARGIN, side / 4);
    const scale = Math.min(
      Math.min(this.width, this.height) / this.lens.nearby,
      room(this.width) / (right - left || 1),
      room(this.height) / (bottom - top || 1),
    );
    this.fly({ x: (left + right) / 2, y: (top + bottom) / 2, k: scale / this.base }, moving);
  }

  /** Bring a point into view without changing the scale. */
  reach(point: Point): void {
    if (!this.sees([point], MARGIN)) this.fly({ ...point, k: this.k });
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  private zoomed(factor: number, px: number, py: number): Aim {
    const k = this.within(this.k * factor);
    const [dx, dy] = [px - this.width / 2, py - this.height / 2];
    const shift = 1 / this.scale - 1 / (this.base * k);
    return { x: this.x + dx * shift, y: this.y + dy * shift, k };
  }

  private within(k: number): number {
    return Math.min(Math.max(k, 1), Math.max(4, this.lens.closest / this.base));
  }

  /** The nearest allowed view: never beyond what the whole map shows. */
  private allowed(aim: Aim): Aim {
    const home = this.home();
    const k = this.within(aim.k);
    const room = (side: number): number => (side / this.base - side / (this.base * k)) / 2;
    const hold = (at: number, middle: number, free: number): number =>
      Math.min(Math.max(at, middle - free), middle + free);
    return {
      k,
      x: hold(aim.x, home.x + home.w / 2, room(this.width)),
      y: hold(aim.y, home.y + home.h / 2, room(this.height)),
    };
  }

  private put(aim: Aim): boolean {
    const to = this.allowed(aim);
    const changed = to.k !== this.k || to.x !== this.x || to.y !== this.y;
    this.x = to.x;
    this.y = to.y;
    this.k = to.k;
    return changed;
  }

  private fly(aim: Aim, moving = true): void {
    this.stop();
    const to = this.allowed(aim);
    if (!moving || still()) return void this.put(to);
    const from: Aim = { x: this.x, y: this.y, k: this.k };
    const began = performance.now();
    const step = (now: number): void => {
      const done = Math.min(Math.max((now - began) / FLIGHT, 0), 1);
      const part = 1 - (1 - done) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * part;
      this.put({ x: mix(from.x, to.x), y: mix(from.y, to.y), k: from.k * (to.k / from.k) ** part });
      if (done < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
}
