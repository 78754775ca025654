/** Soft sounds of our own, as loud as the player likes; browsers allow them only after a click or a key. */
import { settings } from './settings.svelte';
import { play, SOUNDS, type SoundName } from './synth';

export type { SoundName };

/** The loudest: our sounds accompany, they don't call. */
const LOUDEST = 0.3;
/** The same sound again within so many seconds is one sound. */
const APART = 0.06;

let context: AudioContext | null = null;
const last = new Map<SoundName, number>();

export function wake(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
}

/** Plays a sound; nothing if sound is off or not allowed yet. */
export function sound(name: SoundName): void {
  if (!settings.sound || !settings.volume || context?.state !== 'running') return;
  const now = context.currentTime;
  if (now - (last.get(name) ?? -1) < APART) return;
  last.set(name, now);
  for (const note of SOUNDS[name]) play(context, note, settings.volume * LOUDEST);
}

window.addEventListener('pointerdown', wake, { once: true });
window.addEventListener('keydown', wake, { once: true });
