// Lighthouse's mobile performance of three screens. The package weighs 176 MB with its 114 dependencies, a quarter of
// everything else, so npx fetches it for the benchmark alone; without a network it is not measured.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/browser.ts';
import { median, noteGoal, printTable } from './figures.ts';
import { startPages } from './page-household.ts';
import type { PageToVisit } from './page-visit.ts';

const PACKAGE = 'lighthouse@13.5.0';
const RUNS = 5;
const run = promisify(execFile);

interface Report {
  categories: { performance: { score: number } };
}

/** Points of 100; without error reports to anybody. */
async function scoreOf({ address, cookie }: PageToVisit, browser: string): Promise<number> {
  const headers = JSON.stringify({ cookie: cookie ? `${cookie.name}=${cookie.value}` : '' });
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      PACKAGE,
      address,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      '--no-enable-error-reporting',
      `--extra-headers=${headers}`,
      `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 100_000_000 },
  );
  return 100 * (JSON.parse(stdout) as Report).categories.performance.score;
}

/** Measures one screen after the other, alone, and prints. */
export async function benchLighthouse(): Promise<void> {
  const browser = findChromium();
  if (!browser) {
    console.log('\nNo Chromium was found (CHROMIUM_PATH names one): Lighthouse is not run.');
    return;
  }
  const pages = await startPages();
  try {
    const rows: string[][] = [['', 'performance', 'goal', '']];
    const screens: [string, PageToVisit, number][] = [
      ['dashboard', pages.dashboard, 95],
      ['menu ideas', pages.ideas, 90],
      ['weekly menu', pages.menus, 90],
    ];
    for (const [name, page, least] of screens) {
      const scores: number[] = [];
      for (let round = 0; round < RUNS; round += 1) scores.push(await scoreOf(page, browser));
      const points = Math.round(median(scores));
      const goal = { row: `Lighthouse, ${name}`, figure: `${points}`, goal: `≥ ${least}` };
      noteGoal({ ...goal, met: points >= least });
      rows.push([name, `${points}`, `at least ${least}`, points >= least ? '✓' : '✗']);
    }
    printTable(`Lighthouse for phones, median of ${RUNS}`, rows);
  } finally {
    await pages.stop();
  }
}
