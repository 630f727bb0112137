// Browser journeys: the drawings of dishes.
import type { Locator } from '@playwright/test';
import { PLAN, messages, say } from '../conversation.ts';
import { expect, test } from '../fixtures.ts';
import { addIdea, card } from '../meal-kitchen.ts';
import { arriveAt } from '../meal-week.ts';

/** The drawings in a part of the page; one that did not arrive has no size. */
const drawingsIn = (part: Locator) =>
  part
    .locator('svg[data-dish]')
    .evaluateAll((drawings) =>
      drawings.map((svg) =>
        svg instanceof SVGSVGElement && svg.getBBox().width > 0 ? svg.dataset['dish'] : 'missing',
      ),
    );

test("a visitor sees a week of drawn dishes, an idea shows its dish, and so does the week of Pip's plan, before and after it is approved [MEAL-03]", async ({
  page,
}) => {
  await test.step('a visitor', async () => {
    await page.goto('/');
    const dinners = page.getByRole('figure');
    await expect.poll(() => drawingsIn(dinners)).toEqual(['curry', 'taco', 'rice', 'chicken', 'pizza']);
  });
  await test.step('an idea', async () => {
    await arriveAt(page, 'ideas');
    await addIdea(page, { 'Meal Name': 'Chicken noodle soup', 'Meal Type': 'Dinner' });
    await expect.poll(() => drawingsIn(card(page, 'Chicken noodle soup'))).toEqual(['noodles']);
  });
  await test.step('a plan', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'AI Chat' }).click();
    await say(page, PLAN);
    const plan = messages(page).getByRole('listitem', { name: /Save the menu/ });
    const week = plan.getByRole('list', { name: 'Week' });
    await expect(week.getByText('dinner', { exact: true })).toHaveCount(7);
    const drawn = async () => (await drawingsIn(week)).filter((dish) => dish !== 'missing').length;
    await expect.poll(drawn).toBeGreaterThanOrEqual(7);
    await plan.getByRole('button', { name: 'Approve' }).click();
    await expect(plan.getByText('Approved and saved')).toBeVisible();
    await expect.poll(drawn).toBeGreaterThanOrEqual(7);
  });
});
