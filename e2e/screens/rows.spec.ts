// Browser journey: rows of buttons on tablets and small phones. None is left alone in a second row.
import type { Locator } from '@playwright/test';
import { newYork, saveMenu } from '../family-week.ts';
import { expect, openApp, test } from '../fixtures.ts';

/** How many stand in each row, from the top. */
async function rowsOf(buttons: Locator): Promise<number[]> {
  await expect(buttons.first()).toBeVisible();
  const tops = await buttons.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top + one.getBoundingClientRect().height / 2)),
  );
  return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
}

/** Those of `elements` whose text needs more than one line. */
const inSeveralLines = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
        if (new Set(tops).size > 1) return [element.textContent];
      }
      return [];
    }),
  );

test('no button stands alone in a second row; titles, tabs and buttons of a small phone need one line each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.clock.install({ time: newYork('09:15') });
  await openApp(page, { members: [{ name: 'Mia', relationship: 'child', age: 6 }] });
  await saveMenu(page, { wednesday: { dinner: 'Chili' } });

  await test.step('on a tablet', async () => {
    expect(await rowsOf(page.getByRole('navigation', { name: 'Quick links' }).getByRole('link'))).toEqual([
      4,
    ]);
    await page.goto('/family');
    const family = page.getByRole('button', {
      name: /^(Print|For a sitter|Invite a parent|Add Family Member)$/,
    });
    await expect(family).toHaveCount(4);
    expect(await rowsOf(family)).toEqual([2, 2]);
  });

  await test.step('on the smallest phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/meal-planning?tab=menus');
    const actions = page.getByRole('button', {
      name: /^(Make shopping list|(Print the|Edit|Delete) menu of .*)$/,
    });
    await expect(actions).toHaveCount(4);
    expect(await rowsOf(actions)).toEqual([4]);
  });

  for (const [path, part] of [
    ['/medical', 'Add Contact'],
    ['/school', 'Save Settings'],
    ['/family', 'Invite a parent'],
    ['/meal-planning?tab=ideas', 'Add Menu Idea'],
  ] as const) {
    await page.goto(path);
    for (const width of [320, 360, 375]) {
      await page.setViewportSize({ width, height: 640 });
      await expect(page.getByRole('button', { name: part }).first()).toBeVisible();
      const words = page.locator('h1, main h2, [role=tab], main button');
      expect(await inSeveralLines(words), `${path}, ${width} pixels wide`).toEqual([]);
    }
  }
});
