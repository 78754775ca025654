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

  private asked: Promise<{ board: unknown } | null> | null = null;

  constructor(
    readonly game: string,
    readonly numbered: boolean,
    /** Shows a rule in place instead of following the link. */
    readonly open: ((rule: string) => void) | null = null,
  ) {}

  /** The board is only decoration: without it the names of its things are still there. */
  async needBoard(): Promise<void> {
    this.asked ??= get<{ board: unknown }>(`/api/games/${this.game}/board`).catch(() => null);
    this.board = (await this.asked)?.board ?? null;
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
