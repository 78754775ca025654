import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { groupsOf, keyed } from '../../../src/games/congo/hand/hand';
import { keys } from '../../../src/games/congo/keys';
import type { Play } from '../../../src/games/congo/play.svelte';
import type { TableView } from '../../../src/games/congo/view';
import type { Eye } from '../../../src/lib/net/eye.svelte';
import { need } from '../../../src/lib/i18n/i18n.svelte';
import { settled } from '../../fake';
import { recording, rise, type RecordedSocket, type Recording } from '../../recorded';
import { box, playing, tableOf } from './scene';

let eye: Eye<TableView>;
let server: RecordedSocket<TableView>;
let play: Play;

/** Seat 1 at the table of a scene. */
function at(scene: string, change: Partial<Recording<TableView>> = {}): void {
  ({ eye, server, play } = playing(scene, change));
}
const press = async (code: string, key = ''): Promise<void> => {
  keys(new KeyboardEvent('keydown', { code, key }), play);
  await settled();
};

beforeAll(() => need('front', 'table', 'congo/index'));
beforeEach(() => at('lay'));
afterEach(rise);

describe('laying auxiliaries', () => {
  it('puts several cards into one move, with the total before it is confirmed', async () => {
    await play.press('auxiliary', 'nurse');
    await play.press('auxiliary', 'servant');
    expect([play.lay.names, play.lay.sum]).toEqual([['nurse', 'servant'], 4.5]);
    expect(play.lay.after?.seats[0]?.bid?.total).toBe(4.5);
    expect(server.moved).toEqual([]);
    await play.confirm();
    expect(server.moved).toEqual([['lay nurse', 'lay servant', 'done']]);
  });

  it('ends also where no other card fits: others must not learn what is in the hand', async () => {
    at('only');
    await play.press('auxiliary', 'servant');
    await play.confirm();
    expect(server.moved).toEqual([['lay servant', 'done']]);
  });

  it('takes all of a kind back where no more of it can follow', async () => {
    for (let turn = 0; turn < 2; turn++) await play.press('auxiliary', 'nurse');
    expect(play.lay.count('nurse')).toBe(2);
    await play.press('auxiliary', 'nurse');
    expect(play.lay.names).toEqual([]);
    expect(play.lay.message).toBeNull();
  });

  it('proposes the only card that fits, but not one of several', async () => {
    await play.fresh();
    expect(play.lay.names).toEqual([]);
    at('only');
    await play.fresh();
    expect([play.lay.names, play.lay.sum]).toEqual([['servant'], 3.5]);
  });

  it('asks the server for the reason where a card does not fit', async () => {
    await play.press('auxiliary', 'porter');
    expect(server.of('why').map((one) => one['moves'])).toEqual([['lay porter']]);
    expect(play.note?.rules).toEqual(['CO-AUX-03']);
    expect(play.note?.text).toContain(box.auxiliary('porter'));
  });

  it('says that it is not my turn, and asks nobody', async () => {
    at('lay', { asked: [2], legal: [] });
    await play.press('auxiliary', 'nurse');
    expect([play.mode, play.note?.text, server.of('why')]).toEqual(['wait', 'It is not your turn.', []]);
    await play.fresh();
    expect(play.note?.text).toBe('It is not your turn.');
    if (eye.shown) eye.shown = { ...eye.shown, asked: [1] };
    await play.fresh();
    expect(play.note).toBeNull();
  });

  it('counts the last change, though an earlier one is answered later', async () => {
    let release = (): void => undefined;
    server.held = new Promise((done) => (release = done));
    const slow = play.press('auxiliary', 'servant');
    await settled();
    server.held = null;
    await play.press('auxiliary', 'nurse');
    release();
    await slow;
    expect(play.lay.names).toEqual(['nurse']);
  });
});

describe('hippo tiles', () => {
  beforeEach(() => at('tiles'));

  it('are sent from the highest down, whatever was pressed first', async () => {
    await play.press('tile', '1');
    await play.press('tile', '3');
    expect([play.tiles.names, play.tiles.sum]).toEqual([['3', '1'], 4]);
    await play.confirm();
    expect(server.moved).toEqual([['tile 3', 'tile 1', 'enough']]);
  });

  it('are complete without an end where none is left', async () => {
    for (const tile of ['1', '3', '1']) await play.press('tile', tile);
    await play.confirm();
    expect(server.moved).toEqual([['tile 3', 'tile 1', 'tile 1']]);
  });

  it('lie in the envelope with their sum, also after a reload', async () => {
    await play.press('tile', '3');
    await play.confirm();
    expect(play.committed).toBe(3);
    at('tiles-sealed');
    await play.fresh();
    expect([play.mode, play.sealed, play.committed]).toEqual(['tiles', true, 4]);
  });

  it('are put back one by one', async () => {
    for (const tile of ['1', '1', '3']) await play.press('tile', tile);
    await play.putBack('1');
    expect(play.tiles.names).toEqual(['3', '1']);
    await play.undo();
    expect(play.tiles.names).toEqual(['3']);
  });
});

describe('a bid', () => {
  beforeEach(() => at('bid'));

  it('is chosen, then sent', async () => {
    await play.press('character', 'de-doctor');
    expect([play.chosen, server.moved]).toEqual(['de-doctor', []]);
    await play.confirm();
    expect([play.chosen, server.moved]).toEqual([null, [['bid de-doctor']]]);
  });

  it('may be changed while its envelope waits for others', async () => {
    at('sealed');
    expect([play.mode, play.sealed]).toEqual(['bid', true]);
    expect(play.envelope.map((one) => one.words['character'])).toEqual(['de-doctor']);
    await play.press('character', 'gb-missionary');
    await play.confirm();
    expect(server.moved).toEqual([['bid gb-missionary']]);
  });

  it('is given back by a second press and by Escape', async () => {
    await play.press('character', 'de-doctor');
    await play.press('character', 'de-doctor');
    expect(play.chosen).toBeNull();
    await play.press('character', 'de-doctor');
    await press('Escape', 'Escape');
    expect(play.chosen).toBeNull();
  });
});

describe('an answer on its way', () => {
  let taken = (): void => undefined;
  beforeEach(() => {
    at('level');
    server.held = new Promise((done) => (taken = done));
  });

  it('is not sent twice', async () => {
    await press('KeyW');
    await press('KeyW');
    expect([play.blocked, server.moved]).toEqual([true, [['wait']]]);
    taken();
    await settled();
    expect(play.blocked).toBe(false);
  });

  it('was taken when its event is told: what is asked next can be answered at once', async () => {
    await press('KeyW');
    eye.n += 1;
    expect(play.blocked).toBe(false);
    await press('KeyX');
    expect([play.blocked, server.moved]).toEqual([true, [['wait'], ['drop']]]);
  });

  it('does not take away what was chosen meanwhile for the next question', async () => {
    at('bid');
    server.held = new Promise((done) => (taken = done));
    await play.press('character', 'de-doctor');
    void play.confirm();
    eye.n += 1;
    await play.fresh();
    await play.press('character', 'gb-missionary');
    taken();
    await settled();
    expect(play.chosen).toBe('gb-missionary');
  });
});

describe('no special card at this stop', () => {
  const moment = (now: 'soon' | 'now', specials = 2) => ({
    view: {
      ...recording<TableView>('congo', now === 'soon' ? 'bid' : 'special').view,
      seats: recording<TableView>('congo', now === 'soon' ? 'bid' : 'special').view.seats.map((one) => ({
        ...one,
        specials,
        special_moment: now,
      })),
    },
  });
  /** The question comes at the same table. */
  function asks(alone: boolean): void {
    const { preset } = play;
    at('special', { alone });
    Object.assign(play, { preset });
  }

  it('can be said before the question, and taken back; it is no message', () => {
    at('bid', moment('soon'));
    expect(play.presettable).toBe(true);
    const before = server.sent.length;
    const view = eye.view as TableView;
    play.preset.toggle(view);
    expect(play.preset.on(view)).toBe(true);
    play.preset.toggle(view);
    expect([play.preset.on(view), server.sent.length]).toEqual([false, before]);
  });

  it('is not offered without special cards, and not when the question is there', () => {
    at('bid', moment('soon', 0));
    expect(play.presettable).toBe(false);
    at('special', moment('now'));
    expect(play.presettable).toBe(false);
  });

  it('passes at once against bots, with the message of a pass by hand', async () => {
    at('bid', moment('soon'));
    play.preset.toggle(eye.view as TableView);
    asks(true);
    await play.fresh();
    await settled();
    expect(server.moved).toEqual([['pass']]);
  });

  it('waits like a person where people would see the haste, and may still be taken back', async () => {
    vi.useFakeTimers();
    at('bid', moment('soon'));
    play.preset.toggle(eye.view as TableView);
    asks(false);
    await play.fresh();
    await vi.advanceTimersByTimeAsync(800);
    expect(server.moved).toEqual([]);
    play.preset.toggle(eye.view as TableView);
    await vi.advanceTimersByTimeAsync(9000);
    expect(server.moved).toEqual([]);
    play.preset.toggle(eye.view as TableView);
    await play.fresh();
    await vi.advanceTimersByTimeAsync(9000);
    expect(server.moved).toEqual([['pass']]);
    vi.useRealTimers();
  });

  it('does not pass where a card has been chosen meanwhile', async () => {
    vi.useFakeTimers();
    at('bid', moment('soon'));
    play.preset.toggle(eye.view as TableView);
    asks(false);
    await play.fresh();
    await play.press('special', 'shaman');
    await vi.advanceTimersByTimeAsync(9000);
    expect([play.chosen, server.moved]).toEqual(['shaman', []]);
    vi.useRealTimers();
  });
});

describe('keys', () => {
  it('choose cards by their number, as they lie', async () => {
    await press('Digit2');
    expect(play.lay.names).toEqual(['servant']);
    await press('Enter', 'Enter');
    expect(server.moved).toEqual([['lay servant', 'done']]);
  });

  it('wait, drop out and take back', async () => {
    at('level', { undo: 'free' });
    await press('KeyW');
    await press('KeyX');
    expect(server.moved).toEqual([['wait'], ['drop']]);
    await press('Escape', 'Escape');
    expect(server.said).toEqual(['undo']);
  });

  it('do nothing while others are asked', async () => {
    at('waiting');
    await press('KeyW');
    expect(server.moved).toEqual([]);
  });

  it('are about the cards of the step', () => {
    expect(groupsOf(tableOf({ question: 'bid' }))[0]).toBe('characters');
    expect(groupsOf(tableOf({ question: 'special' }))[0]).toBe('specials');
    const view = eye.view as TableView;
    expect(keyed(view, view.seats[0] ?? null)).toEqual(['nurse', 'servant', 'porter']);
  });
});
