/** Where the texts of the rules come from: readers' versions with the app, numbered papers from the server. */
import { GAMES } from '../../games';
import { get } from '../../lib/net/http';
import { parse, rules, type Block } from '../../lib/rules/markdown';

const readerIn = (game: string, language: string): (() => Promise<string>) | undefined =>
  GAMES.get(game)?.rules[`./rules/${language}.md`];

export interface Text {
  blocks: Block[];
  language: string;
}

export interface Paper extends Text {
  rules: Map<string, Block[]>;
}

/** The readers' version in a language, else in English; null if this game has none. */
export async function readerOf(game: string, language: string): Promise<Text | null> {
  for (const one of [language, 'en']) {
    const load = readerIn(game, one);
    if (load) return { blocks: parse(await load()), language: one };
  }
  return null;
}

export function hasReader(game: string): boolean {
  return readerIn(game, 'en') !== undefined;
}

const papers = new Map<string, Promise<Paper>>();

async function load(game: string): Promise<Paper> {
  const blocks = parse(await get<string>(`/api/games/${game}/rules`));
  return { blocks, language: 'en', rules: rules(blocks) };
}

/** The numbered paper of a game, loaded once; after a failure the next one asks again. */
export function paperOf(game: string): Promise<Paper> {
  const known = papers.get(game);
  if (known) return known;
  const coming = load(game);
  papers.set(game, coming);
  coming.catch(() => papers.delete(game));
  return coming;
}
