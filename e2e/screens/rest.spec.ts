// Browser journeys: a screen that nobody touches rests, whatever Pip did when it came.
import type { CDPSession, Page } from '@playwright/test';
import { expect, openApp, test } from '../fixtures.ts';
import { say } from '../conversation.ts';

// Pip moves only where motion is wanted.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const COUNTS = ['LayoutCount', 'RecalcStyleCount'] as const;

async function countsOf(session: CDPSession): Promise<number[]> {
  const { metrics } = await session.send('Performance.getMetrics');
  return COUNTS.map((name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
}

/** Waits until nothing is animated, then counts for two seconds. */
async function expectRest(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await expect.poll(() => page.evaluate(moving), { timeout: 20_000 }).toBe(0);
  const before = await countsOf(session);
  await page.waitForTimeout(2000);
  expect(await countsOf(session), COUNTS.join(' and ')).toEqual(before);
}

/** Pip looks up when pointed at, and rests again. */
async function pointAtPip(page: Page): Promise<void> {
  const pip = page.getByRole('img', { name: 'Pip is happy' });
  await pip.hover();
  const isBlinking = () =>
    document.getAnimations().some((one) => one instanceof CSSAnimation && one.animationName === 'pip-blink');
  expect(await page.evaluate(isBlinking)).toBe(true);
  await expect.poll(() => page.evaluate(isBlinking)).toBe(false);
}

test('the landing page, the dashboard and the chat come to rest, and Pip looks up when pointed at', async ({
  page,
}) => {
  await page.goto('/');
  await test.step('the landing page', () => expectRest(page));
  await openApp(page);
  await test.step('Pip', () => pointAtPip(page));
  await test.step('the dashboard', async () => {
    await expect(page.getByText('No conversations yet')).toBeVisible();
    await expectRest(page);
  });
  await test.step('the chat', async () => {
    await page.goto('/chat');
    await say(page, 'Hello');
    await expectRest(page);
  });
});
