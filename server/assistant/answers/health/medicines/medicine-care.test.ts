// The record of a medicine answers what is asked of it: may it end early, gloves, how far apart; a coffee too soon.
import { describe, expect, test } from 'vitest';
import { fold } from '../../../text/fold-text.ts';
import { EMPTY_HOUSEHOLD } from '../../../reading/household.ts';
import { contactWith, medicationWith, memberWith } from '../../testing/records.ts';
import { medicineCare } from './medicine-care.ts';

const ME = memberWith({ id: 'me', name: 'Kit', age: 35, notes: 'Nursing.' });
const IRA = memberWith({ id: 'ira', name: 'Ira', age: 13 });
const ZOE = memberWith({ id: 'zoe', name: 'Zoe', age: 6 });
const household = {
  ...EMPTY_HOUSEHOLD,
  speakerId: 'me',
  members: [ME, IRA, ZOE],
  contacts: [contactWith({ id: 'w', name: 'Dr. Weiss', phoneNumber: '555-0112' })],
  medications: [
    ['Hydroxyurea', 'ira', 'After dinner. Wear gloves to handle the capsules.', null],
    ['Levothyroxine', 'me', 'On an empty stomach, 30 minutes before coffee.', null],
    ['Prenatal vitamin', 'me', 'With lunch, 4 hours away from the levothyroxine.', null],
    ['Mupirocin ointment', 'zoe', 'On the scraped knee.', '2026-11-26'],
    ['Amoxicillin', 'zoe', 'With food. Keep in the fridge. Shake well.', '2026-11-30'],
    ['Omeprazole', 'ira', 'Do not crush or chew.', null],
    ['Cetirizine', 'ira', 'In the evening.', null],
  ].map(([name = '', familyMemberId = '', instructions = '', endDate = null]) =>
    medicationWith({
      id: name ?? '',
      name: name ?? '',
      familyMemberId,
      instructions: instructions ?? '',
      endDate,
      startDate: '2026-01-01',
      isActive: true,
      prescribedBy: 'Dr. Weiss',
    }),
  ),
};
const ask = (said: string, who: (typeof ME)[] = [], spoken?: string, isFlagged = false) =>
  medicineCare({ text: fold(said), members: who, household, today: '2026-11-23', spoken, isFlagged })?.text ??
  '';

describe('a course that may end early', () => {
  test.each<[string, typeof ME | undefined]>([
    ['zoes knee looks fine can we stop the cream, when was it over', ZOE],
    ['is it ok to stop the ointment, its all healed', undefined],
    ['do we have to finish the mupirocin', undefined],
    ['should i keep putting the ointment on zoes knee', ZOE],
    ['can we quit the mupirocin early', undefined],
  ])('“%s” tells the stored end and who decides', (said, who) =>
    expect(ask(said, who ? [who] : [])).toMatch(
      /^Zoe's Mupirocin ointment is stored until Thursday, November 26, 2026, in 3 days\..*Dr\. Weiss \(555-0112\) says/,
    ),
  );
  test('an antibiotic says why; without a stored end nothing is told', () => {
    expect(ask('zoe is well, can we stop the antibiotic', [ZOE])).toMatch(/November 30.*germs come back/);
    expect(ask('can ira skip the zyrtec now', [IRA])).toBe('');
  });
  test('a red flag, an order or a visit is something else', () => {
    expect(ask('can we stop the ointment', [ZOE], undefined, true)).toBe('');
    expect(ask('stop the ointment', [ZOE])).toBe('');
    expect(ask('can ira skip the zyrtec before the test', [IRA])).toBe('');
  });
});

describe('a stored instruction on handling, in other words', () => {
  test.each<[string, (typeof ME)[], RegExp]>([
    ['do i need gloves for iras pills im nursing', [IRA], /^Yes\. “Wear gloves.*While nursing/],
    ['can i touch iras capsules while breastfeeding', [IRA], /^“Wear gloves.*While nursing/],
    ['should my mom wear gloves for iras hydroxyurea', [IRA], /^Yes\. “Wear gloves/],
    ['can i crush iras omeprazole in applesauce', [IRA], /^No\. “Do not crush or chew”/],
    ['does the amoxicillin need to stay in the fridge', [], /^Yes\. “Keep in the fridge”/],
    ['do i shake the amoxicillin', [], /“Shake well”/],
  ])('“%s”', (said, who, words) => expect(ask(said, who)).toMatch(words));
  test.each(['do we need gloves for the snow', 'can ira touch the cat', 'are the pills in the cabinet'])(
    '“%s” is no question about it',
    (said) => expect(ask(said, [IRA])).not.toMatch(/is stored with/),
  );
});

describe('medicines kept apart', () => {
  test.each([
    'thyroid pill n my vitamin how far apart',
    'how many hours between my levothyroxine and the prenatal vitamin',
    'can i take my vitamin at the same time as the synthroid',
  ])('“%s”', (said) =>
    expect(ask(said, [ME])).toMatch(
      /^4 hours\. Stored is “With lunch, 4 hours away.*30 minutes before coffee/,
    ),
  );
  test('from a drink', () =>
    expect(ask('how long before coffee do i take my thyroid pill', [ME])).toMatch(/^30 minutes\. Stored/));
  test('met already, it is no danger and no second one', () => {
    expect(ask('i already had coffee with it today', [ME], 'Levothyroxine')).toMatch(
      /^That's no danger.*No second one/,
    );
    expect(ask('i had my coffee right after my levothyroxine, is that bad', [ME])).toMatch(
      /^That's no danger/,
    );
  });
});

test('more than is stored is a no, unless it was taken', () => {
  expect(ask('ira wants to double his omeprazole, it burns so bad', [IRA])).toMatch(
    /^No, not more than is stored for Ira's Omeprazole.*Dr\. Weiss/,
  );
  expect(ask('can i take two levothyroxine today', [ME])).toMatch(/^No, not more/);
  expect(ask('ira took two omeprazole, can he have an extra one', [IRA])).not.toMatch(/^No, not more/);
});

describe('what was prescribed for somebody else', () => {
  const GRAN = memberWith({ id: 'gran', name: 'Gran', age: 71, allergies: ['penicillin'] });
  const shared = { ...household, members: [...household.members, GRAN] };
  const of = (said: string, members = [GRAN, ZOE]) =>
    medicineCare({
      text: fold(said),
      members,
      household: shared,
      today: '2026-11-23',
      spoken: undefined,
      isFlagged: false,
    })?.text ?? '';

  test.each([
    'gran has a sinus thing, there is amoxicillin in the fridge from zoe, how much should she have',
    "can gran have the rest of zoe's amoxicillin",
    "ok to give gran some of zoe's leftover amoxicillin?",
  ])('“%s” is a no, with the allergy', (said) =>
    expect(of(said)).toMatch(/^No\. Amoxicillin is stored for Zoe.*penicillin.*allergy for Gran/s),
  );
  test('its owner, and where it is kept, are another matter', () => {
    expect(of('how much amoxicillin does zoe get', [ZOE])).toBe('');
    expect(of('does the amoxicillin go in the fridge?', [])).toMatch(/Keep in the fridge/);
    expect(of('gran took zoes amoxicillin, what can she have now')).not.toMatch(/^No\. Amoxicillin/);
  });
  test('“can we just stop” is about the medicine spoken of', () => {
    expect(ask('shes fine now, can we just stop?', [], 'Amoxicillin')).toMatch(/stored until.*Dr\. Weiss/s);
    expect(ask('shes fine now, can we just stop?')).toBe('');
  });
});
