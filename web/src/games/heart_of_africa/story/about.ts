/** What a fact is about, by the `data-at` of what is drawn: the log lights it, and it lights the log. */
import { newsOf } from '../../../lib/table/current.svelte';
import type { Fact } from '../../../lib/net/protocol';
import type { Scene } from '../../../lib/table/scene';
import { text } from '../../common/story/teller';

const slot = (fact: Fact): number => Number(text(fact.words, 'slot')) - 1;

/** A track, a slot of a row, or what lies before a player: a card of a colour or terrain, tickets. */
export function idsOf(fact: Fact): string[] {
  const { rule, words, seat } = fact;
  const [track, card, terrain, ticket] = ['track', 'card', 'terrain', 'ticket'].map((name) =>
    text(words, name),
  );
  if (track) return [`track-${track}`];
  if (rule === 'HA-DRAW-04') return [`row-train-${slot(fact)}`];
  if (rule === 'HA-DRAW-14' || rule === 'HA-SETUP-05') return [`row-terrain-${slot(fact)}`];
  if (ticket) return [`ticket-${ticket}`];
  if (seat === undefined) return [];
  if (card) return [`card-${seat}-${card}`];
  if (terrain) return [`terrain-${seat}-${terrain}`];
  return rule.startsWith('HA-TICKET') ? [`tickets-${seat}`] : [`cards-${seat}`];
}

/** The slots of the rows that were filled since my last turn. */
export function freshSlots(scene: Scene<unknown> | null): Set<string> {
  const news = newsOf(scene).filter(({ fact }) => ['HA-DRAW-04', 'HA-DRAW-14'].includes(fact.rule));
  return new Set(news.flatMap(({ fact }) => idsOf(fact)));
}
