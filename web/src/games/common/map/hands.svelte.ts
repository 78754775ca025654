/** Mouse, keys and focus on a map of pieces that can be chosen: places, tracks or stops. */
import type { Camera } from './camera.svelte';
import type { Point } from './geometry';
import { arrow, isChoice, moveMap, steerMap, towards, type Laid } from './steer';

export interface MapPieces<T extends Laid> {
  /** The attribute by which an element names its piece. */
  mark: `data-${string}`;
  all: () => T[];
  id: (piece: T) => string;
  choose: (id: string) => void;
}

export class MapHands<T extends Laid> {
  /** The piece that Tab comes back to. */
  current = $state<string | null>(null);
  /** The piece under the mouse, or focused by a key. */
  pointed = $state<string | null>(null);

  constructor(
    protected readonly camera: Camera,
    protected readonly pieces: MapPieces<T>,
  ) {}

  /** For the element around the picture: keys and focus, and whatever else a game listens to. */
  readonly watch = (root: HTMLElement): (() => void) => {
    const gone = new AbortController();
    const { signal } = gone;
    root.addEventListener('keydown', (event) => this.key(root, event), { signal });
    root.addEventListener('focusin', (event) => this.focus(event.target), { signal });
    root.addEventListener('focusout', (event) => this.blur(event.target), { signal });
    this.listen(root, signal);
    return () => gone.abort();
  };

  /** Whether the map can be moved and zoomed. */
  protected moves(): boolean {
    return true;
  }

  protected take(id: string): void {
    this.pieces.choose(id);
  }

  /** True if that was all that Escape meant. */
  protected escape(): boolean {
    return false;
  }

  /** The mouse over a piece points at it. */
  protected listen(root: HTMLElement, signal: AbortSignal): void {
    const over = (event: PointerEvent): void => {
      this.pointed = event.pointerType === 'mouse' ? this.idOf(event.target) : null;
    };
    root.addEventListener('pointerover', over, { signal });
    root.addEventListener('pointerleave', () => (this.pointed = null), { signal });
  }

  protected idOf(target: EventTarget | null): string | null {
    const { mark } = this.pieces;
    return target instanceof Element ? (target.closest(`[${mark}]`)?.getAttribute(mark) ?? null) : null;
  }

  /** The piece nearest to a point of the screen, if one is near enough. */
  protected nearest(far: (piece: T) => number, reach: number): string | null {
    let [best, least]: [T | null, number] = [null, reach];
    for (const one of this.pieces.all()) {
      const distance = far(one);
      if (distance < least) [best, least] = [one, distance];
    }
    return best && this.pieces.id(best);
  }

  protected pointAt(id: string): void {
    this.pointed = id;
    const piece = this.piece(id);
    if (piece && this.moves()) this.camera.reach(piece.at);
  }

  /** Buttons on the map may be removed with the focus on them while the page is drawn: nothing may change then. */
  protected blur(target: EventTarget | null): void {
    if (this.idOf(target) !== null) this.pointed = null;
  }

  private focus(target: EventTarget | null): void {
    const id = this.idOf(target);
    if (id === null || !(target instanceof Element)) return;
    this.current = id;
    if (target.matches(':focus-visible')) this.pointAt(id);
  }

  private piece(id: string): T | undefined {
    return this.pieces.all().find((one) => this.pieces.id(one) === id);
  }

  private key(root: Element, event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(event.key === 'Escape' ? this.escape() : this.mapKey(root, event))) return;
    event.preventDefault();
    event.stopPropagation(); // Enter elsewhere confirms what is planned
  }

  private mapKey(root: Element, { target, key }: KeyboardEvent): boolean {
    const id = this.idOf(target);
    if (id === null && target !== root) return false;
    if (this.moves() && steerMap(this.camera, key)) return true;
    if (id === null) return this.moves() && moveMap(this.camera, key);
    return this.pieceKey(root, id, key);
  }

  private pieceKey(root: Element, id: string, key: string): boolean {
    if (isChoice(key)) {
      this.take(id);
      return true;
    }
    const next = this.next(id, key, arrow(key));
    if (!next) return arrow(key) !== undefined;
    const elements = [...root.querySelectorAll<SVGElement>(`[${this.pieces.mark}]`)];
    elements.find((one) => this.idOf(one) === this.pieces.id(next))?.focus({ preventScroll: true });
    return true;
  }

  private next(id: string, key: string, way: Point | undefined): T | null | undefined {
    const all = this.pieces.all();
    if (key === 'Home') return all[0];
    if (key === 'End') return all[all.length - 1];
    const from = this.piece(id);
    return way && from && towards(all, from, way);
  }
}
