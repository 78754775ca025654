/** Cards that fly: each with the sign of what it is. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import FlyingCard from '../../../src/games/congo/signs/FlyingCard.svelte';
import { ICONS } from '../../../src/games/congo/signs/icons';
import { flightsOf } from '../../../src/games/congo/story/flights';
import type { Fact, Words } from '../../../src/lib/net/protocol';
import { box } from './scene';

afterEach(cleanup);

const ME = 1;
const signs = (rule: string, seat: number, words: Words = {}): (string | undefined)[] => {
  const fact: Fact = { rule, words: { seat, ...words }, seat };
  return flightsOf(fact, ME, 'bumba', box.board).map((one) => one.colour);
};

describe('a card on its way', () => {
  it('shows what this eye may see of it, else its deck', () => {
    expect(signs('CO-DRAW-01', ME, { deck: 'characters', character: 'gb-missionary' })).toEqual([
      'missionary',
    ]);
    expect(signs('CO-DRAW-01', 2, { deck: 'auxiliaries' })).toEqual(['auxiliaries']);
    expect(signs('CO-AUX-01', 2, { auxiliary: 'nurse' })).toEqual(['nurse']);
    expect(signs('CO-SPC-03', 2, { special: 'gorilla' })).toEqual(['gorilla']);
    expect(signs('CO-DRAW-03', 2)).toEqual(['specials']);
    expect(signs('CO-SCORE-02', 2)).toEqual(['hippos']);
  });

  it('has a drawing for each of them', () => {
    for (const symbol of ['missionary', 'auxiliaries', 'nurse', 'gorilla', 'specials', 'hippos'] as const) {
      const { container } = render(FlyingCard, { symbol });
      expect(container.querySelector('path')?.getAttribute('d')).toBe(ICONS[symbol].line);
      cleanup();
    }
  });
});
