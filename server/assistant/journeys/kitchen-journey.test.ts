// Conversations about the pantry, saved ideas and cooking: looked up with receipts, and changed by cards that a parent
// approves.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardOf, Kitchen, noColons, saidOn } from '../testing/kitchen.ts';

let kitchen: Kitchen;
beforeEach(async () => {
  kitchen = await Kitchen.open();
});
afterEach(() => kitchen.home.close());

const ask = (...texts: string[]) => kitchen.ask(...texts);

describe('the pantry', () => {
  test('what is there is told shelf by shelf, and silence about a thing is no proof', async () => {
    expect((await ask('what is in the pantry?')).content).toMatch(/^Nothing is written down/);
    await kitchen.post('/api/pantry-items', { name: 'Basmati rice', category: 'grains', quantity: '2 kg' });
    await kitchen.post('/api/pantry-items', { name: 'Peas', category: 'frozen' });
    const all = await ask("what's in the pantry?");
    expect(all.content).toMatch(/- \*\*Grains\*\*, Basmati rice \(2 kg\)\n- \*\*Frozen\*\*, Peas/);
    noColons(all);
    expect((await ask("what's in the freezer?")).content).not.toMatch(/rice/);
    const rice = await ask('do we have rice?');
    expect(rice.content).toMatch(/^Yes, basmati rice \(2 kg\)/);
    expect(rice.metadata.receipts[0]?.href).toMatch(/^\/meal-planning\?tab=pantry&id=/);
    const beans = await ask('do we have beans?');
    expect(beans.content).toMatch(/no beans are written down/);
    expect(beans.content).not.toMatch(/\byou have no\b/i);
    expect(beans.metadata.suggestions).toContain('Put them on the list');
    const bought = await ask('do we have beans?', 'Put them on the list');
    expect(saidOn(cardOf(bought))).toContain('Beans | to buy');
  });

  test('things are added to their shelf, each by its card, and more of it comes to what is there', async () => {
    const answer = await ask('put rice and two bags of peas in the freezer');
    for (const { id } of answer.metadata.proposals) await kitchen.dana.approve(id);
    expect(
      (await kitchen.pantry()).map(({ name, category, quantity }) => [name, category, quantity]),
    ).toEqual([
      ['Rice', 'frozen', ''],
      ['Peas', 'frozen', '2 bags'],
    ]);
    const milk = await ask('add milk to the pantry');
    expect(saidOn(cardOf(milk))).toEqual(['Name | Milk', 'Category | Dairy']);
    const more = await ask('add 3 bags of peas to the pantry');
    expect(saidOn(cardOf(more))).toEqual(['Quantity | 2 bags | 5 bags']);
    expect((await ask('add peas to the pantry')).content).toMatch(/^Peas are written down/);
  });

  test('what ran out leaves the pantry, or goes on the list when it was not written down', async () => {
    await kitchen.post('/api/pantry-items', { name: 'Rice' });
    const rice = await ask('we are out of rice');
    expect(cardOf(rice).title).toBe('Remove pantry item Rice');
    expect(rice.metadata.suggestions[0]).toBe('Put it on the list');
    await kitchen.approve(rice);
    expect(await kitchen.pantry()).toEqual([]);
    const oats = await ask('we are out of oats', 'Put them on the list');
    expect(cardOf(oats).title).toBe('Start shopping list Groceries');
    await kitchen.approve(oats);
    const again = await ask('we ran out of oats');
    expect(again.metadata.proposals).toEqual([]);
    expect(again.content).toMatch(/Oats are on the shopping list already/);
  });
});

describe('ideas for meals', () => {
  test('one is kept with what the cookbook knows, and the meal is asked for where nobody said it', async () => {
    const answer = await ask('save three-bean chili with rice as a dinner idea');
    expect(answer.content).toMatch(/come from the cookbook/);
    await kitchen.approve(answer);
    const [chili] = await kitchen.ideas();
    expect(chili).toMatchObject({ mealType: 'dinner', isFavorite: false, servings: 6, prepTime: 15 });
    expect(chili?.ingredients).toContain('1 onion, chopped');

    const id = await kitchen.dana.begin();
    const which = await kitchen.dana.say(id, 'save grandma’s dumplings as an idea');
    expect(which.content).toMatch(/^For which meal .*Grandma’s dumplings\?$/);
    expect(which.metadata.suggestions).toEqual(['Breakfast', 'Lunch', 'Dinner', 'Snack']);
    const lunch = await kitchen.dana.say(id, 'Lunch');
    expect(saidOn(cardOf(lunch)).slice(0, 2)).toEqual(['Name | Grandma’s dumplings', 'Meal type | Lunch']);
  });

  test('favourites are told with whom a dish is not for, and made and unmade', async () => {
    await kitchen.post('/api/menu-ideas', {
      name: 'Satay noodles',
      mealType: 'dinner',
      ingredients: ['200 g noodles', '3 tbsp peanut butter'],
      prepTime: 10,
      cookTime: 15,
    });
    await kitchen.approve(await ask('mark satay noodles as a favourite'));
    const answer = await ask('what are our favourite ideas?');
    expect(answer.content).toMatch(
      /^You have 1 favorite.*\n\n- \*\*Satay noodles\*\*, dinner, 25 minutes.* careful, Mia, peanut butter contains peanut/,
    );
    expect(answer.metadata.receipts.map(({ href }) => href)).toEqual([
      expect.stringMatching(/^\/meal-planning\?tab=ideas&id=/),
      expect.stringMatching(/^\/family\?member=/),
    ]);
    noColons(answer);
    await kitchen.approve(await ask('take the satay noodles off our favourites'));
    expect((await kitchen.ideas())[0]?.isFavorite).toBe(false);
    await kitchen.approve(await ask('delete satay noodles from our ideas'));
    expect(await kitchen.ideas()).toEqual([]);
  });

  test('a card names who should not have it by an allergy record, too', async () => {
    const ben = await kitchen.dana.member({ name: 'Ben', age: 7 });
    const record = { title: 'Sesame allergy', category: 'allergy', familyMemberId: ben.id };
    await kitchen.post('/api/medical-records', record);
    const item = await ask('add tahini to the shopping list');
    expect(saidOn(cardOf(item))).toContain(
      'Careful | Ben: Tahini contains sesame, from the medical record “Sesame allergy”',
    );
    const menu = await ask('put hummus wraps on the menu for monday dinner');
    expect(menu.content).toMatch(/Careful, Hummus wraps isn't right for Ben \(contains sesame\)/);
    expect(saidOn(cardOf(menu)).join('\n')).toMatch(/Careful \| .*sesame, which is not for Ben/);
  });

  test('a card for an idea names who should not have it', async () => {
    const answer = await ask('save peanut butter toast as a breakfast idea');
    expect(cardOf(answer).concerns).toEqual(['Mia']);
    expect(saidOn(cardOf(answer)).join('\n')).toMatch(/Careful \| Mia: .*peanut/i);
  });
});

describe('cooking', () => {
  test('dishes with what there is are named with minutes, what is missing and who should not have them', async () => {
    await kitchen.post('/api/menu-ideas', {
      name: 'Chicken satay rice',
      mealType: 'dinner',
      ingredients: ['2 chicken breasts', '1 cup rice', '2 tbsp peanut butter', '1 kiwano'],
      prepTime: 5,
      cookTime: 15,
    });
    const answer = await ask('what can I cook with kiwano?');
    expect(answer.content).toMatch(/^I find no dish with kiwano that suits everyone\. These don't\./);
    expect(answer.metadata.suggestions.join()).not.toMatch(/satay|peanut/);
    expect(answer.content).toMatch(
      /- \*\*Chicken satay rice\*\*, dinner, 20 minutes\. You also need .*peanut butter.*\. Careful, Mia, peanut butter contains peanut/,
    );
    expect(answer.content).not.toMatch(/\bsafe\b/i);
    noColons(answer);
    expect(answer.metadata.receipts[0]).toMatchObject({ label: 'Chicken satay rice' });
    const all = await ask('what can I cook with chicken and rice?');
    expect(all.content).toMatch(/^This can be cooked with chicken and rice\.\n\n- \*\*(?!Chicken satay)/);
    const saving = await ask('what can I cook with kiwano?', 'save that as an idea');
    expect(saving.metadata.proposals).toEqual([]);
    expect(saving.content).toMatch(/\*\*Chicken satay rice\*\* is among your ideas already/);
    const several = await ask('what can I cook with chicken and rice?', 'save that as an idea');
    expect(several.content).toMatch(/^Which dish/);
    expect(several.metadata.suggestions).toContain('Cashew chicken stir-fry');
    expect((await ask('what can we cook with what is in the pantry?')).content).toMatch(
      /^Nothing is written down for your pantry yet/,
    );
    const none = await ask('what can I cook with chicken and rice without peanut butter in 5 minutes?');
    expect(none.content).toMatch(
      /I find no dish with chicken and rice without peanut butter in at most 5 minutes/,
    );
  });

  test('a recipe is told from the family’s ideas or the cookbook, never made up', async () => {
    const chili = await ask('how do I make three-bean chili?');
    expect(chili.content).toMatch(
      /\*\*Three-bean chili with rice\*\*, 45 minutes, serves 6, from the cookbook\./,
    );
    expect(chili.content).toMatch(/- 2 cups brown rice/);
    expect(chili.content).toMatch(/1\. Start the rice first/);
    // Made with who is in the family in mind, and with no record of a dish.
    expect(chili.metadata.receipts.map(({ label }) => label)).toEqual(['Mia']);
    noColons(chili);
    const none = await ask('recipe for kangaroo stew please');
    expect(none.content).toMatch(/^Kangaroo stew isn't in the cookbook/);
  });

  test('a plan leaves out what a parent does not want, and goes on doing so when another one is asked for', async () => {
    const id = await kitchen.dana.begin();
    const first = await kitchen.dana.say(id, 'plan dinners under 30 minutes, no fish');
    expect(first.content).toMatch(/As you asked, no dish with fish is on it\./);
    expect(first.content).not.toMatch(/\b(?:salmon|tuna|cod|shrimp)\b/i);
    expect(first.content).not.toMatch(/I can't plan around/);
    const second = await kitchen.dana.say(id, 'no mushrooms either');
    expect(second.content).toMatch(/no dish with fish or mushrooms/);
    const third = await kitchen.dana.say(id, 'another one please');
    expect(third.content).toMatch(/no dish with fish or mushrooms/);
  });

  test('dinner tomorrow is told, with a warning when a saved idea on it is not for somebody', async () => {
    await kitchen.post('/api/menu-ideas', {
      name: 'Sunday surprise',
      mealType: 'dinner',
      ingredients: ['peanut butter', 'noodles'],
    });
    await kitchen.dana.send('PUT', '/api/weekly-menus/2026-11-16', {
      meals: { sunday: { dinner: 'Sunday surprise' } },
    });
    const { content, metadata } = await ask("what's for dinner tomorrow?");
    expect(content).toMatch(
      /^Sunday surprise is planned for dinner tomorrow\. Careful, .* Mia \(peanut butter contains peanut\)/,
    );
    expect(metadata.receipts).toContainEqual({
      label: 'Week of November 16',
      href: '/meal-planning?tab=menus',
    });
    expect(metadata.receipts.map(({ label }) => label)).toContain('Mia');
  });
});
