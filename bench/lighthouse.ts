// Lighthouse for phones: the performance of three screens, and accessibility, best practices and search engines of all
// large ones. The package weighs 176 MB with its 114 dependencies, a quarter of everything else, so npx fetches it for
// the benchmark alone; without a network it is not measured.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/browser.ts';
import { median, noteGoal, printTable } from './figures.ts';
import { startPages, type Pages } from './page-household.ts';
import type { PageToVisit } from './page-visit.ts';

const PACKAGE = 'lighthouse@13.5.0';
const RUNS = 5;
const run = promisify(execFile);

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

interface Audit {
  score: number | null;
  title: string;
}

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

/** Points of 100. */
const pointsOf = ({ categories }: Report, category: Category): number =>
  Math.round(100 * (categories[category].score ?? Number.NaN));

/** Milliseconds. The stream of changes stays open, so the network is never quiet. */
const LONGEST_WAIT = 20_000;

interface SignedIn {
  port: string;
  close: () => Promise<void>;
}

/** A browser that Lighthouse can use, with the session of a parent: a header would hide the cookies the server sets. */
async function signedInBrowser(executablePath: string, { address, cookie }: PageToVisit): Promise<SignedIn> {
  const profile = mkdtempSync(join(tmpdir(), 'pippal-lighthouse-'));
  const args = [...CHROMIUM_FLAGS, '--remote-debugging-port=0'];
  const context = await chromium.launchPersistentContext(profile, { executablePath, args });
  if (cookie) await context.addCookies([{ ...cookie, url: address }]);
  const [port = ''] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  return {
    port,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Without error reports to anybody. */
async function reportOf({ address }: PageToVisit, { port }: SignedIn): Promise<Report> {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      PACKAGE,
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--max-wait-for-load=${LONGEST_WAIT}`,
      '--no-enable-error-reporting',
      // robots.txt keeps search engines from everything behind the sign-in, as it should.
      '--skip-audits=is-crawlable',
      `--port=${port}`,
    ],
    { maxBuffer: 100_000_000 },
  );
  return JSON.parse(stdout) as Report;
}

/** The audits that cost points, beside those of performance, whose points are a curve. */
const lacksOf = ({ categories, audits }: Report): string[] =>
  CATEGORIES.slice(1).flatMap((category) =>
    categories[category].auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      const isLacking = weight > 0 && audit !== undefined && audit.score !== null && audit.score < 1;
      return isLacking ? [`${id}: ${audit.title}`] : [];
    }),
  );

interface Screen {
  name: string;
  page: PageToVisit;
  /** Least performance; not judged without. */
  least?: number;
}

const screensOf = ({ dashboard, ideas, menus, at }: Pages): Screen[] => [
  { name: 'dashboard', page: dashboard, least: 95 },
  { name: 'menu ideas', page: ideas, least: 90 },
  { name: 'weekly menu', page: menus, least: 90 },
  { name: 'chat', page: at('/chat') },
  { name: 'medical', page: at('/medical') },
  { name: 'family', page: at('/family') },
  { name: 'settings', page: at('/settings') },
];

async function judge({ name, page, least }: Screen, browser: SignedIn): Promise<string[]> {
  const reports: Report[] = [];
  for (let round = 0; round < (least === undefined ? 1 : RUNS); round += 1)
    reports.push(await reportOf(page, browser));
  const note = (row: string, points: number, goal: number) => {
    noteGoal({ row, figure: `${points}`, goal: `≥ ${goal}`, met: points >= goal });
    return `${points} ${points >= goal ? '✓' : '✗'}`;
  };
  const of = (category: Category) => median(reports.map((report) => pointsOf(report, category)));
  const performance = of('performance');
  for (const lack of new Set(reports.flatMap(lacksOf))) console.log(`${name}: ${lack}`);
  return [
    name,
    least === undefined ? `${performance}` : note(`Lighthouse, ${name}`, performance, least),
    ...CATEGORIES.slice(1).map((category) => note(`Lighthouse, ${name}, ${category}`, of(category), 100)),
  ];
}

/** Measures one screen after the other, alone, and prints. */
export async function benchLighthouse(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log('\nNo Chromium was found (CHROMIUM_PATH names one): Lighthouse is not run.');
    return;
  }
  const pages = await startPages();
  const browser = await signedInBrowser(executablePath, pages.dashboard);
  try {
    const rows: string[][] = [['', ...CATEGORIES]];
    for (const screen of screensOf(pages)) rows.push(await judge(screen, browser));
    printTable(`Lighthouse for phones; performance where it has a goal is the median of ${RUNS}`, rows);
  } finally {
    await browser.close();
    await pages.stop();
  }
}
