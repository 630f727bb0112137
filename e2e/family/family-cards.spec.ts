// Browser journeys: the cards of Family Overview, their content, their links, and their accessibility.
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import {
  MIA,
  addButton,
  arrive,
  cardOf,
  cards,
  chips,
  dialog,
  fill,
  save,
  send,
  storedMember,
} from '../family-people.ts';
import { expect, openApp, test } from '../fixtures.ts';

/** Counts the slices of long computations: each has a channel, React has one for all its tasks. */
function countChannels(): void {
  const counted = { channels: 0 };
  const Channel = class extends MessageChannel {
    constructor() {
      super();
      counted.channels += 1;
    }
  };
  Object.assign(globalThis, { counted, MessageChannel: Channel });
}
const channels = () => (globalThis as unknown as { counted: { channels: number } }).counted.channels;

/** An allergy that is only in the notes is pointed out, in the form and on the card. */
async function warnOfNotes(page: Page): Promise<void> {
  await addButton(page).click();
  await fill(page, { Name: 'Leo', Relationship: 'Child', Notes: 'Loves soup. Mild peanut allergy.' });
  const warning = 'Only in the notes, so please check: Peanut';
  await expect(dialog(page).getByText(warning)).toBeVisible();
  // The words are indexed between taps, not in one long task.
  expect(await page.evaluate(channels)).toBeGreaterThan(5);
  await save(page).click();
  await expect(cardOf(page, 'Leo').getByText(warning)).toBeVisible();
  await page.getByRole('button', { name: 'Edit Leo' }).click();
  await fill(page, { Allergies: 'peanuts' });
  await expect(dialog(page).getByText(warning)).toBeHidden();
  await save(page).click();
  await expect(chips(page, 'Leo')).toHaveText(['peanuts']);
  await expect(cardOf(page, 'Leo').getByText(warning)).toBeHidden();
}

/** Typed allergies are explained; unknown ones are marked, and a spelling is offered. */
async function typeAllergies(page: Page): Promise<void> {
  await addButton(page).click();
  await fill(page, { Name: 'Mia', Relationship: 'Child' });
  const allergies = dialog(page).getByLabel('Allergies');
  await allergies.pressSequentially('peanuts, sesame');
  await expect(dialog(page).getByText('Peanut · Sesame', { exact: true })).toBeVisible();
  await expect(allergies).toHaveValue('peanuts, sesame');
  await allergies.fill('peanuts, zorbles, shelfish');
  await expect(dialog(page).getByText('“zorbles”: checked by exact name only')).toBeVisible();
  await expect(dialog(page).getByText('Peanut · Crustaceans · Molluscs')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Write “shellfish”' }).click();
  await expect(allergies).toHaveValue('peanuts, zorbles, shellfish');
  await expect(dialog(page).getByRole('button', { name: /^Write/ })).toHaveCount(0);
  await save(page).click();
  await expect(chips(page, 'Mia')).toHaveText(['peanuts', 'zorbles', 'shellfish']);
  await expect(cardOf(page, 'Mia')).toContainText('“zorbles”: checked by exact name only');
  expect((await storedMember(page, 'Mia')).allergies).toEqual(['peanuts', 'zorbles', 'shellfish']);
}

/** A condition is kept as it was typed, and shown as health. */
async function typeCondition(page: Page): Promise<void> {
  const typed = ['Asthma', 'needs inhaler', 'no pork'];
  await addButton(page).click();
  await fill(page, { Name: 'Ben', Relationship: 'Child', 'Dietary restrictions': typed.join(', ') });
  await expect(dialog(page).getByText('“Asthma”, “needs inhaler”: kept under Health')).toBeVisible();
  await save(page).click();
  await expect(chips(page, 'Ben', 'Health')).toHaveText(['Asthma', 'needs inhaler']);
  await expect(chips(page, 'Ben', 'Diets and needs')).toHaveText(['no pork']);
  expect((await storedMember(page, 'Ben')).dietaryRestrictions).toEqual(typed);
}

test('typed allergies are explained, unknown ones marked, a spelling is offered; one in the notes alone is pointed out, and a condition is health, for which no dish is doubted [FAM-06]', async ({
  page,
}) => {
  await page.addInitScript(countChannels);
  await arrive(page);
  await test.step('an allergy in the notes', () => warnOfNotes(page));
  await test.step('allergies', () => typeAllergies(page));
  await test.step('a condition', () => typeCondition(page));
});

/** Somebody is found by a word of theirs. */
async function findSomeone(page: Page): Promise<void> {
  await expect(cards(page)).toHaveCount(41);
  await page.getByLabel('Find someone').fill('SESAME');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText('1 of 41 people')).toBeVisible();
  await expect(cardOf(page, 'Mia')).toBeVisible();
  await page.getByLabel('Find someone').fill('');
  await expect(cards(page)).toHaveCount(41);
}

/** The address leads to a card, and the card to what concerns the person. */
async function followCard(page: Page): Promise<void> {
  const { id } = await storedMember(page, 'Mia');
  for (const name of ['Iron drops', 'Vitamin D'])
    await send(page, 'post', '/api/medications', { name, familyMemberId: id });
  await send(page, 'post', '/api/medications', { name: 'Syrup', familyMemberId: id, isActive: false });
  for (const appointmentDate of ['2020-01-12T15:30', '2199-01-12T15:30'])
    await send(page, 'post', '/api/medical-appointments', {
      title: 'Dentist',
      appointmentDate,
      familyMemberId: id,
    });
  await page.goto(`/family?member=${id}`);
  const card = cardOf(page, 'Mia');
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  await expect(card).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[aria-current="true"]')).toHaveCount(1);
  const medications = card.getByRole('link', { name: '2 medications of Mia' });
  await expect(medications).toHaveAttribute('href', `/medical?tab=medications&member=${id}`);
  await expect(card.getByRole('link', { name: '1 appointment of Mia' })).toHaveAttribute(
    'href',
    `/medical?tab=appointments&member=${id}`,
  );
  await expect(
    cardOf(page, 'Cousin 0').getByRole('link', { name: 'Medications of Cousin 0' }),
  ).toHaveAttribute('href', /tab=medications/);
  await medications.click();
  await expect(page).toHaveURL(new RegExp(`/medical\\?tab=medications&member=${id}$`));
}

test("among many people somebody is found by name, by allergy or by interest; each card leads to the person's medications and appointments, and the address to the card [FAM-01]", async ({
  page,
}) => {
  const many = Array.from({ length: 40 }, (_, at) => ({ name: `Cousin ${at}`, relationship: 'other' }));
  await arrive(page, [...many, MIA]);
  await test.step('found', () => findSomeone(page));
  await test.step('from card to card', () => followCard(page));
});

/** On a wide screen: a long name breaks between its words only, and cards in a row are equally high. */
async function expectEvenCards(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Bartholomew' });
  await expect(heading).toBeVisible();
  const linesIn = (words: Locator) =>
    words.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size;
    });
  const linesOf = (name: string) => linesIn(page.getByRole('heading', { name }));
  expect(await linesOf('Bartholomew')).toBe(1);
  expect(await linesIn(page.getByText('Born Feb 24, 2016'))).toBe(1);
  expect(await linesOf('Constanza Featherstonehaugh')).toBe(2);
  const people = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  const heights = await people.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().height)),
  );
  expect(new Set(heights).size).toBe(1);
}

/** On a phone: the buttons stand in two columns, and a long name is not broken within a word. */
async function expectColumns(page: Page, name: string): Promise<void> {
  const boxOf = async (label: string) =>
    (await page.getByRole('main').getByRole('button', { name: label }).boundingBox())!;
  const ofFirst = await Promise.all(['Print', 'Invite a parent'].map(boxOf));
  const ofSecond = await Promise.all(['For a sitter', 'Add Family Member'].map(boxOf));
  expect(ofFirst.map(({ x, width }) => [x, width])[1]).toEqual([ofFirst[0]!.x, ofFirst[0]!.width]);
  expect(ofSecond.map(({ x, width }) => [x, width])[1]).toEqual([ofSecond[0]!.x, ofSecond[0]!.width]);
  expect(ofSecond[0]!.x + ofSecond[0]!.width).toBe(390 - ofFirst[0]!.x);

  await page.setViewportSize({ width: 320, height: 640 });
  const lines = await cardOf(page, name)
    .getByRole('heading', { name })
    .evaluate((heading) => {
      const text = heading.firstChild!;
      const range = document.createRange();
      return heading.textContent.split(/[ -]/).map((word) => {
        const at = heading.textContent.indexOf(word);
        range.setStart(text, at);
        range.setEnd(text, at + word.length);
        return range.getClientRects().length;
      });
    });
  expect(lines).toEqual([1, 1, 1]);
}

test('a long name breaks between its words only, cards in a row are equally high, and on a phone the buttons stand in two columns', async ({
  page,
}) => {
  await openApp(page, {
    at: '/family',
    members: [
      {
        name: 'Bartholomew',
        relationship: 'child',
        birthDate: '2016-02-24',
        allergies: ['peanut', 'egg', 'milk'],
      },
      { name: 'Constanza Featherstonehaugh', relationship: 'grandparent' },
      { name: 'Zoë', relationship: 'child' },
    ],
  });
  await test.step('on a wide screen', () => expectEvenCards(page));
  await test.step('on a phone', async () => {
    const name = 'Wilhelmina Featherstonehaugh-Montgomery';
    await page.setViewportSize({ width: 390, height: 844 });
    await send(page, 'post', '/api/family-members', { name, relationship: 'child' });
    await page.reload();
    await expect(cardOf(page, name)).toBeVisible();
    await expectColumns(page, name);
  });
});

test('Family Overview is accessible in both themes at both widths: empty, in a dialog, with mistakes, full', async ({
  page,
}) => {
  test.slow();
  await arrive(page);
  await expect(page.getByRole('heading', { name: 'No one here yet' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'the empty family');
  await addButton(page).click();
  await fill(page, { Allergies: 'peanuts, zorbles, shelfish, none' });
  await save(page).click();
  await expect(dialog(page).getByText('Name is required')).toBeVisible();
  await expect(dialog(page).getByText(/checked by exact name only/)).toBeVisible();
  await expectAccessibleEverywhere(page, 'the dialog with mistakes');
  await fill(page, { Name: 'Mia', Relationship: 'Child', Interests: 'Soccer', Notes: 'Long. '.repeat(60) });
  await save(page).click();
  await expect(cardOf(page, 'Mia')).toBeVisible();
  const { id } = await storedMember(page, 'Mia');
  await page.goto(`/family?member=${id}`);
  await expect(cardOf(page, 'Mia')).toContainText('checked by exact name only');
  await expectAccessibleEverywhere(page, 'the family');
});
