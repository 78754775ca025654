import type { ReaderRules } from '../..';

export default {
  texts: import.meta.glob<string>('./??.md', { query: '?raw', import: 'default' }),
  piece: () => import('./Piece.svelte'),
  examples: [1, 2, 3, 4],
} satisfies ReaderRules;
