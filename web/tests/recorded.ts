/**
 * Scenes that `make types` recorded from a real server: a table as it stands, and what is answered there. A test plays
 * in them with the real eye, over a socket that answers from the recording.
 */
import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { Eye } from '../src/lib/net/eye.svelte';
import type { Answer, Link, Objection, Outcome, Result, TableMessage, Wishes } from '../src/lib/net/protocol';
import { FakeSocket, knowing } from './fake';

type Way = (string | number)[];

/** Where some answers lead: what may follow, which of it the game proposes, and the table as it would stand. */
interface Kept {
  legal: number[];
  proposed: number[];
  whole: boolean;
  changes: [Way, unknown][];
}

export interface Recording<View> extends TableMessage<View> {
  view: View;
  answers: Answer[];
  previews: Record<string, Kept>;
  why: Record<string, Objection>;
}

export function recording<View>(game: string, scene: string): Recording<View> {
  const path = `tests/games/${game}/fixtures/${scene}.json`;
  return JSON.parse(readFileSync(path, 'utf-8')) as Recording<View>;
}

/** The outcome of a finished game as a table reports it. */
export const resultOf = (outcome: unknown): Result => ({ ...(outcome as Outcome), resigned: [], seed: '' });

/** A copy of a value with another value at the end of this path. */
export function changed<T>(value: T, [first, ...rest]: Way, to: unknown): T {
  if (first === undefined) return to as T;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  copy[first] = changed(copy[first], rest, to);
  return copy as T;
}

type Said = Wishes & { t: string; id?: number; answers?: number[]; moves?: string[] };

/** A WebSocket with the recorded server behind it. */
export class RecordedSocket<View> extends FakeSocket {
  /** What was asked for, in notation, with the numbers of what is preferred and avoided. */
  readonly previews: string[] = [];
  readonly moved: string[][] = [];
  /** Everything else that was sent, by kind. */
  readonly said: string[] = [];
  /** While it is set, answers wait for it. */
  held: Promise<void> | null = null;
  scene!: Recording<View>;

  override send(text: string): void {
    super.send(text);
    const said = JSON.parse(text) as Said;
    const answer = this.answerTo(said);
    const waits = said.t === 'hello' ? null : this.held;
    if (waits) void waits.then(() => this.say({ ...answer, id: said.id }));
    else this.say({ ...answer, id: said.id });
  }

  private answerTo(said: Said): object {
    const { answers = [], moves = [] } = said;
    if (said.t === 'hello') return this.scene;
    if (said.t === 'preview') return this.preview(answers, said);
    if (said.t === 'why') return { t: 'why', n: 1, answers, why: moves.map((move) => this.objection(move)) };
    if (said.t === 'move') this.moved.push(this.notation(answers));
    else this.said.push(said.t);
    return { t: 'ok' };
  }

  private preview(answers: number[], { prefer = [], avoid = [] }: Wishes): object {
    const wishes = [...prefer.map((one) => ` +${one}`), ...avoid.map((one) => ` -${one}`)];
    this.previews.push(this.notation(answers).join(', ') + wishes.join(''));
    const wanted = [...prefer];
    const links: Link[] = [];
    let move = answers;
    let kept = this.kept(move);
    while (kept.legal.length) {
      const legal = this.answers(kept.legal);
      const answer = this.choice(move, wanted, avoid);
      links.push({ legal, answer, optional: kept.whole });
      if (answer === null) break;
      move = [...move, answer];
      kept = this.kept(move);
    }
    const view = kept.changes.reduce((found, [way, to]) => changed(found, way, to), this.scene.view);
    return { t: 'preview', n: 1, answers, links, move, whole: kept.whole, view };
  }

  /** What the server answers to a link: a wish, once, else what is proposed; null: the player decides. */
  private choice(move: number[], prefer: number[], avoid: number[]): number | null {
    const { legal, proposed } = this.kept(move);
    const wishes = [...new Set(prefer)].filter((one) =>
      this.answers(legal).some(({ answer }) => answer === one),
    );
    const wanted = wishes.length > 1 ? this.firstOf(move, wishes) : wishes[0];
    if (wanted !== undefined) prefer.splice(prefer.indexOf(wanted), 1);
    return wanted ?? proposed.find((one) => !avoid.includes(one)) ?? null;
  }

  /** The wish after which all others may still follow, else the first. */
  private firstOf(move: number[], wishes: number[]): number | undefined {
    const follow = (one: number): boolean => {
      const legal = this.answers(this.scene.previews[[...move, one].join()]?.legal ?? []);
      return wishes.every((other) => other === one || legal.some(({ answer }) => answer === other));
    };
    return wishes.find(follow) ?? wishes[0];
  }

  private kept(answers: number[]): Kept {
    const found = this.scene.previews[answers.join()];
    if (!found) throw new Error(`expected a preview that was recorded, but got ${answers.join()}`);
    return found;
  }

  private answers(places: number[]): Answer[] {
    return places.map((at) => this.scene.answers[at] as Answer);
  }

  private objection(move: string): Objection {
    const found = this.scene.why[move];
    if (!found) throw new Error(`expected reasons that were recorded, but got those against ${move}`);
    return found;
  }

  /** Answers as they are written, each as it was offered. */
  private notation(answers: number[]): string[] {
    return answers.map((answer, at) => {
      const before = answers.slice(0, at);
      const legal = at ? this.answers(this.kept(before).legal) : (this.scene.legal ?? []);
      const found = legal.find((one) => one.answer === answer);
      if (!found) throw new Error(`expected a legal answer, but got ${answer} after ${before.join()}`);
      return found.parts.join(' ');
    });
  }
}

export interface Seated<View> {
  eye: Eye<View>;
  server: RecordedSocket<View>;
}

let open: { close: () => void }[] = [];

/** Somebody at the table of a recorded scene; `change` is what the server says differently. */
export function sit<View>(game: string, scene: string, change: Partial<Recording<View>> = {}): Seated<View> {
  vi.stubGlobal('WebSocket', RecordedSocket);
  knowing();
  const eye = new Eye<View>('recorded');
  const server = FakeSocket.last as RecordedSocket<View>;
  server.scene = { ...recording<View>(game, scene), ...change };
  server.open();
  open.push(eye);
  return { eye, server };
}

/** After each test. */
export function rise(): void {
  for (const eye of open) eye.close();
  open = [];
  vi.unstubAllGlobals();
}
