// Browser journeys: `npm run demo`: signing in with the printed data, and the mark of the demo on every page.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SHIPPED, startServer, type RunningServer } from '../scripts/running-server.ts';
import { ROOT } from '../scripts/tool.ts';
import { DEMO_PARENTS, DEMO_PASSWORD } from '../server/demo-folder.ts';
import { expectAccessibleEverywhere } from './axe.ts';
import { expect, test as base } from './fixtures.ts';
import { journeyNow, ON_JOURNEY_CLOCK } from './journey-clock.ts';

/** A program of its own: the test runner would rewrite every file of the server that this needs, for 40 s. */
const PREPARE = `import { prepareDemoFolder } from './server/demo/folder.ts';
await prepareDemoFolder(process.env.PIPPAL_DATA, { now: new Date(${journeyNow().getTime()}) });`;

const test = base.extend<object, { server: RunningServer }>({
  server: [
    // Playwright reads the fixtures a function needs from its first parameter; this one needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'pippal-demo-'));
      await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PREPARE], {
        cwd: ROOT,
        env: { PATH: process.env['PATH'], PIPPAL_DATA: folder },
      });
      const server = await startServer({ program: [...ON_JOURNEY_CLOCK, ...SHIPPED], folder });
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

test('a guest signs in to the demo with what the page says, and every screen is marked', async ({ page }) => {
  await page.goto('/api/login');
  await expect(page.getByText(`with the password “${DEMO_PASSWORD}”`)).toBeVisible();
  await page.getByLabel('Email').fill(DEMO_PARENTS.nora.email);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: /Nora/ })).toBeVisible();
  const mark = page.getByRole('complementary', { name: 'Demo' });
  await expect(mark).toHaveText('Demo family');
  await expect(mark).toHaveCSS('position', 'fixed');
  await expect(mark).toHaveCSS('pointer-events', 'none');
  await expectAccessibleEverywhere(page, 'the dashboard of the demo family');

  await page.goto('/meal-planning?tab=menus');
  await expect(page.getByText('Made by Pip')).toBeVisible();
  await expect(mark).toBeVisible();
  await page.goto('/medical?tab=appointments');
  await expect(page.getByRole('heading', { name: 'Allergy follow-up' })).toBeVisible();
  await expect(mark).toBeVisible();

  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/chat');
  const icon = page.getByRole('button', { name: 'Conversations' }).locator('svg');
  const [above, below] = [(await mark.boundingBox())!, (await icon.boundingBox())!];
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
});
