/** Keys of the table: 1 to 5 and 6, 7 take an open card, D, T and K draw, Enter confirms, Escape takes back. */
import { confirms, digitOf, meant, takesBack } from '../common/ask/keys';
import type { Pile, Play } from './play.svelte';

// By the position of the key: a Cyrillic layout has another letter there.
const PILES: Record<string, Pile> = { KeyD: 'train', KeyT: 'terrain', KeyK: 'tickets' };

/** Enter on the track of a claim that is ready claims it; the map would treat it as leaving the track. */
export function claims(event: KeyboardEvent, play: Play): void {
  const track = event.target instanceof Element ? event.target.getAttribute('data-track') : null;
  if (event.key !== 'Enter' || event.repeat || !play.ready || track !== play.claim.track) return;
  event.preventDefault();
  event.stopPropagation();
  void play.confirm();
}

export function keys(event: KeyboardEvent, play: Play): void {
  if (!meant(event) || takesBack(event, play)) return;
  const digit = digitOf(event);
  if (play.mode === 'keep') {
    const ticket = play.offer?.tickets[digit - 1];
    if (ticket) play.toggle(ticket.id);
    else if (confirms(event) && play.enough) void play.keep();
    return;
  }
  if (confirms(event)) return void play.confirm();
  const view = play.eye.view;
  if (!view || play.mode === 'wait' || play.eye.busy) return;
  const card = [...view.train_row, ...view.terrain_row][digit - 1];
  const pile = PILES[event.code];
  if (card) void play.take(card);
  else if (pile) void play.draw(pile);
}
