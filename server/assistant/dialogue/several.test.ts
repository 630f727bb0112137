// Several acts in one message: each has its card.
import { expect, test } from 'vitest';
import { ANSWERERS } from '../answers/answerers.ts';
import { clockOf } from '../answers/moments.ts';
import { FACTS } from '../answers/testing/asked.ts';
import { memberWith, stockOf } from '../answers/testing/records.ts';
import { EMPTY_HOUSEHOLD, type Household } from '../reading/household.ts';
import { Reader } from '../reading/read.ts';
import { decide } from './decide.ts';

const HOUSEHOLD: Household = {
  ...EMPTY_HOUSEHOLD,
  pantry: [
    stockOf('yogurt', 'Yogurt', '2'),
    stockOf('lentils', 'Lentils', '3 bags'),
    stockOf('rice', 'Rice', ''),
  ],
};
const reader = new Reader(HOUSEHOLD, clockOf(FACTS));
const cardsOf = (said: string) =>
  decide({
    reading: reader.read(said),
    household: HOUSEHOLD,
    facts: FACTS,
    state: undefined,
    answerers: ANSWERERS,
  })?.plan.cards?.map(({ tool, input }) => [tool, input['id'], input['quantity']]);

test.each([
  "we finished the yogurt and there's only one bag of lentils left",
  "there's only one bag of lentils left and we finished the yogurt",
  'we ate all the yogurt and only have one bag of lentils left',
])('“%s” takes off what is gone and changes what is left', (said) => {
  expect(cardsOf(said)).toEqual([
    ['deletePantryItem', 'yogurt', undefined],
    ['updatePantryItem', 'lentils', '1 bag'],
  ]);
});

test.each([
  'plan me dinners for the week of november 30, mon and fri no meat no dairy, and Otis no fish',
  'plan me dinners for the week of november 30, tue no dairy, and Otis no eggs',
])('what a plan shall leave out is no wish about the pantry: %s', (said) => {
  const household = { ...HOUSEHOLD, members: [memberWith({ id: 'otis', name: 'Otis', age: 4 })] };
  const decided = decide({
    reading: new Reader(household, clockOf(FACTS)).read(said),
    household,
    facts: FACTS,
    state: undefined,
    answerers: ANSWERERS,
  });
  expect(decided?.state.intent).toBe('menu_plan');
});
