/** Keys of the table: D, B and M choose the action, Enter confirms, Escape takes back. */
import { confirms, meant, takesBack } from '../common/ask/keys';
import type { Play } from './play.svelte';

export function keys(event: KeyboardEvent, play: Play): void {
  if (!meant(event) || takesBack(event, play)) return;
  if (confirms(event) && play.mode === 'move') return void play.confirm();
  if (play.mode !== 'choose' || play.eye.busy) return;
  // By the position of the key: a Cyrillic layout has another letter there.
  if (event.code === 'KeyD') void play.draw();
  else if (event.code === 'KeyB') void play.startBuy();
  else if (event.code === 'KeyM') play.startMove();
}
