/**
 * Which colour and shape stand for a seat. Most games give seat n the n-th; in others
 * something else decides, such as who starts, and the game says so.
 */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('pieces');

type Pieces = () => number[] | null;

/** Called by the page of a table: the piece of each seat in order, or null if seats and pieces are the same. */
export function setPieces(pieces: Pieces): void {
  setContext(KEY, pieces);
}

const SIGNS = Symbol('signs');

/** What distinguishes a seat besides its colour: the shape of its sign, or a pattern (as on trains). */
export type Sign = 'shape' | 'pattern';

export function setSigns(sign: () => Sign): void {
  setContext(SIGNS, sign);
}

export function useSigns(): () => Sign {
  return getContext<(() => Sign) | undefined>(SIGNS) ?? (() => 'shape');
}

/** Called while a component is made: from a seat to its piece. */
export function usePieces(): (seat: number) => number {
  const pieces = getContext<Pieces | undefined>(KEY);
  return (seat) => pieces?.()?.[seat - 1] ?? seat;
}
