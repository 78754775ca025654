import { describe, expect, it } from 'vitest';
import { botNames, seatName } from '../../src/lib/table/bots';
import { awayAfter, spanText } from '../../src/lib/table/away.svelte';
import { clockText } from '../../src/lib/table/clock.svelte';
import { need } from '../../src/lib/i18n/i18n.svelte';
import type { Seat } from '../../src/lib/net/protocol';

describe('the text of a clock', () => {
  it.each([
    [0, '0:00'],
    [-5000, '0:00'],
    [1, '0:01'], // a second that has begun still counts
    [59_000, '0:59'],
    [60_000, '1:00'],
    [609_868, '10:10'],
    [3_600_000, '1:00:00'],
    [3_725_000, '1:02:05'],
    [86_400_000, '1:00:00 h'],
    [90_060_000, '1:01:01 h'],
  ])('of %i ms is %s', (ms, text) => expect(clockText(ms)).toBe(text));
});

describe('the names of bots', () => {
  const seat = (more: Partial<Seat>): Seat =>
    ({ seat: 1, kind: 'bot', name: 'casual', level: 'casual', ...more }) as Seat;

  it('differ at one table', () => expect(new Set(botNames(5)).size).toBe(5));

  it('are their levels in our words where they have no other', async () => {
    await need('front');
    expect(seatName(seat({}))).toBe('Casual');
    expect(seatName(seat({ name: 'casual 2' }))).toBe('Casual 2');
    expect(seatName(seat({ name: 'Okapi' }))).toBe('Okapi');
    expect(seatName(seat({ kind: 'person', name: 'casual', level: null }))).toBe('casual');
  });
});

describe('somebody who is away', () => {
  const seat = (more: Partial<Seat>): Seat =>
    ({ seat: 2, kind: 'person', name: 'Ben', here: false, away: 42_000, bot_in: 78_000, ...more }) as Seat;

  it('is counted on from what the server said', () => {
    expect(awayAfter(seat({}), 5000)).toEqual({ since: 47_000, botIn: 73_000 });
    expect(awayAfter(seat({}), 90_000)).toEqual({ since: 132_000, botIn: 0 });
    expect(awayAfter(seat({ bot_in: null }), 0)).toEqual({ since: 42_000, botIn: null });
  });

  it('is nobody who is here, and no bot', () => {
    expect(awayAfter(seat({ here: true, away: null }), 0)).toBeNull();
    expect(awayAfter(seat({ kind: 'bot', away: null }), 0)).toBeNull();
    expect(awayAfter(undefined, 0)).toBeNull();
  });

  it.each([
    [42_900, '0:42'],
    [3_599_999, '59:59'],
    [3_600_000, '1 hr'],
    [26 * 3_600_000, '26 hr'],
    [3 * 86_400_000, '3 days'],
  ])('for %i ms is so for %s', (ms, text) => expect(spanText(ms)).toBe(text));
});
