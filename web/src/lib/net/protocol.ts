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
  Mute,
  Outcome,
  PositionInfo,
  RematchRequest,
  SeatRequest,
  SessionInfo,
  TableInfo,
  TableRequest,
  Tables,
} from '../../games/types/http';

/** A board; each game has its own type for it. */
export type BoardOf<Board> = Omit<DrawnBoard, 'board'> & { board: Board };

/** Words by any of the names that the types of a union have. */
export type WordsOf<One> = { [Name in One extends unknown ? keyof One : never]?: string | number };

/** Answers that the player prefers or avoids in the links that follow, whatever the game proposes. */
export interface Wishes {
  prefer?: number[];
  avoid?: number[];
  /** Asks the game's planner, too: in general, or about a goal. */
  plan?: boolean | string;
}
