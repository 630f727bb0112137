// One visit of a page in a new browser context: when it is ready, and how much it costs until it is quiet and after.
import type { Browser, BrowserContext, CDPSession, Cookie } from '@playwright/test';

type SessionCookie = Pick<Cookie, 'name' | 'value'>;

export interface PageToVisit {
  address: string;
  cookie?: SessionCookie | undefined;
  /** Text that is on the screen only once its data is. */
  words: string;
}

export interface Conditions {
  /** Times by which the processor is slower. */
  slower?: number;
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
  viewport?: { width: number; height: number };
  /** True to stay until the page is quiet, and to see how it rests. */
  stays?: boolean;
}

/** Lighthouse's 'slow 4G': 1.6 Mbit/s with a round trip of 150 ms. */
export const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

export interface Visit {
  /** First contentful paint, ms. */
  firstPaint: number;
  /** The frame after the one in which the words were there, ms. */
  ready: number;
  /** End of the last task of more than 50 ms, or `ready`. */
  usable: number;
  /** Time on the main thread until it was quiet, ms. */
  busy: number;
  /** Used JavaScript heap after a collection, bytes. */
  heap: number;
  requests: number;
  /** A second, once quiet. */
  layouts: number;
  styles: number;
}

interface Watched {
  readyAt?: number;
  lastLongTask: number;
}

/** Runs in the page before its own scripts. */
function watchPage(words: string): void {
  const watched: Watched = { lastLongTask: 0 };
  Object.assign(globalThis, { watched });
  const seen = () => {
    if (!document.documentElement?.textContent?.includes(words)) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => (watched.readyAt = performance.now())));
  };
  const observer = new MutationObserver(seen);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) watched.lastLongTask = startTime + duration;
  }).observe({ type: 'longtask', buffered: true });
}

const IS_READY = 'globalThis.watched?.readyAt !== undefined';
const LOOK_FOR_WORDS = 500;
const MOST_LOOKS_FOR_WORDS = 120;

/** Without `waitForFunction`, whose own scripts would be in the heap of the page: 0.56 MB. */
async function untilReady(session: CDPSession): Promise<void> {
  for (let look = 0; look < MOST_LOOKS_FOR_WORDS; look += 1) {
    const { result } = await session.send('Runtime.evaluate', { expression: IS_READY, returnByValue: true });
    if (result.value === true) return;
    await pause(LOOK_FOR_WORDS);
  }
  throw new Error('The words of the page have not appeared for a minute.');
}

function readTimes() {
  const { watched } = globalThis as unknown as { watched: Watched };
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const ready = watched.readyAt ?? Number.NaN;
  return {
    firstPaint: paint?.startTime ?? Number.NaN,
    ready,
    usable: Math.max(ready, watched.lastLongTask),
  };
}

const LOOK = 250;
/** Less work than this in a second counts as quiet, ms. */
const QUIET = 12;
const MOST_LOOKS = 24;

/** The long tasks after the first screen are over by then, ms. */
const SETTLES = 2000;
const NOT_MEASURED = { busy: Number.NaN, layouts: Number.NaN, styles: Number.NaN, heap: Number.NaN };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function metricsOf(session: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
}

/** Milliseconds on the main thread until a second passed with hardly any work, or six seconds. */
async function busyUntilQuiet(session: CDPSession): Promise<number> {
  const used: number[] = [];
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const now = 1000 * (await metricsOf(session))('TaskDuration');
    const before = used.at(-4);
    if (before !== undefined && now - before < QUIET) return before;
    used.push(now);
    await pause(LOOK);
  }
  return used.at(-1) ?? Number.NaN;
}

/** Layouts and recalculated styles a second, over two seconds. */
async function atRest(session: CDPSession): Promise<{ layouts: number; styles: number }> {
  const before = await metricsOf(session);
  await pause(2000);
  const after = await metricsOf(session);
  const perSecond = (name: string) => (after(name) - before(name)) / 2;
  return { layouts: perSecond('LayoutCount'), styles: perSecond('RecalcStyleCount') };
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

async function visitIn(context: BrowserContext, { address, words }: PageToVisit, conditions: Conditions) {
  const page = await context.newPage();
  let requests = 0;
  page.on('request', () => (requests += 1));
  const session = await context.newCDPSession(page);
  // Time on the processor, not on the clock: others may be using it, too.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (conditions.network)
    await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions.network });
  if (conditions.slower) await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.slower });
  await page.addInitScript(watchPage, words);
  await page.goto(address, { waitUntil: 'commit' });
  await untilReady(session);
  if (!conditions.stays) {
    await pause(SETTLES);
    return { ...NOT_MEASURED, ...(await page.evaluate(readTimes)), requests };
  }
  const busy = await busyUntilQuiet(session);
  const times = await page.evaluate(readTimes);
  return { ...times, busy, ...(await atRest(session)), heap: await heapOf(session), requests };
}

/** Opens the page once; nothing is cached and no service worker helps. */
export async function visitPage(
  browser: Browser,
  page: PageToVisit,
  conditions: Conditions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: conditions.viewport ?? { width: 1280, height: 800 },
    timezoneId: 'America/New_York',
    serviceWorkers: 'block',
  });
  try {
    if (page.cookie) await context.addCookies([{ ...page.cookie, url: page.address }]);
    return await visitIn(context, page, conditions);
  } finally {
    await context.close();
  }
}
