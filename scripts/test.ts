// `npm test`: all checks of this repository. Checks, tests on both databases, the build, browser journeys; at the end
// the slowest tests and one line with the totals. Missing tools are installed where possible, otherwise named and their
// tests counted as skipped.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findTestBrowser, HEADLESS_SHELL } from './browser.ts';
import { runChecks } from './check.ts';
import { ENGINES, lackingPackages } from './engines.ts';
import { findPostgres, startPostgres } from './postgres.ts';
import { formatSlowest, readJourneys, readUnits, type Count, type Timing } from './test-reports.ts';
import { runTool } from './tool.ts';

const SLOWEST = 20;
const reports = mkdtempSync(join(tmpdir(), 'pippal-test-'));

/** Debian's packages for what is missing, where we may install them. */
async function installMissing(): Promise<void> {
  const lacksBrowser = !findTestBrowser()?.endsWith(HEADLESS_SHELL) && !process.env['CHROMIUM_PATH'];
  const lacksPostgres = !findPostgres();
  const engines = ENGINES.flatMap((engine) => lackingPackages(engine));
  if (!lacksBrowser && !lacksPostgres && engines.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const apt = (...parameters: string[]) =>
    runTool('apt-get', parameters, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  await apt('update', '-q');
  const install = async (name: string) => {
    console.log(`Installing ${name} …`);
    const { passed, output } = await apt('install', '-y', '-q', '--no-install-recommends', name);
    if (!passed) console.log(output);
    return passed;
  };
  if (lacksPostgres) await install('postgresql');
  for (const name of engines) await install(name);
  // Older releases have no headless shell.
  if (lacksBrowser && !(await install(HEADLESS_SHELL)) && !findChromium()) await install('chromium');
}

async function check(): Promise<Count> {
  // Both wait for the disk and the network more than for a processor.
  const [{ passed, failures }] = await Promise.all([runChecks(), installMissing()]);
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
    return readUnits(report, passed);
  } finally {
    await postgres?.stop();
  }
}

async function testJourneys(): Promise<Count> {
  const report = join(reports, 'playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const missing = pagesAreBuilt
    ? !findTestBrowser() && 'No Chromium was found (CHROMIUM_PATH names one)'
    : 'There are no pages to visit';
  if (missing) {
    console.log(`${missing}: the browser journeys are skipped.`);
    const listing = await runTool('playwright', ['test', '--list', '--reporter=json'], { env });
    const listed = readJourneys(report, listing.passed);
    return { passed: 0, failed: Number(!listing.passed), skipped: listed.passed + listed.skipped };
  }
  for (const engine of ENGINES) {
    const lacking = lackingPackages(engine).join(' and ');
    if (lacking !== '') console.log(`Without ${lacking} the journeys in ${engine} are skipped.`);
  }
  const { passed } = await runTool('playwright', ['test', '--reporter=list,json'], { env, show: true });
  const { retried, ...count } = readJourneys(report, passed);
  if (retried.length > 0) console.log(`Passed only at the second try:\n${inLines(retried)}`);
  return count;
}

const inLines = (names: readonly string[]): string => names.map((name) => `- ${name}`).join('\n');

const STEPS: Record<string, () => Promise<Count>> = {
  Checks: check,
  'Tests of rules, server and client': testUnits,
  Pages: buildPages,
  'Browser journeys': testJourneys,
};

const total = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
const timings: Timing[] = [];
for (const [name, step] of Object.entries(STEPS)) {
  console.log(`\n— ${name} —`);
  const begin = performance.now();
  const count = await step().catch((error: unknown): Count => {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0, failures: [name] };
  });
  failures.push(...(count.failures ?? []));
  timings.push(...(count.timings ?? []));
  for (const kind of ['passed', 'failed', 'skipped'] as const) total[kind] += count[kind];
  const { passed, failed, skipped } = count;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped in ${seconds} s`);
}
rmSync(reports, { recursive: true, force: true });
console.log(`\nThe ${SLOWEST} slowest tests:\n${formatSlowest(timings, SLOWEST)}`);
if (failures.length > 0) console.log(`\nWhat failed:\n${inLines(failures)}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 ? 0 : 1;
