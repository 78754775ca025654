import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choose, type Speed } from '../../src/lib/browser/settings.svelte';
import type { Told } from '../../src/lib/net/protocol';
import { hold, readingTime } from '../../src/lib/table/pace.svelte';
import { settled } from '../fake';

const FACTS = [{ rule: 'LO-DRAW-01', words: {} }];
const me = { seat: 1, yours: [1] };
const told = (more: Partial<Told<object>> = {}): Told<object> =>
  ({ t: 'told', kind: 'move', seat: 2, asked: [3], facts: FACTS, ...more }) as Told<object>;
const time = (speed: Speed, more: Partial<Told<object>> = {}): number => {
  choose({ speed });
  return readingTime(told(more), me);
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  choose({ speed: 'normal' });
});

describe('the turns of others', () => {
  it('stay long enough to be read by somebody who has never played', () => {
    expect(time('normal')).toBeGreaterThanOrEqual(1000);
    expect(time('normal', { facts: [...FACTS, ...FACTS, ...FACTS] })).toBeGreaterThan(time('normal'));
    expect(time('slow')).toBeGreaterThan(time('normal'));
    expect(time('fast')).toBeLessThan(time('normal') / 2);
    expect(time('off')).toBe(0);
  });

  it('go on quickly within one turn, and at once if it is my turn or my own move', () => {
    expect(time('normal', { asked: [2] })).toBeLessThan(time('normal') / 2);
    expect(time('normal', { asked: [1] })).toBe(0);
    expect(time('normal', { seat: 1 })).toBe(0);
    expect(time('normal', { kind: 'undo' })).toBe(0);
  });

  it('wait for a click if the player wants that, once per turn', async () => {
    choose({ speed: 'click' });
    const gone = vi.fn();
    await hold.after(told({ asked: [2] }), me);
    void hold.after(told(), me).then(gone);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([hold.waits, gone.mock.calls.length]).toEqual([true, 0]);
    hold.next();
    await settled();
    expect([hold.waits, gone.mock.calls.length]).toEqual([false, 1]);
  });

  it('can be read until their time is over', async () => {
    choose({ speed: 'normal' });
    void hold.after(told(), me);
    expect([hold.reading, hold.waits]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(time('normal'));
    expect(hold.reading).toBe(false);
  });

  it('wait for nobody who is in a hurry', async () => {
    choose({ speed: 'click' });
    let hurry = (): void => undefined;
    void hold.after(told(), me, new Promise((done) => (hurry = done)));
    expect(hold.waits).toBe(true);
    hurry();
    await settled();
    expect(hold.waits).toBe(false);
  });
});
