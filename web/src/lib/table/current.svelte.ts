/** The table that is on the screen now, for what has no other way to it; null on other pages and in a replay. */
import type { Fact } from '../net/protocol';
import type { Scene } from './scene';

class Current {
  scene = $state.raw<Scene<unknown> | null>(null);
}

export const current = new Current();

/** A fact with its number in the log. */
export interface News {
  at: number;
  fact: Fact;
}

/** What others have done since my last turn, until my next one is over; survives a reload. */
export function newsOf(scene: Pick<Scene<unknown>, 'log' | 'since'> | null): News[] {
  if (!scene?.since) return [];
  const { first, until } = scene.since;
  return scene.log.slice(first, until).map((fact, at) => ({ at: first + at, fact }));
}

/** Whether a fact of this number is news. */
export function isNews(at: number): boolean {
  const since = current.scene?.since;
  return since !== undefined && since !== null && at >= since.first && at < since.until;
}
