// Reads the JSON reports of vitest and Playwright: how many tests passed, which failed, and how long each took.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './tool.ts';

export interface Timing {
  name: string;
  seconds: number;
}

/** Result of one step of `npm test`. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of the failed tests, printed again at the end, where a newcomer looks. */
  failures?: string[];
  /** Duration of every test of the step. */
  timings?: Timing[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    /** `duration` in milliseconds; absent for skipped tests. */
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  /** One per try; `duration` in milliseconds. */
  results: { duration: number }[];
}

interface Suite {
  specs?: { file: string; title: string; tests: PlaywrightTest[] }[];
  suites?: Suite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

const NO_UNITS: VitestReport = {
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};
const NO_JOURNEYS: PlaywrightReport = {
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
  suites: [],
};

/** A report that was never written, because its runner broke off, counts nothing as passed. */
function readReport<Report extends object>(path: string, nothing: Report): Report {
  if (!existsSync(path)) return nothing;
  return { ...nothing, ...(JSON.parse(readFileSync(path, 'utf8')) as Partial<Report>) };
}

/** Counts of vitest's report at `path`; `passed` is whether the runner ended well. */
export function readUnits(path: string, passed: boolean): Count {
  const report = readReport(path, NO_UNITS);
  const files = report.testResults.map((file) => ({ ...file, path: relative(ROOT, file.name) }));
  return {
    passed: report.numPassedTests,
    // A file that cannot be loaded has no tests that could fail.
    failed: passed ? report.numFailedTests : Math.max(1, report.numFailedTests),
    skipped: report.numPendingTests + report.numTodoTests,
    failures: files.flatMap(({ path: file, status, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === 'failed');
      if (tests.length === 0) return status === 'failed' ? [file] : [];
      return tests.map((test) => `${file}: ${test.fullName}`);
    }),
    timings: files.flatMap(({ path: file, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${file}: ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  };
}

/** Counts of Playwright's report at `path`, and the journeys that passed only at their second try. */
export function readJourneys(path: string, passed: boolean): Count & { retried: string[] } {
  const { stats, suites } = readReport(path, NO_JOURNEYS);
  const journeys = suites.flatMap(journeysOf);
  const named = (status: string) =>
    journeys.filter((journey) => journey.status === status).map(({ name }) => name);
  return {
    passed: stats.expected + stats.flaky,
    failed: passed ? stats.unexpected : Math.max(1, stats.unexpected),
    skipped: stats.skipped,
    failures: named('unexpected'),
    retried: named('flaky'),
    timings: journeys,
  };
}

/** The journeys of a file and of the groups in it; tries of one journey are added up. */
function journeysOf(suite: Suite): (Timing & { status: string })[] {
  const own = (suite.specs ?? []).flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `[${projectName}] e2e/${file}: ${title}`,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(journeysOf)];
}

/** The `count` slowest tests, slowest first, one line each. */
export function formatSlowest(timings: readonly Timing[], count: number): string {
  return timings
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)
    .join('\n');
}
