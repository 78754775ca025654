/** Friends at a table: what is unread, reactions, colours before the game, one screen for two, and what comes after. */
import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { need, speak } from '../../src/lib/i18n/i18n.svelte';
import type { ChatLine, Result, Seat, TableInfo, TableMessage } from '../../src/lib/net/protocol';
import Chat from '../../src/pages/chat/Chat.svelte';
import Toast from '../../src/pages/chat/Toast.svelte';
import { Unread } from '../../src/pages/chat/unread.svelte';
import OpenSeat from '../../src/pages/open/OpenSeat.svelte';
import { coloursOf, looksOf } from '../../src/pages/parts/colours';
import { outcome, terms } from '../../src/pages/parts/words';
import End from '../../src/pages/table/End.svelte';
import { join, leave } from '../../src/pages/table/parties';
import { Party } from '../../src/pages/table/party.svelte';
import { example, FakeSocket, settled } from '../fake';

type Table = TableMessage<object>;

const TABLE = example<Table>('out-table');
const line = (k: number, more: Partial<ChatLine> = {}): ChatLine => ({
  ...{ k, seat: 2, name: 'Ben', words: 'hi', reaction: null, at: 0 },
  ...more,
});
const place = { about: TABLE.table, host: false, seat: 1, seats: TABLE.seats, yours: [1], watchers: [] };
const requests: { path: string; body: unknown }[] = [];

function server(path: string, init: RequestInit = {}): Promise<Response> {
  requests.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
  const body = path.endsWith('/course') ? { steps: [] } : { ...TABLE.table, id: 'next', luck: null };
  const headers = { 'Content-Type': 'application/json' };
  return Promise.resolve(new Response(JSON.stringify(body), { headers }));
}

beforeAll(() => need('front', 'table'));
beforeEach(() => {
  localStorage.clear();
  requests.length = 0;
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the chat', () => {
  it('counts what others said since this browser last looked', () => {
    const chat = [line(0), line(1, { seat: 1 }), line(2)];
    const unread = new Unread('t');
    expect(unread.of(chat, [1]).map((one) => one.k)).toEqual([0, 2]);
    unread.see(chat);
    expect(new Unread('t').of([...chat, line(3)], [1]).map((one) => one.k)).toEqual([3]);
  });

  it('shows a reaction in the language of its reader', async () => {
    await speak('de');
    const chat = [line(0, { words: '', reaction: 'nice' })];
    render(Chat, { eye: { ...place, chat, talk: vi.fn(), react: vi.fn() } });
    expect(screen.getByRole('log').textContent).toContain('Schöner Zug!');
    await speak('en');
  });

  it('sends a reaction as a code, and says who watches', async () => {
    const react = vi.fn(() => Promise.resolve());
    render(Chat, { eye: { ...place, chat: [], watchers: ['Eve', ''], talk: vi.fn(), react } });
    await fireEvent.click(screen.getByRole('button', { name: 'Good luck!' }));
    expect(react).toHaveBeenCalledWith('luck');
    expect(screen.getByText('Watching: Eve and somebody without a name')).toBeTruthy();
  });

  it('shows for a moment what somebody else has just said, and not what was there before', async () => {
    const eye = { chat: [line(0)], yours: [1] };
    const { rerender } = render(Toast, { eye, onopen: vi.fn() });
    expect(screen.queryByRole('button')).toBeNull();
    await rerender({ eye: { ...eye, chat: [line(0), line(1, { seat: 1 })] } });
    expect(screen.queryByRole('button')).toBeNull();
    await rerender({ eye: { ...eye, chat: [line(0), line(1, { seat: 1 }), line(2, { words: 'boo' })] } });
    expect(screen.getByRole('button').textContent).toContain('boo');
  });
});

describe('colours before the game', () => {
  it('are those that the table will have', () => {
    expect(coloursOf(['blue', 'red', 'green'], ['', 'blue', ''])).toEqual(['red', 'blue', 'green']);
    expect(looksOf(['blue', 'red', 'yellow', 'green'])).toEqual([2, 4, 3, 5]);
    expect(looksOf([null, null])).toBeNull();
  });

  it.each([
    ['red', 1],
    [null, 0],
  ])('%s is drawn only if the rules leave it free', (colour, markers) => {
    const seat: Seat = { ...(TABLE.seats[0] as Seat), kind: 'open', colour };
    const none = { mine: false, host: false, sitting: false, shared: false, waiting: false };
    const lists = { levels: [], colours: [], free: [] };
    const done = vi.fn();
    const acts = { ontake: done, onleave: done, onbot: done, onopen: done, onremove: done, oncolour: done };
    const { container } = render(OpenSeat, { seat, ...none, ...lists, ...acts });
    expect(container.querySelectorAll('svg.marker').length).toBe(markers);
  });
});

describe('one screen for two', () => {
  function party(): { party: Party; socket: FakeSocket } {
    vi.stubGlobal('WebSocket', FakeSocket);
    const found = new Party('t');
    const socket = FakeSocket.last;
    socket.open();
    socket.say({ ...TABLE, yours: [1, 2], asked: [1] });
    return { party: found, socket };
  }

  it('lets who has moved look at what the move brought, before the curtain falls', () => {
    const { party: found, socket } = party();
    expect([found.next, found.curtain]).toEqual([1, 1]);
    found.open();
    expect(found.next).toBe(0);
    socket.say({ ...TABLE, yours: [1, 2], asked: [2] });
    expect([found.next, found.curtain]).toEqual([2, 0]);
    found.pass();
    expect(found.curtain).toBe(2);
    found.close();
  });
});

describe('coming back to a table', () => {
  it('soon finds it as it is, without another connection; another table has its own', () => {
    vi.stubGlobal('WebSocket', FakeSocket);
    const first = join('t');
    const sockets = FakeSocket.all.length;
    leave(first);
    expect(join('t')).toBe(first);
    expect(FakeSocket.all.length).toBe(sockets);
    leave(first);
    const second = join('u');
    expect(second).not.toBe(first);
    expect(FakeSocket.all.at(-2)?.closed).toBe(true);
    second.close();
  });
});

describe('the letters of a language', () => {
  it('are loaded before its words are shown, and other languages wait for nothing', async () => {
    const load = vi.fn(() => Promise.resolve([]));
    Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
    await speak('ru');
    expect(load.mock.calls.map((call: unknown[]) => call[1])).toEqual(['Ж', 'Ж']);
    load.mockClear();
    await speak('en');
    expect(load).not.toHaveBeenCalled();
    Reflect.deleteProperty(document, 'fonts');
  });

  it('are swapped in, however late they come', () => {
    const faces = readFileSync('src/styles/base.css', 'utf-8').split('@font-face').slice(1);
    const late = faces.filter((one) => one.includes('cyrillic'));
    expect(late.length).toBe(2);
    for (const one of late) expect(one).toContain('font-display: swap');
  });
});

describe('after the game', () => {
  const result: Result = {
    ending: '',
    points: ['3', '5'],
    places: [2, 1],
    sheets: [],
    resigned: [],
    seed: '',
  };
  const party = {
    id: 'old',
    board: null,
    eye: { ...place, about: TABLE.table, view: {}, rematch: '' },
  } as unknown as Party;

  it('keeps the score sheet and shows the link where nothing may be copied', async () => {
    vi.stubGlobal('navigator', { ...navigator, maxTouchPoints: 0, clipboard: undefined });
    render(End, { party, result, staged: false, onclose: vi.fn() });
    const before = window.location.pathname;
    await fireEvent.click(screen.getByRole('button', { name: 'Share', hidden: true }));
    await settled();
    expect(window.location.pathname).toBe(before);
    expect(screen.getByRole<HTMLInputElement>('textbox', { hidden: true }).value).toContain('/replay/old');
  });

  it('begins the next game at once if nobody else has to agree', async () => {
    render(End, { party, result, staged: false, onclose: vi.fn() });
    await fireEvent.click(screen.getByRole('button', { name: 'Play again', hidden: true }));
    await settled();
    const asked = requests.find((one) => one.path.endsWith('/rematch'));
    expect(asked?.body).toMatchObject({ start: true });
    expect(window.location.pathname).toBe('/t/next');
  });
});

describe('a table in a list', () => {
  const info = example<{ answer: TableInfo }>('http-table-make').answer;

  it('says its clock and its host', () => {
    expect(terms({ ...info, host: false })).toBe('Clock: 10 minutes + 10 seconds · Host: Ada');
    expect(terms({ ...info, clock: null })).toBe('No clock');
  });

  it('says how its game ended', () => {
    const result = { points: ['3', '9', '5'], places: [3, 1, 2] };
    const seats = info.seats.map((one, at) => ({ ...one, kind: 'person' as const, name: 'ABC'[at] ?? '' }));
    expect(outcome({ ...info, seats, result })).toBe('Place 3 of 3 · B 9, C 5, A 3');
    expect(outcome({ ...info, result: null })).toBe('');
  });
});
