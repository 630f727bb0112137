// Said in two turns as in one: the cards after a message that goes on about the one before are those of the whole wish said at once.
import { describe, expect, test } from 'vitest';
import type { Card } from '../state.ts';
import { lastCards, lastPlan, thread } from '../testing/thread.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';

const family = GAILS_FAMILY;
/** Cards without their order. */
const sorted = (cards: readonly Card[]): string[] => cards.map((card) => JSON.stringify(card)).toSorted();

describe('the card that waits', () => {
  test.each([
    [
      'Book Ivo an eye exam on December 10 at 4',
      'December 11 instead',
      'Book Ivo an eye exam on December 11 at 4',
    ],
    ['Book Ivo an eye exam on December 10 at 4', '4:20 not 4', 'Book Ivo an eye exam on December 10 at 4:20'],
    [
      'Book Ivo an eye exam on December 10 at 4',
      'should take about half an hour',
      'Book Ivo an eye exam on December 10 at 4 for 30 minutes',
    ],
    [
      'Book Ivo an eye exam on December 10 at 4',
      'make it 30 min and remind me two days before',
      'Book Ivo an eye exam on December 10 at 4 for 30 minutes, remind me two days before',
    ],
    [
      'Book Ivo an eye exam on December 10 at 4',
      'a week later actually',
      'Book Ivo an eye exam on December 17 at 4',
    ],
    [
      'Book Ivo an eye exam on December 10 at 4',
      'can we do the 9th instead',
      'Book Ivo an eye exam on December 9 at 4',
    ],
    [
      'Move the mammogram to December 16',
      'and make it an hour later',
      'Move the mammogram to December 16 at 9:40',
    ],
    [
      'Add a contact: Dr. Ruiz, dermatologist, 719-555-0101',
      'her email is ruiz@skin.example',
      'Add a contact: Dr. Ruiz, dermatologist, 719-555-0101, ruiz@skin.example',
    ],
    [
      'Add a contact: Dr. Ruiz, dermatologist, 719-555-0101',
      'the office is at 12 Main Street',
      'Add a contact: Dr. Ruiz, dermatologist, 719-555-0101, 12 Main Street',
    ],
    ['Ivo likes chess now', 'and swimming', 'Ivo likes chess and swimming now'],
    ['Put chili on Thursday dinner', 'Friday instead', 'Put chili on Friday dinner'],
    ['Put chili on Thursday dinner', 'make it burritos', 'Put burritos on Thursday dinner'],
    [
      'Record a tetanus shot for Ivo on November 10',
      '2nd dose',
      'Record a tetanus shot, second dose, for Ivo on November 10',
    ],
  ])('“%s”, “%s” is “%s”', (first, said, one) => {
    const cards = lastCards([one], { family });
    expect(cards).not.toEqual([]);
    expect(sorted(lastCards([first, said], { family }))).toEqual(sorted(cards));
  });

  test.each(['half hour later', 'half an hour later tho'])('“%s” moves what waits', (said) => {
    const [card] = lastCards(['Book Ivo an eye exam on December 10 at 4', said], { family });
    expect(card?.input).toMatchObject({ appointmentDate: '2026-12-10T16:30' });
  });

  test.each(['he has to be there by 3', 'we have to get there by 3:30'])(
    '“%s” moves no stored visit',
    (said) => {
      const turns = ['Book Ivo an eye exam on December 10 at 4', said];
      const [card] = lastCards(turns, { family, approves: true });
      expect(card?.input).not.toHaveProperty('appointmentDate');
    },
  );

  test('two records that are taken away are two cards', () => {
    const both = lastCards(['Cancel the mammogram', 'and the weight check too'], { family });
    expect(both.map(({ input }) => input['id']).toSorted()).toEqual(['a6', 'a7']);
  });

  test.each(['call it flu clinic', 'rename that to flu clinic', 'oh and title it “flu clinic” please'])(
    '“%s” is its title',
    (said) => {
      const [card] = lastCards(['Book Ivo an eye exam on December 10 at 4', said], { family });
      expect(card?.input).toMatchObject({ title: 'Flu clinic', appointmentDate: '2026-12-10T16:00' });
    },
  );

  test.each([
    'can you call it off',
    'call them back',
    'what do you call it',
    'ok call it a day',
    'lets call it a night',
    'call that office please',
    'call this number',
  ])('“%s” is no title', (said) => {
    const cards = lastCards(['Book Ivo an eye exam on December 10 at 4', said], { family });
    expect(cards.filter(({ input }) => input['title'] !== 'Eye exam' && 'title' in input)).toEqual([]);
  });
});

describe('a question with one of its words exchanged', () => {
  test.each([
    ['Is Thursday morning free?', 'what about the afternoon', 'Is Thursday afternoon free?'],
    ['How long do hard boiled eggs keep?', 'and cooked rice', 'How long does cooked rice keep?'],
    ['180 C in F?', 'and 200?', '200 C in F?'],
  ])('“%s”, “%s” is “%s”', (first, said, one) => {
    expect(lastPlan([first, said], { family }).text).toBe(lastPlan([one], { family }).text);
  });
});

describe('one sentence', () => {
  test.each([
    [
      'move the mammogram to december 16 and make it 90 minutes',
      { appointmentDate: '2026-12-16T08:40', duration: 90 },
    ],
    ['change the mammogram to 45 minutes', { duration: 45 }],
    ['make the mammogram an hour later', { appointmentDate: '2026-12-14T09:40' }],
    ["replace chess with pottery in ivo's interests", { interests: ['pottery'] }],
  ])('“%s” says how long, or what takes the place', (said, input) => {
    const members =
      family.members?.map((one) => (one.id === 'ivo' ? { ...one, interests: ['chess'] } : one)) ?? [];
    const [card, ...others] = lastCards([said], { family: { ...family, members } });
    expect(others).toEqual([]);
    expect(card?.input).toMatchObject(input);
  });

  test('“lego club for ivo and nell” is called like the event alone', () => {
    const cards = lastCards(['add lego club for ivo and nell on december 10 at 3 pm'], { family });
    expect(cards.map(({ input }) => [input['title'], input['familyMemberId']])).toEqual([
      ['Lego club', 'ivo'],
      ['Lego club', 'nell'],
    ]);
  });
});

describe('sentences that were read as something else', () => {
  const cards = (said: string) => lastCards([said], { family });
  test.each([
    ['dr lee took gail off lisinopril, losartan 50 mg once a day instead', 'm3', 'gail'],
    ['they took walt off alendronate, raloxifene 60 mg daily instead', 'm2', 'walt'],
    ['they took gail off lisinopril, amlodipine 5 mg at night instead', 'm3', 'gail'],
  ])('“%s” stops one medicine and adds another', (said, id, familyMemberId) => {
    const [old, fresh, ...others] = cards(said);
    expect(others).toEqual([]);
    expect(old).toMatchObject({ tool: 'updateMedication', input: { id, isActive: false } });
    expect(fresh).toMatchObject({ tool: 'createMedication', input: { familyMemberId } });
    expect(old?.input).not.toHaveProperty('instructions');
  });

  test.each([
    'june goes to lincoln middle school monday to friday, 7:50 to 2:25',
    'June attends Harbor Academy Mon-Fri 7:50 to 2:25',
    'june goes to north elementary, 7:50 to 2:25, monday to friday',
  ])('“%s” is the hours of a school, and moves no visit', (said) => {
    const [card, ...others] = cards(said);
    expect(others).toEqual([]);
    expect(card?.input).toMatchObject({ schoolHours: { start: '07:50', end: '14:25' }, children: ['june'] });
  });

  test.each(['gave ivo his puffs at 7 this am', 'gave ivo his inhaler at 7 this morning'])(
    '“%s” is a dose that was given',
    (said) => {
      const { intent } = thread([said], { family }).at(-1)?.state ?? {};
      expect(intent).toBe('dose_add');
      expect(cards(said).map(({ tool }) => tool)).not.toContain('createMedicalAppointment');
    },
  );

  test.each(['record a blood test for walt on november 10', 'log an eye exam for june on november 3'])(
    '“%s” was done, and is no visit of next year',
    (said) => expect(cards(said)[0]).toMatchObject({ tool: 'createMedicalRecord' }),
  );

  test.each([
    ['no school on december 10 and december 14', ['2026-12-10', '2026-12-14']],
    ['june has no school on january 8 and january 15', ['2027-01-08', '2027-01-15']],
  ])('“%s” is both days', (said, dates) => {
    const calendar = JSON.stringify(cards(said)[0]?.input['foundCalendar']);
    for (const date of dates) expect(calendar).toContain(date);
  });

  test.each([
    'put wraps for lunch and chili for dinner on friday',
    'chili for dinner and wraps for lunch on friday',
    'friday: wraps for lunch, chili for dinner',
  ])('“%s” is two meals of one day', (said) => {
    expect(cards(said)[0]?.input['meals']).toMatchObject({ friday: { lunch: 'Wraps', dinner: 'Chili' } });
  });
});
