/** The hints of the first-game guide that fit a moment, the most specific first. */
import type { Play } from '../play.svelte';
import type { SeatView, TableView } from '../view';

export function fitting(play: Play, view: TableView, own: SeatView | null): string[] {
  if (!own || play.eye.busy || play.mode === 'wait') return [];
  if (play.mode === 'hand') return ['hand-limit'];
  if (play.mode === 'adventure') return ['adventure-limit'];
  if (play.mode === 'buy') return ['buy', 'book'];
  const { journey } = play;
  const deeds = journey.stops.flatMap((stop) => stop.deeds);
  const found: string[] = [];
  if (play.mode === 'choose') found.push('welcome');
  if (view.last_round) found.push('end-near');
  if (play.mode === 'move') {
    found.push('move');
    if (deeds.some((one) => one.join)) found.push('join');
    if (deeds.some((one) => !one.join)) found.push('complete');
    if (journey.steps.length === 1) found.push('plan');
    if ([...journey.lit.values()].some((one) => one.cost > 0)) found.push('recolour');
  } else found.push('draw');
  return found;
}
