import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick as drawn } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import AskKeep from '../../../src/games/heart_of_africa/tickets/AskKeep.svelte';
import { keys } from '../../../src/games/heart_of_africa/keys';
import { Play } from '../../../src/games/heart_of_africa/play.svelte';
import type { TableView } from '../../../src/games/heart_of_africa/view';
import type { Eye } from '../../../src/lib/net/eye.svelte';
import { need } from '../../../src/lib/i18n/i18n.svelte';
import { settled } from '../../fake';
import { FakeEye } from './server';
import { box, names } from './scene';

let eye: FakeEye;
let play: Play;

function sit(change: Partial<FakeEye>): void {
  eye = Object.assign(new FakeEye(), change);
  play = new Play(eye as unknown as Eye<TableView>, box);
}

const press = async (code: string, key = ''): Promise<void> => {
  keys(new KeyboardEvent('keydown', { code, key }), play);
  await settled();
};

describe('tickets', () => {
  const four = { offered: ['T05', 'T12', 'T23', 'T40'], least: 2 };
  const tick = (...ids: string[]): void => ids.forEach((id) => play.toggle(id));

  it('are kept in one message, in the order of the board', async () => {
    sit(four);
    await play.fresh();
    tick('T23', 'T05');
    expect([play.mode, play.enough]).toEqual(['keep', true]);
    await play.keep();
    expect(eye.moved).toEqual([['keep T05', 'keep T23', 'enough']]);
  });

  it('leave out what has to follow', async () => {
    sit(four);
    tick('T23', 'T40');
    await play.keep();
    expect(eye.moved).toEqual([['keep T23']]);
  });

  it('are all kept without a word at the end', async () => {
    sit(four);
    tick('T05', 'T12', 'T23', 'T40');
    await play.keep();
    expect(eye.moved).toEqual([['keep T05', 'keep T12', 'keep T23', 'keep T40']]);
  });

  it('are too few until the least is reached', () => {
    sit(four);
    tick('T05');
    expect(play.enough).toBe(false);
    tick('T05');
    expect(play.ticked).toEqual([]);
  });

  it('are ticked by number and kept with Enter', async () => {
    sit(four);
    await play.fresh();
    await press('Enter', 'Enter');
    await press('Digit2');
    await press('Digit3');
    await press('Enter', 'Enter');
    expect(eye.moved).toEqual([['keep T12', 'keep T23', 'enough']]);
  });

  it('may be changed while others choose, and it is told who has chosen', async () => {
    sit({ ...four, sealed: [1, 3], asked: [2], myTurn: false });
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
    sit({ ...four, sealed: [] });
    await play.fresh();
    tick('T40');
    await play.fresh();
    expect(play.ticked).toEqual(['T40']);
    sit({ ...four, sealed: [1], envelope: ['keep T05', 'keep T23', 'enough'] });
    await play.fresh();
    expect(play.ticked).toEqual(['T05', 'T23']);
    sit({ ...four, sealed: [1], envelope: ['keep T23'] });
    await play.fresh();
    expect(play.ticked).toEqual(['T23', 'T40']);
  });

  it('a track is not claimed meanwhile', async () => {
    sit(four);
    await play.press('mocamedes-walvis_bay/1');
    expect(play.claim.track).toBeNull();
  });
});

describe('tickets on offer', () => {
  beforeAll(() => need('common', 'table', 'heart_of_africa/table', 'heart_of_africa/names'));
  afterEach(cleanup);

  it('are lit on the map as long as they are ticked or pointed at', async () => {
    sit({ offered: ['T05', 'T12', 'T23'], least: 2 });
    const ways = { T05: ['a'], T12: ['a', 'b'], T23: ['b', 'c'] };
    const tickets = Object.entries(ways).map(([id, way]) => ({ id, done: false, missing: 5, own: 0, way }));
    const onfocus = vi.fn();
    const { unmount } = render(AskKeep, { play, offer: { tickets, kept: [], least: 2 }, names, onfocus });
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
