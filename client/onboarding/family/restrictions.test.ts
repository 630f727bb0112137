import { expect, test } from 'vitest';
import { addRestriction, removeRestriction, toggleRestriction } from './restrictions.ts';

test('a typed restriction is added once, whatever its capitals and spaces [ONB-05]', () => {
  const once = addRestriction(['Vegan'], '  Sesame   seeds ');
  expect(once).toEqual(['Vegan', 'Sesame seeds']);
  expect(addRestriction(once, 'sesame SEEDS')).toEqual(once);
  expect(addRestriction(once, 'vegan')).toEqual(once);
});

test('nothing typed adds nothing, and commas separate entries [ONB-05]', () => {
  expect(addRestriction(['Vegan'], '   ')).toEqual(['Vegan']);
  expect(addRestriction([], 'eggs, soy,, Eggs')).toEqual(['eggs', 'soy']);
});

test('a restriction is removed by itself and leaves the others [ONB-05]', () => {
  expect(removeRestriction(['Vegan', 'eggs'], 'Eggs')).toEqual(['Vegan']);
});

test('a quick choice is switched on and off, also when it was typed by hand [ONB-05]', () => {
  expect(toggleRestriction([], 'Peanut allergy')).toEqual(['Peanut allergy']);
  expect(toggleRestriction(['peanut allergy'], 'Peanut allergy')).toEqual([]);
});
