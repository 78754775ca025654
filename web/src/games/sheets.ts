/** The score sheets of the games, each with its own lines. */
import type { Component } from 'svelte';
import type { SheetProps } from './common/sheet/sheet';

export type GameSheet = Component<SheetProps<never, never>>;

export const SHEETS: Record<string, () => Promise<{ default: GameSheet }>> = {
  africana: () => import('./africana/sheet/Sheet.svelte') as never,
  heart_of_africa: () => import('./heart_of_africa/sheet/Sheet.svelte') as never,
  congo: () => import('./congo/sheet/Sheet.svelte') as never,
};
