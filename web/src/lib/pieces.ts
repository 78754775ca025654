/**
 * Which colour and shape stands for a seat. Most games give seat n the n-th; in Africana the company decides, and
 * companies go clockwise from the start player.
 */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('pieces');

type Pieces = () => number[] | null;

/** Called by the page of a table: the piece of each seat in order, or null where seats and pieces are the same. */
export function setPieces(pieces: Pieces): void {
  setContext(KEY, pieces);
}

/** Called while a component is made: from a seat to its piece. */
export function usePieces(): (seat: number) => number {
  const pieces = getContext<Pieces | undefined>(KEY);
  return (seat) => pieces?.()?.[seat - 1] ?? seat;
}
