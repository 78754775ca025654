/** How long the turns of others stay on the screen before the game goes on, as the player wishes. */
import { settings, type Speed } from '../browser/settings.svelte';
import type { Told } from '../net/protocol';

/** Milliseconds to notice that something happened, and to read each line about it. */
const NOTICE = 800;
const LINE = 350;
const MOST_LINES = 4;
/** Within a turn, the reader need not catch up. */
const WITHIN = 0.3;

const PATIENCE: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.3, off: 0, click: 0 };

/** Who looks: their seat, and all seats of their browser. */
export interface Reader {
  seat: number | null;
  yours: number[];
}

/** Whether an event is a move of others after which the game goes on without this reader. */
function passesBy({ kind, seat, facts, asked }: Told<unknown>, { yours }: Reader): boolean {
  if (kind !== 'move' || !facts.length || (seat !== undefined && yours.includes(seat))) return false;
  return !asked.some((one) => yours.includes(one));
}

const goesOn = ({ seat, asked }: Told<unknown>): boolean => seat !== undefined && asked.includes(seat);

/** Milliseconds that an event stays; none if it is the reader's turn: what happened stays marked. */
export function readingTime(told: Told<unknown>, reader: Reader): number {
  if (!passesBy(told, reader)) return 0;
  const lines = Math.min(told.facts.length, MOST_LINES);
  return (NOTICE + LINE * lines) * PATIENCE[settings.speed] * (goesOn(told) ? WITHIN : 1);
}

class Hold {
  /** Whether an event stays on the screen to be read. */
  reading = $state(false);
  /** Whether the game waits until the player has seen enough. */
  waits = $state(false);
  private go: (() => void) | null = null;
  private timer = 0;

  /** The player has seen enough. */
  next(): void {
    this.waits = this.reading = false;
    window.clearTimeout(this.timer);
    this.go?.();
    this.go = null;
  }

  /** For `Eye.pause`: resolves when the next event may be shown. */
  after(told: Told<unknown>, reader: Reader, hurried?: Promise<void>): Promise<void> {
    if (document.hidden) return Promise.resolve();
    const clicked = settings.speed === 'click' && passesBy(told, reader) && !goesOn(told);
    const ms = clicked ? Infinity : readingTime(told, reader);
    if (!ms) return Promise.resolve();
    void hurried?.then(() => this.next());
    return new Promise((done) => {
      this.go = done;
      this.reading = true;
      this.waits = clicked;
      if (!clicked) this.timer = window.setTimeout(() => this.next(), ms);
    });
  }
}

export const hold = new Hold();
