/**
 * What is pointed at: lines of the log light the board, and the board lights lines. Things are known by the ids of
 * their `data-at`, such as `track-7`; `lighting` marks the elements that have them.
 */

export type Source = 'log' | 'board' | 'step';

class Light {
  ids = $state.raw<readonly string[]>([]);
  from = $state<Source | null>(null);

  on(ids: readonly string[], from: Source): void {
    this.ids = ids;
    this.from = from;
  }

  /** Only who has lit it puts it out. */
  off(from: Source): void {
    if (this.from !== from) return;
    this.ids = [];
    this.from = null;
  }

  has(id: string): boolean {
    return this.ids.includes(id);
  }

  /** Whether something else points at one of these. */
  meets(ids: readonly string[], but: Source): boolean {
    return this.from !== but && ids.some((id) => this.ids.includes(id));
  }
}

export const light = new Light();
