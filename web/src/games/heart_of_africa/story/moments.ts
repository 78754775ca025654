/** What is worth a moment of its own: a ticket that is completed, a claim that is doubled. */
import { t } from '../../../lib/i18n/i18n.svelte';
import type { Fact } from '../../../lib/net/protocol';
import type { Moment } from '../../common/moment/moments.svelte';
import { number, text } from '../../common/story/teller';
import type { Box } from '../box.svelte';
import type { TableView } from '../view';
import DoubledMoment from './DoubledMoment.svelte';
import TicketMoment from './TicketMoment.svelte';

/** What the drawings of these moments need. */
export interface TicketOf {
  box: Box;
  ticket: string;
}
export interface DoubledOf {
  box: Box;
  track: string;
}

/** A claim of mine that scored twice, with where its points come from. */
export function momentOf(box: Box, { rule, words, seat }: Fact, mine: number | null): Moment | null {
  if (rule !== 'HA-TERRAIN-10' || seat === undefined || seat !== mine) return null;
  const track = box.tracks.get(text(words, 'track'));
  if (!track) return null;
  const more = number(words, 'points');
  return {
    title: t('heart.moment.doubled', { track: box.route(track.id) }),
    seat,
    points: track.points + more,
    sources: [
      { n: track.points, why: t('sheet.HA-CLAIM-08') },
      { n: more, why: box.terrain(track.terrain) },
    ],
    drawing: DoubledMoment,
    of: { box, track: track.id } satisfies DoubledOf,
    sound: 'train',
    ms: 1400,
  };
}

/** Tickets of mine that an event has completed: the view says which, because nobody else may know. */
export function completedBy(before: TableView | null, after: TableView, seat: number | null): string[] {
  if (seat === null || !before) return [];
  const open = new Set(before.seats[seat - 1]?.tickets?.flatMap((one) => (one.done ? [] : [one.id])));
  const now = after.seats[seat - 1]?.tickets ?? [];
  return now.flatMap((one) => (one.done && open.has(one.id) ? [one.id] : []));
}

export function ticketMoment(box: Box, ticket: string, seat: number): Moment {
  return {
    title: t('heart.moment.ticket', { ticket: box.ticket(ticket) }),
    seat,
    points: box.tickets.get(ticket)?.points ?? 0,
    drawing: TicketMoment,
    of: { box, ticket } satisfies TicketOf,
    ms: 1800,
  };
}
