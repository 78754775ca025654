import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { screenOf, wordsOf } from '../../../src/games';
import Screen from '../../../src/games/generic/Screen.svelte';
import Sheet from '../../../src/games/generic/Sheet.svelte';
import type { TableView } from '../../../src/games/generic/view';
import { choose, settings } from '../../../src/lib/browser/settings.svelte';
import { LANGUAGES, need, speak, type Language } from '../../../src/lib/i18n/i18n.svelte';
import { Eye } from '../../../src/lib/net/eye.svelte';
import type { Result } from '../../../src/lib/net/protocol';
import type { Scene } from '../../../src/lib/table/scene';
import { FakeSocket, knowing, settled } from '../../fake';
import { AFTER_SWAP, FACTS, LEGAL, SEATS, table, VIEW } from './game';

const SWAPPING = {
  n: 5,
  answers: [3],
  links: [{ legal: AFTER_SWAP, answer: 11, optional: false }],
  move: [3, 11],
  whole: true,
  view: VIEW,
};

let eye: Eye<TableView>;

const words = (node: Element | null | undefined): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
const answers = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-answer]')];
const labels = (): string[] => answers().map(words);
const part = (name: string): Element => screen.getByRole('region', { name });
const lines = (): string[] => [...document.querySelectorAll('.log .words')].map(words);

function scene(message: ReturnType<typeof table>): Scene<TableView> {
  return {
    about: message.table,
    view: message.view ?? {},
    viewText: message.view_text,
    log: message.facts ?? [],
    fresh: 0,
    seats: message.seats,
    seat: message.eye,
    asked: message.asked ?? [],
    legal: message.legal ?? [],
    result: message.result ?? null,
    clock: null,
    clockAt: 0,
  };
}

/** Sits down at the made-up table. */
async function sit(more: Parameters<typeof table>[0] = {}): Promise<void> {
  const message = table(more);
  FakeSocket.last.say(message);
  render(Screen, { scene: scene(message), board: { title: 'Lotto' }, eye });
  await tick();
}

/** The server answers the last question of a kind. */
async function answered(t: string, more: object = {}): Promise<void> {
  FakeSocket.last.say({ t, id: FakeSocket.last.sent.at(-1)?.['id'], ...more });
  await settled();
  await tick();
}

async function press(label: string): Promise<void> {
  const button = answers().find((one) => words(one) === label);
  if (!button) throw new Error(`expected the answer ${label}, but there are ${labels().join()}`);
  await fireEvent.click(button);
  await settled();
}

beforeAll(() => need('front', 'table', 'generic'));
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no server.')));
  FakeSocket.all = [];
  knowing();
  eye = new Eye<TableView>('abc');
  FakeSocket.last.open();
});
afterEach(() => {
  cleanup();
  eye.close();
  vi.unstubAllGlobals();
});

describe('a game without a folder', () => {
  it('gets the generic table and its words', async () => {
    expect((await screenOf('lotto').screen()).default).toBe(Screen);
    expect((await screenOf('lotto').sheet()).default).toBe(Sheet);
    expect(wordsOf('lotto')).toEqual(['table', 'generic']);
    expect(screenOf('lotto').pieces?.({ seats: Array(7).fill(0) } as never, {} as never)).toEqual([
      1, 2, 3, 4, 5, 1, 2,
    ]);
  });
});

describe("what can't be undone", () => {
  const preview = { n: 5, answers: [1], links: [], move: [1], whole: true, view: VIEW };
  const moves = (): unknown[] => FakeSocket.last.of('move').map((one) => one['answers']);

  it('asks once, the first time', async () => {
    choose({ hints: [] });
    await sit();
    await press('play 7');
    await answered('preview', { ...preview, final: true });
    await answered('preview', { ...preview, final: true });
    expect(moves()).toEqual([]);
    expect(screen.getByRole('status').textContent).toContain('only if they agree');
    await fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await settled();
    expect([moves(), settings.hints]).toEqual([[[1]], ['undo.final']]);
  });

  it('asks nobody who is alone, or whose answer is free to undo', async () => {
    choose({ hints: [] });
    await sit({ alone: true });
    await press('play 7');
    await answered('preview', { ...preview, final: true });
    expect(moves()).toEqual([[1]]);
    cleanup();
    await sit();
    await press('play 9');
    await answered('preview', { ...preview, answers: [2], final: false });
    await answered('preview', { ...preview, answers: [2], final: false });
    expect(moves()).toEqual([[1], [2]]);
  });
});

describe('the table in notation', () => {
  it('shows the board, the players, the log and a button for every answer', async () => {
    await sit();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lotto');
    const named = [...part('Board').querySelectorAll(':scope > dl > div')].map((one) =>
      [...one.querySelectorAll('dt, dd')].map((each) => words(each)).slice(0, 2),
    );
    expect(named.slice(0, 3)).toEqual([
      ['last round', 'no'],
      ['pile', '12'],
      ['trick', '4'],
    ]);
    expect([...part('Board').querySelectorAll('li')].map(words)).toEqual([
      'colour red · cards 1, 2',
      'colour blue · cards none',
    ]);
    const [ada, ben] = screen.getAllByRole('article');
    expect(words(ada)).toContain('hand 7, 9');
    expect(words(ben)).toContain('hidden');
    expect(lines()).toEqual(['Ben · LO-PLAY-01 · card: 4', 'LO-SETUP-01 · cards: 5']);
    expect(labels()).toEqual(['play 7', 'play 9', 'swap']);
    expect(words(part('Your answer'))).toContain('play or swap');
  });

  it('says of a hand that is withheld that it is hidden, and of an empty one that it has none', async () => {
    await sit({
      view: {
        ...VIEW,
        trump: null,
        seats: [
          { points: 6, hand: [] },
          { points: 3, hand: null },
        ],
      },
    });
    const [ada, ben] = screen.getAllByRole('article').map((one) => words(one.querySelector('.own')));
    expect([ada, ben]).toEqual(['hand none', 'hand hidden']);
    expect(words(part('Board'))).toContain('trump none');
  });

  it('says whom all wait for, and that one looks on', async () => {
    await sit({ eye: null, yours: [], asked: [2], legal: [] });
    expect(words(part('Your answer'))).toBe('Waiting for Ben. You are watching.');
    expect(answers()).toEqual([]);
  });

  it('puts many answers together by their first word', async () => {
    const many = Array.from({ length: 12 }, (_, at) => ({
      answer: at,
      parts: [at < 8 ? 'play' : 'discard', String(at)],
      words: {},
    }));
    await sit({ legal: many });
    expect(screen.getAllByRole('group').map((one) => one.getAttribute('aria-label'))).toEqual([
      'play',
      'discard',
    ]);
    expect(answers()).toHaveLength(12);
  });
});

describe('the table in sentences', () => {
  it('shows what the server says instead of notation', async () => {
    await sit({
      legal: LEGAL.map((one) => ({ ...one, text: `Answer ${one.answer}` })),
      facts: FACTS.map((one) => ({ ...one, text: `Told by ${one.rule}` })),
      view_text: ['The pile has 12 cards.', '', '  red: 1 2'],
    });
    expect(labels()).toEqual(['Answer 1', 'Answer 2', 'Answer 3']);
    expect(lines()).toEqual(['Told by LO-PLAY-01', 'Told by LO-SETUP-01']);
    expect([...part('Board').querySelectorAll('p')].map((one) => one.textContent)).toEqual([
      'The pile has 12 cards.',
      '',
      '  red: 1 2',
    ]);
  });

  it.each(Object.keys(LANGUAGES) as Language[])('has its own words in %s', async (language) => {
    await speak(language);
    await sit();
    expect(document.body.textContent).not.toMatch(/generic\.|[{}]|undefined/);
    await speak('en');
  });
});

describe('an answer', () => {
  it('is sent when it is whole', async () => {
    await sit();
    await press('play 9');
    expect(FakeSocket.last.of('preview').map((one) => one['answers'])).toEqual([[2]]);
    await answered('preview', { n: 5, answers: [2], links: [], move: [2], whole: true, view: VIEW });
    expect(FakeSocket.last.of('move').map((one) => one['answers'])).toEqual([[2]]);
  });

  it('of several parts is asked for part by part, and can be taken back', async () => {
    await sit();
    await press('swap');
    await answered('preview', SWAPPING);
    expect(labels()).toEqual(['give 7', 'give 9']);
    expect(words(part('Your answer'))).toContain('So far: swap');
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await settled();
    await tick();
    expect(labels()).toEqual(['play 7', 'play 9', 'swap']);

    await press('swap');
    await answered('preview', SWAPPING);
    await press('give 9');
    await answered('preview', { n: 5, answers: [3, 12], links: [], move: [3, 12], whole: true, view: VIEW });
    expect(FakeSocket.last.of('move').map((one) => one['answers'])).toEqual([[3, 12]]);
  });

  it('that is refused says why', async () => {
    await sit();
    await press('play 7');
    const rules = [{ rule: 'LO-PLAY-02', words: { card: 7 } }];
    await answered('refused', { why: 'not_legal', sentence: 'no', n: 5, rules });
    expect(words(screen.getAllByRole('status')[0])).toContain('Not possible now: LO-PLAY-02, card: 7.');
  });

  it('in secret can be changed until all have chosen', async () => {
    await sit({ asked: [2], sealed: [1], envelope: [2] });
    expect(words(part('Your answer'))).toContain('You have chosen: play 9.');
    expect(labels()).toHaveLength(3);
  });

  it('is reached by a number key and by arrows', async () => {
    await sit();
    await fireEvent.keyDown(window, { code: 'Digit2', key: '2' });
    expect(document.activeElement).toBe(answers()[1]);
    expect(answers().filter((one) => one.tabIndex === 0)).toHaveLength(1);
  });
});

describe('the end', () => {
  const result: Result = {
    ending: 'LO-END-01',
    points: ['9', '9'],
    places: [1, 1],
    sheets: [
      [{ rule: 'LO-SCORE-01', words: { points: 9 } }],
      [{ rule: 'LO-SCORE-01', words: { points: 9 }, text: 'Tricks' }],
    ],
    resigned: [],
    seed: '',
  };

  it('has every line of the score sheet, by name where there is one', () => {
    render(Sheet, { board: { title: 'Lotto' }, view: VIEW, result, seats: SEATS });
    expect(words(document.querySelector('.muted'))).toBe('LO-END-01 Still equal: the place is shared.');
    expect(words(document.querySelector('tbody tr'))).toBe('Tricks 9 9');
    expect(words(document.querySelector('.wins'))).toBe('Ada and Ben share the victory.');
  });

  it('says why it ended in the words of the server', () => {
    const said = { ...result, text: 'All cards are played.' };
    render(Sheet, { board: { title: 'Lotto' }, view: VIEW, result: said, seats: SEATS });
    expect(words(document.querySelector('.muted'))).toContain('All cards are played.');
  });
});
