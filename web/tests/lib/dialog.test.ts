import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { need } from '../../src/lib/i18n/i18n.svelte';
import Dialog from '../../src/lib/ui/Dialog.svelte';

const snippet = (html: string) => createRawSnippet(() => ({ render: () => html }));

beforeAll(() => need('front', 'table', 'replay'));
afterEach(cleanup);

describe('Dialog', () => {
  const children = snippet('<p>Really?</p>');

  it('opens over the page, named by its title', () => {
    render(Dialog, { title: 'Leave the table', onclose: vi.fn(), children });
    const box = screen.getByRole<HTMLDialogElement>('dialog');
    expect(box.open).toBe(true);
    const name = document.getElementById(box.getAttribute('aria-labelledby') ?? '');
    expect(name?.textContent).toBe('Leave the table');
    expect(within(box).getByText('Really?')).toBeTruthy();
  });

  it('is closed by its cross, by a click beside it and by the browser, not by a click inside', async () => {
    const onclose = vi.fn();
    render(Dialog, { title: 'Leave the table', onclose, children });
    const box = screen.getByRole('dialog');
    await fireEvent.click(screen.getByText('Really?'));
    expect(onclose).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onclose).toHaveBeenCalledTimes(1);
    await fireEvent.click(box);
    expect(onclose).toHaveBeenCalledTimes(2);
    box.dispatchEvent(new Event('close'));
    expect(onclose).toHaveBeenCalledTimes(3);
  });

  it('has ids of its own, so that two can be there', () => {
    for (const title of ['One', 'Two']) render(Dialog, { title, onclose: vi.fn(), children });
    const ids = screen.getAllByRole('heading').map((one) => one.id);
    expect(new Set(ids).size).toBe(2);
  });
});
