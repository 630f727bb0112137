// Choice of the browser for journeys and benchmarks.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findChromium, findTestBrowser } from './browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'pippal-browsers-'));
afterAll(() => rmSync(folder, { recursive: true }));

for (const name of ['chromium', 'chromium-headless-shell']) {
  writeFileSync(join(folder, name), '');
  chmodSync(join(folder, name), 0o755);
}

it('journeys prefer the headless shell; benchmarks keep to the whole browser', () => {
  expect(findTestBrowser({ PATH: folder })).toBe(join(folder, 'chromium-headless-shell'));
  expect(findChromium({ PATH: folder })).toBe(join(folder, 'chromium'));
});

it('without a headless shell journeys run in any Chromium, and CHROMIUM_PATH goes before both', () => {
  rmSync(join(folder, 'chromium-headless-shell'));
  expect(findTestBrowser({ PATH: folder })).toBe(join(folder, 'chromium'));
  expect(findTestBrowser({ PATH: folder, CHROMIUM_PATH: '/opt/mine' })).toBe('/opt/mine');
});
