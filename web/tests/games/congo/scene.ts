/** A board of Congo 1884, a fight in the middle of a game, and tables to play at, as the server sent them. */
import { Box } from '../../../src/games/congo/box.svelte';
import { Play } from '../../../src/games/congo/play.svelte';
import type { BidView, BoardView, SeatView, TableView } from '../../../src/games/congo/view';
import type { Eye } from '../../../src/lib/net/eye.svelte';
import { sit, type RecordedSocket, type Recording } from '../../recorded';
import board from './fixtures/board.json';
import table from './fixtures/table.json';

export const box = new Box(board as unknown as BoardView);
export const fixture = table.view as unknown as TableView;
/** The seat whose view of the fight is shown. */
export const ME = 2;
export const names = (seat: number): string => ['Ada', 'Ben', 'Cleo', 'Dan'][seat - 1] ?? '';

/** The fight with something changed. */
export function tableOf(
  change: Partial<TableView>,
  seats: Record<number, Partial<SeatView>> = {},
): TableView {
  return {
    ...fixture,
    ...change,
    seats: fixture.seats.map((one, at) => ({ ...one, ...seats[at + 1] })),
  };
}

export function bidOf(seat: number, change: Partial<BidView>): BidView {
  const bid = fixture.seats[seat - 1]?.bid;
  if (!bid) throw new Error('expected a bid in the fixture');
  return { ...bid, ...change };
}

export interface Playing {
  eye: Eye<TableView>;
  server: RecordedSocket<TableView>;
  play: Play;
}

/** At the table of a recorded scene. */
export function playing(which: string, change: Partial<Recording<TableView>> = {}): Playing {
  const seated = sit<TableView>('congo', which, change);
  return { ...seated, play: new Play(seated.eye, box) };
}
