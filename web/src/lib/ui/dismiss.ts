/** What lies over the page, such as a drawer: Escape and a press beside it close it. */
export interface Dismissal {
  /** Whether it lies over the page now. */
  open: () => boolean;
  close: () => void;
  /** What may be pressed beside it, because it opens and closes it. */
  but?: string;
}

/** For `{@attach dismiss({ … })}`. */
export function dismiss({ open, close, but = '' }: Dismissal): (box: HTMLElement) => () => void {
  return (box) => {
    function press(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (!open()) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    }

    function point(event: PointerEvent): void {
      const target = event.target instanceof Element ? event.target : null;
      if (!target || box.contains(target) || target.closest(but ? `dialog, ${but}` : 'dialog')) return;
      if (open()) close();
    }

    window.addEventListener('keydown', press, true);
    window.addEventListener('pointerdown', point, true);
    return () => {
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('pointerdown', point, true);
    };
  };
}
