// Browser journeys: medical contacts are added, called, changed, deleted and restored.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  BROKEN,
  arrive,
  breakDown,
  button,
  card,
  cards,
  dialog,
  expectFailuresTold,
  expectLoadingTold,
  holdBack,
  notice,
  store,
  stored,
} from '../medical-screen.ts';

const CONTACTS = '/api/medical-contacts';
const LEE = {
  name: 'Dr. Lee',
  type: 'doctor',
  specialty: 'Pediatrics',
  phoneNumber: '(555) 010-0199',
  email: 'office@lee.example',
  address: '12 Elm Street\nSpringfield',
  notes: 'Closed on Wednesdays',
};
const adding = (page: Page) => dialog(page, 'Add Medical Contact');
const changing = (page: Page) => dialog(page, 'Edit Medical Contact');

async function enterWithMistakes(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'No medical contacts yet', exact: true })).toBeVisible();
  await button(page, 'Add Contact').click();
  const form = adding(page);
  await expect(form.getByText('Type *')).toBeVisible();
  const values = await form
    .getByLabel('Type')
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(values).toEqual(['', 'doctor', 'dentist', 'specialist', 'pharmacy', 'hospital', 'emergency']);
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
  await form.getByLabel('Email').fill('nobody');
  await form.getByRole('button', { name: 'Save Contact' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(form.getByText('Please enter the email like name@example.org')).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Corner Pharmacy');
  await form.getByLabel('Email').fill('hello@corner.example');
  await form.getByRole('button', { name: 'Save Contact' }).click();
  await expect(card(page, 'Corner Pharmacy')).toBeVisible();
  expect(await stored(page, CONTACTS)).toMatchObject([
    { name: 'Corner Pharmacy', email: 'hello@corner.example', type: null },
  ]);
}

async function enterOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Add Contact').click();
  const form = adding(page);
  await form.getByLabel('Name').fill('St. Mary Hospital');
  await form.getByLabel('Type').selectOption('Hospital');
  await form.getByLabel('Emergency contact').check();
  await form.getByLabel('Phone').fill('+1 555 010 0200');
  await form.getByRole('button', { name: 'Save Contact' }).click();
  await expect(form).toBeHidden();
  await expect(notice(page)).toContainText('Medical contact added');
  await expect(button(page, 'Add Contact')).toBeFocused();
  await expect(cards(page, 'Medical contacts').getByRole('heading')).toHaveText([
    'St. Mary Hospital',
    'Corner Pharmacy',
  ]);
  const badge = card(page, 'St. Mary Hospital').getByText('Emergency', { exact: true });
  await expect(badge).toBeVisible();
  await expect(badge.locator('svg')).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await badge.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  await expect(card(page, 'Corner Pharmacy').getByText('Emergency')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function readFacts(page: Page): Promise<void> {
  const lee = card(page, 'Dr. Lee');
  for (const fact of ['Doctor', 'Pediatrics', 'Closed on Wednesdays']) await expect(lee).toContainText(fact);
  await expect(lee.getByRole('link', { name: '(555) 010-0199' })).toHaveAttribute('href', 'tel:5550100199');
  await expect(lee.getByRole('link', { name: 'office@lee.example' })).toHaveAttribute(
    'href',
    'mailto:office@lee.example',
  );
  const map = lee.getByRole('link', { name: /12 Elm Street.*on the map/s });
  await expect(map).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=12%20Elm%20Street%20Springfield',
  );
  await expect(map).toHaveAttribute('target', '_blank');
  await expect(map).toHaveAttribute('rel', 'noopener noreferrer');
}

test('a contact is entered, with mistakes and on a phone; each shows who it is and is one tap away, in an emergency first and in red [MED-01] [MED-03] [MED-07] [MED-09]', async ({
  page,
}) => {
  await arrive(page);
  await page.goto('/medical');
  await test.step('a name is needed, an e-mail has to be one, a type may be left open', () =>
    enterWithMistakes(page));
  await test.step('an emergency contact stands first and in red', () => enterOnPhone(page));
  await test.step('every way to reach it is one tap away', async () => {
    await store(page, CONTACTS, LEE);
    await readFacts(page);
  });
});

async function changeContact(page: Page): Promise<void> {
  await button(page, 'Edit Dr. Lee').click();
  await expect(changing(page).getByLabel('Notes')).toHaveValue('Closed on Wednesdays');
  await changing(page).getByLabel('Name').fill('Dr. Nobody');
  await changing(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(changing(page)).toBeHidden();
  await expect(button(page, 'Edit Dr. Lee')).toBeFocused();
  await button(page, 'Add Contact').click();
  for (const label of ['Name', 'Specialty', 'Phone', 'Email', 'Address', 'Notes'])
    await expect(adding(page).getByLabel(label)).toHaveValue('');
  await adding(page).getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Edit Dr. Lee').click();
  await expect(changing(page).getByLabel('Name')).toHaveValue('Dr. Lee');
  await changing(page).getByLabel('Phone').fill('555-0100');
  const letGo = await holdBack(page, 'PUT', CONTACTS);
  await changing(page).getByRole('button', { name: 'Save Contact' }).click();
  await expect(changing(page).getByRole('button', { name: 'Saving...' })).toBeVisible();
  letGo();
  await expect(changing(page)).toBeHidden();
  await expect(notice(page)).toContainText('Medical contact updated');
  await expect(card(page, 'Dr. Lee').getByRole('link', { name: '555-0100' })).toBeVisible();
}

async function deleteAndUndo(page: Page, questions: readonly string[]): Promise<void> {
  await button(page, 'Delete Dr. Lee').click();
  await expect(card(page, 'Dr. Lee')).toHaveCount(0);
  await expect(notice(page)).toContainText('Medical contact deleted');
  await expect(card(page, 'Smile Dental')).toBeFocused();
  expect(questions).toEqual([]);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page)).toContainText('Medical contact restored');
  await expect(card(page, 'Dr. Lee')).toContainText('Pediatrics');
}

async function deleteWithAppointment(page: Page, leeId: string, questions: readonly string[]): Promise<void> {
  const visit = { title: 'Checkup', appointmentDate: '2027-03-01T09:00', contactId: leeId };
  await store(page, '/api/medical-appointments', visit);
  const contactOfVisit = async () =>
    (await stored(page, '/api/medical-appointments')).map((one) => one['contactId']);
  await button(page, 'Delete Dr. Lee').click();
  await expect.poll(() => questions).toHaveLength(1);
  expect(questions[0]).toContain('Remove Dr. Lee?');
  expect(questions[0]).toContain('appointment “Checkup” refers to Dr. Lee and will stay');
  await expect(card(page, 'Dr. Lee')).toBeVisible();
  await button(page, 'Delete Dr. Lee').click();
  await expect(card(page, 'Dr. Lee')).toHaveCount(0);
  expect(await contactOfVisit()).toEqual([null]);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Dr. Lee')).toBeVisible();
  expect(await contactOfVisit()).toEqual([leeId]);
}

test('a contact is changed and deleted, with a question only where appointments refer to it; Undo restores it with them [MED-01] [MED-02] [MED-08]', async ({
  page,
}) => {
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.message());
    // The second time the parent is sure.
    void (questions.length > 1 ? question.accept() : question.dismiss());
  });
  await arrive(page);
  const lee = await store(page, CONTACTS, LEE);
  await store(page, CONTACTS, { name: 'Smile Dental' });
  await page.goto('/medical');
  await test.step('Cancel puts away what was typed', () => changeContact(page));
  await test.step('a contact nobody refers to goes without a question', () => deleteAndUndo(page, questions));
  await test.step('one with appointments is removed only after a question; they stay', () =>
    deleteWithAppointment(page, lee.id, questions));
});

async function saveAtLast(page: Page): Promise<void> {
  await button(page, 'Add Contact').click();
  const form = adding(page);
  await form.getByLabel('Name').fill(LEE.name);
  await form.getByLabel('Address').fill(LEE.address);
  await form.getByLabel('Emergency contact').check();
  const repair = await breakDown(page, 'POST', CONTACTS);
  await form.getByRole('button', { name: 'Save Contact' }).click();
  await expect(notice(page).getByText('Failed to save medical contact.', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue(LEE.name);
  await expect(form.getByLabel('Address')).toHaveValue(LEE.address);
  await expect(form.getByLabel('Emergency contact')).toBeChecked();
  await repair();
  await form.getByRole('button', { name: 'Save Contact' }).dblclick();
  await expect(form).toBeHidden();
  await expect(card(page, 'Dr. Lee')).toBeVisible();
  expect(await stored(page, CONTACTS)).toHaveLength(1);
}

test.describe('when the server cannot be reached', () => {
  test.use({ expectedErrors: [BROKEN] });

  test('contacts on their way are announced; what failed says so, keeps what was typed and can be tried again [MED-01] [MED-10]', async ({
    page,
  }) => {
    // The region of toasts is fetched at idle, or with the first toast: here from a dialog that is opened before the
    // page has come to rest.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await arrive(page);
    await test.step('on their way, in a place of their size', async () => {
      const [loading, empty] = ['Loading medical contacts…', 'No medical contacts yet'];
      await expectLoadingTold(page, { path: CONTACTS, at: '/medical', loading, empty });
    });
    await test.step('a failed save keeps everything typed; the next one stores it once', () =>
      saveAtLast(page));
    await test.step('contacts that cannot be loaded, and a failed delete', () =>
      expectFailuresTold(page, {
        path: CONTACTS,
        at: '/medical',
        name: 'Dr. Lee',
        unread: "couldn't be loaded",
        undeleted: 'Failed to delete medical contact.',
      }));
  });
});
