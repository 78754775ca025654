/** What the engine's sources say about a game: which facts it tells, and what their numbers are called. */
import { readdirSync, readFileSync } from 'node:fs';

/** The Python files of a game by their paths below its folder. */
export function sources(game: string): Map<string, string> {
  const folder = `../src/kindu/games/${game}`;
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf-8' });
  const python = paths.filter((one) => one.endsWith('.py'));
  return new Map(python.map((path) => [path, readFileSync(`${folder}/${path}`, 'utf-8')]));
}

/** The text of the file with this name, in whichever room it lies. */
export function fileNamed(name: string, files: Map<string, string>): string {
  return [...files].find(([path]) => `/${path}`.endsWith(`/${name}`))?.[1] ?? '';
}

/** The rules that a game tells facts of or gives as reasons, each with the names of its numbers. */
export function listed(game: string, table: 'facts' | 'reasons' | 'hints'): [string, string[]][] {
  const words = readFileSync(`tests/games/${game}/fixtures/words.json`, 'utf-8');
  return Object.entries((JSON.parse(words) as Record<typeof table, Record<string, string[]>>)[table]);
}
