import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Chart from '../../src/lib/chart/Chart.svelte';
import { need } from '../../src/lib/i18n/i18n.svelte';

beforeAll(() => need('front', 'table', 'replay'));
afterEach(cleanup);

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
    await fireEvent.keyDown(slider, { key: 'PageUp' }); // not past the last
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

describe('the lines of a chart', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf-8');
  const [light = '', dark = ''] = tokens.split("[data-theme='dark']");
  const value = (name: string, theme: string): string | undefined =>
    new RegExp(`--${name}: ([^;]+);`).exec(theme)?.[1];
  /** How bright a colour is, from 0 to 1, as WCAG has it. */
  function brightness(colour: string): number {
    const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
    const [r = 0, g = 0, b = 0] = parts.map((one) =>
      one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
  function contrast(one: string, other: string): number {
    const [most = 0, least = 0] = [brightness(one), brightness(other)].sort((a, b) => b - a);
    return (most + 0.05) / (least + 0.05);
  }

  it.each(['light', 'dark'])(
    'can be told from the paper in the %s theme, whichever seat has the palest colour',
    (name) => {
      const token = (key: string): string =>
        (name === 'dark' && value(key, dark)) || (value(key, light) ?? '');
      const edge = token('chart-edge');
      const pale = [1, 2, 3, 4, 5].filter((seat) => {
        const strong = (colour: string): boolean =>
          colour.startsWith('#') && contrast(colour, token('card')) >= 3;
        return !strong(token(`seat-${seat}`)) && !strong(edge);
      });
      expect(pale).toEqual([]);
    },
  );

  it('all have the same edge', () => {
    const style = readFileSync('src/lib/chart/ChartLines.svelte', 'utf-8').split('<style>')[1] ?? '';
    const selectors = [...style.matchAll(/^ {2}([^\n{]*\.edge[^\n{]*) \{/gm)].map((one) => one[1]);
    expect(selectors).toEqual(['.edge']);
  });
});
