import type { Game } from '..';
import picture from './picture.svg';
import type { BoardView, TableView } from './view';

export default {
  order: 1,
  seats: [2, 4],
  minutes: 60,
  picture,
  ground: '#e9bd87',
  thumb: 'linear-gradient(#f4cf9f 45%, #d08a4a 45% 70%, #b96d33 70%)',
  signs: 'shape',
  pieces: companies,
  screen: () => import('./Screen.svelte'),
  sheet: () => import('./sheet/Sheet.svelte'),
  rules: () => import('./rules'),
} satisfies Game<TableView, BoardView>;

/** AF-SETUP-11: companies are dealt from the start player on, so colours follow them and not the seats. */
function companies(view: TableView, board: BoardView): number[] {
  const order = board.companies.map((one) => one.country);
  return view.seats.map((one) => order.indexOf(one.company) + 1);
}
