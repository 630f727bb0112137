// Messages about health as a parent tells them in the evening: a fall, a high sugar, dizziness, a forgotten dose, egg-free pancakes.
import { describe, expect, test } from 'vitest';
import { careFor } from '../../answers/health/care/care-advice.ts';
import { calms } from '../../answers/health/care/beside-danger.ts';
import { contactWith, medicationWith, memberWith } from '../../answers/testing/records.ts';
import { EMPTY_HOUSEHOLD } from '../../reading/household.ts';
import { lastPlan } from '../testing/thread.ts';

const family = {
  speakerId: 'ines',
  members: [
    memberWith({ id: 'ines', name: 'Ines', relationship: 'parent', age: 40 }),
    memberWith({ id: 'kit', name: 'Kit', age: 5, allergies: ['eggs'] }),
    memberWith({ id: 'bo', name: 'Bo', age: 0, birthDate: '2026-04-01' }),
    memberWith({
      id: 'nan',
      name: 'Nell',
      relationship: 'grandparent',
      age: 70,
      notes: 'Type 2 diabetes.',
    }),
  ],
  contacts: [
    contactWith({ id: 'moss', name: 'Dr. Moss', specialty: 'Pediatrics', phoneNumber: '612-555-0147' }),
    contactWith({ id: 'hill', name: 'Dr. Hill', specialty: 'Endocrinology', phoneNumber: '612-555-0111' }),
  ],
  medications: [
    medicationWith({ id: 'met', name: 'Metformin', familyMemberId: 'nan', frequency: 'twice daily' }),
  ],
};
const plan = (said: string) => lastPlan([said], { family });

describe('a fall', () => {
  test.each([
    ['nell fell in the shower', /^Don't pull Nell up at once.*911/s],
    ['kit fell off the couch', /^Look first if everything moves.*911/s],
    ['bo fell off the bed', /^Call .* now about any fall of a baby/],
  ])('“%s” is told what to look for', (said, part) => expect(plan(said).text).toMatch(part));

  test.each(['kit fell asleep', "kit's tooth fell out", 'kit fell yesterday, log it', 'my phone fell'])(
    'no fall: %s',
    (said) => expect(plan(said).text).not.toMatch(/Look first if|Don't pull/),
  );
});

test.each(['nells sugar is 250', 'nell sugar 320 this morning'])('a high sugar: %s', (said) => {
  expect(plan(said).text).toMatch(/^That is high\..*Dr\. Hill \(612-555-0111\).*911/s);
});

test('a sugar in range, or that of a cake, is none', () => {
  expect(plan('nells sugar is 120').text).not.toContain('That is high');
  expect(plan('kit wants 250 g sugar in the cake').text).not.toContain('That is high');
});

describe('dizziness alone', () => {
  const household = { ...EMPTY_HOUSEHOLD, ...family };
  const isCalm = (said: string) => calms({ kind: 'emergency' }, said, household, '2026-11-22');
  test('of a child is no emergency, with the signs of one', () => {
    expect(isCalm('kit is dizzy')).toBe(true);
    expect(careFor({ said: 'kit is dizzy', household, today: '2026-11-22' })?.text).toMatch(/911/);
  });
  test.each([
    'nell is dizzy',
    'kit is dizzy and cant stand',
    'kit is dizzy after the peanuts',
    'kit fainted',
  ])('stays an alarm: %s', (said) => expect(isCalm(said)).toBe(false));
});

test('a dose that was forgotten is no dose that was given', () => {
  const { text, cards = [] } = plan('nell forgot her metformin this morning');
  expect(cards).toEqual([]);
  expect(text).toMatch(/^Don't double it/);
});

test('“egg free pancakes pls for kit” is a recipe, and forbids nothing', () => {
  const { text, cards = [] } = plan('egg free pancakes pls for kit');
  expect(cards).toEqual([]);
  expect(text).toContain('Pancakes without egg');
});

test('“sat” is Saturday, and no oxygen', () => {
  expect(plan('kit is going to a birthday party sat, what should i tell the mom').text).not.toContain(
    '95 to 100 percent',
  );
});
