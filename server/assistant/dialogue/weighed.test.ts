// A message whose words another reading holds better is not kept by an open question, a waiting card or the record spoken of.
import { expect, test } from 'vitest';
import { contactWith } from '../answers/testing/records.ts';
import { GAILS_FAMILY } from './testing/thread-family.ts';
import { lastCards, lastPlan, thread } from './testing/thread.ts';

const family = {
  ...GAILS_FAMILY,
  contacts: [contactWith({ id: 'lee', name: 'Coach Lee', email: 'lee@rink.example' })],
};
const MOVE = 'move walts INR check to tuesday same time';

test('a question about somebody else is no correction of the card that waits', () => {
  const asked = [MOVE, 'wait isnt ivos teeth thing dec 3'];
  expect(lastPlan(asked, { family }).text).toMatch(/Ivo's Dental cleaning is Thursday, December 3/);
  expect(lastPlan(asked, { family }).cards ?? []).toEqual([]);
});

test('the card waits still behind it', () => {
  const last = thread([MOVE, 'wait isnt ivos teeth thing dec 3', 'k wednesday then, 10am'], { family }).at(
    -1,
  );
  expect(last?.plan.cards?.[0]?.input).toMatchObject({ id: 'a1', appointmentDate: '2026-11-25T10:00' });
});

test('a number of somebody new is no change of the medicine spoken of', () => {
  const [card] = lastCards(
    ['how much lisinopril do i take', 'dr fenn got a new office too its 719 555 0126, save that'],
    { family },
  );
  expect(card).toMatchObject({
    tool: 'createMedicalContact',
    input: { name: 'Dr. Fenn', phoneNumber: '719 555 0126' },
  });
});

test('another visit that is named is the one asked about', () => {
  const text = lastPlan(["when is nell's dental cleaning", 'and the mammogram, when is that'], {
    family,
  }).text;
  expect(text).toMatch(/Mammogram is Monday, December 14/);
});

test('a correction stays one', () => {
  const [card] = lastCards([MOVE, 'no wednesday'], { family });
  expect(card?.input).toMatchObject({ id: 'a1', appointmentDate: '2026-11-25T09:15' });
});

test('an assent behind a question in between is one to the card that waits', () => {
  const asked = [MOVE, 'wait isnt ivos teeth thing dec 3', 'ok do it'];
  expect(lastPlan(asked, { family }).text).toMatch(/Tap Approve/);
  expect(lastPlan(asked, { family, approves: true }).text).not.toMatch(/Tap Approve/);
});
