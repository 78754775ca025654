import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Moments from '../../../src/games/common/moment/Moments.svelte';
import { moments, type Moment } from '../../../src/games/common/moment/moments.svelte';
import { telling } from '../../../src/games/common/story/telling.svelte';
import { teller } from '../../../src/games/generic/story';
import { choose } from '../../../src/lib/browser/settings.svelte';
import { need } from '../../../src/lib/i18n/i18n.svelte';

const WON: Moment = {
  title: 'Set completed',
  seat: 1,
  points: 6,
  sources: [
    { n: 4, why: 'second drum' },
    { n: 2, why: 'first to do so' },
  ],
};
const facts = [{ rule: 'LO-SET-01', words: { points: 6 }, seat: 1 }];

beforeAll(() => need('front', 'table'));
beforeEach(() => {
  vi.useFakeTimers();
  choose({ speed: 'normal' });
  const momentOf = vi.fn(() => WON);
  telling.teller = { ...teller('lotto', () => ''), momentOf };
});
afterEach(() => {
  cleanup();
  telling.teller = null;
  vi.useRealTimers();
});

describe('a moment', () => {
  const show = (shown: object) => render(Moments, { eye: { seat: 1, shown } as never });

  it('says what I won, how much, and where it comes from', async () => {
    show({ kind: 'move', facts });
    await tick();
    expect(screen.getByRole('status').textContent).toBe('Set completed: 6 points');
    expect(document.querySelector('.moment')?.textContent?.replace(/\s+/g, ' ').trim()).toBe(
      'Set completed +6 +4 second drum+2 first to do so',
    );
  });

  it('is over after half a second to two', async () => {
    show({ kind: 'move', facts });
    await tick();
    vi.advanceTimersByTime(499);
    expect(moments.now).not.toBeNull();
    vi.advanceTimersByTime(1501);
    expect(moments.now).toBeNull();
  });

  it('comes with an event only, not with a table that is opened', async () => {
    show({ facts });
    await tick();
    expect(moments.now).toBeNull();
  });

  it('comes one after another, and never piles up', () => {
    for (let n = 0; n < 9; n++) moments.celebrate({ ...WON, title: `${n}`, ms: 500 });
    const seen: string[] = [];
    for (; moments.now; vi.advanceTimersByTime(500)) seen.push(moments.now.title);
    expect(seen).toEqual(['0', '1', '2', '3', '4']);
  });
});
