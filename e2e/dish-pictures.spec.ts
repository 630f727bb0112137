// Browser journeys: the drawings of dishes.
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addIdea, card } from './meal-kitchen.ts';
import { arriveAt } from './meal-week.ts';

/** The drawings in a part of the page; one that did not arrive has no size. */
const drawingsIn = (part: Locator) =>
  part.locator('svg[data-dish] > use').evaluateAll((uses) =>
    uses.map((use) => {
      const isDrawn = use instanceof SVGGraphicsElement && use.getBBox().width > 0;
      return isDrawn ? use.parentElement?.dataset['dish'] : 'missing';
    }),
  );

test('a visitor sees a week of drawn dishes', async ({ page }) => {
  await page.goto('/');
  const dinners = page.getByRole('figure');
  await expect.poll(() => drawingsIn(dinners)).toEqual(['curry', 'taco', 'rice', 'chicken', 'pizza']);
});

test('an idea shows its dish [MEAL-03]', async ({ page }) => {
  await arriveAt(page, 'ideas');
  await addIdea(page, { 'Meal Name': 'Chicken noodle soup', 'Meal Type': 'Dinner' });
  await expect.poll(() => drawingsIn(card(page, 'Chicken noodle soup'))).toEqual(['noodles']);
});
