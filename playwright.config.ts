// Browser journeys: all of them in a current browser; those tagged @plain-http also in one without what plain http
// takes away (`takeAwayWhatPlainHttpLacks` in e2e/fixtures.ts).
import { defineConfig } from '@playwright/test';
import type { HouseOptions } from './e2e/fixtures.ts';
import { CHROMIUM_FLAGS, findTestBrowser } from './scripts/browser.ts';

const executablePath = findTestBrowser();

export default defineConfig<HouseOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
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
    { name: 'modern', use: { plainHttp: false } },
    // Only journeys whose outcome depends on what browsers withhold from plain http; the tag is on the journey.
    { name: 'plain-http', use: { plainHttp: true }, grep: /@plain-http/ },
  ],
});
