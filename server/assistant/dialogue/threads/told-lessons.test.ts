// Lessons at home that are told one by one, and the words that change one or give a break.
import { describe, expect, test } from 'vitest';
import { schoolDay, type SchoolDay } from '#contract/kinds/school-day.ts';
import type { PlannedDay } from '#contract/shapes.ts';
import { storedRecord } from '#contract/testing/stored-record.ts';
import { memberWith, menuWith } from '../../answers/testing/records.ts';
import type { Household } from '../../reading/household.ts';
import { lastCards, lastPlan, thread } from '../testing/thread.ts';

const lesson = (start: string, end: string, subject: string, activity = '') => ({
  start,
  end,
  subject,
  activity,
  shared: false,
  teacher: false,
  done: false,
});
const dayOf = (id: string, memberId: string, activity: string): SchoolDay =>
  storedRecord(schoolDay, {
    id,
    date: '2026-11-23',
    memberId,
    lessons: [lesson('09:00', '09:45', 'Math', activity), lesson('10:00', '10:45', 'Reading')],
  });
const members = [
  memberWith({ id: 'nina', name: 'Nina', relationship: 'parent', age: 40 }),
  memberWith({ id: 'otto', name: 'Otto', age: 9, notes: 'Homeschooled.' }),
  memberWith({ id: 'pim', name: 'Pim', age: 7, notes: 'Homeschooled.' }),
  memberWith({ id: 'rose', name: 'Rose', age: 15 }),
];
const family: Partial<Household> = { speakerId: 'nina', members };
const planned = {
  ...family,
  schoolDays: [dayOf('d1', 'otto', 'Lesson 14'), dayOf('d2', 'pim', 'Lesson 14')],
};

describe('lessons with their own hours', () => {
  test.each([
    'homeschool tomorrow for otto and pim: math lesson 14 at 9, reading at 10',
    'tomorrow otto and pim do math lesson 14 at 9 and reading at 10',
    'otto and pim tomorrow, at 9 math lesson 14, at 10 reading',
  ])('“%s” is a day of lessons for each child, and no week', (said) => {
    const lessons = [lesson('09:00', '09:45', 'Math', 'Lesson 14'), lesson('10:00', '10:45', 'Reading')];
    expect(lastCards([said], { family })).toEqual(
      ['otto', 'pim'].map((memberId) => ({
        tool: 'createSchoolDay',
        input: { date: '2026-11-23', memberId, lessons },
      })),
    );
  });

  test.each([
    ['pim math lesson tomorrow 10am beast academy lesson 14', lesson('10:00', '10:45', 'Math', 'Lesson 14')],
    ['otto science tomorrow 1 to 2, magnets', lesson('13:00', '14:00', 'Science', 'Magnets')],
    ['put reading for pim at 10 tomorrow', lesson('10:00', '10:45', 'Reading')],
  ])('“%s” is that lesson of a child who learns at home', (said, one) => {
    expect(lastCards([said], { family })).toMatchObject([
      { tool: 'createSchoolDay', input: { date: '2026-11-23', lessons: [one] } },
    ]);
  });

  test.each([
    ['add a reading lesson for pim tomorrow, 30 min', [lesson('09:00', '09:30', 'Reading')]],
    [
      'plan a 40 min science lesson tomorrow for pim about snow',
      [lesson('09:00', '09:40', 'Science', 'Snow')],
    ],
    [
      'pim does fractions tomorrow at 9, about 40 minutes. put it in her plan',
      [lesson('09:00', '09:40', 'Math', 'Fractions')],
    ],
    [
      'put math and spelling on tomorrow for pim',
      [lesson('09:00', '09:45', 'Math'), lesson('09:45', '10:30', 'Spelling')],
    ],
  ])('“%s” is no week of it', (said, lessons) => {
    expect(lastCards([said], { family })).toEqual([
      { tool: 'createSchoolDay', input: { date: '2026-11-23', memberId: 'pim', lessons } },
    ]);
  });

  test('a lesson without an hour comes behind those that are stored', () => {
    const [card] = lastCards(['add a science lesson for pim tomorrow'], { family: planned });
    expect(card).toMatchObject({
      tool: 'updateSchoolDay',
      input: {
        id: 'd2',
        lessons: [{ subject: 'Math' }, { subject: 'Reading' }, { subject: 'Science', start: '10:45' }],
      },
    });
  });

  test.each(['plan reading for pim starting tomorrow', 'plan reading every day for pim from tomorrow'])(
    '“%s” is a week',
    (said) => {
      expect(lastCards([said], { family })[0]?.tool).toBe('saveSchoolSchedule');
    },
  );

  test.each([
    ['20 min', [lesson('09:00', '09:20', 'Reading')]],
    ['math, not reading', [lesson('09:00', '09:45', 'Math')]],
    [
      'and science right after, for half an hour',
      [lesson('09:00', '09:45', 'Reading'), lesson('09:45', '10:15', 'Science')],
    ],
    [
      'and science right after, chapter 4',
      [lesson('09:00', '09:45', 'Reading'), lesson('09:45', '10:30', 'Science', 'Chapter 4')],
    ],
    [
      'also science about magnets',
      [lesson('09:00', '09:45', 'Reading'), lesson('09:45', '10:30', 'Science', 'Magnets')],
    ],
    ['add math too', [lesson('09:00', '09:45', 'Reading'), lesson('09:45', '10:30', 'Math')]],
    ['also spelling at 11', [lesson('09:00', '09:45', 'Reading'), lesson('11:00', '11:45', 'Spelling')]],
  ])('“%s” after its card changes that card', (said, lessons) => {
    expect(lastCards(['add a reading lesson for pim tomorrow', said], { family })).toMatchObject([
      { tool: 'createSchoolDay', input: { date: '2026-11-23', lessons } },
    ]);
  });

  test('each child gets the lesson beside its name', () => {
    const said = 'math for otto tomorrow 9-10 fractions, pim reading 10-10:30';
    expect(lastCards([said], { family }).map(({ input }) => [input['memberId'], input['lessons']])).toEqual([
      ['otto', [lesson('09:00', '10:00', 'Math', 'Fractions')]],
      ['pim', [lesson('10:00', '10:30', 'Reading')]],
    ]);
  });

  test.each(['rose math tutoring tomorrow 4 to 5', 'cancel pims math tomorrow at 10'])(
    '“%s” is no lesson at home',
    (said) => {
      expect(lastCards([said], { family }).map(({ tool }) => tool)).not.toContain('createSchoolDay');
    },
  );

  test.each([
    'otto and pim did math and reading this morning',
    'otto finished his math and reading today',
    'pim did reading and spelling',
  ])('“%s” tells what was held, and plans no week', (said) => {
    expect(lastCards([said], { family }).map(({ tool }) => tool)).not.toContain('saveSchoolSchedule');
    expect(lastPlan([said], { family }).asked).toBeDefined();
  });

  test('a week is still planned where one is asked for', () => {
    expect(lastCards(['plan a week of reading for otto, 20 minutes a day'], { family })[0]?.tool).toBe(
      'saveSchoolSchedule',
    );
  });

  test('a lesson that is done says so beside its subject, and no sentence ends within the line', () => {
    const lessons = [
      { ...lesson('09:00', '09:45', 'Math', 'Count beans; stop early.'), done: true },
      lesson('10:00', '10:45', 'Reading'),
    ];
    const schoolDays = [{ ...dayOf('d1', 'pim', ''), lessons }];
    expect(lastPlan(['whats on tomorrow'], { family: { ...family, schoolDays } }).text).toContain(
      'Lessons for Pim, 9:00 AM Math (done), Count beans; stop early; 10:00 AM Reading',
    );
  });

  test('lessons are told with the day', () => {
    expect(lastPlan(['whats on tomorrow'], { family: planned }).text).toContain(
      'Lessons for Pim, 9:00 AM Math, Lesson 14; 10:00 AM Reading',
    );
  });
});

describe('a lesson with another number', () => {
  test.each(['pim is on 15 not 14', 'pims math is lesson 15, not 14', "pim's on lesson 15 not lesson 14"])(
    '“%s” changes the one lesson',
    (said) => {
      const [card, ...others] = lastCards([said], { family: planned });
      expect(others).toEqual([]);
      expect(card).toEqual({
        tool: 'updateSchoolDay',
        input: {
          id: 'd2',
          lessons: [lesson('09:00', '09:45', 'Math', 'Lesson 15'), lesson('10:00', '10:45', 'Reading')],
        },
      });
    },
  );

  test.each(['pim is 8 not 7', 'rose is on 15 not 14'])('“%s” changes no lesson', (said) => {
    expect(lastCards([said], { family: planned }).map(({ tool }) => tool)).not.toContain('updateSchoolDay');
  });
});

describe('a break', () => {
  test('“they” are the children with lessons, who learn at home', () => {
    const [card] = lastCards(['theyre off wed thru fri for thanksgiving'], { family: planned });
    expect(card?.input).toMatchObject({ schoolType: 'homeschool', children: ['otto', 'pim'] });
  });

  test.each(['also theyre off wed thru fri for thanksgiving', 'and theres no school wed to fri'])(
    '“%s” after a question about notes is no note',
    (said) => {
      const [, last] = thread(['pim is on 23 not 22', said], { family });
      expect(last?.plan.cards?.map(({ tool }) => tool)).toEqual(['saveSchoolSettings']);
    },
  );

  test('what answers the question is one', () => {
    expect(lastCards(['pim is on 23 not 22', 'he likes trains now'], { family })[0]?.tool).toBe(
      'updateFamilyMember',
    );
  });
});

describe('lessons on the days that are said', () => {
  const datesOf = (said: string): string[] => {
    const [card] = lastCards([said], { family });
    const plan = (card?.input['plan'] ?? []) as PlannedDay[];
    return plan.filter(({ lessons }) => lessons.length > 0).map(({ date }) => date);
  };

  test.each([
    ['add math for otto on thursday and tuesday at 10', ['2026-11-24', '2026-11-26']],
    ['otto does reading every monday at 9', ['2026-11-23']],
    ['plan math for otto on tuesdays and thursdays', ['2026-11-24', '2026-11-26']],
    ['plan reading for otto on monday and saturday', ['2026-11-23', '2026-11-28']],
  ])('%s', (said, dates) => {
    expect(datesOf(said)).toEqual(dates);
  });

  test('a day that is skipped while lessons are spoken of takes no dinner off', () => {
    const menus = [menuWith({ monday: { dinner: 'Chili' } })];
    const [card] = lastCards(['what lessons does otto have monday', 'skip monday'], {
      family: { ...planned, menus },
    });
    expect(card).toMatchObject({ tool: 'missSchoolDay', input: { date: '2026-11-23' } });
  });
});
