import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Ask from '../../../src/games/common/ask/Ask.svelte';
import Chart from '../../../src/lib/chart/Chart.svelte';
import Chips from '../../../src/games/common/bar/Chips.svelte';
import { need } from '../../../src/lib/i18n/i18n.svelte';
import Note from '../../../src/games/common/ask/Note.svelte';
import { open } from '../../../src/lib/rules/rule.svelte';
import Tabs from '../../../src/games/common/bar/Tabs.svelte';
import Dialog from '../../../src/lib/ui/Dialog.svelte';

const snippet = (html: string) => createRawSnippet(() => ({ render: () => html }));

beforeAll(() => need('common', 'table', 'replay'));
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
  const note = { text: 'Cairo is not one step away.', rules: ['AF-MOVE-02', ''] };

  it('is spoken, and opens the rules behind it', async () => {
    render(Note, { note, game: 'africana', onclose: vi.fn() });
    const place = screen.getByRole('status');
    expect(place.textContent).toContain(note.text);
    expect(within(place).getAllByRole('button')).toHaveLength(2); // no button for a rule without a name
    await fireEvent.click(within(place).getByRole('button', { name: 'AF-MOVE-02' }));
    expect([open.game, open.rule]).toEqual(['africana', 'AF-MOVE-02']);
  });

  it('is closed by its cross', async () => {
    const onclose = vi.fn();
    render(Note, { note, game: 'africana', onclose });
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onclose).toHaveBeenCalledOnce();
  });

  it('keeps an empty place to speak from', () => {
    render(Note, { note: null, game: 'africana', onclose: vi.fn() });
    expect(screen.getByRole('status').textContent?.trim()).toBe('');
  });
});

describe('Chips', () => {
  const seats = [
    { seat: 1, name: 'Ada', points: '12' },
    { seat: 2, name: 'Ben', points: null },
  ];

  it('show names and points, hidden points not, and frame who is asked', async () => {
    const onpress = vi.fn();
    const { container } = render(Chips, { seats, asked: [2], onpress });
    const chips = [...container.querySelectorAll('.chip')];
    expect(chips.map((one) => one.textContent?.replace(/\s+/g, ' ').trim())).toEqual(['Ada 12', 'Ben']);
    expect(chips.map((one) => one.classList.contains('turn'))).toEqual([false, true]);
    expect(chips.map((one) => one.getAttribute('data-at'))).toEqual(['seat-1 points-1', 'seat-2 points-2']);
    const button = screen.getByRole('button', { name: /Ada.*12.*Ben/ });
    expect(button.title).toBe('Players');
    await fireEvent.click(button);
    expect(onpress).toHaveBeenCalledOnce();
  });

  it('give every seat a shape of its own beside its colour', () => {
    const four = [1, 2, 3, 4, 5].map((seat) => ({ seat, name: `${seat}`, points: null }));
    const { container } = render(Chips, { seats: four, asked: [], onpress: vi.fn() });
    const shapes = [...container.querySelectorAll('.marker path')].map((one) => one.getAttribute('d'));
    expect(new Set(shapes).size).toBe(5);
  });
});

describe('Tabs', () => {
  const tabs = [
    { key: 'map', name: 'Map', icon: 'map' as const },
    { key: 'log', name: 'Log', icon: 'book' as const, count: 3 },
  ];

  it('mark the open one, show counts and open another', async () => {
    const onopen = vi.fn();
    render(Tabs, { tabs, open: 'map', onopen });
    expect(screen.getByRole('button', { name: 'Map' }).getAttribute('aria-current')).toBe('page');
    const log = screen.getByRole('button', { name: /Log/ });
    expect(log.getAttribute('aria-current')).toBeNull();
    expect(log.textContent).toContain('3');
    await fireEvent.click(log);
    expect(onopen).toHaveBeenCalledWith('log');
  });
});

describe('Chart', () => {
  const names = ['Ada', 'Ben', 'Cleo'];
  const turns = [
    { label: '1', points: [0, 0, 0] },
    { label: '69', points: [0, 2, 3] },
    { label: '141', points: [1, 0, 3] },
    { label: '216', points: [1, 8, 2] },
    { label: '283', points: [7, 15, 3] },
  ];

  it('has all its points in a table for screen readers', async () => {
    render(Chart, { turns, names });
    const table = await screen.findByRole('table', { name: 'Points over the game' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map((one) => one.textContent));
    expect(rows[0]).toEqual(['Turn', ...names]);
    expect(rows.slice(1)).toEqual(turns.map((turn) => [turn.label, ...turn.points.map(String)]));
  });

  it('is read out by arrow keys, turn by turn, and picks one with Enter', async () => {
    const onpick = vi.fn();
    render(Chart, { turns, names, onpick });
    const slider = await screen.findByRole('slider');
    const last = turns.length - 1;
    const heard = (): string | null => slider.getAttribute('aria-valuetext');
    const words = (at: number): string =>
      `${turns[at]?.label}: ${names.map((name, seat) => `${name} ${turns[at]?.points[seat]}`).join(', ')}`;
    const plain = (text: string | null): string => (text ?? '').replace(', and ', ', ');
    expect(plain(heard())).toBe(words(last));
    await fireEvent.keyDown(slider, { key: 'ArrowLeft' });
    expect(plain(heard())).toBe(words(last - 1));
    await fireEvent.keyDown(slider, { key: 'Home' });
    await fireEvent.keyDown(slider, { key: 'ArrowDown' }); // not before the first
    expect(plain(heard())).toBe(words(0));
    expect(slider.getAttribute('aria-valuenow')).toBe('1');
    await fireEvent.keyDown(slider, { key: 'ArrowRight' });
    await fireEvent.keyDown(slider, { key: 'Enter' });
    expect(onpick).toHaveBeenCalledExactlyOnceWith(1);
    await fireEvent.keyDown(slider, { key: 'End' });
    await fireEvent.keyDown(slider, { key: 'PageUp' }); // not behind the last
    expect(slider.getAttribute('aria-valuenow')).toBe(String(turns.length));
  });

  it('shows the turn that the replay stands at, until another one is looked at', async () => {
    render(Chart, { turns, names, at: 2 });
    const slider = await screen.findByRole('slider');
    expect(slider.getAttribute('aria-valuenow')).toBe('3');
    await fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(slider.getAttribute('aria-valuenow')).toBe('4');
    await fireEvent.blur(slider);
    expect(slider.getAttribute('aria-valuenow')).toBe('3');
  });
});

describe('Dialog', () => {
  const children = snippet('<p>Really?</p>');

  it('opens over the page, named by its title', () => {
    render(Dialog, { title: 'Leave the table', onclose: vi.fn(), children });
    const box = screen.getByRole<HTMLDialogElement>('dialog');
    expect(box.open).toBe(true);
    const name = document.getElementById(box.getAttribute('aria-labelledby') ?? '');
    expect(name?.textContent).toBe('Leave the table');
    expect(within(box).getByText('Really?')).toBeTruthy();
  });

  it('is closed by its cross, by a click beside it and by the browser, not by a click inside', async () => {
    const onclose = vi.fn();
    render(Dialog, { title: 'Leave the table', onclose, children });
    const box = screen.getByRole('dialog');
    await fireEvent.click(screen.getByText('Really?'));
    expect(onclose).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onclose).toHaveBeenCalledTimes(1);
    await fireEvent.click(box);
    expect(onclose).toHaveBeenCalledTimes(2);
    box.dispatchEvent(new Event('close'));
    expect(onclose).toHaveBeenCalledTimes(3);
  });

  it('has ids of its own, so that two can be there', () => {
    for (const title of ['One', 'Two']) render(Dialog, { title, onclose: vi.fn(), children });
    const ids = screen.getAllByRole('heading').map((one) => one.id);
    expect(new Set(ids).size).toBe(2);
  });
});
