// Browser journeys: the frame around every screen: the gate, the sidebar and the bottom bar, the user menu and the
// theme.
import { expectAccessibleEverywhere } from '../axe.ts';
import { createAccount, expect, newParent, openApp, reloadToTheEnd, test } from '../fixtures.ts';
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

test('every address shows its screen, named in the title, beside the sidebar [APP-04] [APP-06]', async ({
  page,
}) => {
  await openApp(page, { areas: ALL_AREAS });
  for (const [path, heading] of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page).toHaveTitle(/ · PipPal$/);
  }
});

test('while it is not known who is there, the screen says so [APP-01]', async ({ page }) => {
  await createAccount(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/auth/user', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Loading PipPal...')).toBeVisible();
  release();
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
});

test('while it is not known who is there, the bar of a phone is not empty', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await createAccount(page);
  await page.route('**/api/auth/user', () => new Promise(() => undefined));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Loading PipPal...')).toBeVisible();
  const places = await page
    .locator('.bg-sunk')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
  expect(places).toHaveLength(5);
  expect(places.every(({ y }) => y > 780)).toBe(true);
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

test('the sidebar lists the main screens and the chosen areas, and marks the current one [SIDE-01] [SIDE-02] [SIDE-03] [SIDE-04]', async ({
  page,
}) => {
  await openApp(page, { areas: ['mealPlanning', 'medical', 'familyManagement'] });
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
});

test('both spellings of the school area lead to the school screen [SIDE-04] [SIDE-05]', async ({ page }) => {
  await openApp(page, { areas: ['school-schedules'] });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'School Schedules' });
  await expect(link).toHaveAttribute('href', '/school');
  const headers = { origin: new URL(page.url()).origin };
  const data = { assistanceAreas: ['schoolSchedules'] };
  expect((await page.request.put('/api/auth/user/preferences', { data, headers })).ok()).toBe(true);
  await page.reload();
  await expect(link).toHaveAttribute('href', '/school');
});

test('on a phone a bottom bar leads to four screens and to everything else [SIDE-01] [SIDE-02] [SIDE-03]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openApp(page, { areas: ['medical', 'mealPlanning'] });
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
});

test('the user menu shows who is signed in and where to go [MENU-01] [MENU-02] [MENU-03] [APP-08]', async ({
  page,
}) => {
  const { email } = await openApp(page);
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
});

test("without a first name the avatar shows 'U' and the menu says User [MENU-01] [MENU-02]", async ({
  page,
}) => {
  await openApp(page);
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
});

test('a parent chooses the theme; it stays, on the sign-in page too [MENU-03]', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openApp(page);
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
  // By the menu: a session that is ended behind the page's back is refused to what the page still asks for.
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect.poll(ground).toBe(dark);
});

test('a parent signed in on a second device finds the chosen theme there', async ({ page, browser }) => {
  const parent = await openApp(page, { parent: newParent('Robin') });
  const headers = { origin: new URL(page.url()).origin };
  await page.request.put('/api/auth/user/preferences', { data: { theme: 'dark' }, headers });
  const second = await browser.newContext({ baseURL: new URL(page.url()).origin, colorScheme: 'light' });
  const other = await second.newPage();
  await other.goto('/api/login');
  await other.getByLabel('Email').fill(parent.email);
  await other.getByLabel('Password').fill(parent.password);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await second.close();
});

test('no screen shows a blank frame on the way to the next [APP-04]', async ({ page }) => {
  await openApp(page, { areas: ALL_AREAS });
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
});

test('the screens, the menu and the sheet are accessible in both themes at both widths', async ({ page }) => {
  test.slow();
  await openApp(page, {
    areas: ALL_AREAS,
    members: [{ name: 'Mia', relationship: 'child', age: 6, dietaryRestrictions: ['Peanut allergy'] }],
  });
  for (const path of ['/family', '/school', '/settings', '/daily-routines']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleEverywhere(page, path);
  }
  await page.getByRole('button', { name: /Account/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleEverywhere(page, 'the user menu');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleEverywhere(page, "the 'More' sheet");
});

test('the first Tab skips to the content', async ({ page }) => {
  await openApp(page);
  await expect(page.getByRole('heading', { name: /Dana/ })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
