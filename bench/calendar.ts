// Benchmark of the Family Calendar in a real browser, compared with an empty one: opening it with a month of 500 events,
// paging it through 24 months, and opening it after ten years.
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/browser.ts';
import { startServer } from '../scripts/running-server.ts';
import { DAYS } from '../contract/week.ts';
import { addDays, formatMonth, weekStart } from '../rules/time/dates.ts';
import { signUpByForm, type SignedIn } from './account.ts';
import { median, printTable } from './figures.ts';

const VISITS = 5;
const PAGES = 24;
/** In the month of today, and in each month that is paged. */
const EVENTS = 500;
const EVENTS_PAGED = 20;
const YEARS = 10;
const WEEKS_OF_YEAR = 52;
const VISITS_OF_YEAR = 200;
const GOAL_FULL = 1.5;
const GOAL_YEARS = 1.3;

const TODAY = new Date().toISOString().slice(0, 10);
const [YEAR = 0, MONTH = 0] = TODAY.split('-').map(Number);

/** The day of a month the given number of months after this one. */
function dayOf(months: number, day: number): string {
  const month = MONTH - 1 + months;
  const year = YEAR + Math.floor(month / 12);
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const appoint = (parent: SignedIn, date: string, index: number) =>
  parent.post('/api/medical-appointments', {
    title: `Visit ${index}`,
    appointmentDate: `${date}T${String(8 + (index % 10)).padStart(2, '0')}:15`,
    duration: 30,
  });

async function fillMonths(parent: SignedIn): Promise<void> {
  for (let index = 0; index < EVENTS; index += 1) await appoint(parent, dayOf(0, 1 + (index % 28)), index);
  for (let month = 1; month <= PAGES; month += 1)
    for (let index = 0; index < EVENTS_PAGED; index += 1)
      await appoint(parent, dayOf(month, 1 + index), index);
}

/** Ten years with menus for every week, and with appointments, until `last`. */
export async function fillYears(parent: SignedIn, last: string): Promise<void> {
  const dinner = { dinner: 'Lentil soup with bread' };
  const meals = Object.fromEntries(
    DAYS.map((day) => [day, { ...dinner, breakfast: 'Oats', lunch: 'Wraps' }]),
  );
  for (let week = 0; week < YEARS * WEEKS_OF_YEAR; week += 1)
    await parent.put(`/api/weekly-menus/${addDays(weekStart(last), -7 * week)}`, { meals });
  for (let index = 0; index < YEARS * VISITS_OF_YEAR; index += 1)
    await appoint(parent, addDays(last, -Math.floor((index * 365) / VISITS_OF_YEAR)), index);
}

interface Home {
  name: string;
  context: BrowserContext;
  /** Milliseconds on the processor. */
  opened: number[];
  paged: number[];
}

async function newHome(
  browser: Browser,
  address: string,
  name: string,
  fill: (parent: SignedIn) => Promise<void>,
): Promise<Home> {
  const parent = await signUpByForm(address, `${name.replaceAll(/\W/g, '.')}@example.org`);
  await parent.post('/api/onboarding/complete', {
    timeZone: 'America/New_York',
    preferences: { assistanceAreas: ['medical'] },
  });
  await fill(parent);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const [cookie = '', value = ''] = parent.cookie.split('=');
  await context.addCookies([{ name: cookie, value, url: address }]);
  return { name, context, opened: [], paged: [] };
}

/** Milliseconds of script, style and layout the page has used so far. */
async function used(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return 1000 * (seconds('ScriptDuration') + seconds('LayoutDuration') + seconds('RecalcStyleDuration'));
}

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));

/** The shown month has its events, and they are drawn. */
async function settled(page: Page): Promise<void> {
  await page.locator('[role="grid"]:not([aria-busy="true"])').waitFor();
  await drawn(page);
}

async function visit({ context, opened, paged }: Home, address: string): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Time on the processor, not on the clock: others may be using it, too.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  // The bell asks last: everything else is loaded and drawn by then.
  const last = page.waitForResponse((response) => response.url().includes('changes'));
  await page.goto(address);
  await settled(page);
  await last;
  await drawn(page);
  const before = await used(session);
  opened.push(before);
  for (let month = 1; month <= PAGES; month += 1) {
    await page.getByRole('button', { name: 'Next month' }).click();
    const [year = 0, number = 0] = dayOf(month, 1).split('-').map(Number);
    await page.getByRole('grid', { name: formatMonth(year, number) }).waitFor();
    await settled(page);
  }
  paged.push((await used(session)) - before);
  await page.close();
}

function print([empty, ...others]: readonly Home[]): void {
  if (!empty) return;
  const of = (values: readonly number[]) => `${median(values).toFixed(0)} ms`;
  const ratio = (values: readonly number[], base: readonly number[], goal: number) => {
    const value = median(values) / median(base);
    return `${value.toFixed(2)} (goal: at most ${goal}) ${value <= goal ? '✓' : '✗'}`;
  };
  printTable(`Family Calendar in Chromium, processor time; median of ${VISITS} visits`, [
    ['', 'opened', 'ratio', `${PAGES} months paged`, 'ratio'],
    [empty.name, of(empty.opened), '', of(empty.paged), ''],
    ...others.map(({ name, opened, paged }, index) => {
      const goal = index === 0 ? GOAL_FULL : GOAL_YEARS;
      return [
        name,
        of(opened),
        ratio(opened, empty.opened, goal),
        of(paged),
        ratio(paged, empty.paged, goal),
      ];
    }),
  ]);
}

/** Measures in alternation and prints. */
export async function benchCalendar(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log('\nNo Chromium was found (CHROMIUM_PATH names one): the calendar is not measured.');
    return;
  }
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const home = (name: string, fill: (parent: SignedIn) => Promise<void>) =>
      newHome(browser, server.address, name, fill);
    const homes = [
      await home('empty', async () => undefined),
      await home(`${EVENTS} events this month`, fillMonths),
      // Nothing in the three months that are shown first.
      await home(`${YEARS} years behind`, (parent) => fillYears(parent, addDays(dayOf(-1, 1), -7))),
    ];
    for (let round = 0; round < VISITS; round += 1) for (const one of homes) await visit(one, server.address);
    print(homes);
  } finally {
    await browser.close();
    await server.stop();
  }
}
