/** A board, a table in the middle of a game and its end, as the server sent them. */
import { Box } from '../../../src/games/heart_of_africa/box.svelte';
import { Play } from '../../../src/games/heart_of_africa/play.svelte';
import type { BoardView, TableView } from '../../../src/games/heart_of_africa/view';
import type { Eye } from '../../../src/lib/net/eye.svelte';
import type { Fact as Told, Seat } from '../../../src/lib/net/protocol';
import type { Scene } from '../../../src/lib/table/scene';
import { resultOf, sit, type Recording, type RecordedSocket } from '../../recorded';
import board from './fixtures/board.json';
import end from './fixtures/end.json';
import table from './fixtures/table.json';

export { board };
export const box = new Box(board as unknown as BoardView);
export const view = table.view as unknown as TableView;
export const over = end.view as unknown as TableView;
export const log = table.facts as unknown as Told[];
export const result = resultOf(end.result);
export const names = (seat: number): string => ['Ada', 'Ben', 'Cleo'][seat - 1] ?? '';
export const people = [1, 2, 3].map(
  (seat) => ({ seat, kind: 'person', name: names(seat), here: true }) as Seat,
);
/** Its text without line breaks. */
export const words = (node: Element | null | undefined): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
const short = log.slice(0, 6);
export const scene = (more: object = {}): Scene<TableView> =>
  ({
    view,
    log: short,
    fresh: short.length,
    seats: people,
    seat: 1,
    asked: [1],
    legal: [],
    result: null,
    clock: null,
    clockAt: 0,
    ...more,
  }) as unknown as Scene<TableView>;

export interface Playing {
  eye: Eye<TableView>;
  server: RecordedSocket<TableView>;
  play: Play;
}

/** At the table of a recorded scene. */
export function playing(which: string, change: Partial<Recording<TableView>> = {}): Playing {
  const seated = sit<TableView>('heart_of_africa', which, change);
  return { ...seated, play: new Play(seated.eye, box) };
}
