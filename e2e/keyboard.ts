// Helpers for journeys with the keyboard alone.
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const MOST_STOPS = 120;

/** Presses Tab until `target` has the focus, and sees that the focus shows. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expectVisibleFocus(target);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

/** The focused element, or its card or frame, has a visible ring or shadow. */
async function expectVisibleFocus(target: Locator): Promise<void> {
  const shows = await target.evaluate((element) => {
    const marked = (one: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    for (let one: Element | null = element; one?.matches(':focus-within'); one = one.parentElement) {
      if (marked(one)) return true;
      if (one.matches('main, body')) break;
    }
    return false;
  });
  expect(shows, `the focus on ${String(target)} is visible`).toBe(true);
}

/** Goes to `target` by Tab and presses Enter. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to `target` by Tab and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Closes a dialog with Escape. Keys count once the focus has moved inside, so that is waited for. */
export async function closeByEscape(dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await dialog.page().keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
