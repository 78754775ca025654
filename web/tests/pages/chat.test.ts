import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Chat from '../../src/pages/chat/Chat.svelte';
import { need } from '../../src/lib/i18n/i18n.svelte';
import type { About, ChatLine } from '../../src/lib/net/protocol';
import { No } from '../../src/lib/net/socket';
import { example, settled } from '../fake';

const BEN: ChatLine = { k: 0, seat: 2, name: 'Ben', words: 'rude', reaction: null, at: 0 };
const EVE: ChatLine = { k: 1, seat: null, name: 'Eve', words: 'boo', reaction: null, at: 0 };
const ADA: ChatLine = { k: 2, seat: 1, name: 'Ada', words: 'hush', reaction: null, at: 0 };
const GONE: ChatLine = { k: 3, seat: 3, name: 'Somebody', words: '', reaction: null, at: 0 };
const about = example<{ table: About }>('out-table').table;
const PLACE = { yours: [1], seat: 1, seats: [], watchers: [] as string[] };
const MUTED = [{ id: 'f00', name: 'Ben', at: 0 }];

beforeAll(() => need('front', 'table', 'replay'));
beforeEach(() => vi.stubGlobal('fetch', fetch));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  requests.length = 0;
});

const requests: string[] = [];

/** A server where only Ben can be muted. */
function fetch(path: string, init: RequestInit): Promise<Response> {
  const method = init.method ?? 'GET';
  requests.push(
    `${method} ${path.replace(about.id, 'abc')} ${typeof init.body === 'string' ? init.body : ''}`.trim(),
  );
  const list = method === 'POST' ? MUTED : [];
  return Promise.resolve(
    new Response(JSON.stringify(list), { headers: { 'Content-Type': 'application/json' } }),
  );
}

function chat(host: boolean, talk = vi.fn(() => Promise.resolve())) {
  const eye = { about, chat: [BEN, EVE, ADA, GONE], host, talk, react: talk, ...PLACE };
  return render(Chat, { eye });
}

const lines = (): (string | undefined)[] =>
  screen.getAllByRole('listitem').map((one) => one.textContent?.replace(/\s+/g, ' ').trim());

describe('Chat', () => {
  it('says which seat speaks, who only watches, and what was deleted', () => {
    const { container } = chat(false);
    expect(lines()).toEqual(['Ben rude', 'Eve (watching) boo', 'Ada hush', 'Somebody (deleted)']);
    expect(container.querySelectorAll('.marker').length).toBe(3);
    expect(screen.queryByRole('button', { name: /Mute/ })).toBeNull();
    expect(requests).toEqual([]);
  });

  it('lets the host mute the author of a message, but not themselves', async () => {
    chat(true);
    await settled();
    const buttons = screen
      .getAllByRole('button', { name: /^Mute / })
      .map((one) => one.title || one.textContent);
    expect(buttons.map((one) => one?.trim())).toEqual(['Mute Ben', 'Mute Eve', 'Mute all spectators']);
    await fireEvent.click(screen.getByRole('button', { name: 'Mute Ben' }));
    await settled();
    await fireEvent.click(screen.getByRole('button', { name: 'Unmute Ben' }));
    await settled();
    expect(screen.queryByRole('button', { name: 'Unmute Ben' })).toBeNull();
    expect(requests).toEqual([
      'GET /api/tables/abc/mutes',
      'POST /api/tables/abc/mutes {"chat":0}',
      'DELETE /api/tables/abc/mutes/f00',
    ]);
  });

  it('says that the host has muted me', async () => {
    const no = new No(example('out-refused-muted'));
    chat(
      false,
      vi.fn(() => Promise.reject(no)),
    );
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Hello?' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await settled();
    expect(screen.getByRole('alert').textContent).toBe('The host of this table has muted you in the chat.');
  });
});
