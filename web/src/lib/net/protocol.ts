/** The messages of docs/protocol.md, as this client reads and writes them; views are typed by each game. */

export type Words = Record<string, string | number>;

/** `text` is the server's own sentence, in English; games with words of their own need none. */
export interface Fact {
  rule: string;
  words: Words;
  text?: string;
  seat?: number;
}

export interface Answer {
  answer: number;
  parts: string[];
  words: Words;
  text?: string;
}

export type SeatKind = 'person' | 'bot' | 'open';

export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  level: string | null;
  stand_in: string | null;
  left: boolean;
  here: boolean;
}

export interface Terms {
  bank: number;
  gain: number;
  then: 'least' | 'bot';
}

export interface About {
  id: string;
  game: string;
  title: string;
  status: 'open' | 'running' | 'over';
  public: boolean;
  options: Record<string, string>;
  board: string;
  clock: Terms | null;
  seal: string;
  made: number;
}

/** A table in lists and answers of HTTP. */
export interface TableInfo extends About {
  touched: number;
  host: boolean;
  asked: number[];
  seats: (Seat & { yours: boolean })[];
}

export interface GameInfo {
  key: string;
  title: string;
  /** One sentence about it, in English. */
  blurb?: string;
  /** How many can play: all numbers, or the least and the most. */
  seats: number[];
  levels: string[];
  options: Record<string, string[]>;
  board: string;
}

export interface Me {
  id: string;
  name: string;
  account: string;
}

export interface Clock {
  left: number[];
  used: number;
}

export interface Proposal {
  kind: 'undo' | 'end';
  n: number;
  seat: number;
  agreed: number[];
}

export interface Result {
  ending: string;
  /** Why it ended, as a sentence of the server. */
  text?: string;
  points: string[];
  places: number[];
  sheets: Fact[][];
  resigned: number[];
  seed: string;
}

export interface Chat {
  k: number;
  name: string;
  words: string;
  at: number;
}

export type Undo = 'free' | 'ask' | 'none';

/** How the game stands for one eye; part of `table` and `told`. */
export interface Standing<View> {
  n: number;
  story: number;
  facts: Fact[];
  view: View;
  /** The board as lines of text, for games without drawings. */
  view_text?: string[];
  asked: number[];
  sealed?: number[];
  envelope?: number[];
  legal?: Answer[];
  undo?: Undo;
  clock?: Clock;
  proposal?: Proposal;
  result?: Result;
}

export interface Told<View> extends Standing<View> {
  t: 'told';
  kind: 'start' | 'move' | 'undo' | 'resign' | 'end';
  said: { seat: number; move: string | null }[];
  at: number;
  seat?: number;
}

export interface TableMessage<View> extends Partial<Standing<View>> {
  t: 'table';
  table: About;
  yours: number[];
  eye: number | null;
  seats: Seat[];
  chat: Chat[];
  n: number;
  rematch?: string;
}

export interface Preview<View> {
  t: 'preview';
  n: number;
  answers: number[];
  legal: Answer[];
  whole: boolean;
  view: View;
  id?: number;
}

export interface Why {
  t: 'why';
  n: number;
  answers: number[];
  why: { move: string; legal: boolean; rules: Fact[] }[];
  id?: number;
}

export interface RefusedMessage {
  t: 'refused';
  why: string;
  sentence: string;
  n: number;
  rules?: Fact[];
  id?: number;
}

export type Incoming<View> =
  | TableMessage<View>
  | Told<View>
  | Preview<View>
  | Why
  | RefusedMessage
  | { t: 'ok'; id: number }
  | { t: 'pong'; id?: number }
  | { t: 'sealed'; n: number; seat: number; sealed: number[]; asked: number[]; envelope?: number[] }
  | { t: 'proposal'; proposal: Proposal | null }
  | ({ t: 'chat' } & Chat)
  | { t: 'seats'; seats: Seat[]; table: About }
  | { t: 'rematch'; table: string }
  | { t: 'bye'; sentence: string };
