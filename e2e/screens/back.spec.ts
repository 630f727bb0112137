// Browser journeys: Back closes an open dialog and leaves the screen below it, as on a phone.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { arrive, store } from '../medical-screen.ts';

test.use({ viewport: { width: 390, height: 844 } });

const dialog = (page: Page) => page.getByRole('dialog');
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Dialogs by the screen that opens them. */
const DIALOGS: Record<string, [title: string, open: (page: Page) => Promise<void>][]> = {
  '/': [
    ['Add an appointment', press(/^Add( an)?( appointment)?$/)],
    ['Find anything', press('Find anything')],
    ['More', press('More')],
    ['Coming up', press(/^(Notifications|Coming up)/)],
  ],
  '/family': [['Add Family Member', press('Add Family Member')]],
  '/medical': [['Add Contact', press('Add Contact')]],
  '/meal-planning?tab=ideas': [['Add Menu Idea', press('Add Menu Idea')]],
  '/meal-planning?tab=lists': [['Add Shopping List', press('Add Shopping List')]],
  '/settings': [
    ['Change password', press('Change password')],
    ['Connect a kitchen tablet', press('Connect a kitchen tablet')],
  ],
  '/chat': [['Conversations', press(/^Conversations/)]],
};

/** Opens each dialog of a screen and closes it by Back; the next Back leaves the screen, for /school. */
async function goBackFrom(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  for (const [title, open] of DIALOGS[path] ?? [])
    await test.step(title, async () => {
      await open(page);
      await expect(dialog(page)).toBeVisible();
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(path);
    });
  await page.goBack();
  await expect(page).toHaveURL('/school');
}

/** Back asks before typed words are lost; Escape leaves no trail. */
async function goBackWhileTyping(page: Page): Promise<void> {
  await page.evaluate(() => history.pushState(null, '', '/medical'));
  await page.getByRole('button', { name: 'Edit Dr. Lee' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Edit Dr. Lee' }).click();
  await dialog(page).getByLabel('Name').fill('Dr. Leeds');
  page.once('dialog', (question) => void question.dismiss());
  await page.goBack();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Dr. Leeds');
  page.once('dialog', (question) => void question.accept());
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/medical');
  await page.goBack();
  await expect(page).toHaveURL('/school');
}

test('Back closes a dialog of each screen, and the next Back leaves the screen; it asks before typed words are lost, and Escape leaves no trail', async ({
  page,
}) => {
  await arrive(page);
  await store(page, '/api/medical-contacts', { name: 'Dr. Lee', type: 'doctor', phoneNumber: '555-0100' });
  await page.goto('/school');
  for (const path of Object.keys(DIALOGS)) await test.step(`at ${path}`, () => goBackFrom(page, path));
  await test.step('while typing', () => goBackWhileTyping(page));
});
