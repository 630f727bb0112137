// Tests of the rules, the contract, the server and the client's logic. Browser journeys live in e2e/.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,rules,server,client,scripts,bench}/**/*.test.{ts,tsx}'],
    setupFiles: ['scripts/test-setup.ts'],
    // By default one core of two would stay idle.
    maxWorkers: '100%',
    // Signing up hashes passwords with argon2id on purpose slowly, and two cores are shared by everything.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
