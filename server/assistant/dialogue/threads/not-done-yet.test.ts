// A visit to come is not done yet, so many of them are as many as asked for, and a planned dish is known by any word of its name.
import { expect, test } from 'vitest';
import {
  appointmentWith,
  medicationWith,
  memberWith,
  menuWith,
  recordWith,
} from '../../answers/testing/records.ts';
import { lastPlan } from '../testing/thread.ts';

const visit = (id: string, title: string, when: string, familyMemberId: string, notes = '') =>
  appointmentWith({ id, title, when, familyMemberId, notes });
const family = {
  speakerId: 'ada',
  members: [
    memberWith({ id: 'ada', name: 'Ada', relationship: 'parent', age: 40 }),
    memberWith({ id: 'kit', name: 'Kit', age: 9 }),
    memberWith({ id: 'otto', name: 'Otto', relationship: 'grandparent', age: 78 }),
  ],
  appointments: [
    visit('ear', 'Hearing test', '2026-12-03T09:00', 'kit'),
    visit('scan', 'Fasting blood draw', '2026-12-04T09:00', 'otto', 'Fasting from 8 pm.'),
    visit('feet', 'Foot clinic', '2026-12-09T09:00', 'otto', 'No fasting needed.'),
    visit('eyes', 'Cataract check', '2026-12-11T09:00', 'otto'),
  ],
  records: [recordWith({ id: 'shot', title: 'Flu shot', familyMemberId: 'kit', date: '2026-10-02' })],
  medications: [
    medicationWith({ id: 'w', name: 'Warfarin', familyMemberId: 'otto' }),
    medicationWith({ id: 'm', name: 'Meloxicam', familyMemberId: 'otto' }),
  ],
  menus: [menuWith({ wednesday: { dinner: 'Greens with smoked tofu (saag)' } }, '2026-11-23')],
};
const text = (said: string): string => lastPlan([said], { family }).text;

test.each(['did kit do the hearing test yet', 'has otto already had his cataract check'])(
  '“%s” is told that it is still to come',
  (said) => expect(text(said)).toMatch(/^Not yet\. (?:Kit|Otto)/),
);

test.each([
  ['did kit get the flu shot yet', /^Yes/],
  ['did we schedule the hearing test for kit', /^Yes/],
])('“%s” is none of it', (said, words) => expect(text(said)).toMatch(words));

test('so many of the next visits', () => {
  const told = text('next two appointments');
  expect(told).toMatch(/Hearing test.*Fasting blood draw/s);
  expect(told).not.toContain('Foot clinic');
});

test.each([
  ['does otto have to fast for the foot clinic', /^No, “No fasting needed/],
  ['should otto fast before the blood draw', /^Yes, “Fasting from 8 pm/],
])('“%s” is answered by the note', (said, words) => expect(text(said)).toMatch(words));

test.each(['is saag wednesday ok for the old man', 'can grandpa have the saag'])(
  '“%s” meets the medicine of the one who is meant',
  (said) => expect(text(said)).toMatch(/vitamin K.*Warfarin/s),
);

test('a medicine that somebody is off since a weekday ended on the last one', () => {
  const { cards } = lastPlan(['otto is off meloxicam since thursday'], { family });
  expect(cards?.map(({ input }) => input)).toEqual([
    expect.objectContaining({ id: 'm', isActive: false, endDate: '2026-11-19' }),
  ]);
});
