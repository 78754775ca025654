/** The keys of a replay, unless a control uses the key itself. */
import type { Replay } from '../replay.svelte';

const OWN = 'select, textarea, input:not([type="range"]), [role="slider"], [contenteditable], dialog';

export function keys(event: KeyboardEvent, replay: Replay<unknown>): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(OWN) || document.querySelector('dialog[open]')) return;
  const presses = target?.closest('button, a, summary') !== null && target !== null;
  const slides = target instanceof HTMLInputElement;
  const acts: Record<string, () => void> = {
    ArrowLeft: () => replay.go(replay.at - 1),
    ArrowRight: () => replay.go(replay.at + 1),
    Home: () => replay.go(0),
    End: () => replay.go(replay.last),
    ArrowUp: () => replay.goTurns(-1),
    ArrowDown: () => replay.goTurns(1),
  };
  if (!presses) acts[' '] = () => replay.toggle();
  const act = slides && event.key !== ' ' ? undefined : acts[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
