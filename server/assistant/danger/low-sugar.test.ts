// A low blood sugar of somebody who takes insulin is recognised by its number, and everyday numbers are not.
import { expect, it, test } from 'vitest';
import { dangerAnswer } from './danger-answer.ts';
import { findDanger } from './danger.ts';
import { knownFamily } from './family.ts';
import { sugarAgain } from './low-sugar.ts';

const member = (id: string, name: string, age: number) => ({
  id,
  name,
  relationship: age < 18 ? 'child' : 'parent',
  age,
  allergies: [],
});
/** Known from a medical record alone. */
const KIT = { ...member('kit', 'Kit', 12), conditions: ['Type 1 diabetes'] };
const FAMILY = {
  members: [member('otto', 'Otto', 9), member('vera', 'Vera', 40), member('pia', 'Pia', 6), KIT],
  medicines: [
    { name: 'Novolog', familyMemberId: 'otto' },
    { name: 'Metformin', familyMemberId: 'vera' },
  ],
};

it.each([
  ['otto is 61 and shaky', 'doctor'],
  ["otto's sugar is 58 hes pale", 'emergency'],
  ['hes at 66 and dropping', 'doctor'],
  ['otto is low', 'doctor'],
  ['hes running low again', 'doctor'],
  ['his sugar is really low', 'doctor'],
  ['otto is at 48 and sweaty', 'emergency'],
  ['otto is 60 and confused', 'emergency'],
  ["otto's sugar is 62", 'doctor'],
  ['otto is jittery and clammy', 'doctor'],
  ['otto missed lunch and is shaky', 'doctor'],
  ['otto is limp and trembling', 'emergency'],
  ['he hardly ate today, now hes clammy and talking nonsense', 'emergency'],
  ['otto 63 and shaky', 'doctor'],
  ["otto's sugar is 3.2", 'doctor'],
  ['his glucose says 2,6 mmol/l', 'emergency'],
  ['kit is at 61 and dropping', 'doctor'],
])('recognises “%s” as %s', (said, kind) => {
  const danger = findDanger(said, FAMILY);
  expect(danger).toMatchObject({ kind, means: 'low blood sugar' });
  const { content } = dangerAnswer(danger?.kind ?? 'dose', 'America/Chicago', {
    said: danger?.means ?? said,
  });
  expect(content).toContain('half a cup of juice');
  expect(content).toContain('emergency glucagon');
});

it.each([
  'otto is 61 inches tall',
  'otto is 9 and shy',
  'pia is 48 pounds and a bit pale',
  'vera is 40 and tired',
  'otto is low on novolog',
  'he skipped lunch and his face is droopy, talking nonsense',
  'otto skipped lunch',
  'otto is pale',
  'vera is shaky and sweaty',
  'otto was shaky and pale yesterday',
  'log that otto was 62 and shaky at lunch',
  'otto is at practice till 5:45 and low on water',
  'add juice boxes, they are running low',
  'the milk is low',
  "otto's tablet battery is low and dropping",
  'the pool is at 66 and dropping',
  'otto is feeling low about his grades',
])('leaves “%s” alone', (said) => {
  expect(findDanger(said, FAMILY)?.means).toBeUndefined();
});

test('a number that is the age is no sugar', () => {
  const members = [{ ...member('ray', 'Ray', 62), conditions: ['Type 2 diabetes'] }];
  expect(findDanger('ray is 62 and a bit pale', { members, medicines: [] })?.means).toBeUndefined();
});

test('nobody who takes insulin, no sugar of 61', () => {
  expect(findDanger('otto is 61 and shaky', { ...FAMILY, medicines: [] })?.means).toBeUndefined();
});

const LOW = ['otto is 61 and shaky'];
it.each([
  ['64 now', 'doctor'],
  ['its 66', 'doctor'],
  ['down to 51', 'emergency'],
  ['67 in 10 minutes', 'doctor'],
])('“%s” while a low is spoken of goes on with it', (said, kind) => {
  expect(sugarAgain(said, LOW, knownFamily(FAMILY))).toMatchObject({
    danger: { kind, means: 'low blood sugar' },
  });
});
it('a number over 70 ends the low', () => {
  expect(sugarAgain('95 phew', [...LOW, '64 now'], knownFamily(FAMILY))).toMatchObject({
    over: expect.stringContaining('95 is back over 70 mg/dL'),
  });
});
it.each(['310 on his dexcom', 'now 280', '16 mmol'])('“%s” behind a low is a high', (said) => {
  expect(sugarAgain(said, LOW, knownFamily(FAMILY))).toMatchObject({
    over: expect.stringMatching(/high.*ketones/),
  });
});
it.each([
  ['64 now', ['add eggs to the list']],
  ['make it 64 eggs', LOW],
  ['at 10:30', LOW],
])('“%s” after %j is no sugar', (said, before) => {
  expect(sugarAgain(said, before, knownFamily(FAMILY))).toBeUndefined();
});
