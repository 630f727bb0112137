// Tests of the rules, the contract, the server and the client's logic. Browser journeys live in e2e/.
import { defineConfig } from 'vitest/config';

const ALL = '{contract,rules,server,client,scripts,bench}/**/*.test.{ts,tsx}';
const ALONE = [
  // They change a module for all that import it: the fields of a later release.
  '{server,client/meal-store/sync}/older-release.test.ts',
  // They judge turns and races, or the children of their own process.
  'server/in-turns.test.ts',
  'server/auth/access/change-password.test.ts',
  'server/db/engine/fair-queue.test.ts',
  'server/db/files/crash.test.ts',
  'server/school/reading/**/*.test.ts',
];

export default defineConfig({
  test: {
    setupFiles: ['scripts/test-setup.ts'],
    // By default one core of two would stay idle.
    maxWorkers: '100%',
    // Signing up hashes passwords with argon2id on purpose slowly, and two cores are shared by everything.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A second, the default, is too short for a server of its own on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      // A process runs many files and imports the app once. No test mocks a module, and each has its own app.
      { extends: true, test: { name: 'shared', include: [ALL], exclude: ALONE, isolate: false } },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
