// Browser journeys: the main screens with forced colors, with text of twice the size, and on small phones.
import type { Page } from '@playwright/test';
import { saveMenu } from '../family-week.ts';
import { expect, test } from '../fixtures.ts';
import { arrive, store } from '../medical-screen.ts';

const SCREENS = [
  '/',
  '/family',
  '/meal-planning?tab=ideas',
  '/meal-planning?tab=pantry',
  '/meal-planning?tab=menus',
  '/meal-planning?tab=lists',
  '/medical?tab=appointments',
  '/medical?tab=medications',
  '/medical?tab=records',
  '/medical?tab=contacts',
  '/school',
  '/chat',
  '/settings',
];

/** A parent of Mia and Leo with something on every screen. */
async function settleIn(page: Page): Promise<void> {
  const family = await arrive(page);
  const of = { familyMemberId: family['Mia'] };
  await store(page, '/api/medications', { name: 'Cetirizine', dosage: '5 ml', ...of });
  await store(page, '/api/medical-appointments', {
    title: 'Dentist',
    appointmentDate: '2031-03-04T10:30',
    ...of,
  });
  await store(page, '/api/medical-records', { title: 'Flu vaccination', date: '2026-10-12', ...of });
  await store(page, '/api/medical-contacts', { name: 'Dr. Adams', phoneNumber: '555 0101' });
  await store(page, '/api/menu-ideas', { name: 'Pea risotto', mealType: 'dinner' });
  await store(page, '/api/pantry-items', { name: 'Basmati rice', quantity: '2 bags' });
  await store(page, '/api/shopping-lists', { title: 'Saturday', items: [{ name: 'Milk', qty: '1 gallon' }] });
  // More than a day of the month has room for.
  const meals = { breakfast: 'Oats', lunch: 'Soup', dinner: 'Pea risotto' };
  await saveMenu(page, { friday: meals, saturday: meals, sunday: meals });
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Runs in the page: what sticks out at a side, and text that its box cuts off. */
function faults(): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push(`scrolls sideways: ${root.scrollWidth} px`);
  const describe = (element: Element) =>
    `${element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}'`;
  const styleOf = (element: Element) => getComputedStyle(element);
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(styleOf(element).overflowX) || scrolls(element.parentElement));
  /** Words that do not fit into one line. */
  const brokenWords = (element: Element): string[] =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .flatMap((text) =>
        [...(text.nodeValue ?? '').matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
            ? [word]
            : [];
        }),
      );
  for (const element of document.querySelectorAll('main *, nav *, header *')) {
    const box = element.getBoundingClientRect();
    const isLost =
      element.matches('h1, h2, h3, p, span') && element.textContent.trim() !== '' && box.width < 2;
    // A wrapper of parts that are all placed by themselves, such as the bell's dot and its words, needs no room.
    const needsRoom = [...element.childNodes].some((node) =>
      node instanceof Element ? styleOf(node).position !== 'absolute' : node.nodeValue?.trim(),
    );
    if (isLost && needsRoom && styleOf(element).position !== 'absolute' && element.checkVisibility())
      found.push(`without room: ${describe(element)}`);
    // Hidden, or there for screen readers alone.
    if (box.width < 2 || box.height < 2 || styleOf(element).visibility === 'hidden') continue;
    const isControl = element.matches('a, button, input, select, textarea, [role=tab]');
    if (isControl && !scrolls(element) && (box.left < -1 || box.right > root.clientWidth + 1))
      found.push(
        `out of the window: ${describe(element)} ${Math.round(box.left)} to ${Math.round(box.right)}`,
      );
    for (const word of isControl || element.matches('th') ? brokenWords(element) : [])
      found.push(`broken in the middle: ${word}`);
    const { overflowX, textOverflow } = styleOf(element);
    const hasText = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
    );
    if (hasText && /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis')
      if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2)
        found.push(`cut off: ${describe(element)}`);
  }
  return found;
}

/** The name of a screen stays on one line on a phone. */
async function expectNamesOnOneLine(page: Page): Promise<void> {
  const linesOf = async (width: number, path: string) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    return page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { lineHeight } = getComputedStyle(heading);
      return Math.round(heading.getBoundingClientRect().height / Number.parseFloat(lineHeight));
    });
  };
  for (const [width, path] of [
    [390, '/medical'],
    [390, '/school'],
    [360, '/medical'],
    [320, '/family'],
  ] as const)
    expect(await linesOf(width, path), `${path} at ${width} px`).toBe(1);
}

test('on a phone the name of a screen stays on one line; with text of twice the size nothing is cut off, lost, or scrolls sideways, and the last button of a sheet can be pressed', async ({
  page,
}) => {
  await settleIn(page);
  await test.step('names', () => expectNamesOnOneLine(page));
  await page.setViewportSize({ width: 390, height: 844 });
  // As in the settings of the browser, which media queries follow, too.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const address of SCREENS) {
    await open(page, address);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect.soft(await page.evaluate(faults), address).toEqual([]);
  }
  await test.step('the smallest phone', () => hasRoom(page));
});

async function hasRoom(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const icons = page.getByRole('navigation', { name: 'Main' }).locator('svg');
  const sides = await icons.evaluateAll((all) =>
    all.flatMap((icon) => [icon.getBoundingClientRect().left, icon.getBoundingClientRect().right]),
  );
  expect(sides).toHaveLength(12);
  expect(sides.toSorted((a, b) => a - b)).toEqual(sides);
  expect(sides.at(-1)).toBeLessThanOrEqual(320);
  await open(page, '/family');
  await page.getByRole('button', { name: 'For a sitter' }).click();
  const described = page.getByRole('dialog').getByText('Allergies, medicines and phone numbers');
  expect((await described.boundingBox())!.width).toBeGreaterThan(230);
  await page.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click({ timeout: 3_000 });
}

/** Runs in the page: controls without a line around them, and without a line below, are not seen as such. */
function withoutLine(): string[] {
  const hasLine = (element: Element): boolean => {
    const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth, appearance } =
      getComputedStyle(element);
    const isDrawn = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) >= 1;
    return (
      isDrawn(outlineStyle, outlineWidth) || isDrawn(borderTopStyle, borderTopWidth) || appearance === 'auto'
    );
  };
  return (
    [...document.querySelectorAll('button, input, select, textarea, [role=tab]')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 2)
      // The line may be that of the field around.
      .filter((element) => !hasLine(element) && !(element.parentElement && hasLine(element.parentElement)))
      .map((element) => element.outerHTML.slice(0, 120))
  );
}

/** Runs in the page: the focused element and how it is marked. */
const marked = () => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return null;
  // The button inside a time field marks itself.
  if (!activeElement.matches(':focus-visible')) return { of: '', style: 'dashed', width: 3 };
  const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
  return {
    of: activeElement.outerHTML.slice(0, 120),
    style: outlineStyle,
    width: Number.parseFloat(outlineWidth),
  };
};

/** Tab stops of a screen that are looked at. */
const STOPS = 25;

/** Dialogs by the screen they open on and the button that opens them. */
const DIALOGS: readonly (readonly [address: string, button: string | RegExp])[] = [
  ['/family', 'Add Family Member'],
  ['/medical?tab=appointments', 'Schedule Appointment'],
  ['/medical?tab=medications', /^Given earlier/],
  ['/meal-planning?tab=lists', 'Add Shopping List'],
  ['/meal-planning?tab=pantry', 'Add Pantry Item'],
  ['/settings', 'Invite a parent'],
];

/** Tabs through the page: whatever has the focus has a line that forced colors keep. */
async function expectMarkedFocus(page: Page, address: string): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(marked);
    if (focus === null) {
      expect.soft(stop, `${address} has something to focus`).toBeGreaterThan(0);
      break;
    }
    expect.soft(focus.style, `${address}: ${focus.of}`).toBe('dashed');
    expect.soft(focus.width, `${address}: ${focus.of}`).toBeGreaterThanOrEqual(2);
  }
}

/** Opens a dialog: its controls have a line, and the focus is seen in them. */
async function expectLinesInDialog(page: Page, address: string, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect.soft(await page.evaluate(withoutLine), `${address}: ${button}`).toEqual([]);
  // The panel itself must stand out from the page.
  await expect(dialog).not.toHaveCSS('border-top-width', '0px');
  await expectMarkedFocus(page, address);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('with forced colors every control has a line, in dialogs too, and the focus is seen wherever it is', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await settleIn(page);
  for (const address of SCREENS) {
    await open(page, address);
    expect.soft(await page.evaluate(withoutLine), address).toEqual([]);
    for (const tab of await page.getByRole('tab', { selected: true }).all())
      await expect(tab).toHaveCSS('outline-width', '3px');
    await expectMarkedFocus(page, address);
    const dialogs = DIALOGS.filter(([at]) => at === address);
    for (const [, button] of dialogs) await expectLinesInDialog(page, address, button);
  }
  expect(SCREENS).toEqual(expect.arrayContaining(DIALOGS.map(([address]) => address)));
});
