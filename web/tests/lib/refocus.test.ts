import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismiss } from '../../src/lib/ui/dismiss';
import { refocus } from '../../src/lib/ui/refocus';

let stop = (): void => undefined;
const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`expected ${selector}`);
  return found;
};
/** Observers have been told. */
const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  document.body.innerHTML = `
    <section id="row" aria-label="Cards"><div><button id="a">A</button><button id="b">B</button><button id="c">C</button></div></section>
    <section id="ask" aria-label="Answer"><button id="pass">Pass</button></section>`;
  stop = refocus(document.body);
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

describe('the focus', () => {
  it('stays on a piece of a map while the page around it changes', async () => {
    one('#row').insertAdjacentHTML('beforeend', '<svg><g id="piece" tabindex="0"></g></svg>');
    one('#a').focus();
    one('#piece').focus();
    one('#ask').append(document.createElement('p'));
    await soon();
    expect(document.activeElement?.id).toBe('piece');
  });

  it('goes to the neighbour of a card that was taken', async () => {
    one('#b').focus();
    one('#b').remove();
    await soon();
    expect(document.activeElement?.id).toBe('c');
  });

  it('is left alone on a map and on its way to the next control', async () => {
    one('#row').insertAdjacentHTML('beforeend', '<svg><g id="stop" tabindex="0"></g></svg>');
    one('#a').focus();
    document.querySelector<SVGElement>('#stop')?.focus();
    one('#ask').insertAdjacentHTML('beforeend', '<p>a tip</p>');
    await soon();
    expect(document.activeElement?.id).toBe('stop');
    const active = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body);
    const focused = vi.spyOn(one('#a'), 'focus');
    one('#row').dispatchEvent(new FocusEvent('blur', { relatedTarget: one('#pass') }));
    one('#ask').querySelector('p')?.remove();
    await soon();
    expect(focused).not.toHaveBeenCalled();
    active.mockRestore();
  });

  it('may leave the page behind its last control', async () => {
    one('#pass').focus();
    one('#pass').blur();
    one('#row').append(document.createElement('p'));
    await soon();
    expect(document.activeElement).toBe(document.body);
  });

  it('stays in its part while there is nothing to press, and goes on there', async () => {
    one('#pass').focus();
    one('#pass').remove();
    await soon();
    expect(document.activeElement?.id).toBe('ask');
    one('#ask').innerHTML = '<button id="bid">Bid</button>';
    await soon();
    expect(document.activeElement?.id).toBe('bid');
  });

  it('comes back to a button that was disabled for a moment', async () => {
    one('#a').focus();
    (one('#a') as HTMLButtonElement).disabled = true;
    one('#a').blur();
    await soon();
    expect(document.activeElement?.id).toBe('b');
  });

  it('goes to what is marked as next', async () => {
    one('#row').insertAdjacentHTML('beforeend', '<button id="next" data-next>Next</button>');
    one('#pass').focus();
    one('#pass').remove();
    await soon();
    expect(document.activeElement?.id).toBe('next');
  });

  it('comes back from a dialog that is gone to where it was', async () => {
    one('#b').focus();
    document.body.insertAdjacentHTML('beforeend', '<dialog open><button id="ok">OK</button></dialog>');
    one('#ok').focus();
    one('dialog').remove();
    await soon();
    expect(document.activeElement?.id).toBe('b');
  });

  it('is left alone where somebody has put it down', async () => {
    one('#b').focus();
    one('#ask').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    one('#b').blur();
    one('#b').remove();
    await soon();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a drawer', () => {
  it('closes by Escape and by a press beside it, not by one on it or on its knob', () => {
    const close = vi.fn();
    let open = true;
    const end = dismiss({ open: () => open, close, but: '#pass' })(one('#row'));
    const point = (selector: string): boolean =>
      one(selector).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    for (const beside of ['#a', '#pass']) point(beside);
    expect(close).not.toHaveBeenCalled();
    point('#ask');
    expect(close).toHaveBeenCalledTimes(1);
    one('#a').dispatchEvent(escape);
    expect([close.mock.calls.length, escape.defaultPrevented]).toEqual([2, true]);
    open = false;
    point('#ask');
    expect(close).toHaveBeenCalledTimes(2);
    end();
  });
});
