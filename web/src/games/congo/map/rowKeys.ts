/** Clicks and keys on stops in a row: one tab stop, arrow keys go to the next one. */
const WAYS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

const idOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-stop]')?.getAttribute('data-stop') ?? null) : null;

export function rowKeys(
  take: (id: string | null) => void,
  focused: (id: string) => void,
  close: () => void,
): (root: SVGElement) => () => void {
  return (root) => {
    const gone = new AbortController();
    const { signal } = gone;

    function key(event: KeyboardEvent): void {
      const id = idOf(event.target);
      if (id === null || event.ctrlKey || event.metaKey || event.altKey) return;
      const all = [...root.querySelectorAll<SVGElement>('[data-stop]')];
      const way = WAYS[event.key];
      if (event.key === 'Escape') close();
      else if (event.key === 'Enter' || event.key === ' ') take(id);
      else if (way)
        all[
          way(
            all.findIndex((one) => idOf(one) === id),
            all.length - 1,
          )
        ]?.focus();
      else return;
      event.preventDefault();
      event.stopPropagation();
    }

    root.addEventListener('click', (event) => take(idOf(event.target)), { signal });
    root.addEventListener('keydown', key, { signal });
    root.addEventListener(
      'focusin',
      (event) => {
        const id = idOf(event.target);
        if (id !== null) focused(id);
        if (event.target instanceof Element && event.target.matches(':focus-visible'))
          event.target.scrollIntoView({ inline: 'center', block: 'nearest' });
      },
      { signal },
    );
    return () => gone.abort();
  };
}
