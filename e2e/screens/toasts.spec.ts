// Browser journeys: toasts, on real screens.
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe.ts';
import { hold } from '../conversation.ts';
import { DINNER, arrive, calendar, day, dialog } from '../family-week.ts';
import { expect, openApp, test } from '../fixtures.ts';

// Overlays come and go as parents see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// A theme that cannot be saved raises the toasts here; the browser reports the status.
test.use({ expectedErrors: [/status of 500/] });

const regionOf = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true });
const toastOf = (page: Page) => regionOf(page).getByRole('listitem');

async function chooseTheme(page: Page, name: string) {
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
  // Escape would close a toast as well.
  await page.keyboard.press('Tab');
}

/** A parent in the app whose choice of a theme the server refuses. */
async function raiseToast(page: Page) {
  await page.route('**/api/auth/user/preferences', (route) => route.fulfill({ status: 500, body: 'Sorry.' }));
  await chooseTheme(page, 'Dark');
  await expect(toastOf(page)).toBeVisible();
}

test('a visitor in the chat is told, then led to sign in and back [API-08] [APP-02] [APP-07] [CHAT-08] [TOAST-02]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const letGo = await hold(page, '**/assets/overlays-*.js');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/chat/0190-some-conversation');
  // React holds a screen back for some hundred milliseconds of the clock: small steps, one right after the other.
  const appears = (what: Locator) =>
    expect(async () => {
      await page.clock.runFor(10);
      expect(await what.isVisible()).toBe(true);
    }).toPass({ intervals: [0] });
  await appears(page.getByRole('heading', { name: 'Page Not Found' }));
  await page.clock.runFor(1_000);
  expect(asked).not.toContain('/api/login');
  // The time to read begins with the toast.
  letGo();
  const toast = toastOf(page);
  await appears(toast);
  await expect(toast).toContainText('Unauthorized');
  await expect(toast).toContainText('You are logged out. Logging in again...');
  await expect(toast).toHaveAttribute('data-variant', 'destructive');
  await page.clock.runFor(400);
  expect(asked).not.toContain('/api/login');
  await page.clock.runFor(200);
  await page.waitForURL((url) => url.pathname === '/api/login');
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/chat/0190-some-conversation');
  expect(asked.filter((path) => /^\/api\/(?:conversations|reads)/.test(path))).toEqual([]);
});

test('a visitor in the chat is led to sign in even when the toast never arrives [CHAT-08]', async ({
  page,
}) => {
  await page.route('**/assets/overlays-*.js', () => new Promise(() => undefined));
  await page.goto('/chat');
  await page.waitForURL((url) => url.pathname === '/api/login');
});

test('a toast goes after five seconds, not before [TOAST-01] [TOAST-02]', async ({ page }) => {
  await openApp(page);
  await page.clock.install();
  await page.goto('/family');
  // The clock is stopped only after the app has started.
  await expect(page.getByRole('button', { name: /Account/ })).toBeVisible();
  await page.clock.runFor(5_000);
  // React waits a moment before it shows new content; that must be over before the clock is stopped.
  await page.getByRole('button', { name: /Account/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.pauseAt(Date.now() + 60_000);
  await raiseToast(page);
  await expect(toastOf(page)).toHaveText(/^ErrorYour theme couldn't be saved\./);
  await expect(toastOf(page)).toHaveAttribute('data-variant', 'destructive');
  await page.clock.runFor(4_900);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toastOf(page)).toBeHidden();
});

/** A toast is swiped away to the right, from 50 pixels on. */
async function swipeAway(page: Page): Promise<void> {
  await raiseToast(page);
  const box = (await toastOf(page).boundingBox())!;
  const swipe = async (by: number) => {
    await page.mouse.move(box.x + 60, box.y + 12);
    await page.mouse.down();
    await page.mouse.move(box.x + 60 + by / 2, box.y + 12);
    await page.mouse.move(box.x + 60 + by, box.y + 12);
    await page.mouse.up();
  };
  await swipe(45);
  await expect(toastOf(page)).toBeVisible();
  await swipe(-80);
  await expect(toastOf(page)).toBeVisible();
  await swipe(60);
  await expect(toastOf(page)).toBeHidden();
}

/** A new toast takes the place of the old one. */
async function raiseAnother(page: Page): Promise<void> {
  await raiseToast(page);
  await chooseTheme(page, 'Light');
  await chooseTheme(page, 'Dark');
  await expect(toastOf(page)).toHaveCount(1);
  // A choice that could not be saved is not shown as saved.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'system');
}

/** F8 leads to the notifications, and the toast can be dismissed there. */
async function dismissByKeys(page: Page): Promise<void> {
  await raiseToast(page);
  const region = regionOf(page);
  // The region listens for focus, which stops the time to read, a moment after the toast shows.
  await expect(region).not.toHaveCSS('pointer-events', 'none');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => globalThis.setTimeout(resolve))),
  );
  await page.keyboard.press('F8');
  await expect(region.getByRole('list')).toBeFocused();
  await expectNoAxeViolations(page, 'a page with a toast');
  await region.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toastOf(page)).toBeHidden();
}

/** Toasts are at most 420 pixels wide on medium screens and fit small ones. */
async function measureToasts(page: Page): Promise<void> {
  await raiseToast(page);
  const list = regionOf(page).getByRole('list');
  expect((await list.boundingBox())!.width).toBe(420);
  await page.setViewportSize({ width: 390, height: 700 });
  expect((await list.boundingBox())!.width).toBe(390);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** On a phone a toast stands above the bottom bar. */
async function raiseOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 700 });
  await raiseToast(page);
  const bar = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!;
  await expect(async () => {
    const toast = (await toastOf(page).boundingBox())!;
    expect(toast.y).toBeGreaterThan(350);
    expect(toast.y + toast.height).toBeLessThanOrEqual(bar.y);
  }).toPass();
  // 'Find anything' hangs from the top.
  await page.getByRole('button', { name: 'Find anything' }).click();
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
  expect((await toastOf(page).boundingBox())!.y).toBeGreaterThan(350);
}

/** On a phone a toast leaves the field of the chat free, which is down there. */
async function raiseAboveField(page: Page): Promise<void> {
  await page.goto('/chat');
  await raiseToast(page);
  const composer = (await page.getByRole('textbox', { name: 'Message to Pip' }).boundingBox())!;
  await expect(async () => {
    const toast = (await toastOf(page).boundingBox())!;
    expect(toast.y + toast.height).toBeLessThan(composer.y);
  }).toPass({ timeout: 4_000 });
}

/** Escape closes the open dialog, and only then the toast above it. */
async function escapeTwice(page: Page): Promise<void> {
  await raiseToast(page);
  await page.getByRole('button', { name: 'Add Your First Family Member' }).click();
  const form = page.getByRole('dialog', { name: 'Add Family Member' });
  await expect(form.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(toastOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toastOf(page)).toBeHidden();
}

test('a toast is swiped away from 50 pixels on, replaced by the next, dismissed by keys after the dialog, fits every screen and stands above the bar of a phone [TOAST-01]', async ({
  page,
}) => {
  await openApp(page, { at: '/family' });
  await test.step('swiped', () => swipeAway(page));
  await test.step('replaced', () => raiseAnother(page));
  await test.step('F8', () => dismissByKeys(page));
  await test.step('Escape', () => escapeTwice(page));
  await test.step('its width', () => measureToasts(page));
  await test.step('on a phone', () => raiseOnPhone(page));
  await test.step('above the field of the chat', () => raiseAboveField(page));
});

/** On a wide screen a toast beside a tall dialog covers none of its buttons. */
async function raiseBesideDialog(page: Page): Promise<void> {
  await page.route('**/api/medical-contacts', (route) => route.fulfill({ status: 500, body: 'Sorry.' }));
  await page.getByRole('button', { name: 'Add Contact' }).click();
  await dialog(page).getByLabel('Name').fill('Dr. Adams');
  for (const [width, height] of [
    [1280, 900],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await dialog(page).getByRole('button', { name: 'Save Contact' }).click();
    await expect(toastOf(page)).toBeVisible();
    await expect(async () => {
      const toast = (await toastOf(page).boundingBox())!;
      const save = (await dialog(page).getByRole('button', { name: 'Save Contact' }).boundingBox())!;
      expect(toast.x >= save.x + save.width || toast.y >= save.y + save.height, `${width} px`).toBe(true);
    }).toPass({ timeout: 4_000 });
    await toastOf(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(toastOf(page)).toBeHidden();
  }
  page.once('dialog', (question) => void question.accept());
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
}

/** On a phone a toast covers neither the title of a tall sheet nor its buttons. */
async function raiseBesideSheet(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.getByRole('link', { name: 'Family', exact: true }).click();
  await page.route('**/api/family-members', (route) => route.fulfill({ status: 500, body: 'Sorry.' }));
  await page.getByRole('button', { name: 'Add Family Member' }).click();
  const sheet = dialog(page);
  await sheet.getByLabel('Name').fill('Mia');
  await sheet.getByLabel('Relationship').selectOption({ label: 'Child' });
  const heightOf = async () => Math.round((await sheet.boundingBox())!.height);
  const before = await heightOf();
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastOf(page)).toBeVisible();
  await expect(async () => {
    const toast = (await toastOf(page).boundingBox())!;
    expect(toast.y + toast.height).toBeLessThanOrEqual((await sheet.boundingBox())!.y);
  }).toPass();
  await toastOf(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(heightOf).toBe(before);
}

test('a toast covers none of the buttons of a tall dialog, on a phone neither the title of a sheet nor its buttons', async ({
  page,
}) => {
  await openApp(page, { at: '/medical', areas: ['medical'] });
  await test.step('beside a dialog', () => raiseBesideDialog(page));
  await test.step('beside a sheet', () => raiseBesideSheet(page));
});

test('a press while a dialog is fading out is not lost: it opens the next one, which stays', async ({
  page,
  context,
}) => {
  await arrive(page, { meals: { wednesday: DINNER, friday: DINNER } });
  await day(page, /November 25/)
    .getByRole('button', { name: /Veggie tacos/ })
    .click();
  const shown = dialog(page);
  await expect(shown.locator(':focus')).toHaveCount(1);
  const next = (await calendar(page).getByText(DINNER.dinner).last().boundingBox())!;
  const session = await context.newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await page.keyboard.press('Escape');
  await expect(shown).toHaveAttribute('data-state', 'closed');
  await page.mouse.click(next.x + next.width / 2, next.y + next.height / 2);
  await expect(shown).toHaveAttribute('data-state', 'open');
  await expect(shown).toContainText('Friday, November 27');
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect(shown.locator(':focus')).toHaveCount(1);
  await expect(shown).toBeVisible();
});
