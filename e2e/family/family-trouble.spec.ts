// Browser journeys: Family Overview with failures: no typed value is lost.
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import {
  MIA,
  addButton,
  arrive,
  cardOf,
  dialog,
  edit,
  fill,
  notice,
  save,
  stored,
} from '../family-people.ts';
import { expect, test, withoutJoinedReads } from '../fixtures.ts';

test.use({ expectedErrors: [/Failed to load resource|net::ERR_/] });

/** Writes of this method get this response, until the route is removed. */
async function refuse(
  page: Page,
  method: string,
  how: 'abort' | 'break' | 'lose',
): Promise<() => Promise<void>> {
  const url = /\/api\/family-members(\/|$)/;
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.continue();
    if (how === 'break') return route.fulfill({ status: 500, body: 'Something went wrong.' });
    // Stored, but the response never arrives.
    if (how === 'lose') await route.fetch();
    await route.abort();
  });
  return () => page.unroute(url);
}

/** A save that fails keeps the dialog with everything typed, and says so. */
async function failToAdd(page: Page): Promise<void> {
  await addButton(page).click();
  const typed = {
    Name: 'Mia',
    Age: '6',
    Allergies: 'peanuts, sesame',
    'Dietary restrictions': 'Vegan',
    'Dietary needs': 'soft food',
    Interests: 'Drawing',
    Notes: 'Loves soup',
  };
  await fill(page, { ...typed, Relationship: 'Child' });
  for (const how of ['abort', 'break'] as const) {
    const restore = await refuse(page, 'POST', how);
    await save(page).click();
    await expect(notice(page).getByText('Error', { exact: true })).toBeVisible();
    // Without a response, the parent is told what to do.
    const reason = how === 'abort' ? '. Check your connection and try again.' : '';
    await expect(
      notice(page).getByText(`Failed to add family member${reason}`, { exact: true }),
    ).toBeVisible();
    for (const [label, text] of Object.entries(typed))
      await expect(dialog(page).getByLabel(label)).toHaveValue(text);
    await expect(dialog(page).getByLabel('Relationship')).toHaveValue('child');
    await notice(page).getByRole('button', { name: 'Dismiss' }).click();
    await restore();
  }
  await save(page).click();
  await expect(cardOf(page, 'Mia')).toBeVisible();
  expect(await stored(page)).toHaveLength(1);
}

/** An answer lost on the way makes no second member, and the last text counts. */
async function loseAddition(page: Page): Promise<void> {
  await addButton(page).click();
  await fill(page, { Name: 'Leo', Relationship: 'Child' });
  const restore = await refuse(page, 'POST', 'lose');
  await save(page).click();
  await expect(notice(page)).toContainText('Failed to add family member');
  await restore();
  await fill(page, { Name: 'Leo Sofian', Allergies: 'sesame' });
  await save(page).click();
  await expect(cardOf(page, 'Leo Sofian')).toBeVisible();
  expect(await stored(page)).toMatchObject([{ name: 'Mia' }, { name: 'Leo Sofian', allergies: ['sesame'] }]);
}

/** A change whose answer was lost is no conflict with oneself. */
async function loseChange(page: Page): Promise<void> {
  await edit(page, 'Mia');
  await fill(page, { Age: '7' });
  const restore = await refuse(page, 'PUT', 'lose');
  await save(page).click();
  await expect(notice(page)).toContainText('Failed to update family member');
  await restore();
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(cardOf(page, 'Mia')).toContainText('7 years');
}

/** A change or a removal that fails says so and leaves the member as it is. */
async function failToChange(page: Page): Promise<void> {
  let restore = await refuse(page, 'PUT', 'break');
  await edit(page, 'Mia');
  await fill(page, { Notes: 'Hates soup' });
  await save(page).click();
  await expect(notice(page).getByText('Failed to update family member', { exact: true })).toBeVisible();
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('Hates soup');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await restore();
  restore = await refuse(page, 'DELETE', 'break');
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Remove Mia' }).click();
  await expect(notice(page).getByText('Failed to remove family member', { exact: true })).toBeVisible();
  await expect(cardOf(page, 'Mia')).toContainText('Loves soup');
  await restore();
}

/** Typed words are still there after a leap back took the screen away. */
async function leapBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'AI Chat' }).first().click();
  await page.getByRole('link', { name: 'Family Overview' }).first().click();
  await edit(page, 'Mia');
  await fill(page, { Notes: 'Loves rice' });
  // Past the dialog's own entry, as from the list of a long press on Back.
  await page.evaluate(() => history.go(-2));
  await expect(dialog(page)).toBeHidden();
  await page.goForward();
  await edit(page, 'Mia');
  await expect(dialog(page).getByText('What you typed before is still here.')).toBeVisible();
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('Loves rice');
  await save(page).click();
  await expect(cardOf(page, 'Mia')).toContainText('Loves rice');
  await edit(page, 'Mia');
  await expect(dialog(page).getByText('What you typed before is still here.')).toHaveCount(0);
  await fill(page, { Notes: 'Loves soup' });
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await edit(page, 'Mia');
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('Loves rice');
}

test('a save, a change or a removal that fails says so and loses nothing; a lost answer makes no second member and no conflict; a leap back keeps what was typed [FAM-02] [FAM-07] [API-03]', async ({
  page,
}) => {
  await arrive(page);
  await test.step('a save fails', () => failToAdd(page));
  await test.step('the answer to a save is lost', () => loseAddition(page));
  await test.step('the answer to a change is lost', () => loseChange(page));
  await test.step('a change and a removal fail', () => failToChange(page));
  await test.step('a leap back', () => leapBack(page));
});

/** While the family loads its place is kept; when it cannot be loaded, trying again helps. */
async function failToLoad(page: Page): Promise<void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await withoutJoinedReads(page);
  await page.route('**/api/family-members', async (route) => {
    await held;
    await route.fulfill({ status: 500, body: 'Something went wrong.' });
  });
  await page.reload();
  await expect(page.getByRole('status', { name: 'Loading your family' })).toBeVisible();
  release();
  await expect(page.getByText("Your family couldn't be loaded.")).toBeVisible();
  await expectAccessibleEverywhere(page, "a family that couldn't be loaded");
  await page.unroute('**/api/family-members');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cardOf(page, 'Mia')).toBeVisible();
}

/** A dialog opened while the screen still loads hides no toast from those who hear it. */
async function failWhileLoading(page: Page): Promise<void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await withoutJoinedReads(page);
  await page.route('**/api/medications', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await edit(page, 'Mia');
  await fill(page, { Age: '7' });
  await refuse(page, 'PUT', 'break');
  await save(page).click();
  await expect(notice(page).getByText('Failed to update family member', { exact: true })).toBeVisible();
  release();
}

test('while the family loads its place is kept; when it cannot be loaded, trying again helps; a dialog opened meanwhile hides no toast from those who hear it [FAM-01] [FAM-07]', async ({
  page,
}) => {
  await arrive(page, [MIA]);
  await test.step('the family cannot be loaded', () => failToLoad(page));
  await test.step('a toast while the screen loads', () => failWhileLoading(page));
});
