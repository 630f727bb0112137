// A question about what was spoken of changes nothing; a request said as a question does.
import { describe, expect, test } from 'vitest';
import { isOnlyAsked } from '../../reading/only-asked.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

describe('a question', () => {
  test.each([
    'and its lower than october right',
    'hows he gonna do that and school on the same day',
    'is it 3 or 4',
    'on the 4th?',
    "isn't that the day of the party",
    'who takes him at 4',
  ])('“%s” is one', (said) => expect(isOnlyAsked(said)).toBe(true));

  test.each([
    'can you make it 4?',
    'could we move it to friday?',
    'what about 10:30?',
    'make it 4?',
    'is 4 ok, please',
    'what i meant was the 4th',
    "it's the left wrist, not the right",
    'no, the 4th',
    'oh right. move it half an hour later',
    'do 4:30 instead',
  ])('“%s” is none', (said) => expect(isOnlyAsked(said)).toBe(false));

  test.each([true, false])('changes no card, approved %s', (approves) => {
    const booked = 'book theo with dr patel on dec 4 at 3';
    expect(lastCards([booked, 'isnt that at 4?'], { approves })).toEqual([]);
    expect(lastCards([booked, 'can you make it 4:30?'], { approves })).toHaveLength(1);
  });
});

describe('what else there is', () => {
  test('“anything else” is not the medicine spoken of', () => {
    const { text } = lastPlan(['what does theo take', 'is there anything else stored for mia']);
    expect(text).not.toMatch(/^No, no current medicine is stored\. /);
  });
});

describe('an order to log what happened', () => {
  test('is an entry of the history, with what else was said', () => {
    expect(lastCards(['log that theo threw up twice today, no fever'])).toEqual([
      {
        tool: 'createMedicalRecord',
        input: {
          title: 'Threw up twice',
          date: '2026-11-22',
          familyMemberId: 'theo',
          description: 'No fever',
        },
      },
    ]);
  });
});

describe('a wish to move says how long it takes from now on', () => {
  test('as the length, and not as a move', () => {
    const [card] = lastCards(["lucas's allergy follow-up moves one week later, it has to be an hour long"]);
    expect(card?.input).toMatchObject({ appointmentDate: '2026-12-09T14:00', duration: 60 });
  });
  test('and no word of a plain move is called left out', () => {
    expect(lastPlan(["move mia's dental cleaning to december 11th at 9 tho"]).text).not.toContain('left out');
  });
});

describe('a weekday after a week that was asked about', () => {
  test('is the one of that week', () => {
    const { focus } = lastPlan(['whats on the week of dec 7', 'and tuesday?']);
    expect(focus?.day).toBe('2026-12-08');
  });
  test('a night before it names no other day', () => {
    const { text } = lastPlan([
      'anything that clashes the week of dec 7',
      'can i do tuesday, i work the night before',
    ]);
    expect(text).toContain('Tuesday, December 8');
  });
});

test.each([
  ['when does winter break start', 'n first day back'],
  ['when does winter break start', 'and the first day back?'],
])('“%s”, “%s” asks on and starts no school', (question, said) => {
  expect(lastCards([question, said])).toEqual([]);
  expect(lastPlan([question, said]).asked).toBeUndefined();
});

test('what adds something to a list is no question', () => {
  const [card] = lastCards(['add milk to groceries', 'and eggs'], { approves: true });
  expect(card?.tool).toMatch(/Shopping/);
});
