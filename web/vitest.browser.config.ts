import { defineConfig } from 'vitest/config';

/** What is not a test, but done in the same way. */
const CHORES = ['screenshots', 'latency'];

/** Whole games in a real browser, two at a time, against one server. */
export default defineConfig(({ mode }) => ({
  test: {
    include: CHORES.includes(mode) ? [`browser/${mode}.ts`] : ['browser/**/*.spec.ts'],
    maxWorkers: 2,
    reporters: ['verbose'],
    // Generous, for a busy machine: a test that passes never waits so long.
    testTimeout: 480_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    globalSetup: ['browser/server.ts'],
  },
}));
