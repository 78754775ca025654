/** Tells a player that it is their turn: the tab's title, a sound and, if allowed, a notification. */
import { settings, choose } from './settings.svelte';
import { buzz } from './haptics';
import { sound } from './sound';

/** The title of the tab; `(1)` in front of it calls the player. */
export function title(text: string, calls = false): void {
  document.title = `${calls ? '(1) ' : ''}${text}`;
}

/** Ask for the right to notify; browsers want this from a click. */
export async function allowNotes(): Promise<void> {
  if (!('Notification' in window)) return;
  const answer = await Notification.requestPermission();
  choose({ notify: answer === 'granted' });
}

export function canNotify(): boolean {
  return 'Notification' in window && Notification.permission !== 'denied';
}

/** Call the player; with a notification only if nobody is looking at the page. */
export function call(text: string): void {
  sound('turn');
  buzz('turn');
  if (!settings.notify || !document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const note = new Notification('Kindu', { body: text, tag: window.location.pathname, icon: '/favicon.svg' });
  note.onclick = () => window.focus();
}
