/** Keys of the table: numbers choose cards, Enter confirms, Escape takes back, W waits, X drops out, N plays none. */
import { tick } from 'svelte';
import { confirms, digitOf, meant, takesBack } from '../common/ask/keys';
import { groupsOf, keyed } from './hand/hand';
import type { ThingKind, Play } from './play.svelte';

const KINDS: Record<string, ThingKind> = {
  auxiliaries: 'auxiliary',
  characters: 'character',
  specials: 'special',
};
const MAIN = '.fight .opts .go:not(:disabled)';
const CHOICES = '.fight .opts button:not(:disabled)';

/** Who uses the keyboard goes on to what confirms the choice. */
async function follow(): Promise<void> {
  await tick();
  if (document.activeElement?.matches('button')) document.querySelector<HTMLElement>(MAIN)?.focus();
}

/** Chooses the card with this number; if no card is asked for, focuses the choice with it. */
function number(n: number, play: Play): void {
  const view = play.eye.view;
  if (!view) return;
  const cards = ['bid', 'discard', 'special', 'lay', 'lay_more'].includes(play.mode);
  const id = cards ? keyed(view, play.own)[n - 1] : undefined;
  const kind = KINDS[groupsOf(view)[0] ?? ''];
  if (id && kind) void play.press(kind, id).then(follow);
  else if (!cards) document.querySelectorAll<HTMLElement>(CHOICES)[n - 1]?.focus();
}

export function keys(event: KeyboardEvent, play: Play): void {
  if (!meant(event) || takesBack(event, play)) return;
  if (play.mode === 'wait') return;
  if (confirms(event)) return void play.confirm();
  const digit = digitOf(event);
  if (digit) number(digit, play);
  // By the position of the key: a Cyrillic layout has another letter there.
  else if (event.code === 'KeyW') void play.answer(play.find('wait'));
  else if (event.code === 'KeyX') void play.answer(play.find('drop') ?? play.find('stop'));
  else if (event.code === 'KeyN') void play.answer(play.find('pass') ?? play.find('nobody'));
}
