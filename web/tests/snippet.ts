/** A snippet of one element. */
import { createRawSnippet, type Snippet } from 'svelte';

export const snippet = (html: string): Snippet => createRawSnippet(() => ({ render: () => html }));
