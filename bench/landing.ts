// The landing page on a slow phone: prerendered, as for visitors, and rendered by the app, as for a browser with an
// invalid session cookie.
import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/browser.ts';
import { startServer } from '../scripts/running-server.ts';
import { median, printTable } from './figures.ts';

const VISITS = 5;
/** A slow mobile network, and a processor a quarter as fast. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWER = 4;
/** Has the form of a session but is invalid: the server sends the app, which finds nobody signed in. */
const DEAD_SESSION = { name: 'sid', value: 'x'.repeat(43) };

interface Paints {
  first: number;
  largest: number;
}

/** Runs in the page: waits until nothing larger was painted for a while. */
const readPaints = (): Promise<Paints> =>
  new Promise((resolve) => {
    let largest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(() => {
      const [first] = performance.getEntriesByName('first-contentful-paint');
      resolve({ first: first?.startTime ?? Number.NaN, largest });
    }, 1000);
  });

async function visit(browser: Browser, address: string, cookie: boolean): Promise<Paints> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  if (cookie) await context.addCookies([{ ...DEAD_SESSION, url: address }]);
  const page: Page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address, { waitUntil: 'load' });
  await page.getByText('Get Started').first().waitFor();
  const paints = await page.evaluate(readPaints);
  await context.close();
  return paints;
}

/** Measures in alternation and prints. */
export async function benchLanding(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log('\nNo Chromium was found (CHROMIUM_PATH names one): the landing page is not measured.');
    return;
  }
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const ways: { name: string; cookie: boolean; paints: Paints[] }[] = [
      { name: 'prerendered', cookie: false, paints: [] },
      { name: 'drawn by the app', cookie: true, paints: [] },
    ];
    for (let round = 0; round < VISITS; round += 1) {
      for (const way of ways) way.paints.push(await visit(browser, server.address, way.cookie));
    }
    printTable(`Landing page, 1.6 Mbit/s with 150 ms, processor ${SLOWER}× slower, median of ${VISITS}`, [
      ['', 'first contentful paint', 'largest contentful paint'],
      ...ways.map(({ name, paints }) => [
        name,
        `${median(paints.map(({ first }) => first)).toFixed(0)} ms`,
        `${median(paints.map(({ largest }) => largest)).toFixed(0)} ms`,
      ]),
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
}
