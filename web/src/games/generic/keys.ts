/** Keys of the table: a digit focuses the answer with that number, Escape takes back. */
import { digitOf, meant, takesBack } from '../common/ask/keys';
import type { Play } from './play.svelte';

export function keys(event: KeyboardEvent, play: Play): void {
  if (!meant(event) || takesBack(event, play)) return;
  const digit = digitOf(event);
  if (digit) document.querySelectorAll<HTMLElement>('button[data-answer]')[digit - 1]?.focus();
}
