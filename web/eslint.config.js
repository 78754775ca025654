import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist', 'node_modules'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ['scripts/**', '*.js'],
    languageOptions: { globals: { ...globals.node } },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      'svelte/prefer-svelte-reactivity': 'off', // sets and maps inside functions are no state
      'prefer-const': 'off', // $props() and $derived() are taken apart with let
      'svelte/no-navigation-without-resolve': 'off', // a rule for SvelteKit, which we do not use
    },
  },
  { rules: { 'no-undef': 'off' } }, // TypeScript knows
);
