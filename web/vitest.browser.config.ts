import { defineConfig } from 'vitest/config';

/** Whole games in a real browser: one file at a time, as they share two cores with their server. */
export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'screenshots' ? ['browser/screenshots.ts'] : ['browser/**/*.spec.ts'],
    fileParallelism: false,
    reporters: ['verbose'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    globalSetup: ['browser/server.ts'],
  },
}));
