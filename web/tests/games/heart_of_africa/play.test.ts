import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claims, keys } from '../../../src/games/heart_of_africa/keys';
import type { Play } from '../../../src/games/heart_of_africa/play.svelte';
import type { TableView } from '../../../src/games/heart_of_africa/view';
import type { Eye } from '../../../src/lib/net/eye.svelte';
import { settled } from '../../fake';
import { recording, rise, type Recording, type RecordedSocket } from '../../recorded';
import { playing } from './scene';

const YELLOW = 'mocamedes-walvis_bay/1'; // 4 spaces, 7 points, doubled for 2 desert
const GREY = 'j_northeast-bogoro'; // 2 spaces, 2 points, doubled for 1 that seat 1 doesn't have
const FERRY = 'mocambique-madagascar_north/1'; // 3 spaces, at least one locomotive
const COMPLETING = 'bogoro-j_upper_congo';

let eye: Eye<TableView>;
let server: RecordedSocket<TableView>;
let play: Play;

function at(scene: string, change: Partial<Recording<TableView>> = {}): void {
  ({ eye, server, play } = playing(scene, change));
}

const sets = (): string[] =>
  play.claim.sets.map(({ card, cards, locomotives }) => `${cards} ${card} ${locomotives}`);
const chain = async (): Promise<string[] | undefined> => {
  await play.confirm();
  return server.moved.at(-1);
};
const press = async (code: string, key = ''): Promise<void> => {
  keys(new KeyboardEvent('keydown', { code, key }), play);
  await settled();
};

beforeEach(() => at('claims'));
afterEach(rise);

describe('a claim', () => {
  it('is proposed with the fewest locomotives, doubled if own terrain pays for it', async () => {
    await play.press(YELLOW);
    expect(sets()).toEqual(['4 yellow 0', '3 yellow 1', '2 yellow 2', '1 yellow 3']);
    expect(play.claim).toMatchObject({ ready: true, points: 14, used: { yellow: 4 } });
    expect(play.claim.set).toEqual({ card: 'yellow', cards: 4, locomotives: 0 });
    const terms = { wild: 0, least: 0, most: 2, cards: 2, price: 2, plain: 7, points: 14 };
    expect(play.claim.doubling).toEqual({ on: true, ...terms });
    expect(server.moved).toEqual([]);
    expect(await chain()).toEqual([`claim ${YELLOW}`, 'locomotives 0', 'double', 'wild 0']);
  });

  it('is paid otherwise', async () => {
    await play.press(YELLOW);
    await play.claim.pay({ card: 'yellow', cards: 2, locomotives: 2 });
    expect(play.claim.used).toEqual({ yellow: 2, locomotive: 2 });
    expect(play.claim.doubling).toMatchObject({ wild: 0, most: 1 });
    expect(await chain()).toEqual([`claim ${YELLOW}`, 'locomotives 2', 'double', 'wild 0']);
  });

  it('is not doubled where that is switched off', async () => {
    await play.press(YELLOW);
    await play.claim.switchDoubling(false);
    expect(play.claim).toMatchObject({ points: 7, doubling: { on: false } });
    expect(await chain()).toEqual([`claim ${YELLOW}`, 'locomotives 0', 'plain']);
  });

  it('takes locomotives as terrain, within what is allowed with the set', async () => {
    await play.press(YELLOW);
    await play.claim.wild(2);
    expect(play.claim.doubling).toMatchObject({ wild: 2, cards: 0 });
    expect(play.claim.used).toEqual({ yellow: 4, locomotive: 2 });
    await play.claim.pay({ card: 'yellow', cards: 3, locomotives: 1 });
    expect(play.claim.doubling).toMatchObject({ wild: 2, most: 2 });
    await play.claim.pay({ card: 'yellow', cards: 2, locomotives: 2 });
    expect(play.claim.doubling).toMatchObject({ wild: 1, cards: 1 });
    expect(await chain()).toEqual([`claim ${YELLOW}`, 'locomotives 2', 'double', 'wild 1']);
  });

  it('is doubled unasked only where that brings more than its locomotives are worth', async () => {
    at('levelling');
    await play.press(YELLOW); // 7 points for a locomotive
    expect(play.claim).toMatchObject({ points: 14, doubling: { on: true, least: 1 } });
    at('claims');
    await play.press(GREY); // 2 points for a locomotive
    expect(play.claim).toMatchObject({ points: 2, doubling: { on: false, least: 1, points: 4 } });
    await play.claim.switchDoubling(true);
    expect(play.claim).toMatchObject({ points: 4, doubling: { on: true, wild: 1 } });
    await play.claim.pay({ card: 'white', cards: 2, locomotives: 0 });
    expect(await chain()).toEqual([`claim ${GREY}`, 'pay white', 'locomotives 0', 'double']);
  });

  it('can’t be doubled where a rival has too many', async () => {
    at('outdone');
    await play.press(YELLOW);
    expect(play.claim).toMatchObject({ points: 7, doubling: null, ready: true });
    expect(await chain()).toEqual([`claim ${YELLOW}`, 'locomotives 0']);
  });

  it('of a grey track takes the colour that needs no locomotive, of equal ones the larger', async () => {
    await play.press(GREY);
    expect(play.claim.set).toEqual({ card: 'yellow', cards: 2, locomotives: 0 });
    expect(sets()).toEqual(['2 white 0', '1 white 1', '2 yellow 0', '1 yellow 1', '0 locomotive 2']);
    await play.claim.pay({ card: 'locomotive', cards: 0, locomotives: 2 });
    expect(play.claim.used).toEqual({ locomotive: 2 });
    expect(await chain()).toEqual([`claim ${GREY}`, 'pay locomotive', 'plain']);
  });

  it('of a ferry has its locomotives', async () => {
    await play.press(FERRY);
    expect(play.claim.set).toEqual({ card: 'yellow', cards: 2, locomotives: 1 });
    expect(play.claim).toMatchObject({ used: { yellow: 2, locomotive: 2 }, doubling: { on: true, wild: 1 } });
  });

  it('names the one set also where nothing was asked', async () => {
    at('poor');
    await play.press(GREY);
    expect(play.claim).toMatchObject({ sets: [], doubling: null, used: { white: 2 } });
    expect(play.claim.set).toEqual({ card: 'white', cards: 2, locomotives: 0 });
    expect(await chain()).toEqual([`claim ${GREY}`]);
  });

  it('says which tickets it completes', async () => {
    at('table');
    await play.press(COMPLETING);
    const { own, then, completes } = play.claim;
    expect(completes).toHaveLength(1);
    for (const id of completes) expect(own?.tickets?.find((one) => one.id === id)?.done).toBe(false);
    expect(then?.routes).toBe((own?.routes ?? 0) + play.claim.points);
  });

  it('asks the server once per click', async () => {
    await play.press(YELLOW);
    expect(server.previews.length).toBe(1);
    await play.claim.switchDoubling(false);
    await play.claim.pay({ card: 'yellow', cards: 2, locomotives: 2 });
    expect(server.previews.length).toBe(3);
  });

  it('asks the server for the same position once only', async () => {
    await play.press(YELLOW);
    await play.claim.switchDoubling(false);
    await play.claim.switchDoubling(true);
    expect(new Set(server.previews).size).toBe(server.previews.length);
  });

  it('is replaced by another track, though the first is answered later', async () => {
    let release = (): void => undefined;
    server.held = new Promise((done) => (release = done));
    const slow = play.press(YELLOW);
    await settled();
    server.held = null;
    await play.press(GREY);
    release();
    await slow;
    expect(play.claim).toMatchObject({ track: GREY, set: { card: 'yellow', cards: 2 } });
  });

  it('is left by pressing the track again, by Escape, and by a card of a row', async () => {
    await play.press(YELLOW);
    await play.press(YELLOW);
    expect(play.claim).toMatchObject({ track: null, ready: false, used: {} });
    await play.press(YELLOW);
    await press('Escape', 'Escape');
    expect(play.claim.track).toBeNull();
    await play.press(YELLOW);
    await play.take('white');
    expect(play.claim.track).toBeNull();
    expect(server.moved).toEqual([['take white']]);
  });

  it('is sent with Enter, also on its own track, where the map would leave it', async () => {
    const track = document.createElement('button');
    track.setAttribute('data-track', YELLOW);
    track.addEventListener('keydown', (event) => claims(event, play));
    const enter = (): boolean => track.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    enter();
    await play.press(YELLOW);
    enter();
    await settled();
    expect(server.moved).toHaveLength(1);
    await press('Enter', 'Enter');
    expect(server.moved).toHaveLength(2);
  });

  it('is no longer ready while it is being drawn, and nothing is sent twice', async () => {
    await play.press(YELLOW);
    eye.busy = true;
    expect(play.ready).toBe(false);
    expect(await chain()).toBeUndefined();
  });

  it('begins anew when something has happened', async () => {
    await play.press(YELLOW);
    const { scene } = server;
    server.scene = recording('heart_of_africa', 'outdone');
    server.say({ ...server.scene, n: scene.n });
    await play.fresh();
    expect(play.claim).toMatchObject({ track: YELLOW, points: 7, doubling: null });
  });
});

describe('a track that can’t be claimed', () => {
  it('says why, with the rules', async () => {
    const track = 'addis_ababa-port_florence';
    await play.press(track);
    expect(play.claim).toMatchObject({ track, ready: false });
    expect(play.objections.map((one) => one.rule)).toEqual(['HA-CLAIM-04']);
    await play.press(YELLOW);
    expect(play.objections).toEqual([]);
    expect(play.claim.ready).toBe(true);
  });

  it('may be looked at out of turn', async () => {
    at('waiting');
    await play.press(YELLOW);
    expect(play.claim).toMatchObject({ track: YELLOW, ready: false });
    expect([play.mode, play.payable, server.previews]).toEqual(['wait', null, []]);
  });
});

describe('cards', () => {
  it('are drawn with one key each', async () => {
    await press('KeyD');
    await press('KeyK');
    expect(server.moved).toEqual([['draw train'], ['draw tickets']]);
  });

  it('that may not be taken say why', async () => {
    await play.take('locomotive');
    expect(server.moved).toEqual([]);
    expect(play.note?.rules).toEqual(['HA-DRAW-02']);
  });

  it('are not drawn while something is on its way', async () => {
    eye.status = 'lost';
    await play.draw('train');
    expect(server.moved).toEqual([]);
  });

  it('are given back where the server allows it', async () => {
    at('claims', { undo: 'free' });
    await play.undo();
    expect(server.said).toEqual(['undo']);
  });

  it('the tracks that can be paid are known on the own turn', () => {
    for (const track of [YELLOW, GREY, FERRY]) expect(play.payable?.has(track)).toBe(true);
    expect(play.payable?.has('addis_ababa-port_florence')).toBe(false);
    eye.busy = true;
    expect(play.payable).toBeNull();
  });
});
