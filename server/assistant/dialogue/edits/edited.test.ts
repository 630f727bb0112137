// A follow-up that names a new value changes that one field of the waiting card, or of the record that was just stored.
import { describe, expect, test } from 'vitest';
import { FAMILY } from '../../answers/testing/family.ts';
import { medicationWith } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';
import { GAILS_FAMILY as family } from '../testing/thread-family.ts';

const cards = (...turns: string[]) => lastCards(turns, { family });
const inputs = (...turns: string[]): Record<string, unknown>[] => cards(...turns).map(({ input }) => input);
const later = (...turns: string[]) => lastCards(turns, { family, approves: true });

describe('a value of a waiting card', () => {
  test.each([
    ['ivo started cetirizine 5 mg once a day', 'no 10', { name: 'Cetirizine', dosage: '10 mg' }],
    ['ivo started cetirizine 5 mg once a day', 'sorry, 2.5 mg', { dosage: '2.5 mg' }],
    ['ivo started cetirizine 5 mg once a day', 'until june', { endDate: '2027-06-30' }],
    ['add cetirizine 5 mg once a day for ivo', 'started yesterday', { startDate: '2026-11-21' }],
    ['add cetirizine 5 mg once a day for ivo', 'he started it monday', { startDate: '2026-11-16' }],
    ['add cetirizine 5 mg once a day for ivo', 'it ends on the 30th', { endDate: '2026-11-30' }],
    ['add cetirizine 5 mg once a day for ivo', 'started on the 5th', { startDate: '2026-11-05' }],
    ['nell got her flu shot friday', 'actually wednesday', { date: '2026-11-18', familyMemberId: 'nell' }],
    ['ivo had his hearing test on oct 12', 'not oct 12, the 14th', { date: '2026-10-14' }],
    ['nell got her flu shot friday', 'oops thats ivos', { familyMemberId: 'ivo' }],
    ['gave walt his warfarin at 8 pm yesterday', 'it was 8:30', { givenAt: '2026-11-21T20:30' }],
    ['ivo had his fluticasone at 7 this morning', 'two puffs', { amount: 'two puffs' }],
    ['new contact coach reyes 406-555-0141', 'no 0114', { phoneNumber: '406-555-0114' }],
    ['we have 4 cans of corn in the pantry now', 'oh 6', { quantity: '6 cans' }],
  ])('“%s”, then “%s”', (first, next, field) => {
    const [input, ...others] = inputs(first, next);
    expect(others).toEqual([]);
    expect(input).toMatchObject(field);
  });

  test('what an edit changed stays when the wish is said anew in another field', () => {
    const [input] = inputs('ivo started cetirizine 5 mg once a day', 'no 10', 'at bedtime');
    expect(input).toMatchObject({
      dosage: '10 mg',
      instructions: expect.stringMatching(/bedtime/i) as string,
    });
  });

  test('an hour that somebody says is no note', () => {
    const [input] = later('add ivo karate dec 5 at 4', 'the flyer says 5').map(({ input: one }) => one);
    expect(input?.['notes']).toBeUndefined();
  });

  test('who gave a dose is not who it is for, and a number alone is none of its amount', () => {
    const first = 'gave walt his warfarin at 8 pm yesterday';
    expect(inputs(first, 'actually ivo gave it')[0]).toMatchObject({ givenBy: 'Ivo' });
    expect(JSON.stringify(inputs(first, 'he took 2'))).not.toMatch(/2 mg/);
  });

  test('one more day does not take the place of the first', () => {
    const [input] = inputs('nell has no school friday', 'monday too');
    expect(input?.['foundCalendar']).toMatchObject({
      events: [{ date: '2026-11-23' }, { date: '2026-11-27' }],
    });
  });

  test('an edit reaches no record of before a wish that has no place', () => {
    const turns = ['gave walt his warfarin at 8 this morning', 'remind me at 8 tonight', 'actually 7:45'];
    expect(lastCards(turns, { family, approves: true })).toEqual([]);
  });

  test('a word that is explained by nothing makes it no edit', () => {
    expect(lastPlan(['nell got her flu shot friday', 'ivo didnt'], { family }).cards ?? []).toEqual([]);
  });

  test('a question behind a new amount is no instruction; when it is taken is one', () => {
    const wish = 'add cetirizine 5 mg once a day for ivo';
    expect(inputs(`${wish} and tell me when he started it`)[0]?.['instructions']).toBeUndefined();
    expect(inputs(`${wish}, when he wakes up`)[0]?.['instructions']).toMatch(/wakes up/i);
  });

  test('an amount is compared with the label, and never said by Pip', () => {
    const { text } = lastPlan(['ivo started cetirizine 5 mg once a day', 'no 10'], { family });
    expect(text).toMatch(/label/);
    expect(text).not.toMatch(/10/);
  });

  test('the day of a new amount is not the day on which the medicine began', () => {
    const keppra = medicationWith({
      id: 'keppra',
      name: 'Levetiracetam',
      familyMemberId: 'theo',
      dosage: '5 ml',
      startDate: '2026-01-19',
      instructions: 'Never skip.',
    });
    const changed = lastCards(["theo's levetiracetam is 6 ml now", 'from friday tho'], {
      approves: true,
      family: { ...FAMILY, medications: [keppra] },
    });
    expect(changed.map(({ input }) => input)).toEqual([
      { id: 'keppra', instructions: 'Never skip. 6 ml from Friday, November 27' },
    ]);
  });

  test('a question about it is answered from the card', () => {
    const first = 'book ivo an eye exam dec 8 at 9';
    expect(lastPlan([first, 'what time was that'], { family }).text).toMatch(/December 8 at 9:00 AM/);
    expect(lastPlan([first, 'whos it with'], { family }).text).toMatch(/^No doctor is on the card/);
    expect(lastPlan([first, 'until when'], { family }).text).toMatch(/no length/);
  });
});

describe('a value of what was just stored', () => {
  test('the record is changed by its id, and no second one is made', () => {
    const first = 'ivo started cetirizine 5 mg once a day';
    expect(later('how much lisinopril do i take', 'the dose is 20 mg now', 'until december 30')).toEqual([
      { tool: 'updateMedication', input: { id: 'm3', endDate: '2026-12-30' } },
    ]);
    expect(lastCards([first, 'until december 30'], { family })[0]?.input).toMatchObject({
      endDate: '2026-12-30',
    });
  });

  test('what is missing may be told behind a question', () => {
    const [card] = later('who prescribed my lisinopril', 'dr amari did');
    expect(card?.input ?? {}).not.toHaveProperty('dosage');
  });

  test('a visit ends, gets a note, and one more day', () => {
    const first = 'add ivo karate dec 5 at 4';
    expect(later(first, 'until 4:45')).toEqual([
      { tool: 'updateMedicalAppointment', input: { id: 'added', duration: 45 } },
    ]);
    expect(later(first, 'until 5')[0]?.input).toEqual({ id: 'added', duration: 60 });
    expect(later(first, "it's at the old mill gym")[0]?.input).toEqual({
      id: 'added',
      notes: 'At the old mill gym',
    });
    expect(later(first, 'she needs 20 dollars')[0]?.input['notes']).toMatch(/20 dollars/);
    expect(later(first, 'also the 12th')[0]).toMatchObject({
      tool: 'createMedicalAppointment',
      input: { appointmentDate: '2026-12-12T16:00', familyMemberId: 'ivo' },
    });
  });
});

describe('one more, one less, elsewhere', () => {
  test('the same entry for somebody else stands beside the first', () => {
    expect(inputs('nell got her flu shot friday', 'ivo too').map((one) => one['familyMemberId'])).toEqual([
      'nell',
      'ivo',
    ]);
    expect(inputs('ivo started cetirizine 5 mg once a day', 'nell as well')).toMatchObject([
      { familyMemberId: 'ivo' },
      { familyMemberId: 'nell', dosage: '5 mg' },
    ]);
  });

  test('things on a waiting card go on the list that is named instead', () => {
    const [card, ...others] = cards('add sandpaper to groceries', 'put it on hardware instead');
    expect(others).toEqual([]);
    expect(card).toMatchObject({ tool: 'addShoppingItems', input: { id: 'hardware' } });
  });

  test('all that was checked off comes back with its card', () => {
    const plan = lastPlan(['got the celery', 'wait no put it back on'], { family });
    expect(plan.cards ?? []).toEqual([]);
    expect(plan.text).toMatch(/nothing is saved/i);
  });

  test('so much is left of what should leave the pantry', () => {
    const [card] = cards('used up the rice', 'oh theres 1 bag left');
    expect(card?.tool).toBe('updatePantryItem');
  });

  test('an allergy that was only on the card is not added', () => {
    expect(cards('nell is allergic to kiwi', 'not kiwi')).toEqual([]);
  });

  test('a card is taken back in other words', () => {
    for (const said of ['nah leave that one alone', 'no keep it as it is', 'wait, let it be'])
      expect(cards("move nell's weight check to dec 9", said)).toEqual([]);
  });
});

describe('other cards', () => {
  test('an entry of the school calendar gets another end, day, child and word', () => {
    const off = 'nell has no school dec 21 thru jan 1';
    expect(inputs(off, 'no till jan 4')[0]?.['breaks']).toMatchObject([
      { startDate: '2026-12-21', endDate: '2027-01-04' },
    ]);
    const event = 'pajama day tuesday wear slippers';
    const eventsOf = (...turns: string[]) =>
      (inputs(event, ...turns)[0]?.['foundCalendar'] as { events: unknown[] } | undefined)?.events;
    expect(eventsOf('its wednesday not tuesday')).toMatchObject([{ date: '2026-11-25' }]);
    expect(eventsOf('no wear boots')).toMatchObject([{ qualifier: 'wear boots' }]);
    expect(inputs(event, "it's for nell")[0]?.['children']).toEqual(['nell']);
  });

  test('a trip and what is due for it are two entries of one card', () => {
    const [input, ...others] = inputs('field trip dec 15, permission form due the 8th');
    expect(others).toEqual([]);
    const text = JSON.stringify(input?.['foundCalendar']);
    expect(text).toMatch(/"2026-12-15","event":"Field trip"/);
    expect(text).toMatch(/"2026-12-08","event":"Permission form due"/);
  });

  test('a lesson gets another number for one child, and another hour for all', () => {
    const first = 'homeschool tomorrow for ivo and nell: math lesson 12 at 9, art at 11';
    const activities = (...turns: string[]) =>
      inputs(first, ...turns).map(({ lessons }) => (lessons as { activity: string }[])[0]?.activity);
    expect(activities('nell is on 11')).toEqual(['Lesson 12', 'Lesson 11']);
    const starts = inputs(first, 'math at 9:30').map(
      ({ lessons }) => (lessons as { start: string }[])[0]?.start,
    );
    expect(starts).toEqual(['09:30', '09:30']);
  });

  test('a dish is made another way', () => {
    const menu = (...turns: string[]): string => JSON.stringify(cards('put burritos on friday', ...turns));
    expect(menu('without cheese')).toMatch(/Burritos without cheese/);
    expect(menu('make them veggie')).not.toMatch(/"Make/);
  });

  test('an order to stop a stored medicine is no alarm', () => {
    const [card] = cards('stop the amoxicillin');
    expect(card).toMatchObject({ tool: 'updateMedication', input: { id: 'm4', isActive: false } });
  });

  test('medicines that say what they are for, or all that are taken', () => {
    expect(lastPlan(['does ivo take anything for asthma'], { family }).text).toMatch(/Fluticasone/);
  });
});
