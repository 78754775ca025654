/** A planned way in sentences: where it leads, what it takes, which cards are missing. */
import { list, t } from '../../../lib/i18n/i18n.svelte';
import { GREY, type Box } from '../box.svelte';
import type { Cards, PlannedWayView } from '../view';
import type { Plan } from './plan.svelte';

/** Way to Durban; for a ticket, its two ends. */
export function titleOf(box: Box, goal: string): string {
  return box.tickets.has(goal) ? box.ticket(goal) : t('heart.plan.to', { place: box.end(goal) });
}

/** 2 × Red and 1 × Locomotive. */
export function missingCards(box: Box, cards: Cards): string {
  const name = (card: string): string => (card === GREY ? t('heart.plan.any') : box.colour(card));
  return list(Object.entries(cards).map(([card, n]) => t('heart.cards.of', { n, card: name(card) })));
}

/** 7 trains, 3 cards missing. */
export function sumOf({ trains, missing }: PlannedWayView): string {
  const words = { trains, n: missing };
  return missing ? t('heart.plan.sum', words) : t('heart.plan.paid', words);
}

/** Why there is no way to show; empty if there is one. */
export function emptiness({ known, way }: Plan): string {
  if (!known) return '';
  if (!way) return t('heart.plan.none');
  return way.tracks.length ? '' : t('heart.plan.reached');
}

/** All of it as a screen reader says it. */
export function spokenPlan(box: Box, plan: Plan): string {
  const { goal, way, known } = plan;
  if (goal === null || !known) return '';
  const title = titleOf(box, goal);
  if (!way?.tracks.length) return `${title}. ${emptiness(plan)}`;
  const legs = way.tracks.map(({ track, missing }) => {
    const lacks = missingCards(box, missing);
    return lacks
      ? t('heart.plan.leg.missing', { track: box.track(track), cards: lacks })
      : t('heart.plan.leg.paid', { track: box.track(track) });
  });
  return [`${title}.`, `${sumOf(way)}.`, ...legs].join(' ');
}
