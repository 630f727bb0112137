import { expect, test } from 'vitest';
import { foodAnswers } from './food-answers.ts';
import type { CheckAnswer, CheckQuestion, Household } from './questions.ts';
import type { WeekReview } from '../lists/week-review.ts';

const person = { age: null, allergies: [], dietaryRestrictions: [], dietaryNeeds: [], notes: '' };
const members = [{ ...person, id: 'mia', name: 'Mia', allergies: ['peanuts'] }];
const records: Household['records'] = [];
const satay = { name: 'Satay', ingredients: ['peanut butter', 'rice'] };

const asking = () => {
  const answer = foodAnswers();
  return (about: CheckQuestion) => answer({ id: 1, kind: 'check', about }).answer as CheckAnswer;
};
const said = ({ concerns }: CheckAnswer) => concerns.map((found) => found.map(({ says }) => says).join());

test('each food of a question has its concerns, in its order; texts of menus mean the dishes of the family', () => {
  const data: Household = { members, records, ideas: [satay] };
  const foods = [{ item: 'rice' }, { meal: 'Satay' }, { idea: satay }, { item: 'peanuts' }];
  const answer = asking()({ household: 1, data, foods });
  expect(said(answer)).toEqual(['', 'contains peanut', 'contains peanut', 'contains peanut']);
  expect(answer.hasRules).toBe(true);
});

test('an allergy that only a medical record states counts, and the record is named', () => {
  const ben = { ...person, id: 'ben', name: 'Ben' };
  const record = { familyMemberId: 'ben', title: 'Severe peanut allergy', entries: ['peanut'] };
  const ask = (own: Household['records']) =>
    asking()({
      household: 1,
      data: { members: [ben], records: own, ideas: [] },
      foods: [{ item: 'peanuts' }],
    });
  expect(ask([record])).toMatchObject({
    hasRules: true,
    concerns: [[{ people: ['Ben'], says: 'contains peanut', record: 'Severe peanut allergy' }]],
  });
  expect(ask([{ ...record, familyMemberId: 'mia' }])).toEqual({ hasRules: false, concerns: [[]] });
});

test('a household is told once and remembered; the oldest of more than four is forgotten', () => {
  const ask = asking();
  const foods = [{ item: 'peanuts' }];
  for (const household of [1, 2, 3, 4]) ask({ household, data: { members, records, ideas: [] }, foods: [] });
  expect(said(ask({ household: 1, foods }))).toEqual(['contains peanut']);
  ask({ household: 5, data: { members: [], records, ideas: [] }, foods: [] });
  expect(said(ask({ household: 2, foods }))).toEqual(['contains peanut']);
  expect(() => ask({ household: 1, foods })).toThrow('is not known');
});

test('the shopping of a week is compared with the list made of it', () => {
  const day = { breakfast: '', lunch: '', dinner: 'Satay', notes: '' };
  const days = ['Monday'].map((name) => ({ ...day, day: name }));
  const dated = { createdAt: '2026-11-21T10:00:00.000Z', updatedAt: '2026-11-21T10:00:00.000Z' };
  const about = {
    weekStart: '2026-11-23',
    menus: [{ id: 'week-2026-11-23', weekStart: '2026-11-23', notes: '', days, ...dated }],
    ideas: [satay],
    pantry: [],
    lists: [
      {
        ...dated,
        id: 'list',
        title: 'Week of Nov 23',
        items: [{ id: 'i', name: 'Rice', qty: '', checked: false }],
      },
    ],
  };
  const { answer } = foodAnswers()({ id: 7, kind: 'week', about } as never);
  const { reviewed, listId } = answer as WeekReview;
  expect(listId).toBe('list');
  expect(reviewed.missing.map(({ name }) => name)).toEqual(['peanut butter']);
  expect(reviewed.there.map(({ name }) => name)).toEqual(['rice']);
});
