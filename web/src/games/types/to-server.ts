/** What a client says to a table. Written by `make types` from the Python definitions: edit those. */

export type Number = number;

export type Digits = string;

/** The first message: who it is, and the last event that the client knows. */
export interface Hello {
  t: 'hello';
  id?: Number;
  token?: string;
  n?: number;
  text?: boolean;
  commitment?: Digits;
  nonce?: Digits;
}

export type Answers = number[];

export type Action = number;

/** Answers that make event n, all of them or none. */
export interface Move {
  t: 'move';
  id?: Number;
  n: Number;
  answers: Answers;
}

export type WishedActions = number[];

export type Notation = string;

/**
 * What would follow these answers; `prefer` and `avoid` are wishes for the next links.
 *
 * With `plan`, also what the game's planner says after the answers, in general or about a goal;
 * without answers at any time.
 */
export interface PreviewRequest {
  t: 'preview';
  id?: Number;
  n: Number;
  answers: Answers;
  prefer?: WishedActions;
  avoid?: WishedActions;
  plan?: boolean | Notation;
}

/** Which rules forbid each of these moves after the answers. */
export interface WhyRequest {
  t: 'why';
  id?: Number;
  n: Number;
  answers: Answers;
  moves: Notation[];
}

/** Undo your last decision as event n, or ask the others for consent. */
export interface UndoRequest {
  t: 'undo';
  id?: Number;
  n: Number;
}

/** Ask the others to end the game as it stands. */
export interface Propose {
  t: 'propose';
  id?: Number;
  n: Number;
}

/** Yes or no to another seat's proposal for event n. */
export interface Agree {
  t: 'agree';
  id?: Number;
  n: Number;
  yes: boolean;
}

/** Give up. */
export interface Resign {
  t: 'resign';
  id?: Number;
  n: Number;
}

/** A chat message for everybody at the table. */
export interface ChatRequest {
  t: 'chat';
  id?: Number;
  words: string;
}

export type Reaction = 'hello' | 'luck' | 'nice' | 'wow' | 'oops' | 'thanks' | 'moment' | 'game';

/** A quick reaction: a code, which every reader sees in their own language. */
export interface React {
  t: 'react';
  id?: Number;
  reaction: Reaction;
}

/** The nonce that this client had committed to, now that the start is fixed. */
export interface Reveal {
  t: 'reveal';
  id?: Number;
  nonce: Digits;
}

/** A check whether the server is there. */
export interface Ping {
  t: 'ping';
  id?: Number;
}

export type ToServer =
  | Hello
  | Move
  | PreviewRequest
  | WhyRequest
  | UndoRequest
  | Propose
  | Agree
  | Resign
  | ChatRequest
  | React
  | Reveal
  | Ping;
