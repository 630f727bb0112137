// Runs before every test file: an unexpected console.error or console.warn fails its test.
import { afterAll, afterEach, beforeEach, expect } from 'vitest';

const said: string[] = [];
for (const level of ['error', 'warn'] as const) {
  const original = console[level];
  console[level] = (...parts: unknown[]) => {
    said.push(`console.${level}: ${parts.map(String).join(' ')}`);
    original.apply(console, parts);
  };
  // Other files run in the same process.
  afterAll(() => {
    console[level] = original;
  });
}

beforeEach(() => {
  said.length = 0;
});

afterEach(() => {
  expect(said, 'nothing is written to console.error or console.warn').toEqual([]);
});
