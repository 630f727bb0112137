import { expect, test } from 'vitest';
import { scaled } from './scaled.ts';

test.each([
  ['1 1/2 cups all-purpose flour', 2, '3 cups all-purpose flour'],
  ['1 1/4 cups milk', 1.5, '1 3/4 cups milk'],
  ['1/4 tsp salt', 1.5, '1/3 tsp salt'],
  ['1/4 tsp salt', 0.5, '1/4 tsp salt'],
  ['3 tbsp butter, melted', 0.5, '1 1/2 tbsp butter, melted'],
  ['1 egg', 3, '3 eggs'],
  ['12 oz elbow macaroni', 1.5, '18 oz elbow macaroni'],
  ['2/3 cup canola oil', 3, '2 cups canola oil'],
  ['5 apples', 1.19, '6 apples'],
  ['salt and black pepper', 4, 'salt and black pepper'],
  ['1 turkey, 12 to 14 lb, thawed', 2, '1 turkey, 12 to 14 lb, thawed'],
])('%s times %s is %s', (line, factor, more) => {
  expect(scaled(line, factor)).toBe(more);
});
