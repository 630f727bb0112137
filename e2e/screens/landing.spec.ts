// Browser journeys: the landing page of a new visitor.
import { expectAccessibleEverywhere } from '../axe.ts';
import { createAccount, expect, test } from '../fixtures.ts';

test('a visitor reads what Pip does, how it works, without any script, and starts; the page is accessible [LAND-01] [LAND-02] [LAND-03] [APP-02] [APP-08] [API-08]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/');
  await expect(page).toHaveTitle(/^PipPal/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const feature = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  await expect(feature('Smart meal planning')).toContainText(
    'dietary restrictions, preferences and family schedules',
  );
  await expect(feature('Family scheduling')).toContainText('School schedules, activities and routines');
  await expect(feature('Parenting support')).toContainText('Age-appropriate advice and activity suggestions');
  const steps = page.getByRole('region', { name: 'How it works' }).getByRole('listitem');
  await expect(steps).toContainText([
    /Tell us about your family.*members, dietary needs and preferences/,
    /Choose assistance areas/,
    /Start chatting/,
  ]);
  await expectAccessibleEverywhere(page, 'the landing page');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(scripts).toEqual([]);
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/api\/login$/);
  expect(asked.filter((path) => path.startsWith('/api/conversations'))).toEqual([]);
});

test('a parent whose session ended elsewhere sees the landing page again [APP-02] [LAND-01] [API-08]', async ({
  page,
}) => {
  await createAccount(page);
  await page.context().clearCookies({ name: /theme/ });
  const [session] = await page.context().cookies();
  await page.context().addCookies([{ ...session!, value: 'x'.repeat(43) }]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/api/login');
  expect(asked).toContain('/api/auth/user');
  expect(asked.filter((path) => path.startsWith('/api/conversations'))).toEqual([]);
});
