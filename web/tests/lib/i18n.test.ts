import { beforeEach, describe, expect, it } from 'vitest';
import {
  either,
  known,
  LANGUAGES,
  language,
  list,
  nameOf,
  need,
  pieces,
  preferred,
  speak,
  t,
  type Key,
  type Language,
} from '../../src/lib/i18n/i18n.svelte';
import { choose } from '../../src/lib/browser/settings.svelte';

type Messages = Record<string, string>;

// `front` has the words of all pages and tables, and of the games' own parts of the front page.
const files = import.meta.glob<Messages>(
  ['../../src/i18n/*/**/*.ts', '!../../src/i18n/*/{common,table}.ts', '!../../src/i18n/*/*/{front,index}.ts'],
  { import: 'default', eager: true },
);
const languages = Object.keys(LANGUAGES) as Language[];
const others = languages.filter((one) => one !== 'en');
const FORMS: Record<Language, number> = { en: 2, ru: 3, it: 2, fr: 2, de: 2, es: 2 };

/** The areas of a language with their messages. */
function areas(of: string): Map<string, Messages> {
  const found = Object.entries(files).flatMap(([path, messages]): [string, Messages][] => {
    const [, tongue, area] = /\/i18n\/([^/]+)\/(.+)\.ts$/.exec(path) ?? [];
    return tongue === of && area ? [[area, messages]] : [];
  });
  return new Map(found.sort(([a], [b]) => a.localeCompare(b)));
}

const messages = (of: string): [string, string][] => [...areas(of).values()].flatMap(Object.entries);
const words = (of: string): Messages => Object.fromEntries(messages(of));

/** The places of a message: {name}, and {name#} where a form is chosen. */
function places(message: string): string[] {
  const found = [...message.matchAll(/\{(\w+)(#)?[^}]*\}/g)].map((one) => `${one[1]}${one[2] ?? ''}`);
  return [...new Set(found)].sort();
}

/** What is filled in, with or without plural forms: languages differ in where they need a plural. */
const filled = (message: string): string[] => [
  ...new Set(places(message).map((one) => one.replace('#', ''))),
];

describe('the files', () => {
  it('are there for every language that can be chosen, and for no other', () => {
    const found = Object.keys(files).map((path) => /i18n\/([^/]+)/.exec(path)?.[1]);
    expect([...new Set(found)].sort()).toEqual([...languages].sort());
    expect(messages('en').length).toBeGreaterThan(500);
  });

  it('say nothing twice: a key is in one area only', () => {
    const keys = messages('en').map(([key]) => key);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it.each(others)('%s has exactly the keys of English, in the same files', (of) => {
    const [one, other] = [areas('en'), areas(of)];
    expect([...other.keys()]).toEqual([...one.keys()]);
    for (const [area, found] of one)
      expect([area, Object.keys(other.get(area) ?? {}).sort()]).toEqual([area, Object.keys(found).sort()]);
  });

  it.each(others)('%s fills in the same places in every message', (of) => {
    const english = words('en');
    const wrong = messages(of).filter(
      ([key, message]) => filled(message).join() !== filled(english[key] ?? '').join(),
    );
    expect(wrong.map(([key, message]) => [key, filled(english[key] ?? ''), message])).toEqual([]);
  });

  it.each(languages)('%s has the right number of forms in every plural', (of) => {
    const wrong = messages(of).filter(([, message]) =>
      [...message.matchAll(/\{\w+#([^}]*)\}/g)].some((one) => {
        const forms = (one[1] ?? '').split('|');
        return forms.length !== FORMS[of] || forms.some((form) => !form.trim());
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each(languages)('%s has no empty message and no stray brace or space', (of) => {
    const wrong = messages(of).filter(([, message]) => {
      const rest = message.replace(/\{\w+(#[^{}]+)?\}/g, '');
      return !message || message !== message.trim() || / {2}/.test(message) || /[{}]/.test(rest);
    });
    expect(wrong).toEqual([]);
  });
});

describe('speaking', () => {
  beforeEach(async () => {
    await need('front', 'table');
    await speak('en');
  });

  const open = (n: number): string => t('front.seats.open', { n });

  it('chooses the English form of a count', () =>
    expect([0, 1, 2, 5, 21].map(open)).toEqual([
      '0 seats open',
      '1 seat open',
      '2 seats open',
      '5 seats open',
      '21 seats open',
    ]));

  it('chooses the Russian form of a count', async () => {
    await speak('ru');
    const [one, few, many] = ['очко', 'очка', 'очков'];
    expect([0, 1, 2, 5, 11, 21, 22, 112].map((n) => t('points.n', { n }))).toEqual([
      `0 ${many}`,
      `1 ${one}`,
      `2 ${few}`,
      `5 ${many}`,
      `11 ${many}`,
      `21 ${one}`,
      `22 ${few}`,
      `112 ${many}`,
    ]);
  });

  it('chooses the form of a half', async () => {
    await speak('ru');
    expect(t('points.n', { n: 0.5 })).toBe('0.5 очка');
    expect(t('points.n', { n: 6.5 })).toBe('6.5 очка');
    await speak('de');
    expect(t('points.n', { n: 0.5 })).toBe('0.5 Punkt');
    expect(t('points.n', { n: 1.5 })).toBe('1.5 Punkte');
  });

  it('takes the last form where the language has one more than the message', async () => {
    await speak('fr'); // French has "many" for a million
    expect(t('points.n', { n: 1_000_000 })).toBe(t('points.n', { n: 2 }).replace('2', '1000000'));
  });

  it('fills places, and leaves those without a value empty', () => {
    expect(t('fact.unknown', { rule: 'LO-PLAY-01', words: 'card: 4' })).toBe('LO-PLAY-01: card: 4');
    expect(t('fact.unknown', { rule: 'LO-PLAY-01' })).toBe('LO-PLAY-01: ');
  });

  it('cuts a message at its places for who draws them', () =>
    expect(pieces('front.seats.open', { n: 1 })).toEqual([{ name: 'n' }, ' ', 'seat', ' open']));

  it('shows a key that it does not know, and does not take what everything has for a message', () => {
    expect(t('no.such.key' as Key, { n: 1 })).toBe('no.such.key');
    expect(known('no.such.key')).toBe(false);
    expect(known('close')).toBe(true);
  });

  it('names things of a board by their ids, else by what the board calls them', () => {
    expect(nameOf('level', 'casual')).toBe('Casual');
    expect(nameOf('level', 'godlike')).toBe('godlike');
    expect(nameOf('place', 'atlantis', 'Atlantis')).toBe('Atlantis');
  });

  it('changes the language of the page with all areas wanted so far', async () => {
    await speak('de');
    expect(language()).toBe('de');
    expect(document.documentElement.lang).toBe('de');
    expect(t('close')).toBe(words('de')['close']);
    await need('table');
    expect(t('table.players')).toBe(words('de')['table.players']);
    expect(t('log.title')).toBe(words('de')['log.title']);
  });

  it('joins names as each language does', async () => {
    expect([list(['a', 'b', 'c']), either(['a', 'b'])]).toEqual(['a, b, and c', 'a or b']);
    await speak('it');
    expect([list(['a', 'b', 'c']), either(['a', 'b'])]).toEqual(['a, b e c', 'a o b']);
  });

  it('prefers the language chosen here, then the first of the browser that it speaks', () => {
    choose({ language: '' });
    Object.defineProperty(navigator, 'languages', { value: ['ja', 'fr-CA', 'de'], configurable: true });
    expect(preferred()).toBe('fr');
    choose({ language: 'es' });
    expect(preferred()).toBe('es');
    choose({ language: '' });
    Object.defineProperty(navigator, 'languages', { value: ['ja'], configurable: true });
    expect(preferred()).toBe('en');
  });
});
