// Browser journeys: the kitchen tablet, from its code to its end (decision 035).
import type { Browser, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { journeyNow } from '../journey-clock.ts';
import { anotherBrowser, card, openSettings, send } from '../settings-page.ts';

/** The sizes that tablets have on walls. */
const SIZES = [
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 800, height: 1280 },
];

const FAMILY = {
  members: [
    { name: 'Mia', relationship: 'child', allergies: ['peanuts'] },
    { name: 'Leo', relationship: 'child' },
  ],
};
const view = (tablet: Page, name: string) =>
  tablet.getByRole('navigation', { name: 'Views' }).getByRole('button', { name, exact: true });

/** Makes a code in the settings, and types it on another device. */
async function connect(page: Page, browser: Browser): Promise<Page> {
  await page.getByRole('button', { name: 'Connect a kitchen tablet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect a kitchen tablet' });
  await expect(dialog).toContainText("this computer alone: other devices can't open it.");
  const code = await dialog.getByText(/^\w{5}-\w{5}$/).innerText();
  const tablet = await anotherBrowser(browser, page);
  await tablet.goto('/kiosk');
  await tablet.getByLabel('Code').fill(code.toLowerCase());
  await tablet.getByRole('button', { name: 'Show our week here' }).click();
  await expect(view(tablet, 'Today')).toBeVisible();
  await expect(dialog.getByText(/^Connected: /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return tablet;
}

/** Today in the household's zone, some days later. */
function dateIn(days: number): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
  return format.format(new Date(journeyNow().getTime() + days * 24 * 3_600_000));
}

/** The widest time of the day fits beside the padding of the sky. */
async function expectWholeClock(tablet: Page) {
  const [needed, room] = await tablet.evaluate(() => {
    const clock = document.querySelector('.kiosk-clock')!;
    const widest = clock.querySelector('time')!.cloneNode(true) as HTMLElement;
    widest.firstChild!.textContent = '12:50';
    clock.append(widest);
    const { width } = widest.getBoundingClientRect();
    widest.remove();
    const sky = document.querySelector('.kiosk-sky')!;
    return [width, sky.clientWidth - 2 * parseFloat(getComputedStyle(sky).paddingLeft)];
  });
  expect(needed).toBeLessThanOrEqual(room);
}

/** A week of dinners, an appointment for Mia tomorrow, and a list. */
async function planWeek(page: Page) {
  const members = (await (await page.request.get('/api/family-members')).json()) as {
    id: string;
    name: string;
  }[];
  const mia = members.find(({ name }) => name === 'Mia')!;
  await send(page, 'POST', '/api/medical-appointments', {
    title: 'Dentist',
    appointmentDate: `${dateIn(1)}T15:30`,
    familyMemberId: mia.id,
  });
  const dinner = { dinner: 'Peanut noodles', lunch: 'Pea soup' };
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const meals = Object.fromEntries(days.map((day) => [day, dinner]));
  await send(page, 'PUT', `/api/weekly-menus/${dateIn(0)}`, { meals });
  return send(page, 'POST', '/api/shopping-lists', {
    title: 'Groceries',
    items: [{ name: 'Milk', qty: '1 gallon' }, { name: 'Bread' }],
  });
}

/** The tablet shows the evening and the days to come; until a parent chooses otherwise, without titles. */
async function expectWeek(page: Page, tablet: Page): Promise<void> {
  const dinner = tablet.getByRole('region', { name: 'Dinner tonight' });
  await expect(dinner).toContainText('Peanut noodles');
  await expect(dinner).toContainText(/contains peanut/);
  await expect(dinner.getByText('Mia', { exact: true })).toBeAttached();

  // Until a parent chooses otherwise, guests do not read what appointments are about.
  await expect(tablet.getByRole('list', { name: 'Coming up' })).toContainText('Tomorrow, 3:30 PM');
  await expect(tablet.getByText('Appointment', { exact: true })).toBeVisible();
  const titles = card(page, 'Kitchen tablets').getByRole('switch');
  await titles.click();
  await expect(titles).toBeChecked();
  await expect(tablet.getByText('Dentist', { exact: true })).toBeVisible();
}

/** The tablet ticks the list, and is told apart in the changes. */
async function tickOnTablet(page: Page, tablet: Page, list: { id: string } | null): Promise<void> {
  await view(tablet, 'Menu').click();
  await expect(tablet.getByRole('list', { name: "The week's menu" }).getByText('Peanut noodles')).toHaveCount(
    7,
  );
  await view(tablet, 'Lists').click();
  await tablet.getByRole('checkbox', { name: /^Milk/ }).check();
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/shopping-lists/${list!.id}`);
      return ((await answer.json()) as { items: { checked: boolean }[] }).items.map(({ checked }) => checked);
    })
    .toEqual([true, false]);
  await send(page, 'POST', `/api/shopping-lists/${list!.id}/items`, { items: [{ name: 'Apples' }] });
  await expect(tablet.getByRole('checkbox', { name: 'Apples' })).toBeVisible();

  await page.reload();
  const recent = card(page, 'Recent changes');
  await expect(recent).toContainText('Kitchen tablet ticked an item of the shopping list “Groceries”');
}

/** Without a connection the tablet says since when it shows what it shows, and catches up. */
async function loseConnection(page: Page, tablet: Page, list: { id: string } | null): Promise<void> {
  await tablet.route('**/api/kiosk/board', (route) => route.abort());
  await tablet.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(tablet.getByText(/^No connection\. You see everything as of \d/)).toBeVisible();
  await expect(tablet.getByRole('region', { name: 'Dinner tonight' })).toContainText('Peanut noodles');
  await send(page, 'PUT', `/api/shopping-lists/${list!.id}`, { title: 'For Saturday' });
  await tablet.unroute('**/api/kiosk/board');
  await tablet.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(tablet.getByText(/^No connection/)).toHaveCount(0);
  await view(tablet, 'Lists').click();
  await expect(tablet.getByRole('button', { name: /For Saturday/ })).toBeVisible();
}

/** A tablet opens nothing else, and is dark at once when it is disconnected. */
async function disconnect(page: Page, tablet: Page): Promise<void> {
  for (const path of [
    '/api/medical-appointments',
    '/api/family-members',
    '/api/household',
    '/api/conversations',
  ])
    expect((await tablet.request.get(path)).status(), path).toBe(401);
  const other = await tablet.context().newPage();
  await other.goto('/medical');
  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText(/Medical/);
  await other.close();

  await card(page, 'Kitchen tablets')
    .getByRole('button', { name: /^Disconnect/ })
    .press('Enter');
  await expect(tablet.getByRole('heading', { name: "This tablet isn't connected anymore" })).toBeVisible();
  await expect(tablet.getByText('Peanut noodles')).toHaveCount(0);
  await expect(card(page, 'Kitchen tablets').getByRole('list')).toHaveCount(0);
  await expect(card(page, 'Kitchen tablets')).toBeFocused();
  await tablet.getByRole('link', { name: 'Type the code' }).click();
  await expect(tablet.getByLabel('Code')).toBeVisible();
}

test('a parent connects a tablet, which shows the week, ticks the list, is told apart in the changes, opens nothing else, catches up, and is dark at once when it is disconnected', async ({
  page,
  browser,
}) => {
  await openSettings(page, FAMILY);
  const list = await planWeek(page);
  const tablet = await connect(page, browser);
  await test.step('the week', () => expectWeek(page, tablet));
  await test.step('the list', () => tickOnTablet(page, tablet, list));
  await test.step('without a connection', () => loseConnection(page, tablet, list));
  await test.step('disconnected', () => disconnect(page, tablet));
});

test('midnight turns the day without a touch, and the night is dim', async ({ page, browser }) => {
  await openSettings(page, FAMILY);
  await planWeek(page);
  const tablet = await connect(page, browser);
  // 11:59 PM in New York, half a minute before tomorrow.
  const evening = new Date(`${dateIn(1)}T04:59:30.000Z`);
  const offset = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    timeZoneName: 'longOffset',
  })
    .format(evening)
    .includes('-04');
  await tablet.clock.install({ time: offset ? new Date(evening.getTime() - 3_600_000) : evening });
  await tablet.goto('/kiosk');
  const screen = tablet.locator('main');
  await expect(screen.getByText('11:59')).toBeVisible();
  await expect(screen).toHaveAttribute('data-dim', 'true');
  await expect(tablet.getByRole('list', { name: 'Coming up' })).toContainText('Tomorrow, 3:30 PM');
  await tablet.clock.fastForward(40_000);
  await expect(screen.getByText('12:00')).toBeVisible();
  await expect(tablet.getByRole('list', { name: 'Today' })).toContainText('3:30 PM');
  await screen.click({ position: { x: 10, y: 10 } });
  await expect(screen).not.toHaveAttribute('data-dim', 'true');
});

/** Nothing scrolls on any wall, in light and dark, for everybody. */
async function expectFit(tablet: Page): Promise<void> {
  for (const viewport of SIZES) {
    await tablet.setViewportSize(viewport);
    await expectWholeClock(tablet);
    for (const name of ['Today', 'Week', 'Menu', 'Lists']) {
      await view(tablet, name).click();
      const { width, height } = viewport;
      const overflow = await tablet.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        const box = document.querySelector('.kiosk-view > *')!;
        return [scrollWidth, scrollHeight, box.scrollHeight - box.clientHeight];
      });
      expect(overflow, `${name} at ${width} × ${height}`).toEqual([width, height, 0]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await tablet.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectNoAxeViolations(tablet, `${name}, ${width} px, ${colorScheme}`);
      }
    }
  }
}

/** Plans the same meals for each day of this week and the next. */
async function planEveryDay(page: Page, day: Record<string, string>): Promise<void> {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const meals = Object.fromEntries(days.map((name) => [name, day]));
  for (const start of [0, 7]) await send(page, 'PUT', `/api/weekly-menus/${dateIn(start)}`, { meals });
}

/** Plans the same meals for every day: on every wall each is whole, and nothing scrolls. */
async function expectWhole(page: Page, tablet: Page, day: Record<string, string>): Promise<void> {
  await planEveryDay(page, day);
  for (const viewport of SIZES) {
    await tablet.setViewportSize(viewport);
    for (const text of Object.values(day)) {
      const dishes = tablet.getByRole('list', { name: "The week's menu" }).getByText(text);
      await expect(dishes).toHaveCount(7);
      const over = await dishes.evaluateAll((all) => {
        const list = all[0]!.closest('.kiosk-days')!;
        const cut = all.filter(
          (words) => words.scrollWidth > words.clientWidth || words.scrollHeight > words.clientHeight + 1,
        );
        return [list.scrollWidth - list.clientWidth, list.scrollHeight - list.clientHeight, cut.length];
      });
      expect(over, `${text} at ${viewport.width} px`).toEqual([0, 0, 0]);
    }
  }
}

/** A week of long dishes stays inside its rows, with its names whole beside the signs of allergies. */
async function planLongDishes(page: Page, tablet: Page): Promise<void> {
  await view(tablet, 'Menu').click();
  await expectWhole(page, tablet, {
    breakfast: 'Oat porridge with apples and cinnamon',
    lunch: 'Sandwiches, carrots and a thermos of tomato soup',
    dinner: 'Peanut noodles with chicken, green beans and lemon',
  });
}

/** Beside short dinners, long breakfasts and lunches are whole, on a line each where one has no room for both. */
const planShortDinners = (page: Page, tablet: Page): Promise<void> =>
  expectWhole(page, tablet, {
    breakfast: 'Oat porridge with apples and cinnamon',
    lunch: 'Sandwiches, carrots and tomato soup',
    dinner: 'Chickpea curry',
  });

async function useKeys(tablet: Page): Promise<void> {
  await view(tablet, 'Lists').focus();
  await tablet.keyboard.press('Enter');
  await expect(tablet.getByRole('button', { name: /^Groceries/ })).toBeVisible();
  await tablet.getByRole('checkbox', { name: /^Bread/ }).focus();
  await tablet.keyboard.press('Space');
  await expect(tablet.getByRole('checkbox', { name: /^Bread/ })).toBeChecked();
}

test('the tablet fits every wall without scrolling, in light, dark and at night, for everybody, with long dishes too, and is used with the keyboard alone', async ({
  page,
  browser,
}) => {
  await openSettings(page, FAMILY);
  await planWeek(page);
  const tablet = await connect(page, browser);
  await test.step('every wall', () => expectFit(tablet));
  await test.step('keys alone', () => useKeys(tablet));
  await test.step('long dishes', () => planLongDishes(page, tablet));
  await test.step('short dinners', () => planShortDinners(page, tablet));
  await test.step('at night', async () => {
    await tablet.clock.setFixedTime(new Date(`${dateIn(0)}T07:30:00.000Z`));
    await tablet.reload();
    await expect(tablet.locator('main')).toHaveAttribute('data-dim', 'true');
    await expectNoAxeViolations(tablet, 'at night');
  });
});
