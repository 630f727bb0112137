// Browser journeys: every one runs twice, in a current browser and in one without what plain http takes away.
import { defineConfig } from '@playwright/test';
import type { HouseOptions } from './e2e/fixtures.ts';
import { CHROMIUM_FLAGS, findChromium } from './scripts/browser.ts';

const executablePath = findChromium();

export default defineConfig<HouseOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A machine that stalls for seconds must not decide; `npm test` names every journey that needed its second try.
  retries: process.env['CI'] ? 1 : 0,
  // Single steps have their own, short limits; looking at every screen in both themes just takes a while.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'modern', use: { plainHttp: false } },
    { name: 'plain-http', use: { plainHttp: true } },
  ],
});
