import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { go, place } from '../../src/lib/browser/router.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the router', () => {
  /** Click a link of the page; returns whether the router took over. */
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
    go('/rules/lotto/paper#LO-MOVE-02');
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
    expect(click('/watch?game=lotto')).toBe(true);
    expect([place.path, place.search]).toEqual(['/watch', '?game=lotto']);
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
    expect([settings.theme, settings.speed, settings.sound]).toEqual(['system', 'normal', true]);
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

  it('that an older version kept mean the same as then', async () => {
    localStorage.setItem('kindu', '{"speed": "slow", "sound": false}');
    expect((await fresh()).settings).toMatchObject({ speed: 'normal', sound: false, version: 2 });
    localStorage.setItem('kindu', '{"speed": "slow", "version": 2}');
    expect((await fresh()).settings.speed).toBe('slow');
  });

  it('make motions longer or shorter', async () => {
    const { choose, pace } = await fresh();
    const paces = (['slow', 'normal', 'click', 'fast', 'off'] as const).map((speed) => {
      choose({ speed });
      return pace();
    });
    expect(paces).toEqual([1.7, 1, 1, 0.5, 0]);
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
