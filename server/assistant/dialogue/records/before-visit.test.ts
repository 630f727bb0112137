// Rules of a visit for the days before it are held against the medicines that are taken.
import { expect, test } from 'vitest';
import { appointmentWith, medicationWith, memberWith } from '../../answers/testing/records.ts';
import { lastPlan } from '../testing/thread.ts';

const family = {
  speakerId: 'ada',
  members: [
    memberWith({ id: 'ada', name: 'Ada', relationship: 'parent' }),
    memberWith({ id: 'opa', name: 'Opa', relationship: 'grandparent', age: 71 }),
    memberWith({ id: 'kit', name: 'Kit' }),
  ],
  medications: [
    medicationWith({
      id: 'glip',
      name: 'Glipizide',
      familyMemberId: 'opa',
      frequency: 'once daily',
      instructions: '30 minutes before breakfast.',
      prescribedBy: 'Dr. Lund',
    }),
    medicationWith({ id: 'zyr', name: 'Cetirizine', familyMemberId: 'kit', frequency: 'once daily' }),
    medicationWith({ id: 'ins', name: 'Insulin lispro', familyMemberId: 'kit', frequency: 'once daily' }),
  ],
  appointments: [
    appointmentWith({
      id: 'lab',
      title: 'A1c lab',
      when: '2026-12-01T07:45',
      familyMemberId: 'opa',
      notes: 'Fasting from midnight.',
    }),
    appointmentWith({
      id: 'skin',
      title: 'Skin prick test',
      when: '2026-12-11T09:00',
      familyMemberId: 'kit',
      notes: 'No antihistamine for 5 days before.',
    }),
    appointmentWith({
      id: 'teeth',
      title: 'Dental cleaning',
      when: '2026-12-08T09:00',
      familyMemberId: 'opa',
    }),
  ],
};
const textOf = (...turns: string[]) => lastPlan(turns, { family }).text;

test.each([
  [['what does opa take', 'and before the lab?']],
  [['does opa take his pills before the a1c lab']],
  [['opas glipizide before the lab, yes or no']],
])('%j: a fasting visit and a medicine for the sugar do not go together', (turns) => {
  expect(textOf(...turns)).toMatch(
    /“Fasting from midnight”.*Glipizide “30 minutes before breakfast”.*empty stomach.*doctor said so.*Ask Dr\. Lund/,
  );
});

test.each(['when is kits last zyrtec before the skin test', 'last day of cetirizine before kits prick test'])(
  '“%s” is counted back',
  (said) =>
    expect(textOf(said)).toMatch(
      /“No antihistamine for 5 days before.*(?:Saturday, December 5 is the last day|last day for .* is Saturday, December 5)/,
    ),
);

test('a pause of one sort of medicine is none for another', () => {
  expect(textOf('does kit take the insulin before the skin test')).not.toMatch(/last day for/);
  const all = textOf('does kit take meds before the skin test');
  expect(all).toMatch(/December 5 is the last day for Cetirizine/);
  expect(all).not.toMatch(/Insulin/);
});

test('the instructions of a medicine stop it before the visit that they name, and before no other', () => {
  const instructions = 'Stop 3 days before the cleaning.';
  const aspirin = medicationWith({ id: 'asp', name: 'Aspirin', familyMemberId: 'opa', instructions });
  const own = { ...family, medications: [...family.medications, aspirin] };
  const text = (said: string) => lastPlan([said], { family: own }).text;
  expect(text('last aspirin for opa before the cleaning')).toMatch(/December 4 is the last day for Aspirin/);
  expect(text('does opa take the aspirin before the lab')).not.toMatch(/last day for/);
});

test.each([
  ['when is kits skin test', 'so last day for the allergy syrup?'],
  ['what do we bring to the skin prick test', 'when do we stop the cetirizine'],
  ['when is the skin test', 'can she still take her cetirizine'],
])('“%s”, “%s”: the visit spoken of', (first, said) => {
  const { text, cards = [] } = lastPlan([first, said], { family });
  expect(text).toMatch(/Saturday, December 5 is the last day for Cetirizine/);
  expect(cards).toEqual([]);
});

test.each([
  ['no antihistamines a week before', 'Thursday, December 3 is'],
  ['stop antihistamines 3 weeks before the test', 'Thursday, November 19 was'],
  ['No antihistamine for several days before.', undefined],
  ['Bring two toys.', undefined],
])('a note “%s”', (notes, day) => {
  const appointments = family.appointments.map((one) => (one.id === 'skin' ? { ...one, notes } : one));
  const { text } = lastPlan(['when is the skin test', 'last day for her zyrtec?'], {
    family: { ...family, appointments },
  });
  if (day === undefined) expect(text).not.toMatch(/the last day for/);
  else expect(text).toContain(`${day} the last day for Cetirizine`);
});

test.each([
  'last day for the amoxicillin?',
  'when is the last day of school',
  'until when does opa take glipizide',
])('“%s” is about something else', (said) =>
  expect(textOf('when is the skin test', said)).not.toMatch(/Cetirizine/),
);

test('an order to stop is carried out', () => {
  const { cards = [] } = lastPlan(['stop kits cetirizine before the skin test'], { family });
  expect(cards.map(({ tool }) => tool)).toEqual(['updateMedication']);
});

test.each(['what does opa take before the cleaning', 'remind me before the lab to pack opas pills'])(
  '“%s” has no such rule',
  (said) => expect(textOf(said)).not.toMatch(/empty stomach/),
);
