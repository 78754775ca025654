/** Where the texts of the rules come from: readers' versions with the app, numbered papers from the server. */
import { GAMES, type ReaderRules } from '../../games';
import { get } from '../../lib/net/http';
import { parse, rules, type Block } from '../../lib/rules/markdown';
import { passages, type Passage } from '../../lib/rules/passages';

export interface Text {
  blocks: Block[];
  language: string;
}

export interface Paper extends Text {
  rules: Map<string, Block[]>;
}

/** The rules of a game for readers; null if it has none. */
export async function rulesOf(game: string): Promise<ReaderRules | null> {
  const found = await GAMES.get(game)?.rules();
  return found?.default ?? null;
}

/** Their text in a language, otherwise in English. */
export async function textIn({ texts }: ReaderRules, language: string): Promise<Text | null> {
  for (const one of [language, 'en']) {
    const load = texts[`./${one}.md`];
    if (load) return { blocks: parse(await load()), language: one };
  }
  return null;
}

export function hasReader(game: string): boolean {
  return GAMES.has(game);
}

const papers = new Map<string, Promise<Paper>>();

async function load(game: string): Promise<Paper> {
  const blocks = parse(await get<string>(`/api/games/${game}/rules`));
  return { blocks, language: 'en', rules: rules(blocks) };
}

/** The numbered paper of a game, loaded once; after a failure the next caller asks again. */
export function paperOf(game: string): Promise<Paper> {
  const known = papers.get(game);
  if (known) return known;
  const coming = load(game);
  papers.set(game, coming);
  coming.catch(() => papers.delete(game));
  return coming;
}

const books = new Map<string, Promise<Map<string, Passage[]>>>();

async function read(game: string, language: string): Promise<Map<string, Passage[]>> {
  const book = await rulesOf(game);
  const text = book && (await textIn(book, language));
  return text?.language === language ? passages(text.blocks) : new Map<string, Passage[]>();
}

/** What the rule book says about each rule in a language; empty if it is not translated. */
export function passagesIn(game: string, language: string): Promise<Map<string, Passage[]>> {
  const key = `${game} ${language}`;
  const known = books.get(key) ?? read(game, language);
  books.set(key, known);
  known.catch(() => books.delete(key));
  return known;
}
