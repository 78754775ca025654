/** The lines of the score sheet: tracks and their doublings apart, and one line per ticket, as the server counted them. */
import type { Fact, Result } from '../../../lib/net/protocol';
import { number } from '../../common/story/teller';
import type { Box } from '../box.svelte';
import type { TableView, TicketView } from '../view';

const DONE = 'HA-SCORE-02.done';
const LOST = 'HA-SCORE-02.lost';

function line(rule: string, told: Fact, points: number, more: Fact['words'] = {}): Fact {
  const seat = told.seat ?? number(told.words, 'seat');
  return { rule, seat, words: { seat, points, ...more } };
}

/** A seat's tickets in the order in which they are revealed: what was missed last, the largest at the end of each. */
function tickets(told: Fact, held: TicketView[], box: Box): Fact[] {
  const value = (id: string): number => box.tickets.get(id)?.points ?? 0;
  return [...held]
    .sort((one, other) => value(one.id) - value(other.id))
    .map(({ id, done }) => line(done ? DONE : LOST, told, done ? value(id) : -value(id), { ticket: id }));
}

/** Both kinds have a line, even if there is no such ticket. */
function ticketLines(told: Fact, held: TicketView[], box: Box): Fact[] {
  const all = tickets(told, held, box);
  return [DONE, LOST].flatMap((rule) => {
    const found = all.filter((one) => one.rule === rule);
    return found.length ? found : [line(rule, told, 0)];
  });
}

function parts(told: Fact, held: TicketView[] | null, box: Box): Fact[] {
  const words = (name: string): number => number(told.words, name);
  if (told.rule === 'HA-SCORE-01')
    return [
      line('HA-CLAIM-08', told, words('printed'), { n: words('tracks') }),
      line('HA-TERRAIN-10', told, words('doubled')),
    ];
  if (told.rule !== 'HA-SCORE-02') return [told];
  if (held) return ticketLines(told, held, box);
  return [line(DONE, told, words('gained')), line(LOST, told, -words('forfeited'))];
}

/** The result with these lines in its sheets. */
export function inLines(result: Result, view: TableView, box: Box): Result {
  const sheets = result.sheets.map((sheet, at) =>
    sheet.flatMap((told) => parts(told, view.seats[at]?.tickets ?? null, box)),
  );
  return { ...result, sheets };
}

/** The ticket that a line is about. */
export const ticketOf = ({ words }: Fact): string => String(words['ticket'] ?? '');
