/** Cards in hand and stops of the river point at each other, with mouse, keys and fingers. */

/** What a card is good for: stops where that is sure, and stops where it depends on their tiles. */
export interface Uses {
  sure: readonly string[];
  open: readonly string[];
}

export type Use = 'sure' | 'open' | null;

const NOTHING: Uses = { sure: [], open: [] };

export const useAt = ({ sure, open }: Uses, stop: string | null): Use =>
  stop === null ? null : sure.includes(stop) ? 'sure' : open.includes(stop) ? 'open' : null;

class Pointing {
  /** The stops of the card that is pointed at. */
  uses = $state.raw<Uses>(NOTHING);
  /** The stop that is pointed at. */
  stop = $state<string | null>(null);

  at(uses: Uses): void {
    this.uses = uses;
  }

  off(uses: Uses): void {
    if (this.uses === uses) this.uses = NOTHING;
  }

  /** The first stop that the card is good for, for a strip that does not show all of them. */
  get first(): string | null {
    return this.uses.sure[0] ?? this.uses.open[0] ?? null;
  }
}

export const pointing = new Pointing();

/** For a card: pointing at it lights its stops; a finger's tap does the same until another card is tapped. */
export function points(uses: () => Uses): (node: HTMLElement) => () => void {
  return (node) => {
    let lit: Uses = NOTHING;
    const on = (): void => pointing.at((lit = uses()));
    // a card may be removed with the focus on it while the page is drawn: nothing may change then
    const off = (): void => queueMicrotask(() => pointing.off(lit));
    const mouse = (work: () => void) => (event: PointerEvent) => {
      if (event.pointerType === 'mouse') work();
    };
    const gone = new AbortController();
    const { signal } = gone;
    node.addEventListener('pointerenter', mouse(on), { signal });
    node.addEventListener('pointerleave', mouse(off), { signal });
    // a card may also get the focus because another control is gone: then nobody points at it
    node.addEventListener('focus', () => node.matches(':focus-visible') && on(), { signal });
    node.addEventListener('blur', off, { signal });
    node.addEventListener('click', on, { signal });
    return () => {
      gone.abort();
      off();
    };
  };
}
