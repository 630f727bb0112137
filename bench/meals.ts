// Benchmark of meal planning in a real browser with 2,000 records in its store, compared with a store with one shopping
// list: the cost of a tap on an item with all its effects, of the first sync, and of opening the screen again.
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/browser.ts';
import { startServer } from '../scripts/running-server.ts';
import { signUpByForm } from './account.ts';
import { median, printTable } from './figures.ts';
import { RECORDS, bring, fillMeals, newRecords } from './meal-records.ts';

const TAPS = 18;
/** The first taps warm the page up. */
const WARM_UP = 3;
const VISITS = 3;
const GOAL = 1.5;
const LIST = 'List 0';

/** Milliseconds on the processor that a page has used so far. */
interface Used {
  script: number;
  /** Script, style and layout. */
  all: number;
}

interface Home {
  browser: Browser;
  address: string;
  cookie: { name: string; value: string };
  name: string;
}

/** Measurements of one household. */
interface Times {
  tap: number[];
  tapWithLayout: number[];
  /** With the sync that follows. */
  tapToSaved: number[];
  firstSync: number[];
  firstSyncClock: number[];
  again: number[];
}

async function used(session: CDPSession): Promise<Used> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  const script = of('ScriptDuration');
  return { script, all: script + of('LayoutDuration') + of('RecalcStyleDuration') };
}

/** Waits for the screen to be drawn; it costs the same wherever it is asked. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));

async function open(page: Page, address: string): Promise<Used & { clock: number }> {
  const session = await page.context().newCDPSession(page);
  // Time on the processor, not on the clock: others may be using it, too.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const begin = performance.now();
  await page.goto(`${address}/meal-planning?tab=lists`);
  await page.getByRole('list', { name: `Items of ${LIST}`, exact: true }).waitFor();
  const clock = performance.now() - begin;
  await drawn(page);
  return { ...(await used(session)), clock };
}

/** The middle of the first item's box, where a finger would tap; a checked item sinks, and another one comes first. */
async function placeOfFirst(page: Page): Promise<{ x: number; y: number }> {
  const box = await page
    .getByRole('list', { name: new RegExp(`^(?:checked )?items of ${LIST}$`, 'i') })
    .getByRole('checkbox')
    .first()
    .boundingBox();
  if (box === null) throw new Error('The item cannot be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function measureTaps(page: Page, times: Times): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const saved = page.getByText('Saved', { exact: true });
  for (let tap = 0; tap < TAPS; tap += 1) {
    await saved.waitFor();
    await drawn(page);
    const { x, y } = await placeOfFirst(page);
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/meal-sync'));
    const before = await used(session);
    // By hand and not by a locator, whose own scripts would be counted.
    await page.mouse.click(x, y);
    await drawn(page);
    const after = await used(session);
    await answered;
    await saved.waitFor();
    await drawn(page);
    if (tap < WARM_UP) continue;
    times.tap.push(after.script - before.script);
    times.tapWithLayout.push(after.all - before.all);
    times.tapToSaved.push((await used(session)).script - before.script);
  }
}

/** One browser that has never been there: it gets everything, is used, and opened again. */
async function visit({ browser, address, cookie }: Home, times: Times): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies([{ ...cookie, url: address }]);
  const page = await context.newPage();
  const first = await open(page, address);
  times.firstSync.push(first.all);
  times.firstSyncClock.push(first.clock);
  await measureTaps(page, times);
  await page.close();
  const second = await context.newPage();
  times.again.push((await open(second, address)).all);
  await context.close();
}

const ms = (values: readonly number[], digits = 0): string => `${median(values).toFixed(digits)} ms`;

function print(names: readonly string[], [one, full]: readonly [Times, Times]): void {
  const row = (what: string, of: (times: Times) => readonly number[], digits?: number) => [
    what,
    ms(of(one), digits),
    ms(of(full), digits),
    (median(of(full)) / median(of(one))).toFixed(2),
  ];
  const tap = row('script of a tap on an item', ({ tap: script }) => script, 2);
  tap[3] += ` (goal: at most ${GOAL}) ${Number(tap[3]) <= GOAL ? '✓' : '✗'}`;
  printTable(
    `Shopping lists in Chromium, processor time; median of ${(TAPS - WARM_UP) * VISITS} taps, ${VISITS} visits`,
    [
      ['', ...names, 'ratio'],
      tap,
      row('… with style and layout', ({ tapWithLayout }) => tapWithLayout, 2),
      row('… and the sync that follows', ({ tapToSaved }) => tapToSaved, 2),
      row('first visit, sync included', ({ firstSync }) => firstSync),
      row('… by the clock', ({ firstSyncClock }) => firstSyncClock),
      row('opened again', ({ again }) => again),
    ],
  );
}

const none = (): Times => ({
  tap: [],
  tapWithLayout: [],
  tapToSaved: [],
  firstSync: [],
  firstSyncClock: [],
  again: [],
});

/** Measures in alternation and prints. */
export async function benchMeals(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log('\nNo Chromium was found (CHROMIUM_PATH names one): meal planning is not measured.');
    return;
  }
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const home = async (name: string, isFull: boolean): Promise<Home> => {
      const parent = await signUpByForm(server.address, `${isFull ? 'full' : 'empty'}.store@example.org`);
      await parent.post('/api/onboarding/complete', {
        timeZone: 'America/New_York',
        preferences: { assistanceAreas: ['mealPlanning'] },
      });
      if (isFull) await fillMeals(parent);
      // The newest list comes first.
      await bring(parent, newRecords('shopping-lists', 1));
      const [cookieName = '', value = ''] = parent.cookie.split('=');
      return { browser, address: server.address, cookie: { name: cookieName, value }, name };
    };
    const homes = [await home('one list', false), await home(`${RECORDS} records`, true)] as const;
    const times = [none(), none()] as const;
    for (let round = 0; round < VISITS; round += 1) {
      await visit(homes[0], times[0]);
      await visit(homes[1], times[1]);
    }
    print(
      homes.map(({ name }) => name),
      times,
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}
