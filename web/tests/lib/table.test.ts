import { describe, expect, it } from 'vitest';
import { botNames, seatName } from '../../src/lib/table/bots';
import { clockText } from '../../src/lib/table/clock.svelte';
import { need } from '../../src/lib/i18n/i18n.svelte';
import type { Seat } from '../../src/lib/net/protocol';

describe('the text of a clock', () => {
  it.each([
    [0, '0:00'],
    [-5000, '0:00'],
    [1, '0:01'], // a second that has begun is still there
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
    await need('common');
    expect(seatName(seat({}))).toBe('Casual');
    expect(seatName(seat({ name: 'casual 2' }))).toBe('Casual 2');
    expect(seatName(seat({ name: 'Okapi' }))).toBe('Okapi');
    expect(seatName(seat({ kind: 'person', name: 'casual', level: null }))).toBe('casual');
  });
});
