/**
 * The examples of docs/protocol.md are compared with a real server elsewhere. Here the compiler checks them against the
 * written types, and what this client sends against the examples, so that neither side changes alone.
 */
import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Eye } from '../../src/lib/net/eye.svelte';
import type { ToClient } from '../../src/lib/net/protocol';
import { example, FakeSocket } from '../fake';

/** An example may leave something out: `…` stands for it. */
const PARTIAL = `type Some<T> = T extends (infer One)[] ? Some<One>[]
  : T extends object ? { [K in keyof T]?: Some<T[K]> } & { '…'?: '…' } : T;`;

/** The answers over HTTP by their examples. */
const ANSWERS: Record<string, string> = {
  'http-account': 'Me',
  'http-board': 'DrawnBoard',
  'http-board-check': 'BoardReport',
  'http-course': 'Course',
  'http-error': 'ErrorBody',
  'http-error-invalid': 'ErrorBody',
  'http-file-go-on': 'TableInfo',
  'http-file-show': 'TableInfo',
  'http-games': 'GameInfo[]',
  'http-health': 'Health',
  'http-me': 'Me',
  'http-replay': 'ReplayInfo',
  'http-table': 'TableInfo',
  'http-table-make': 'TableInfo',
  'http-tables': 'Tables',
  'http-token-make': 'MadeToken',
  'http-tokens': 'SeatToken[]',
};
const BODIES: Record<string, string> = {
  'http-account': 'NewAccount',
  'http-board-check': 'BoardRequest',
  'http-bot': 'BotRequest',
  'http-file-go-on': 'FileRequest',
  'http-login': 'Login',
  'http-me-rename': 'NewName',
  'http-password': 'PasswordChange',
  'http-seat-take': 'SeatName',
  'http-table-change': 'TableChange',
  'http-table-make': 'TableRequest',
  'http-token-make': 'NewToken',
};

const files = readdirSync('../tests/protocol').map((name) => name.replace('.json', ''));
const of = (kind: string): string[] => files.filter((name) => name.startsWith(kind));
const WRONG = { t: 'chat', k: '1', name: 'Ada', words: 'Hi', at: 1 };

/** All examples as constants with their types. */
function constants(): string[] {
  const line = (name: string, type: string, value: unknown): string =>
    `export const ${name.replaceAll('-', '_')}: Some<${type}> = ${JSON.stringify(value)};`;
  const out = (name: string): string =>
    `Extract<client.ToClient<object>, { t: '${String(example(name)['t'])}' }>`;
  const bodies = Object.entries(BODIES);
  const answers = Object.entries(ANSWERS);
  return [
    ...of('out-').map((name) => line(name, out(name), example(name))),
    ...of('in-').map((name) => line(name, 'server.ToServer', example(name))),
    ...bodies.map(([name, type]) => line(`${name}-body`, `http.${type}`, example(name)['body'])),
    ...answers.map(([name, type]) => line(name, `http.${type}`, example(name)['answer'])),
    line('wrong', 'client.Chat', WRONG),
    line('more', 'client.Chat', { ...WRONG, k: 1, colour: 'red' }),
  ];
}

/** What the compiler says about the examples: the names of constants, and sentences. */
function faults(): string[] {
  const path = 'src/games/types/examples.ts';
  const imports = ['client', 'server'].map((who) => `import type * as ${who} from './to-${who}';`);
  const lines = [...imports, "import type * as http from './http';", PARTIAL, ...constants()];
  const options = { strict: true, noEmit: true, types: [], lib: ['lib.es5.d.ts'] };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  const source = ts.createSourceFile(path, lines.join('\n'), ts.ScriptTarget.ES2022);
  host.getSourceFile = (one, target) => (one === path ? source : read(one, target));
  return ts.getPreEmitDiagnostics(ts.createProgram([path], options, host)).map((one) => {
    const at = source.getLineAndCharacterOfPosition(one.start ?? 0).line;
    const name = /const (\w+)/.exec(source.text.split('\n')[at] ?? '')?.[1] ?? '';
    return `${name}: ${ts.flattenDiagnosticMessageText(one.messageText, ' ')}`;
  });
}

describe('what the server says', () => {
  it('is known by the client, every kind of it', () => {
    const kinds: Record<ToClient<object>['t'], true> = {
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
    const found = of('out-').map((name) => String(example(name)['t']));
    expect([...new Set(found)].sort()).toEqual(Object.keys(kinds).sort());
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
    for (const { t, ...rest } of socket.sent) {
      const kind = t === 'hello' && rest['n'] === -1 ? 'hello-commitment' : String(t);
      expect(['t', ...Object.keys(rest)].sort()).toEqual(Object.keys(example(`in-${kind}`)).sort());
    }
    eye.close();
    socket.drop();
  });
});

describe('the compiler', () => {
  it('finds every example as the written types say, and would notice another', () => {
    const found = faults();
    expect([of('out-').length > 20, of('in-').length >= 10]).toEqual([true, true]);
    expect(found.map((one) => one.split(':')[0])).toEqual(['wrong', 'more']);
    expect(found.join(' ')).toMatch(/not assignable to type 'number'.*colour.*does not exist/);
  }, 60_000);
});
