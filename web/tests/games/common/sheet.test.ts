import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import ScoreSheet from '../../../src/games/common/sheet/ScoreSheet.svelte';
import { Reveal, stepsOf } from '../../../src/games/common/sheet/reveal.svelte';
import { choose } from '../../../src/lib/browser/settings.svelte';
import { need } from '../../../src/lib/i18n/i18n.svelte';
import type { Fact, Result } from '../../../src/lib/net/protocol';
import Staged from './Staged.svelte';
import { renderGeneric } from '../../generic';

const line = (rule: string, points: number): Fact => ({ rule, words: { points } });
const RESULT: Result = {
  ending: 'vote',
  points: ['9', '12'],
  places: [2, 1],
  sheets: [
    [line('LO-ROUTE-01', 5), line('LO-TICKET-01', 6), line('LO-TICKET-01', -2)],
    [line('LO-ROUTE-01', 4), line('LO-TICKET-01', 8)],
  ],
  resigned: [],
  seed: '',
};
const names = (seat: number): string => ['', 'Ada', 'Ben'][seat] ?? '';
const props = { result: RESULT, names, tie: '', shared: '' };

const cells = (row: number): string[] =>
  [...(document.querySelectorAll('tr')[row]?.querySelectorAll('td') ?? [])].map(
    (one) => one.textContent?.trim() ?? '',
  );
const rows = (): boolean[] =>
  [...document.querySelectorAll('tbody tr')].map((one) => !one.classList.contains('later'));
const total = (): string[] => cells(3);
const step = async (): Promise<void> => {
  vi.advanceTimersByTime(800);
  await tick();
};

beforeAll(() => need('front', 'table'));
beforeEach(() => {
  vi.useFakeTimers();
  choose({ speed: 'normal' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the steps of the end', () => {
  it('are the sources in order; several lines of one source come one by one', () => {
    expect(stepsOf(RESULT).map((one) => [one.rule, one.seat, one.line])).toEqual([
      ['LO-ROUTE-01', null, 0],
      ['LO-TICKET-01', 1, 0],
      ['LO-TICKET-01', 2, 0],
      ['LO-TICKET-01', 1, 1],
    ]);
  });
});

describe('a staged score sheet', () => {
  it('shows one source after another, what they add up to, and the winner last', async () => {
    renderGeneric(Staged, { staged: true, ...props });
    await tick();
    expect([rows(), total()]).toEqual([
      [false, false],
      ['0', '0'],
    ]);
    expect(screen.queryByText('Ben wins.')).toBeNull();
    await step();
    expect([rows(), total()]).toEqual([
      [true, false],
      ['5', '4'],
    ]);
    await step();
    expect(total()).toEqual(['11', '4']);
    await step();
    await step();
    expect(total()).toEqual(['9', '12']);
    expect(document.querySelector('.won')).toBeNull();
    await step();
    expect(screen.getByText('Ben wins.')).toBeTruthy();
    expect(document.querySelectorAll('.won').length).toBeGreaterThan(0);
  });

  it.each([0, 1, 2, 3, 4])('is right if it is skipped after %i steps', async (steps) => {
    renderGeneric(ScoreSheet, props);
    const whole = document.querySelector('section')?.textContent;
    cleanup();
    renderGeneric(Staged, { staged: true, ...props });
    await tick();
    for (let n = 0; n < steps; n++) await step();
    await fireEvent.click(screen.getByRole('button', { name: 'Skip to the result' }));
    expect(document.querySelector('section')?.textContent).toBe(whole);
    vi.advanceTimersByTime(60_000);
    await tick();
    expect(document.querySelector('section')?.textContent).toBe(whole);
  });

  it('is whole at once for who comes later, and where motion is off', async () => {
    renderGeneric(Staged, { staged: false, ...props });
    expect(screen.getByText('Ben wins.')).toBeTruthy();
    cleanup();
    choose({ speed: 'off' });
    expect(new Reveal(true).done).toBe(true);
  });
});
