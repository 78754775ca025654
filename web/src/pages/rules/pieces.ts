/** What draws the pieces of each game in its rules; loaded with the text that needs it. */
import type { Component } from 'svelte';
import type { Area } from '../../lib/i18n/i18n.svelte';
import type { Sign } from '../../lib/table/pieces';

export interface Drawings {
  /** Names of pieces, for those who cannot see them. */
  names: Area;
  /** How the seats of this game are told apart, and the colour of each. */
  signs: Sign;
  seats: number[];
  load: () => Promise<{ default: Component<{ name: string }> }>;
}

export const DRAWINGS: Record<string, Drawings> = {
  africana: {
    names: 'africana/names',
    signs: 'shape',
    seats: [1, 2, 3, 4],
    load: () => import('../../games/africana/rules/Piece.svelte'),
  },
  heart_of_africa: {
    names: 'heart_of_africa/names',
    signs: 'pattern',
    seats: [2, 4, 5, 3, 1],
    load: () => import('../../games/heart_of_africa/rules/Piece.svelte'),
  },
  congo: {
    names: 'congo/names',
    signs: 'pattern',
    seats: [2, 4, 3, 5],
    load: () => import('../../games/congo/rules/Piece.svelte'),
  },
};
