// Conversations of several messages: what is not named is what was just spoken of, and a correction changes it.
import { describe, expect, test } from 'vitest';
import { lastCards, lastPlan, thread } from '../testing/thread.ts';

describe('“it” is what was just spoken of', () => {
  test.each([
    [
      ['when is mia at the orthodontist', 'can u move it to the 27th'],
      'updateMedicalAppointment',
      { id: 'ortho', appointmentDate: '2026-11-27T15:45' },
    ],
    [
      ["when is lucas's allergy follow-up", 'can you push it a week'],
      'updateMedicalAppointment',
      { id: 'allergy', appointmentDate: '2026-12-09T14:00' },
    ],
    [
      ["when is theo's checkup", 'and remind me 2 hrs before'],
      'updateMedicalAppointment',
      { id: 'checkup', reminderTime: 2 },
    ],
    [
      ["when is lucas's allergy follow-up", 'oh and add a note to bring his inhaler'],
      'updateMedicalAppointment',
      { id: 'allergy', notes: 'Bring his inhaler' },
    ],
    [["when is grandma's eye exam", 'cancel it'], 'deleteMedicalAppointment', { id: 'eye' }],
    [
      ['what does theo take', 'they want him on it til the 30th'],
      'updateMedication',
      { id: 'amox', endDate: '2026-11-30' },
    ],
    [
      ["what's for dinner tuesday", 'change it to lasagna'],
      'saveWeeklyMenu',
      { meals: { monday: { dinner: 'Turkey chili' }, tuesday: { dinner: 'Lasagna' } } },
    ],
  ])('%j prepares a card of %s', (turns, tool, fields) => {
    const [card, ...others] = lastCards(turns);
    expect(others).toEqual([]);
    expect(card?.tool).toBe(tool);
    expect(card?.input).toMatchObject(fields);
  });

  test.each([
    [['when is mia at the orthodontist', 'how long does it take'], '30 minutes'],
    [["when is theo's checkup", 'whats her number'], '212-555-0142'],
    [["when is lucas's allergy follow-up", 'who is it with'], 'Dr. Leila Amari'],
    [["when is lucas's next appointment", 'and for mia?'], 'Tuesday, November 24'],
    [["what's for dinner monday", 'and tuesday?'], 'Tacos'],
    [['what does theo take', 'until when'], 'November 25'],
  ])('%j is answered from it', (turns, words) => {
    expect(lastPlan(turns).text).toContain(words);
    expect(lastPlan(turns).cards ?? []).toEqual([]);
  });
});

describe('a day is counted from the one spoken of', () => {
  test.each([
    [['what does december 2 look like', 'and the tuesday after'], 'Dental cleaning'],
    [['what does december 8 look like', 'and wednesday that week'], 'Wednesday, December 9'],
    [['what does december 1 look like', 'and the day after'], 'Allergy follow-up'],
    [['what does december 3 look like', 'the week after?'], 'Monday, December 7'],
    [["when is lucas's allergy follow-up", 'anything else that day'], 'December 2'],
  ])('%j', (turns, words) => {
    expect(lastPlan(turns).text).toContain(words);
  });
});

describe('a correction changes the card, or the record it wrote', () => {
  test('of a waiting new appointment: another time on the same card', () => {
    const cards = lastCards(['book theo with dr patel on dec 4 at 3', 'make it 3:45']);
    expect(cards.map(({ tool }) => tool)).toEqual(['createMedicalAppointment']);
    expect(cards[0]?.input).toMatchObject({ appointmentDate: '2026-12-04T15:45', familyMemberId: 'theo' });
  });
  test('of an approved new appointment: that record moves, and none is added', () => {
    const cards = lastCards(['book theo with dr patel on dec 4 at 3', 'make it 3:45'], { approves: true });
    expect(cards).toEqual([
      { tool: 'updateMedicalAppointment', input: { id: 'added', appointmentDate: '2026-12-04T15:45' } },
    ]);
  });
  test('of a waiting move: another day at the time said before, of the same record', () => {
    const turns = ["move mia's dental cleaning to thursday at 4:30", 'no, friday'];
    expect(lastCards(turns)[0]?.input).toMatchObject({ id: 'dental', appointmentDate: '2026-12-11T16:30' });
    expect(lastCards([...turns, 'wait make it 5'])[0]?.input).toMatchObject({
      id: 'dental',
      appointmentDate: '2026-12-11T17:00',
    });
  });
  test('after an approved move: somebody named in passing is not asked about', () => {
    const turns = ["move mia's dental cleaning to dec 2", "ugh no thats lucas's day. the 4th"];
    expect(lastCards(turns, { approves: true })[0]?.input).toMatchObject({
      id: 'dental',
      appointmentDate: '2026-12-04T16:00',
    });
  });
  test('“actually Lucas, not Mia” is for Lucas alone', () => {
    const cards = lastCards([
      'schedule a dentist visit for mia december 15 at 3pm',
      'actually lucas not mia',
    ]);
    expect(cards.map(({ input }) => input['familyMemberId'])).toEqual(['lucas']);
  });
  test('“not that one” takes another, and the first stays', () => {
    const cards = lastCards(["cancel grandma's eye exam", "oops not that one, mia's dental cleaning"]);
    expect(cards).toEqual([{ tool: 'deleteMedicalAppointment', input: { id: 'dental' } }]);
  });
  test('“never mind” prepares nothing', () => {
    expect(lastCards(["move mia's dental cleaning to thursday at 4:30", 'never mind'])).toEqual([]);
  });
});

describe('a clear wish is no answer to the question before it', () => {
  test.each([
    [['add a dentist appointment for mia', "what's for dinner tomorrow"], 'Turkey chili'],
    [['add a dentist appointment for mia', "when is theo's checkup"], 'November 23'],
  ])('%j', (turns, words) => {
    expect(lastPlan(turns).text).toContain(words);
  });
  test('an answer still is one', () => {
    const plans = thread(['schedule a dentist visit for mia december 15', '3pm']);
    expect(plans[0]?.plan.asked).toBe('time');
    expect(plans[1]?.plan.cards?.[0]?.input).toMatchObject({
      appointmentDate: '2026-12-15T15:00',
      familyMemberId: 'mia',
    });
  });
});
