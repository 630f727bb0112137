// Browser journeys: members of Family Overview are entered, changed, removed and restored.
import type { Page } from '@playwright/test';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import {
  MIA,
  addButton,
  addPerson,
  arrive,
  cardOf,
  cards,
  chips,
  dialog,
  edit,
  fill,
  notice,
  save,
  send,
  stored,
  storedMember,
} from '../family-people.ts';
import { expect, test } from '../fixtures.ts';
import { enterOn, tabTo, typeInto } from '../keyboard.ts';

/** Replies to the browser's next question and returns its text. */
const answer = (page: Page, how: 'accept' | 'dismiss') =>
  new Promise<string>((resolve) => {
    page.once('dialog', (question) => void question[how]().then(() => resolve(question.message())));
  });

test('a family of five is entered on a phone, and every card shows it [FAM-01] [FAM-02] [FAM-04] [FAM-06] [FAM-07] [API-03]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page);
  await expect(page.getByRole('heading', { name: 'No one here yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Your First Family Member' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Add Family Member');
  await fill(page, { Name: ' Dana ', Relationship: 'Parent', Age: '38', Interests: 'Running' });
  await save(page).click();
  await expect(notice(page)).toContainText('Family member added');
  await expect(addButton(page)).toBeFocused();
  await addPerson(page, { Name: 'Sam', Relationship: 'Spouse', 'Dietary restrictions': 'Vegetarian' });
  await addPerson(page, {
    Name: 'Mia',
    Relationship: 'Child',
    Age: '6',
    Allergies: ' peanuts ,, sesame, ',
    'Dietary restrictions': 'Peanut allergy',
    'Dietary needs': 'soft food',
    Interests: 'Soccer, Drawing',
    Notes: 'Carries an EpiPen',
  });
  await addPerson(page, { Name: 'Leo', Relationship: 'Child', Age: '0' });
  await addPerson(page, { Name: 'Rosa', Relationship: 'Grandparent', Age: '71', Notes: 'Diabetic' });

  await expect(cards(page)).toHaveCount(5);
  const mia = cardOf(page, 'Mia');
  await expect(mia).toContainText('Child, 6 years');
  await expect(mia.getByRole('heading', { name: 'Allergies' })).toBeVisible();
  // An allergy entered among the diets is highlighted as well.
  await expect(chips(page, 'Mia')).toHaveText(['peanuts', 'sesame', 'Peanut allergy']);
  await expect(chips(page, 'Mia').locator('svg')).toHaveCount(3);
  await expect(chips(page, 'Mia', 'Diets and needs')).toHaveText(['soft food']);
  await expect(chips(page, 'Mia', 'Interests')).toHaveText(['Soccer', 'Drawing']);
  await expect(mia).toContainText('Carries an EpiPen');
  await expect(cardOf(page, 'Leo')).toContainText('Child, under 1');
  await expect(cardOf(page, 'Sam')).toContainText('Spouse');
  for (const name of ['Edit Mia', 'Remove Mia']) {
    const box = await mia.getByRole('button', { name }).boundingBox();
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
  }
  expect(await storedMember(page, 'Mia')).toMatchObject({
    relationship: 'child',
    age: 6,
    allergies: ['peanuts', 'sesame'],
    dietaryRestrictions: ['Peanut allergy'],
    dietaryNeeds: ['soft food'],
    interests: ['Soccer', 'Drawing'],
  });
  const nothing = { allergies: [], dietaryRestrictions: [], dietaryNeeds: [], interests: [], notes: '' };
  expect(await storedMember(page, 'Dana')).toMatchObject({ ...nothing, interests: ['Running'] });
  expect(await storedMember(page, 'Sam')).toMatchObject({ age: null, relationship: 'spouse' });
});

/** Typed words are not lost to a slip: closing asks first. */
async function closeBySlip(page: Page): Promise<void> {
  await addButton(page).click();
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await fill(page, { Name: 'Mia' });
  const stay = answer(page, 'dismiss');
  await page.keyboard.press('Escape');
  expect(await stay).toBe('Close without saving what you typed?');
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Mia');
  const leave = answer(page, 'accept');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await leave;
  await expect(dialog(page)).toBeHidden();
  await expect(addButton(page)).toBeFocused();
  // Nothing typed, nothing asked.
  await addButton(page).click();
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

/** Missing values are said in words, and the first mistake has the focus; leaves the dialog open. */
async function saveWithMistakes(page: Page): Promise<void> {
  await addButton(page).click();
  const name = dialog(page).getByLabel('Name');
  await expect(name).toBeFocused();
  await save(page).click();
  await expect(dialog(page).getByText('Name is required', { exact: true })).toBeVisible();
  await expect(dialog(page).getByText('Relationship is required', { exact: true })).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Name is required');
  await fill(page, { Name: 'Mia' });
  await expect(dialog(page).getByText('Name is required')).toBeHidden();
  await save(page).click();
  const relationship = dialog(page).getByLabel('Relationship');
  await expect(relationship).toBeFocused();
  await expect(relationship.getByRole('option')).toHaveText([
    'Please choose',
    'Spouse',
    'Child',
    'Parent',
    'Grandparent',
    'Sibling',
    'Other',
  ]);
  await fill(page, { Relationship: 'Child', Age: 'six' });
  await save(page).click();
  await expect(dialog(page).getByText('Age must be a whole number')).toBeVisible();
  await expect(dialog(page).getByLabel('Age')).toBeFocused();
  const birthDate = dialog(page).getByLabel('Birth date');
  await birthDate.fill('2199-01-01');
  await save(page).click();
  await expect(dialog(page).getByText("A birth date can't be in the future")).toBeVisible();
  await expect(birthDate).toBeFocused();
  await birthDate.fill('');
  expect(await stored(page)).toEqual([]);
}

test('closing asks first; what is missing is said in words, the first mistake has the focus, the six relationships are offered, and a double click on Save makes one member [FAM-02] [FAM-04] [FAM-05] [API-03]', async ({
  page,
}) => {
  await arrive(page);
  await test.step('a slip', () => closeBySlip(page));
  await test.step('mistakes', () => saveWithMistakes(page));
  await test.step('a double click', async () => {
    let creates = 0;
    page.on('request', (one) => {
      if (one.method() === 'POST' && new URL(one.url()).pathname === '/api/family-members') creates += 1;
    });
    await fill(page, { Age: '6' });
    await save(page).dblclick();
    await expect(dialog(page)).toBeHidden();
    await expect(cards(page)).toHaveCount(1);
    expect(creates).toBe(1);
    expect(await stored(page)).toHaveLength(1);
  });
  await test.step('a name that somebody has is told', async () => {
    await addButton(page).click();
    await fill(page, { Name: 'mia' });
    const told = 'Mia is already in the family. A last initial tells them apart.';
    await expect(dialog(page).getByLabel('Name')).toHaveAccessibleDescription(told);
  });
});

/** A dismissed confirmation removes nothing. */
async function dismissRemoval(page: Page): Promise<void> {
  let deletes = 0;
  page.on('request', (request) => (deletes += Number(request.method() === 'DELETE')));
  const question = answer(page, 'dismiss');
  await page.getByRole('button', { name: 'Remove Mia' }).click();
  expect(await question).toBe('Remove Mia?');
  await edit(page, 'Mia');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(cards(page)).toHaveCount(2);
  expect(deletes).toBe(0);
  expect(await stored(page)).toHaveLength(2);
}

/** The question says who else refers to Mia; those records stay, and Undo brings back both. */
async function removeAndRestore(page: Page): Promise<void> {
  const { id } = await storedMember(page, 'Mia');
  const ofMia = { familyMemberId: id };
  await send(page, 'post', '/api/medications', { name: 'Iron drops', ...ofMia });
  const dentist = { title: 'Dentist', appointmentDate: '2027-01-12T15:30', ...ofMia };
  await send(page, 'post', '/api/medical-appointments', dentist);
  const whose = async () => {
    const medications = await send<Medication[]>(page, 'get', '/api/medications');
    const appointments = await send<MedicalAppointment[]>(page, 'get', '/api/medical-appointments');
    return [...medications, ...appointments].map(({ familyMemberId }) => familyMemberId);
  };
  const question = answer(page, 'accept');
  await page.getByRole('button', { name: 'Remove Mia' }).click();
  expect(await question).toMatch(
    /^Remove Mia\? 1 \w+ and 1 \w+ refer to Mia and will stay, without the name\.$/,
  );
  await expect(notice(page)).toContainText('Family member removed');
  await expect(cards(page)).toHaveCount(1);
  await expect(addButton(page)).toBeFocused();
  expect(await whose()).toEqual([null, null]);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page)).toContainText('Family member restored');
  await expect(cardOf(page, 'Mia')).toContainText('Child, 6 years');
  expect(await storedMember(page, 'Mia')).toMatchObject({ ...MIA, id });
  expect(await whose()).toEqual([id, id]);
}

/** The dialog closes, the card is up to date, and only what was changed is sent. */
async function changeMia(page: Page): Promise<void> {
  await edit(page, 'Mia');
  await expect(dialog(page).getByLabel('Allergies')).toHaveValue('peanuts, sesame');
  await fill(page, { Age: '', Allergies: 'peanuts' });
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'PUT'),
    save(page).click(),
  ]);
  expect(request.postDataJSON()).toEqual({ age: null, allergies: ['peanuts'] });
  await expect(notice(page)).toContainText('Family member updated');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Mia' })).toBeFocused();
  await expect(chips(page, 'Mia')).toHaveText(['peanuts']);
  await expect(cardOf(page, 'Mia')).not.toContainText('6 years');
}

test('a dismissed confirmation removes nothing; removing somebody others refer to says so, those records stay, and Undo brings back both; a change sends only what was changed [FAM-02] [FAM-03] [FAM-07] [API-03]', async ({
  page,
}) => {
  await arrive(page, [MIA, { name: 'Leo', relationship: 'child' }]);
  await test.step('dismissed', () => dismissRemoval(page));
  await test.step('removed and restored', () => removeAndRestore(page));
  await test.step('changed', () => changeMia(page));
});

test('somebody is added, changed and removed without a mouse [FAM-02] [FAM-03]', async ({ page }) => {
  await arrive(page);
  await enterOn(page, page.getByRole('button', { name: 'Add Your First Family Member' }));
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Mia');
  await tabTo(page, dialog(page).getByLabel('Relationship'));
  await page.keyboard.type('Child');
  await typeInto(page, dialog(page).getByLabel('Age'), '6');
  await typeInto(page, dialog(page).getByLabel('Allergies'), 'peanuts');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(cardOf(page, 'Mia')).toContainText('Child, 6 years');
  await enterOn(page, page.getByRole('button', { name: 'Edit Mia' }));
  await typeInto(page, dialog(page).getByLabel('Notes'), 'Loves soup');
  await enterOn(page, save(page));
  await expect(cardOf(page, 'Mia')).toContainText('Loves soup');
  await expect(page.getByRole('button', { name: 'Edit Mia' })).toBeFocused();
  const question = answer(page, 'accept');
  await enterOn(page, page.getByRole('button', { name: 'Remove Mia' }));
  await question;
  await expect(page.getByRole('heading', { name: 'No one here yet' })).toBeVisible();
  expect(await stored(page)).toEqual([]);
});
