/** What the engine's sources say of a game: which facts it tells, and what their numbers are called. */
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

/** A table `NAME: … = {"rule": ("number", …)}` in these sources: its rules with the names of their numbers. */
export function listed(name: string, files: Map<string, string>): [string, string[]][] {
  const table = new RegExp(`^${name}: .*= \\{$([\\s\\S]*?)^\\}`, 'm');
  const body = [...files.values()].map((text) => table.exec(text)?.[1] ?? '').join('\n');
  return [...body.matchAll(/^ {4}"([A-Z]{2,4}-[\w-]+)": \(([^)]*)\)/gm)].map((one) => [
    one[1] ?? '',
    [...(one[2] ?? '').matchAll(/"(\w+)"/g)].map((word) => word[1] ?? ''),
  ]);
}
