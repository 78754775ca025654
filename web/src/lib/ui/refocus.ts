/**
 * Keeps the keyboard where it is: if the control with the focus vanishes or is disabled, the next sensible one gets the
 * focus, so that it never falls to the page.
 */
const CONTROLS =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), [tabindex]:not([tabindex="-1"])';
const REGION = 'section, aside, main, nav, [role="region"], [role="group"], dialog';

/** Where the focus was: the control, what was around it, and its place among the controls there. */
interface Place {
  control: HTMLElement;
  around: { box: HTMLElement; at: number }[];
}

const visible = (one: Element): boolean => one.checkVisibility?.() ?? one.isConnected;

function controls(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(CONTROLS)].filter(visible);
}

function placeOf(control: HTMLElement, root: HTMLElement): Place {
  const around: Place['around'] = [];
  for (let box = control.parentElement; box; box = box.parentElement) {
    around.push({ box, at: controls(box).indexOf(control) });
    if (box === root) break;
  }
  return { control, around };
}

const isGone = (one: Element): boolean => !one.isConnected || one.matches(':disabled') || !visible(one);

/** The control itself if it is back; what is marked as next; otherwise what stands nearest to its place. */
function successor({ control, around }: Place, root: HTMLElement): HTMLElement | null {
  if (!isGone(control)) return control;
  const marked = controls(root).find((one) => one.matches('[data-next]'));
  if (marked) return marked;
  for (const { box, at } of around) {
    if (!box.isConnected || !box.closest(REGION)) break;
    const there = controls(box);
    const found = there[Math.min(Math.max(at, 0), there.length - 1)];
    if (found) return found;
  }
  return null;
}

/** The part of the page around it, until it has something to press again. */
function regionOf({ around }: Place): HTMLElement | null {
  return around.map(({ box }) => box).find((box) => box.isConnected && box.matches(REGION)) ?? null;
}

/** Places that are remembered, such as the one before a dialog. */
const MEMORY = 6;

/** For an effect: watches everything in `root`. */
export function refocus(root: HTMLElement): () => void {
  let places: Place[] = [];
  let waiting: HTMLElement | null = null;
  /** Between leaving a control and reaching the next: what is drawn meanwhile takes nothing away. */
  let moving = false;
  /** The control from which the focus has left the page, such as for the browser's own buttons. */
  let left: Element | null = null;

  function leave(event: FocusEvent): void {
    moving = event.relatedTarget !== null;
    left = !moving && event.target instanceof Element ? event.target : null;
  }

  function remember(event: FocusEvent): void {
    moving = false;
    left = null;
    if (!(event.target instanceof HTMLElement) || event.target === waiting) return;
    places = [placeOf(event.target, root), ...places].slice(0, MEMORY);
    waiting = null;
  }

  /** Somebody who puts the focus down wants that. */
  function forget(event: Event): void {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(CONTROLS)) return;
    places = [];
    waiting = null;
  }

  function wait(region: HTMLElement): void {
    if (region === waiting) return;
    waiting = region;
    if (!region.hasAttribute('tabindex')) region.tabIndex = -1;
    region.focus({ preventScroll: true });
  }

  function restore(): void {
    if (moving || (left && !isGone(left))) return;
    const active = document.activeElement;
    const lost = !active || active === document.body || isGone(active); // tracks of a map are SVG
    if (!lost && active !== waiting) return;
    for (const place of places) {
      const next = successor(place, root);
      if (next) return next.focus({ preventScroll: true });
      const region = regionOf(place);
      if (region) return wait(region);
    }
  }

  const changes = new MutationObserver(restore);
  changes.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  root.addEventListener('focusin', remember);
  root.addEventListener('blur', leave, true); // before anything is drawn for it
  root.addEventListener('pointerdown', forget);
  return () => {
    changes.disconnect();
    root.removeEventListener('focusin', remember);
    root.removeEventListener('blur', leave, true);
    root.removeEventListener('pointerdown', forget);
  };
}
