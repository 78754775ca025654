import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Eye } from '../../src/lib/net/eye.svelte';
import type { Fact, TableMessage, Told } from '../../src/lib/net/protocol';
import { wait } from '../../src/lib/ui/flights.svelte';
import { example, FakeSocket, settled } from '../fake';

type View = { turn: number };

let eye: Eye<View>;

/** The nine facts of the deal: the example shows three of them. */
const DEAL: Fact[] = Array.from({ length: 9 }, (_, at) => ({ rule: `LO-SETUP-${at}`, words: {} }));
const rules = (): string[] => eye.log.map((fact) => fact.rule);
const dealt = DEAL.map((fact) => fact.rule);

function table(more: Partial<TableMessage<View>> = {}): object {
  return { ...example('out-table'), facts: DEAL, view: { turn: 0 }, ...more };
}

function told(more: Partial<Told<View>> = {}): object {
  return { ...example('out-told'), view: { turn: 1 }, ...more };
}

/** Event `n` of somebody, with one fact of its own. */
function event(n: number): object {
  const facts = [{ rule: `LO-DRAW-0${n}`, words: {} }];
  return told({ n, story: 8 + n, facts, view: { turn: n }, legal: [...LEGAL], asked: [1] });
}

const LEGAL = example<TableMessage<View>>('out-table').legal ?? [];
/** The rules of an event's facts. */
const NEWS = example<Told<View>>('out-told').facts.map((fact) => fact.rule);

/** A motion for each event that ends when the test says so. */
function motions(): { drawn: View[]; before: (View | null)[]; end: () => Promise<void> } {
  const found = { drawn: [] as View[], before: [] as (View | null)[], end: settled };
  eye.motion = (one, before) => {
    found.drawn.push(one.view);
    found.before.push(before);
    return new Promise((done) => {
      found.end = () => {
        done();
        return settled();
      };
    });
  };
  return found;
}

/** After everything that a hurried motion still does. */
const soon = async (): Promise<void> => {
  await settled();
  await new Promise((done) => setTimeout(done));
  await settled();
};

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  eye = new Eye<View>('abc');
  FakeSocket.last.open();
});

afterEach(() => {
  eye.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a very long game', () => {
  it('is told from where the server begins, and taken back from there', async () => {
    FakeSocket.last.say(table({ story: 5000 }));
    expect(rules()).toEqual(dealt);
    expect(eye.fresh).toBe(0);
    FakeSocket.last.say(told({ n: 1, story: 5009, facts: [{ rule: 'LO-DRAW-01', words: {} }] }));
    await settled();
    expect(rules()).toEqual([...dealt, 'LO-DRAW-01']);
    expect(eye.fresh).toBe(9);
    FakeSocket.last.say(told({ n: 2, story: 5007, facts: [] }));
    await settled();
    expect(rules()).toEqual(dealt.slice(0, 7));
    FakeSocket.last.say(told({ n: 3, story: 4990, facts: [{ rule: 'LO-DRAW-03', words: {} }] }));
    await settled();
    expect(rules()).toEqual(['LO-DRAW-03']);
  });
});

describe('what is new since my last turn', () => {
  it('is counted from where the log begins', async () => {
    FakeSocket.last.say(table({ story: 5000, since: { first: 4990, until: 5004 } }));
    expect(eye.shown?.since).toEqual({ first: 0, until: 4 });
    FakeSocket.last.say(told({ n: 1, story: 5009, since: { first: 5002, until: 5012 } }));
    await settled();
    expect(eye.shown?.since).toEqual({ first: 2, until: 12 });
  });
});

describe('a forced answer', () => {
  const only = { legal: LEGAL.slice(0, 1), forced: [0], alone: true };

  it('is there for who is alone, once everything is drawn', async () => {
    FakeSocket.last.say(table({ ...only }));
    expect([eye.alone, eye.forced]).toEqual([true, [0]]);
    motions();
    FakeSocket.last.say(told({ ...only, asked: [1] }));
    expect(eye.forced).toEqual([]);
  });

  it('is not given again by itself after it was taken back', async () => {
    FakeSocket.last.say(table());
    FakeSocket.last.say(told({ ...only, kind: 'undo', asked: [1] }));
    await settled();
    expect([eye.legal.length, eye.forced]).toEqual([1, []]);
  });
});

describe('the table', () => {
  it('is asked for at its address, for a seat if there is one', () => {
    expect(FakeSocket.last.url).toMatch(/\/api\/tables\/abc\/socket$/);
    expect(FakeSocket.last.sent).toMatchObject([{ t: 'hello', n: -1 }]);
    const other = new Eye<View>('abc', 2);
    expect(FakeSocket.last.url).toMatch(/\/api\/tables\/abc\/socket\?seat=2$/);
    other.close();
  });

  it('shows all that the message has', () => {
    expect(eye.status).toBe('connecting');
    FakeSocket.last.say(table({ rematch: 'next' }));
    const said = example<TableMessage<View>>('out-table');
    expect(eye.status).toBe('open');
    expect(eye.about).toEqual(said.table);
    expect([eye.seat, eye.yours, eye.rematch]).toEqual([1, [1], 'next']);
    expect(eye.seats).toEqual(said.seats);
    expect(eye.chat).toEqual(said.chat);
    expect(eye.view).toEqual({ turn: 0 });
    expect(eye.legal).toEqual(LEGAL);
    expect([eye.myTurn, eye.undoable, eye.fresh]).toEqual([true, 'none', 0]);
    expect(rules()).toEqual(dealt);
    expect([eye.nameOf(2), eye.nameOf(5)]).toEqual(['Ben', '']);
  });

  it('has no view and no answers before the start', () => {
    FakeSocket.last.say(example('out-table-open'));
    expect([eye.view, eye.legal, eye.log, eye.myTurn]).toEqual([null, [], [], false]);
    expect(eye.about?.status).toBe('open');
  });

  it('is for a spectator without seat and answers', () => {
    FakeSocket.last.say(example('out-table-spectator'));
    expect([eye.seat, eye.legal, eye.undoable, eye.myTurn]).toEqual([null, [], 'none', false]);
  });

  it('keeps the sentence of a refused hello', () => {
    FakeSocket.last.say(example('out-refused-goodbye'));
    expect([eye.status, eye.sentence]).toEqual(['gone', example('out-refused-goodbye')['sentence']]);
  });
});

describe('news', () => {
  beforeEach(() => FakeSocket.last.say(table()));

  it('cuts the log to its story and adds its facts', async () => {
    FakeSocket.last.say(told());
    await settled();
    expect(NEWS).toHaveLength(3);
    expect(rules()).toEqual([...dealt, ...NEWS]);
    expect(eye.fresh).toBe(9);
    expect(eye.view).toEqual({ turn: 1 });
    expect([eye.legal, eye.undoable, eye.myTurn]).toEqual([[], 'ask', false]);
  });

  it('takes facts back with an undo', async () => {
    FakeSocket.last.say(told());
    FakeSocket.last.say({ ...example('out-told-undo'), view: { turn: 2 } });
    await settled();
    expect(rules()).toEqual(dealt);
    expect(eye.myTurn).toBe(true);
    expect(eye.legal).toHaveLength(2);
  });

  it('starts an open table and ends a running one', async () => {
    FakeSocket.last.say(example('out-table-open'));
    FakeSocket.last.say(told({ n: 0, kind: 'start' }));
    await settled();
    expect(eye.about?.status).toBe('running');
    FakeSocket.last.say(example('out-told-over'));
    await settled();
    expect(eye.about?.status).toBe('over');
    expect(eye.shown?.result?.places).toEqual([1, 2]);
  });

  it('of sealed answers changes who is asked, not the view', () => {
    FakeSocket.last.say(example('out-sealed-own'));
    expect(eye.shown).toMatchObject({ sealed: [1], asked: [2], view: { turn: 0 } });
    expect(eye.shown?.envelope).toEqual(example('out-sealed-own')['envelope']);
    expect(eye.myTurn).toBe(false);
  });

  it('of a proposal shows it until it is dropped or the game goes on', async () => {
    FakeSocket.last.say(example('out-proposal'));
    expect(eye.proposal).toEqual(example('out-proposal')['proposal']);
    FakeSocket.last.say(example('out-proposal-dropped'));
    expect(eye.proposal).toBeNull();
    FakeSocket.last.say(example('out-proposal-end'));
    FakeSocket.last.say(told());
    await settled();
    expect(eye.proposal).toBeNull();
  });

  it('of chat, seats and a rematch is shown at once', () => {
    const { drawn } = motions();
    FakeSocket.last.say(event(1));
    FakeSocket.last.say({ ...example('out-chat'), k: 1 });
    FakeSocket.last.say({ ...example('out-seats'), seats: [] });
    FakeSocket.last.say(example('out-rematch'));
    expect(drawn).toHaveLength(1);
    expect(eye.chat.map((one) => one.k)).toEqual([0, 1]);
    FakeSocket.last.say({ ...example('out-chat'), k: 0, name: 'Somebody', words: '' });
    expect(eye.chat.map((one) => one.k)).toEqual([0, 1]);
    expect(eye.chat[0]?.words).toBe('');
    expect(eye.seats).toEqual([]);
    expect(eye.about).toEqual(example('out-seats')['table']);
    expect(eye.rematch).toBe(example('out-rematch')['table']);
  });
});

describe('events one after the other', () => {
  beforeEach(() => FakeSocket.last.say(table()));

  it('wait for the motion of the one before, and nothing can be answered meanwhile', async () => {
    const motion = motions();
    for (const n of [1, 2]) FakeSocket.last.say(event(n));
    expect([eye.view, eye.busy, eye.legal, eye.undoable]).toEqual([{ turn: 1 }, true, [], 'none']);
    await settled();
    expect(eye.view).toEqual({ turn: 1 });
    await motion.end();
    expect([eye.view, eye.busy, eye.legal]).toEqual([{ turn: 2 }, true, []]);
    await motion.end();
    expect([eye.busy, eye.legal, eye.undoable]).toEqual([false, LEGAL, 'ask']);
    expect(motion.drawn).toEqual([{ turn: 1 }, { turn: 2 }]);
    expect(motion.before).toEqual([{ turn: 0 }, { turn: 1 }]);
    expect(rules()).toEqual([...dealt, 'LO-DRAW-01', 'LO-DRAW-02']);
  });

  it('make the next message count from the last one heard of', () => {
    motions();
    for (const n of [1, 2, 3]) FakeSocket.last.say(event(n));
    eye.move([4]).catch(() => undefined);
    expect(FakeSocket.last.of('move')[0]).toMatchObject({ n: 4, answers: [4] });
  });

  it('go on at once with hurry()', async () => {
    motions();
    for (const n of [1, 2]) FakeSocket.last.say(event(n));
    eye.hurry();
    await soon();
    expect([eye.view, eye.busy]).toEqual([{ turn: 2 }, false]);
  });

  it('are all shown with one hurry()', async () => {
    motions();
    for (const n of [1, 2, 3, 4]) FakeSocket.last.say(event(n));
    eye.hurry();
    await soon();
    expect([eye.view, eye.busy]).toEqual([{ turn: 4 }, false]);
  });

  it('leave nothing half drawn behind: a hurried motion runs to its end before the next event', async () => {
    const seen: string[] = [];
    eye.motion = async (one) => {
      seen.push(`begins ${one.view.turn}`);
      for (let step = 0; step < 20; step++) await wait(1000);
      seen.push(`ends ${one.view.turn}, shown ${eye.view?.turn}`);
    };
    for (const n of [1, 2]) FakeSocket.last.say(event(n));
    await settled();
    eye.hurry();
    await soon();
    expect(seen).toEqual(['begins 1', 'ends 1, shown 1']);
    expect([eye.view, eye.busy]).toEqual([{ turn: 2 }, false]);
  });

  it('stay as long as the player needs, but not for who is in a hurry', async () => {
    let go = (): void => undefined;
    eye.pause = () => new Promise((done) => (go = done));
    for (const n of [1, 2]) FakeSocket.last.say(event(n));
    await settled();
    expect([eye.view, eye.busy]).toEqual([{ turn: 1 }, true]);
    go();
    await settled();
    expect(eye.view).toEqual({ turn: 2 });
    eye.hurry();
    await soon();
    expect(eye.busy).toBe(false);
  });

  it('are drawn as ever if hurry() came while nothing waited', async () => {
    const motion = motions();
    eye.hurry();
    for (const n of [1, 2]) FakeSocket.last.say(event(n));
    await settled();
    expect(motion.drawn).toEqual([{ turn: 1 }]);
  });

  it('go on after a motion that failed', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    eye.motion = () => Promise.reject(new Error('no such place'));
    FakeSocket.last.say(event(1));
    await settled();
    eye.motion = () => {
      throw new Error('no such seat');
    };
    FakeSocket.last.say(event(2));
    await settled();
    expect([eye.view, eye.busy]).toEqual([{ turn: 2 }, false]);
    expect(warned).toHaveBeenCalledTimes(2);
  });
});

describe('after a lost connection', () => {
  /** The connection is lost, and made again. */
  function again(): void {
    vi.useFakeTimers();
    FakeSocket.last.drop();
    window.dispatchEvent(new Event('online'));
    FakeSocket.last.open();
  }

  beforeEach(() => FakeSocket.last.say(table()));

  it('nothing can be answered until the table is there again', () => {
    again();
    expect([eye.status, eye.legal]).toEqual(['lost', []]);
    FakeSocket.last.say(table());
    expect(eye.legal).toEqual(LEGAL);
  });

  it('the server is told the last event, and what it sends replaces everything', async () => {
    FakeSocket.last.say(event(1));
    await settled();
    again();
    expect(FakeSocket.last.sent[0]).toEqual({ t: 'hello', n: 1 });
    const facts = [{ rule: 'LO-BUY-03', words: {} }];
    FakeSocket.last.say(table({ n: 5, story: 10, facts, view: { turn: 5 }, chat: [], seats: [] }));
    expect([eye.view, eye.chat, eye.seats, eye.fresh]).toEqual([{ turn: 5 }, [], [], 10]);
    expect(rules()).toEqual([...dealt, 'LO-DRAW-01', 'LO-BUY-03']);
    eye.say('undo').catch(() => undefined);
    expect(FakeSocket.last.of('undo')[0]).toMatchObject({ n: 6 });
  });

  it('events that still waited to be drawn are not drawn any more', async () => {
    const motion = motions();
    for (const n of [1, 2]) FakeSocket.last.say(event(n));
    again();
    FakeSocket.last.say(table({ n: 2, story: 11, facts: [], view: { turn: 2 } }));
    await motion.end();
    expect(motion.drawn).toEqual([{ turn: 1 }]);
    expect([eye.view, eye.busy]).toEqual([{ turn: 2 }, false]);
  });

  it('the facts of events that still waited to be drawn are in the log', async () => {
    const motion = motions();
    for (const n of [1, 2]) FakeSocket.last.say(event(n));
    again();
    FakeSocket.last.say(table({ n: 2, story: 11, facts: [], view: { turn: 2 } }));
    await motion.end();
    expect(rules()).toEqual([...dealt, 'LO-DRAW-01', 'LO-DRAW-02']);
  });
});
