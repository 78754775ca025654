import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Rolldown } from 'vite';

const server = process.env['KINDU_SERVER'] ?? 'http://127.0.0.1:8000';

/** What belongs to the table of one game. */
function screen(id: string): string | null {
  return /[\\/]src[\\/]games[\\/](\w+)[\\/]Screen\.svelte$/.exec(id)?.[1] ?? null;
}

/**
 * Few files, so that a page needs few requests: what all pages have, what all tables have, and one per game.
 * A group takes along what its modules import, unless a group of a higher priority has it.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'], priority: 3 },
  {
    name: 'table',
    test: /[\\/]src[\\/](pages[\\/]Table\.svelte$|games[\\/]common[\\/]|lib[\\/])/,
    priority: 2,
  },
  { name: screen, debugName: 'screens', priority: 1 },
];

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false, // one file for all pages: fewer requests, and it is small
    manifest: true, // for scripts/heads.mjs
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
