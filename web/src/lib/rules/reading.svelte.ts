/** What all parts of a text on the screen know about it. */
import { get } from '../net/http';
import { getContext, setContext, type Component } from 'svelte';

export class Reading {
  /** What is searched for, as `wanted` makes it. */
  query = $state('');
  /** The anchor that was jumped to. */
  target = $state('');
  /** The standard board, once a piece has asked for it. */
  board = $state.raw<unknown>(null);
  /** Draws the pieces of this game; null where the text has none. */
  drawing = $state.raw<Component<{ name: string }> | null>(null);
  /** The rules that can be linked to; null if any can. */
  known = $state.raw<ReadonlySet<string> | null>(null);

  /** Whether this is the numbered paper; otherwise it is the book for readers. */
  numbered = $state(false);

  private asked: Promise<{ board: unknown } | null> | null = null;

  constructor(
    readonly game: string,
    numbered: boolean,
    /** Shows a rule in place instead of following the link. */
    readonly open: ((rule: string) => void) | null = null,
  ) {
    this.numbered = numbered;
  }

  /** The board is only decoration: without it the names of its things are still there. */
  async needBoard(): Promise<void> {
    this.asked ??= get<{ board: unknown }>(`/api/games/${this.game}/board`).catch(() => null);
    this.board = (await this.asked)?.board ?? null;
  }

  /** Where a chapter is: on this page, unless only a passage is shown here. */
  anchor(chapter: string): string {
    return this.open ? `/rules/${this.game}#${chapter}` : `#${chapter}`;
  }

  linkTo(rule: string): string {
    return `/rules/${this.game}/paper#${rule}`;
  }
}

const KEY = Symbol('reading');

export function provide(reading: Reading): Reading {
  return setContext(KEY, reading);
}

export function reading(): Reading {
  return getContext<Reading>(KEY);
}
