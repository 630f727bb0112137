import { expect, test } from 'vitest';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import {
  childrenToTeach,
  optionsOfSaved,
  plannedChildren,
  planRequest,
  savedRequest,
} from './plan-request.ts';

const NO_OPTIONS = optionsOfSaved(null, [], '2026-11-28');
const member = (id: string, name: string, age: number | null, relationship = 'child') =>
  ({ id, name, age, relationship }) as FamilyMember;
const FAMILY = [
  member('m', 'Mia', 6),
  member('l', 'Leo', 9),
  member('d', 'Dana', 40, 'parent'),
  member('b', 'Bo', 1),
];
const SCHOOL = {
  curriculum: 'Montessori',
  subjects: ['Math', 'Reading'],
  daysPerWeek: 4,
  schoolHours: { start: '09:00', end: '13:00' },
};
const CHOSEN = { ...SCHOOL, children: [] };

test('without options and children the request has exactly the fields of the requirement [API-05]', () => {
  expect(planRequest(CHOSEN, { ...NO_OPTIONS, children: [] }, FAMILY)).toEqual({
    ...SCHOOL,
    preferences: { includeBreaks: true, subjectRotation: true },
  });
});

test('chosen children, days away, turns and the first day are part of the request', () => {
  const options = {
    ...NO_OPTIONS,
    children: ['l', 'm'],
    away: [
      { key: '1', what: ' Co-op ', day: 'tuesday', childId: 'l' },
      { key: '2', what: '', day: 'friday', childId: '' },
    ],
    turns: 'Art; Music, ',
    from: '2026-11-30',
    until: '2027-06-11',
  };
  const request = planRequest(CHOSEN, options, FAMILY);
  expect(request).toMatchObject({
    children: [
      { id: 'm', name: 'Mia', age: 6 },
      { id: 'l', name: 'Leo', age: 9 },
    ],
    away: [{ day: 'tuesday', what: 'Co-op', children: ['Leo'] }, { day: 'friday' }],
    loops: [{ subjects: ['Art', 'Music'] }],
    from: '2026-11-30',
  });
  expect(request).not.toHaveProperty('until');
  expect(savedRequest(request, options)).toEqual({ ...request, until: '2027-06-11' });
});

test('offers children from 3 to 18, and those whose age is not known', () => {
  expect(childrenToTeach([...FAMILY, member('x', 'Kim', null)]).map(({ name }) => name)).toEqual([
    'Mia',
    'Leo',
    'Kim',
  ]);
});

test('a plan is for the children of the school until others are chosen [D35]', () => {
  const names = (children: string[], chosen: string[] | null) =>
    plannedChildren({ children }, { ...NO_OPTIONS, children: chosen }, FAMILY).map(({ name }) => name);
  expect(names([], null)).toEqual(['Mia', 'Leo']);
  expect(names(['l'], null)).toEqual(['Leo']);
  expect(names(['l'], ['m'])).toEqual(['Mia']);
  expect(names([], [])).toEqual([]);
});

test('the options of a saved schedule come back, so that the next plan is made from the same [API-05]', () => {
  const options = {
    ...NO_OPTIONS,
    children: ['l'],
    away: [
      { key: '1', what: 'Co-op', day: 'tuesday', childId: 'l' },
      { key: '2', what: '', day: 'friday', childId: '', start: '12:00', end: '15:00' },
    ],
    turns: 'Art, Music',
    theme: 'The ocean',
    from: '2026-11-30',
    until: '2027-06-11',
  };
  const request = savedRequest(planRequest(CHOSEN, options, FAMILY), options);
  const read = optionsOfSaved(request, FAMILY, '2026-11-28');
  expect(savedRequest(planRequest(CHOSEN, read, FAMILY), read)).toEqual(request);
});

test('a saved schedule gives no days that are over and no children who are gone', () => {
  const children = [{ id: 'gone', name: 'Gus', age: 9 }];
  const away = [
    { day: 'monday' as const, children: ['Gus'] },
    { date: '2026-12-24', endDate: '2026-12-26' },
  ];
  const request = { ...planRequest(CHOSEN, NO_OPTIONS, FAMILY), children, away, from: '2026-09-01' };
  expect(optionsOfSaved(request, FAMILY, '2026-11-28')).toEqual(NO_OPTIONS);
  expect(optionsOfSaved(null, FAMILY, '2026-11-28')).toEqual(NO_OPTIONS);
});
