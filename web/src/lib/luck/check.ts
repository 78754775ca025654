/** What can be checked here, in the browser: everything but the draws, which need the rules of the game. */
import type { About, LuckInfo } from '../net/protocol';
import type { Receipt } from './receipts';
import { commitmentOf, pledgeOf, sealOf, seedHash, tableHash } from './shared';

/** What a finding is about; each has a sentence in every language. */
export type Matter = 'pledge' | 'mine' | 'seal' | 'seed';

export interface Finding {
  matter: Matter;
  right: boolean;
}

/** How one seat has a part in the luck: through the client of a seat, not in time, or not at all. */
export interface Part {
  seat: number;
  how: 'own' | 'through' | 'late' | 'none';
  through: number;
}

export function partsOf(luck: LuckInfo): Part[] {
  return Array.from({ length: luck.seats }, (_, at): Part => {
    const seat = at + 1;
    const client = luck.clients.find((one) => one.seats.includes(seat));
    if (!client) return { seat, how: 'none', through: 0 };
    const through = client.seats[0] ?? seat;
    if (!client.nonce) return { seat, how: 'late', through };
    return { seat, how: through === seat ? 'own' : 'through', through };
  });
}

/** What fits and what doesn't, as far as it is known by now. */
export function findings(about: About, receipt: Receipt | null, seed: string): Finding[] {
  const { luck } = about;
  if (!luck) return seed ? [{ matter: 'seed', right: seedHash(seed) === about.seal }] : [];
  const found: Finding[] = [];
  if (luck.pledge) found.push({ matter: 'pledge', right: isPledged(about.id, luck, receipt?.luck ?? null) });
  if (luck.seal) {
    if (receipt?.luck) found.push({ matter: 'mine', right: hasPart(luck, receipt) });
    found.push({ matter: 'seal', right: isSealed(luck, receipt?.luck?.seal ?? '') });
  }
  if (seed) found.push({ matter: 'seed', right: seedHash(seed) === luck.seed_hash });
  return found;
}

function isPledged(table: string, luck: LuckInfo, shown: LuckInfo | null): boolean {
  const fits = luck.table === tableHash(table) && luck.pledge === pledgeOf(luck);
  return fits && (!shown || shown.pledge === luck.pledge);
}

function isSealed(luck: LuckInfo, shown: string): boolean {
  const own = luck.clients.every((one) => one.nonce === null || commitmentOf(one.nonce) === one.commitment);
  return own && sealOf(luck) === luck.seal && (!shown || shown === luck.seal);
}

const hasPart = (luck: LuckInfo, receipt: Receipt): boolean =>
  luck.clients.some((one) => one.nonce === receipt.nonce);
