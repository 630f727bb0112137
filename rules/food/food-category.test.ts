import { expect, test } from 'vitest';
import { categoryOf } from './food-category.ts';

test.each([
  ['chicken thighs', 'protein'],
  ['2 lb ground beef', 'protein'],
  ['eggs', 'protein'],
  ['tuna in water', 'protein'],
  ['milk', 'dairy'],
  ['oat milk', 'dairy'],
  ['grated Parmesan', 'dairy'],
  ['red bell peppers', 'produce'],
  ['lemon juice', 'produce'],
  ['fresh basil', 'produce'],
  ['spaghetti', 'grains'],
  ['corn tortillas', 'grains'],
  ['chicken broth', 'pantry'],
  ['peanut butter', 'pantry'],
  ['coconut milk', 'pantry'],
  ['dried basil', 'pantry'],
  ['ground coriander', 'pantry'],
  ['black pepper', 'pantry'],
  ['tomato paste', 'pantry'],
  ['canned pineapple', 'pantry'],
  ['frozen peas', 'frozen'],
  ['vanilla ice cream', 'frozen'],
  ['orange juice', 'beverages'],
  ['coffee', 'beverages'],
  ['paper towels', 'other'],
  ['zorbles', 'other'],
  ['', 'other'],
])('%s stands with %s', (name, category) => {
  expect(categoryOf(name)).toBe(category);
});
