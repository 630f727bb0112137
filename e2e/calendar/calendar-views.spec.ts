// Browser journeys: the calendar as week and agenda, its filters and its place in the address.
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { arrive, arriveBusy, calendar, card, day, dialog, saveAppointment } from '../family-week.ts';
import { expect, test } from '../fixtures.ts';
import { closeByEscape, enterOn, tabTo } from '../keyboard.ts';

const view = (page: Page, name: string) =>
  calendar(page).getByRole('group', { name: 'View' }).getByRole('button', { name });
const kind = (page: Page, name: string) =>
  calendar(page).getByRole('list', { name: 'Legend' }).getByRole('button', { name });
const row = (page: Page, name: RegExp) =>
  calendar(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
const search = (page: Page) => new URL(page.url()).search;

async function lookAtWeek(page: Page): Promise<void> {
  await view(page, 'Week').click();
  await expect(view(page, 'Week')).toHaveAttribute('aria-pressed', 'true');
  await expect(calendar(page).getByRole('heading', { level: 3 })).toHaveCount(7);
  const wednesday = row(page, /Wednesday, November 25, 2026, today/);
  await expect(wednesday.getByRole('button', { name: /Dentist|Eye test/ })).toHaveText([
    /Dentist.*10:30 AM/,
    /Eye test.*3:30 PM/,
  ]);
  const meals = wednesday.getByRole('list', { name: 'Meals' }).getByRole('button');
  await expect(meals).toHaveText([
    'Breakfast: Oats with berries',
    'Lunch: Hummus wraps',
    'Dinner: Veggie tacos',
  ]);
  const tops = await meals.evaluateAll((all) => all.map((meal) => meal.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(row(page, /Sunday, November 22/)).toContainText('Nothing planned');
  await meals.last().click();
  await expect(dialog(page).getByRole('heading', { name: 'Dinner: Veggie tacos' })).toBeVisible();
  await page.keyboard.press('Escape');
  await calendar(page).getByRole('button', { name: 'Next week' }).click();
  await expect(row(page, /Friday, December 4/)).toContainText('Flu shot');
  await calendar(page).getByRole('button', { name: 'Today' }).click();
  await expect(wednesday).toBeVisible();
  await expectAccessibleEverywhere(page, 'the week');
}

async function lookAtAgenda(page: Page): Promise<void> {
  await view(page, 'Agenda').click();
  const days = calendar(page).getByRole('heading', { level: 3 });
  await expect(days).toHaveText([/November 25/, /November 26/]);
  await expectAccessibleEverywhere(page, 'the agenda');
  await calendar(page).getByRole('button', { name: 'Show earlier days' }).click();
  await enterOn(page, calendar(page).getByRole('button', { name: 'Show December 2026' }));
  await expect(days).toHaveText([/November 6/, /November 25/, /November 26/, /December 4/]);
  await expect(calendar(page).getByText('December 2026')).toBeFocused();
  await calendar(page).getByRole('button', { name: 'Next month' }).click();
  await expect(days).toHaveText([/December 4/]);
  await days.getByRole('button').click();
  await expect(dialog(page)).toHaveAccessibleName('Events for Friday, December 4, 2026');
  await page.keyboard.press('Escape');
  await calendar(page).getByRole('button', { name: 'Next month' }).click();
  await expect(calendar(page)).toContainText('Nothing planned in January 2027.');
  await calendar(page).getByRole('button', { name: 'Today' }).click();
  await kind(page, 'Meals').click();
  await calendar(page).getByRole('button', { name: 'November 2026' }).click();
  await expectAccessibleEverywhere(page, 'the choice of a month, with meals switched off');
}

test('the week shows every event of its seven days, the meals of a day on one line; the agenda the days that hold something, from today on [CAL-06]', async ({
  page,
}) => {
  test.slow();
  await arriveBusy(page, () =>
    saveAppointment(page, { title: 'Physio', appointmentDate: '2026-11-06T17:00' }),
  );
  await test.step('the week', () => lookAtWeek(page));
  await test.step('the agenda', () => lookAtAgenda(page));
});

test('the agenda shows the next seven days also where the month ends, and the rest of the next one on request [CAL-01]', async ({
  page,
}) => {
  await arrive(page, {
    before: async () => {
      await saveAppointment(page, { title: 'Flu shot', appointmentDate: '2026-12-04T15:00' });
      await saveAppointment(page, { title: 'Physio', appointmentDate: '2026-12-07T15:00' });
    },
  });
  await page.clock.setSystemTime(new Date('2026-11-30T12:00:00-05:00'));
  await page.goto('/?view=agenda');
  const days = calendar(page).getByRole('heading', { level: 3 });
  await expect(days).toHaveText([/November 30/, /December 4/]);
  await calendar(page).getByRole('button', { name: 'Show more of December 2026' }).click();
  await expect(days).toHaveText([/November 30/, /December 4/, /December 7/]);
});

async function switchMealsOff(page: Page): Promise<void> {
  const wednesday = day(page, /November 25/);
  await expect(wednesday.getByText('+3 more')).toBeVisible();
  await expect(kind(page, 'Meals')).toHaveAttribute('aria-pressed', 'true');
  await kind(page, 'Meals').click();
  await expect(kind(page, 'Meals')).toHaveAttribute('aria-pressed', 'false');
  await expect(wednesday.getByRole('button')).toHaveText([/Dentist/, /Eye test/]);
  await expect(wednesday.getByText(/more/)).toHaveCount(0);
  await expect(day(page, /November 26/).getByRole('button')).toHaveCount(0);
  // Appointments have no switch, and today's schedule has no filter.
  await expect(kind(page, 'Medical')).toHaveCount(0);
  await expect(card(page, "Today's Schedule")).toContainText('Oats with berries');
  await wednesday.click({ position: { x: 4, y: 4 } });
  await expect(dialog(page).getByRole('listitem')).toHaveCount(5);
  await page.reload();
  await closeByEscape(dialog(page));
  await expect(kind(page, 'Meals')).toHaveAttribute('aria-pressed', 'false');
  await expect(wednesday.getByRole('button')).toHaveText([/Dentist/, /Eye test/]);
  await kind(page, 'Meals').click();
  await expect(wednesday.getByText('+3 more')).toBeVisible();
}

async function walkTheAddress(page: Page): Promise<void> {
  const month = calendar(page).getByRole('grid');
  await calendar(page).getByRole('button', { name: 'Next month' }).click();
  await expect.poll(() => search(page)).toBe('?month=2026-12');
  await page.reload();
  await expect(month).toHaveAccessibleName('December 2026');
  await day(page, /December 4/).click({ position: { x: 4, y: 4 } });
  await expect(dialog(page)).toHaveAccessibleName('Events for Friday, December 4, 2026');
  expect(search(page)).toBe('?month=2026-12&day=2026-12-04');
  await page.reload();
  await expect(dialog(page)).toHaveAccessibleName('Events for Friday, December 4, 2026');
  await dialog(page)
    .getByRole('button', { name: /Flu shot/ })
    .click();
  await expect(dialog(page)).toHaveAccessibleName('Edit Event');
  await page.goBack();
  await expect(dialog(page)).toHaveAccessibleName('Events for Friday, December 4, 2026');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(month).toHaveAccessibleName('December 2026');
  await expect(day(page, /December 4/)).toHaveAttribute('tabindex', '0');
  await view(page, 'Week').click();
  await expect(row(page, /Friday, December 4/)).toBeVisible();
  expect(search(page)).toBe('?month=2026-12&at=2026-12-04&view=week');
  await page.goBack();
  await expect(month).toHaveAccessibleName('December 2026');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(month).toHaveAccessibleName('November 2026');
}

async function closeWholeDialog(page: Page): Promise<void> {
  await page.goto('/?month=2026-11&day=2026-11-25');
  const wednesday = 'Events for Wednesday, November 25, 2026';
  await expect(dialog(page)).toHaveAccessibleName(wednesday);
  await dialog(page)
    .getByRole('button', { name: /Dentist/ })
    .click();
  await expect(dialog(page)).toHaveAccessibleName('Edit Event');
  await page.reload();
  await dialog(page).getByRole('button', { name: 'All events on this day' }).click();
  await expect(dialog(page)).toHaveAccessibleName(wednesday);
  await dialog(page)
    .getByRole('button', { name: /Dentist/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(search(page)).toBe('');
  await card(page, "Today's Schedule").getByRole('button', { name: 'View More' }).click();
  await expect(dialog(page)).toHaveAccessibleName("Today's Complete Schedule");
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
}

test('a kind switched off, the view, the month and the day outlive a reload, and Back returns [CAL-01] [CAL-02] [CAL-03] [CAL-04]', async ({
  page,
}) => {
  await arriveBusy(page);
  await test.step('with a kind switched off others take its place, now and later', () =>
    switchMealsOff(page));
  await test.step('the address holds view, month and day', () => walkTheAddress(page));
  await test.step('closing a dialog of an event leaves the whole dialog, also one entered by its address', () =>
    closeWholeDialog(page));
});

async function leapToMonths(page: Page): Promise<void> {
  const grid = calendar(page).getByRole('grid');
  const title = calendar(page).getByRole('button', { name: /2026|2027|2028/ });
  const jump = page.getByRole('dialog', { name: 'Go to a month' });
  await title.click();
  await expect(jump.getByRole('button', { name: 'November 2026' })).toBeFocused();
  await jump.getByRole('button', { name: 'Next year' }).click();
  await jump.getByRole('button', { name: 'February 2027' }).click();
  await expect(grid).toHaveAccessibleName('February 2027');
  await expect(jump).toHaveCount(0);
  await expect(title).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(jump.getByRole('button', { name: 'February 2027' })).toBeFocused();
  for (const [key, month] of [
    ['ArrowLeft', 'January 2027'],
    ['ArrowUp', 'October 2026'],
    ['End', 'December 2026'],
    ['PageDown', 'December 2027'],
    ['ArrowRight', 'January 2028'],
    ['ArrowDown', 'April 2028'],
    ['Home', 'January 2028'],
    ['ArrowRight', 'February 2028'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(jump.getByRole('button', { name: month })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(grid).toHaveAccessibleName('February 2028');
  await expect(day(page, 'Tuesday, February 29, 2028')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(jump).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(jump).toHaveCount(0);
  await expect(title).toBeFocused();
  await tabTo(page, calendar(page).getByRole('button', { name: 'Today' }));
  await page.keyboard.press('Enter');
  await expect(grid).toHaveAccessibleName('November 2026');
  await expect(title).toBeFocused();
}

/** The head of the calendar with the focus from its views to the next month, as it is seen. */
async function tabThroughHead(page: Page): Promise<void> {
  const next = calendar(page).getByRole('button', { name: 'Next month' });
  await next.click();
  const places: { name: string; x: number; y: number }[] = [];
  await view(page, 'Month').focus();
  for (let stop = 0; stop < 20; stop += 1) {
    const button = page.locator(':focus');
    const { x, y, height } = (await button.boundingBox())!;
    const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    places.push({ name, x, y: y + height / 2 });
    if (name === 'Next month') break;
    await page.keyboard.press('Tab');
  }
  expect(places.map(({ name }) => name)).toEqual(expect.arrayContaining(['Agenda', 'Today', 'Next month']));
  // Middles of one row differ by less.
  const seen = places.toSorted((a, b) => (Math.abs(a.y - b.y) > 20 ? a.y - b.y : a.x - b.x));
  expect(places).toEqual(seen);
}

test('a tap on the month leaps to any month of any year, and the keys go through the head of the calendar as it is seen [CAL-01]', async ({
  page,
}) => {
  await arriveBusy(page);
  await test.step('by a tap and by keys', () => leapToMonths(page));
  for (const width of [390, 800, 1280, 1920])
    await test.step(`the head, ${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await tabThroughHead(page);
    });
});
