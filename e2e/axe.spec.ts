// The accessibility check finds planted faults.
import { expectAccessibleEverywhere } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('the accessibility check fails on a missing name, and on a color that is wrong in dark alone', async ({
  page,
}) => {
  await page.goto('/api/login');
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = 'data:,';
    document.querySelector('main')!.append(picture);
  });
  await expect(expectAccessibleEverywhere(page)).rejects.toThrow(/image-alt/);
  await page.evaluate(() => document.querySelector('main > img')!.remove());
  await expectAccessibleEverywhere(page);
  await page.evaluate(() => {
    const isDark = matchMedia('(prefers-color-scheme: dark)');
    const { style } = document.querySelector('h1')!;
    isDark.addEventListener('change', ({ matches }) => (style.color = matches ? '#333' : ''));
  });
  await expect(expectAccessibleEverywhere(page)).rejects.toThrow(/color-contrast/);
});
