// `npm test`: everything there is to know about this tree. Checks, tests on both databases, the pages, browser
// journeys; at the end one line with the totals. What this machine lacks is installed where that is possible,
// and otherwise named and counted as skipped.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './browser.ts';
import { runChecks } from './check.ts';
import { findPostgres, startPostgres } from './postgres.ts';
import { runTool } from './tool.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, by name: said once more at the end, where a newcomer looks. */
  failures?: string[];
}

const reports = mkdtempSync(join(tmpdir(), 'pippal-test-'));

/** Debian's packages for what is missing, where we may install them. */
async function installMissing(): Promise<void> {
  const packages = [...(findChromium() ? [] : ['chromium']), ...(findPostgres() ? [] : ['postgresql'])];
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Installing ${packages.join(' and ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runTool('apt-get', ['update', '-q'], { env });
  const { passed, output } = await runTool(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
    { env },
  );
  if (!passed) console.log(output);
}

async function check(): Promise<Count> {
  const { passed, failures } = await runChecks();
  return { passed, failed: failures.length, skipped: 0, failures };
}

let pagesAreBuilt = false;

async function buildPages(): Promise<Count> {
  const { passed } = await runTool('node', ['scripts/bootstrap.mjs', '--build'], { show: true });
  pagesAreBuilt = passed;
  console.log(`${passed ? '✓' : '✗'} the pages are built within their budget`);
  return { passed: Number(passed), failed: Number(!passed), skipped: 0 };
}

async function testUnits(): Promise<Count> {
  const postgres = findPostgres() ? await startPostgres() : undefined;
  if (!postgres) console.log('PostgreSQL is not installed: the tests on it are skipped.');
  const report = join(reports, 'vitest.json');
  try {
    const { passed } = await runTool(
      'vitest',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      { env: { PIPPAL_TEST_POSTGRES: postgres?.url }, show: true },
    );
    const told = readReport(report);
    // A file that cannot be loaded has no tests that could fail.
    const failed = passed ? told.numFailedTests : Math.max(1, told.numFailedTests);
    const failures = told.testResults.flatMap(({ name, status, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === 'failed');
      if (tests.length === 0) return status === 'failed' ? [name] : [];
      return tests.map((test) => `${name}: ${test.fullName}`);
    });
    return {
      passed: told.numPassedTests,
      failed,
      skipped: told.numPendingTests + told.numTodoTests,
      failures,
    };
  } finally {
    await postgres?.stop();
  }
}

async function testJourneys(): Promise<Count> {
  const report = join(reports, 'playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const missing = pagesAreBuilt
    ? !findChromium() && 'No Chromium was found (CHROMIUM_PATH names one)'
    : 'There are no pages to visit';
  if (missing) {
    console.log(`${missing}: the browser journeys are skipped.`);
    const listing = await runTool('playwright', ['test', '--list', '--reporter=json'], { env });
    const { stats } = readReport(report);
    return { passed: 0, failed: Number(!listing.passed), skipped: stats.expected + stats.skipped };
  }
  const { passed } = await runTool('playwright', ['test', '--reporter=list,json'], { env, show: true });
  const { stats, suites } = readReport(report);
  const failed = passed ? stats.unexpected : Math.max(1, stats.unexpected);
  const again = suites.flatMap((suite) => journeysIn(suite, 'flaky'));
  if (again.length > 0) console.log(`Passed only at the second try:\n${inLines(again)}`);
  return {
    passed: stats.expected + stats.flaky,
    failed,
    skipped: stats.skipped,
    failures: suites.flatMap((suite) => journeysIn(suite, 'unexpected')),
  };
}

/** The journeys of a file, and of the groups in it, that ended like this. */
function journeysIn(suite: Suite, status: 'unexpected' | 'flaky'): string[] {
  const own = (suite.specs ?? []).flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName }) => `[${projectName}] e2e/${file}: ${title}`),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => journeysIn(inner, status))];
}

const inLines = (names: readonly string[]): string => names.map((name) => `- ${name}`).join('\n');

/** What the two runners tell of themselves. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

interface Suite {
  specs?: { file: string; title: string; tests: { projectName: string; status: string }[] }[];
  suites?: Suite[];
}

/** A runner's own account; one that broke off before writing it has passed nothing. */
function readReport(path: string): Report {
  const nothing: Report = {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    suites: [],
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
  };
  const told = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<Report>) : {};
  return { ...nothing, ...told };
}

const STEPS: Record<string, () => Promise<Count>> = {
  Checks: check,
  'Tests of rules, server and client': testUnits,
  Pages: buildPages,
  'Browser journeys': testJourneys,
};

await installMissing();
const total = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
for (const [name, step] of Object.entries(STEPS)) {
  console.log(`\n— ${name} —`);
  const begin = performance.now();
  const count = await step().catch((error: unknown): Count => {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0, failures: [name] };
  });
  failures.push(...(count.failures ?? []));
  for (const kind of ['passed', 'failed', 'skipped'] as const) total[kind] += count[kind];
  const { passed, failed, skipped } = count;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped in ${seconds} s`);
}
rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nWhat failed:\n${inLines(failures)}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 ? 0 : 1;
