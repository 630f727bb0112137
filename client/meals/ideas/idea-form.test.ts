import { expect, test } from 'vitest';
import type { KeptMenuIdea } from '#rules/sync/meal-records.ts';
import { ideaKind } from './idea-form.ts';

const readIdea = (form: typeof FORM, idea: KeptMenuIdea | null) => ideaKind(idea).read(form);
const FORM = { ...ideaKind(null).formOf(null), name: ' Soup ', mealType: 'lunch' };
const EMPTY = {
  name: 'Pancakes',
  description: '',
  mealType: 'breakfast' as const,
  instructions: '',
  prepTime: null,
  cookTime: null,
  servings: null,
  isFavorite: false,
};
const errorsOf = (form: Partial<typeof FORM>) => {
  const read = readIdea({ ...FORM, ...form }, null);
  return 'errors' in read ? read.errors : {};
};

test('an idea needs a name and a meal type; everything else may be empty [MEAL-12]', () => {
  expect(errorsOf({ name: ' ', mealType: '' })).toEqual({
    name: 'Meal Name is required',
    mealType: 'Meal Type is required',
  });
  expect(readIdea(FORM, null)).toEqual({
    fields: {
      name: 'Soup',
      mealType: 'lunch',
      description: '',
      ingredients: [],
      instructions: '',
      prepTime: null,
      cookTime: null,
      servings: null,
      tags: [],
      isFavorite: false,
    },
  });
});

test('ingredients and tags are split at commas and lines, and empty ones dropped [MEAL-12]', () => {
  const read = readIdea(
    { ...FORM, ingredients: ' red lentils, , carrots\nonion,,\n', tags: 'quick,, vegan ,' },
    null,
  );
  expect(read).toMatchObject({
    fields: { ingredients: ['red lentils', 'carrots', 'onion'], tags: ['quick', 'vegan'] },
  });
});

test('an ingredient that has a comma of its own stays whole while others are added', () => {
  const kept = { id: '1', createdAt: '', updatedAt: '', ingredients: ['2 cups flour, sifted', 'milk'] };
  const idea = { ...kept, ...EMPTY, tags: [] };
  const form = ideaKind(idea).formOf(idea);
  const read = readIdea({ ...form, ingredients: `${form.ingredients}, eggs` }, idea);
  expect(read).toMatchObject({ fields: { ingredients: ['2 cups flour, sifted', 'milk', 'eggs'] } });
});

test('a pasted list of ingredients is one for each line, without its marks and headings [MEAL-12]', () => {
  const pasted = [
    'Ingredients:',
    '• 2 lbs chicken thighs, bone-in',
    '- 1½ cups rice, rinsed',
    '3. 1 (14 oz) can tomatoes',
    '',
    '[ ] ½ cup olives',
    '2 eggs, 1,000 ml milk,',
    'salt, pepper',
  ];
  const read = readIdea({ ...FORM, ingredients: pasted.join('\r\n') }, null);
  expect(read).toMatchObject({
    fields: {
      ingredients: [
        '2 lbs chicken thighs, bone-in',
        '1½ cups rice, rinsed',
        '1 (14 oz) can tomatoes',
        '½ cup olives',
        '2 eggs',
        '1,000 ml milk',
        'salt',
        'pepper',
      ],
    },
  });
});

test('a single line is split at every comma', () => {
  expect(readIdea({ ...FORM, ingredients: '2 eggs, flour, milk' }, null)).toMatchObject({
    fields: { ingredients: ['2 eggs', 'flour', 'milk'] },
  });
});

test('the ingredients of an idea are shown one for each line, and read back as they are', () => {
  const ingredients = ['Sauce: 2 onions, chopped', '10 eggs', 'salt', '- olives'];
  const idea = { id: '1', createdAt: '', updatedAt: '', ...EMPTY, ingredients, tags: [] };
  const form = ideaKind(idea).formOf(idea);
  expect(form.ingredients).toBe(ingredients.join('\n'));
  expect(readIdea(form, idea)).toMatchObject({ fields: { ingredients } });
});

test('times and servings are whole numbers, and what is none is refused [MEAL-12]', () => {
  const read = readIdea({ ...FORM, prepTime: '15 min', cookTime: ' 30 ', servings: '4' }, null);
  expect(read).toMatchObject({ fields: { prepTime: 15, cookTime: 30, servings: 4 } });
  expect(errorsOf({ prepTime: '1 hour', cookTime: '2.5', servings: 'four' })).toEqual({
    prepTime: 'Times are whole minutes',
    cookTime: 'Times are whole minutes',
    servings: 'Servings must be a whole number',
  });
});
