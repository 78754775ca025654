/** Where the texts of the rules come from: readers' versions with the app, numbered papers from the server. */
import { GAMES, type ReaderRules } from '../../games';
import { get } from '../../lib/net/http';
import { parse, rules, type Block } from '../../lib/rules/markdown';

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
