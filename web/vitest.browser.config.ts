import { defineConfig } from 'vitest/config';

/** Whole games in a real browser, two at a time, against one server. */
export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'screenshots' ? ['browser/screenshots.ts'] : ['browser/**/*.spec.ts'],
    maxWorkers: 2,
    reporters: ['verbose'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    globalSetup: ['browser/server.ts'],
  },
}));
