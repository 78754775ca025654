/** What can be done in a book, and how its pages swing. */
import { pace, still } from '../../../lib/browser/settings.svelte';
import type { Half } from '../view';

/** Something to press, and its price in silver. */
export interface Act {
  cost: number;
  run: () => void;
}

/** A buy action: turning back takes the left page over, turning forward the right one. */
export interface Leafing {
  turnBack?: Act | undefined;
  turnForward?: Act | undefined;
  take: Record<string, Act>;
}

/** A page in the air, and its direction: -1 to the left half, 1 to the right one. */
export interface Leaf {
  id: string;
  way: -1 | 1;
}

const SWING = 320;

/** The page that went from one half to the other, if that is all that happened. */
function turned(before: Half[], after: Half[]): Leaf | null {
  const [left, right] = [0, 1].map((half) => (after[half]?.size ?? 0) - (before[half]?.size ?? 0));
  if (left === 1 && right === -1) return landed(after[0], -1);
  return left === -1 && right === 1 ? landed(after[1], 1) : null;
}

function landed(half: Half | undefined, way: -1 | 1): Leaf | null {
  return half?.top && !still() ? { id: half.top, way } : null;
}

/** A book as it is drawn: a turned page swings over before the half it lands on changes. */
export class ShownBook {
  halves = $state.raw<Half[]>([]);
  leaf = $state.raw<Leaf | null>(null);
  private told: Half[];

  constructor(halves: Half[]) {
    this.halves = halves;
    this.told = halves;
  }

  follow(next: Half[]): void {
    if (next === this.told) return;
    const before = this.told;
    const leaf = turned(before, next);
    const covered = leaf?.way === -1 ? 0 : 1; // the card that the page will cover stays until the page lands
    this.halves = leaf ? next.map((half, at) => (at === covered ? (before[at] ?? half) : half)) : next;
    this.leaf = leaf;
    this.told = next;
  }

  land(): void {
    this.halves = this.told;
    this.leaf = null;
  }
}

/** Let an element swing half a turn round the spine; `done` is called when it has landed or been removed. */
export function swing(way: -1 | 1, done: () => void): (page: HTMLElement) => () => void {
  return (page) => {
    const turn = page.animate([{ transform: 'rotateY(0)' }, { transform: `rotateY(${180 * way}deg)` }], {
      duration: SWING * pace(),
      easing: 'ease-in-out',
      fill: 'forwards',
    });
    turn.onfinish = done;
    return () => turn.cancel();
  };
}

/** The left arrow turns the left page over, the right arrow the right one. */
export function arrows(turn: (half: number) => void): (book: HTMLElement) => () => void {
  return (book) => {
    const press = (event: KeyboardEvent): void => {
      const half = ['ArrowLeft', 'ArrowRight'].indexOf(event.key);
      if (half < 0 || event.defaultPrevented) return;
      event.preventDefault();
      turn(half);
    };
    book.addEventListener('keydown', press);
    return () => book.removeEventListener('keydown', press);
  };
}
