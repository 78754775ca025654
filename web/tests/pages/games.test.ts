/** Games as the front page offers them: ours, those that only the server knows, and those for exactly two. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../../src/games';
import { LANGUAGES, need, speak, type Language } from '../../src/lib/i18n/i18n.svelte';
import type { GameInfo } from '../../src/lib/net/protocol';
import GameCard from '../../src/pages/front/cards/GameCard.svelte';
import {
  askCatalogue,
  catalogue,
  infoOf,
  usualLevel,
  usualSeats,
} from '../../src/pages/parts/catalogue.svelte';
import Thumb from '../../src/pages/parts/Thumb.svelte';
import { gameName, playersWords } from '../../src/pages/parts/words';

const DUEL: GameInfo = {
  key: 'duel',
  title: 'Duel',
  blurb: 'Two players, one deck.',
  minutes: 20,
  seats: [2],
  levels: ['easy', 'hard'],
  options: {},
  board: '',
  colours: [],
};
const words = (node: Element | null | undefined): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

function server(body: unknown): ReturnType<typeof vi.fn> {
  const headers = { 'Content-Type': 'application/json' };
  const fetch = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status: 200, headers })));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeAll(() => need('front'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('what is proposed', () => {
  it('is three seats, or what comes nearest', () => {
    expect([[2, 3, 4], [2], [4, 5], [1, 2], [3]].map(usualSeats)).toEqual([3, 2, 4, 2, 3]);
  });

  it('is a casual bot, else one in the middle', () => {
    expect(usualLevel(['novice', 'casual', 'master'])).toBe('casual');
    expect(usualLevel(['easy', 'hard', 'harder'])).toBe('hard');
    expect(usualLevel([])).toBe('');
  });
});

describe('the number of players', () => {
  it('is a range, or one number', () => {
    expect(playersWords([2, 3, 4])).toBe('2 to 4 players');
    expect(playersWords([2])).toBe('2 players');
    expect(playersWords([1])).toBe('1 player');
  });

  it.each(Object.keys(LANGUAGES) as Language[])('is said once in %s where it is one', async (language) => {
    await speak(language);
    expect(playersWords([2]).match(/\d+/g)).toEqual(['2']);
    expect(playersWords([2, 3]).match(/\d+/g)).toEqual(['2', '3']);
    await speak('en');
  });
});

describe('the catalogue', () => {
  it('has our games in their order until the server has answered', () => {
    expect(catalogue.games.map((one) => one.key)).toEqual([...GAMES.keys()]);
    for (const one of catalogue.games) expect(one.seats.length).toBeGreaterThan(1);
  });

  it('then has those of the server, ours first, with every number of seats', async () => {
    const ours = [...GAMES.keys()].reverse().map((key) => ({ ...DUEL, key, seats: [2, 5] }));
    server([{ ...DUEL, seats: [2, 2] }, ...ours]);
    await askCatalogue();
    expect(catalogue.games.map((one) => one.key)).toEqual([...GAMES.keys(), 'duel']);
    expect(infoOf('duel').seats).toEqual([2]);
    expect(catalogue.games[0]?.seats).toEqual([2, 3, 4, 5]);
    expect(gameName('duel')).toBe('Duel');
  });

  it('knows only the key of a game that nobody offers', () => {
    expect([infoOf('chess').title, infoOf('chess').levels]).toEqual(['chess', []]);
  });
});

describe('the card of a game for two that has no folder', () => {
  it('has the words of the server and asks for no number of players', async () => {
    const { container } = render(GameCard, { game: DUEL, lazy: false });
    await tick();
    expect(words(screen.getByRole('heading'))).toBe('Duel');
    expect(words(container.querySelector('.sentence'))).toBe('Two players, one deck.');
    expect(words(container.querySelector('.meta li'))).toBe('2 2 players');
    expect(container.querySelectorAll('fieldset')).toHaveLength(1);
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).not.toMatch(/front\.|undefined|NaN/);
  });

  it('starts a game with one bot', async () => {
    const fetch = server({ id: 'abc' });
    render(GameCard, { game: DUEL, lazy: false });
    await fireEvent.click(screen.getByRole('button', { name: 'Play bots' }));
    const [, init] = (fetch.mock.calls[0] ?? []) as unknown as [string, RequestInit];
    const order = JSON.parse(String(init.body)) as {
      game: string;
      seats: { kind: string; level?: string }[];
    };
    expect(order.game).toBe('duel');
    expect(order.seats.map((one) => one.kind)).toEqual(['me', 'bot']);
    expect(order.seats[1]?.level).toBe('hard');
  });

  it('opens a table of two seats', async () => {
    render(GameCard, { game: DUEL, lazy: false });
    await fireEvent.click(screen.getByRole('button', { name: 'Invite friends' }));
    expect(document.querySelectorAll('dialog ol > li')).toHaveLength(2);
  });
});

describe('a thumb', () => {
  it('has stripes of its game, or plain ones', () => {
    const [key = '', game] = [...GAMES][0] ?? [];
    const { container } = render(Thumb, { game: key });
    expect(container.querySelector('span')?.getAttribute('style')).toContain(game?.thumb.slice(0, 15));
    const other = render(Thumb, { game: 'duel' }).container;
    expect(other.querySelector('span')?.getAttribute('style') ?? '').toBe('');
  });
});
