import { expect, test } from 'vitest';
import { alreadyOn } from './already-on.ts';

const ITEMS = [
  { id: '1', name: 'Milk', qty: '', checked: false },
  { id: '2', name: 'Tomatoes', qty: '', checked: true },
  { id: '3', name: 'Eggs', qty: '', checked: false },
  { id: '4', name: 'Сметана', qty: '', checked: false },
];
const words = (...names: string[]) => {
  const found = alreadyOn(ITEMS, names);
  return found && [found.words, ...found.rest];
};

test('an item typed again is found in other capitals and in the plural', () => {
  expect(words('milk ')).toEqual(['“Milk” is already on this list.']);
  expect(words('Oat milk')).toBeNull();
  expect(words('egg')).toEqual(['“Eggs” is already on this list.']);
  expect(words('tomato')).toEqual(['“Tomatoes” is on this list, checked off.']);
  expect(words('сметана')).toEqual(['“Сметана” is already on this list.']);
  expect(words('Творог')).toBeNull();
  expect(words('2 eggs')).toEqual(['“Eggs” is already on this list.']);
});

test('of several names those that are missing are told apart; one checked off is bought again', () => {
  expect(words('milk', 'bread', 'eggs')).toEqual(['“Milk” and “Eggs” are already on this list.', 'bread']);
  expect(words('tomatoes', 'bread')).toBeNull();
});
