/** What others have done since my last turn, where it lies on the table, and why somebody's points change. */
import { known, t } from '../../../lib/i18n/i18n.svelte';
import type { Fact } from '../../../lib/net/protocol';
import type { News } from '../../../lib/table/current.svelte';
import { number, text, type Mark } from '../../common/story/teller';
import type { Box } from '../box.svelte';
import { opens } from './story';

const seatOf = (fact: Fact): number => fact.seat ?? number(fact.words, 'seat');

/** Chief at Bolobo; okapi hunt. */
export function because(fact: Fact, box: Box): string {
  const key = `congo.gain.${fact.rule}`;
  return known(key) ? t(key, { stop: box.stop(text(fact.words, 'stop')) }) : '';
}

/** The stop at which each fact of a log happened. */
export function stopsOf(log: Fact[]): Map<Fact, string> {
  const found = new Map<Fact, string>();
  let stop = '';
  for (const fact of log) {
    if (opens(fact.rule)) stop = text(fact.words, 'stop');
    found.set(fact, stop);
  }
  return found;
}

/** The part of a bid that an auxiliary is. */
export const laidAt = (seat: number, auxiliary: string): string => `laid-${seat}-${auxiliary}`;

/** What a fact is about, by `data-at`: bids of the present stop, otherwise the stop itself. */
export function idsOf(fact: Fact, stop: string | undefined, here: string): string[] {
  const { words } = fact;
  const named = text(words, 'stop') || (stop && stop !== here ? stop : '');
  if (named) return [`stop-${named}`];
  const seat = seatOf(fact);
  const ids: string[] = [];
  if (words['special'] !== undefined)
    ids.push(`card-${text(words, 'special')}`, `special-${text(words, 'special')}`);
  if (words['auxiliary'] !== undefined && seat) ids.push(laidAt(seat, text(words, 'auxiliary')));
  if (words['deck'] !== undefined) ids.push(`deck-${text(words, 'deck')}`);
  if (seat && !ids.length) ids.push(`bid-${seat}`);
  return ids;
}

/** The marks of others' last turns: cards they laid, special cards, who dropped out or waited, stations they won. */
const MARKED: Record<string, string> = {
  'CO-AUX-01': 'laid',
  'CO-AUX-07': 'dropped',
  'CO-AUX-08': 'waited',
  'CO-SPC-03': 'card',
  'CO-SCORE-01': 'chief',
  'CO-VAL-01': 'bid',
};

export function trail(news: News[], stops: Map<Fact, string>, here: string): Mark[] {
  return news.flatMap(({ at, fact }): Mark[] => {
    const kind = MARKED[fact.rule];
    const seat = seatOf(fact);
    return kind && seat ? [{ at, seat, kind, ids: idsOf(fact, stops.get(fact), here) }] : [];
  });
}
