// Benchmark of the medical screen with long lists: script time until it is drawn, and until it is filtered by a family
// member, compared with the same screen of a family without records.
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/browser.ts';
import { startServer } from '../scripts/running-server.ts';
import { signUpByForm, type SignedIn } from './account.ts';
import { median, printTable } from './figures.ts';

const VISITS = 5;
const ENTRIES = 500;
const DAY_MS = 86_400_000;

interface List {
  tab: 'appointments' | 'records';
  heading: string;
  empty: string;
  path: string;
  entry: (index: number, familyMemberId: string) => object;
}

const onDay = (offset: number): string => new Date(Date.now() + offset * DAY_MS).toISOString();

const LISTS: readonly List[] = [
  {
    tab: 'appointments',
    heading: 'Visit 1',
    empty: 'No appointments scheduled',
    path: '/api/medical-appointments',
    entry: (index, familyMemberId) => ({
      title: `Visit ${index}`,
      appointmentDate: onDay(index),
      duration: 30,
      familyMemberId,
    }),
  },
  {
    tab: 'records',
    heading: 'Vaccination 0',
    empty: 'No medical records',
    path: '/api/medical-records',
    entry: (index, familyMemberId) => ({
      title: `Vaccination ${index}`,
      date: onDay(-7 * index).slice(0, 10),
      category: 'vaccination',
      familyMemberId,
    }),
  },
];

const enter = async (parent: SignedIn, entries: number): Promise<void> => {
  await parent.post('/api/onboarding/complete', {
    timeZone: 'America/New_York',
    preferences: { assistanceAreas: ['medical'] },
  });
  const members = await Promise.all(
    ['Mia', 'Leo'].map((name) =>
      parent.post<{ id: string }>('/api/family-members', { name, relationship: 'child' }),
    ),
  );
  for (const { path, entry } of LISTS) {
    for (let index = 0; index < entries; index += 1) {
      await parent.post(path, entry(index, members[index % 2]!.id));
    }
  }
};

/** Milliseconds of script, style and layout the page has used so far. */
async function used(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return 1000 * (seconds('ScriptDuration') + seconds('LayoutDuration') + seconds('RecalcStyleDuration'));
}

async function visit(context: BrowserContext, address: string, list: List, isFull: boolean) {
  const page: Page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Time on the processor, not on the clock: others may be using it, too.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${address}/medical?tab=${list.tab}`);
  await page
    .getByRole('heading', { name: isFull ? list.heading : list.empty, exact: true })
    .first()
    .waitFor();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const drawn = await used(session);
  if (isFull) {
    await page.getByRole('group', { name: 'Show entries' }).getByRole('button', { name: 'Leo' }).click();
    await page
      .getByRole('heading', { name: list.heading, exact: true })
      .waitFor({ state: list.tab === 'records' ? 'detached' : 'visible' });
  }
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  const filtered = (await used(session)) - drawn;
  await page.close();
  return { drawn, filtered };
}

const milliseconds = (values: readonly number[]): string => `${median(values).toFixed(0)} ms`;

/** Measures in alternation and prints. */
export async function benchMedical(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log('\nNo Chromium was found (CHROMIUM_PATH names one): the medical screen is not measured.');
    return;
  }
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const homes = await Promise.all(
      [0, ENTRIES].map(async (entries) => {
        const parent = await signUpByForm(server.address, `family.of.${entries}@example.org`);
        await enter(parent, entries);
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
        const [name = '', value = ''] = parent.cookie.split('=');
        await context.addCookies([{ name, value, url: server.address }]);
        return { context, isFull: entries > 0 };
      }),
    );
    const rows: string[][] = [];
    for (const list of LISTS) {
      const times: { drawn: number[]; filtered: number[] }[] = homes.map(() => ({ drawn: [], filtered: [] }));
      for (let round = 0; round < VISITS; round += 1) {
        for (const [index, { context, isFull }] of homes.entries()) {
          const { drawn, filtered } = await visit(context, server.address, list, isFull);
          times[index]?.drawn.push(drawn);
          times[index]?.filtered.push(filtered);
        }
      }
      const [empty, full] = [times[0]!, times[1]!];
      rows.push([list.tab, milliseconds(empty.drawn), milliseconds(full.drawn), milliseconds(full.filtered)]);
    }
    printTable(`Medical screen, ${ENTRIES} entries: script, style and layout, median of ${VISITS}`, [
      ['', 'empty list', 'full list', 'filtering it'],
      ...rows,
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
}
