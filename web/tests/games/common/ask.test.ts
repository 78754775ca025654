import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Ask from '../../../src/games/common/ask/Ask.svelte';
import { GAMES } from '../../../src/games';
import { said } from '../../../src/games/common/ask/alone';
import { areaOf, need, type Key } from '../../../src/lib/i18n/i18n.svelte';
import { current } from '../../../src/lib/table/current.svelte';
import type { Scene } from '../../../src/lib/table/scene';
import Note from '../../../src/games/common/ask/Note.svelte';
import { open } from '../../../src/lib/rules/rule.svelte';

const snippet = (html: string) => createRawSnippet(() => ({ render: () => html }));

beforeAll(() => need('front', 'table', 'replay'));
afterEach(cleanup);

describe('Ask', () => {
  it('says what is asked, with its buttons', () => {
    const children = snippet('<button>Draw</button>');
    render(Ask, { tag: 'Move', text: 'Where to?', more: 'Press a place.', children });
    expect(screen.getByText('Move').className).toContain('tag');
    expect(screen.getByText('Where to?').tagName).toBe('B');
    expect(screen.getByText('Press a place.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Draw' })).toBeTruthy();
  });

  it('has neither tag nor room for buttons where there are none', () => {
    const { container } = render(Ask, { text: 'Please wait.' });
    expect(container.querySelectorAll('.tag, .buttons, p span')).toHaveLength(0);
  });
});

describe('Note', () => {
  const note = { text: 'Cairo is not one step away.', rules: ['LO-MOVE-02', ''] };

  it('is spoken, and opens the rules behind it', async () => {
    render(Note, { note, game: 'lotto', onclose: vi.fn() });
    const place = screen.getByRole('status');
    expect(place.textContent).toContain(note.text);
    expect(within(place).getAllByRole('button')).toHaveLength(2); // no button for a rule without a name
    await fireEvent.click(within(place).getByRole('button', { name: 'LO-MOVE-02' }));
    expect([open.game, open.rule]).toEqual(['lotto', 'LO-MOVE-02']);
  });

  it('is closed by its cross', async () => {
    const onclose = vi.fn();
    render(Note, { note, game: 'lotto', onclose });
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onclose).toHaveBeenCalledOnce();
  });

  it('keeps an empty place to speak from', () => {
    render(Note, { note: null, game: 'lotto', onclose: vi.fn() });
    expect(screen.getByRole('status').textContent?.trim()).toBe('');
  });
});

describe('what is said about undo', () => {
  afterEach(() => {
    current.scene = null;
  });

  it('is something else where only bots play besides me, in every game that says so', async () => {
    await need(...[...GAMES.keys()].map(areaOf));
    const words = [...GAMES.keys()].flatMap((game) =>
      readdirSync(`src/i18n/en/${game}`).flatMap((file) =>
        [...readFileSync(`src/i18n/en/${game}/${file}`, 'utf-8').matchAll(/'([\w.-]+)\.alone':/g)].map(
          (one) => one[1],
        ),
      ),
    ) as Key[];
    expect(words.length).toBeGreaterThan(2);
    const together = words.map((key) => said(key));
    current.scene = { alone: true } as Scene<unknown>;
    words.forEach((key, at) => expect(said(key)).not.toBe(together[at]));
    expect(said('ask.undo')).toBe('Undo');
  });
});

describe('a hint', () => {
  const layer = (path: string, selector: string): number => {
    const style = readFileSync(`src/games/${path}`, 'utf-8').split('<style>')[1] ?? '';
    const rule = new RegExp(`^ {2}\\${selector} \\{[^}]*?z-index: (\\d+)`, 'm').exec(style);
    return Number(rule?.[1]);
  };

  it('lies below the part of the screen that says why something is not possible', () => {
    const docks = readdirSync('src/games').filter((game) => existsSync(`src/games/${game}/ask/Dock.svelte`));
    expect(docks.length).toBeGreaterThan(0);
    const above = docks.map((game) => layer(`${game}/Screen.svelte`, '.dock')).filter((one) => one > 0);
    expect(above.length).toBeGreaterThan(0);
    for (const dock of above) expect(layer('common/ask/Guide.svelte', '.hint')).toBeLessThan(dock);
  });
});
