import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['browser'] },
  // Files share a window and modules: setting these up for each took half of the time.
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], isolate: false },
});
