/** The messages of docs/protocol.md under the names of this client; `games/types` is written by `make types`. */
import type { DrawnBoard } from '../../games/types/http';

export type * from '../../games/types/to-client';
export type { ToServer } from '../../games/types/to-server';
export type {
  BoardRequest,
  BoardReport,
  Course,
  DrawnBoard,
  ErrorBody,
  FileRequest,
  GameInfo,
  Me,
  Outcome,
  SeatRequest,
  Position as Step,
  TableInfo,
  TableRequest,
  Tables,
} from '../../games/types/http';

/** A board; it is typed by its game. */
export type BoardOf<Board> = Omit<DrawnBoard, 'board'> & { board: Board };
