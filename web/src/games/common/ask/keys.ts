/** Keys of a table: those typed into a field or a dialog belong to it. */
const BUSY = 'input, textarea, select, dialog, [contenteditable]';
const PRESSED = 'button, a, [role="button"], summary';

interface Plan {
  /** Why something can't be done. */
  note: unknown;
  undo: () => Promise<void> | void;
}

/** Whether a key is meant for the table. */
export function meant(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  return !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target?.closest(BUSY));
}

/** Escape closes an explanation, otherwise takes back what is planned; true if that was the key. */
export function takesBack(event: KeyboardEvent, play: Plan): boolean {
  if (event.key !== 'Escape') return false;
  if (play.note) play.note = null;
  else void play.undo();
  return true;
}

/** The digit on a key, 1 to 9; by the position of the key, whatever the layout. */
export function digitOf(event: KeyboardEvent): number {
  return Number(/^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? 0);
}

/** Enter confirms, but not while a button has the focus: it presses that. */
export function confirms(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  return event.key === 'Enter' && !target?.closest(PRESSED);
}
