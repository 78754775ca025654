/** The hashes of shared luck, as docs/notation.md describes them. */
import type { LuckInfo } from '../net/protocol';
import { bytesOf, sha256 } from './sha256';

const digest = (...lines: string[]): string =>
  sha256(new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')));

export const commitmentOf = (nonce: string): string => digest('kindu/2 nonce', nonce);
export const tableHash = (link: string): string => digest('kindu/2 table', link);
export const seedHash = (seed: string): string => sha256(bytesOf(seed));

export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (one) => one.toString(16).padStart(2, '0')).join('');
}

/** What covers the terms, the hash of the seed and the commitments. */
export function pledgeOf(luck: LuckInfo): string {
  return digest(
    'kindu/2 pledge',
    `table: ${luck.table}`,
    `game: ${luck.game}`,
    `rules: ${luck.rules}`,
    `seats: ${luck.seats}`,
    `board: ${luck.board || 'none'}`,
    `options: ${luck.options}`,
    `seed: ${luck.seed_hash}`,
    ...luck.clients.map((one) => `client: ${one.seats.join(',')} ${one.commitment}`),
  );
}

/** What covers the pledge and the nonces. */
export function sealOf(luck: LuckInfo): string {
  const clients = luck.clients.map((one) => `client: ${one.seats.join(',')} ${one.nonce ?? '-'}`);
  return digest('kindu/2 seal', `pledge: ${luck.pledge}`, ...clients);
}
