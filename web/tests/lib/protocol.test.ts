/**
 * The examples of docs/protocol.md are compared with a real server elsewhere. Here they are compared with what this
 * client reads and writes, so that neither side changes alone.
 */
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Eye } from '../../src/lib/net/eye.svelte';
import type {
  About,
  Answer,
  Chat,
  Clock,
  Fact,
  GameInfo,
  Incoming,
  Me,
  Preview,
  Proposal,
  RefusedMessage,
  Result,
  Seat,
  TableInfo,
  TableMessage,
  Terms,
  Told,
  Why,
} from '../../src/lib/net/protocol';
import { example, FakeSocket } from '../fake';

/** The keys of T that are always there, as a list that the compiler keeps complete. */
type Required<T> = { [K in keyof T as undefined extends T[K] ? never : K]: true };
const keys = <T>(all: Required<T>): string[] => Object.keys(all);

const FACT = keys<Fact>({ rule: true, words: true });
const ANSWER = keys<Answer>({ answer: true, parts: true, words: true });
const SEAT = keys<Seat>({
  seat: true,
  kind: true,
  name: true,
  level: true,
  stand_in: true,
  left: true,
  here: true,
});
const ABOUT = keys<About>({
  id: true,
  game: true,
  title: true,
  status: true,
  public: true,
  options: true,
  board: true,
  clock: true,
  seal: true,
  made: true,
});
const TABLE_INFO = keys<Omit<TableInfo, keyof About>>({
  touched: true,
  host: true,
  asked: true,
  seats: true,
});
const CHAT = keys<Chat>({ k: true, name: true, words: true, at: true });
const PROPOSAL = keys<Proposal>({ kind: true, n: true, seat: true, agreed: true });
const RESULT = keys<Result>({
  ending: true,
  points: true,
  places: true,
  sheets: true,
  resigned: true,
  seed: true,
});
const TABLE = keys<TableMessage<object>>({
  t: true,
  table: true,
  yours: true,
  eye: true,
  seats: true,
  chat: true,
  n: true,
});
const TOLD = keys<Told<object>>({
  t: true,
  n: true,
  kind: true,
  said: true,
  story: true,
  facts: true,
  at: true,
  view: true,
  asked: true,
});
const PREVIEW = keys<Preview<object>>({
  t: true,
  n: true,
  answers: true,
  legal: true,
  whole: true,
  view: true,
});
const WHY = keys<Why>({ t: true, n: true, answers: true, why: true });
const REFUSED = keys<RefusedMessage>({ t: true, why: true, sentence: true, n: true });

/** What the client must find in each message of the server. */
const MESSAGES: Record<string, string[]> = {
  'out-table': TABLE,
  'out-table-open': TABLE,
  'out-table-spectator': [...TABLE, 'story', 'facts', 'view', 'asked'],
  'out-table-group': [...TABLE, 'story', 'facts', 'view', 'asked', 'sealed', 'legal'],
  'out-told': [...TOLD, 'legal', 'undo', 'clock', 'seat'],
  'out-told-others': [...TOLD, 'legal', 'undo'],
  'out-told-group': [...TOLD, 'legal'],
  'out-told-undo': [...TOLD, 'legal', 'undo'],
  'out-told-over': [...TOLD, 'result'],
  'out-preview': [...PREVIEW, 'view', 'id'],
  'out-why': [...WHY, 'id'],
  'out-refused': [...REFUSED, 'id'],
  'out-refused-turn': [...REFUSED, 'id'],
  'out-refused-rules': [...REFUSED, 'id', 'rules'],
  'out-refused-faulty': REFUSED,
  'out-refused-goodbye': REFUSED,
  'out-ok': ['t', 'id'],
  'out-pong': ['t', 'id'],
  'out-sealed': ['t', 'n', 'seat', 'sealed', 'asked'],
  'out-sealed-own': ['t', 'n', 'seat', 'sealed', 'asked', 'envelope'],
  'out-proposal': ['t', 'proposal'],
  'out-proposal-end': ['t', 'proposal'],
  'out-proposal-dropped': ['t', 'proposal'],
  'out-chat': ['t', ...CHAT],
  'out-seats': ['t', 'seats', 'table'],
  'out-rematch': ['t', 'table'],
  'out-bye': ['t', 'sentence'],
};

const missing = (value: object | undefined, wanted: string[]): string[] =>
  wanted.filter((key) => !(key in (value ?? {})));
const files = readdirSync('../tests/protocol').map((name) => name.replace('.json', ''));
const http = <T>(name: string): T => example<{ answer: T & object }>(name).answer;

describe('what the server says', () => {
  it('is known by the client, every kind of it', () => {
    expect(files.filter((name) => name.startsWith('out-')).sort()).toEqual(Object.keys(MESSAGES).sort());
    const kinds: Record<Incoming<object>['t'], true> = {
      table: true,
      told: true,
      preview: true,
      why: true,
      refused: true,
      ok: true,
      pong: true,
      sealed: true,
      proposal: true,
      chat: true,
      seats: true,
      rematch: true,
      bye: true,
    };
    const found = Object.keys(MESSAGES).map((name) => String(example(name)['t']));
    expect([...new Set(found)].sort()).toEqual(Object.keys(kinds).sort());
  });

  it.each(Object.entries(MESSAGES))('%s has the keys that the client reads', (name, wanted) =>
    expect(missing(example(name), wanted)).toEqual([]),
  );

  it('has the parts of a table', () => {
    const table = example<TableMessage<object>>('out-table');
    expect(missing(table.table, ABOUT)).toEqual([]);
    for (const seat of table.seats) expect(missing(seat, SEAT)).toEqual([]);
    for (const chat of table.chat) expect(missing(chat, CHAT)).toEqual([]);
    for (const fact of table.facts ?? []) expect(missing(fact, FACT)).toEqual([]);
    for (const answer of table.legal ?? []) expect(missing(answer, ANSWER)).toEqual([]);
    const seats = example<{ seats: Seat[]; table: About }>('out-seats');
    expect(missing(seats.table, ABOUT)).toEqual([]);
    expect(missing(seats.seats[0], SEAT)).toEqual([]);
  });

  it('has the parts of an event, a preview, reasons and a result', () => {
    const told = example<Told<object>>('out-told');
    expect(missing(told.said[0], ['seat', 'move'])).toEqual([]);
    expect(missing(told.clock, keys<Clock>({ left: true, used: true }))).toEqual([]);
    expect(missing(told.facts[0], [...FACT, 'seat'])).toEqual([]);
    expect(missing(example<Preview<object>>('out-preview').legal[0], ANSWER)).toEqual([]);
    const [, why] = example<Why>('out-why').why;
    expect(missing(why, ['move', 'legal', 'rules'])).toEqual([]);
    expect(missing(why?.rules[0], FACT)).toEqual([]);
    expect(missing(example<RefusedMessage>('out-refused-rules').rules?.[0], FACT)).toEqual([]);
    const { result } = example<Told<object>>('out-told-over');
    expect(missing(result, RESULT)).toEqual([]);
    expect(missing(result?.sheets[0]?.[0], FACT)).toEqual([]);
    for (const name of ['out-proposal', 'out-proposal-end'])
      expect(missing(example<{ proposal: object }>(name).proposal, PROPOSAL)).toEqual([]);
  });

  it('has over HTTP what the front page reads', () => {
    const table = http<TableInfo>('http-table-make');
    expect(missing(table, [...ABOUT, ...TABLE_INFO])).toEqual([]);
    expect(missing(table.clock ?? undefined, keys<Terms>({ bank: true, gain: true, then: true }))).toEqual(
      [],
    );
    expect(missing(table.seats[0], [...SEAT, 'yours'])).toEqual([]);
    expect(missing(http<Me>('http-me'), keys<Me>({ id: true, name: true, account: true }))).toEqual([]);
    const games = http<GameInfo[]>('http-games');
    expect(
      missing(
        games[0],
        keys<GameInfo>({ key: true, title: true, seats: true, levels: true, options: true, board: true }),
      ),
    ).toEqual([]);
    expect(missing(http<{ error: object }>('http-error').error, ['why', 'sentence'])).toEqual([]);
  });
});

describe('what the client says', () => {
  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.all = [];
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('has exactly the keys of the examples', () => {
    const eye = new Eye<object>('abc');
    const socket = FakeSocket.last;
    socket.open();
    socket.say(example('out-table'));
    const said = [eye.preview([2]), eye.why([2], ['stop']), eye.move([0]), eye.agree(false), eye.talk('Hi')];
    said.push(...(['undo', 'propose', 'resign'] as const).map((t) => eye.say(t)));
    window.dispatchEvent(new Event('online')); // ping
    for (const one of said) one.catch(() => undefined);
    expect(socket.sent).toHaveLength(10);
    for (const message of socket.sent)
      expect(Object.keys(message).sort()).toEqual(Object.keys(example(`in-${message['t']}`)).sort());
    eye.close();
    socket.drop();
  });
});
