import type { ReaderRules } from '../..';

export default {
  texts: import.meta.glob<string>('./??.md', { query: '?raw', import: 'default' }),
  piece: () => import('./Piece.svelte'),
  examples: [2, 4, 3, 5],
} satisfies ReaderRules;
