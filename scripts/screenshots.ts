// `node scripts/screenshots.ts <folder>`: pictures of the main screens with the demo family, wide and narrow, in light and
// dark. Needs the built pages (npm run build) and a Chromium.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { ConversationSummary } from '#contract/schemas/chat.ts';
import { prepareDemoFolder } from '../server/demo/folder.ts';
import { DEMO_PARENTS, DEMO_PASSWORD } from '../server/demo-folder.ts';
import { CHROMIUM_FLAGS, findChromium } from './browser.ts';
import { startServer } from './running-server.ts';

const SCREENS: Record<string, string> = {
  dashboard: '/',
  family: '/family',
  'meals-menus': '/meal-planning?tab=menus',
  'meals-lists': '/meal-planning?tab=lists',
  'meals-pantry': '/meal-planning?tab=pantry',
  'meals-ideas': '/meal-planning?tab=ideas',
  'medical-appointments': '/medical?tab=appointments',
  'medical-medications': '/medical?tab=medications',
  'medical-records': '/medical?tab=records',
  'medical-contacts': '/medical?tab=contacts',
  chat: '/chat',
  'chat-plan': '/chat/Plan next week’s meals',
  settings: '/settings',
};
const SIZES = { wide: { width: 1280, height: 900 }, narrow: { width: 390, height: 844 } };
const THEMES = ['light', 'dark'] as const;

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/api/login`);
  await page.getByLabel('Email').fill(DEMO_PARENTS.nora.email);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${address}/`);
}

/** The address of a screen; a conversation is given by its title. */
async function addressOf(page: Page, path: string): Promise<string> {
  const title = path.startsWith('/chat/') ? path.slice('/chat/'.length) : undefined;
  if (title === undefined) return path;
  const answer = await page.request.get('/api/conversations');
  const talks = (await answer.json()) as ConversationSummary[];
  return `/chat/${talks.find((talk) => talk.title === title)?.id ?? ''}`;
}

/** Waits until nothing is fetched any more and everything fetched is drawn. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // The stream of pushed changes never ends, so the network is never idle.
  await page.waitForTimeout(1500);
}

async function takeAll(browser: Browser, address: string, folder: string): Promise<void> {
  for (const colorScheme of THEMES) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      const context = await browser.newContext({
        baseURL: address,
        viewport,
        colorScheme,
        timezoneId: 'America/New_York',
      });
      const page = await context.newPage();
      await page.goto(`${address}/api/login`);
      await page.screenshot({ path: join(folder, `sign-in-${size}-${colorScheme}.png`) });
      await signIn(page, address);
      for (const [name, path] of Object.entries(SCREENS)) {
        await page.goto(await addressOf(page, path));
        await settle(page);
        await page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.png`) });
      }
      await context.close();
    }
  }
}

const [target] = process.argv.slice(2);
const executablePath = findChromium();
if (target === undefined || executablePath === undefined) {
  console.error('Usage: node scripts/screenshots.ts <folder>, with a Chromium that CHROMIUM_PATH may name.');
  process.exit(1);
}
const pictures = resolve(target);
mkdirSync(pictures, { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'pippal-screenshots-'));
await prepareDemoFolder(data, { now: new Date() });
const server = await startServer({ folder: data });
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
try {
  await takeAll(browser, server.address, pictures);
  console.log(`The pictures are in ${pictures}`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
