/** The score sheets of the games, each with its own lines. */
import type { Component } from 'svelte';
import type { Result, Seat } from '../lib/net/protocol';

export interface SheetProps {
  board: never;
  view: never;
  result: Result;
  seats: Seat[];
}

export const SHEETS: Record<string, () => Promise<{ default: Component<SheetProps> }>> = {
  africana: () => import('./africana/sheet/EndSheet.svelte'),
  heart_of_africa: () => import('./heart_of_africa/sheet/EndSheet.svelte'),
  congo: () => import('./congo/sheet/EndSheet.svelte'),
};
