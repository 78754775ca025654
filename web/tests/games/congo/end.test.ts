/** The last event of a game at the real table, however it is told. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TableView } from '../../../src/games/congo/view';
import { need } from '../../../src/lib/i18n/i18n.svelte';
import type { Told } from '../../../src/lib/net/protocol';
import Table from '../../../src/pages/Table.svelte';
import { FakeSocket, settled } from '../../fake';
import { recording, RecordedSocket, type Recording } from '../../recorded';
import board from './fixtures/board.json';

type Last = Recording<TableView> & { told: Told<TableView>[] };

const last = recording<TableView>('congo', 'last') as Last;
const result = last.told.at(-1)?.result;
let server: RecordedSocket<TableView>;

const words = (node: Element | null | undefined): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

async function drawn(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) {
    await settled();
    await vi.advanceTimersByTimeAsync(1);
    await tick();
  }
}

/** Seat 1 at Kindu, where auxiliaries are laid. */
async function atKindu(width: number): Promise<void> {
  window.innerWidth = width;
  render(Table, { params: ['recorded'] });
  server = FakeSocket.last as RecordedSocket<TableView>;
  server.scene = { ...last, yours: [1] };
  server.open();
  await drawn();
}

vi.setConfig({ hookTimeout: 60_000, testTimeout: 20_000 });

beforeAll(() =>
  Promise.all([
    need('front', 'table', 'congo/index'),
    import('../../../src/games/congo/Screen.svelte'),
    import('../../../src/games/congo/sheet/Sheet.svelte'),
  ]),
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', RecordedSocket);
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(Response.json(path.endsWith('/board') ? { board } : { steps: [] })),
  );
});

afterEach(() => {
  cleanup();
  vi.advanceTimersByTime(60_000); // until then, the table that was left stays connected
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Everything that goes wrong while the page is drawn. */
function troubles(): unknown[] {
  const found: unknown[] = [];
  const caught = (error: unknown): void => void found.push(error);
  process.on('uncaughtException', caught);
  process.on('unhandledRejection', caught);
  onTestFinished(() => {
    process.off('uncaughtException', caught);
    process.off('unhandledRejection', caught);
  });
  return found;
}

describe('the keyboard', () => {
  it('goes on to what may be pressed next when a bid or a pass is gone', async () => {
    await atKindu(1440);
    server.say(last.told[0] as object);
    await vi.advanceTimersByTimeAsync(20_000);
    await drawn();
    const drop = screen.getByRole('button', { name: /^Drop out/ });
    drop.focus();
    expect(document.activeElement).toBe(drop);
    for (const one of last.told.slice(1, 3)) {
      server.say(one);
      await vi.advanceTimersByTimeAsync(20_000);
      await drawn();
    }
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.closest('.fight, .hand, section')).toBeTruthy();
  });
});

describe('the end of a game', () => {
  it.each([390, 1024, 1440])('may be skipped at %i pixels, and is right', async (width) => {
    const wrong = troubles();
    await atKindu(width);
    for (const one of last.told) server.say(one);
    await drawn();
    await fireEvent.click(screen.getAllByRole('button', { name: 'Skip ahead' })[0] as HTMLElement);
    await drawn();
    expect(wrong).toEqual([]);
    expect(words(screen.getByRole('dialog'))).not.toContain('wins'); // the winner comes last
    await fireEvent.click(screen.getByRole('button', { name: 'Skip to the result' }));
    expect(words(screen.getByRole('dialog'))).toContain('Ben wins.');
    expect(result?.places).toEqual([2, 1]);
    const fight = words(screen.getByRole('region', { name: 'Fight for Kindu' }));
    expect(fight).toContain('The game is over.');
    expect(fight).not.toMatch(/Leads|Level|Behind/); // the bids are gone
  });
});
