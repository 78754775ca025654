import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToClient } from '../../src/lib/net/protocol';
import { No, Offline, Socket, type ConnectionStatus } from '../../src/lib/net/socket';
import { example, FakeSocket, settled } from '../fake';

let heard: ToClient<object>[];
let statuses: [ConnectionStatus, string | undefined][];
let n: number;
let socket: Socket<object>;

const status = (): ConnectionStatus | undefined => statuses.at(-1)?.[0];

/** The server lets us in and shows the table. */
function welcome(): FakeSocket {
  FakeSocket.last.open();
  FakeSocket.last.say(example('out-table'));
  return FakeSocket.last;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // waits of exactly 300, 600, 1200 … ms
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  [heard, statuses, n] = [[], [], -1];
  socket = new Socket<object>(
    '/api/tables/abc/socket?seat=2',
    () => ({ n }),
    (message) => heard.push(message),
    (now, sentence) => statuses.push([now, sentence]),
  );
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a connection', () => {
  it('goes to the server of this page and says hello with the last event it knows', () => {
    expect(FakeSocket.last.url).toBe(`ws://${window.location.host}/api/tables/abc/socket?seat=2`);
    n = 41;
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([example('in-hello')]);
  });

  it('is open when the table has come, not before', () => {
    FakeSocket.last.open();
    expect(statuses).toEqual([]);
    FakeSocket.last.say(example('out-table'));
    expect(statuses).toEqual([['open', undefined]]);
  });

  it('hands on every message', () => {
    const server = welcome();
    server.say(example('out-told'));
    server.say(example('out-chat'));
    expect(heard.map((one) => one.t)).toEqual(['table', 'told', 'chat']);
  });
});

describe('what is asked', () => {
  it('is answered by the message with the same number, in any order', async () => {
    const server = welcome();
    const first = socket.ask({ t: 'preview', n: 1, answers: [2] });
    const second = socket.ask({ t: 'ping' });
    const [one, two] = server.sent.slice(1);
    expect(one).toEqual({ t: 'preview', n: 1, answers: [2], id: one?.['id'] });
    expect(one?.['id']).not.toBe(two?.['id']);
    server.say({ ...example('out-pong'), id: two?.['id'] });
    server.say({ ...example('out-preview'), id: one?.['id'] });
    expect(await second).toMatchObject({ t: 'pong' });
    expect(await first).toMatchObject({ t: 'preview', whole: true });
  });

  it('fails with the sentence and the rules of a refusal', async () => {
    const server = welcome();
    const asked = socket.ask({ t: 'move', n: 1, answers: [7] });
    server.say({ ...example('out-refused-rules'), id: server.sent.at(-1)?.['id'] });
    const error = await asked.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(No);
    expect((error as No).message).toBe(example('out-refused-rules')['sentence']);
    expect((error as No).refused.rules).toEqual(example('out-refused-rules')['rules']);
    expect(status()).toBe('open');
  });

  it('fails when the server refuses a message unread, so without its number', async () => {
    const server = welcome();
    const asked = socket.ask({ t: 'move', n: 1, answers: [0] });
    server.say({ ...example('out-refused-faulty'), why: 'too_fast' });
    await expect(asked).rejects.toBeInstanceOf(No);
    expect(status()).toBe('open');
  });

  it('fails at once while there is no connection', async () => {
    await expect(socket.ask({ t: 'ping' })).rejects.toBeInstanceOf(Offline);
    expect(FakeSocket.last.sent).toEqual([]);
  });

  it('fails when the connection is lost, also if the answer comes after all', async () => {
    const server = welcome();
    const asked = socket.ask({ t: 'chat', words: 'Good luck!' });
    const id = server.sent.at(-1)?.['id'];
    server.drop();
    await expect(asked).rejects.toBeInstanceOf(Offline);
    expect(() => server.say({ t: 'ok', id })).not.toThrow();
  });
});

describe('a lost connection', () => {
  it('is made again after a while, with the last event heard of by then', () => {
    welcome().drop();
    expect(status()).toBe('lost');
    n = 7;
    vi.advanceTimersByTime(299);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
    welcome();
    expect(FakeSocket.last.sent).toEqual([{ t: 'hello', n: 7 }]);
    expect(status()).toBe('open');
  });

  it('waits longer each time, at most five seconds, and shortly again after a success', () => {
    const waits: number[] = [];
    const wait = (): number => {
      const [before, made] = [Date.now(), FakeSocket.all.length];
      FakeSocket.last.drop();
      while (FakeSocket.all.length === made) vi.advanceTimersToNextTimer();
      return Date.now() - before;
    };
    for (let turn = 0; turn < 6; turn++) waits.push(wait());
    expect(waits).toEqual([300, 600, 1200, 2400, 4800, 5000]);
    welcome();
    expect(wait()).toBe(300);
  });

  it('hurries when the network is back', () => {
    welcome().drop();
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(10000);
    expect(FakeSocket.all).toHaveLength(2); // the waiting attempt is cancelled
  });

  it('is not made again after the page was left', () => {
    const server = welcome();
    socket.close();
    expect(server.closed).toBe(true);
    server.drop(1000);
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(status()).toBe('open'); // nobody is there to be told
  });
});

describe('an end', () => {
  it('is a close with 1008: no further attempt', () => {
    FakeSocket.last.drop(1008);
    expect(status()).toBe('gone');
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('is a hello that was refused, with the sentence of the server', () => {
    FakeSocket.last.open();
    FakeSocket.last.say(example('out-refused-goodbye'));
    FakeSocket.last.drop(1008);
    expect(statuses).toEqual([['gone', example('out-refused-goodbye')['sentence']]]);
  });

  it('is not a refusal at a table that has not begun, where the last event is -1, too', async () => {
    FakeSocket.last.open();
    FakeSocket.last.say(example('out-table-open'));
    const asked = socket.ask({ t: 'chat', words: '' });
    const id = FakeSocket.last.sent.at(-1)?.['id'];
    FakeSocket.last.say({ ...example('out-refused'), n: -1, id });
    await expect(asked).rejects.toBeInstanceOf(No);
    expect(status()).toBe('open');
  });
});

describe('the heartbeat', () => {
  it('asks every 15 seconds, and an answer in time changes nothing', async () => {
    const server = welcome();
    for (const beats of [1, 2, 3]) {
      vi.advanceTimersByTime(15000);
      expect(server.of('ping')).toHaveLength(beats);
      server.say({ t: 'pong', id: server.sent.at(-1)?.['id'] });
      await settled();
    }
    expect(status()).toBe('open');
    expect(server.closed).toBe(false);
  });

  it('without an answer closes the connection and makes a new one', async () => {
    const server = welcome();
    const asked = socket.ask({ t: 'move', n: 1, answers: [0] });
    vi.advanceTimersByTime(15000 + 5999);
    expect(server.closed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(server.closed).toBe(true);
    expect(status()).toBe('lost');
    await expect(asked).rejects.toBeInstanceOf(Offline);
    vi.advanceTimersByTime(300);
    welcome();
    expect(FakeSocket.all).toHaveLength(2);
    server.drop(); // the end of the old one comes late
    expect(status()).toBe('open');
  });

  it('comes at once when the network is back or the page is looked at again', () => {
    const server = welcome();
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(server.of('ping')).toHaveLength(2);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(server.of('ping')).toHaveLength(2);
  });
});
