// The dashboard of a household of ten years beside that of an empty one, in Chromium: on a slow processor, and on a slow
// network as well.
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/browser.ts';
import { startServer } from '../scripts/running-server.ts';
import { signUpByForm, type SignedIn } from './account.ts';
import { fillYears } from './calendar.ts';
import { median, noteGoal, printTable } from './figures.ts';
import { fillMeals } from './meal-records.ts';

const VISITS = 3;
const MOST_REQUESTS = 12;
/** Milliseconds after which a page asks for nothing more. */
const QUIET = 5000;
const SLOWER = 4;
/** Slow 4G: 1.6 Mbit/s, 150 ms. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const WAYS = [
  { name: 'dashboard ready', network: null, goal: 1.3 },
  { name: 'slow 4G filled', network: SLOW, goal: 1.5 },
] as const;
const FILLED = '[role="grid"]:not([aria-busy="true"])';

type Cookie = { name: string; value: string; url: string };

interface Home {
  name: string;
  cookie: Cookie;
  /** Milliseconds until the calendar had its events, for each of the ways. */
  times: number[][];
  /** Bytes of the responses of the API, as they were sent. */
  bytes: number;
}

async function newHome(
  address: string,
  name: string,
  fill: (parent: SignedIn) => Promise<void>,
): Promise<Home> {
  const parent = await signUpByForm(address, `${name.replaceAll(' ', '.')}@example.org`);
  await parent.post('/api/onboarding/complete', {
    timeZone: 'America/New_York',
    preferences: { assistanceAreas: ['medical'] },
  });
  await fill(parent);
  const [cookie = '', value = ''] = parent.cookie.split('=');
  return { name, cookie: { name: cookie, value, url: address }, times: WAYS.map(() => []), bytes: 0 };
}

/** Runs in the page: notes when the calendar has its events and is painted. */
function noteFilled(selector: string): void {
  const look = () => {
    if (document.querySelector(selector)) requestAnimationFrame(() => performance.mark('filled'));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function visit(browser: Browser, home: Home, way: number): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  await context.addCookies([home.cookie]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const network = WAYS[way]?.network;
  if (network) await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let bytes = 0;
  const ofApi = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.includes('/api/reads')) ofApi.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (ofApi.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(noteFilled, FILLED);
  await page.goto(home.cookie.url);
  await page.waitForFunction(() => performance.getEntriesByName('filled').length > 0, null, {
    polling: 250,
    timeout: 60_000,
  });
  const filled = await page.evaluate(
    () => performance.getEntriesByName('filled')[0]?.startTime ?? Number.NaN,
  );
  home.times[way]?.push(filled);
  home.bytes = bytes;
  await context.close();
}

function print([empty, full]: readonly [Home, Home]): void {
  printTable(`Dashboard of ten years beside an empty one, processor ${SLOWER}× slower; median of ${VISITS}`, [
    ['', empty.name, full.name, 'ratio'],
    ...WAYS.map(({ name, goal }, way) => {
      const [base, ours] = [empty, full].map(({ times }) => median(times[way] ?? [])) as [number, number];
      const ratio = ours / base;
      noteGoal({
        row: `ten years beside empty: ${name}`,
        figure: `${ratio.toFixed(2)}×`,
        goal: `≤ ${goal}×`,
        met: ratio <= goal,
      });
      const mark = `${ratio.toFixed(2)} (goal: at most ${goal}) ${ratio <= goal ? '✓' : '✗'}`;
      return [name, `${base.toFixed(0)} ms`, `${ours.toFixed(0)} ms`, mark];
    }),
    ['bytes of the reads', `${empty.bytes}`, `${full.bytes}`],
  ]);
}

/** Counts the requests of the dashboard, those at idle and the document included. */
async function countRequests(browser: Browser, { cookie }: Home): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addCookies([cookie]);
  const page = await context.newPage();
  let all = 0;
  let ofApi = 0;
  page.on('request', (request) => {
    all += 1;
    if (request.url().includes('/api/')) ofApi += 1;
  });
  await page.goto(cookie.url);
  await page.locator(FILLED).waitFor();
  await page.waitForTimeout(QUIET);
  await context.close();
  const met = all <= MOST_REQUESTS;
  const figure = `${all}, ${ofApi} of them of the API`;
  noteGoal({ row: 'requests of the dashboard', figure, goal: `≤ ${MOST_REQUESTS}`, met });
  printTable('Requests of the signed-in dashboard, without cache', [
    [figure, `goal: at most ${MOST_REQUESTS} ${met ? '✓' : '✗'}`],
  ]);
}

/** Measures in alternation and prints. */
export async function benchTenYearHousehold(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log('\nNo Chromium was found (CHROMIUM_PATH names one): ten years are not measured.');
    return;
  }
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const empty = await newHome(server.address, 'empty', async () => undefined);
    const full = await newHome(server.address, 'ten years', async (parent) => {
      await fillYears(parent, new Date().toISOString().slice(0, 10));
      await fillMeals(parent);
    });
    for (let round = 0; round < VISITS; round += 1)
      for (const way of WAYS.keys()) for (const home of [empty, full]) await visit(browser, home, way);
    print([empty, full]);
    await countRequests(browser, empty);
  } finally {
    await browser.close();
    await server.stop();
  }
}
