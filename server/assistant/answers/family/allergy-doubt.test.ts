// An allergy stays where a child, a guess or a question says that it is gone; an order that goes by it is asked about.
import { expect, test } from 'vitest';
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import { lastPlan } from '../../dialogue/testing/thread.ts';
import type { Asked, Plan } from '../plan.ts';
import { askedOf } from '../testing/asked.ts';
import { memberWith, recordWith } from '../testing/records.ts';
import { familyAnswers } from './family-answers.ts';

const family = {
  speakerId: 'dana',
  members: [
    memberWith({ id: 'dana', name: 'Dana', relationship: 'parent', age: 41 }),
    memberWith({ id: 'lucas', name: 'Lucas', age: 6, allergies: ['peanuts', 'cashews'] }),
  ],
};
const ORDER = "lucas said he's not allergic to cashews so take it off";

function planOf(said: string, chosen: Asked['chosen'] = {}, records: readonly MedicalRecord[] = []): Plan {
  const answerer = familyAnswers['allergy_remove'];
  if (!answerer) throw new Error('no answer');
  return answerer(askedOf('allergy_remove', said, { ...family, records }, { chosen }));
}
const inputsOf = ({ cards = [] }: Plan) => cards.map(({ input }) => input);

test.each(['no keep it', 'no', 'nope'])('“%s” keeps it', (answer) => {
  const { text, cards = [] } = lastPlan([ORDER, answer], { family });
  expect(cards).toEqual([]);
  expect(text).not.toMatch(/comes? off/);
});

test('“yes” takes it off', () => {
  const { cards = [] } = lastPlan([ORDER, 'yes'], { family });
  expect(cards.map(({ input }) => input)).toEqual([{ id: 'lucas', allergies: ['peanuts'] }]);
});

test.each([
  'lucas says he isnt allergic to cashews anymore',
  "lucas told me he's not allergic to cashews any more?? when was that tested",
  'apparently lucas outgrew cashews',
  'lucas says the doctor said hes not allergic to cashews anymore',
  'lucas isnt allergic to cashews anymore?? when was he tested',
  'i think lucas outgrew the cashew allergy',
  'grandma heard lucas can have cashews again',
])('stays where only a child, a guess or a question says so: %s', (said) => {
  const plan = planOf(said);
  expect(plan.cards ?? []).toEqual([]);
  expect(plan.text).toMatch(/^Cashews stay on Lucas's allergy list\. No test/);
});

test.each([
  'Dr Amari says lucas isnt allergic to cashews anymore',
  'lucas isnt allergic to cashews anymore, the skin test was negative',
  'lucas is not allergic to cashews anymore',
  'can you take cashews off lucas allergies?',
])('goes by the word of the parent or a doctor: %s', (said) => {
  expect(inputsOf(planOf(said))).toMatchObject([{ allergies: ['peanuts'] }]);
});

test('is asked about where an order goes by what a child says', () => {
  const said = 'lucas says he isnt allergic to cashews, so take it off';
  const { asked, cards = [] } = planOf(said);
  expect([asked, cards]).toEqual(['anyway', []]);
  const answered = (anyway: string) => planOf(said, { anyway });
  expect(inputsOf(answered('yes'))).toMatchObject([{ allergies: ['peanuts'] }]);
  expect(answered('no').text).toMatch(/^Cashews stay/);
});

test('is told with its last test', () => {
  const found = recordWith({
    id: 'skin',
    title: 'Cashew skin test',
    category: 'allergy',
    date: '2026-06-16',
    familyMemberId: 'lucas',
    provider: 'Dr. Amari',
    description: '7 mm. No baked goods.',
  });
  const said = 'lucas says hes not allergic to cashews anymore';
  expect(planOf(said, {}, [found]).text).toMatch(
    /“Cashew skin test” of .*June 16.*Dr\. Amari, “7 mm\. No baked goods”/,
  );
});
