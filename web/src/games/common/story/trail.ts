/** The trail of others' last turns: what they touched on the board, until my next turn is over. */
import { newsOf } from '../../../lib/table/current.svelte';
import type { Scene } from '../../../lib/table/scene';
import { idsOf } from './ids';
import type { Mark, Teller } from './teller';

/** The marks that the map draws, the oldest first. */
export function trailOf(scene: Scene<unknown>, teller: Teller<unknown>): Mark[] {
  const news = newsOf(scene).filter(({ fact }) => fact.seat !== undefined && fact.seat !== scene.seat);
  if (teller.trail) return teller.trail(news);
  return news.map(({ at, fact }) => ({ at, seat: fact.seat ?? 0, ids: idsOf(teller, fact) }));
}
