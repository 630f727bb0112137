// Browser journeys: Meal Planning of a family with many ideas, which is drawn and checked in pieces.
import { expect, test } from '../fixtures.ts';
import { card, ideas } from '../meal-kitchen.ts';
import { arriveAt } from '../meal-week.ts';

const MIA = { name: 'Mia', relationship: 'child', allergies: ['peanuts'] };
const MANY = 30;

/** The words of a dish that contains peanut, each time the page changed, as soon as it was there. */
function watchSatay(): void {
  const states = new Set<string>();
  Object.assign(globalThis, { states });
  const look = () => {
    for (const one of document.querySelectorAll('[aria-label="Menu ideas"] > li')) {
      const words = one.textContent ?? '';
      if (!words.includes('Satay')) continue;
      if (words.includes('Checking allergies…')) states.add('checking');
      else states.add(/Mia:\s*contains peanut/.test(words) ? 'warned' : 'neither');
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}
const statesOfSatay = () => [...(globalThis as unknown as { states: Set<string> }).states];

test('all ideas of a long list are there, and a linked one is where the link leads [MEAL-03] [U2]', async ({
  page,
}) => {
  await arriveAt(page, 'ideas', { members: [MIA] });
  const names = Array.from({ length: MANY }, (_, at) => `Dish ${String(at).padStart(2, '0')}`);
  const ids: string[] = [];
  for (const name of ['Satay', ...names]) {
    const data = {
      name,
      mealType: 'dinner',
      ingredients: ['rice', ...(name === 'Satay' ? ['peanuts'] : [])],
    };
    const kept = await page.request.post('/api/menu-ideas', { data });
    ids.push(((await kept.json()) as { id: string }).id);
  }
  await page.addInitScript(watchSatay);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));

  await test.step('the oldest stands last, and carries its warning or the word that it is being checked', async () => {
    await page.reload();
    await expect(ideas(page)).toHaveCount(MANY + 1);
    await expect(ideas(page).last()).toHaveText('Satay');
    await expect(card(page, 'Satay')).toContainText('Mia: contains peanut');
    // Drawn before the check is made or after it: the card never stood there without a word.
    const states = await page.evaluate(statesOfSatay);
    expect(states).toContain('warned');
    expect(states).not.toContain('neither');
  });

  await test.step('no schemas are fetched to read them', async () => {
    expect(scripts.filter((path) => path.includes('meals-page'))).not.toEqual([]);
    expect(scripts.filter((path) => path.includes('schemas'))).toEqual([]);
  });

  await test.step('a link to the last one leads to it', async () => {
    await page.goto(`/meal-planning?tab=ideas&id=${ids[0]}`);
    await expect(card(page, 'Satay')).toBeFocused();
    await expect(card(page, 'Satay')).toBeInViewport();
  });
});
