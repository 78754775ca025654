import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { need } from '../../src/lib/i18n/i18n.svelte';
import { keepReceipt } from '../../src/lib/luck/receipts';
import { commitmentOf, pledgeOf, sealOf, seedHash, tableHash } from '../../src/lib/luck/shared';
import type { About, LuckInfo, Seat } from '../../src/lib/net/protocol';
import FairLuck from '../../src/pages/luck/FairLuck.svelte';
import { example } from '../fake';

const SEED = '07'.repeat(32);
const NONCE = 'a1'.repeat(32);
const SEATS: Seat[] = example<{ seats: Seat[] }>('out-seats').seats;
const ABOUT: About = example<{ table: About }>('out-seats').table;

/** A sealed game of two: Ada’s client took part, and Ben’s did or did not. */
function luck(more: Partial<LuckInfo> = {}): LuckInfo {
  const made: LuckInfo = {
    ...{ table: tableHash(ABOUT.id), game: ABOUT.game, rules: 1, seats: 2, board: ABOUT.board },
    ...{ options: 'none', seed_hash: seedHash(SEED), pledge: '', until: 1, seal: '' },
    clients: [{ seats: [1], commitment: commitmentOf(NONCE), nonce: NONCE }],
    ...more,
  };
  const pledged = { ...made, pledge: pledgeOf(made) };
  return { ...pledged, seal: sealOf(pledged) };
}

async function shown(info: LuckInfo | null, seed: string, seal = info?.seal ?? ''): Promise<string> {
  const about = { ...ABOUT, luck: info, seal };
  render(FairLuck, { about, seats: SEATS, seed, onclose: () => undefined });
  await screen.findByText('Seal');
  return document.body.textContent;
}

beforeEach(async () => {
  localStorage.clear();
  await need('table', 'luck');
});
afterEach(cleanup);

describe('fair luck', () => {
  it('shows the seal during the game, but no seed', async () => {
    const info = luck();
    const text = await shown(info, '');
    expect(text).toContain(info.seal);
    expect(text).toContain('It is shown when the game is over.');
    expect(text).toContain('Ada: took part');
    expect(text).toContain('Ben: was not connected at the start');
    expect(screen.queryByText('Save the game')).toBe(null);
  });

  it('shows the seed at the end, and offers the files', async () => {
    keepReceipt({ kindu: 'receipt 1', table: ABOUT.id, nonce: NONCE, luck: luck() });
    const text = await shown(luck(), SEED);
    expect(text).toContain(SEED);
    expect(text).toContain('This browser’s random number was used.');
    expect(screen.getByText('Save the receipt').getAttribute('href')).toContain(NONCE);
    expect(document.querySelectorAll('li.wrong').length).toBe(0);
  });

  it('says what does not fit', async () => {
    keepReceipt({ kindu: 'receipt 1', table: ABOUT.id, nonce: 'b2'.repeat(32), luck: luck() });
    const text = await shown(luck(), '08'.repeat(32));
    expect(text).toContain('The seed is not the one that was sealed.');
    expect(text).toContain('it came too late, or was left out');
    expect(document.querySelectorAll('li.wrong').length).toBe(2);
  });

  it('does not promise more than is true', async () => {
    const nobody = await shown(luck({ clients: [] }), '');
    expect(nobody).toContain('the host could have chosen it');
    expect(nobody).not.toContain('not even the host');
    cleanup();
    const late = [{ seats: [1, 2], commitment: commitmentOf(NONCE), nonce: null }];
    expect(await shown(luck({ clients: late }), '')).toContain('Ben: did not answer in time');
    cleanup();
    const old = await shown(null, SEED, seedHash(SEED));
    expect(old).toContain('All luck in this game comes from a secret seed.');
    expect(old).toContain('The seed is the one that was sealed.');
  });
});
