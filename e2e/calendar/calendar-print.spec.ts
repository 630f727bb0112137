// Browser journeys: the calendar on paper: month, week and agenda.
import type { Page } from '@playwright/test';
import { arriveBusy, calendar } from '../family-week.ts';
import { expect, test } from '../fixtures.ts';

const view = (page: Page, name: string) =>
  calendar(page).getByRole('group', { name: 'View' }).getByRole('button', { name });

async function printMonth(page: Page): Promise<void> {
  await expect(calendar(page).getByRole('button', { name: 'Print this month' })).toBeVisible();
  // The sheet is fetched when a parent begins to do something.
  await page.keyboard.press('Tab');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.printed-month');
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('heading')).toHaveText('November 2026');
  await expect(sheet.getByRole('listitem')).toHaveText([
    '8:30 AM Breakfast: Oats with berries',
    '10:30 AM Dentist',
    '12:30 PM Lunch: Hummus wraps',
    '3:30 PM Eye test',
    '6:00 PM Dinner: Veggie tacos',
    '6:00 PM Dinner: Veggie tacos',
  ]);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[0 0 (\d+) (\d+)/.exec(file) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet).toHaveCount(0);
}

/** Delays the code of paper views, and collects the title of what is on paper each time the page prints. */
async function watchPrinting(page: Page) {
  await page.route(/\/assets\/printed-month-.*\.js/, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
    await route.continue();
  });
  await page.addInitScript(() => {
    const titles: (string | undefined)[] = [];
    Object.assign(window, { titles });
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      titles.push(document.querySelector('.printed-month h2, .printed-sheet h1')?.textContent);
      dispatchEvent(new Event('afterprint'));
    };
  });
  return () => page.evaluate(() => (window as unknown as { titles: (string | undefined)[] }).titles);
}

test('as the first act on the page, Ctrl+P and the button print the whole month [CAL-02]', async ({
  page,
}) => {
  const titles = await watchPrinting(page);
  await arriveBusy(page);
  const button = calendar(page).getByRole('button', { name: 'Print this month' });
  await test.step('Ctrl+P', async () => {
    await expect(button).toBeVisible();
    await page.keyboard.press('Control+p');
    await expect.poll(titles).toEqual(['November 2026']);
  });
  await test.step('the button', async () => {
    await page.reload();
    await expect(button).toBeVisible();
    expect(await titles()).toEqual([]);
    await button.evaluate((element: HTMLElement) => element.click());
    await expect.poll(titles).toEqual(['November 2026']);
  });
});

async function printWeekAndAgenda(page: Page): Promise<void> {
  // After a PDF the page may miss that it prints again.
  await page.reload();
  await view(page, 'Week').click();
  await expect(calendar(page).getByRole('button', { name: 'Print this week' })).toBeVisible();
  const sheet = page.locator('.printed-sheet');
  const days = sheet.getByRole('rowheader');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('heading')).toHaveText('Nov 22 – 28');
  await expect(days).toHaveCount(7);
  await expect(sheet.getByRole('row', { name: /Wednesday/ })).toContainText('10:30 AM Dentist');
  await expect(page.locator('.printed-month')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet).toHaveCount(0);
  await view(page, 'Agenda').click();
  await expect(calendar(page).getByRole('button', { name: 'Print this agenda' })).toBeVisible();
  const shown = await calendar(page).getByRole('list', { name: 'Agenda' }).getByRole('heading').count();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('heading')).toHaveText('November 2026');
  await expect(days).toHaveCount(shown);
}

test('a month is printed on one page, with every event as text; week and agenda as they are shown, one row a day [CAL-02]', async ({
  page,
}) => {
  await arriveBusy(page);
  await test.step('the month', () => printMonth(page));
  await test.step('the week and the agenda', () => printWeekAndAgenda(page));
});
