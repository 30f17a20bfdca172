import { defineConfig } from 'vitest/config';

/** What is not a test, but done in the same way. */
const CHORES = ['screenshots', 'latency'];

/** Whole games in a real browser, two at a time, against one server. */
export default defineConfig(({ mode }) => ({
  test: {
    include: CHORES.includes(mode) ? [`browser/${mode}.ts`] : ['browser/**/*.spec.ts'],
    maxWorkers: 2,
    reporters: ['verbose'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    globalSetup: ['browser/server.ts'],
  },
}));
