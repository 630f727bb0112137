// Browser journeys: in a current browser, and where it can matter in one without what plain http takes away as well.
import { defineConfig } from '@playwright/test';
import type { HouseOptions } from './e2e/fixtures.ts';
import { CHROMIUM_FLAGS, findChromium } from './scripts/browser.ts';

const executablePath = findChromium();

/**
 * Journeys in which nothing depends on what plain http takes away: no dates worked out in the browser, no locks between
 * tabs, no cookies of its own kind. Once is enough for them, and keeps the gate short; how accessible their screens are
 * is still looked at.
 */
const ALIKE =
  /^(?!.*accessib(?:le|ility)).*\b(?:chat|chat-plan|chat-medical|chat-meals|family|family-cards|family-trouble|medical-contacts|toasts|shell|not-found|purpose|keyboard|meal-ideas|meal-pantry|meal-planning|settings-security)\.spec\.ts/;

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
    // What a journey answers itself would not reach through a worker; e2e/offline.spec.ts has one.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    // What a machine sees of accessibility is the same in both, and takes long: it is looked at once, below.
    { name: 'modern', use: { plainHttp: false }, grepInvert: /\baccessib(le|ility)\b/ },
    // Some things browsers do not have on plain http at all.
    { name: 'plain-http', use: { plainHttp: true }, grepInvert: [/\bservice worker\b/, ALIKE] },
  ],
});
