/** The browser's and the server's part in tests: a WebSocket that the test controls, and messages of the protocol. */
import { readFileSync } from 'node:fs';
import { choose } from '../src/lib/browser/settings.svelte';

type Json = Record<string, unknown>;

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  readyState = 0;
  closed = false;
  readonly sent: Json[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  /** The one made last. */
  static get last(): FakeSocket {
    const found = FakeSocket.all.at(-1);
    if (!found) throw new Error('expected a socket, but none was made');
    return found;
  }

  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error('expected an open socket');
    this.sent.push(JSON.parse(text) as Json);
  }

  /** As in a network that is down: the close event comes only when the test says so. */
  close(): void {
    this.closed = true;
    this.readyState = 2;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** What was sent, by kind. */
  of(t: string): Json[] {
    return this.sent.filter((one) => one['t'] === t);
  }
}

/** One of tests/protocol/*.json. */
export function example<T extends object = Json>(name: string): T {
  return JSON.parse(readFileSync(`../tests/protocol/${name}.json`, 'utf-8')) as T;
}

/** Let everything that waits for settled promises run. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}

/** A player who has been told once what can't be undone. */
export function knowing(): void {
  choose({ hints: ['undo.final'] });
}
