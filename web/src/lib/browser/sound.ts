/** A short chime when it is my turn, synthesised here: no file is loaded. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** Browsers let pages play sounds only after a click or a key. */
export function wake(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
}

export function chime(notes: number[] = [659.3, 880]): void {
  if (!settings.sound || context?.state !== 'running') return;
  notes.forEach((pitch, at) => {
    if (!context) return;
    const start = context.currentTime + at * 0.14;
    const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch });
    const loud = new GainNode(context, { gain: 0 });
    loud.gain.setValueAtTime(0, start);
    loud.gain.linearRampToValueAtTime(0.12, start + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + 0.45);
    tone.connect(loud).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  });
}

window.addEventListener('pointerdown', wake, { once: true });
window.addEventListener('keydown', wake, { once: true });
