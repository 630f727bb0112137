// Accessibility as a machine can see it: WCAG 2.x A and AA and best practice, in both themes at both widths.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [390, 1280];

/** Fails with rule, place and advice for every violation on the page as it stands. */
export async function expectNoAxeViolations(page: Page, when = page.url()): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .analyze();
  const words = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}\n  ${node.html}`),
  );
  expect(words, `accessibility of ${when}`).toEqual([]);
}

/** Checks the page in light and dark at phone and desktop width, and that nothing scrolls sideways. */
export async function expectAccessibleEverywhere(page: Page, when = page.url()): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      // Without motion, so that nothing is measured half faded in.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectNoAxeViolations(page, `${when}, ${colorScheme}, ${width} px`);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${when} at ${width} px does not scroll sideways`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (before) await page.setViewportSize(before);
}
