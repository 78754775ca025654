/** Small parts of the library: the router, settings, clocks, names of bots, requests and plots. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { botNames, seatName } from '../../src/lib/table/bots';
import { clockText } from '../../src/lib/table/clock.svelte';
import { get, post, Refused } from '../../src/lib/net/http';
import { need } from '../../src/lib/i18n/i18n.svelte';
import { Plot } from '../../src/lib/chart/plot';
import type { Seat } from '../../src/lib/net/protocol';
import { go, place } from '../../src/lib/browser/router.svelte';
import { example } from '../fake';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the router', () => {
  /** Click a link of the page; whether the router took it over. */
  function click(href: string, more: MouseEventInit = {}, attributes: Record<string, string> = {}): boolean {
    const link = document.createElement('a');
    link.href = href;
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    link.dispatchEvent = EventTarget.prototype.dispatchEvent; // happy-dom would follow the link here
    link.append(document.createElement('b'));
    document.body.append(link);
    let taken = false;
    window.addEventListener('click', (event) => (taken = event.defaultPrevented), { once: true });
    link.firstChild?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...more }),
    );
    link.remove();
    return taken;
  }

  beforeEach(() => go('/', true));

  it('goes to a page without a reload, and remembers its search and hash', () => {
    go('/replay/abc?at=12#log');
    expect([place.path, place.search, place.hash]).toEqual(['/replay/abc', '?at=12', '#log']);
    expect(window.location.pathname).toBe('/replay/abc');
  });

  it('keeps one entry of the history where it replaces', () => {
    const before = window.history.length;
    go('/watch', true);
    expect([place.path, window.history.length]).toEqual(['/watch', before]);
    go('/about');
    expect(window.history.length).toBe(before + 1);
  });

  it('begins a page at its top, but not one with a hash', () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
    go('/rules/africana/paper#AF-MOVE-02');
    expect(scroll).not.toHaveBeenCalled();
    go('/rules');
    expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
  });

  it('follows back and forward', () => {
    window.history.replaceState(null, '', '/t/abc');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(place.path).toBe('/t/abc');
  });

  it('takes over plain links', () => {
    expect(click('/watch?game=africana')).toBe(true);
    expect([place.path, place.search]).toEqual(['/watch', '?game=africana']);
  });

  it('leaves to the browser what is not a page of ours or is to open elsewhere', () => {
    expect(click('https://example.org/')).toBe(false);
    expect(click('/api/tables/abc/file')).toBe(false);
    expect(click('/watch', {}, { target: '_blank' })).toBe(false);
    expect(click('/watch', {}, { download: '' })).toBe(false);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      expect(click('/watch', { [key]: true })).toBe(false);
    expect(click('/watch', { button: 1 })).toBe(false);
    expect(place.path).toBe('/');
  });

  it('lets the browser scroll to a part of the same page', () => {
    expect(click('/#games')).toBe(false);
    expect(place.hash).toBe('#games');
  });
});

describe('settings', () => {
  const fresh = async () => {
    vi.resetModules();
    return import('../../src/lib/browser/settings.svelte');
  };

  beforeEach(() => localStorage.clear());

  it('are kept for the next visit', async () => {
    const { choose, settings } = await fresh();
    expect([settings.theme, settings.speed, settings.sound]).toEqual(['system', 'slow', true]);
    choose({ speed: 'fast', sound: false });
    const next = await fresh();
    expect([next.settings.speed, next.settings.sound, next.settings.theme]).toEqual([
      'fast',
      false,
      'system',
    ]);
  });

  it('have defaults where the storage is damaged, forbidden or older', async () => {
    localStorage.setItem('kindu', '{"theme": ');
    expect((await fresh()).settings.theme).toBe('system');
    localStorage.setItem('kindu', '{"theme": "dark"}');
    expect((await fresh()).settings).toMatchObject({ theme: 'dark', guide: true, hints: [] });
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('SecurityError');
      },
      setItem: () => {
        throw new Error('SecurityError');
      },
    });
    const { choose, settings } = await fresh();
    choose({ sound: false });
    expect([settings.theme, settings.sound]).toEqual(['system', false]);
  });

  it('paint the theme on the page as soon as it is chosen', async () => {
    const { choose, dark } = await fresh();
    choose({ theme: 'dark' });
    expect([dark(), document.documentElement.dataset['theme']]).toEqual([true, 'dark']);
    choose({ theme: 'light' });
    expect([dark(), document.documentElement.dataset['theme']]).toEqual([false, 'light']);
  });

  it('forbid motion if the player or the system does', async () => {
    const { choose, still } = await fresh();
    const system = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));
    system(false);
    choose({ speed: 'fast' });
    expect(still()).toBe(false);
    choose({ speed: 'off' });
    expect(still()).toBe(true);
    choose({ speed: 'slow' });
    system(true);
    expect(still()).toBe(true);
  });
});

describe('the text of a clock', () => {
  it.each([
    [0, '0:00'],
    [-5000, '0:00'],
    [1, '0:01'], // a second that has begun is still there
    [59_000, '0:59'],
    [60_000, '1:00'],
    [609_868, '10:10'],
    [3_600_000, '1:00:00'],
    [3_725_000, '1:02:05'],
    [86_400_000, '1:00:00 h'],
    [90_060_000, '1:01:01 h'],
  ])('of %i ms is %s', (ms, text) => expect(clockText(ms)).toBe(text));
});

describe('the names of bots', () => {
  const seat = (more: Partial<Seat>): Seat =>
    ({ seat: 1, kind: 'bot', name: 'casual', level: 'casual', ...more }) as Seat;

  it('differ at one table', () => expect(new Set(botNames(5)).size).toBe(5));

  it('are their levels in our words where they have no other', async () => {
    await need('common');
    expect(seatName(seat({}))).toBe('Casual');
    expect(seatName(seat({ name: 'casual 2' }))).toBe('Casual 2');
    expect(seatName(seat({ name: 'Okapi' }))).toBe('Okapi');
    expect(seatName(seat({ kind: 'person', name: 'casual', level: null }))).toBe('casual');
  });
});

describe('requests', () => {
  const answers = (body: string, status: number, type = 'application/json') => {
    const fetch = vi.fn(() =>
      Promise.resolve(new Response(body || null, { status, headers: { 'Content-Type': type } })),
    );
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };

  it('bring JSON, text or nothing', async () => {
    answers('{"n": 1}', 200);
    expect(await get('/api/me')).toEqual({ n: 1 });
    answers('kindu 1', 200, 'text/plain');
    expect(await get('/api/tables/abc/file')).toBe('kindu 1');
    answers('', 204);
    expect(await post('/api/logout')).toBeUndefined();
  });

  it('send a body as JSON', async () => {
    const fetch = answers('{}', 200);
    await post('/api/tables', { game: 'africana' });
    expect(fetch).toHaveBeenCalledWith('/api/tables', {
      method: 'POST',
      credentials: 'same-origin',
      body: '{"game":"africana"}',
      headers: { 'Content-Type': 'application/json' },
    });
  });

  it('fail with the sentence of the server', async () => {
    const { status, answer } = example<{
      status: number;
      answer: { error: { why: string; sentence: string } };
    }>('http-error');
    answers(JSON.stringify(answer), status);
    const error = await get('/x').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ why: answer.error.why, message: answer.error.sentence, status });
  });

  it('fail with words of their own where the server is broken or away', async () => {
    answers('<html>', 502, 'text/html');
    await expect(get('/x')).rejects.toMatchObject({ why: 'broken', status: 502 });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(get('/x')).rejects.toMatchObject({ why: 'offline', status: 0 });
  });
});

describe('a plot', () => {
  const turns = [0, 4, 9].map((n) => ({ label: `${n}`, points: [n, -n, Number.NaN] }));
  const plot = new Plot(turns, ['Ada', 'Ben', 'Cleo'], 600, 200);

  it('has room for all values, zero and round steps', () => {
    expect(plot.ticks).toEqual([-10, -5, 0, 5, 10]);
    expect([plot.y(10), plot.y(-10)]).toEqual([plot.top, plot.bottom]);
    expect([plot.x(0), plot.x(2)]).toEqual([plot.left, plot.right]);
  });

  it('finds the turn nearest to a place, also beyond its ends', () =>
    expect([-50, plot.x(1) + 9, 9999].map((x) => plot.near(x))).toEqual([0, 1, 2]));

  it('leaves out what is not known, and keeps labels apart', () => {
    expect(plot.line(3)).toBe('');
    expect(
      plot
        .ends()
        .map((end) => end.seat)
        .sort(),
    ).toEqual([1, 2]);
    const close = new Plot([{ label: '', points: [5, 5, 5] }], ['a', 'b', 'c'], 600, 200).ends();
    const labels = close.map((end) => end.label).sort((a, b) => a - b);
    expect(labels.slice(1).every((label, at) => label - (labels[at] ?? 0) >= 16)).toBe(true);
  });

  it('can be drawn without any turn', () => {
    const empty = new Plot([], [], 0, 200);
    expect([empty.ticks.length > 0, empty.ends(), empty.labels()]).toEqual([true, [], []]);
  });
});
