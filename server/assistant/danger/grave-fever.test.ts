// A fever of somebody whose notes or condition make it urgent is one for the hospital, also when nothing else is told.
import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger.ts';
import { graveFever } from './grave-fever.ts';

const member = (name: string, more: { notes?: string; conditions?: string[] } = {}) => ({
  id: name,
  name,
  relationship: 'child',
  age: 13,
  allergies: [],
  ...more,
});
const RULE = 'Sickle cell disease. Fever of 101 or more: hospital right away. 8th grade.';
const family = {
  members: [
    member('Ira', { notes: RULE }),
    member('Pia', { conditions: ['Acute lymphoblastic leukemia'] }),
    member('Leo'),
    { ...member('Mia'), age: 41, relationship: 'parent' },
    { ...member('Bo'), age: 0, weeks: 5 },
  ],
  medicines: [{ name: 'Methotrexate', familyMemberId: 'Mia' }],
};

describe('is for a doctor at once', () => {
  test.each([
    'ira has 101.8 nothing else',
    'ira 102 and coughing',
    'ira is running a temp what do i do',
    'ira has a fever of 39',
    'pia is at 100.6 but playing',
    'mia has mouth sores n a fever 101, is it the methotrexate',
    'bo 100.6 what do i do',
    'bo feels warm, 100.8 under the arm, is it ok to wait for his appt tmrw',
  ])('“%s”', (said) => expect(dangerIn(said, family)).toBe('doctor'));
});

describe('is none of these', () => {
  test.each([
    'leo has 101.8 nothing else',
    'bo drank 100 ml',
    'bo weighs 101 oz now',
    'ira weighs 101 lb',
    'what temp do i cook iras chicken to',
    'whats the temp outside, does ira need a coat',
    'ira is in room 102 this year',
    'ira had a fever last week, it broke',
    'ira has no fever anymore',
  ])('“%s”', (said) => expect(dangerIn(said, family)).toBeUndefined());
});

test('the noted rule goes before what is known of the condition, word for word', () => {
  expect(graveFever('ira has 101', { notes: RULE })).toMatchObject({
    says: 'Fever of 101 or more, hospital right away',
    from: 101,
    specialty: /hematolog/,
    isMeasured: true,
  });
});

test('below the noted bar it is a fever like another', () =>
  expect(graveFever('ira has a fever of 100.2', { notes: RULE })).toBeUndefined());
