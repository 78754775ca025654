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
