// Browser journeys: the week, a shopping list and the family on one sheet of paper each.
import type { Page } from '@playwright/test';
import type { ShoppingList } from '#contract/kinds/shopping-list.ts';
import { expect, test } from '../fixtures.ts';
import { arrive, store } from '../medical-screen.ts';

const MONDAY = '2026-11-23';

/** Prints by the button, and returns the number of pages and the words on them. */
async function printed(page: Page, button: string | RegExp) {
  // The browser's own dialog would wait for somebody.
  await page.evaluate(() => {
    window.print = () => void dispatchEvent(new Event('beforeprint'));
  });
  await page.getByRole('button', { name: button }).click();
  await expect(page.locator('.printed-sheet')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const words = await page.locator('body').innerText();
  await expect(page.locator('.printed-sheet')).toHaveCSS('color', 'rgb(0, 0, 0)');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.emulateMedia({ media: null });
  return { words, pages: pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length };
}

/** Shows what the browser's own menu would print. */
async function showPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // The paper view is fetched once somebody acts on the page. Its listeners come after the first frame, so that an act
  // right at that frame is missed.
  await expect(async () => {
    for (const x of [300, 310]) await page.mouse.move(x, 300);
    await expect(page.locator('.printed-sheet')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
}

/** Prints as the browser's own menu would, and returns the number of pages and the words on them. */
async function printedByBrowser(page: Page) {
  await showPaper(page);
  const words = await page.locator('body').innerText();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.emulateMedia({ media: null, colorScheme: null });
  await expect(page.locator('.printed-sheet')).toHaveCount(0);
  return { words, pages: pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length };
}

/** Waits for the styles of paper, which are fetched with the first key once the page is idle. */
const printingHasArrived = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Control');
    const isThere = () => Boolean(document.querySelector<HTMLLinkElement>('link[media=print]')?.sheet);
    expect(await page.evaluate(isThere)).toBe(true);
  }).toPass();

/** The browser's own menu prints the open screen on one page, without the screen around it. */
async function expectPaperOfBrowser(page: Page, title: string, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
  const { words, pages } = await printedByBrowser(page);
  expect(pages, title).toBe(1);
  expect(words).toContain(title);
  expect(words).toContain(text);
  expect(words).not.toContain('Family Overview');
}

async function printWeek(page: Page): Promise<void> {
  const dish = (day: string) => ({
    breakfast: `Oat porridge with apples and cinnamon on ${day}`,
    lunch: `Sandwiches, carrots and a thermos of tomato soup on ${day}`,
    dinner: `Baked salmon with potatoes, green beans and lemon butter on ${day}`,
  });
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const answer = await page.request.put(`/api/weekly-menus/${MONDAY}`, {
    data: { meals: Object.fromEntries(days.map((day) => [day, dish(day)])) },
  });
  expect(answer.ok()).toBe(true);
  await page.goto('/meal-planning?tab=menus');
  await expectPaperOfBrowser(page, 'Meals, Nov 23 – 29', 'Baked salmon');
  const { words, pages } = await printed(page, /^Print the menu of/);
  expect(pages).toBe(1);
  expect(words).toMatch(/Meals, Nov 23 – 29/);
  for (const day of days) expect(words).toContain(dish(day).dinner);
  expect(words).toContain('⚠ Leo: fish');
  for (const screen of ['Family Overview', 'Make shopping list', 'Weekly Menu'])
    expect(words).not.toContain(screen);
}

/** Ticks the first item of a list. */
async function tick(page: Page, listId: string): Promise<void> {
  const list = (await (await page.request.get(`/api/shopping-lists/${listId}`)).json()) as ShoppingList;
  const answer = await page.request.put(`/api/shopping-lists/${listId}/items/${list.items[0]!.id}`, {
    data: { checked: true },
  });
  expect(answer.ok()).toBe(true);
}

/** On one page, without the ticked item. */
async function printList(page: Page): Promise<void> {
  const items = Array.from({ length: 60 }, (_, at) => ({ name: `Thing number ${at}`, qty: '2 bags' }));
  const list = await store(page, '/api/shopping-lists', {
    title: 'Saturday',
    items: [{ name: 'Milk in the fridge' }, { name: 'Salmon' }, ...items],
  });
  await tick(page, list.id);
  await page.goto(`/meal-planning?tab=lists&id=${list.id}`);
  await expectPaperOfBrowser(page, 'Saturday', 'Thing number 0');
  const { words, pages } = await printed(page, 'Print');
  expect(pages).toBe(1);
  expect(words).toContain('Saturday');
  for (const { name } of items) expect(words).toContain(`${name}, 2 bags`);
  expect(words).toMatch(/Salmon\s+⚠ Leo: fish/);
  expect(words).not.toContain('Milk in the fridge');
  expect(words).not.toContain('All lists');
}

/** The columns of a printed list begin at the same height. */
async function printColumns(page: Page): Promise<void> {
  const items = ['Milk', 'Butter', 'Apples', 'Carrots'].map((name) => ({ name }));
  const { id } = await store(page, '/api/shopping-lists', { title: 'Columns', items });
  await page.goto(`/meal-planning?tab=lists&id=${id}`);
  await showPaper(page);
  const tops = await page.locator('.printed-sheet h2').evaluateAll((heads) =>
    heads.map((head) => {
      const words = document.createRange();
      words.selectNodeContents(head);
      return Math.round(words.getBoundingClientRect().top);
    }),
  );
  expect(tops).toHaveLength(2);
  expect(new Set(tops).size).toBe(1);
  await page.emulateMedia({ media: null, colorScheme: null });
}

/** A list with everything checked says so on paper. */
async function printCheckedList(page: Page): Promise<void> {
  const { id } = await store(page, '/api/shopping-lists', {
    title: 'Bought',
    items: [{ name: 'Milk' }],
  });
  await tick(page, id);
  await page.goto(`/meal-planning?tab=lists&id=${id}`);
  const { words } = await printed(page, 'Print');
  expect(words).toContain('Nothing left to buy.');
}

/** Allergies first, with those of medical records. */
async function printFamily(page: Page, leo: string): Promise<void> {
  const record = { category: 'allergy', familyMemberId: leo };
  await store(page, '/api/medical-records', { ...record, title: 'Cashew allergy' });
  await store(page, '/api/medical-records', { ...record, title: 'Egg allergy (outgrown)' });
  await page.goto('/family');
  await expectPaperOfBrowser(page, 'Our family', 'Leo');
  const { words, pages } = await printed(page, 'Print');
  expect(pages).toBe(1);
  for (const text of [
    'Mia, 6',
    'Allergies: peanuts, egg, Sesame allergy',
    'Notes: Naps at one',
    'Leo, 3',
    'Allergies: Cashew allergy',
    'Diet, foods to avoid: vegetarian',
  ])
    expect(words).toContain(text);
  expect(words).not.toContain('Family Overview');
}

const MEMBERS = [
  {
    name: 'Mia',
    relationship: 'child',
    age: 6,
    allergies: ['peanuts', 'egg'],
    dietaryRestrictions: ['Sesame allergy'],
    notes: 'Naps at one',
  },
  { name: 'Leo', relationship: 'child', age: 3, dietaryRestrictions: ['vegetarian'] },
];

test("the week, shopping lists and the family are printed on one page each, by their button and by the browser's own menu, without the screen around them", async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-24T09:15:00-05:00') });
  const family = await arrive(page, { members: MEMBERS });
  await test.step('the week', () => printWeek(page));
  await test.step('a list', () => printList(page));
  await test.step('the columns of a list', () => printColumns(page));
  await test.step('a list with everything checked', () => printCheckedList(page));
  await test.step('the family', () => printFamily(page, family['Leo']!));
});

/** A screen without a paper view is printed as its content, dark on white, without the frame. */
async function printContacts(page: Page): Promise<void> {
  await store(page, '/api/medical-contacts', { name: 'Dr. Adams' });
  await page.goto('/medical?tab=contacts');
  await expect(page.getByRole('heading', { name: 'Dr. Adams' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { name: 'Dr. Adams' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  for (const role of ['button', 'tab'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  const ink = await page.getByRole('heading', { name: 'Dr. Adams' }).evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data[0]!;
  });
  expect(ink, 'dark ink').toBeLessThan(100);
  await page.emulateMedia({ media: null, colorScheme: null });
}

/** A conversation is printed whole, from its first message on, without the field to write in. */
async function printConversation(page: Page): Promise<void> {
  const { id } = await store(page, '/api/conversations', { title: 'Dinners' });
  for (let turn = 1; turn <= 6; turn += 1)
    await page.request.post(`/api/conversations/${id}/messages`, {
      data: { role: 'user', content: `Number ${turn}: what can we cook on a Monday without peanuts?` },
    });
  await page.goto(`/chat/${id}`);
  const first = page.getByText('Number 1:');
  await expect(page.getByText('Number 6:')).toBeInViewport();
  await printingHasArrived(page);
  await page.emulateMedia({ media: 'print' });
  const conversation = page.getByRole('region', { name: 'Conversation' });
  await expect
    .poll(() => conversation.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight))
    .toBe(0);
  expect((await first.boundingBox())!.y).toBeGreaterThan(0);
  await expect(page.getByLabel('Message to Pip')).toBeHidden();
  await page.emulateMedia({ media: null });
}

/** Cards are printed without what is pressed, and none is cut by the edge of a page. */
async function printCards(page: Page): Promise<void> {
  await store(page, '/api/medical-appointments', {
    title: 'Eye test',
    appointmentDate: '2099-03-02T09:00',
    notes: `${'Ask about the glasses\n'.repeat(9)}Bring the letter`,
  });
  await page.goto('/medical?tab=appointments');
  const card = page.getByRole('listitem').filter({ hasText: 'Eye test' });
  const notes = card.getByText('Ask about the glasses');
  const hidden = () => notes.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight);
  expect(await hidden(), 'long notes are folded').toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Show all of the notes about Eye test' }).click();
  await expect.poll(hidden).toBe(0);
  await page.getByRole('button', { name: 'Show less of the notes about Eye test' }).click();
  await expect(card.getByRole('link', { name: /^Add to phone calendar/ })).toBeVisible();
  await printingHasArrived(page);
  await page.emulateMedia({ media: 'print' });
  await expect(card).toHaveCSS('break-inside', 'avoid');
  await expect(card.getByRole('link', { name: /^Add to phone calendar/ })).toBeHidden();
  await expect.poll(hidden, 'and whole on paper').toBe(0);
  // Whom the list is about stays.
  await expect(page.getByRole('button')).toHaveAccessibleName('For everyone');
  await page.emulateMedia({ media: null });
}

/** The dates and side effects of a medicine are printed, although they are folded away. */
async function printMedicine(page: Page): Promise<void> {
  await store(page, '/api/medications', { name: 'Zyrtec', sideEffects: 'Sleepy', startDate: '2026-11-01' });
  await page.goto('/medical?tab=medications');
  const effects = page.getByText('Sleepy');
  await expect(page.getByRole('heading', { name: 'Zyrtec' })).toBeVisible();
  await expect(effects).toBeHidden();
  await printingHasArrived(page);
  await page.emulateMedia({ media: 'print' });
  await expect(effects).toBeVisible();
  await expect(page.getByText('Dates and side effects')).toBeHidden();
  await page.emulateMedia({ media: null });
}

/** The subjects of a school are printed, the button that adds one is not. */
async function printSubjects(page: Page): Promise<void> {
  const saved = await page.request.post('/api/school-settings', {
    data: { schoolType: 'public', subjects: ['Math', 'Art'] },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.goto('/school');
  const math = page.getByRole('button', { name: 'Remove Math' });
  await expect(math).toBeVisible();
  await printingHasArrived(page);
  await page.emulateMedia({ media: 'print' });
  await expect(math).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeHidden();
  await page.emulateMedia({ media: null });
}

test('screens without a paper view are printed as their content, dark on white, without the frame and what is pressed: contacts, a conversation, cards and subjects', async ({
  page,
}) => {
  await arrive(page);
  await test.step('contacts', () => printContacts(page));
  await test.step('a conversation', () => printConversation(page));
  await test.step('cards', () => printCards(page));
  await test.step('a medicine', () => printMedicine(page));
  await test.step('subjects', () => printSubjects(page));
});
