import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Journey, type Stop } from '../../../src/games/africana/journey/journey.svelte';
import type { TableView } from '../../../src/games/africana/view';
import type { Eye } from '../../../src/lib/net/eye.svelte';
import { settled } from '../../fake';
import { rise, sit, type RecordedSocket, type Recording } from '../../recorded';

let eye: Eye<TableView>;
let server: RecordedSocket<TableView>;
let journey: Journey;

/** The eye of a scene, whose journey has begun. */
async function at(scene: string, change: Partial<Recording<TableView>> = {}): Promise<void> {
  ({ eye, server } = sit<TableView>('africana', scene, change));
  journey = new Journey(eye);
  await journey.reset();
}

const deeds = (stop: Stop | undefined): [string, boolean][] =>
  (stop?.deeds ?? []).map((one) => [one.id, one.on]);
const route = (): string[] => journey.stops.map((stop) => `${stop.place} ${stop.card}`.trim());
/** The whole message in notation. */
const message = async (): Promise<string[] | undefined> => {
  await eye.move(journey.message());
  return server.moved.at(-1);
};

afterEach(rise);

describe('before the first step', () => {
  beforeEach(() => at('deeds'));

  it('everything here is done: complete, join, and what draws a card last', async () => {
    expect(deeds(journey.stops[0])).toEqual([
      ['B09', true],
      ['C07', true],
    ]);
    expect(await message()).toEqual(['move', 'complete B09', 'join C07']);
    expect(journey.stops[0]?.deeds.map((one) => [one.join, one.draws, one.silver, one.points])).toEqual([
      [false, 0, 4, 5],
      [true, 1, 0, 0],
    ]);
    expect([journey.ready, journey.planned, journey.pauses]).toEqual([true, true, true]);
  });

  it('without deeds it is standing still, which ends with stop', async () => {
    for (const id of ['C07', 'B09']) await journey.toggle(0, id);
    expect([journey.planned, journey.pauses, await message()]).toEqual([false, false, ['move', 'stop']]);
  });

  it('nothing is planned where moving is not possible, and nothing by who has no seat', async () => {
    await at('deeds', { legal: eye.legal.slice(0, 1) });
    expect([journey.stops, journey.ready, journey.message()]).toEqual([[], false, []]);
    await at('deeds', { eye: null });
    expect([journey.stops, journey.ready]).toEqual([[], false]);
  });

  it('in the midst of a journey it goes on from what is asked, without choosing to move again', async () => {
    await at('underway');
    expect(await message()).toEqual(['complete B09', 'join C07']);
  });
});

describe('the places one step away', () => {
  it('are lit with the card that would pay', async () => {
    await at('cards');
    expect(Object.fromEntries([...journey.lit].map(([place, one]) => [place, one.card]))).toEqual({
      dakar: 'magenta',
      timbuktu: 'orange',
      leopoldville: 'orange',
      cape_town: 'magenta',
    });
    expect(journey.lit.get('leopoldville')).toEqual({
      place: 'leopoldville',
      card: 'orange',
      cost: 0,
      sure: true,
    });
  });

  it('are not sure where only the joker pays', async () => {
    await at('assistant');
    const sure = [...journey.lit.values()].filter((one) => one.sure).map((one) => one.place);
    expect(sure).toEqual(['tripoli', 'aswan', 'leopoldville']);
    expect(journey.lit.get('tripoli')?.card).toBe('turquoise-assistant');
    expect(journey.lit.get('timbuktu')).toMatchObject({ card: 'joker', sure: false });
  });
});

describe('going on', () => {
  it('asks once, also from a stop where a card would be drawn', async () => {
    await at('deeds');
    const asked = server.previews.length;
    await journey.go('port_natal');
    expect(server.previews.slice(asked)).toEqual(['move, complete B09, step port_natal joker']);
  });

  it('ends where a card is drawn after all', async () => {
    await at('deeds');
    await journey.go('port_natal');
    await journey.toggle(0, 'C07');
    expect(route()).toEqual(['mozambique']);
    expect(await message()).toEqual(['move', 'complete B09', 'join C07']);
  });

  it('leaves out the deed that would draw a card and pause', async () => {
    await at('deeds');
    await journey.go('port_natal');
    expect(deeds(journey.stops[0])).toEqual([
      ['B09', true],
      ['C07', false],
    ]);
    expect(await message()).toEqual([
      'move',
      'complete B09',
      'step port_natal joker',
      'complete C05',
      'complete S15',
      'stop',
    ]);
    expect(journey.pauses).toBe(false);
    expect(deeds(journey.stops[1])).toEqual([
      ['C05', true],
      ['S15', true],
    ]);
    expect(journey.stops[1]?.deeds[1]?.colour).toBe('violet');
  });

  it('takes an assistant, then a travel card, then the joker', async () => {
    await at('assistant');
    await journey.go('tripoli');
    const { card, others = [] } = journey.stops[1] ?? {};
    expect([card, ...others]).toEqual(['turquoise-assistant', 'turquoise', 'joker']);
  });

  it('takes a card that is recoloured last', async () => {
    await at('cards');
    await journey.go('leopoldville');
    const { card, others = [], cost } = journey.stops[1] ?? {};
    expect([card, ...others]).toEqual(['orange', 'joker', 'magenta', 'grey', 'violet']);
    expect(cost).toBe(0);
    await journey.pay(1, 'grey');
    expect(journey.stops[1]).toMatchObject({ card: 'grey', cost: 5 });
    expect(journey.stops[1]?.others).toContain('orange');
    expect(await message()).toEqual(['move', 'step leopoldville grey', 'join B03', 'stop']);
  });

  it('goes with the card that was asked for', async () => {
    await at('assistant');
    await journey.go('tripoli', 'joker');
    expect(route()).toEqual(['khartoum', 'tripoli joker']);
  });

  it('ends where a swapped card is missing later', async () => {
    await at('assistant');
    await journey.go('tripoli');
    await journey.toggle(1, 'N10'); // without its silver, nothing can be recoloured
    await journey.go('timbuktu');
    expect(route()).toEqual(['khartoum', 'tripoli turquoise-assistant', 'timbuktu joker']);
    await journey.pay(1, 'joker');
    expect(route()).toEqual(['khartoum', 'tripoli joker']);
  });

  it('pays otherwise where a swapped card is missing later, if it can', async () => {
    await at('cards');
    await journey.go('leopoldville');
    await journey.go('luanda');
    expect(route()).toEqual(['lagos', 'leopoldville orange', 'luanda magenta']);
    await journey.pay(1, 'magenta');
    expect(route()).toEqual(['lagos', 'leopoldville magenta', 'luanda violet']);
  });
});

describe('changing the plan', () => {
  beforeEach(() => at('deeds'));

  it('leaves out a deed, and does it after all', async () => {
    await journey.go('port_natal');
    await journey.toggle(1, 'C05');
    expect(await message()).toEqual([
      'move',
      'complete B09',
      'step port_natal joker',
      'complete S15',
      'stop',
    ]);
    expect(deeds(journey.stops[1])).toEqual([
      ['S15', true],
      ['C05', false],
    ]);
    await journey.toggle(1, 'C05');
    expect((await message())?.slice(3, 5)).toEqual(['complete C05', 'complete S15']);
  });

  it('takes back the last step, but not where the explorer stands', async () => {
    await at('cards');
    await journey.go('leopoldville');
    await journey.go('luanda');
    expect(journey.steps).toHaveLength(2);
    await journey.back();
    expect(route()).toEqual(['lagos', 'leopoldville orange']);
    for (let turn = 0; turn < 3; turn++) await journey.back();
    expect(route()).toEqual(['lagos']);
    expect((await message())?.[0]).toBe('move');
  });

  it('is forgotten when it begins anew', async () => {
    await journey.toggle(0, 'C07');
    await journey.go('port_natal');
    await journey.reset();
    expect(route()).toEqual(['mozambique']);
    expect(await message()).toEqual(['move', 'complete B09', 'join C07']);
  });

  it('shows the table after the whole message, stop and all', async () => {
    await journey.go('port_natal');
    const [before, after] = [eye.view, journey.after].map((view) => view?.seats[3]);
    expect([before?.place, after?.place]).toEqual(['mozambique', 'port_natal']);
    expect(after?.silver).toBe((before?.silver ?? 0) + 4 + 2);
    expect(after?.done).toEqual(expect.arrayContaining(['B09', 'C05']));
  });

  it('of a stop that is not planned changes nothing', async () => {
    const before = journey.message();
    await journey.toggle(4, 'B09');
    await journey.pay(4, 'joker');
    expect(journey.message()).toEqual(before);
  });

  it('asks the server for the same position once only', async () => {
    await journey.go('port_natal');
    await journey.back();
    await journey.go('port_natal');
    expect(new Set(server.previews).size).toBe(server.previews.length);
  });

  it('counts as it was last, though an earlier change is answered later', async () => {
    await at('assistant');
    let release = (): void => undefined;
    server.held = new Promise((done) => (release = done));
    const slow = journey.go('tripoli', 'turquoise');
    await settled(); // its preview is under way
    server.held = null;
    await journey.pay(1, 'joker');
    expect(route()).toEqual(['khartoum', 'tripoli joker']);
    release();
    await slow;
    await settled();
    expect(route()).toEqual(['khartoum', 'tripoli joker']);
    expect(await message()).toEqual(['move', 'step tripoli joker', 'complete N10', 'stop']);
  });
});
