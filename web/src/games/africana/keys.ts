/** Keys of the table: D, B and M choose the action, Enter confirms, Escape takes back. */
import type { Play } from './play.svelte';

const BUSY = 'input, textarea, select, dialog, [contenteditable]';
const PRESSED = 'button, a, [role="button"], summary';

export function keys(event: KeyboardEvent, play: Play): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target?.closest(BUSY))
    return;
  if (event.key === 'Escape') {
    if (play.note) play.note = null;
    else void play.undo();
    return;
  }
  if (event.key === 'Enter' && !target?.closest(PRESSED) && play.mode === 'move') return void play.confirm();
  if (play.mode !== 'choose' || play.eye.busy) return;
  // By the place of the key: with a Cyrillic layout it has another letter.
  if (event.code === 'KeyD') void play.draw();
  else if (event.code === 'KeyB') void play.startBuy();
  else if (event.code === 'KeyM') play.startMove();
}
