/** The hints of the first-game guide that fit a moment, the most specific first. */
import type { Box } from '../box.svelte';
import type { SeatView, TableView } from '../view';

interface Company {
  /** Something still moves. */
  busy?: boolean;
  /** All others are bots: then even what binds by the rules can be undone. */
  bots?: boolean;
}

/** Only for the player who is asked now, and not while something still moves. */
export function fitting(
  box: Box,
  view: TableView,
  seat: number | null,
  { busy = false, bots = false }: Company = {},
): string[] {
  const own = seat === null ? undefined : view.seats[seat - 1];
  if (!own || busy || seat === null || !view.waiting.includes(seat)) return [];
  switch (view.question) {
    case 'bid':
      return bidding(box, view, seat, own);
    case 'special':
      return ['congo-special'];
    case 'lay':
    case 'lay_more':
      return laying(own, bots);
    default:
      return []; // a duel explains itself
  }
}

function bidding(box: Box, view: TableView, seat: number, own: SeatView): string[] {
  const found = ['congo-welcome', 'congo-bid'];
  const neutral = (own.hand ?? []).some((one) => box.characters.get(one.id)?.belligerent === false);
  if (view.round === view.rounds) found.unshift('congo-last');
  if (view.flag === null) found.push('congo-flag');
  else if (neutral) found.push('congo-dice');
  const before = view.places.findLast((one) => one.turned && one.id !== view.stop);
  if (before?.chief === seat) found.push('congo-chief');
  if (box.stops.get(view.stop)?.hippo) found.push('congo-tiles');
  if (box.stops.get(view.stop)?.ring) found.push('congo-ring');
  return found;
}

function laying(own: SeatView, bots: boolean): string[] {
  const found = ['congo-values', bots ? 'congo-lay-bots' : 'congo-lay'];
  if (own.bid?.may_wait) found.push('congo-wait');
  else if (own.bid && !own.bid.leads) found.push('congo-drop');
  return found;
}
