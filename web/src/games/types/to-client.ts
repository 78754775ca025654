/** What a table says over its socket. Written by `make types` from the Python definitions: edit those. */

export type Words = Record<string, string | number>;

/**
 * What happened, or what forbids an answer: its rule, and its numbers by name.
 *
 * `text` is an English sentence, for clients that have no words of their own for the game.
 */
export interface Fact {
  rule: string;
  words: Words;
  text?: string;
  seat?: number;
}

/** A possible answer: the number to send, its notation, its words, an English sentence. */
export interface Answer {
  answer: number;
  parts: string[];
  words: Words;
  text?: string;
}

export type UndoRight = 'free' | 'ask' | 'none';

/** Which facts came since the eye's last turn: the first, and the one after the last. */
export interface Since {
  first: number;
  until: number;
}

/** Milliseconds left in every bank, and how many the asked seats have used since. */
export interface TimeLeft {
  left: number[];
  used: number;
}

/**
 * A seat's proposal for event n, who has agreed, and who is still asked.
 *
 * `passes_in`: milliseconds until those who are away are passed over; null if they are not.
 */
export interface Proposal {
  kind: 'undo' | 'end';
  n: number;
  seat: number;
  agreed: number[];
  waits: number[];
  passes_in: number | null;
}

/** How a game ended, seat by seat, and the seed of its luck. */
export interface Result {
  ending: string;
  text?: string;
  points: string[];
  places: number[];
  sheets: Fact[][];
  resigned: number[];
  seed: string;
}

/**
 * How the game stands for one eye after event n; its facts follow the earlier story.
 *
 * `alone`: no other person plays, so nobody has to agree to an undo; then `forced` is the answer
 * of an eye that has no choice.
 */
export interface Standing<View> {
  n: number;
  story: number;
  facts: Fact[];
  view: View;
  view_text?: string[];
  asked: number[];
  sealed?: number[];
  envelope?: number[];
  legal?: Answer[];
  undo?: UndoRight;
  alone?: boolean;
  forced?: number[];
  since?: Since;
  clock?: TimeLeft;
  proposal?: Proposal;
  result?: Result;
}

export type Status = 'open' | 'running' | 'over';

/** Seconds for each seat, seconds gained per decision, and who moves when time is up. */
export interface ClockTerms {
  bank: number;
  gain: number;
  then: 'least' | 'bot';
}

/** The seats that a client speaks for, what it committed to, and its nonce once it is known. */
export interface LuckClient {
  seats: number[];
  commitment: string;
  nonce: string | null;
}

/** How luck is shared: before the start only the hash of the seed, before the deal no seal. */
export interface LuckInfo {
  table: string;
  game: string;
  rules: number;
  seats: number;
  board: string;
  options: string;
  seed_hash: string;
  pledge: string;
  until: number;
  clients: LuckClient[];
  seal: string;
}

/** What everybody with the link may know about a table. */
export interface About {
  id: string;
  game: string;
  title: string;
  status: Status;
  public: boolean;
  options: Record<string, string>;
  board: string;
  clock: ClockTerms | null;
  seal: string;
  made: number;
  luck: LuckInfo | null;
}

export type SeatKind = 'person' | 'bot' | 'open';

/**
 * Who sits there, and whether that person is connected now.
 *
 * If not, `away` says for how many milliseconds, and `bot_in` in how many others may put a bot
 * there; null if they may not. A stand-in is `imposed` if others have put it there. `colour` is
 * that of the seat's pieces; null if the rules don't let players choose it.
 */
export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  level: string | null;
  stand_in: string | null;
  imposed: boolean;
  left: boolean;
  here: boolean;
  away: number | null;
  bot_in: number | null;
  colour: string | null;
}

export type Reaction = 'hello' | 'luck' | 'nice' | 'wow' | 'oops' | 'thanks' | 'moment' | 'game';

/**
 * One line of the chat; `seat` is null if somebody spoke who only watches.
 *
 * A quick reaction has a code in place of words; without either, its author was deleted.
 */
export interface ChatLine {
  k: number;
  seat: number | null;
  name: string;
  words: string;
  reaction: Reaction | null;
  at: number;
}

/**
 * The whole table, for a client that connects or reconnects; with the game if it has begun.
 *
 * `watchers` are the names of those who only watch, empty for somebody without a name.
 * `meanwhile`: what a bot or the clock has done on this seat while its person was away.
 */
export interface TableMessage<View> {
  t: 'table';
  table: About;
  yours: number[];
  eye: number | null;
  host: boolean;
  seats: Seat[];
  watchers: string[];
  chat: ChatLine[];
  n: number;
  back?: number[];
  meanwhile?: Fact[];
  rematch?: string;
  story?: number;
  facts?: Fact[];
  view?: View;
  view_text?: string[];
  asked?: number[];
  sealed?: number[];
  envelope?: number[];
  legal?: Answer[];
  undo?: UndoRight;
  alone?: boolean;
  forced?: number[];
  since?: Since;
  clock?: TimeLeft;
  proposal?: Proposal;
  result?: Result;
}

export type EventKind = 'start' | 'move' | 'undo' | 'resign' | 'end';

/** A decision in notation; null if this eye may not read it. */
export interface Decision {
  seat: number;
  move: string | null;
}

/** An event: who did what, and how the game stands now. */
export interface Told<View> {
  n: number;
  story: number;
  facts: Fact[];
  view: View;
  view_text?: string[];
  asked: number[];
  sealed?: number[];
  envelope?: number[];
  legal?: Answer[];
  undo?: UndoRight;
  alone?: boolean;
  forced?: number[];
  since?: Since;
  clock?: TimeLeft;
  proposal?: Proposal;
  result?: Result;
  t: 'told';
  kind: EventKind;
  said: Decision[];
  at: number;
  seat?: number;
}

/**
 * A question that follows: its possible answers, and the chosen one, or null to decide.
 *
 * It is `optional` if the answers before it are already a complete move.
 */
export interface Link {
  legal: Answer[];
  answer: number | null;
  optional: boolean;
}

/**
 * What would follow these answers: the links, the whole move, and the table after it.
 *
 * `final`: the answers themselves can't be undone without the others' consent.
 * `plan` is what the game's planner says after the answers, if it was asked and has one.
 */
export interface Preview<View> {
  t: 'preview';
  n: number;
  answers: number[];
  links: Link[];
  move: number[];
  whole: boolean;
  final: boolean;
  view: View;
  plan?: unknown;
  id?: number;
}

/** A move in notation, whether it is legal, and if not, the rules that forbid it. */
export interface Objection {
  move: string;
  legal: boolean;
  rules: Fact[];
}

/** What forbids each of the moves asked about. */
export interface Why {
  t: 'why';
  n: number;
  answers: number[];
  why: Objection[];
  id?: number;
}

/** A message that changed nothing: a word for programs, a sentence for people. */
export interface Refused {
  t: 'refused';
  why: string;
  sentence: string;
  n: number;
  rules?: Fact[];
  id?: number;
}

/** The message with this id was accepted. */
export interface Ok {
  t: 'ok';
  id: number;
}

/** The reply to a ping. */
export interface Pong {
  t: 'pong';
  id?: number;
}

/** A seat of an open group has answered; only its own eye learns what. */
export interface EnvelopeMessage {
  t: 'sealed';
  n: number;
  seat: number;
  sealed: number[];
  asked: number[];
  envelope?: number[];
}

/** A seat's proposal; null if it was dropped. */
export interface Proposed {
  t: 'proposal';
  proposal: Proposal | null;
}

/** A chat message for everybody; it replaces one of the same number. */
export interface Chat {
  k: number;
  seat: number | null;
  name: string;
  words: string;
  reaction: 'hello' | 'luck' | 'nice' | 'wow' | 'oops' | 'thanks' | 'moment' | 'game' | null;
  at: number;
  t: 'chat';
}

/** Who sits where, who is there, and who only watches. */
export interface SeatsMessage {
  t: 'seats';
  seats: Seat[];
  watchers: string[];
  table: About;
}

/** A rematch at another table. */
export interface Rematch {
  t: 'rematch';
  table: string;
}

/** The last message: why the connection is closed. */
export interface Bye {
  t: 'bye';
  sentence: string;
}

export type ToClient<View> =
  | TableMessage<View>
  | Told<View>
  | Preview<View>
  | Why
  | Refused
  | Ok
  | Pong
  | EnvelopeMessage
  | Proposed
  | Chat
  | SeatsMessage
  | Rematch
  | Bye;
