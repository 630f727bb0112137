// A stored instruction that forbids a food or a medicine is told before any general caution.
import { describe, expect, test } from 'vitest';
import { EMPTY_HOUSEHOLD } from '../../../reading/household.ts';
import { medicationWith, memberWith } from '../../testing/records.ts';
import { interactionIn } from './interactions.ts';

const IDA = memberWith({ id: 'ida', name: 'Ida' });
const ABE = memberWith({ id: 'abe', name: 'Abe' });
const household = {
  ...EMPTY_HOUSEHOLD,
  members: [IDA, ABE],
  medications: [
    medicationWith({
      id: 'd',
      name: 'Doxycycline',
      familyMemberId: 'ida',
      instructions: 'Full glass of water. Not within 2 hours of milk or iron. Never with dairy.',
    }),
    medicationWith({
      id: 'f',
      name: 'Ferrous sulfate',
      familyMemberId: 'abe',
      instructions: 'With orange juice, away from coffee.',
    }),
  ],
};
const cautioned = (said: string, who: typeof IDA) =>
  interactionIn(said, [who], household, '2026-11-23')?.text ?? '';

test.each([
  [
    'ida wants to take her acne pill with a glass of milk, ok or no',
    IDA,
    '“Not within 2 hours of milk or iron”',
  ],
  ['can ida take iron tablets with her pill', IDA, '“Not within 2 hours of milk or iron”'],
  ['can ida have dairy with her pill', IDA, '“Never with dairy”'],
  ['is coffee ok with his pills', ABE, '“With orange juice, away from coffee”'],
])('“%s” is told what is stored', (said, who, sentence) => {
  expect(cautioned(said, who)).toMatch(/^No, not by what's stored/);
  expect(cautioned(said, who)).toContain(sentence);
});

test.each([
  ['can ida take her pill with water', IDA],
  ['can he take it with orange juice', ABE],
  ['is milk ok with his pills', ABE],
  ['can ida take it in two hours', IDA],
])('“%s” is forbidden by nothing stored', (said, who) =>
  expect(cautioned(said, who)).not.toMatch(/not by what's stored/),
);

test('a question that the instructions settle is left to them', () => {
  expect(cautioned('should abe take his pill with orange juice', ABE)).toBe('');
  expect(cautioned('should abe take his pill with dragon fruit', ABE)).toMatch(/I know no caution/);
});

test('what is kept apart is told where no medicine is named by its name', () => {
  expect(cautioned('is his pill ok with the vitamin', ABE)).toContain(
    '“With orange juice, away from coffee”',
  );
});

test('where no caution is known, the stored instructions of a named medicine stand first', () => {
  const said = cautioned('can abe take his ferrous sulfate with dragon fruit', ABE);
  expect(said).toContain('The stored instructions say “With orange juice, away from coffee”.');
  expect(said).toMatch(/no caution beyond that/);
});

describe('a medicine from the store against what is stored', () => {
  const YARA = memberWith({
    id: 'yara',
    name: 'Yara',
    age: 68,
    notes: 'Kidney disease stage 3, high blood pressure.',
  });
  const KIM = memberWith({ id: 'kim', name: 'Kim', age: 34, notes: 'Nursing. Night nurse.' });
  const NEL = memberWith({ id: 'nel', name: 'Nel', age: 29, notes: 'Pregnant, due in March.' });
  const TOM = memberWith({ id: 'tom', name: 'Tom', age: 9, notes: 'Asthma.' });
  const LIV = memberWith({ id: 'liv', name: 'Liv', birthDate: '2026-10-20', relationship: 'child' });
  const ROB = memberWith({ id: 'rob', name: 'Rob', age: 70, notes: 'No asthma.' });
  const members = [YARA, KIM, NEL, TOM, LIV, ROB];
  const stored = {
    ...EMPTY_HOUSEHOLD,
    speakerId: 'kim',
    members,
    medications: [
      medicationWith({ id: 'a', name: 'Amlodipine', familyMemberId: 'rob', instructions: '' }),
      medicationWith({ id: 't', name: 'Acetaminophen', familyMemberId: 'tom', instructions: '' }),
    ],
  };
  const said = (text: string, ...who: (typeof YARA)[]) =>
    interactionIn(text, who, stored, '2026-11-23')?.text ?? '';

  test.each<[string, typeof YARA | undefined, RegExp]>([
    [
      'yara wants advil for her knees is that ok',
      YARA,
      /^Better not.*kidneys.*kidney disease is on record.*blood pressure/,
    ],
    ['is nyquil with aleve alright for yara', YARA, /^Better not. Aleve.*NyQuil|^Better not. Aleve.*Nyquil/],
    ['can rob take sudafed for his stuffy nose', ROB, /^Better not.*Amlodipine/],
    ['can i have motrin while nursing', undefined, /^As a rule yes/],
    ['can i take sudafed', undefined, /^Better not without asking while nursing/],
    ['ok for nel to take ibuprofen for her back?', NEL, /^No, not without asking. In pregnancy/],
    ['should tom take motrin for the sprain', TOM, /^Careful.*asthma/],
    ['can i give tom baby aspirin for his fever', TOM, /^No. .*Reye/],
    ['can tom have dayquil too?', TOM, /^No, not both.*Acetaminophen is/],
    ['can liv have tylenol', LIV, /^No, not before a doctor says so/],
    ['can i give liv motrin', LIV, /^No, .*under 6 months/],
    ['can rob take theraflu and tylenol together', ROB, /^No, not both/],
    ['is robitussin ok for a 2 year old', undefined, /^No, .*under 4/],
  ])('“%s” is a yes or no with its reason', (text, who, words) =>
    expect(said(text, ...(who ? [who] : []))).toMatch(words),
  );

  test.each<[string, typeof YARA]>([
    ['can rob take tylenol', ROB],
    ['should rob take advil liquid gels or the advil tablets', ROB],
    ['can tom have tylenol or acetaminophen', TOM],
    ['can rob take advil or aleve for his back', ROB],
  ])('“%s” is no double and no asthma', (text, who) =>
    expect(said(text, who)).not.toMatch(/not both|asthma/),
  );

  test('taken already, it is a call today and calms no alarm', () => {
    const found = interactionIn('yara took aleve for her hip, fine right', [YARA], stored, '2026-11-23');
    expect(found?.text).toMatch(/No more of it for now\. Call/);
    expect(found?.isTaken).toBe(true);
  });
});

test.each([
  ['can ada take penicillin vk', /^Only when.*INR/],
  ['ok for ada to have dayquil?', /^Better not.*acetaminophen.*INR/],
  ['the dentist wants ada on a z-pack, is that ok with her warfarin', /^Only when.*INR/],
  ['can ada take tylenol with her eliquis', /^As a rule yes/],
])('“%s” with a blood thinner', (text, words) => {
  const ada = memberWith({ id: 'ada', name: 'Ada', age: 74 });
  const stored = {
    ...EMPTY_HOUSEHOLD,
    members: [ada],
    medications: [medicationWith({ id: 'w', name: 'Warfarin', familyMemberId: 'ada', instructions: '' })],
  };
  expect(interactionIn(text, [ada], stored, '2026-11-23')?.text ?? '').toMatch(words);
});

describe('a medicine from the store beside an antibiotic', () => {
  const sam = memberWith({ id: 'sam', name: 'Sam', age: 8 });
  const stored = {
    ...EMPTY_HOUSEHOLD,
    members: [sam],
    medications: [
      medicationWith({ id: 'c', name: 'Cefdinir', familyMemberId: 'sam', instructions: 'Shake well.' }),
    ],
  };
  const about = (said: string) => interactionIn(said, [sam], stored, '2026-11-23')?.text ?? '';
  test.each([
    "can sam have ibuprofen while he's on cefdinir?",
    'is motrin ok for sam on top of the cefdinir',
    "sam's on cefdinir, can he take advil for the fever",
    'could sam get tylenol alongside the cefdinir',
    'can sam have motrin and tylenol together with the cefdinir',
  ])('“%s” is told by the labels, and whom to ask', (said) => {
    expect(about(said)).toMatch(
      /^I know no caution between the two\. The label.*Check it with .*pharmacist/s,
    );
  });
  test.each(["sam's on cefdinir, can he take benadryl too", 'can sam have zyrtec while he is on cefdinir'])(
    '“%s”, of which nothing is known, goes to the pharmacist',
    (said) => expect(about(said)).toMatch(/no caution.*doesn't mean there is none.*pharmacist/s),
  );
  test.each(['how much ibuprofen can sam have with cefdinir', 'sam took 3 ibuprofen with the cefdinir'])(
    '“%s” is left to the words for a dose',
    (said) => expect(about(said)).toBe(''),
  );
});

describe('hours apart from a kind of food', () => {
  const apart = {
    ...household,
    medications: [
      medicationWith({
        id: 'd',
        name: 'Doxycycline',
        familyMemberId: 'ida',
        instructions: 'With a full glass of water, 2 hours apart from dairy and calcium; sunscreen.',
      }),
    ],
  };
  const told = (said: string) => interactionIn(said, [IDA], apart, '2026-11-23')?.text ?? '';
  test.each(['can ida take her doxycycline with yogurt?', 'is ice cream cheese ok with the doxycycline'])(
    '“%s” is a no',
    (said) =>
      expect(told(said)).toMatch(
        /^No, not by what's stored.*“With a full glass of water, 2 hours apart from/,
      ),
  );
  test.each(['can ida take the doxycycline 2 hours after yogurt', 'can ida take her doxycycline with toast'])(
    '“%s” is none',
    (said) => expect(told(said)).not.toMatch(/^No, not by/),
  );
});
