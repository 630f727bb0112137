// The things a sentence names with how much of them.
import { describe, expect, test } from 'vitest';
import { goodsIn } from './goods.ts';

describe('what is named', () => {
  test.each([
    ['eggs, bread and 2 l of milk', ['Eggs', 'Bread', 'Milk 2 l']],
    ['a dozen eggs and half a pound of butter', ['Eggs 1 dozen', 'Butter 1/2 pound']],
    ['two bottles of Apple Juice, some rice', ['Apple Juice 2 bottles', 'Rice']],
    ['mac and cheese & 2% milk', ['Mac and cheese', '2% milk']],
    ['500g flour, tomatoes (6), soda x12', ['Flour 500 g', 'Tomatoes 6', 'Soda 12']],
    ['a few limes plus the cream', ['Limes a few', 'Cream']],
    ['milk because we are out', ['Milk']],
    ['it and that', []],
    ['milk, Milk and MILK', ['Milk']],
    ['1,5 l milk', ['Milk 1.5 l']],
    ['1,000 g flour', ['Flour 1000 g']],
    ['0,500 kg rice', ['Rice 0.500 kg']],
    ['milk, 5 eggs', ['Milk', 'Eggs 5']],
    ['three and a half pounds of beef', ['Beef 3 1/2 pounds']],
    ['eggs and two and a half pounds of beef', ['Eggs', 'Beef 2 1/2 pounds']],
    ['a pound and a half of beef', ['Beef 1 1/2 pound']],
    ['1½ cups flour, milk 1½ l, butter (½ cup)', ['Flour 1 1/2 cups', 'Milk 1 1/2 l', 'Butter 1/2 cup']],
    ['2 & 1/2 lb rice\n½ lb butter', ['Rice 2 1/2 lb', 'Butter 1/2 lb']],
    ['eggs 6 and 1/2 lb butter', ['Eggs 6', 'Butter 1/2 lb']],
    ['a gallon of milk and half and half', ['Milk 1 gallon', 'Half and half']],
  ])('“%s” is %o', (text, goods) =>
    expect(goodsIn(text).map(({ name, qty }) => `${name} ${qty}`.trim())).toEqual(goods),
  );
});
