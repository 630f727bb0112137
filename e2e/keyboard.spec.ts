// Browser journey: from the landing page to a planned week, with the keyboard alone.
import { expect, newParent, test } from './fixtures.ts';
import { closeByEscape, enterOn, tabTo, typeInto } from './keyboard.ts';

// Overlays come and go as parents see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The wizard has no more cards of time zones. */
const MOST_CARDS = 12;

test('a parent who cannot use a mouse signs up, plans the week with Pip and reads it in the calendar', async ({
  page,
}) => {
  const parent = newParent();
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  await page.goto('/');

  await test.step('create an account', async () => {
    await enterOn(page, page.getByRole('link', { name: 'Get Started' }).first());
    await enterOn(page, page.getByRole('link', { name: 'Create account' }));
    await typeInto(page, page.getByLabel('First name'), parent.firstName);
    await typeInto(page, page.getByLabel('Last name'), parent.lastName);
    await typeInto(page, page.getByLabel('Email'), parent.email);
    await typeInto(page, page.getByLabel('Password'), parent.password);
    await page.keyboard.press('Enter');
  });

  await test.step('answer the wizard', async () => {
    await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
    await tabTo(page, page.getByRole('radio').first());
    const wanted = page.getByRole('radio', { name: 'Central – Chicago' });
    for (let step = 0; step < MOST_CARDS && !(await wanted.isChecked()); step += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(wanted).toBeChecked();
    await enterOn(page, button('Continue'));

    await expect(page.getByRole('heading', { name: 'Family Members' })).toBeVisible();
    await enterOn(page, button('Add a family member'));
    await typeInto(page, page.getByLabel('Name'), 'Mia');
    await tabTo(page, page.getByLabel('Relationship'));
    await page.keyboard.type('Child');
    await typeInto(page, page.getByLabel('Age'), '7');
    await tabTo(page, button('Peanut allergy'));
    await page.keyboard.press('Space');
    await expect(button('Peanut allergy')).toHaveAttribute('aria-pressed', 'true');
    await enterOn(page, button('Add to family'));
    await expect(page.getByRole('list', { name: 'Your family' })).toContainText('Mia');
    await enterOn(page, button('Continue'));

    await tabTo(page, page.getByRole('checkbox', { name: /Meal Planning/ }));
    await page.keyboard.press('Space');
    await enterOn(page, button('Continue'));
    await enterOn(page, button('Complete Setup'));
  });

  await test.step('ask Pip for a week of meals and approve it', async () => {
    await enterOn(page, page.getByRole('link', { name: 'AI Chat' }));
    await expect(page.getByRole('textbox', { name: 'Message to Pip' })).toBeFocused();
    await page.keyboard.type("Plan this week's meals\n");
    await enterOn(page, button('Approve'));
    await expect(page.getByText('Approved and saved')).toBeVisible();
  });

  await test.step('read the week in the calendar', async () => {
    await enterOn(page, page.getByRole('link', { name: 'Dashboard' }));
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('button').first()).toBeVisible();
    await tabTo(page, grid.locator('[tabindex="0"]'));
    await page.keyboard.press('Enter');
    const day = page.getByRole('dialog', { name: /^Events for / });
    await expect(day.getByText('6:00 PM')).toBeVisible();
    await closeByEscape(day);
    await expect(grid.locator('[tabindex="0"]')).toBeFocused();
  });
});
