// Browser journeys: the bell in the heading row: due entries, and changes of the other parent.
import type { Browser, Page } from '@playwright/test';
import { addDays, todayIn, weekStart } from '#rules/time/dates.ts';
import { expectAccessibleEverywhere } from '../axe.ts';
import { BREAKFAST, arrive, dialog, saveAppointment, saveMember } from '../family-week.ts';
import { createAccount, expect, finishOnboarding, newParent, test, withoutJoinedReads } from '../fixtures.ts';
import { journeyNow } from '../journey-clock.ts';
import { tabTo } from '../keyboard.ts';
import { anotherBrowser, send } from '../settings-page.ts';

const bell = (page: Page) => page.getByRole('button', { name: 'Notifications', exact: true });
const entries = (page: Page) => dialog(page).getByRole('listitem');

/** Ana at a quarter past nine on Wednesday: the dentist tomorrow, a syrup that ends today, a menu for the week. */
async function withHealthMatters(page: Page) {
  await arrive(page, { meals: { wednesday: BREAKFAST } });
  const mia = await saveMember(page, 'Mia');
  const dentist = await saveAppointment(page, {
    appointmentDate: '2026-11-26T09:15',
    familyMemberId: mia.id,
  });
  const syrup = await send(page, 'POST', '/api/medications', {
    name: 'Amoxicillin',
    familyMemberId: mia.id,
    endDate: '2026-11-25',
  });
  await page.reload();
  return { dentist, syrup: syrup! };
}

async function checkBell(page: Page): Promise<void> {
  await expect(bell(page)).toHaveAccessibleDescription('2 things coming up');
  await expectAccessibleEverywhere(page, 'the bell with a dot');
  await bell(page).click();
  await expect(entries(page)).toHaveCount(2);
  await expectAccessibleEverywhere(page, 'what is due');
  await page.keyboard.press('Escape');
}

/** The bell is rung, read and left with the keyboard alone. */
async function ringByKeys(page: Page): Promise<void> {
  await tabTo(page, bell(page));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog(page).getByRole('link', { name: /Dentist/ }));
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog(page).getByRole('link', { name: /Amoxicillin/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/medical\?tab=medications/);
  await expect(dialog(page)).toHaveCount(0);
}

/** Every screen has the bell, and room for it at 320 px. */
async function expectBellEverywhere(page: Page): Promise<void> {
  for (const path of ['/family', '/settings', '/school', '/meal-planning', '/medical', '/chat']) {
    await page.goto(path);
    await expect(bell(page)).toHaveAccessibleDescription('2 things coming up');
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(bell(page)).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${path} at 320 px`).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
}

/** Each entry leads to what is due. */
async function followEntries(page: Page, dentist: string, syrup: string): Promise<void> {
  await bell(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Coming up');
  await expect(entries(page)).toHaveText([
    'Dentist for Mia is tomorrow at 9:15 AM',
    'Amoxicillin for Mia ends today',
  ]);
  await expect(dialog(page).getByRole('link', { name: /Amoxicillin/ })).toHaveAttribute(
    'href',
    `/medical?tab=medications&id=${syrup}`,
  );
  await dialog(page)
    .getByRole('link', { name: /Dentist/ })
    .click();
  await expect(page).toHaveURL(
    (url) => `${url.pathname}${url.search}` === `/medical?tab=appointments&id=${dentist}`,
  );
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Dentist' })).toBeVisible();
}

test('the bell tells on every screen what is due, each entry leading to it, with the keyboard alone too; it and its list are accessible, full and empty [D18]', async ({
  page,
}) => {
  test.slow();
  const { dentist, syrup } = await withHealthMatters(page);
  await test.step('for everybody', () => checkBell(page));
  await test.step('with keys', () => ringByKeys(page));
  await test.step('everywhere', () => expectBellEverywhere(page));
  await test.step('its entries', () => followEntries(page, dentist.id, syrup.id));
});

test('time makes things due and ends them, without a reload [D18]', async ({ page }) => {
  await arrive(page, { time: '09:14', meals: { wednesday: BREAKFAST } });
  await saveAppointment(page, { appointmentDate: '2026-11-26T09:15' });
  await page.reload();
  await bell(page).click();
  await expect(dialog(page).getByText("You're all caught up.")).toBeVisible();
  await page.clock.pauseAt(new Date('2026-11-25T09:15:00-05:00'));
  await expect(entries(page)).toHaveText(['Dentist is tomorrow at 9:15 AM']);
  await page.clock.pauseAt(new Date('2026-11-26T09:15:00-05:00'));
  await expect(entries(page)).toHaveText(['Dentist is today at 9:15 AM']);
  await page.clock.pauseAt(new Date('2026-11-26T09:16:00-05:00'));
  await expect(dialog(page).getByText("You're all caught up.")).toBeVisible();
});

/** A browser signed in as Ben, who joined Ana's household through an invitation. */
async function ben(browser: Browser, page: Page): Promise<Page> {
  const invitation = (await send(page, 'POST', '/api/household/invitations')) as unknown as { path: string };
  const his = await anotherBrowser(browser, page);
  await createAccount(his, newParent('Ben', 'Park'), invitation.path);
  await finishOnboarding(his, { areas: ['medical'] });
  return his;
}

test('what the other parent changed is news once, in this browser, and is forgotten at sign-out [D18]', async ({
  page,
  browser,
}) => {
  // The clock is the server's, which says when a change was made.
  await arrive(page);
  await page.clock.setSystemTime(journeyNow());
  // On a weekend it is the next week that needs a menu.
  const monday = weekStart(addDays(todayIn(journeyNow(), 'America/New_York'), 2));
  await send(page, 'PUT', `/api/weekly-menus/${monday}`, { notes: '', meals: { monday: BREAKFAST } });
  const later = new Date(journeyNow().getTime() + 60 * 86_400_000).toISOString();
  const { id } = await saveAppointment(page, { appointmentDate: later });
  const his = await ben(browser, page);
  await page.reload();
  await bell(page).click();
  await expect(entries(page)).toHaveText([/^Ben joined the household/]);
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();

  await send(his, 'PUT', `/api/medical-appointments/${id}`, { notes: 'Bring the X-ray.' });
  await bell(page).click();
  await expect(entries(page)).toHaveText([/^Ben changed the appointment “Dentist”Just now$/]);
  await expect(entries(page).getByRole('link')).toHaveAttribute('href', `/medical?tab=appointments&id=${id}`);
  await page.reload();
  await expect(bell(page)).toBeVisible();
  await bell(page).click();
  await expect(dialog(page).getByText("You're all caught up.")).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleDescription('');

  await send(his, 'DELETE', `/api/medical-appointments/${id}`);
  await page.reload();
  await expect(bell(page)).toHaveAccessibleDescription('One thing coming up');
  // Changes from before Ben joined are no news to him.
  await send(page, 'PUT', `/api/weekly-menus/${monday}`, { notes: 'Easy', meals: { monday: BREAKFAST } });
  await his.goto('/');
  await bell(his).click();
  await expect(entries(his).filter({ hasText: 'Ana planned the meals' })).toBeVisible();
  await expect(dialog(his).getByText(/Dentist/)).toHaveCount(0);

  const seen = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('seen')));
  expect(await seen()).toHaveLength(1);
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  expect(await seen()).toEqual([]);
  await his.context().close();
});

test.describe('when something fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('what could be loaded is listed, and the rest is asked for again [D18]', async ({ page }) => {
    await withHealthMatters(page);
    await withoutJoinedReads(page);
    // The screen reads medications, too, at times of its own: only what is asked for after the press succeeds.
    await page.route('**/api/medications', async (route) =>
      (await page.evaluate(() => 'isPressed' in window)) ? route.continue() : route.abort(),
    );
    await page.reload();
    await bell(page).click();
    await expect(entries(page)).toHaveText(['Dentist for Mia is tomorrow at 9:15 AM']);
    await expect(dialog(page).getByRole('alert')).toContainText("Some of this couldn't be loaded");
    const again = dialog(page).getByRole('button', { name: 'Try again' });
    await again.evaluate((button) =>
      button.addEventListener('click', () => Reflect.set(window, 'isPressed', true), { capture: true }),
    );
    await again.click();
    await expect(entries(page)).toHaveCount(2);
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  });
});

test('the dashboard shows its day before anything else is asked for the bell [D18]', async ({ page }) => {
  await arrive(page);
  const address = page.url();
  // Pending requests of this page must not be counted for the next one.
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/reads') asked.push(pathname);
  });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await withoutJoinedReads(page);
  await page.route('**/api/weekly-menus?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address);
  await expect(page.getByText('No conversations yet')).toBeVisible();
  await page.clock.runFor(10_000);
  expect(asked.filter((path) => /medications|changes/.test(path))).toEqual([]);
  letGo();
  await expect(bell(page)).toHaveAccessibleDescription('One thing coming up');
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
});

test.describe('a parent away from home', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('reads in the list whose time it is [D18]', async ({ page }) => {
    await withHealthMatters(page);
    await bell(page).click();
    await expect(entries(page).first()).toHaveText('Dentist for Mia is tomorrow at 9:15 AM');
    await expect(dialog(page)).toHaveAccessibleDescription('Times are New York time.');
  });
});
