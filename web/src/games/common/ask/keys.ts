/** Keys of a table: those typed into a field or a dialog belong to it. */
const BUSY = 'input, textarea, select, dialog, [contenteditable]';
const PRESSED = 'button, a, [role="button"], summary';

/** Whether a key is meant for the table. */
export function meant(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  return !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target?.closest(BUSY));
}

/** Enter confirms, but not while a button has the focus: it presses that. */
export function confirms(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  return event.key === 'Enter' && !target?.closest(PRESSED);
}
