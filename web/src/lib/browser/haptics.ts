/** A phone may vibrate shortly, if it can and its owner lets it. */
import { settings } from './settings.svelte';

const PATTERNS = { turn: [30], success: [20, 40, 60], refused: [60] };

export type Buzz = keyof typeof PATTERNS;

export function canBuzz(): boolean {
  return 'vibrate' in navigator && navigator.maxTouchPoints > 0;
}

/** Browsers allow it only after a tap. */
export function buzz(what: Buzz): void {
  if (settings.haptics && canBuzz() && navigator.userActivation?.hasBeenActive)
    navigator.vibrate(PATTERNS[what]);
}
