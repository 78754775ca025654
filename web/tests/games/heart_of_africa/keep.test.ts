import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick as drawn } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import AskKeep from '../../../src/games/heart_of_africa/tickets/AskKeep.svelte';
import { keys } from '../../../src/games/heart_of_africa/keys';
import type { Play } from '../../../src/games/heart_of_africa/play.svelte';
import { need } from '../../../src/lib/i18n/i18n.svelte';
import type { TableView } from '../../../src/games/heart_of_africa/view';
import { settled } from '../../fake';
import { rise, type Recording, type RecordedSocket } from '../../recorded';
import { box, names, playing } from './scene';

let server: RecordedSocket<TableView>;
let play: Play;

function at(scene: string, change: Partial<Recording<TableView>> = {}): void {
  ({ server, play } = playing(scene, change));
}

afterEach(rise);

const press = async (code: string, key = ''): Promise<void> => {
  keys(new KeyboardEvent('keydown', { code, key }), play);
  await settled();
};

describe('tickets', () => {
  const tick = (...ids: string[]): void => ids.forEach((id) => play.toggle(id));

  it('are kept in one message, in the order of the board', async () => {
    at('keep');
    await play.fresh();
    tick('T23', 'T05');
    expect([play.mode, play.enough]).toEqual(['keep', true]);
    await play.keep();
    expect(server.moved).toEqual([['keep T05', 'keep T23', 'enough']]);
    expect(server.previews).toHaveLength(1);
  });

  it('leave out what has to follow', async () => {
    at('keep');
    tick('T23', 'T40');
    await play.keep();
    expect(server.moved).toEqual([['keep T23']]);
  });

  it('are all kept without a word at the end', async () => {
    at('keep');
    tick('T05', 'T12', 'T23', 'T40');
    await play.keep();
    expect(server.moved).toEqual([['keep T05', 'keep T12', 'keep T23', 'keep T40']]);
  });

  it('are too few until the least is reached', () => {
    at('keep');
    tick('T05');
    expect(play.enough).toBe(false);
    tick('T05');
    expect(play.ticked).toEqual([]);
  });

  it('are ticked by number and kept with Enter', async () => {
    at('keep');
    await play.fresh();
    await press('Enter', 'Enter');
    await press('Digit2');
    await press('Digit3');
    await press('Enter', 'Enter');
    expect(server.moved).toEqual([['keep T12', 'keep T23', 'enough']]);
  });

  it('may be changed while others choose, and it is told who has chosen', async () => {
    at('kept');
    await play.fresh();
    expect(play.mode).toBe('keep');
    expect(play.sealed).toBe(true);
    expect(play.group).toEqual([
      { seat: 1, chosen: true },
      { seat: 2, chosen: false },
      { seat: 3, chosen: true },
    ]);
  });

  it('stay ticked while others choose, and come back after a reload', async () => {
    at('keep');
    await play.fresh();
    tick('T40');
    await play.fresh();
    expect(play.ticked).toEqual(['T40']);
    at('kept');
    await play.fresh();
    expect(play.ticked).toEqual(['T05', 'T23']);
    at('kept-two');
    await play.fresh();
    expect(play.ticked).toEqual(['T23', 'T40']);
  });

  it('a track is not claimed meanwhile', async () => {
    at('keep');
    await play.press('mocamedes-walvis_bay/1');
    expect(play.claim.track).toBeNull();
  });
});

describe('tickets on offer', () => {
  beforeAll(() => need('front', 'table', 'heart_of_africa/index'));
  afterEach(cleanup);

  it('are lit on the map as long as they are ticked or pointed at', async () => {
    at('keep');
    const ways = { T05: ['a'], T12: ['a', 'b'], T23: ['b', 'c'] };
    const tickets = Object.entries(ways).map(([id, way]) => ({ id, done: false, missing: 5, own: 0, way }));
    const onfocus = vi.fn();
    const { unmount } = render(AskKeep, {
      play,
      offer: { tickets, answers: {}, kept: [], least: 2 },
      names,
      onfocus,
    });
    const lit = (): string[] | undefined =>
      (onfocus.mock.lastCall?.[0] as { tracks: string[] } | null)?.tracks;
    const [first, second] = screen.getAllByRole('checkbox');
    if (!first || !second) throw new Error('expected two tickets');
    expect(onfocus.mock.lastCall).toEqual([null]);
    await fireEvent.pointerEnter(first);
    expect(lit()).toEqual(['a']);
    await fireEvent.click(first);
    await fireEvent.pointerEnter(second);
    expect(onfocus.mock.lastCall).toEqual([
      { ends: [...box.endsOf('T05'), ...box.endsOf('T12')], tracks: ['a', 'b'] },
    ]);
    play.toggle('T23');
    await drawn();
    expect(lit()).toEqual(['a', 'b', 'c']);
    unmount();
    expect(onfocus.mock.lastCall).toEqual([null]);
  });
});
