/** What is asked and answered over HTTP. Written by `make types` from the Python definitions: edit those. */

import type { Fact } from './to-client';

/** A board file that was checked. */
export interface BoardReport {
  game: string | null;
  sha256: string | null;
  standard: boolean;
  faults: FaultInfo[];
}

/** A board file to be checked. */
export interface BoardRequest {
  toml: string;
}

/** Which bot plays a seat. */
export interface BotRequest {
  level: string;
}

/** Seconds for each seat, seconds gained per decision, and who moves when time is up. */
export interface ClockRequest {
  bank: number;
  gain: number;
  then: 'least' | 'bot';
}

/** The colour of a seat's pieces, where the rules leave it free; null for no choice. */
export interface ColourRequest {
  colour: string | null;
}

/** A finished game from its first to its last position, for replays and charts. */
export interface Course {
  last: number;
  names: string[];
  seats: number;
  steps: PositionInfo[];
  facts: Fact[];
  result: Outcome | null;
}

/** All that a screen draws or explains on a board, and the names of things on it. */
export interface DrawnBoard {
  board: Record<string, unknown>;
  titles: Record<string, string>;
}

/** The body of every answer with a status from 400 on. */
export interface ErrorBody {
  error: ErrorInfo;
}

/** Why something was refused. */
export interface ErrorInfo {
  why: string;
  sentence: string;
  request?: string | null;
}

/** What is wrong in a line of a file. */
export interface FaultInfo {
  line: number;
  text: string;
}

/** A game file to view; with `seats`, the game continues after this many answers. */
export interface FileRequest {
  file: string;
  board?: string | null;
  answers?: number | null;
  seats?: SeatRequest[] | null;
  title?: string;
  commitment?: string;
}

/** A game that can be played here. */
export interface GameInfo {
  key: string;
  title: string;
  blurb: string;
  minutes: number;
  seats: number[];
  levels: string[];
  options: Record<string, string[]>;
  board: string;
  colours: string[];
}

/** Whether the server works, and which one it is. */
export interface Health {
  ok: boolean;
  version: string;
  engine: 'compiled' | 'pure';
  database: 'postgresql' | 'sqlite';
  tables: number;
  sockets: number;
  data?: string | null;
}

/** Name and password of an account. */
export interface Login {
  name: string;
  password: string;
}

/** The seats that a client speaks for, what it committed to, and its nonce once it is known. */
export interface LuckClientInfo {
  seats: number[];
  commitment: string;
  nonce: string | null;
}

/** A new token; this is the only time that it is shown. */
export interface MadeToken {
  token: string;
}

/**
 * The visitor who asks; `account` is the login name, empty for a guest.
 *
 * `named`: whether the name was chosen, and is not the first one of a guest.
 */
export interface Me {
  id: string;
  name: string;
  account: string;
  named: boolean;
}

/** Somebody who is muted; `name` is empty for all who only watch. */
export interface Mute {
  id: string;
  name: string;
  at: number;
}

/** Whom to mute: the author of the chat message with this number, or all who only watch. */
export interface MuteRequest {
  chat?: number | null;
  watchers?: boolean;
}

/** A name to log in with, and a password. */
export interface NewAccount {
  name: string;
  password: string;
}

/** A new name. */
export interface NewName {
  name: string;
}

/** The owner's name for the token. */
export interface NewToken {
  name: string;
}

/** The end of a game by its rules: points, places and score sheets, seat by seat. */
export interface Outcome {
  ending: string;
  points: string[];
  places: number[];
  sheets: Fact[][];
}

/** The current password, and the new one. */
export interface PasswordChange {
  old: string;
  new: string;
}

/** A position of a finished game where a seat was asked, or the last one. */
export interface PositionInfo {
  answers: number;
  seat: number | null;
  turn: number;
  points: string[];
  facts: number;
}

/** With `start` the game begins at once, if nobody else has to agree. */
export interface RematchRequest {
  start?: boolean;
  commitment?: string;
}

/** The table of a finished game after this many answers, as one seat or everybody sees it. */
export interface ReplayInfo {
  answers: number;
  last: number;
  line: string | null;
  view: Record<string, unknown>;
  facts: Fact[];
  view_text?: string[];
}

/** One seat: who sits there, and whether that person is connected now. */
export interface SeatInfo {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  level: string | null;
  stand_in: string | null;
  imposed: boolean;
  left: boolean;
  here: boolean;
  away: number | null;
  bot_in: number | null;
  colour: string | null;
  yours: boolean;
}

/** The name to play under; by default your own. */
export interface SeatName {
  name?: string | null;
}

/** Who is to sit there: me, a bot of some level, or whoever comes. */
export interface SeatRequest {
  kind: 'me' | 'bot' | 'open';
  level?: string | null;
  name?: string | null;
  colour?: string | null;
}

/** A valid token, without its secret; `made` is in milliseconds since 1970. */
export interface SeatToken {
  id: string;
  name: string;
  made: number;
}

/**
 * A browser in which I am known; `browser` and `system` are empty if unknown.
 *
 * `seen` is its last request, to within five minutes. `this` is the session that asks.
 */
export interface SessionInfo {
  id: string;
  browser: string;
  system: string;
  made: number;
  seen: number;
  this: boolean;
}

/** How luck is shared: before the start only the hash of the seed, before the deal no seal. */
export interface SharedLuckInfo {
  table: string;
  game: string;
  rules: number;
  seats: number;
  board: string;
  options: string;
  seed_hash: string;
  pledge: string;
  until: number;
  clients: LuckClientInfo[];
  seal: string;
}

/** What the host may change about a table. */
export interface TableChange {
  title?: string | null;
  public?: boolean | null;
}

/** A table as everybody who has its link may see it. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: 'open' | 'running' | 'over';
  public: boolean;
  options: Record<string, string>;
  board: string;
  clock: ClockRequest | null;
  seal: string;
  made: number;
  touched: number;
  host: boolean;
  host_name: string;
  asked: number[];
  seats: SeatInfo[];
  luck: SharedLuckInfo | null;
  result: TableResult | null;
}

/** A new table; with `start` the game begins at once, if no seat is open. */
export interface TableRequest {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, string>;
  title?: string;
  public?: boolean;
  clock?: ClockRequest | null;
  board?: string | null;
  start?: boolean;
  commitment?: string;
}

/** How a finished game ended: points and places, seat by seat. */
export interface TableResult {
  points: string[];
  places: number[];
}

/** A list of tables, most recently changed first. */
export interface Tables {
  tables: TableInfo[];
}
