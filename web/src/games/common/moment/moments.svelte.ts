/** What I won, one moment after another. */
import type { Component } from 'svelte';
import { buzz } from '../../../lib/browser/haptics';
import { still } from '../../../lib/browser/settings.svelte';
import { sound, type SoundName } from '../../../lib/browser/sound';

/** Where points come from: a number with its reason. */
export interface PointSource {
  n: number;
  why: string;
}

export interface Moment {
  /** One sentence: "Expedition completed". */
  title: string;
  /** Whose it is: its colour. */
  seat: number;
  points?: number;
  sources?: PointSource[];
  /** The game's own drawing; it may move if `still` is false. */
  drawing?: Component<{ moment: Moment; still: boolean }>;
  /** The game's own values for its drawing. */
  of?: unknown;
  sound?: SoundName;
  /** Half a second to two. */
  ms?: number;
}

const LEAST = 500;
const MOST = 2000;
const USUAL = 1500;
/** More than this many at once are told by the log alone. */
const QUEUE = 4;

class Moments {
  now = $state.raw<Moment | null>(null);
  private queue: Moment[] = [];
  private timer = 0;

  /** Shows a moment, after those that came before it. */
  celebrate(moment: Moment): void {
    if (this.queue.length >= QUEUE) return;
    this.queue.push(moment);
    if (!this.now) this.next();
  }

  /** Nothing is celebrated any more: the table is left. */
  clear(): void {
    window.clearTimeout(this.timer);
    this.queue = [];
    this.now = null;
  }

  private next(): void {
    const moment = this.queue.shift() ?? null;
    this.now = moment;
    if (!moment) return;
    sound(moment.sound ?? 'success');
    buzz('success');
    const ms = Math.min(MOST, Math.max(LEAST, moment.ms ?? USUAL));
    this.timer = window.setTimeout(() => this.next(), still() ? MOST : ms);
  }
}

export const moments = new Moments();
