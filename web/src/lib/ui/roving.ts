/** One tab stop for many links or buttons: arrow keys, Home and End go from one to the next. */
const ITEMS = 'a[href], button';

const WAYS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** For `{@attach roving}` on the list around them. */
export function roving(list: HTMLElement): () => void {
  const items = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(ITEMS)];

  function stopAt(chosen: HTMLElement | undefined): void {
    for (const item of items()) item.tabIndex = item === chosen ? 0 : -1;
  }

  function renew(): void {
    const all = items();
    stopAt(all.find((item) => item === document.activeElement) ?? all[0]);
  }

  function press(event: KeyboardEvent): void {
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    const way = WAYS[event.key];
    if (at < 0 || !way) return;
    event.preventDefault();
    event.stopPropagation();
    const next = all[way(at, all.length - 1)];
    stopAt(next);
    next?.focus();
  }

  const changes = new MutationObserver(renew);
  changes.observe(list, { childList: true, subtree: true });
  list.addEventListener('keydown', press);
  renew();
  return () => {
    changes.disconnect();
    list.removeEventListener('keydown', press);
  };
}
