// Automatic accessibility checks: WCAG 2.x A and AA and best practice at both widths, colors in both themes.
import { AxeBuilder } from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The minified file: the one the package gives by default is three times as long, and is sent to each page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules of `TAGS` that read colors. Names, roles, order and sizes are the same in both themes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const WIDTHS = [390, 1280];
/** A dialog that hides the page behind it. The screen without it is checked by itself. */
const MODAL = 'body:has(> [data-aria-hidden="true"]) :is([role="dialog"], [role="alertdialog"])';

/**
 * Fails with rule, place and advice for every violation on the page, or in the dialog that is open on it; `rules` are all
 * of `TAGS` or those of colors.
 */
export async function expectNoAxeViolations(
  page: Page,
  when = page.url(),
  rules: 'all' | 'colors' = 'all',
): Promise<void> {
  await page.evaluate(atRest);
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, axeSource: isLoaded ? ';' : AXE })
    .options({ resultTypes: ['violations'] })
    // Without frames of other origins there is nothing to gain from axe's second, blank page.
    .setLegacyMode();
  if (await page.locator(MODAL).count()) axe.include(MODAL);
  const { violations } = await (rules === 'all' ? axe.withTags(TAGS) : axe.withRules(COLOR_RULES)).analyze();
  const words = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}\n  ${node.html}`),
  );
  expect(words, `accessibility of ${when}`).toEqual([]);
}

/** Runs in the page: waits until nothing is half faded in. Animations without an end do not fade. */
const atRest = (): Promise<unknown> =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
      .map(({ finished }) => finished),
  );

/**
 * Checks the page at phone and desktop width: every rule in light, colors alone in dark, and that nothing scrolls
 * sideways.
 */
export async function expectAccessibleEverywhere(page: Page, when = page.url()): Promise<void> {
  const before = page.viewportSize();
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    for (const [colorScheme, rules] of [
      ['light', 'all'],
      ['dark', 'colors'],
    ] as const) {
      // Without motion, so that nothing is measured half faded in.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectNoAxeViolations(page, `${when}, ${colorScheme}, ${width} px`, rules);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${when} at ${width} px does not scroll sideways`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: isStill ? 'reduce' : null });
  if (before) await page.setViewportSize(before);
}
