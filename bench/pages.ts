// Pages in a real browser: the dashboard beside a raw twin in React, its memory, and Meal Planning with 40 ideas.
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/browser.ts';
import { median, noteGoal, printTable } from './figures.ts';
import { startPages, type Pages } from './page-household.ts';
import { TWIN_WORDS, startTwin } from './page-twin-server.ts';
import { SLOW_4G, visitPage, type Conditions, type PageToVisit, type Visit } from './page-visit.ts';

const VISITS = 3;
const SLOWER = 4;
const SLOW_PROCESSOR = { slower: SLOWER };
const SLOW_NETWORK = { slower: SLOWER, network: SLOW_4G };
const PHONE = { slower: SLOWER, viewport: { width: 390, height: 844 } };

const of = (visits: readonly Visit[], figure: keyof Visit): number =>
  median(visits.map((visit) => visit[figure]));
const ms = (value: number): string => `${value.toFixed(0)} ms`;
const megabytes = (value: number): string => `${(value / 1e6).toFixed(1)} MB`;

/** A figure with its goal and mark, which the table of goals gets, too. */
function atMost(row: string, value: number, goal: number, show: (value: number) => string): string[] {
  const met = value <= goal;
  noteGoal({ row, figure: show(value), goal: `≤ ${show(goal)}`, met });
  return [show(value), `at most ${show(goal)}`, met ? '✓' : '✗'];
}

/** Visits pages in turn. */
async function inTurn(browser: Browser, pages: readonly PageToVisit[], conditions: Conditions) {
  const visits = pages.map((): Visit[] => []);
  for (let round = 0; round < VISITS; round += 1)
    for (const [at, page] of pages.entries()) visits[at]?.push(await visitPage(browser, page, conditions));
  return visits;
}

async function measureDashboard(browser: Browser, { dashboard }: Pages, twin: PageToVisit): Promise<void> {
  const rows: string[][] = [['', 'raw twin', 'PipPal', 'ratio', 'goal', '']];
  const times = (value: number) => `${value.toFixed(2)}×`;
  const ratio = (what: string, [raw = [], own = []]: readonly Visit[][], goal?: number) => {
    const figure = goal === undefined ? 'firstPaint' : 'ready';
    const [below, above] = [of(raw, figure), of(own, figure)];
    const judged =
      goal === undefined ? [times(above / below)] : atMost(`dashboard, ${what}`, above / below, goal, times);
    rows.push([what, ms(below), ms(above), ...judged]);
  };
  const slow = await inTurn(browser, [twin, dashboard], SLOW_PROCESSOR);
  ratio(`first paint, processor ${SLOWER}× slower`, slow);
  ratio(`data on the screen, processor ${SLOWER}× slower`, slow, 1.5);
  const network = await inTurn(browser, [twin, dashboard], SLOW_NETWORK);
  ratio('first paint, and slow 4G', network);
  ratio('data on the screen, and slow 4G', network, 1.35);
  const [raw = [], own = []] = await inTurn(browser, [twin, dashboard], { stays: true });
  const judged = (what: string, figure: keyof Visit, goal: number, show: (value: number) => string) =>
    rows.push([
      what,
      show(of(raw, figure)),
      ...atMost(`dashboard, ${what}`, of(own, figure), goal, show).toSpliced(1, 0, ''),
    ]);
  judged('main thread until quiet', 'busy', 130, ms);
  judged('layouts a second at rest', 'layouts', 0, String);
  judged('recalculated styles a second', 'styles', 0, String);
  judged('heap after a collection', 'heap', 3e6, megabytes);
  judged('requests', 'requests', 12, String);
  printTable(`Dashboard of a family in Chromium, median of ${VISITS} visits in alternation`, rows);
}

/** For visitors on a slow line with a processor that is not slow. */
async function measureLanding(browser: Browser, { landing }: Pages): Promise<void> {
  const [visits = []] = await inTurn(browser, [landing], { network: SLOW_4G });
  printTable(`Landing page at 1.6 Mbit/s with 150 ms, median of ${VISITS}`, [
    ['first paint', ...atMost('landing, first paint', of(visits, 'firstPaint'), 400, ms)],
  ]);
}

async function measureMeals(browser: Browser, { ideas, menus }: Pages): Promise<void> {
  const visits = await inTurn(browser, [ideas, menus], PHONE);
  printTable(`Meal Planning with 40 ideas on a phone, processor ${SLOWER}× slower, median of ${VISITS}`, [
    ['', 'first paint', 'ready', 'requests', 'usable', 'goal', ''],
    ...visits.map((own, at) => {
      const screen = at === 0 ? 'menu ideas' : 'weekly menu';
      return [
        screen,
        ms(of(own, 'firstPaint')),
        ms(of(own, 'ready')),
        String(of(own, 'requests')),
        ...atMost(`${screen} usable`, of(own, 'usable'), 1200, ms),
      ];
    }),
  ]);
}

/** Measures in alternation and prints. */
export async function benchPages(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log('\nNo Chromium was found (CHROMIUM_PATH names one): pages are not measured.');
    return;
  }
  const twin = await startTwin();
  const pages = await startPages();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    await measureDashboard(browser, pages, { address: twin.address, words: TWIN_WORDS });
    await measureLanding(browser, pages);
    await measureMeals(browser, pages);
  } finally {
    await browser.close();
    await pages.stop();
    twin.stop();
  }
}
