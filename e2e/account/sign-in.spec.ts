// Browser journeys: signing in and out, and recovery without the password.
import { expectAccessibleEverywhere } from '../axe.ts';
import { expect, newParent, openApp, signUp, test } from '../fixtures.ts';

const NEW_PASSWORD = 'another long pass phrase';

test('a parent signs out by the menu and signs in again [APP-08] [LAND-01] [MENU-03] @plain-http', async ({
  page,
}) => {
  const parent = await openApp(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL(/\/api\/login/);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email').fill(parent.email);
  await page.getByLabel('Password').fill(parent.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: /Dana/ })).toBeVisible();
});

test('a parent who signs out in the chat is not sent to sign in again while the next page is on its way [APP-08]', async ({
  page,
}) => {
  const followed = page.waitForResponse('**/api/events?*');
  await openApp(page, { at: '/chat' });
  await followed;
  // The session is ended at once; the page that says so comes later than its end is noticed everywhere.
  await page.route('**/api/logout', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
});

test.describe('a parent who mistypes the password', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test('reads one kind sentence, keeps what was typed, and comes back with a recovery code, once', async ({
    page,
  }) => {
    const { email, codes } = await signUp(page);
    expect(codes.length).toBeGreaterThanOrEqual(8);
    await page.context().clearCookies();
    await page.goto('/api/login');
    await test.step('the wrong password', async () => {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill('not this one');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expect(page.getByLabel('Password')).toHaveValue('');
      await expect(page.getByLabel('Password')).toBeFocused();
      await expectAccessibleEverywhere(page, 'the sign-in page with a mistake');
    });
    await test.step('Back to it, and a reload, show the form again', async () => {
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
      await page.goBack();
      await expect(page.getByLabel('Email')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    });
    await test.step('the recovery code', async () => {
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Recovery code').fill(codes[0]!.toLowerCase());
      await page.getByLabel('New password').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Set new password' }).click();
      await page.waitForURL((url) => !url.pathname.startsWith('/api/reset'));
    });
    await test.step('the new password', async () => {
      await page.context().clearCookies();
      await page.goto('/api/login');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('Step 1 of 5')).toBeVisible();
    });
  });
});

test.describe('a parent whose browser runs no scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('reads the landing page, creates an account, signs out and signs in', async ({ page, context }) => {
    const parent = newParent();
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Started' }).first().click();
    await page.getByRole('link', { name: 'Create account' }).click();
    await page.getByLabel('First name').fill(parent.firstName);
    await page.getByLabel('Email').fill(parent.email);
    await page.getByLabel('Password').fill(parent.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    const user = await context.request.get('/api/auth/user');
    expect(await user.json()).toMatchObject({ firstName: parent.firstName, email: parent.email });

    await page.goto('/api/logout');
    expect(await (await context.request.get('/api/auth/user')).json()).toBeNull();
    await page.goto('/api/login');
    await page.getByLabel('Email').fill(parent.email);
    await page.getByLabel('Password').fill(parent.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(await (await context.request.get('/api/auth/user')).json()).toMatchObject({ email: parent.email });
  });
});

test('the pages of the way in are ready to type, and accessible in both themes at both widths', async ({
  page,
}) => {
  for (const [path, field] of [
    ['/'],
    ['/api/login', 'Email'],
    ['/api/login?mode=create', 'First name'],
    ['/api/reset'],
  ] as const) {
    await page.goto(path);
    if (field !== undefined) await expect(page.getByLabel(field)).toBeFocused();
    await expectAccessibleEverywhere(page, path);
  }
});
