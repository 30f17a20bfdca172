import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { rules } from './rules-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server that `npm run dev` passes API calls on to. */
const server = process.env.ENGAWA_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), rules(here('../docs/rules'))],
  resolve: { alias: { $lib: here('src'), $locales: here('../locales') } },
  server: {
    // The server wants the page's origin to be its host.
    proxy: { '/api': { target: server, changeOrigin: false } },
    fs: { allow: [here('..')] },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 400 },
  test: { include: ['src/**/*.test.ts', '*.test.ts'] },
});
