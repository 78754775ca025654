/** What a game's screen draws, live at a table or in a replay. */
import type { About, Answer, Fact, Result, Seat, Since, TimeLeft } from '../net/protocol';

export interface Scene<View> {
  readonly about: About;
  readonly view: View;
  /** The board as lines of text, where the server has them. */
  readonly viewText?: readonly string[] | undefined;
  readonly log: Fact[];
  /** Facts from here on are those of the last event. */
  readonly fresh: number;
  /** Which facts came since my last turn; absent for spectators and in a replay. */
  readonly since?: Since | null;
  /** Whether only bots play besides me, so that everything can be undone. */
  readonly alone?: boolean;
  readonly seats: Seat[];
  /** Whose eye we look through: a seat from 1, or null for a spectator. */
  readonly seat: number | null;
  readonly asked: number[];
  readonly legal: Answer[];
  readonly result: Result | null;
  readonly clock: TimeLeft | null;
  /** When the clock was read, as performance.now() has it. */
  readonly clockAt: number;
  /** Likewise, when the seats were told. */
  readonly seatsAt?: number;
}
