// The guard receives a model's text in chunks and releases only complete, checked sentences.
import { expect, test } from 'vitest';
import { dosesIn } from './doses.ts';
import { Guard } from './guard.ts';

const guard = (rules: Partial<ConstructorParameters<typeof Guard>[0]> = {}) =>
  new Guard({
    knownDoses: () => new Set(),
    plan: () => undefined,
    isSaved: () => false,
    conflict: () => undefined,
    ...rules,
  });

/** The output for `text`, passed in chunks of `size` letters. */
function through(text: string, size: number, rules: Parameters<typeof guard>[0] = {}): string {
  const watching = guard(rules);
  const pieces = text.match(new RegExp(`.{1,${size}}`, 'gsu')) ?? [];
  return pieces.map((piece) => watching.push(piece)).join('') + watching.end();
}

const HARMLESS = `Here is a plan. It has two soups, 3 cups of stock and 200 g of pasta.

Monday dinner: Mac. and cheese. With peas
- a list at 8.45 pm
Is that right? Yes!`;

test.each([1, 7, 1000])('harmless words pass unchanged in pieces of %i letters', (size) => {
  expect(through(HARMLESS, size)).toBe(HARMLESS);
});

const KIND = 'I never give doses; please ask your pharmacist or doctor.';

test.each([1, 3, 1000])('a title ends no sentence, in pieces of %i letters', (size) => {
  expect(through('No 5 ml unless Dr. Patel says so. Call Mrs. Hart.', size)).toBe(`${KIND} Call Mrs. Hart.`);
});

test.each([1, 3, 1000])('a dose is taken out however it is cut, in pieces of %i letters', (size) => {
  expect(through('Sure. Give 5 ml now! Then rest.', size)).toBe(`Sure. ${KIND} Then rest.`);
});

test.each([
  'Take 200mg.',
  'Take 2,5 milliliters.',
  'Give 10 mg/kg.',
  'About 80 mcg.',
  'Two tablets of ibuprofen are fine.',
  'Give one and a half teaspoons of the syrup.',
  'Repeat the dose every 6 hours.',
])('“%s” is a dose', (text) => expect(through(text, 4)).toBe(KIND));

test.each([
  'Give 1 g of paracetamol.',
  'Five mg of melatonin are usual.',
  'Give her ten milliliters.',
  'Take seven tablets of aspirin.',
  'Give 5 **ml** now.',
  'Give 5&nbsp;ml now.',
  'Give 5\u00a0ml now.',
  'Give \uff15 ml now.',
  'Give \uff15\uff4d\uff4c now.',
  'Give **5** ml now.',
  'A teaspoonful of cough syrup helps.',
  'Let her have 2 Benadryl.',
  'Two Benadryl are enough.',
  'Take 400 IU of vitamin D.',
  'Take four hundred milligrams.',
  'Twenty-five mg will do.',
  'Half a tablet of Claritin.',
  '½ teaspoon of Tylenol.',
  'One and a half ml.',
  'Two to three puffs of albuterol.',
  'A couple of Advil tablets.',
  'Tylenol three times a day.',
  'Insulin, 4 units.',
  'Two adult aspirin tablets.',
  'Give 10 mils.',
  'A dropper of ibuprofen.',
  'Give 2 gummies of melatonin.',
  'One hundred and sixty mg.',
])('“%s” is a dose [M7]', (text) => expect(through(text, 4)).toBe(KIND));

test('what follows a sentence about medicine is about medicine too [M7]', () => {
  expect(through('You could try Benadryl. A teaspoonful will do.', 6)).toBe(
    `You could try Benadryl. ${KIND}`,
  );
});

test.each([
  'Use 1 g of yeast and 200 grams of flour.',
  'Two tablespoons of maple syrup and a few drops of lemon.',
  'Plan it once a day, two hours before bed.',
  'There are 12 units in this school course.',
  'Seven tablets for school cost less.',
  'Add two teaspoons of salt.',
  'Take 2 carrots.',
  'It takes 20 minutes.',
  'Bake for two hours.',
  'She is 5.',
])('“%s” is none', (text) => expect(through(text, 4)).toBe(text));

test('letters and digits of an id are no amount', () => {
  expect(dosesIn('01993b2c-8cc1-7a5g-a94cc-3ml0 tylenol 12ccd')).toEqual([]);
  expect(dosesIn('3-5 ml, 2ml/kg, (4cc)')).toEqual(['5ml', '2ml', '4ml']);
});

test('amounts the family wrote down itself may be repeated', () => {
  expect(dosesIn('2,5 milliliters and 100 MG, 3 cc')).toEqual(['2.5ml', '100mg', '3ml']);
  const knownDoses = () => new Set(dosesIn('amoxicillin 2.5 ml twice daily'));
  expect(through('The notes say 2.5 ml. Or 3 ml.', 5, { knownDoses })).toBe(`The notes say 2.5 ml. ${KIND}`);
});

test.each([1, 9, 1000])('links and pictures lose their address, in pieces of %i letters', (size) => {
  const text =
    'See [this](https://evil.test/?q=1) and ![x](//evil.test/p.png).\nhttp://evil.test/y is it.\n[r]: https://evil.test/z\nEnd.';
  expect(through(text, size)).toBe('See this and x.\n is it.\n\nEnd.');
});

test('a line of the plan is written as the planner wrote it', () => {
  const plan = () => ({ monday: { dinner: 'Tomato soup' } });
  expect(through('* **monday dinner**: Peanut satay\nBye.', 6, { plan })).toBe(
    '* **monday dinner**: Tomato soup\nBye.',
  );
});

test('a dish nobody planned is left out with the reason, a saved one is shown with a warning', () => {
  const conflict = (dish: string) =>
    dish.includes('Peanut') ? 'Peanut satay contains peanut (Mia)' : undefined;
  const text = 'Tuesday dinner: Peanut satay\nTuesday lunch: Soup';
  expect(through(text, 6, { conflict })).toBe(
    'I left out a dish for Tuesday dinner, because Peanut satay contains peanut (Mia).\nTuesday lunch: Soup',
  );
  expect(through(text, 6, { conflict, isSaved: () => true })).toMatch(
    /^Tuesday dinner: Peanut satay \(careful, Peanut satay contains peanut \(Mia\)\)\n/,
  );
});

test('an amount of the family’s own records may be told, any other of the kind may not', () => {
  const isRecorded = (measure: string) => 'amoxicillin, 1 tablet at breakfast'.includes(measure);
  const own = 'Leo takes amoxicillin, one tablet.';
  expect(through(own, 5, { isRecorded })).toBe(own);
  expect(through('Leo takes amoxicillin, two tablets.', 5, { isRecorded })).toBe(KIND);
  expect(through(own, 5)).toBe(KIND);
});
