// Visits told in a few words or within a story: one card for who goes, with the day, the hour and the doctor in their fields.
import { describe, expect, test } from 'vitest';
import { FAMILY } from '../../answers/testing/family.ts';
import { appointmentWith } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const inputs = (...turns: readonly string[]) => lastCards(turns).map(({ input }) => input);

describe('a person, a visit, a day and an hour without a colon', () => {
  test.each([
    [
      'Ruth foot clinic mon dec 7 1030 dr amari',
      {
        title: 'Foot clinic',
        appointmentDate: '2026-12-07T10:30',
        familyMemberId: 'ruth',
        contactId: 'amari',
      },
    ],
    [
      'mia hearing check fri 12/11 915 dr patel',
      {
        title: 'Hearing check',
        appointmentDate: '2026-12-11T09:15',
        familyMemberId: 'mia',
        contactId: 'patel',
      },
    ],
    [
      'lucas skin clinic dec 10 215 dr patel',
      {
        title: 'Skin clinic',
        appointmentDate: '2026-12-10T14:15',
        familyMemberId: 'lucas',
        contactId: 'patel',
      },
    ],
  ])('“%s” is a new appointment', (said, input) => {
    expect(inputs(said)).toEqual([input]);
  });

  test('a house number in a street is one all the same', () => {
    expect(inputs('dentist for mia dec 11 at 9:15, 1030 Harbor Dr')).toMatchObject([
      { appointmentDate: '2026-12-11T09:15', notes: expect.stringContaining('1030 Harbor Dr') },
    ]);
  });
});

describe('one visit within a story', () => {
  test.each([
    [
      'Theo holds his book so close and the eye doctor drives up just once a month and I got him in wednesday december 9th at 3',
      { title: 'Eye exam', appointmentDate: '2026-12-09T15:00', familyMemberId: 'theo' },
    ],
    [
      'the skin dr comes to town next month so they called and i got theo in december 8 at 1:30',
      { title: 'Dermatologist', appointmentDate: '2026-12-08T13:30', familyMemberId: 'theo' },
    ],
  ])('“%s” is one card for the one who goes, with no doctor made of a verb', (said, input) => {
    const [{ notes, ...made } = {}, ...others] = inputs(said);
    expect(made).toEqual(input);
    expect(others).toEqual([]);
    expect(notes ?? '').not.toContain('Dr.');
  });

  test('two who go have a card each', () => {
    expect(inputs('theo and i have the dentist friday at 3')).toMatchObject([
      { familyMemberId: 'dana' },
      { familyMemberId: 'theo' },
    ]);
  });

  test('a doctor by name keeps it', () => {
    expect(inputs('add the eye doctor Marsh for ruth on december 9 at 10')).toMatchObject([
      { notes: 'With Dr. Marsh' },
    ]);
  });
});

describe('notes of a stored visit', () => {
  test.each(['put latex on Theos too', 'put latex on Theo too', 'write wool on Mias'])(
    '“%s” names none, and nothing is noted',
    (said) => {
      expect(inputs(said)).toEqual([]);
    },
  );

  test('a visit by its title, or the one spoken of, is noted on', () => {
    expect(inputs("write soccer on mia's dental cleaning")).toMatchObject([{ id: 'dental' }]);
    expect(inputs('when does ruth have her eye exam', 'note down her old glasses')).toMatchObject([
      { id: 'eye', notes: expect.stringContaining('old glasses') },
    ]);
  });

  test('a doctor is no note twice, and an hour is none', () => {
    expect(inputs('when does ruth have her eye exam', 'note dec 7 1030 dr lee')).toEqual([
      { id: 'eye', notes: 'With Dr. Lee' },
    ]);
  });
});

test('what happened at an hour that has passed is an entry of the health history, and no visit', () => {
  expect(lastCards(['log lucas seizure today at 3, 2 min'])).toMatchObject([
    { tool: 'createMedicalRecord', input: { familyMemberId: 'lucas', date: '2026-11-22' } },
  ]);
});

test.each(['make it an hour long', 'it should be 60 minutes', 'make that 60 minutes long'])(
  '“%s” is how long the card before is, and no note',
  (said) => {
    const [input] = inputs('dentist for mia dec 14 at 3:30 in the afternoon', said);
    expect(input).toMatchObject({ appointmentDate: '2026-12-14T15:30', duration: 60 });
    expect(input).not.toHaveProperty('notes');
  },
);

test('the half of the day of a card is not left out of it; another half is', () => {
  expect(lastPlan(['dentist for mia dec 14 at 3:30 in the afternoon']).text).not.toContain('left out');
  expect(lastPlan(['put a movie night in for friday at 7 in the evening']).text).not.toContain('left out');
});

const PIANO = { title: 'Piano', when: '2026-12-01T16:00', familyMemberId: 'mia' };

test.each(['Can it repeat every week until Dec 20?', 'and every tuesday after that until dec 20'])(
  'a visit, “%s”: the same on that weekday, one card each',
  (said) => {
    const family = { ...FAMILY, appointments: [appointmentWith({ id: 'piano', ...PIANO })] };
    const { text, cards = [] } = lastPlan(["when is mia's piano", said], { family });
    expect(text).not.toContain('left out');
    expect(cards.map(({ input }) => input['appointmentDate'])).toEqual([
      '2026-12-08T16:00',
      '2026-12-15T16:00',
    ]);
  },
);

test('a rhythm alone repeats no visit that was only asked about', () => {
  expect(lastCards(["when is mia's dentist", 'every week'])).toEqual([]);
});
