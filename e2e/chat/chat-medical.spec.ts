// Browser journeys: health and family in the chat. A record is asked for, proposed as a card, approved, found on its
// own page, and undone.
import type { Page } from '@playwright/test';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import { expectAccessibleEverywhere } from '../axe.ts';
import { messages, openChat, say, suggestions } from '../conversation.ts';
import { expect, test } from '../fixtures.ts';
import { enterOn } from '../keyboard.ts';

const cardOf = (page: Page, name: RegExp) => messages(page).getByRole('listitem', { name });
const read = async <T>(page: Page, path: string): Promise<T> =>
  (await (await page.request.get(path)).json()) as T;
const appointments = (page: Page) => read<MedicalAppointment[]>(page, '/api/medical-appointments');

/** Says something and waits for the card Pip prepares. */
async function prepare(page: Page, text: string, name: RegExp) {
  await say(page, text);
  const card = cardOf(page, name);
  await expect(card.getByRole('button', { name: 'Approve' })).toBeVisible();
  return card;
}

test('an appointment is added from the chat, asked for, followed to its place, and taken back; its card and receipts have no accessibility faults', async ({
  page,
}) => {
  await openChat(page);
  const card = await prepare(
    page,
    'Please add the dentist for Mia next Tuesday at 3:30',
    /Add appointment Dentist/,
  );
  await expect(card.getByText('For Mia')).toBeVisible();
  await expect(card.getByText(/^Tuesday, .*3:30 PM$/)).toBeVisible();
  // The half of the day that nobody named is told before anything is saved.
  await expect(messages(page).getByText(/Dentist for Mia, .* at 3:30 PM/)).toBeVisible();
  expect(await appointments(page)).toEqual([]);
  await expect(card.getByRole('link')).toHaveCount(0);

  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(card.getByText('Approved and saved')).toBeVisible();
  const [stored] = await appointments(page);
  expect(stored).toMatchObject({ title: 'Dentist', wallTime: expect.stringMatching(/T15:30$/) });
  await test.step('asked for, it is a receipt of the answer', async () => {
    await say(page, "When is Mia's next dentist appointment?");
    await expect(messages(page).getByRole('link', { name: /^Dentist, / })).toBeVisible();
    await expectAccessibleEverywhere(page, 'a chat about health');
  });
  await card.getByRole('link', { name: 'Open appointment' }).click();
  await expect(page).toHaveURL(new RegExp(`/medical\\?tab=appointments&id=${stored?.id}`));
  await expect(page.getByRole('tab', { name: /Appointments/ })).toHaveAttribute('aria-selected', 'true');
  const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Dentist' });
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(row).toBeFocused();

  await page.goBack();
  await card.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByText('Approved, then undone')).toBeVisible();
  await expect(card.getByRole('link')).toHaveCount(0);
  expect(await appointments(page)).toEqual([]);
});

async function answerQuestion(page: Page): Promise<void> {
  await say(page, 'Add an eye exam on December 3 at 9am');
  await expect(messages(page).getByText('Who is it for?')).toBeVisible();
  await expect(suggestions(page)).toHaveCount(2);
  await suggestions(page)
    .filter({ hasText: /^Mia\b/ })
    .click();
  await expect(cardOf(page, /Add appointment Eye exam/).getByText('For Mia')).toBeVisible();
}

async function followReceipt(page: Page): Promise<void> {
  const card = await prepare(page, 'Note cetirizine 5 mg once daily for Mia', /Add medication Cetirizine/);
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(card.getByText('Approved and saved')).toBeVisible();
  await say(page, 'Which medicines does Mia take at the moment?');
  await expect(messages(page).getByText(/Mia takes Cetirizine, 5 mg once daily/)).toBeVisible();
  const [stored] = await read<Medication[]>(page, '/api/medications');
  const receipt = messages(page).getByRole('link', { name: 'Cetirizine', exact: true });
  await expect(receipt).toHaveAttribute('href', `/medical?tab=medications&id=${stored?.id}`);
  await receipt.click();
  const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Cetirizine' });
  await expect(row).toBeFocused();
}

async function addAllergy(page: Page): Promise<void> {
  const card = await prepare(page, 'Mia is allergic to cashews now as well', /Change family member Mia/);
  await expect(card.getByText('peanuts, cashews')).toBeVisible();
  await enterOn(page, card.getByRole('button', { name: 'Approve' }));
  await expect(card.getByText('Approved and saved')).toBeVisible();
  await card.getByRole('link', { name: 'Open in Family' }).click();
  await expect(page).toHaveURL(/\/family\?member=/);
  await expect(page.getByText('Cashew').first()).toBeVisible();
}

test('a question is answered by a tap on a suggestion, an answer links to the very record it came from, and a new allergy leads to the person', async ({
  page,
}) => {
  await openChat(page, [{ name: 'Ben', relationship: 'child', age: 9 }]);
  await test.step('the missing person is asked for, and a tap on a suggestion answers', () =>
    answerQuestion(page));
  await test.step('an answer about the records links to its record', () => followReceipt(page));
  await page.goBack();
  await test.step('a new allergy shows before and after', () => addAllergy(page));
});
