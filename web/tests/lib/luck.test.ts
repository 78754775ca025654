import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findings, partsOf } from '../../src/lib/luck/check';
import { LuckPart } from '../../src/lib/luck/part';
import { keepReceipt, receiptOf, type Receipt } from '../../src/lib/luck/receipts';
import { bytesOf, sha256 } from '../../src/lib/luck/sha256';
import { commitmentOf, newNonce, pledgeOf, sealOf, seedHash, tableHash } from '../../src/lib/luck/shared';
import { Eye } from '../../src/lib/net/eye.svelte';
import type { About, LuckInfo } from '../../src/lib/net/protocol';
import { example, FakeSocket } from '../fake';

const LINK = 'nkzEuIoC5Uks16OEtnygNg';
const SEED = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0')).join('');
const GAME =
  /^game: (\w+)$/m.exec(readFileSync('../docs/notation.md', 'utf-8').split('```text')[1] ?? '')?.[1] ?? '';
const NONCES = ['a1'.repeat(32), 'b2'.repeat(32)] as const;
const PAGE = readFileSync('../docs/notation.md', 'utf-8');
/** A test vector of the page. */
const vector = (name: string): string =>
  PAGE.split('\n')
    .find((line) => line.startsWith(`| ${name} | \``) && /`[0-9a-f]{64}`/.test(line))
    ?.split('`')[1] ?? `${name} is missing`;

/** The luck of the page's vectors, with as many nonces as are revealed. */
function luck(revealed: number, more: Partial<LuckInfo> = {}): LuckInfo {
  const clients = NONCES.map((nonce, at) => ({
    seats: at ? [2] : [1, 3],
    commitment: commitmentOf(nonce),
    nonce: at < revealed ? nonce : null,
  }));
  const board = '1ab70da63d344765966f30ac923e37475e5c575039a2df34fad4f67272380d72';
  const options = 'start player=1 | hidden scores=off | page memory=on';
  const terms = { table: tableHash(LINK), game: GAME, rules: 1, seats: 3, board, options };
  const made = { ...terms, seed_hash: seedHash(SEED), pledge: '', until: 0, clients, seal: '', ...more };
  return { ...made, pledge: more.pledge ?? pledgeOf(made) };
}

const sealed = (revealed: number): LuckInfo => {
  const made = luck(revealed);
  return { ...made, seal: sealOf(made) };
};

const about = (one: LuckInfo | null): About => ({
  ...example<{ table: About }>('out-seats').table,
  id: LINK,
  board: one?.board ?? '',
  game: GAME,
  luck: one,
  seal: one?.seal ?? '',
});

const kept = (): Receipt => {
  const found = receiptOf(LINK);
  if (!found) throw new Error('expected a receipt');
  return found;
};

beforeEach(() => localStorage.clear());

describe('SHA-256', () => {
  it.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000])('hashes %i bytes like the library', (length) => {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('reads hexadecimal digits', () => {
    expect([...bytesOf('00ff10')]).toEqual([0, 255, 16]);
  });
});

describe('the hashes of shared luck', () => {
  it('are those of the page', () => {
    expect(NONCES.map(commitmentOf)).toEqual([vector('first commitment'), vector('second commitment')]);
    expect(pledgeOf(luck(2))).toBe(vector('pledge'));
    expect(sealOf(luck(2))).toBe(vector('seal, both reveal'));
    expect(sealOf(luck(1))).toBe(vector('seal, only the first reveals'));
    expect(pledgeOf(luck(0, { clients: [] }))).toBe(vector('pledge, no client'));
    expect(sealOf(luck(0, { clients: [] }))).toBe(vector('seal, no client'));
  });

  it('are made of nonces that nobody can guess', () => {
    const found = Array.from({ length: 20 }, newNonce);
    expect(new Set(found).size).toBe(20);
    expect(found.every((one) => /^[0-9a-f]{64}$/.test(one))).toBe(true);
  });
});

describe('a browser’s part', () => {
  const part = (): LuckPart => new LuckPart(LINK, NONCES[0]);

  it('commits before the start, and says nothing of its nonce', () => {
    expect(part().hello(-1)).toEqual({ commitment: commitmentOf(NONCES[0]) });
    expect(part().hello(0)).toEqual({});
  });

  it('reveals its nonce when it has kept the pledge, once', () => {
    const mine = part();
    expect(mine.hear(about(luck(0)), true, 3)).toBe(NONCES[0]);
    expect(kept()).toEqual({ kindu: 'receipt 1', table: LINK, nonce: NONCES[0], luck: luck(0) });
    expect(mine.hear(about(luck(0)), true, 3)).toBe(null);
    expect(mine.hello(-1)).toEqual({ commitment: commitmentOf(NONCES[0]), nonce: NONCES[0] });
  });

  it.each([
    ['a pledge that covers something else', luck(0, { pledge: '00'.repeat(32) })],
    ['a pledge of another table', luck(0, { table: tableHash('other') })],
    ['a pledge for another board', luck(0, { board: '00'.repeat(32) })],
    [
      'a pledge with other options',
      luck(0, { options: 'start player=2 | hidden scores=off | page memory=on' }),
    ],
    ['a pledge without its options', luck(0, { options: 'none' })],
    ['a pledge for another number of seats', luck(0, { seats: 2 })],
    ['a pledge without its commitment', luck(0, { clients: luck(0).clients.slice(1) })],
  ])('keeps its nonce back from %s', (_, shown) => {
    const said = { ...about(luck(0)), luck: shown };
    expect(part().hear(said, true, 3)).toBe(null);
    expect(receiptOf(LINK)).toBe(null);
  });

  it('keeps its nonce back from a second pledge', () => {
    part().hear(about(luck(0)), true, 3);
    expect(part().hear(about(luck(0, { seed_hash: '00'.repeat(32) })), true, 3)).toBe(null);
    expect(kept().luck).toEqual(luck(0));
  });

  it('keeps the first seal that it is shown', () => {
    const mine = part();
    mine.hear(about(luck(0)), true, 3);
    mine.hear(about(sealed(2)), true, 3);
    mine.hear(about(sealed(1)), true, 3);
    expect(kept().luck?.seal).toBe(sealed(2).seal);
    expect(mine.hello(-1)).toEqual({});
  });

  it('uses the same nonce in all tabs of a browser', () => {
    part().hear(about(luck(0, { pledge: '', clients: [] })), true, 3);
    expect(new LuckPart(LINK).hello(-1)).toEqual({ commitment: commitmentOf(NONCES[0]) });
  });

  it('keeps the newest hundred receipts', () => {
    for (let n = 1; n <= 105; n++) {
      keepReceipt({ kindu: 'receipt 1', table: `t${n}`, nonce: NONCES[0], luck: luck(0, { until: n }) });
    }
    const names = Object.keys(localStorage).filter((key) => key.startsWith('kindu.luck.'));
    expect(names.length).toBe(100);
    expect(names).not.toContain('kindu.luck.t5');
    expect(names).toContain('kindu.luck.t105');
  });

  it('comes with a table that starts at once', async () => {
    const asked: { commitment: string }[] = [];
    vi.stubGlobal('fetch', (_: string, init: { body: string }) => {
      const body = JSON.parse(init.body) as { commitment: string };
      asked.push(body);
      const clients = [{ seats: [1, 2, 3], commitment: body.commitment, nonce: null }];
      return Promise.resolve(Response.json({ ...about(luck(0, { clients })), seats: [{}, {}, {}] }));
    });
    const made = await LuckPart.make('/api/tables', { game: GAME, seats: [], start: true });
    vi.unstubAllGlobals();
    expect(made.id).toBe(LINK);
    expect(commitmentOf(kept().nonce)).toBe(asked[0]?.commitment);
    expect(new LuckPart(LINK).hello(-1)).toEqual({
      commitment: asked[0]?.commitment,
      nonce: kept().nonce,
    });
  });
});

describe('an eye', () => {
  let eye: Eye<object>;

  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.all = [];
    keepReceipt({ kindu: 'receipt 1', table: LINK, nonce: NONCES[0], luck: null });
    eye = new Eye(LINK);
    FakeSocket.last.open();
  });

  afterEach(() => {
    eye.close();
    vi.unstubAllGlobals();
  });

  it('commits in its hello and reveals when the pledge comes', () => {
    const open = { ...example('out-table-open'), table: about(luck(0, { pledge: '', clients: [] })) };
    FakeSocket.last.say(open);
    expect(FakeSocket.last.of('hello')[0]?.['commitment']).toBe(commitmentOf(NONCES[0]));
    expect(FakeSocket.last.of('reveal')).toEqual([]);
    const three = [1, 2, 3].map((seat) => ({ ...example<{ seats: object[] }>('out-seats').seats[0], seat }));
    FakeSocket.last.say({ t: 'seats', seats: three, table: about(luck(0)) });
    expect(FakeSocket.last.of('reveal').map((one) => one['nonce'])).toEqual([NONCES[0]]);
  });
});

describe('what is checked', () => {
  const receipt: Receipt = { kindu: 'receipt 1', table: LINK, nonce: NONCES[0], luck: sealed(2) };
  const wrong = (one: LuckInfo | null, given: Receipt | null = receipt, seed = SEED): string[] =>
    findings(about(one), given, seed)
      .filter(({ right }) => !right)
      .map(({ matter }) => matter);

  it('fits in an honest game', () => {
    expect(findings(about(sealed(2)), receipt, SEED).map(({ matter }) => matter)).toEqual([
      'pledge',
      'mine',
      'seal',
      'seed',
    ]);
    expect(wrong(sealed(2))).toEqual([]);
    expect(wrong(sealed(2), null)).toEqual([]);
    expect(findings(about(luck(0, { pledge: '', clients: [] })), null, '')).toEqual([]);
  });

  it('names what does not fit', () => {
    expect(wrong(sealed(2), receipt, '00'.repeat(32))).toEqual(['seed']);
    expect(wrong({ ...sealed(2), seal: '00'.repeat(32) })).toEqual(['seal']);
    expect(wrong({ ...sealed(2), board: '00'.repeat(32) })).toEqual(['pledge']);
    expect(wrong({ ...sealed(2), table: tableHash('other') })).toEqual(['pledge']);
    expect(wrong(sealed(0))).toEqual(['mine', 'seal']);
    expect(wrong(sealed(2), { ...receipt, luck: { ...sealed(2), pledge: '00' } })).toEqual(['pledge']);
  });

  it('is only the seal for a game of an older version', () => {
    const old = { ...about(null), seal: seedHash(SEED) };
    expect(findings(old, null, SEED)).toEqual([{ matter: 'seed', right: true }]);
    expect(findings(old, null, '00'.repeat(32))).toEqual([{ matter: 'seed', right: false }]);
    expect(findings(old, null, '')).toEqual([]);
  });

  it('says who took part', () => {
    const parts = partsOf({ ...sealed(1), seats: 4 });
    expect(parts.map(({ seat, how, through }) => [seat, how, through])).toEqual([
      [1, 'own', 1],
      [2, 'late', 2],
      [3, 'through', 1],
      [4, 'none', 0],
    ]);
  });
});
