// A thing of one's own at an hour is an appointment: it moves no other one and stays out of the school calendar, which takes
// what is of the school.
import { describe, expect, test } from 'vitest';
import { settings } from '../../answers/school/testing/school-family.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const family = { ...GAILS_FAMILY, schoolSettings: settings() };
const cards = (...turns: readonly string[]) => lastCards(turns, { family });

describe('a thing to do on the day spoken of', () => {
  test.each([
    ['put pack the ski bags at 2 that day', '2026-12-14T14:00', /pack (?:the )?ski bags/i],
    ['add wash the car at 4 that day', '2026-12-14T16:00', /wash (?:the )?car/i],
  ])('%s is new', (said, appointmentDate, title) => {
    const [card, ...others] = cards('when is my mammogram', said);
    expect(others).toEqual([]);
    expect(card).toMatchObject({ tool: 'createMedicalAppointment', input: { appointmentDate } });
    expect(card?.input['title']).toMatch(title);
  });

  test('the things of the children are one task, which is for none of them', () => {
    const made = cards('when is my mammogram', 'put pack kids bags at 2 that day');
    expect(made).toHaveLength(1);
    expect(made[0]?.input).not.toHaveProperty('familyMemberId');
  });

  test.each(['put it at 2 that day', 'put the mammogram at 2 that day'])(
    '%s moves the one spoken of',
    (said) => {
      expect(cards('when is my mammogram', said)).toMatchObject([
        { tool: 'updateMedicalAppointment', input: { appointmentDate: '2026-12-14T14:00' } },
      ]);
    },
  );
});

describe('a meeting about one child', () => {
  test.each([
    'parent teacher conf w ms tavares thurs dec 3 at 530 for ivo, 20 min',
    'ivo parent teacher conference with mr okoye dec 3 5:30pm for 20 minutes',
  ])('%s is an appointment', (said) => {
    const [card, ...others] = cards(said);
    expect(others).toEqual([]);
    expect(card).toMatchObject({
      tool: 'createMedicalAppointment',
      input: { appointmentDate: '2026-12-03T17:30', familyMemberId: 'ivo', duration: 20 },
    });
    expect(card?.input['title']).toMatch(/conf/i);
    expect(JSON.stringify(card?.input)).toMatch(/tavares|okoye/i);
  });

  test('a day of the whole school is none', () => {
    expect(cards('parent teacher conferences dec 3, no school')[0]?.tool).toBe('saveSchoolSettings');
  });
});

describe('an order for the school calendar behind what is told', () => {
  test.each([
    'Tomorrow is a snow day, the district just called. Can you put that in the school calendar?',
    'no school on friday, heating is out. could you add that to the school calendar?',
  ])('%s', (said) => {
    const [card] = cards(said);
    expect(card?.tool).toBe('saveSchoolSettings');
    expect(lastPlan([said], { family }).text).not.toMatch(/changed nothing/);
  });
});

describe('lessons in a break that is stored', () => {
  const said = 'make ivo a homeschool plan for spring break, 1 hr a day fractions n spelling mon to thurs';

  test('are planned on its days, and a part of a subject is that subject', () => {
    const { text, cards: [card] = [] } = lastPlan([said], { family });
    expect(card).toMatchObject({
      tool: 'saveSchoolSchedule',
      input: { request: { from: '2027-04-05', until: '2027-04-09', subjects: ['Spelling', 'Math'] } },
    });
    expect(text).toMatch(/April 5/);
    expect(text).toMatch(/Fractions/);
    expect(text).not.toMatch(/left out|at least 3/);
  });

  test('a further day of the plan stays in its week', () => {
    const { text, cards: made = [] } = lastPlan([said, 'add a chess day friday'], { family });
    expect(made.map(({ tool }) => tool)).not.toContain('saveSchoolSettings');
    expect(JSON.stringify(made) + text).toMatch(/2027-04-09|April 9/);
  });
});
