/** Marks elements by the ids of their `data-at`: what is pointed at gets `data-lit`, and the board lights the log. */
import { light } from '../table/light.svelte';

function elements(id: string): Element[] {
  return [...document.querySelectorAll(`[data-at~="${CSS.escape(id)}"]`)];
}

/** Sets an attribute on everything with one of these ids; returns what takes it away again. */
export function mark(name: string, marks: Iterable<readonly [id: string, value: string]>): () => void {
  const marked: Element[] = [];
  for (const [id, value] of marks)
    for (const one of elements(id)) {
      one.setAttribute(name, value);
      marked.push(one);
    }
  return () => marked.forEach((one) => one.removeAttribute(name));
}

/** The ids of the thing that an event happened at. */
function idsAt(event: Event): string[] {
  const thing = event.target instanceof Element ? event.target.closest('[data-at]') : null;
  return thing?.getAttribute('data-at')?.split(' ').filter(Boolean) ?? [];
}

/** For an effect: while it runs, pointing at a thing with pointer or focus lights its lines, and lines light things. */
export function lighting(root: HTMLElement): () => void {
  const point = (event: Event): void => {
    const ids = idsAt(event);
    if (ids.length) light.on(ids, 'board');
    else light.off('board');
  };
  const leave = (): void => light.off('board');
  root.addEventListener('pointerover', point);
  root.addEventListener('pointerleave', leave);
  root.addEventListener('focusin', point);
  return () => {
    root.removeEventListener('pointerover', point);
    root.removeEventListener('pointerleave', leave);
    root.removeEventListener('focusin', point);
    light.off('board');
  };
}
