// Browser journeys: an allergy that only a medical record states is counted by the food checks of Meal Planning.
import type { Page } from '@playwright/test';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { expectNoAxeViolations } from '../axe.ts';
import { expect, test, withoutJoinedReads } from '../fixtures.ts';
import { addIdea, button, card, panel } from '../meal-kitchen.ts';
import { addList, list, planPeanuts } from '../meal-week.ts';
import { send } from '../settings-page.ts';

const MIA = { name: 'Mia', relationship: 'child' } as const;
const CONTAINS = /Mia:\s*contains peanut.*, from the medical record “Severe peanut allergy”/;
const MARK = 'For your family: Mia peanut';

/** Stored past the screen, as by the other parent: the open screen hears of it. */
async function storeAllergy(page: Page, fields: { description?: string } = {}): Promise<string> {
  const [mia] = (await (await page.request.get('/api/family-members')).json()) as FamilyMember[];
  const record = { title: 'Severe peanut allergy', category: 'allergy', familyMemberId: mia?.id, ...fields };
  return (await send(page, 'POST', '/api/medical-records', record))?.id ?? '';
}

test.use({ viewport: { width: 1280, height: 900 } });

test('a peanut allergy that is only a medical record is noted at once on menus, lists and ideas, with the record [U2]', async ({
  page,
}) => {
  await planPeanuts(page, MIA);
  await expect(panel(page).getByRole('button', { name: /^For your family/ })).toHaveCount(0);
  const id = await storeAllergy(page);
  await panel(page).getByRole('button', { name: MARK }).click();
  await expect(panel(page).getByRole('grid')).toContainText(CONTAINS);
  await expectNoAxeViolations(page);

  await page.goto('/meal-planning?tab=lists');
  await addList(page, 'Groceries', ['Peanut butter', 'Rice']);
  await expect(list(page, 'Groceries')).toContainText(
    'Mia: contains peanut, from the medical record “Severe peanut allergy”',
  );
  await page.goto('/meal-planning?tab=ideas');
  await addIdea(page, { 'Meal Name': 'Satay', 'Meal Type': 'Dinner', Ingredients: 'peanut butter, rice' });
  await expect(card(page, 'Satay')).toContainText(CONTAINS);
  await expectNoAxeViolations(page);

  await test.step('once it is outgrown, nothing is noted, nor on the dishes of the cookbook', async () => {
    await page.goto('/meal-planning?tab=ideas&using=peanut%20butter');
    const cookbook = panel(page).getByRole('list', { name: /^From the cookbook/ });
    await expect(cookbook).toContainText('contains peanut');
    await expect(card(page, 'Satay')).toContainText(CONTAINS);
    await send(page, 'PUT', `/api/medical-records/${id}`, { description: 'Outgrown, passed the challenge' });
    await expect(card(page, 'Satay')).not.toContainText('peanut allergy');
    await expect(cookbook).not.toContainText('contains peanut');
    await expect(cookbook).toBeVisible();
    await page.goto('/meal-planning?tab=menus');
    await expect(panel(page).getByRole('button', { name: /Thursday dinner: Peanut noodles/ })).toBeVisible();
    await expect(panel(page).getByRole('button', { name: MARK })).toHaveCount(0);
  });
});

test.describe('when the records cannot be read', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('the screen says that nothing is checked, though the family is known [U2]', async ({ page }) => {
    await planPeanuts(page, MIA);
    await storeAllergy(page);
    await withoutJoinedReads(page);
    await page.route('**/api/medical-records/allergies', (route) =>
      route.fulfill({ status: 500, body: 'Something went wrong.' }),
    );
    await page.reload();
    await expect(panel(page).getByText("so allergies couldn't be checked.")).toBeVisible();
    await page.unroute('**/api/medical-records/allergies');
    await button(page, 'Try again').click();
    await expect(panel(page).getByRole('button', { name: MARK })).toBeVisible();
  });
});
