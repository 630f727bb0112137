// A day with more events than the dashboard shows at once.
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from './fixtures.ts';

const ROOT = join(import.meta.dirname, '..');

/** The page of the full day as one script. */
async function bundle(): Promise<string> {
  const built = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(ROOT, 'client/dashboard/test-full-day.tsx'),
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

test("more than three of today's events are shown on request [DASH-06]", async ({ page }) => {
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundle(), type: 'module' });
  const today = page.getByRole('region', { name: "Today's Schedule" });
  await expect(today.getByRole('listitem')).toHaveText([/First/, /Second/, /Third/]);
  await today.getByRole('button', { name: 'View More' }).click();
  const dialog = page.getByRole('dialog', { name: "Today's Complete Schedule" });
  await expect(dialog.getByRole('listitem')).toHaveText([/First/, /Second/, /Third/, /Fourth/]);
});
