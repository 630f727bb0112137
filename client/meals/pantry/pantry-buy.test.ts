import { expect, test } from 'vitest';
import { missingOn, namesInWords } from './pantry-buy.ts';

const item = (name: string, checked: boolean) => ({ id: name, name, qty: '', checked });
const LIST = {
  id: 'list',
  createdAt: '',
  updatedAt: '',
  title: 'Groceries',
  items: [item('milk', false), item('Rice', true)],
};

test('what the list still has to buy is not put on it again; what is in the basket already is', () => {
  expect(missingOn(LIST, [' Milk', 'Rice', 'Eggs'])).toEqual(['Rice', 'Eggs']);
});

test('one or two things are named, more are counted', () => {
  expect(namesInWords(['Milk'])).toBe('Milk');
  expect(namesInWords(['Milk', 'Eggs'])).toBe('Milk and Eggs');
  expect(namesInWords(['Milk', 'Eggs', 'Rice'])).toBe('3 items');
});
