// The summary that `npm test` prints from the reports of its two test runners.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatSlowest, readJourneys, readUnits } from './test-reports.ts';
import { ROOT } from './tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'pippal-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, report: object): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(report));
  return path;
}

const units = write('units.json', {
  numPassedTests: 1,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    {
      name: join(ROOT, 'rules/dates.test.ts'),
      status: 'failed',
      assertionResults: [
        { fullName: 'a day is a day', status: 'passed', duration: 20 },
        { fullName: 'a week has seven', status: 'failed', duration: 4500 },
        { fullName: 'a month', status: 'skipped' },
      ],
    },
    { name: join(ROOT, 'rules/broken.test.ts'), status: 'failed', assertionResults: [] },
  ],
});

const journey = (title: string, projectName: string, status: string, ...durations: number[]) => ({
  file: 'chat.spec.ts',
  title,
  tests: [{ projectName, status, results: durations.map((duration) => ({ duration })) }],
});

const journeys = write('journeys.json', {
  stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
  suites: [
    {
      specs: [journey('talks', 'modern', 'expected', 3000)],
      suites: [
        {
          specs: [
            journey('stumbles', 'modern', 'flaky', 2000, 4000),
            journey('falls', 'plain-http', 'unexpected', 100, 100),
          ],
        },
      ],
    },
  ],
});

describe('the report', () => {
  it('of vitest names failed tests, and files that could not be loaded', () => {
    expect(readUnits(units, false)).toMatchObject({
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: ['rules/dates.test.ts: a week has seven', 'rules/broken.test.ts'],
    });
  });

  it('of Playwright names failed journeys, and those that needed a second try', () => {
    expect(readJourneys(journeys, false)).toMatchObject({
      passed: 2,
      failed: 1,
      failures: ['[plain-http] e2e/chat.spec.ts: falls'],
      retried: ['[modern] e2e/chat.spec.ts: stumbles'],
    });
  });

  it('that was never written counts as a failure', () => {
    const nowhere = join(folder, 'nowhere.json');
    expect(readUnits(nowhere, false)).toMatchObject({ passed: 0, failed: 1 });
    expect(readJourneys(nowhere, false)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('of both together ends with the slowest tests in seconds, all tries added up', () => {
    const timings = [...readUnits(units, false).timings!, ...readJourneys(journeys, false).timings!];
    expect(formatSlowest(timings, 3).split('\n')).toEqual([
      '   6.0 s  [modern] e2e/chat.spec.ts: stumbles',
      '   4.5 s  rules/dates.test.ts: a week has seven',
      '   3.0 s  [modern] e2e/chat.spec.ts: talks',
    ]);
  });
});
