import type { Game } from '..';
import picture from './picture.svg';
import type { BoardView, TableView } from './view';

/** Seats as their trains are painted; black ones would look like free black tracks, so they are white with a lattice. */
const TRAINS = ['black', 'blue', 'yellow', 'red', 'green'];

export default {
  order: 2,
  seats: [2, 5],
  minutes: 60,
  picture,
  ground: '#d9a978',
  thumb: 'linear-gradient(#f0c795 40%, #8a6170 40% 62%, #4b3a30 62% 68%, #c58b45 68%)',
  signs: 'pattern',
  pieces: (view) => view.seats.map((one, at) => TRAINS.indexOf(one.colour) + 1 || at + 1),
  screen: () => import('./Screen.svelte'),
  sheet: () => import('./sheet/Sheet.svelte'),
  rules: () => import('./rules'),
} satisfies Game<TableView, BoardView>;
