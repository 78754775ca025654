/** The games that have a table in the browser; each is loaded when somebody sits down. */
import type { Component, Snippet } from 'svelte';
import type { Eye } from '../lib/net/eye.svelte';
import type { Area } from '../lib/i18n/i18n.svelte';
import type { Sign } from '../lib/table/pieces';
import type { Scene } from '../lib/table/scene';

export interface ScreenProps<View, Board> {
  scene: Scene<View>;
  board: Board;
  /** The live table; absent in a replay. */
  eye?: Eye<View>;
  /** Stands where the questions of a live table stand: the controls of a replay, or the result. */
  dock?: Snippet;
  /** More buttons for the top bar. */
  tools?: Snippet;
  onmenu?: () => void;
  /** The board in words instead of the map. */
  text?: boolean;
}

export interface GameScreen {
  areas: Area[];
  /** The piece of each seat, where it is not the seat's own number. */
  pieces?: (view: never, board: never) => number[];
  /** What tells seats apart besides colour. */
  signs?: Sign;
  load: () => Promise<{ default: Component<ScreenProps<never, never>> }>;
}

const TRAINS = ['black', 'blue', 'yellow', 'red', 'green'];
/** Blue, red, yellow, green: the four that differ most. */
const COLOURS = [2, 4, 3, 5];

export const SCREENS: Record<string, GameScreen> = {
  africana: {
    pieces: companies,
    areas: ['table', 'africana/table', 'africana/guide', 'africana/map', 'africana/names', 'africana/play'],
    load: () => import('./africana/Screen.svelte') as never,
  },
  heart_of_africa: {
    // As its trains are painted; black ones would look like free black tracks, so they are white with a lattice.
    pieces: (view: { seats: { colour: string }[] }) =>
      view.seats.map((one, at) => TRAINS.indexOf(one.colour) + 1 || at + 1),
    signs: 'pattern',
    areas: [
      'table',
      'heart_of_africa/table',
      'heart_of_africa/guide',
      'heart_of_africa/log',
      'heart_of_africa/map',
      'heart_of_africa/names',
      'heart_of_africa/play',
    ],
    load: () => import('./heart_of_africa/Screen.svelte') as never,
  },
  congo: {
    pieces: (view: { seats: unknown[] }) => view.seats.map((_, at) => COLOURS[at] ?? at + 1),
    signs: 'pattern',
    areas: ['table', 'congo/table', 'congo/guide', 'congo/log', 'congo/map', 'congo/names', 'congo/play'],
    load: () => import('./congo/Screen.svelte') as never,
  },
};

/** AF-SETUP-11: companies are dealt from the start player on, so colours follow them and not the seats. */
function companies(
  view: { seats: { company: string }[] },
  board: { companies: { country: string }[] },
): number[] {
  const order = board.companies.map((one) => one.country);
  return view.seats.map((one) => order.indexOf(one.company) + 1);
}
