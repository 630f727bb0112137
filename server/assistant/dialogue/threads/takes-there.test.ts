// Who takes somebody to a visit that is stored is a note of it; a question for its day is answered from it; a day that one
// child misses is none of the school's.
import { describe, expect, test } from 'vitest';
import { appointmentWith, contactWith, memberWith } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const family = {
  speakerId: 'ines',
  members: [
    memberWith({ id: 'ines', name: 'Ines', relationship: 'parent', age: 40 }),
    memberWith({ id: 'omar', name: 'Omar', relationship: 'parent', age: 41 }),
    memberWith({ id: 'bia', name: 'Bia', age: 6 }),
    memberWith({ id: 'gran', name: 'Nell', relationship: 'grandparent', age: 71 }),
  ],
  contacts: [
    contactWith({ id: 'lund', name: 'Dr. Lund' }),
    contactWith({ id: 'ruth', name: 'Ruth Vale', type: null, specialty: 'Neighbor' }),
  ],
  appointments: [
    appointmentWith({
      id: 'well',
      title: 'Well visit',
      when: '2026-11-27T10:30',
      familyMemberId: 'bia',
      contactId: 'lund',
    }),
    appointmentWith({ id: 'eyes', title: 'Eye exam', when: '2026-12-04T13:00', familyMemberId: 'gran' }),
  ],
};
const made = (said: string) => lastCards([said], { family });
const text = (said: string) => lastPlan([said], { family }).text;

describe('who takes somebody there', () => {
  test.each([
    'omar will take bia to the well visit fri',
    'Omar is taking Bia to the well visit',
    'omar is driving bia to the well visit on friday',
  ])('“%s” is a note', (said) => {
    expect(made(said)).toMatchObject([
      {
        tool: 'updateMedicalAppointment',
        input: { id: 'well', notes: expect.stringMatching(/^Omar will take bia/i) },
      },
    ]);
  });

  test.each([
    ['ruth is picking up bia from the well visit', 'Ruth will pick up bia'],
    ['ruth is picking bia up from the well visit', 'Ruth will pick up bia'],
    ['ruth takes bia to the well visit', 'Ruth will take bia'],
    ['ruth can bring bia to the well visit', 'Ruth will take bia'],
  ])('“%s” is a note, and the doctor stays', (said, notes) => {
    const [card, ...others] = made(said);
    expect(others).toEqual([]);
    expect(card?.input).toEqual({ id: 'well', notes: expect.stringMatching(new RegExp(`^${notes}`, 'i')) });
  });

  test('whom a visit is with is changed as before', () => {
    expect(made('bias well visit is with ruth now')).toMatchObject([{ input: { contactId: 'ruth' } }]);
  });

  test('“who is taking bia to the well visit” asks', () => {
    expect(made('who is taking bia to the well visit')).toEqual([]);
    expect(text('who is taking bia to the well visit')).toContain('No one is stored');
  });

  test('“I am taking Bia to the beach Saturday at 10” is an event of its own', () => {
    expect(made('I am taking Bia to the beach Saturday at 10')).toMatchObject([
      { tool: 'createMedicalAppointment' },
    ]);
  });
});

test.each(['when is the eye exam', "when is Nell's eye exam", 'when’s the eye exam'])(
  '“%s” is told from the calendar',
  (said) => expect(text(said)).toMatch(/Nell's Eye exam is Friday, December 4/),
);

test('“when should kids get an eye exam” is not', () => {
  expect(text('when should kids get an eye exam')).not.toContain('December 4');
});

test.each(['bia is out of school friday for the dentist', 'Bia will be missing school on Friday'])(
  '“%s” writes nothing into the calendar of the school',
  (said) => expect(made(said)).toEqual([]),
);

test('an event of the school that a parent helps with is one', () => {
  expect(made('add field day on Friday, Omar helps')).toHaveLength(1);
});

test('“Omar is off Monday” writes nothing into the calendar of a school', () => {
  expect(made('Omar is off Monday')).toEqual([]);
});

test.each([
  'add a lesson on the water cycle for bia thursday 10am',
  'add swim lessons for bia dec 14 to 25 at 9',
])('“%s” sets no hours of a school at home', (said) =>
  expect(made(said).map(({ tool }) => tool)).not.toContain('saveSchoolSettings'),
);

test("“Bia's last day is June 3, not June 4” is one day", () => {
  const [card] = made("bia's last day of school is June 3 not June 4");
  expect(JSON.stringify(card?.input)).toContain('2027-06-03');
  expect(JSON.stringify(card?.input)).not.toContain('2027-06-04');
});

test.each(['stitches out next tuesday', 'cast off friday', 'Nell is done fasting Dec 4'])(
  '“%s” is no day of a school',
  (said) => expect(made(said).map(({ tool }) => tool)).not.toContain('saveSchoolSettings'),
);
