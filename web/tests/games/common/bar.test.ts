import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Chips from '../../../src/games/common/bar/Chips.svelte';
import { need } from '../../../src/lib/i18n/i18n.svelte';
import Tabs from '../../../src/games/common/bar/Tabs.svelte';

beforeAll(() => need('front', 'table', 'replay'));
afterEach(cleanup);

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
