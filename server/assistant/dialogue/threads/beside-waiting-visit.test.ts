// Words while the card of a new appointment waits: a move of it, and reminders of other things.
import { describe, expect, test } from 'vitest';
import { memberWith } from '../../answers/testing/records.ts';
import { lastCards } from '../testing/thread.ts';

const members = [
  memberWith({ id: 'nina', name: 'Nina', relationship: 'parent', age: 40 }),
  memberWith({ id: 'iris', name: 'Iris', age: 10 }),
  memberWith({ id: 'jonah', name: 'Jonah', age: 7 }),
];
const family = { speakerId: 'nina', members };
const PIANO = 'Iris has piano lesson every Wednesday at 4';
const DENTIST = 'Dentist for Iris Wednesday at 4';

describe('a visit whose card waits', () => {
  test.each([
    [DENTIST, 'move it to 4:30', 'Dentist'],
    [DENTIST, 'can you push the dentist appointment back to 4:30', 'Dentist'],
    [PIANO, 'move piano to 4:30', 'Piano lesson'],
  ])('“%s”, “%s” changes the card', (added, moved, title) => {
    expect(lastCards([added, moved], { family })).toEqual([
      {
        tool: 'createMedicalAppointment',
        input: { title, appointmentDate: '2026-11-25T16:30', familyMemberId: 'iris' },
      },
    ]);
  });

  test('a move of something else does not', () => {
    expect(lastCards([DENTIST, 'move the eye exam to 4:30'], { family })).toEqual([]);
  });

  test.each(["remind me to pack Jonah's swim bag on Friday", 'remind me about the swim bag on Friday'])(
    '“%s” does not',
    (said) => {
      expect(lastCards([PIANO, said], { family })).toEqual([]);
    },
  );

  test('a reminder of it does', () => {
    expect(lastCards([DENTIST, 'remind me to bring the insurance card'], { family })).toMatchObject([
      { tool: 'createMedicalAppointment', input: { title: 'Dentist', appointmentDate: '2026-11-25T16:00' } },
    ]);
  });
});
