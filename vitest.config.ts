import { defineConfig } from 'vitest/config';

/** The server's tests that hold on any database run a second time with TEST_DATABASE_URL naming a real PostgreSQL. */
const EMBEDDED_ONLY = [
  'packages/server/test/durability/**',
  'packages/server/src/main.test.ts',
  'packages/server/src/{workers,storage}/**',
  'packages/testkit/src/verify-pdf.test.ts',
];
const onPostgres = Boolean(process.env.TEST_DATABASE_URL);

export default defineConfig({
  test: {
    include: ['packages/*/{src,test}/**/*.test.{ts,tsx}', 'packages/*/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', ...(onPostgres ? EMBEDDED_ONLY : [])],
    pool: 'forks',
    maxWorkers: 2,
    // The files of a worker share its modules, which are loaded once; what a test changes it changes in a world of its own.
    isolate: false,
    // Told in the report: on a machine that stands still for a moment a poll may give up too early.
    retry: 1,
    // Tests start servers, hash passwords and make keys, two files at a time on two cores.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
