// `npm run shots`: pictures of every screen and dialog (screens.ts) with three families (families.ts) at five widths, in
// light and dark, below `shots/`. `-- --family full --screen chat` takes some of them, `--whole` whole pages,
// `--alone` each picture as a file of its own, too. Needs the built pages (npm run build) and a Chromium.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chatSchemas } from '#contract/schemas/chat.ts';
import { prepareDemoFolder } from '../../server/demo/folder.ts';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import { startServer } from '../running-server.ts';
import { ROOT } from '../tool.ts';
import { drawSheet, type Shot } from './contact-sheet.ts';
import { FAMILIES, type Family } from './families.ts';
import { SCREENS, type Screen } from './screens.ts';

const SIZES = [
  { width: 320, height: 700 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
];
const THEMES = ['light', 'dark'] as const;
/** Of a whole page; below it nothing is new. */
const HIGHEST = 3000;
const AT_FIRST = { width: 1280, height: 900 };

const { values } = parseArgs({
  options: {
    family: { type: 'string' },
    screen: { type: 'string' },
    whole: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
  },
});
const isChosen = (name: string, chosen: string | undefined) =>
  chosen === undefined ||
  chosen.split(',').some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name));

/** The address of a screen; a conversation is given by its title, or is the first. */
async function addressOf(page: Page, path: string): Promise<string | undefined> {
  const title = path.startsWith('/chat/') ? path.slice('/chat/'.length) : undefined;
  if (title === undefined) return path;
  const response = await page.request.get('/api/conversations');
  const talks = chatSchemas.listConversations.output.parse(await response.json());
  const talk = title === 'first' ? talks[0] : talks.find((one) => one.title === title);
  return talk && `/chat/${talk.id}`;
}

/** Waits until nothing is fetched any more and everything fetched is drawn. */
async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // The stream of pushed changes never ends, so the network is never idle.
  await page.waitForTimeout(700);
}

async function takeShots(page: Page): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.waitForTimeout(150);
      const height = await page.evaluate<number>('document.documentElement.scrollHeight');
      if (values.whole)
        await page.setViewportSize({ ...size, height: Math.min(HIGHEST, Math.max(size.height, height)) });
      shots.push({ width: size.width, theme, png: await page.screenshot() });
    }
  }
  return shots;
}

/** Opens a screen and returns its page; undefined where this family cannot have it. */
async function show(page: Page, { path, open, elsewhere }: Screen): Promise<Page | undefined> {
  const address = await addressOf(page, path);
  if (address === undefined) return undefined;
  await page.goto(address);
  await settle(page);
  try {
    await open?.(page);
    const shown = (await elsewhere?.(page)) ?? page;
    await shown.waitForTimeout(500);
    return shown;
  } catch {
    return undefined;
  }
}

async function signIn(page: Page, { email, password }: Family): Promise<void> {
  await page.goto('/api/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

async function pictureFamily(browser: Browser, baseURL: string, family: Family): Promise<void> {
  const folder = join(ROOT, 'shots', family.name);
  mkdirSync(folder, { recursive: true });
  const options = { baseURL, viewport: AT_FIRST, timezoneId: 'America/New_York' };
  const context = await browser.newContext(options);
  await family.create?.(context.request);
  const page = await context.newPage();
  // Creating a family signs in.
  if (family.create === undefined) await signIn(page, family);
  const visitor = await (await browser.newContext(options)).newPage();
  const sheet = await (await browser.newContext()).newPage();
  for (const screen of SCREENS.filter(({ name }) => isChosen(name, values.screen))) {
    const opener = screen.isForVisitors ? visitor : page;
    opener.setDefaultTimeout(5000);
    opener.setDefaultNavigationTimeout(60_000);
    await opener.setViewportSize(AT_FIRST);
    const shown = await show(opener, screen);
    if (shown === undefined) {
      console.log(`  ${family.name}: no ${screen.name}`);
      continue;
    }
    const shots = await takeShots(shown);
    const title = `${family.name}: ${screen.name}`;
    writeFileSync(join(folder, `${screen.name}.png`), await drawSheet(sheet, title, shots));
    for (const { width, theme, png } of values.alone ? shots : [])
      writeFileSync(join(folder, `${screen.name}-${width}-${theme}.png`), png);
  }
  await browser.close();
}

const executablePath = findChromium();
if (executablePath === undefined) {
  console.error('There is no Chromium; CHROMIUM_PATH may name one.');
  process.exit(1);
}
for (const family of FAMILIES.filter(({ name }) => isChosen(name, values.family))) {
  const data = mkdtempSync(join(tmpdir(), 'pippal-shots-'));
  if (family.isDemo) await prepareDemoFolder(data, { now: new Date() });
  const server = await startServer({ folder: data });
  try {
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
    await pictureFamily(browser, server.address, family);
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
console.log(`The pictures are in ${join(ROOT, 'shots')}`);
