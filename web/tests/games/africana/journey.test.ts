import { beforeEach, describe, expect, it } from 'vitest';
import { Journey, type Stop } from '../../../src/games/africana/journey/journey.svelte';
import type { TableView } from '../../../src/games/africana/view';
import type { Eye } from '../../../src/lib/net/eye.svelte';
import type { Answer, Preview, Words } from '../../../src/lib/net/protocol';
import { settled } from '../../fake';

const [MOVE, STOP] = [2, 3];

interface Way {
  answer: number;
  from: string;
  words: Words;
}

const step = (answer: number, from: string, place: string, card: string, cost?: number): Way => ({
  answer,
  from,
  words: cost ? { verb: 'step', place, card, cost } : { verb: 'step', place, card },
});

/** What the server would offer: steps while their card is in hand, deeds at their place once. */
const WAYS: Way[] = [
  { answer: 22, from: 'cairo', words: { verb: 'join', expedition: 'A03', cards: 1 } },
  { answer: 20, from: 'cairo', words: { verb: 'join', expedition: 'A01', silver: 2 } },
  {
    answer: 21,
    from: 'cairo',
    words: { verb: 'complete', expedition: 'B02', silver: 5, points: 4 },
  },
  { answer: 23, from: 'aswan', words: { verb: 'complete', adventure: 'N03', colour: 'grey' } },
  { answer: 24, from: 'aswan', words: { verb: 'join', expedition: 'A07', silver: 1 } },
  step(15, 'cairo', 'aswan', 'grey-assistant', 3),
  step(14, 'cairo', 'aswan', 'grey', 3),
  step(13, 'cairo', 'aswan', 'joker'),
  step(12, 'cairo', 'aswan', 'violet'),
  step(11, 'cairo', 'aswan', 'violet-assistant'),
  step(16, 'cairo', 'tripoli', 'joker'),
  step(17, 'aswan', 'jidda', 'grey'),
  step(18, 'aswan', 'jidda', 'joker'),
  step(19, 'aswan', 'khartoum', 'violet'),
];

const answerOf = ({ answer, words }: { answer: number; words: Words }): Answer => ({
  answer,
  words,
  parts: Object.values(words).map(String),
});

class FakeEye {
  seat = 1;
  asked: string[] = [];
  /** While it is there, previews wait for it. */
  held: Promise<void> | null = null;
  /** Joining draws a card: the journey pauses, if there is one. */
  deck = 1;
  legal: Answer[] = [
    answerOf({ answer: 0, words: { verb: 'draw', cards: 2 } }),
    answerOf({ answer: MOVE, words: { verb: 'move' } }),
  ];
  view = this.viewAfter([]);
  ways = WAYS;

  viewAfter(answers: number[]): TableView {
    return { seats: [{ place: 'cairo' }], played: answers.map(String) } as unknown as TableView;
  }

  legalAfter(answers: number[]): Answer[] {
    const done = this.ways.filter((one) => answers.includes(one.answer));
    const walked = answers.flatMap(
      (one) => done.find((way) => way.answer === one && way.words['card']) ?? [],
    );
    const here = String(walked.at(-1)?.words['place'] ?? 'cairo');
    const used = walked.map((one) => one.words['card']);
    if (answers.includes(STOP) || (this.deck && done.some((one) => one.words['cards']))) return [];
    const open = this.ways.filter(
      (one) => one.from === here && !done.includes(one) && !used.includes(one.words['card']),
    );
    return [...open, { answer: STOP, words: { verb: 'stop', action: 'move' } }].map(answerOf);
  }

  async preview(answers: number[]): Promise<Preview<TableView>> {
    this.asked.push(answers.join());
    await this.held;
    const view = this.viewAfter(answers);
    return { t: 'preview', n: 1, answers, legal: this.legalAfter(answers), whole: true, view };
  }

  /** Previews wait until this is called. */
  hold(): () => void {
    let release = (): void => undefined;
    this.held = new Promise((done) => (release = done));
    return release;
  }
}

let eye: FakeEye;
let journey: Journey;

const deeds = (stop: Stop | undefined): [string, boolean][] =>
  (stop?.deeds ?? []).map((one) => [one.id, one.on]);
const route = (): string[] => journey.stops.map((stop) => `${stop.place} ${stop.card}`.trim());

beforeEach(async () => {
  eye = new FakeEye();
  journey = new Journey(eye as unknown as Eye<TableView>);
  await journey.reset();
});

describe('before the first step', () => {
  it('everything here is done: complete, join, and what draws a card last', () => {
    expect(deeds(journey.stops[0])).toEqual([
      ['B02', true],
      ['A01', true],
      ['A03', true],
    ]);
    expect(journey.message()).toEqual([MOVE, 21, 20, 22]);
    expect(journey.stops[0]?.deeds.map((one) => [one.join, one.draws, one.silver, one.points])).toEqual([
      [false, false, 5, 4],
      [true, false, 2, 0],
      [true, true, 0, 0],
    ]);
    expect([journey.ready, journey.planned, journey.pauses]).toEqual([true, true, true]);
  });

  it('the places one step away are lit with the card that would pay', () => {
    expect([...journey.lit.values()]).toEqual([
      { place: 'aswan', card: 'violet-assistant', cost: 0, sure: true },
      { place: 'tripoli', card: 'joker', cost: 0, sure: false },
    ]);
  });

  it('without deeds it is standing still, which ends with stop', async () => {
    for (const id of ['A03', 'A01', 'B02']) await journey.toggle(0, id);
    expect([journey.planned, journey.pauses, journey.message()]).toEqual([false, false, [MOVE, STOP]]);
  });

  it('nothing is planned where moving is not possible, and nothing by who has no seat', async () => {
    eye.legal = eye.legal.slice(0, 1);
    await journey.reset();
    expect([journey.stops, journey.ready, journey.message()]).toEqual([[], false, []]);
    eye = new FakeEye();
    Object.assign(eye, { seat: null });
    journey = new Journey(eye as unknown as Eye<TableView>);
    await journey.reset();
    expect([journey.stops, journey.ready]).toEqual([[], false]);
  });

  it('in the midst of a journey it goes on from what is asked, without choosing to move again', async () => {
    eye.legal = eye.legalAfter([]);
    await journey.reset();
    expect(journey.message()).toEqual([21, 20, 22]);
  });
});

describe('going on', () => {
  it('leaves out the deed that would draw a card and pause', async () => {
    await journey.go('aswan');
    expect(deeds(journey.stops[0])).toEqual([
      ['B02', true],
      ['A01', true],
      ['A03', false],
    ]);
    expect(journey.message()).toEqual([MOVE, 21, 20, 11, 23, 24, STOP]);
    expect(journey.pauses).toBe(false);
    expect(deeds(journey.stops[1])).toEqual([
      ['N03', true],
      ['A07', true],
    ]);
    expect(journey.stops[1]?.deeds[0]?.colour).toBe('grey');
  });

  it('takes an assistant, a travel card, the joker, then one that is recoloured', async () => {
    await journey.go('aswan');
    const found = [journey.stops[1]?.card];
    for (const gone of [11, 12, 13, 14]) {
      eye.ways = eye.ways.filter((one) => one.answer !== gone);
      await journey.reset();
      await journey.go('aswan');
      found.push(journey.stops[1]?.card);
    }
    expect(found).toEqual(['violet-assistant', 'violet', 'joker', 'grey', 'grey-assistant']);
    expect(journey.stops[1]?.cost).toBe(3);
  });

  it('names the other cards that could pay, and swaps', async () => {
    await journey.go('aswan');
    expect(journey.stops[1]?.others).toEqual(['violet', 'joker', 'grey', 'grey-assistant']);
    await journey.pay(1, 'grey');
    expect(journey.message()).toEqual([MOVE, 21, 20, 14, 23, 24, STOP]);
    expect(journey.stops[1]).toMatchObject({ card: 'grey', cost: 3 });
    expect(journey.stops[1]?.others).toContain('violet-assistant');
  });

  it('goes with the card that was asked for', async () => {
    await journey.go('aswan', 'joker');
    expect(route()).toEqual(['cairo', 'aswan joker']);
  });

  it('ends where a swapped card is missing later', async () => {
    await journey.go('aswan');
    await journey.go('khartoum');
    expect(route()).toEqual(['cairo', 'aswan violet-assistant', 'khartoum violet']);
    await journey.pay(1, 'violet');
    expect(route()).toEqual(['cairo', 'aswan violet']);
    expect([...journey.lit.keys()]).toEqual(['jidda']);
  });

  it('pays otherwise where a swapped card is missing later, if it can', async () => {
    await journey.go('aswan');
    await journey.go('jidda');
    await journey.pay(1, 'grey');
    expect(route()).toEqual(['cairo', 'aswan grey', 'jidda joker']);
  });
});

describe('changing the plan', () => {
  it('leaves out a deed, and does it after all', async () => {
    await journey.go('aswan');
    await journey.toggle(1, 'N03');
    expect(journey.message()).toEqual([MOVE, 21, 20, 11, 24, STOP]);
    expect(deeds(journey.stops[1])).toEqual([
      ['A07', true],
      ['N03', false],
    ]);
    await journey.toggle(1, 'N03');
    expect(journey.message()).toEqual([MOVE, 21, 20, 11, 23, 24, STOP]);
  });

  it('takes back the last step, but not where the explorer stands', async () => {
    await journey.go('aswan');
    await journey.go('jidda');
    expect(journey.steps).toHaveLength(2);
    await journey.back();
    expect(route()).toEqual(['cairo', 'aswan violet-assistant']);
    for (let turn = 0; turn < 3; turn++) await journey.back();
    expect(route()).toEqual(['cairo']);
    expect(journey.message().slice(0, 1)).toEqual([MOVE]);
  });

  it('is forgotten when it begins anew', async () => {
    await journey.toggle(0, 'A03');
    await journey.go('aswan');
    await journey.reset();
    expect(route()).toEqual(['cairo']);
    expect(journey.message()).toEqual([MOVE, 21, 20, 22]);
  });

  it('shows the table after the whole message, stop and all', async () => {
    await journey.go('aswan');
    expect(journey.after?.played.map(Number)).toEqual(journey.message());
  });

  it('of a stop that is not planned changes nothing', async () => {
    const before = journey.message();
    await journey.toggle(4, 'B02');
    await journey.pay(4, 'joker');
    expect(journey.message()).toEqual(before);
  });

  it('asks the server for the same position once only', async () => {
    await journey.go('aswan');
    await journey.back();
    await journey.go('aswan');
    expect(eye.asked.filter((one, at) => eye.asked.indexOf(one) !== at)).toEqual([]);
  });

  it('counts as it was last, though an earlier change is answered later', async () => {
    const release = eye.hold();
    const slow = journey.go('aswan', 'grey');
    await settled(); // its preview is on the way
    eye.held = null;
    await journey.pay(1, 'joker');
    expect(route()).toEqual(['cairo', 'aswan joker']);
    release();
    await slow;
    await settled();
    expect(route()).toEqual(['cairo', 'aswan joker']);
    expect(journey.message()).toEqual([MOVE, 21, 20, 13, 23, 24, STOP]);
  });

  it('lists every deed once, also if joining draws nothing because no card is left', async () => {
    eye.deck = 0;
    eye.ways = [...WAYS, { answer: 25, from: 'cairo', words: { verb: 'join', expedition: 'A09', cards: 1 } }];
    await journey.reset();
    expect(journey.stops[0]?.deeds.map((one) => one.id).sort()).toEqual(['A01', 'A03', 'A09', 'B02']);
  });
});
