// Conversations about the ingredients of dishes and days: the ingredients of a dish are put on the list by a card that
// a parent approves.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardOf, Kitchen, noColons, saidOn } from '../testing/kitchen.ts';

let kitchen: Kitchen;
beforeEach(async () => {
  kitchen = await Kitchen.open();
});
afterEach(() => kitchen.home.close());

const ask = (...texts: string[]) => kitchen.ask(...texts);

describe('the ingredients of a dish', () => {
  const SOUP = { name: 'Bean soup', mealType: 'dinner', servings: 4 };
  const INGREDIENTS = ['2 cups white beans', '1 onion, chopped', '3 carrots', '2 tbsp peanut butter'];

  test('go on the list without what the pantry and the list have, and name who should not have them', async () => {
    await kitchen.post('/api/menu-ideas', { ...SOUP, ingredients: INGREDIENTS });
    await kitchen.post('/api/pantry-items', { name: 'White beans' });
    const { id, items } = await kitchen.list('Groceries', 'Carrots', 'Onions');
    await kitchen.dana.send('PUT', `/api/shopping-lists/${id}/items/${items[1]?.id}`, { checked: true });
    const answer = await ask('add the ingredients for bean soup to the shopping list for Saturday');
    expect(answer.content).toMatch(/^For Bean soup you need onion and peanut butter\./);
    expect(answer.content).toMatch(/Bean soup is your own recipe, for 4\./);
    expect(answer.content).toMatch(/The pantry has white beans\./);
    expect(answer.content).toMatch(/Carrots are on \*\*Groceries\*\* already\./);
    noColons(answer);
    expect(cardOf(answer).concerns).toEqual(['Mia']);
    await kitchen.approve(answer);
    expect((await kitchen.lists())[0]?.items.map(({ name, qty }) => [name, qty])).toEqual([
      ['Carrots', ''],
      ['Onions', ''],
      ['onion', '1'],
      ['peanut butter', '2 tbsp'],
    ]);
    expect((await ask('buy the ingredients for bean soup')).metadata.proposals).toEqual([]);
  });

  test('come from the cookbook, of two dishes at once, onto a new list', async () => {
    const answer = await ask('we need the ingredients for pancakes and lentil soup');
    expect(answer.content).toMatch(/pancakes is from the cookbook/i);
    expect(answer.content).toMatch(/lentil soup is from the cookbook/i);
    expect(cardOf(answer).title).toBe('Start shopping list Groceries');
    await kitchen.approve(answer);
    const names = (await kitchen.lists())[0]?.items.map(({ name }) => name.toLowerCase()) ?? [];
    for (const name of ['egg', 'milk', 'flour', 'carrots'])
      expect(names.join(', ')).toMatch(new RegExp(name));
  });

  test('of a dish nobody knows are not made up', async () => {
    const answer = await ask('add the ingredients for zorblax stew to the list');
    expect(answer.metadata.proposals).toEqual([]);
    expect(answer.content).toMatch(/^I don't know what goes into zorblax stew/i);
  });

  const names = async () => (await kitchen.lists())[0]?.items.map(({ name }) => name.toLowerCase());

  test('a parent does not want stay off the list, by name and by kind, and it is said', async () => {
    await kitchen.list('Groceries');
    await kitchen.post('/api/menu-ideas', {
      name: 'Pancakes',
      mealType: 'breakfast',
      ingredients: ['2 eggs', '1 cup milk', '2 cups flour', '1/2 cup walnuts'],
    });
    const answer = await ask('add the ingredients for pancakes without eggs and nuts to the list');
    expect(answer.content).toMatch(/you need (?:flour and milk|milk and flour)\./);
    expect(answer.content).toMatch(/I left out eggs and walnuts, as you asked\./);
    noColons(answer);
    const other = await ask('add the ingredients for pancakes to the list, but not the milk and saffron');
    expect(other.content).toMatch(/I left out milk, as you asked\. I find no saffron in it\./);
    await kitchen.approve(other);
    expect((await names())?.toSorted()).toEqual(['eggs', 'flour', 'walnuts']);
    // Only what is still needed is missing.
    await kitchen.approve(await ask('add the missing ingredients for pancakes to the list'));
    expect((await names())?.toSorted()).toEqual(['eggs', 'flour', 'milk', 'walnuts']);
  });

  test('are of the family’s own recipe before the cookbook’s, and what else could be meant is named', async () => {
    const soup = await ask('add the ingredients for the soup to the list');
    expect(soup.content).toMatch(/soup .*is from the cookbook, for \d\. There is also .+, .+ and .+\./i);
    for (const name of ['Grandma’s long chicken soup with dumplings', 'Ramen'])
      await kitchen.post('/api/menu-ideas', { ...SOUP, name, ingredients: ['1 onion'] });
    const own = await ask('add the ingredients for chicken soup to the list');
    expect(own.content).toMatch(
      /Grandma’s long chicken soup with dumplings is your own recipe, for 4\. There is also .*Chicken noodle soup/,
    );
    expect((await ask('add the ingredients for ramen to the list')).content).not.toMatch(/There is also/);
    for (const answer of [soup, own]) noColons(answer);
  });

  test('of seven dishes are all on the card', async () => {
    const dishes = ['Alfa', 'Bravo', 'Carlo', 'Delta', 'Echo', 'Fox', 'Golf'].map((name) => `${name} stew`);
    for (const name of dishes)
      await kitchen.post('/api/menu-ideas', { ...SOUP, name, ingredients: ['1 onion'] });
    const answer = await ask(`add the ingredients for ${dishes.join(', ')} to the list`);
    for (const name of dishes) expect(answer.content).toContain(name);
    expect(saidOn(cardOf(answer))).toContain('onions | 7');
  });
});

describe('the ingredients of a day', () => {
  beforeEach(async () => {
    for (const [name, ...ingredients] of [
      ['Bean soup', '2 cups white beans', '1 onion'],
      ['Rice bowl', '1 cup rice', '3 carrots'],
    ])
      await kitchen.post('/api/menu-ideas', { name, mealType: 'dinner', ingredients });
    await kitchen.list('Groceries');
    await kitchen.dana.send('PUT', '/api/weekly-menus/2026-11-18', {
      meals: {
        saturday: { lunch: 'Leftover chili', dinner: 'Bean soup' },
        sunday: { lunch: 'Bean soup', dinner: 'Rice bowl' },
        tuesday: { dinner: 'Grandpa’s surprise' },
      },
    });
  });
  const prepared = async (text: string) => {
    const answer = await ask(text);
    noColons(answer);
    return saidOn(cardOf(answer)).map((line) => line.split(' | ')[0]);
  };

  test('are those of the dishes on its menu', async () => {
    expect(await prepared('add the ingredients for tonight to the list')).toEqual(['onion', 'white beans']);
    expect(await prepared("Add the ingredients for Sunday's dinner to the list")).toEqual([
      'carrots',
      'rice',
    ]);
    for (const text of [
      'add the ingredients for dinner tomorrow except rice to the list',
      "add what we need for tomorrow's dinner to the list without rice",
      'add the ingredients for dinner tomorrow to the Costco list, no rice',
    ])
      expect((await prepared(text)).filter((line) => line !== 'List name')).toEqual(['carrots']);
    expect(await prepared('add the ingredients for the weekend to the list')).toHaveLength(4);
    const tonight = await ask('add the ingredients for tonight to the list');
    expect(tonight.content).toMatch(/^For Bean soup today you need/);
  });

  test('nobody has planned, or nobody knows, are asked for and not made up', async () => {
    const tuesday = await ask('add the ingredients for Tuesday dinner to the list');
    expect(tuesday.metadata.proposals).toEqual([]);
    expect(tuesday.content).toMatch(/don't know what goes into Grandpa’s surprise/);
    const friday = 'add the ingredients for Monday dinner to the list';
    const asked = await ask(friday);
    expect(asked.content).toMatch(
      /^Nothing is on the menu for dinner on Monday, November 23\. Which dish is it\?$/,
    );
    const told = await ask(friday, 'Rice bowl');
    expect(saidOn(cardOf(told))).toEqual(['carrots | 3', 'rice | 1 cup']);
  });

  test('on Sunday, the week is the one whose menu begins that day, as the screen has it [MEAL-13]', async () => {
    kitchen.home.clock.at = Date.parse('2026-11-29T15:00:00Z');
    for (const [start, dinner] of [
      ['2026-11-29', 'Rice bowl'],
      ['2026-12-06', 'Bean soup'],
    ])
      await kitchen.dana.send('PUT', `/api/weekly-menus/${start}`, { meals: { sunday: { dinner } } });
    const title = async (text: string) => cardOf(await ask(text)).title;
    for (const text of [
      'make a shopping list for this week',
      'make a shopping list for the week starting Monday',
    ])
      expect(await title(text)).toBe('Start shopping list Week of Nov 29');
    const onList = await ask('add the ingredients for the week to the list');
    expect(cardOf(onList).title).toBe('Add to Groceries');
    expect(saidOn(cardOf(onList))).toEqual(['carrots | 3', 'rice | 1 cup']);
    expect(await title('make a shopping list for next week')).toBe('Start shopping list Week of Dec 6');
    expect(await title('make a shopping list for the week of Dec 8')).toBe(
      'Start shopping list Week of Dec 6',
    );
    await kitchen.approve(await ask('make a shopping list for this week'));
    kitchen.home.clock.at += 24 * 60 * 60 * 1000;
    expect((await ask('make a shopping list for this week')).content).toMatch(
      /^Nothing is on the menu for the rest of the week of November 29 yet/,
    );
  });
});
