// Browser journeys: all of them in a current browser; those tagged @plain-http also in one without what plain http
// takes away (`takeAwayWhatPlainHttpLacks` in e2e/fixtures.ts).
import { defineConfig } from '@playwright/test';
import type { HouseOptions } from './e2e/fixtures.ts';
import { CHROMIUM_FLAGS, findTestBrowser } from './scripts/browser.ts';

const executablePath = findTestBrowser();

/** Journeys in Firefox and WebKit. A glob would match the path of the whole checkout, too. */
const ENGINES = /\/e2e\/engines\/[^/]+\.spec\.ts$/;

export default defineConfig<HouseOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Two cores are not kept busy by two or three: a journey waits for the page, the server and the clock.
  workers: 4,
  // A machine that stalls for seconds must not decide; `npm test` names every journey that needed its second try.
  retries: process.env['CI'] ? 1 : 0,
  // Single steps have their own, short limits; looking at every screen in both themes just takes a while.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Stubbed responses do not pass through a service worker; e2e/offline.spec.ts has one.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    // Without motion, a tenth less to compute. Journeys about toasts, menus and sheets ask for it, and plain http has it.
    {
      name: 'modern',
      testIgnore: ENGINES,
      use: { plainHttp: false, contextOptions: { reducedMotion: 'reduce' } },
    },
    // Only journeys that need locks or service workers where there are some; the tag is on the journey. No page uses
    // Temporal or `crypto.randomUUID` (scripts/build-plain-http.ts).
    { name: 'plain-http', use: { plainHttp: true }, testIgnore: ENGINES, grep: /@plain-http/ },
    // One browser each for all its journeys, which drive it themselves (e2e/engines). Last: beside fewer others.
    { name: 'firefox', testMatch: ENGINES, fullyParallel: false, workers: 1 },
    { name: 'webkit', testMatch: ENGINES, fullyParallel: false, workers: 1 },
  ],
});
