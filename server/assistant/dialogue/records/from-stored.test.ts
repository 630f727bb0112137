// Questions that a stored sentence answers, and those that it only seems to answer.
import { expect, it, test } from 'vitest';
import {
  appointmentWith,
  listOf,
  medicationWith,
  memberWith,
  stockOf,
  menuWith,
} from '../../answers/testing/records.ts';
import { lastPlan } from '../testing/thread.ts';

const family = {
  speakerId: 'ada',
  members: [
    memberWith({ id: 'ada', name: 'Ada', relationship: 'parent' }),
    memberWith({
      id: 'hugo',
      name: 'Hugo',
      relationship: 'parent',
      notes: 'Works offshore. Home again December 1.',
    }),
    memberWith({ id: 'ida', name: 'Ida', relationship: 'parent', notes: 'Gone Thursdays to Saturdays.' }),
    memberWith({ id: 'kit', name: 'Kit', notes: 'Chess club Fridays 10 AM to 12 PM.' }),
  ],
  appointments: [
    appointmentWith({ id: 'scan', title: 'Ear scan', when: '2026-12-10T09:20', familyMemberId: 'kit' }),
  ],
  menus: [menuWith({ tuesday: { dinner: 'Welcome home roast' } }, '2026-11-30')],
};
const said = (text: string) => lastPlan([text], { family });

test('the number of a date is no hour of a note', () => {
  const { text } = said('anyone got something on the 10th');
  expect(text).toContain('Ear scan');
  expect(text).not.toMatch(/^No\b/);
});

test('a question about somebody is answered by their note, and by no dish of that day', () => {
  expect(said('hugo home on the 1st right?').text).toContain('Home again December 1');
});

test.each(['what day is chess club again and what time', 'what time is chess club'])(
  'a weekly thing of the notes is told, and not the clock: %s',
  (text) => {
    expect(said(text).text).toContain('Chess club Fridays 10 AM to 12 PM');
  },
);

test('the day of today stays what it is', () => {
  expect(said('what day is it').text).toContain('November 22');
});

it('says no yes by a visit of somebody else, nor to one of two days', () => {
  expect(said("is hugo around for kit's ear scan").text).not.toMatch(/^Yes/);
  expect(said("is kit's ear scan the 10th or the 11th").text).toMatch(/^Kit's Ear scan/);
  expect(said("is kit's ear scan thursday the 10th").text).toMatch(/^Yes/);
});

it('takes somebody who is gone each week for not home', () => {
  expect(said("is ida home for kit's ear scan").text).toMatch(/^No\. Ida's notes say .*Gone Thursdays/);
  expect(said('is ida home on monday november 30').text).not.toMatch(/^No/);
});

it('writes nothing for a question about somebody by name', () => {
  expect(said('is kit eating the cod thurs').cards ?? []).toEqual([]);
});

const GOUT = {
  speakerId: 'ada',
  members: [
    memberWith({ id: 'ada', name: 'Ada', relationship: 'parent' }),
    memberWith({ id: 'hugo', name: 'Hugo', relationship: 'grandparent', notes: 'Gout, COPD.' }),
  ],
  lists: [listOf('fair', 'Science fair', ['Poster board'], ['Glue sticks'], ['Food coloring'])],
  pantry: ['Rice', 'Oats', 'Pasta', 'Beans', 'Corn', 'Milk'].map((name) => stockOf(name, name, '2')),
  medications: [
    medicationWith({
      id: 'col',
      name: 'Colchicine',
      familyMemberId: 'hugo',
      instructions: 'At the first sign of a gout attack: 2 tablets, 1 more after an hour, no more that day.',
    }),
  ],
};

test.each([
  'sci fair when n where do i sign up',
  'when is the science fair where do i sign up',
  'where do i sign up for swim team',
])('one ordinary word finds no medicine: %s', (text) => {
  expect(lastPlan([text], { family: GOUT }).text).not.toContain('Colchicine');
});

test.each(['what does hugo take for a gout attack', 'which tablets for the gout'])(
  'words of its instructions find it: %s',
  (text) => {
    expect(lastPlan([text], { family: GOUT }).text).toContain('Colchicine');
  },
);
