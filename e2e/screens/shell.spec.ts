// Browser journeys: the frame around every screen: the gate, the sidebar and the bottom bar, the user menu and the
// theme.
import type { Browser, Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../axe.ts';
import { createAccount, expect, openApp, reloadToTheEnd, test } from '../fixtures.ts';
import { closeByEscape } from '../keyboard.ts';

// Overlays come and go as parents see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const ALL_AREAS = [
  'mealPlanning',
  'school-schedules',
  'dailyRoutines',
  'familyManagement',
  'eventPlanning',
  'medical',
  'parentingTips',
];
const SCREENS: [path: string, heading: string | RegExp][] = [
  ['/', /Dana/],
  ['/family', 'Family Overview'],
  ['/school', 'School Management'],
  ['/meal-planning', 'Meal Planning'],
  ['/medical', 'Medical Assistance'],
  ['/daily-routines', 'Daily Routines'],
  ['/event-planning', 'Event Planning'],
  ['/settings', 'Settings'],
  ['/parenting', 'Parenting Tips'],
  ['/chat', 'Chat'],
];

/** Screens that are checked with axe here; others are in files of their own. */
const CHECKED = ['/family', '/school', '/settings', '/daily-routines'];

/** Both spellings of the school area lead to the school screen. */
async function spellSchoolArea(page: Page): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'School Schedules' });
  await expect(link).toHaveAttribute('href', '/school');
  const headers = { origin: new URL(page.url()).origin };
  const data = { assistanceAreas: ['schoolSchedules'] };
  expect((await page.request.put('/api/auth/user/preferences', { data, headers })).ok()).toBe(true);
  await page.reload();
  await expect(link).toHaveAttribute('href', '/school');
}

/** No screen shows a blank frame on the way to the next. */
async function walkThroughScreens(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /Dana/ })).toBeVisible();
  await page.evaluate(() => {
    const blank: string[] = [];
    Object.assign(globalThis, { blank });
    const look = () => {
      if (!document.querySelector('main h1')) blank.push(location.pathname);
      requestAnimationFrame(look);
    };
    look();
  });
  for (const [, heading] of SCREENS.slice(1, 7)) {
    // The sidebar names the school's area, not its screen.
    const name = heading === 'School Management' ? 'School Schedules' : heading;
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  expect(await page.evaluate(() => (globalThis as unknown as { blank: string[] }).blank)).toEqual([]);
}

async function checkMenuAndSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleEverywhere(page, 'the user menu');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleEverywhere(page, "the 'More' sheet");
}

test('every address shows its screen, named in the title, beside the sidebar, without a blank frame on the way; screens, menu and sheet are accessible in both themes at both widths [APP-04] [APP-06] [SIDE-04] [SIDE-05]', async ({
  page,
}) => {
  test.slow();
  await openApp(page, {
    areas: ALL_AREAS,
    members: [{ name: 'Mia', relationship: 'child', age: 6, dietaryRestrictions: ['Peanut allergy'] }],
  });
  await test.step('from screen to screen', () => walkThroughScreens(page));
  await test.step('the menu and the sheet', () => checkMenuAndSheet(page));
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [path, heading] of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page).toHaveTitle(/ · PipPal$/);
    if (CHECKED.includes(path)) await expectAccessibleEverywhere(page, path);
  }
  await test.step('the school area', () => spellSchoolArea(page));
});

test('while it is not known who is there, the screen says so, and the bar of a phone is not empty [APP-01]', async ({
  page,
}) => {
  await createAccount(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/auth/user', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Loading PipPal...')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const places = await page
    .locator('.bg-sunk')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
  expect(places).toHaveLength(5);
  expect(places.every(({ y }) => y > 780)).toBe(true);
  release();
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
});

test.describe('when the server does not answer', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a parent reads so and can try again', async ({ page }) => {
    // This device has no last session, so there is no user for an offline start (e2e/offline.spec.ts).
    await page.route('**/api/auth/user', (route) => route.abort());
    await openApp(page);
    await expect(page.getByRole('heading', { name: "PipPal isn't answering" })).toBeVisible();
    await expectAccessibleEverywhere(page, 'the screen without a server');
    await page.unroute('**/api/auth/user');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: /Dana/ })).toBeVisible();
  });
});

async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

/** The sidebar lists the main screens and the chosen areas, and marks the current one. */
async function followSidebar(page: Page): Promise<void> {
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await expect(page.getByRole('link', { name: 'PipPal' })).toHaveAttribute('href', '/');
  await expect(sidebar.getByRole('link')).toHaveText([
    'Dashboard',
    'AI Chat',
    'Family Overview',
    'Meal Planning',
    'Medical Assistance',
  ]);
  const areas = sidebar.getByRole('list', { name: 'Your Assistance Areas' });
  await expect(areas.getByRole('link')).toHaveCount(2);
  // The page's own heading is the first of the document.
  expect(
    await page
      .getByRole('heading')
      .first()
      .evaluate(({ tagName }) => tagName),
  ).toBe('H1');
  await expect(sidebar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await areas.getByRole('link', { name: 'Medical Assistance' }).click();
  await expect(page).toHaveURL(/\/medical$/);
  await expect(page.getByRole('heading', { name: 'Medical Assistance', level: 1 })).toBeFocused();
  await expect(sidebar.locator('[aria-current]')).toHaveText('Medical Assistance');
}

/** The user menu shows who is signed in and where to go. */
async function followMenu(page: Page, email: string): Promise<void> {
  const avatar = page.getByRole('button', { name: /Account/ });
  await expect(avatar).toHaveText(/^DR/);
  const { width, height } = (await avatar.boundingBox())!;
  expect(width).toBe(height);
  await expect(avatar).toHaveCSS('border-radius', /^(?:50%|\d{4,}px|3\.35544e\+07px)$/);
  await avatar.click();
  await expect(page.getByText(email)).toBeVisible();
  const menu = page.getByRole('menu', { name: 'Account' });
  await expect(menu.getByRole('menuitem')).toHaveText(['Home', 'Family Overview', 'Settings', 'Log out']);
  await expect(menu.getByRole('menuitem', { name: 'Home' })).toBeFocused();
  await expect(menu.getByRole('menuitem', { name: 'Log out' })).toHaveAttribute('href', '/api/logout');
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings$/);
  // Every screen has a heading row of its own; the old one goes with its screen.
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(menu).toBeHidden();
  await avatar.click();
  await menu.getByRole('menuitem', { name: 'Family Overview' }).click();
  await expect(page).toHaveURL(/\/family$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Family Overview' })).toBeVisible();
  await avatar.click();
  await menu.getByRole('menuitem', { name: 'Home' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
}

/** On a phone a bottom bar leads to four screens and to everything else. */
async function followBar(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText(['Home', 'AI Chat', 'Meals', 'Family']);
  const more = bar.getByRole('button', { name: 'More' });
  await more.click();
  const sheet = page.getByRole('dialog', { name: 'More' });
  await expect(sheet.getByRole('link')).toHaveCount(5);
  await expect(sheet.getByRole('list', { name: 'Your Assistance Areas' })).toBeVisible();
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)]);
  await closeByEscape(sheet);
  await expect(more).toBeFocused();
  await more.click();
  await sheet.getByRole('link', { name: 'Medical Assistance' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Medical Assistance', level: 1 })).toBeFocused();
  for (const target of await bar.getByRole('listitem').all()) {
    const box = (await target.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
}

/** Without a first name the avatar shows 'U' and the menu says User. */
async function openNamelessMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route('**/api/auth/user', async (route) => {
    const answer = await route.fetch();
    const user = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...user, firstName: '' } });
  });
  await page.reload();
  const avatar = page.getByRole('button', { name: /Account/ });
  await expect(avatar).toHaveText(/^U/);
  await avatar.click();
  await expect(page.getByText('User', { exact: true })).toBeVisible();
}

test('the first Tab skips to the content; the sidebar, the user menu and the bottom bar of a phone lead everywhere [SIDE-01] [SIDE-02] [SIDE-03] [SIDE-04] [MENU-01] [MENU-02] [MENU-03] [APP-08]', async ({
  page,
}) => {
  const { email } = await openApp(page, { areas: ['mealPlanning', 'medical', 'familyManagement'] });
  await expect(page.getByRole('heading', { name: /Dana/ })).toBeVisible();
  await test.step('the first Tab', () => skipToContent(page));
  await test.step('the sidebar', () => followSidebar(page));
  await test.step('the user menu', () => followMenu(page, email));
  await test.step('the bar of a phone', () => followBar(page));
  await test.step('without a first name', () => openNamelessMenu(page));
});

/** Another browser, which prefers light, signs in and finds the dark theme. */
async function expectDarkOnSecondDevice(
  page: Page,
  browser: Browser,
  parent: { email: string; password: string },
): Promise<void> {
  const second = await browser.newContext({ baseURL: new URL(page.url()).origin, colorScheme: 'light' });
  const other = await second.newPage();
  await other.goto('/api/login');
  await other.getByLabel('Email').fill(parent.email);
  await other.getByLabel('Password').fill(parent.password);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await second.close();
}

test('a parent chooses the theme; it stays, on a second device and on the sign-in page too [MENU-03]', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const parent = await openApp(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: /Account/ }).click();
  const saved = page.waitForResponse('**/api/auth/user/preferences');
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  expect((await saved).ok()).toBe(true);
  expect(await ground()).not.toBe(light);
  const dark = await ground();
  await reloadToTheEnd(page);
  await expect(page.getByRole('heading', { name: /Dana/ })).toBeVisible();
  await expect.poll(ground).toBe(dark);
  await test.step('a second device', () => expectDarkOnSecondDevice(page, browser, parent));
  // By the menu: a session that is ended behind the page's back is refused to what the page still asks for.
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect.poll(ground).toBe(dark);
});
