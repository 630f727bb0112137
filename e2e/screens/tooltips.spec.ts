// Browser journey: tooltips, on a real screen.
import type { Page } from '@playwright/test';
import { expect, openApp, test } from '../fixtures.ts';

// Overlays come and go as parents see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A tooltip of a focused button goes out of sight with it. */
async function scrollTooltip(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 500 });
  const next = page.getByRole('button', { name: 'Next month' });
  await expect(next).toBeVisible();
  const tooltip = page.getByRole('tooltip');
  await expect(async () => {
    await page.getByRole('button', { name: 'Previous month' }).focus();
    await page.keyboard.press('Tab');
    await expect(tooltip).toHaveText('Next month', { timeout: 500 });
  }).toPass();
  const gap = async () => (await tooltip.boundingBox())!.y - (await next.boundingBox())!.y;
  const before = await gap();
  await page.mouse.wheel(0, 40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(30);
  await expect.poll(gap).toBeCloseTo(before, 0);
  await page.mouse.wheel(0, 2000);
  await expect(tooltip).toBeHidden();
}

/** Tooltips open after 700 ms, the next one at once within 300 ms, and close on Escape. */
async function hoverButtons(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  const [previous, next] = ['Previous month', 'Next month'].map((name) => page.getByRole('button', { name }));
  await expect(next!).toBeVisible();
  // The layer arrives at idle.
  await page.clock.runFor(5_000);
  const tooltip = page.getByRole('tooltip');
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.clock.runFor(1_000);
    await next!.hover();
    await page.clock.runFor(650);
    expect(await tooltip.count()).toBe(0);
    await page.clock.runFor(100);
    expect(await tooltip.innerText()).toBe('Next month');
  }).toPass();
  await page.mouse.move(0, 0);
  await page.clock.runFor(200);
  await expect(tooltip).toHaveCount(0);
  await previous!.hover();
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText('Previous month');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  // The browser reports mouse positions by its own clock, which is not stopped.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.clock.runFor(1_000);
    await next!.hover();
    await page.clock.runFor(650);
    expect(await tooltip.count()).toBe(0);
  }).toPass();
}

test('a tooltip of a focused button goes out of sight with it; tooltips open after 700 ms, the next one at once within 300 ms, and close on Escape [TIP-01]', async ({
  page,
}) => {
  await openApp(page);
  await test.step('by focus', () => scrollTooltip(page));
  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('by mouse', () => hoverButtons(page));
});
