import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { groupsOf, keyed } from '../../../src/games/congo/hand/hand';
import { keys } from '../../../src/games/congo/keys';
import { Play } from '../../../src/games/congo/play.svelte';
import type { TableView } from '../../../src/games/congo/view';
import type { Eye } from '../../../src/lib/net/eye.svelte';
import { need } from '../../../src/lib/i18n/i18n.svelte';
import { answerOf, box, FakeEye, ME, tableOf } from './server';
import { settled } from '../../fake';

let eye: FakeEye;
let play: Play;

function sit(change: Partial<FakeEye> = {}): void {
  eye = Object.assign(new FakeEye(), change);
  play = new Play(eye as unknown as Eye<TableView>, box);
}
const press = async (code: string, key = ''): Promise<void> => {
  keys(new KeyboardEvent('keydown', { code, key }), play);
  await settled();
};

beforeAll(() => need('common', 'table', 'congo/table', 'congo/log', 'congo/names', 'congo/play'));
beforeEach(() => sit());

describe('laying auxiliaries', () => {
  it('puts several cards into one move, with the total before it is confirmed', async () => {
    await play.press('auxiliary', 'porter');
    await play.press('auxiliary', 'servant');
    expect([play.lay.names, play.lay.sum]).toEqual([['porter', 'servant'], 4.5]);
    expect(play.lay.after?.seats[ME - 1]?.bid?.total).toBe(4.5);
    expect(eye.moved).toEqual([]);
    await play.confirm();
    expect(eye.moved).toEqual([['lay porter', 'lay servant', 'done']]);
  });

  it('needs no end where no card is left', async () => {
    sit({ helpers: { porter: 1 } });
    await play.press('auxiliary', 'porter');
    await play.confirm();
    expect(eye.moved).toEqual([['lay porter']]);
  });

  it('takes all of a kind back where no more of it can follow', async () => {
    for (let turn = 0; turn < 2; turn++) await play.press('auxiliary', 'porter');
    expect(play.lay.count('porter')).toBe(2);
    await play.press('auxiliary', 'porter');
    expect(play.lay.names).toEqual([]);
    expect(play.lay.message).toBeNull();
  });

  it('proposes the only card that fits, but not one of several', async () => {
    await play.fresh();
    expect(play.lay.names).toEqual([]);
    sit({ helpers: { servant: 1 } });
    await play.fresh();
    expect([play.lay.names, play.lay.sum]).toEqual([['servant'], 3.5]);
  });

  it('asks the server for the reason where a card does not fit', async () => {
    eye.facts = [{ rule: 'CO-AUX-03', words: { seat: ME, auxiliary: 'nun' }, seat: ME }];
    await play.press('auxiliary', 'nun');
    expect(eye.said).toEqual(['lay nun']);
    expect(play.note?.rules).toEqual(['CO-AUX-03']);
    expect(play.note?.text).toContain(box.auxiliary('nun'));
  });

  it('says that it is not my turn, and asks nobody', async () => {
    sit({ myTurn: false });
    await play.press('auxiliary', 'porter');
    expect([play.mode, play.note?.text, eye.said]).toEqual(['wait', 'It is not your turn.', []]);
    await play.fresh();
    expect(play.note?.text).toBe('It is not your turn.');
    eye.myTurn = true;
    await play.fresh();
    expect(play.note).toBeNull();
  });

  it('counts the last change, though an earlier one is answered later', async () => {
    let release = (): void => undefined;
    eye.held = new Promise((done) => (release = done));
    const slow = play.press('auxiliary', 'servant');
    await settled();
    eye.held = null;
    await play.press('auxiliary', 'porter');
    release();
    await slow;
    expect(play.lay.names).toEqual(['porter']);
  });
});

describe('hippo tiles', () => {
  beforeEach(() => sit({ question: 'tiles' }));

  it('are sent from the highest down, whatever was pressed first', async () => {
    await play.press('tile', '1');
    await play.press('tile', '3');
    expect([play.tiles.names, play.tiles.sum]).toEqual([['3', '1'], 4]);
    await play.confirm();
    expect(eye.moved).toEqual([['tile 3', 'tile 1', 'enough']]);
  });

  it('are complete without an end where none is left', async () => {
    for (const tile of ['1', '3', '1']) await play.press('tile', tile);
    await play.confirm();
    expect(eye.moved).toEqual([['tile 3', 'tile 1', 'tile 1']]);
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
  const BIDS = [answerOf('bid be-explorer', { character: 'be-explorer' }), answerOf('bid gb-anthropologist')];
  beforeEach(() => sit({ question: 'bid', moves: BIDS }));

  it('is chosen, then sent', async () => {
    await play.press('character', 'be-explorer');
    expect([play.chosen, eye.moved]).toEqual(['be-explorer', []]);
    await play.confirm();
    expect([play.chosen, eye.moved]).toEqual([null, [['bid be-explorer']]]);
  });

  it('may be changed while its envelope waits for others', async () => {
    sit({ question: 'bid', moves: BIDS, myTurn: false, sealed: [ME], envelope: [BIDS[0]?.answer ?? 0] });
    expect([play.mode, play.sealed]).toEqual(['bid', true]);
    expect(play.envelope.map((one) => one.words['character'])).toEqual(['be-explorer']);
    await play.press('character', 'gb-anthropologist');
    await play.confirm();
    expect(eye.moved).toEqual([['bid gb-anthropologist']]);
  });

  it('is given back by a second press and by Escape', async () => {
    await play.press('character', 'be-explorer');
    await play.press('character', 'be-explorer');
    expect(play.chosen).toBeNull();
    await play.press('character', 'be-explorer');
    await press('Escape', 'Escape');
    expect(play.chosen).toBeNull();
  });
});

describe('an answer on its way', () => {
  let taken = (): void => undefined;
  beforeEach(() => {
    eye.held = new Promise((done) => (taken = done));
  });

  it('is not sent twice', async () => {
    await press('KeyW');
    await press('KeyW');
    expect([play.blocked, eye.moved]).toEqual([true, [['wait']]]);
    taken();
    await settled();
    expect(play.blocked).toBe(false);
  });

  it('was taken when its event is told: what is asked next can be answered at once', async () => {
    await press('KeyW');
    eye.n += 1;
    expect(play.blocked).toBe(false);
    await press('KeyX');
    expect([play.blocked, eye.moved]).toEqual([true, [['wait'], ['drop']]]);
  });

  it('does not take away what was chosen meanwhile for the next question', async () => {
    sit({ question: 'bid', moves: [answerOf('bid be-explorer'), answerOf('bid gb-anthropologist')] });
    eye.held = new Promise((done) => (taken = done));
    await play.press('character', 'be-explorer');
    void play.confirm();
    eye.n += 1;
    await play.fresh();
    await play.press('character', 'gb-anthropologist');
    taken();
    await settled();
    expect(play.chosen).toBe('gb-anthropologist');
  });
});

describe('keys', () => {
  it('choose cards by their number, as they lie', async () => {
    await press('Digit2');
    expect(play.lay.names).toEqual(['servant']);
    await press('Enter', 'Enter');
    expect(eye.moved).toEqual([['lay servant', 'done']]);
  });

  it('wait, drop out and take back', async () => {
    await press('KeyW');
    await press('KeyX');
    expect(eye.moved).toEqual([['wait'], ['drop']]);
    eye.undoable = 'free';
    await press('Escape', 'Escape');
    expect(eye.said).toEqual(['undo']);
  });

  it('do nothing while others are asked', async () => {
    sit({ myTurn: false });
    await press('KeyW');
    expect(eye.moved).toEqual([]);
  });

  it('are about the cards of the step', () => {
    expect(groupsOf(tableOf({ question: 'bid' }))[0]).toBe('characters');
    expect(groupsOf(tableOf({ question: 'special' }))[0]).toBe('specials');
    expect(keyed(eye.view, eye.view.seats[ME - 1] ?? null)).toEqual(['porter', 'servant']);
  });
});
