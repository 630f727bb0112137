// Browser journeys: two parents edit the same family member at the same time (D28).
import type { Browser, Locator, Page } from '@playwright/test';
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
  const other = await anotherBrowser(page.context().browser()!, page);
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

/** 'Save mine' keeps what I changed and what the other parent changed elsewhere. */
async function saveMine(page: Page, other: Page): Promise<void> {
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
}

/** Allergies that both add at the same time are both kept, without a question. */
async function addAtOnce(page: Page, other: Page): Promise<void> {
  await edit(other, 'Mia');
  // Pasted from the source of a web page: the words, not the marks.
  await paste(dialog(other).getByLabel('Allergies'), '<ul style="margin:0"><li>sesame</li></ul>');
  await save(other).click();
  await expect(chips(page, 'Mia')).toHaveText(['sesame']);
  await edit(page, 'Mia');
  await edit(other, 'Mia');
  await fill(other, { Allergies: 'sesame, milk' });
  await save(other).click();
  await expect(chips(other, 'Mia')).toHaveText(['sesame', 'milk']);
  await fill(page, { Allergies: 'sesame, eggs' });
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(chips(page, 'Mia')).toHaveText(['sesame', 'milk', 'eggs']);
}

/** 'Use theirs' keeps the allergies that both added. */
async function useTheirsMerged(page: Page, other: Page): Promise<void> {
  await edit(page, 'Mia');
  await edit(other, 'Mia');
  await fill(other, { Allergies: 'soy', Notes: 'Loves noodles' });
  await save(other).click();
  await expect(chips(other, 'Mia')).toHaveText(['soy']);
  await fill(page, { Allergies: 'kiwi', Notes: 'Loves bread' });
  await save(page).click();
  const note = dialog(page).getByRole('alert');
  await expect(note).toContainText('Both of yours, and it stays either waysoy, kiwi');
  await expectAccessibleEverywhere(page, 'the choice between two parents with a merged list');
  await note.getByRole('button', { name: 'Use theirs' }).click();
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('Loves noodles');
  await save(page).click();
  await expect(chips(page, 'Mia')).toHaveText(['soy', 'kiwi']);
}

/** 'Use theirs' shows what the other parent saved, to continue from there. */
async function useTheirs(page: Page, other: Page): Promise<void> {
  await edit(page, 'Mia');
  await edit(other, 'Mia');
  await fill(other, { Name: 'Mia Sofia' });
  await save(other).click();
  await expect(cardOf(other, 'Mia Sofia')).toBeVisible();
  await fill(page, { Name: 'Mimi', Age: '9' });
  await save(page).click();
  await dialog(page).getByRole('button', { name: 'Use theirs' }).click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Mia Sofia');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  // Nobody else changed it.
  await expect(dialog(page).getByLabel('Age')).toHaveValue('9');
  await fill(page, { Age: '10' });
  await save(page).click();
  await expect(cardOf(page, 'Mia Sofia')).toContainText('10 years');
  expect(await stored(page)).toMatchObject([{ name: 'Mia Sofia', age: 10 }]);
}

test("of two parents who edit at once 'Save mine' keeps what both changed, 'Use theirs' continues from the other's, and allergies that both added are kept without a question [FAM-02] [API-03] [D28]", async ({
  page,
}) => {
  const other = await secondDevice(page, await arrive(page, [MIA]));
  await test.step("'Save mine'", () => saveMine(page, other));
  await test.step('both add allergies', () => addAtOnce(page, other));
  await test.step("'Use theirs' with a merged list", () => useTheirsMerged(page, other));
  await test.step("'Use theirs'", () => useTheirs(page, other));
  await other.context().close();
});

/** The family screen says which parents have joined, and that one is invited. */
async function inviteSam(page: Page, browser: Browser): Promise<void> {
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
  // A parent with an account is not yet somebody whose allergies Pip knows.
  const addYourself = page.getByRole('button', { name: 'Add yourself to the family' });
  await addYourself.click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Dana');
  await expect(dialog(page).getByLabel('Relationship')).toHaveValue('parent');
  await page.keyboard.press('Escape');
  await expect(addYourself).toBeFocused();
  await sam.context().close();
}

/** A member the other parent removed meanwhile is saved again, or left removed. */
async function saveRemoved(page: Page): Promise<void> {
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
}

test('says which parents have joined, and that one is invited; a member the other parent removed meanwhile can be saved again or left removed [FAM-02]', async ({
  page,
  browser,
}) => {
  await arrive(page, [MIA]);
  await test.step('the parents', () => inviteSam(page, browser));
  await test.step('a removed member', () => saveRemoved(page));
});
