/** The messages of docs/protocol.md under the names of this client; `games/types` is written by `make types`. */
import type { DrawnBoard } from '../../games/types/http';

export type * from '../../games/types/to-client';
export type { ToServer } from '../../games/types/to-server';
export type {
  BoardRequest,
  BoardReport,
  Course,
  Health,
  DrawnBoard,
  ErrorBody,
  FileRequest,
  GameInfo,
  Me,
  Outcome,
  PositionInfo,
  SeatRequest,
  TableInfo,
  TableRequest,
  Tables,
} from '../../games/types/http';

/** A board; it is typed by its game. */
export type BoardOf<Board> = Omit<DrawnBoard, 'board'> & { board: Board };

/** Words under the names that a game has for them: any of those of a union. */
export type WordsOf<One> = { [Name in One extends unknown ? keyof One : never]?: string | number };

/** What is to be answered, or not, to the links that follow, instead of what the game proposes. */
export interface Wishes {
  prefer?: number[];
  avoid?: number[];
}
