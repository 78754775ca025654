/** One WebSocket of a table, which reconnects by itself and matches answers to messages by number. */
import type { Refused, ToClient, ToServer } from './protocol';

export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'gone';

/** The server said no; `message` is its sentence, `rules` are those that forbid an answer. */
export class No extends Error {
  constructor(readonly refused: Refused) {
    super(refused.sentence);
  }
}

export class Offline extends Error {}

interface Waiting {
  done: (message: never) => void;
  failed: (error: Error) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const HEARTBEAT = 15000;
const PATIENCE = 6000;

export class Socket<View> {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private next = 1;
  private wait = FIRST_WAIT;
  private timer = 0;
  private beat = 0;
  private ended = false;
  private greeted = false; // this connection has received the table

  constructor(
    private readonly address: string,
    private readonly hello: () => object,
    private readonly heard: (message: ToClient<View>) => void,
    private readonly changed: (status: ConnectionStatus, sentence?: string) => void,
  ) {
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.beat = window.setInterval(this.ping, HEARTBEAT);
    this.connect();
  }

  /** Sends a message that gets an answer: `ok`, what it asked for, or a refusal. */
  ask<T>(message: ToServer): Promise<T> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Offline());
    const id = this.next++;
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Say hello again: the server sends the whole table once more. */
  greet(): void {
    this.socket?.send(JSON.stringify({ t: 'hello', ...this.hello() }));
  }

  close(): void {
    this.ended = true;
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    window.clearInterval(this.beat);
    window.clearTimeout(this.timer);
    this.socket?.close();
  }

  private connect(): void {
    window.clearTimeout(this.timer);
    const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${window.location.host}${this.address}`);
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.read(JSON.parse(String(event.data)) as ToClient<View>);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private read(message: ToClient<View>): void {
    if (message.t === 'table') {
      this.wait = FIRST_WAIT;
      this.greeted = true;
      this.changed('open');
    }
    if (message.t === 'refused' && !this.greeted) this.end(message.sentence);
    // A message that is too big or sent too fast is refused unread, so without its number.
    if (message.t === 'refused' && message.id === undefined) this.fail(new No(message));
    const id = 'id' in message ? message.id : undefined;
    const one = id === undefined ? undefined : this.waiting.get(id);
    if (one && id !== undefined) {
      this.waiting.delete(id);
      if (message.t === 'refused') one.failed(new No(message));
      else one.done(message as never);
    }
    this.heard(message);
  }

  /** Fail everything that still waits for an answer. */
  private fail(error: Error): void {
    for (const one of this.waiting.values()) one.failed(error);
    this.waiting.clear();
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.fail(new Offline());
    if (this.ended) return;
    if (code === 1008) return this.end('');
    this.changed('lost');
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.7 + Math.random() * 0.6));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private end(sentence: string): void {
    this.ended = true;
    this.changed('gone', sentence);
  }

  /** The network is back, or the machine woke up: try at once, and check whether the socket is still alive. */
  private hurry = (): void => {
    if (this.ended || document.hidden) return;
    if (this.socket) this.ping();
    else {
      this.wait = FIRST_WAIT;
      this.connect();
    }
  };

  private ping = (): void => {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    const late = window.setTimeout(() => {
      socket.onclose = null;
      socket.close();
      this.lost(socket, 1006);
    }, PATIENCE);
    this.ask({ t: 'ping' })
      .catch(() => undefined)
      .finally(() => window.clearTimeout(late));
  };
}
