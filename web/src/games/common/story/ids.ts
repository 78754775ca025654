/** What a fact is about, by the ids that elements have in `data-at`. */
import type { Fact } from '../../../lib/net/protocol';
import type { Teller } from './teller';

/** Words that say whose fact it is, not what it is about. */
const OTHERS = ['seat', 'seats', 'verb', 'action'];

/** By its words: `{ track: 'r7' }` is about `track-r7`, and a card may have its own id; numbers only count. */
function guessed({ words }: Fact): string[] {
  return Object.entries(words).flatMap(([name, value]) => {
    if (OTHERS.includes(name) || typeof value !== 'string' || !value) return [];
    return [`${name}-${value}`, value];
  });
}

export function idsOf(teller: Teller<unknown>, fact: Fact): string[] {
  return teller.idsOf?.(fact) ?? guessed(fact);
}
