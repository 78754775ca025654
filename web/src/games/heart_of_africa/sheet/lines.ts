/** The lines of the score sheet: the server's, taken apart into what this eye can see of tracks and tickets. */
import type { Fact, Result } from '../../../lib/net/protocol';
import { number } from '../../common/story/teller';
import type { Box } from '../box.svelte';
import type { SeatView, TicketView } from '../view';

function line(rule: string, seat: number, points: number, n: number): Fact {
  return { rule, seat, words: { seat, points, n } };
}

const worth = (box: Box, tickets: TicketView[]): number =>
  tickets.reduce((sum, one) => sum + (box.tickets.get(one.id)?.points ?? 0), 0);

/** Routes as printed, and what doubling brought. */
function routes(box: Box, own: SeatView, told: Fact): Fact[] {
  const seat = told.seat ?? number(told.words, 'seat');
  const printed = box.pointsOf(own.tracks);
  const doubled = number(told.words, 'points') - printed;
  return [line('HA-CLAIM-08', seat, printed, own.tracks.length), line('HA-TERRAIN-10', seat, doubled, 0)];
}

/** Completed tickets, and those that take points off. */
function tickets(box: Box, held: TicketView[], told: Fact): Fact[] {
  const seat = told.seat ?? number(told.words, 'seat');
  const done = held.filter((one) => one.done);
  const lost = held.filter((one) => !one.done);
  return [
    line('HA-SCORE-02.done', seat, worth(box, done), done.length),
    line('HA-SCORE-02.lost', seat, -worth(box, lost), lost.length),
  ];
}

/** The result with more lines in its sheets; as the server sent it where tickets are still hidden. */
export function inLines(box: Box, seats: SeatView[], result: Result): Result {
  if (seats.length !== result.sheets.length || seats.some((one) => !one.tickets)) return result;
  const sheets = result.sheets.map((sheet, at) =>
    sheet.flatMap((told) => {
      const own = seats[at];
      if (own && told.rule === 'HA-SCORE-01') return routes(box, own, told);
      if (own?.tickets && told.rule === 'HA-SCORE-02') return tickets(box, own.tickets, told);
      return [told];
    }),
  );
  return { ...result, sheets };
}
