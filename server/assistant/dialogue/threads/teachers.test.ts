// Lessons and those who teach them: the activity is the title of the visit, the teacher is its contact or its note.
import { expect, test } from 'vitest';
import { FAMILY } from '../../answers/testing/family.ts';
import { contactWith } from '../../answers/testing/records.ts';
import { lastCards } from '../testing/thread.ts';

const family = {
  ...FAMILY,
  contacts: [
    ...(FAMILY.contacts ?? []),
    contactWith({ id: 'ruiz', name: 'Mr. Ruiz', type: null, specialty: 'Violin teacher' }),
  ],
};
const inputs = (said: string) => lastCards([said], { family }).map(({ input }) => input);

test.each([
  ['mia violin lesson w mr ruiz tue 4', { title: 'Violin lesson', contactId: 'ruiz' }],
  ['lucas chess thursday 5pm with mr ruiz', { title: 'Chess', contactId: 'ruiz' }],
  ['mia has tutoring with ms kerr monday at 4', { title: 'Tutoring', notes: 'with ms kerr' }],
  ['lucas swim class with coach dan sat 9am', { title: 'Swim class', notes: 'with coach dan' }],
])('%s', (said, fields) => expect(inputs(said)).toEqual([expect.objectContaining(fields)]));

test.each([
  ['mia meets mr ruiz friday at 3', { title: 'Mr. Ruiz', contactId: 'ruiz' }],
  ['dr patel for lucas december 21 at 9', { title: 'Dr. Anika Patel', contactId: 'patel' }],
])('without an activity, whom it is with is the title: %s', (said, fields) =>
  expect(inputs(said)).toEqual([expect.objectContaining(fields)]),
);

test.each([
  ['lucass teacher is ms whitlock', 'Ms Whitlock', "Lucas's teacher"],
  ["mia's piano teacher ms whitlock 212 555 0181 save it", 'Ms Whitlock', "Mia's piano teacher"],
  ['add mr bell as mias tutor', 'Mr Bell', "Mia's tutor"],
  ['mias coach is coach bell', 'Coach Bell', "Mia's coach"],
])('who teaches somebody is a contact: %s', (said, name, notes) => {
  expect(lastCards([said], { family })).toEqual([
    { tool: 'createMedicalContact', input: expect.objectContaining({ name, notes }) },
  ]);
});

test('a trouble with a teacher is no contact', () => {
  expect(lastCards(['lucass teacher ms whitlock yelled at him'], { family })).toEqual([]);
});
