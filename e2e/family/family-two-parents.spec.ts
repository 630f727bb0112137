// Browser journeys: two parents edit the same family member at the same time (D28).
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import {
  MIA,
  arrive,
  cardOf,
  cards,
  chips,
  dialog,
  edit,
  fill,
  save,
  send,
  stored,
  storedMember,
} from '../family-people.ts';
import { createAccount, expect, newParent, test } from '../fixtures.ts';
import { anotherBrowser } from '../settings-page.ts';

test.use({ expectedErrors: [/Failed to load resource|net::ERR_/] });

/** A second device, signed in to the same household. */
async function secondDevice(page: Page, { email, password }: { email: string; password: string }) {
  const context: BrowserContext = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await other.goto('/api/login?returnTo=/family');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password').fill(password);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(cardOf(other, 'Mia')).toBeVisible();
  return other;
}

/** Pastes a text, as a browser does. */
const paste = (field: Locator, text: string) =>
  field.evaluate((element: HTMLInputElement, pasted) => {
    element.select();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test("'Save mine' keeps what I changed and what the other parent changed elsewhere [FAM-02] [API-03]", async ({
  page,
}) => {
  const other = await secondDevice(page, await arrive(page, [MIA]));
  await edit(page, 'Mia');
  await edit(other, 'Mia');
  await fill(other, { Allergies: 'peanuts', Notes: 'Loves noodles' });
  await save(other).click();
  await expect(chips(other, 'Mia')).toHaveText(['peanuts']);
  await fill(page, { Notes: 'Loves rice', Age: '7' });
  await save(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Someone else changed this while you were editing it.',
  );
  await expect(dialog(page).getByRole('alert')).toBeFocused();
  await expect(dialog(page).getByRole('term')).toHaveText(['Notes', 'Age', 'Allergies']);
  await expect(dialog(page)).toContainText('Loves noodles');
  await expect(dialog(page)).toContainText('Loves rice');
  await expectAccessibleEverywhere(page, 'the choice between two parents');
  await dialog(page).getByRole('button', { name: 'Save mine' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(cardOf(page, 'Mia')).toContainText('Child, 7 years');
  expect(await storedMember(page, 'Mia')).toMatchObject({
    age: 7,
    notes: 'Loves rice',
    allergies: ['peanuts'],
  });
  await other.context().close();
});

test('allergies that two parents add at the same time are both kept, without a question [FAM-02] [D28]', async ({
  page,
}) => {
  const other = await secondDevice(page, await arrive(page, [MIA]));
  await edit(other, 'Mia');
  // Pasted from the source of a web page: the words, not the marks.
  await paste(dialog(other).getByLabel('Allergies'), '<ul style="margin:0"><li>peanuts</li></ul>');
  await save(other).click();
  await expect(chips(page, 'Mia')).toHaveText(['peanuts']);
  await edit(page, 'Mia');
  await edit(other, 'Mia');
  await fill(other, { Allergies: 'peanuts, milk' });
  await save(other).click();
  await expect(chips(other, 'Mia')).toHaveText(['peanuts', 'milk']);
  await fill(page, { Allergies: 'peanuts, eggs' });
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(chips(page, 'Mia')).toHaveText(['peanuts', 'milk', 'eggs']);
  await other.context().close();
});

test("'Use theirs' keeps the allergies that both added [FAM-02] [D28]", async ({ page }) => {
  const other = await secondDevice(page, await arrive(page, [MIA]));
  await edit(page, 'Mia');
  await edit(other, 'Mia');
  await fill(other, { Allergies: 'milk', Notes: 'Loves noodles' });
  await save(other).click();
  await expect(chips(other, 'Mia')).toHaveText(['milk']);
  await fill(page, { Allergies: 'eggs', Notes: 'Loves rice' });
  await save(page).click();
  const note = dialog(page).getByRole('alert');
  await expect(note).toContainText('Both of yours, and it stays either waymilk, eggs');
  await expectAccessibleEverywhere(page, 'the choice between two parents with a merged list');
  await note.getByRole('button', { name: 'Use theirs' }).click();
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('Loves noodles');
  await save(page).click();
  await expect(chips(page, 'Mia')).toHaveText(['milk', 'eggs']);
  await other.context().close();
});

test("'Use theirs' shows what the other parent saved, to continue from there [FAM-02]", async ({ page }) => {
  const other = await secondDevice(page, await arrive(page, [MIA]));
  await edit(page, 'Mia');
  await edit(other, 'Mia');
  await fill(other, { Name: 'Mia Sofia' });
  await save(other).click();
  await expect(cardOf(other, 'Mia Sofia')).toBeVisible();
  await fill(page, { Name: 'Mimi', Age: '7' });
  await save(page).click();
  await dialog(page).getByRole('button', { name: 'Use theirs' }).click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Mia Sofia');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  // Nobody else changed it.
  await expect(dialog(page).getByLabel('Age')).toHaveValue('7');
  await fill(page, { Age: '8' });
  await save(page).click();
  await expect(cardOf(page, 'Mia Sofia')).toContainText('8 years');
  expect(await stored(page)).toMatchObject([{ name: 'Mia Sofia', age: 8 }]);
  await other.context().close();
});

test('a member the other parent removed meanwhile can be saved again or left removed [FAM-02]', async ({
  page,
}) => {
  await arrive(page, [MIA]);
  const remove = async () =>
    send(page, 'delete', `/api/family-members/${(await storedMember(page, 'Mia')).id}`);
  await edit(page, 'Mia');
  await remove();
  await fill(page, { Age: '7' });
  await save(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Someone else removed this');
  await dialog(page).getByRole('button', { name: 'Save it again' }).click();
  await expect(cardOf(page, 'Mia')).toContainText('7 years');
  expect(await stored(page)).toMatchObject([{ ...MIA, age: 7 }]);
  await edit(page, 'Mia');
  await remove();
  await fill(page, { Age: '8' });
  await save(page).click();
  await dialog(page).getByRole('button', { name: 'Leave it removed' }).click();
  await expect(page.getByRole('heading', { name: 'No one here yet' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('says which parents have joined, and that one is invited', async ({ page, browser }) => {
  await arrive(page, [MIA]);
  const parents = page.getByRole('list', { name: 'Parents on PipPal' });
  await expect(cardOf(page, 'Mia')).toBeVisible();
  await expect(parents).toHaveCount(0);
  await page.getByRole('button', { name: 'Invite a parent' }).click();
  const path = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(parents.getByRole('listitem')).toHaveText([/ \(you\)$/, 'Invited']);
  const sam = await anotherBrowser(browser, page);
  await createAccount(sam, newParent('Sam'), new URL(path).pathname);
  await page.reload();
  await expect(parents.getByRole('listitem')).toHaveText([/ \(you\)$/, 'Sam']);
  await sam.context().close();
});
