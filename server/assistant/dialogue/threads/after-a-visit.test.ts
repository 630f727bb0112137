// Follow-ups about a visit that was just spoken of: so much later, what to do before it, and whom its title names.
import { describe, expect, test } from 'vitest';
import { FAMILY } from '../../answers/testing/family.ts';
import { appointmentWith, contactWith } from '../../answers/testing/records.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const CHECKUP = "when is theo's checkup";

describe('so much later', () => {
  test.each([
    ['half an hour later', '2026-11-23T10:00'],
    ['half an hr later', '2026-11-23T10:00'],
    ['20 min later', '2026-11-23T09:50'],
    ['an hr earlier pls', '2026-11-23T08:30'],
  ])('“%s” moves the visit', (said, appointmentDate) => {
    expect(lastCards([CHECKUP, said])).toMatchObject([{ input: { id: 'checkup', appointmentDate } }]);
  });

  test.each(['see you in half an hour', 'talk to you in 20 minutes', 'later'])(
    '“%s” moves nothing',
    (said) => {
      expect(lastCards([CHECKUP, said])).toEqual([]);
    },
  );
});

describe('what to do before a visit', () => {
  test.each([
    'what do we do before',
    'what do we have to do before',
    'and what do i need to do beforehand',
    'anything we should do ahead of it',
    'what do i do to get ready',
  ])('“%s” is answered from its notes', (said) => {
    expect(lastPlan([CHECKUP, said]).text).toContain('Bring the vaccine card');
  });

  test('what is there is still a question about the pantry', () => {
    expect(lastPlan([CHECKUP, 'what do we have in the pantry']).text).not.toContain('vaccine card');
  });
});

describe('whom the title of a visit names', () => {
  const family = {
    ...FAMILY,
    contacts: [
      ...(FAMILY.contacts ?? []),
      contactWith({
        id: 'drugs',
        name: 'Elm Street Pharmacy',
        type: 'pharmacy',
        phoneNumber: '212-555-0170',
      }),
    ],
  };
  test.each([
    [['remind me to call the pharmacy tomorrow', 'at 2', 'whats their nr'], '212-555-0170'],
    [['remind me to call dr patel on friday at 10', 'what is her number'], '212-555-0142'],
    [['remind me to call the pharmacy tomorrow', 'at 2', 'give me the number'], '212-555-0170'],
  ])('%j', (turns, number) => {
    expect(lastPlan(turns, { approves: true, family }).text).toContain(number);
  });

  test.each([[["when is theo's checkup", 'can you text her for me'], '212-555-0142']])(
    '%j names the number, as Pip writes to nobody',
    (turns, number) => {
      const leila = contactWith({
        id: 'leila',
        name: 'Leila Mendes',
        type: null,
        phoneNumber: '212-555-0188',
      });
      const own = { ...family, contacts: [...family.contacts.filter(({ id }) => id !== 'amari'), leila] };
      expect(lastPlan(turns, { approves: true, family: own }).text).toContain(number);
    },
  );

  test('of a visit without a contact it is the one that its title names', () => {
    const leila = contactWith({ id: 'leila', name: 'Leila Mendes', type: null, phoneNumber: '212-555-0188' });
    const visit = appointmentWith({ id: 'games', title: "Game night at Leila's", when: '2026-11-27T18:00' });
    const own = { ...family, appointments: [visit], contacts: [leila] };
    const { text } = lastPlan(['when is the game night', 'can u text her'], { family: own });
    expect(text).toContain('212-555-0188');
  });

  test('“text ben” names no contact of the visit', () => {
    expect(lastPlan(["when is theo's checkup", 'text ben that we are late']).text).not.toContain('0142');
  });

  test('a visit that names nobody has no number', () => {
    const turns = ['add a bake sale on friday at 10', 'what is their number'];
    expect(lastPlan(turns, { approves: true, family }).text).not.toMatch(/212-555/);
  });
});

describe('what is told of the visit', () => {
  const DENTAL = "when is mia's dental cleaning";
  const notesAfter = (said: string) => lastCards([DENTAL, said]).map(({ input }) => input['notes']);
  test.each([
    ['ben drives her', 'Ben drives her'],
    ['ben drives her put that in', 'Ben drives her'],
    ['ben is taking her', 'Ben is taking her'],
    ['grandma ruth will be driving her, note that', 'Grandma ruth will be driving her'],
  ])('“%s” is a note', (said, notes) => expect(notesAfter(said)).toEqual([notes]));

  test.each([
    'ben drives her put that in n remind us day before',
    'ben drives her and remind me the day before',
  ])('“%s” is both', (said) => {
    expect(lastCards([DENTAL, said])).toMatchObject([{ input: { id: 'dental', notes: 'Ben drives her' } }]);
  });

  test('a reminder behind it is kept', () => {
    expect(lastCards([DENTAL, 'ben drives her put that in n remind us 2 days before'])).toMatchObject([
      { input: { id: 'dental', notes: 'Ben drives her', reminderTime: 48 } },
    ]);
  });

  test.each([
    'needs a packed lunch n her mouth guard',
    'she needs lunch money and a jacket',
    'they need breakfast and a mask',
  ])('“%s” is a note, whatever meal it names', (said) => {
    const cards = lastCards(['add a school trip for mia dec 9 9 to 1', said], { approves: true });
    expect(cards).toMatchObject([{ tool: 'updateMedicalAppointment' }]);
    expect(String(cards[0]?.input['notes']).toLowerCase()).toBe(said.replace(' n ', ' and '));
  });

  test.each([
    ["put the peanut question in for theo's checkup", 'Ask about peanut'],
    ['add the sleep question to his checkup', 'Ask about sleep'],
    ['add a question about his rash to the checkup', 'Ask about his rash'],
  ])('“%s” is a question to ask there', (said, note) => {
    const [card, ...others] = lastCards(['how old is theo', said]);
    expect(others).toEqual([]);
    expect(card).toMatchObject({ tool: 'updateMedicalAppointment', input: { id: 'checkup' } });
    expect(card?.input['notes']).toContain(note);
  });
});

describe('the hour of a reminder', () => {
  test.each([
    ['remind me the night before at 8', 13.5],
    ['remind me the nite before at 7', 14.5],
    ['remind us at 9 the evening before', 12.5],
    ['remind me the night before', 13.5],
  ])('“%s”', (said, hours) => {
    const { cards, text } = lastPlan([CHECKUP, said]);
    expect(cards).toMatchObject([{ input: { id: 'checkup', reminderTime: Math.round(hours) } }]);
    expect(text).not.toContain('left out');
  });
});

describe('who can go, and when it is again', () => {
  test.each(['can ruth take him', 'could grandma take him there'])('“%s” is answered by her day', (said) => {
    expect(lastPlan([CHECKUP, said]).text).toMatch(/^Yes, as far as I can see\..* for Grandma Ruth then\./);
    expect(lastCards([CHECKUP, said])).toEqual([]);
  });

  test.each(["so when's the next due", 'and when is his next visit due'])(
    '“%s” is of the same name',
    (said) => {
      const { text } = lastPlan(["when was nell's last dental cleaning", said], { family: GAILS_FAMILY });
      expect(text).toMatch(/Nell's Dental cleaning is Thursday, December 3/);
    },
  );
});

test.each([
  ['can ruth take him', /^No\..*“Does not drive”/],
  ["couldn't ruth go", /^Yes, as far as I can see\..*“Does not drive”/],
])('“%s”: that she does not drive is told', (said, says) => {
  const members = (FAMILY.members ?? []).map((one) =>
    one.id === 'ruth' ? { ...one, notes: 'Does not drive.' } : one,
  );
  expect(lastPlan([CHECKUP, said], { family: { ...FAMILY, members } }).text).toMatch(says);
});
