import { defineConfig } from 'vitest/config';
import { listDatabaseTests } from './tests/harness/listDatabaseTests.ts';

// How long a test waits for what shall come: on a machine that ten others use, whatever comes does so late.
const patience = { poll: { timeout: 60_000, interval: 50 } };
const testTimeout = 300_000;

/** How many times as often every property is tried, as in `PROPERTY_TIMES=30 npm test -- shared`. */
const propertyTimes = Number(process.env.PROPERTY_TIMES ?? 1);
const fresh = ['tests/harness/freshModules.ts'];
if (propertyTimes > 1) fresh.push('tests/harness/manyRuns.ts');

const nodeTests = [
  'shared/**/*.test.ts',
  'web/server/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/repo/**/*.test.ts',
  'tests/server/**/*.test.ts',
];

// Two projects, because they need different runtimes: rules and commands run in Node, screens in a DOM.
// The Chromium journeys are a third and last one, so that a broken rule is told before a browser starts.
export default defineConfig({
  test: {
    projects: [
      {
        // Node itself loads `graphql` by its main entry; two copies would not know each other's errors.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'node',
          environment: 'node',
          include: process.env.TEST_DATABASE_URL ? listDatabaseTests() : nodeTests,
          globalSetup: ['tests/harness/buildTemplate.ts'],
          setupFiles: fresh,
          testTimeout: testTimeout * propertyTimes,
          hookTimeout: testTimeout,
          isolate: false,
          expect: patience,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: [
            'web/app/**/*.test.tsx',
            'shared/ui/**/*.test.tsx',
            'web/app/**/*.test.ts',
            'extension/**/*.test.{ts,tsx}',
          ],
          isolate: false,
          setupFiles: [...fresh, 'tests/harness/freshPage.ts'],
          testTimeout: testTimeout * propertyTimes,
          expect: patience,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          isolate: false,
          setupFiles: ['tests/harness/freshModules.ts'],
          globalSetup: ['tests/harness/buildJourneys.ts'],
          testTimeout,
          hookTimeout: testTimeout,
          expect: patience,
        },
      },
    ],
  },
});
