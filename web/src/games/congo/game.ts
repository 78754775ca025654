import type { Game } from '..';
import picture from './picture.svg';
import type { BoardView, TableView } from './view';

/** Blue, red, yellow, green: the four easiest to tell apart. */
const COLOURS = [2, 4, 3, 5];

export default {
  order: 3,
  seats: [2, 4],
  minutes: 60,
  picture,
  ground: '#a9c8bb',
  thumb: 'linear-gradient(#e6ebcf 34%, #4f7d58 34% 56%, #6fa09b 56%)',
  signs: 'pattern',
  pieces: (view) => view.seats.map((_, at) => COLOURS[at] ?? at + 1),
  screen: () => import('./Screen.svelte'),
  sheet: () => import('./sheet/Sheet.svelte'),
  rules: () => import('./rules'),
} satisfies Game<TableView, BoardView>;
