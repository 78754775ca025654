/** The glossaries and the texts of every language agree: one word per idea, and none that was given up. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games';
import { LANGUAGES, type Language } from '../src/lib/i18n/i18n.svelte';

type Messages = Record<string, string>;

const languages = Object.keys(LANGUAGES) as Language[];
const words = import.meta.glob<Messages>(['../src/i18n/*/**/*.ts', '!../src/i18n/*/*/index.ts'], {
  import: 'default',
  eager: true,
});
const rules = import.meta.glob<string>('../src/games/*/rules/??.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SHARED = 'src/i18n/glossary.md';
const glossaries = [SHARED, ...[...GAMES.keys()].map((game) => `src/games/${game}/glossary.md`)];
const gameOf = (path: string): string => /games\/(\w+)\//.exec(path)?.[1] ?? '';

/** The messages of a language that a glossary is about, by key; `front` of a game is among them. */
function messages(language: Language, game: string): [string, string][] {
  const folder = `../src/i18n/${language}/${game && `${game}/`}`;
  const files = Object.entries(words).filter(([path]) => path.startsWith(folder));
  return files.flatMap(([, found]) => Object.entries(found));
}

/** All that a reader of a language sees: messages with their plurals spelled out, and the rule books. */
function texts(language: Language, game: string): string[] {
  const spelled = messages(language, game).map(([, text]) => text.replace(/[{}|#]/g, ' '));
  const books = Object.entries(rules).filter(
    ([path]) => path.endsWith(`/${language}.md`) && (!game || gameOf(path) === game),
  );
  const found = [...spelled, ...books.flatMap(([, book]) => book.split('\n'))];
  return found.map((text) => text.replace(/\*/g, '').replace(/\u00a0/g, ' '));
}

interface Row {
  head: string;
  first: string;
  cell: string;
}

/** The rows of all tables, with the cell of one language. */
function rows(path: string, language: Language): Row[] {
  const found: Row[] = [];
  let head: string[] = [];
  for (const line of readFileSync(path, 'utf-8')
    .replace(/\u00a0/g, ' ')
    .split('\n')) {
    const cells = line.startsWith('|') ? line.slice(1, -1).split('|') : [];
    const [first = '', ...rest] = cells.map((cell) => cell.trim());
    if (!cells.length) head = [];
    else if (!head.length) head = [first, ...rest];
    else if (!first.startsWith('---'))
      found.push({ head: head[0] ?? '', first, cell: [first, ...rest][head.indexOf(language)] ?? '' });
  }
  return found;
}

/** The ways to write a term: without what is in brackets, without numbers. */
const ways = (cell: string): string[] =>
  cell
    .replace(/\([^)]*\)|\{n\}|\d/g, '')
    .split(/ \/ | · |, /)
    .map((one) => one.replace(/^(?:action:|level:|to )/, '').trim())
    .filter(Boolean);

/** A term in any inflection: each longer word may end otherwise. */
function inflected(term: string): RegExp {
  const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const stem = (word: string): string =>
    word.length > 3
      ? `${escape(word.slice(0, word.length > 7 ? -3 : word.length > 4 ? -2 : -1))}[^ ]*`
      : escape(word);
  return new RegExp(
    term
      .split(' ')
      .map(stem)
      .join(String.raw`[ ,]+(?:[^ ]+ ){0,2}?`),
    'iu',
  );
}

/** The patterns under “Not to be used”. */
function refused(path: string, language: Language): RegExp[] {
  const [, below = ''] = readFileSync(path, 'utf-8').split('## Not to be used');
  const found = [...below.matchAll(/^- (\w\w): `(.+)`$/gm)].filter(([, of]) => of === language);
  return found.map(([, , pattern = '']) => new RegExp(pattern, 'u'));
}

const ALL = glossaries.flatMap((path) => languages.map((language) => [path, language] as const));

describe.each(ALL)('%s in %s', (path, language) => {
  const game = gameOf(path);
  const all = texts(language, game);

  it('has only terms that are in use', () => {
    const terms = rows(path, language).filter(({ head, cell }) => head === 'en' && cell);
    const unused = terms.filter(
      ({ cell }) => !ways(cell).some((term) => all.some((text) => inflected(term).test(text))),
    );
    expect(unused.map(({ first, cell }) => `${first}: ${cell}`)).toEqual([]);
    expect(terms.length).toBeGreaterThan(10);
  });

  it('has the names that the words have', () => {
    const named = rows(path, language).filter(({ head }) => head === 'id');
    const known = messages(language, game);
    const wrong = named.filter(({ first, cell }) => {
      const [name = ''] = cell.split(' (');
      return !known.some(([key, text]) => key.endsWith(`.${first}`) && (text === cell || text === name));
    });
    expect(wrong).toEqual([]);
  });

  it('keeps out the words that were given up', () => {
    const patterns = refused(path, language);
    const found = all.filter((text) => patterns.some((pattern) => pattern.test(text)));
    expect(found).toEqual([]);
  });
});

describe.each(languages)('the plurals in %s', (language) => {
  const counted = readFileSync(SHARED, 'utf-8').split('## Counted')[1] ?? '';
  const forms = rows(SHARED, language)
    .filter(({ first, cell }) => counted.includes(`| ${first} |`) && cell.includes(' · '))
    .map(({ cell }) => cell.replace(/\d /g, '').split(' · '));

  it('are those of the glossary', () => {
    const used = messages(language, '').flatMap(([key, text]) =>
      [...text.matchAll(/\{\w+#([^}]+)\}/g)].map(([, found = '']) => ({ key, found: found.split('|') })),
    );
    const wrong = used.filter(({ found }) =>
      forms.some((right) => right[0] === found[0] && right.join() !== found.join()),
    );
    expect(wrong).toEqual([]);
    expect(language === 'en' || forms.length > 10).toBe(true);
  });
});

it('French has no-break spaces beside its marks', () => {
  const books = Object.entries(rules).filter(([path]) => path.endsWith('/fr.md'));
  const lines = [
    ...messages('fr', '').map(([, text]) => text),
    ...books.flatMap(([, book]) => book.split('\n')),
  ];
  expect(lines.filter((line) => / [;!?»]|« | :(?=[ *]|$)/.test(line))).toEqual([]);
});
