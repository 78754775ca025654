/** Why somebody's points have changed: "+6: second drum". */
import { known, t } from '../../../lib/i18n/i18n.svelte';
import { signed } from '../../../lib/i18n/numbers';
import type { Fact } from '../../../lib/net/protocol';
import type { Scene } from '../../../lib/table/scene';
import { number, type Teller } from './teller';

export interface Gain {
  at: number;
  n: number;
  why: string;
}

/** What a fact gives or takes. */
export const pointsOf = ({ words }: Fact): number => number(words, 'points') - number(words, 'lost');

const seatOf = (fact: Fact): number => fact.seat ?? number(fact.words, 'seat');

/** In a few words: the game's own, otherwise `gain.<rule>`, otherwise the line of the score sheet. */
export function because(teller: Teller<unknown>, fact: Fact): string {
  const own = teller.because?.(fact);
  if (own) return own;
  const key = [`gain.${fact.rule}`, `sheet.${fact.rule}`].find(known);
  return key && known(key) ? t(key, teller.lineOf({ at: 0, fact, n: 1, cards: [] }).args) : '';
}

export function gainText({ n, why }: Gain): string {
  return why ? t('seat.gain', { n: signed(n), why }) : signed(n);
}

/** Where my last turn began: its facts come before the news. */
function ownFirst({ log, since, seat }: Scene<unknown>): number {
  let first = since?.first ?? log.length;
  const mine = (fact: Fact | undefined): boolean =>
    fact !== undefined && (fact.seat === undefined || fact.seat === seat);
  while (first > 0 && mine(log[first - 1])) first--;
  return first;
}

/** The gains of a seat in its last turn, as far as they are still news. */
export function gainsOf(scene: Scene<unknown>, teller: Teller<unknown>, seat: number): Gain[] {
  if (!scene.since || scene.result) return [];
  const first = seat === scene.seat ? ownFirst(scene) : scene.since.first;
  return scene.log.slice(first).flatMap((fact, at) => {
    const n = seatOf(fact) === seat ? pointsOf(fact) : 0;
    return n ? [{ at: first + at, n, why: because(teller, fact) }] : [];
  });
}
