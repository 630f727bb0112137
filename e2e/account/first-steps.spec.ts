// Browser journeys: the first five minutes of a newcomer, from the sign-up to the end of the first steps.
import type { Browser, Page } from '@playwright/test';
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import { expectAccessibleEverywhere } from '../axe.ts';
import { dialog, notice, saveAppointment, saveMenu } from '../family-week.ts';
import {
  expect,
  liveOnJourneyClock,
  newParent,
  openApp,
  readsIn,
  reloadToTheEnd,
  test,
} from '../fixtures.ts';
import { closeByEscape, enterOn } from '../keyboard.ts';
import { card } from '../settings-page.ts';
import { Taps } from '../taps.ts';
import * as wizard from '../wizard.ts';

const steps = (page: Page) => card(page, 'Your first steps');
const step = (page: Page, name: string) => steps(page).getByRole('button', { name });
const stored = async <T>(page: Page, path: string) => (await (await page.request.get(path)).json()) as T;
const openSteps = (page: Page) => openApp(page, { parent: newParent('Ana', 'Park'), isNew: true });
const invited = async (page: Page) =>
  (await stored<{ invitations: unknown[] }>(page, '/api/household')).invitations.length;

test('from the sign-up to the first approved plan it takes at most 15 actions [ONB-09]', async ({ page }) => {
  const parent = newParent();
  const taps = new Taps();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/api/login?mode=create');
  await taps.fill(page.getByLabel('First name'), parent.firstName);
  await taps.fill(page.getByLabel('Last name'), parent.lastName);
  await taps.fill(page.getByLabel('Email'), parent.email);
  await taps.fill(page.getByLabel('Password'), parent.password);
  await taps.click(button('Create account'));
  await taps.click(page.getByRole('radio', { name: /New York/ }));
  await taps.click(button('Continue'));
  await taps.click(button('Add a child'));
  await taps.fill(page.getByRole('form', { name: 'Family member' }).getByLabel('Name'), 'Mia');
  await taps.click(button('Peanut allergy'));
  await taps.click(button('Continue'));
  await wizard.expectStep(page, 3, 'Preferences & Services');
  await taps.click(button('Continue'));
  await taps.click(button('Skip for now'));
  await wizard.expectApp(page);
  await taps.click(step(page, 'Plan the first week'));
  const plan = page.getByRole('listitem', { name: /Save the menu/ });
  const approve = plan.getByRole('button', { name: 'Approve' });
  // The first question to a server that has just started, while three others start beside it.
  await expect(approve).toBeVisible({ timeout: 40_000 });
  await taps.click(approve);
  await expect(plan.getByText('Approved and saved')).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(15);
  await expect(button('Save meal ideas')).toBeVisible();
  expect(await wizard.people(page)).toEqual([['Mia', ['Peanut allergy']]]);
  const [menu] = await stored<WeeklyMenu[]>(page, '/api/weekly-menus');
  expect(JSON.stringify(menu?.meals)).not.toMatch(/peanut/i);
  // The words were said once: coming back to the chat says nothing.
  await page.reload();
  await expect(plan.getByText('Approved and saved')).toBeVisible();
  expect(await stored<unknown[]>(page, '/api/conversations')).toHaveLength(1);
  // Without any idea, Meal Planning begins at the week that was planned.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Meal Planning' }).click();
  await expect(page.getByRole('tab', { name: 'Weekly Menu' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(new RegExp(`tab=menus&id=week-${menu?.weekStartDate}`));
  await page.getByRole('tab', { name: 'Menu Ideas' }).click();
  await expect(page.getByRole('heading', { name: 'No menu ideas yet' })).toBeVisible();
});

test('late in a week the first plan is of the next one [D38]', async ({ page }) => {
  // Saturday: two days are left of this week.
  await page.clock.setFixedTime(new Date('2026-11-28T10:00:00-05:00'));
  await openSteps(page);
  await expect(step(page, 'Plan the first week')).toContainText('next week');
  await step(page, 'Plan the first week').click();
  await expect(page.getByText("Plan next week's meals", { exact: true })).toBeVisible();
});

/** Plans the first week with a key; late code must not hide the chat, which would lose its focus. */
async function planWithKey(page: Page): Promise<void> {
  await step(page, 'Plan the first week').focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('listitem', { name: /Save the menu/ }).getByRole('button', { name: 'Approve' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeFocused();
}

async function inviteOther(page: Page): Promise<void> {
  await step(page, 'Invite the other parent').click();
  await expect(dialog(page)).toHaveAccessibleName('Your invitation link');
  await expect(dialog(page).getByLabel('Invitation link')).toHaveValue(/\/api\/invite\/[\w-]{43}$/);
  await closeByEscape(dialog(page));
  await expect(step(page, 'Invite the other parent')).toContainText('Done');
  await expect(step(page, 'Invite the other parent')).toBeFocused();
  await expect(steps(page).getByRole('status')).toHaveText('Hooray! 2 of 3 done');
  await expect(page.locator('main .pip')).toHaveAttribute('data-mood', 'excited');
  expect(await invited(page)).toBe(1);
}

/** Takes the last step with keys: the end is celebrated, on this screen alone. */
async function celebrate(page: Page): Promise<void> {
  await enterOn(page, step(page, 'Add the next appointment'));
  await dialog(page).getByLabel('What and when').fill('Dentist tomorrow 3 pm');
  await page.keyboard.press('Enter');
  const hooray = page.getByRole('status').filter({ hasText: "Hooray, you're all set!" });
  await expect(hooray).toBeVisible();
  await expect(page.locator('main .pip')).toHaveAttribute('data-mood', 'excited');
  await expect(steps(page)).toHaveCount(0);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page).getByText('Appointment removed', { exact: true })).toBeVisible();
  await expect(hooray).toBeVisible();
  await expectAccessibleEverywhere(page, 'the end of the first steps');

  // Another screen and back: gone for good, whatever is missing now.
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Family' }).click();
  await expect(hooray).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(card(page, 'Up Next')).toBeVisible();
  await expect(hooray).toHaveCount(0);
  await expect(steps(page)).toHaveCount(0);
  await expect(page.locator('main .pip')).toHaveAttribute('data-mood', 'happy');
}

test('a key leads to the chat, whose heading keeps the focus; each step shows a check and is celebrated once it is done, and so is the end, once [ONB-09]', async ({
  page,
}) => {
  await page.route(/\/assets\/(answer-text|week-plan-view|plan-grid)-.*\.js/, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    await route.continue();
  });
  await openSteps(page);
  await expect(steps(page).getByRole('button', { name: /^(Plan|Invite|Add)/ })).toHaveCount(3);
  await expectAccessibleEverywhere(page, 'the first steps');
  await test.step('the first week, planned by key', () => planWithKey(page));
  await test.step('the week is done', async () => {
    await saveMenu(page, { monday: { dinner: 'Veggie tacos' } });
    await page.goto('/');
    await expect(step(page, 'Plan the first week')).toContainText('Done');
    await expect(steps(page).getByRole('status')).toHaveText('1 of 3 done');
  });
  await test.step('the other parent is invited', () => inviteOther(page));
  await test.step('the last step', () => celebrate(page));
});

/** Gives the browser a share sheet that is closed once, and takes the next address. */
const withShareSheet = (page: Page) =>
  page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(globalThis, { shared });
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: (data: { url: string }) =>
        shared.push(data.url) === 1
          ? Promise.reject(new DOMException('closed', 'AbortError'))
          : Promise.resolve(),
    });
  });

async function share(page: Page): Promise<void> {
  await step(page, 'Invite the other parent').click();
  const link = dialog(page).getByLabel('Invitation link');
  await expect(link).toHaveValue(/\/api\/invite\//);
  const shared = () => page.evaluate(() => (globalThis as unknown as { shared: string[] }).shared);
  expect(await shared()).toEqual([await link.inputValue()]);
  await closeByEscape(dialog(page));
  const [{ id }] = (await stored<{ invitations: [{ id: string }] }>(page, '/api/household')).invitations;
  await page.request.delete(`/api/household/invitations/${id}`, {
    headers: { origin: new URL(page.url()).origin },
  });
  await page.reload();
  await page.evaluate(() => (globalThis as unknown as { shared: string[] }).shared.push('earlier'));
  await step(page, 'Invite the other parent').click();
  await expect(notice(page).getByText('Invitation shared', { exact: true })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(await invited(page)).toBe(1);
}

async function hideForGood(page: Page, browser: Browser): Promise<void> {
  await steps(page).getByRole('button', { name: 'Hide for good' }).click();
  await expect(steps(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(async () => (await wizard.me(page)).preferences).toMatchObject({ firstSteps: 'done' });
  const { cookies } = await page.context().storageState();
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await liveOnJourneyClock(other);
  await other.addCookies(cookies);
  const phone = await other.newPage();
  await phone.goto('/');
  await expect(card(phone, 'Up Next')).toBeVisible();
  await expect(steps(phone)).toHaveCount(0);
  await other.close();
}

test('the share sheet takes the invitation where there is one, closed it loses nothing; steps hidden for good are hidden on other devices too, and make no request', async ({
  page,
  browser,
}) => {
  await withShareSheet(page);
  await openSteps(page);
  await test.step('the share sheet', () => share(page));
  await test.step('hidden for good, on other devices too', () => hideForGood(page, browser));
  await test.step('a family past its first steps loads none of their code', async () => {
    await saveAppointment(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(...readsIn(request.url()).map(({ pathname }) => pathname)));
    await reloadToTheEnd(page);
    expect(asked).toContain('/api/weekly-menus');
    expect(asked.filter((path) => path === '/api/household' || path.includes('newcomer'))).toEqual([]);
    await expect(steps(page)).toHaveCount(0);
  });
});
