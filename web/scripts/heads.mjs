// What the server tells a browser to fetch at once, by page, game and language: see server/http/heads.py.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const index = readFileSync('dist/index.html', 'utf8');

/** The files that an entry needs besides those of index.html, its own first. */
function files(source, seen = new Set()) {
  const entry = manifest[source];
  if (!entry || seen.has(source)) return [];
  seen.add(source);
  const deeper = (entry.imports ?? []).flatMap((one) => files(one, seen));
  return [entry.file, ...deeper].filter((one) => !index.includes(one));
}

const found = { table: files('src/pages/Table.svelte'), screens: {}, words: {}, fonts: {} };
for (const source of Object.keys(manifest)) {
  const [, game] = /^src\/games\/(\w+)\/Screen\.svelte$/.exec(source) ?? [];
  if (game) found.screens[game] = files(source);
  const [, language, area] =
    /^src\/i18n\/(\w+)\/(front|generic|\w+(?=\/index))(?:\/index)?\.ts$/.exec(source) ?? [];
  if (language) (found.words[language] ??= {})[area === 'front' ? '' : area] = files(source);
  if (/cyrillic-wght-normal\.woff2$/.test(source)) (found.fonts.ru ??= []).push(manifest[source].file);
}
writeFileSync('dist/heads.json', `${JSON.stringify(found)}\n`);
rmSync('dist/.vite', { recursive: true });
