// Follow-ups about visits, medicines, contacts and entries: what is corrected, repeated or told belongs to the record spoken of, and
// nothing of another one is changed.
import { describe, expect, test } from 'vitest';
import { FAMILY } from '../../answers/testing/family.ts';
import { appointmentWith } from '../../answers/testing/records.ts';
import { withoutReason } from '../../reading/reasons.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const input = (turns: readonly string[]) => lastCards(turns, { approves: true }).map((card) => card.input);
const CHECKUP = "when is theo's checkup";

describe('the pronoun after the visits of a girl and a boy', () => {
  test.each([
    ['move hers to 5', 'dental', '2026-12-08T17:00'],
    ['move his to 3', 'allergy', '2026-12-02T15:00'],
  ])('“%s” says which is meant', (said, id, appointmentDate) => {
    const listed = 'which appointments do lucas and mia have in december';
    expect(input([listed, said])).toMatchObject([{ id, appointmentDate }]);
  });
});

test.each([
  ["mia's dental cleaning has to move to the monday after, same time", '2026-12-14T16:00'],
  ["move mia's dental cleaning to the tuesday after at 3", '2026-12-15T15:00'],
  ["can you shift mia's dental cleaning to the 15th at the same time?", '2026-12-15T16:00'],
])('“%s” counts from the visit', (said, appointmentDate) => {
  expect(input([said])).toMatchObject([{ id: 'dental', appointmentDate }]);
});

test('a doctor whom somebody does not see is named in the no', () => {
  const { text } = lastPlan(['when do we see dr. amari', 'and mia?']);
  expect(text).toMatch(/^No coming appointment with Dr\. \S+ ?\S* is stored for Mia/);
});

describe('an event that was just added', () => {
  const ADDED = 'add bake sale saturday 10am';
  test.each([
    ["we said we'd bring forks, can you write that on it?", "We said we'd bring forks"],
    ['the twins are coming too, put that on there please', 'The twins are coming too'],
  ])('“%s” is a note of it', (said, notes) => {
    expect(input([ADDED, said])).toMatchObject([{ id: 'added', notes }]);
  });
  test.each(['we are bringing muffins and juice', 'they changed the playlist'])(
    '“%s” takes nothing back',
    (said) => {
      const tools = lastCards([ADDED, said], { approves: true }).map(({ tool }) => tool);
      expect(tools).not.toContain('undoChange');
    },
  );
});

test.each([
  ['theo swim meet saturday 7:10am', 'make it 7:40', '2026-11-28T07:40'],
  ['theo swim meet saturday 5pm', 'actually 6:15', '2026-11-28T18:15'],
])('“%s”, “%s”: the half of the day stays', (first, then, appointmentDate) => {
  expect(lastCards([first, then]).map((card) => card.input)).toMatchObject([{ appointmentDate }]);
});

describe('one day of a week', () => {
  test.each(['am i free tuesday evening next week', 'is mia free next week tuesday evening'])(
    '“%s”',
    (said) => {
      const { text } = lastPlan([said]);
      expect(text).toContain('Tuesday, November 24');
      expect(text).not.toMatch(/ to Sunday/);
    },
  );
  test('what is planned is no question for meals alone', () => {
    expect(lastPlan(['do we have anything planned for december 24']).text).not.toMatch(/meal/);
  });
});

test.each(['now mia', 'ok now mia', 'good, now mia'])('“%s” asks the same of her', (said) => {
  expect(lastPlan([CHECKUP, said]).text).toContain('Mia');
  expect(lastPlan([CHECKUP, said]).asked).toBeUndefined();
});

test.each(['how long do i have', 'how long have we got left'])('“%s” of a birthday', (said) => {
  const members = (FAMILY.members ?? []).map((one) => ({ ...one, birthDate: '2017-12-20' }));
  const family = { ...FAMILY, members };
  expect(lastPlan(["when is theo's birthday", said], { family }).text).toMatch(/^28 days until /);
});

describe('a day that cannot be made', () => {
  test.each([
    'ugh i cant make that. can we do thurs the 3rd same time',
    "can't do that day, could we do dec 3 instead",
    'that wont work for us, lets do december 3',
    "we can't get there then, how about the 3rd of december",
    'not gonna be able to make it, try thursday the 3rd',
  ])('“%s” moves the visit', (said) => {
    expect(input([CHECKUP, said])).toMatchObject([{ id: 'checkup', appointmentDate: '2026-12-03T09:30' }]);
  });

  test.each([
    ['can we do the week after instead', '2026-11-30T09:30'],
    ['the following week pls', '2026-11-30T09:30'],
    ['make it a day later', '2026-11-24T09:30'],
    ['could we do a month later', '2026-12-23T09:30'],
  ])('“%s” moves the visit by so much', (said, appointmentDate) => {
    expect(input([CHECKUP, said])).toMatchObject([{ id: 'checkup', appointmentDate }]);
  });

  test.each([
    ["move theo's checkup a day later, remind me 2 days before", '2026-11-24T09:30', 48],
    ["push theo's checkup back a week, reminder 3 hours before", '2026-11-30T09:30', 3],
    ["bump theo's checkup by a day, heads up 4 hours ahead", '2026-11-24T09:30', 4],
  ])('“%s” moves the checkup and reminds', (said, appointmentDate, reminderTime) => {
    expect(input([said])).toMatchObject([{ id: 'checkup', appointmentDate, reminderTime }]);
  });

  test('a reminder that comes earlier moves no visit', () => {
    expect(input(["remind me 2 hours earlier of theo's checkup"])).toEqual([]);
  });

  test('“no, the 4th” moves the waiting card on', () => {
    const turns = [CHECKUP, 'i cant make that. can we do the 3rd of december same time', 'no, the 4th'];
    expect(lastCards(turns)).toMatchObject([
      { input: { id: 'checkup', appointmentDate: '2026-12-04T09:30' } },
    ]);
  });

  test('mornings that are not meant are no half of the day', () => {
    expect(input(["when is lucas's allergy follow-up", 'cant do mornings, move it to 3'])).toMatchObject([
      { id: 'allergy', appointmentDate: '2026-12-02T15:00' },
    ]);
  });
});

describe('a change once more', () => {
  const MOVED = "remind me 2 hours before theo's checkup";
  test.each(["same for lucas's allergy visit", 'and lucas allergist', 'also the allergy follow-up'])(
    '“%s” is of the one that is named, and of no other',
    (said) => expect(input([MOVED, said])).toMatchObject([{ id: 'allergy', reminderTime: 2 }]),
  );

  test.each(['and ben has a band thing the next day at 7', 'and ben has chess club thursday at 5'])(
    '“%s” is another event',
    (said) => {
      const cards = lastCards(['add a science fair for mia dec 16 5:30 pm', said], { approves: true });
      expect(cards.map(({ tool }) => tool)).not.toContain('updateMedicalAppointment');
    },
  );

  test.each(['tell me the night before', 'text me the night before', 'and warn us the evening before'])(
    '“%s” is a reminder, and no move',
    (said) =>
      expect(input(["when is mia's dental cleaning", said])).toMatchObject([
        { id: 'dental', reminderTime: 20 },
      ]),
  );

  test('“book me a massage then” is a thing of its own', () => {
    const cards = lastCards([CHECKUP, 'book me a massage then at 11'], { approves: true });
    expect(cards.map(({ tool }) => tool)).not.toContain('updateMedicalAppointment');
  });
});

describe('what is taken away', () => {
  test('the reason behind the day is not what goes', () => {
    for (const said of [
      'cancel riding this tues the barns closed for thanksgiving',
      'cancel speech friday he has a fever',
      'delete the checkup monday we are out of town',
    ])
      expect(withoutReason(said).reason, said).not.toBe('');
    expect(withoutReason('delete the flu record, it was wrong. whats the number of dr patel')).toEqual({
      wish: 'delete the flu record. whats the number of dr patel',
      reason: 'it was wrong',
    });
  });

  test('a year that is corrected takes off no allergy', () => {
    const cards = lastCards(['fix the nut allergy record of theo it was 2018 not 2019']);
    expect(cards.map(({ tool }) => tool)).not.toContain('updateFamilyMember');
  });

  test('a visit is canceled where the history has no such entry', () => {
    expect(lastCards(['delete the mammogram'])).toMatchObject([
      { tool: 'deleteMedicalAppointment', input: { id: 'mammogram' } },
    ]);
  });
});

describe('a medicine that was spoken of', () => {
  test('is not changed by a question', () => {
    expect(lastCards(['what does theo take', 'he spit most of it out tonight. do i give it again'])).toEqual(
      [],
    );
  });

  test('gets its last day and its note', () => {
    expect(input(['what does theo take', 'til the 30th'])).toMatchObject([{ endDate: '2026-11-30' }]);
    expect(input(['what does theo take', 'add that it makes him queasy without food'])).toEqual([
      { id: 'amox', sideEffects: 'It makes him queasy without food' },
    ]);
    expect(input(['what does theo take', 'just tack on one more day at the end'])).toMatchObject([
      { endDate: '2026-11-26' },
    ]);
  });
});

test('a contact is spelled anew, and marked for emergencies', () => {
  const turns = ["what's dr patel's number"];
  expect(input([...turns, 'its spelled Onika Patel btw, O N I K A'])).toMatchObject([
    { id: 'patel', name: 'Onika Patel' },
  ]);
  expect(input([...turns, 'shes fine to call in an emergency too'])).toMatchObject([
    { id: 'patel', isEmergencyContact: true },
  ]);
});

test('a long message is read by the clause that asks', () => {
  const { text } = lastPlan(['the baby finally fell asleep on me haha. what time is theos checkup tomorrow']);
  expect(text).toContain('9:30 AM');
});

test('what is told with “put it in the notes” is a note of the visit spoken of, whoever it names', () => {
  for (const said of ['ben takes him, put it in the notes', 'ben takes him. add that to the notes please'])
    expect(input([CHECKUP, said])).toMatchObject([
      { id: 'checkup', notes: 'Bring the vaccine card. Ben takes him' },
    ]);
});

describe('a visit that is named by its kind and its day', () => {
  const teeth = (id: string, familyMemberId: string, title: string, when: string, contactId: string) =>
    appointmentWith({ id, familyMemberId, title, when, contactId });
  const family = {
    ...FAMILY,
    appointments: [
      teeth('filling', 'dana', 'Filling', '2026-11-24T11:00', 'kowalski'),
      teeth('mias', 'mia', 'Cleaning', '2026-12-01T15:30', 'kowalski'),
      teeth('lucass', 'lucas', 'Cleaning', '2026-12-01T16:15', 'kowalski'),
    ],
  };
  const plan = (...turns: string[]) => lastPlan(turns, { family });

  test.each(['cancel the dentist dec 1', 'move the dentist dec 1 to dec 3', 'delete the dentist on the 1st'])(
    '“%s” asks which one of that day',
    (said) => {
      expect(plan(said)).toMatchObject({ asked: 'which', offered: [{}, {}] });
    },
  );

  test.each(['who goes first', 'and who is first'])('“%s” is the earlier one of two', (said) => {
    expect(plan('when is the dentist dec 1', said).text).toMatch(
      /^Mia's Cleaning is Tuesday, December 1 at 3:30 PM/,
    );
  });
  test('“who takes mia” still asks for a ride', () => {
    expect(plan("when is mia's cleaning", 'who takes her').text).toMatch(
      /No one is stored as the one who takes/,
    );
  });

  test('a name alone picks one, and a sentence that goes on about somebody picks none', () => {
    const [which, ...answers] = ['cancel the dentist dec 1', "mia's", 'the one for mia pls'];
    for (const answer of answers)
      expect(plan(which ?? '', answer).cards).toMatchObject([{ input: { id: 'mias' } }]);
    expect(plan(which ?? '', 'yes. and lucas can have her time then').cards ?? []).toEqual([]);
  });
});

test('a visit for an allergy that moves to a day is no allergy to it', () => {
  expect(input(["move mia's dental to dec 9 and lucas allergy to dec 10"])).toMatchObject([
    { id: 'dental', appointmentDate: '2026-12-09T16:00' },
    { id: 'allergy', appointmentDate: '2026-12-10T14:00' },
  ]);
  expect(lastCards(['lucas has an allergy to kiwi since tuesday'])).toMatchObject([
    { tool: 'updateFamilyMember' },
  ]);
});

describe('another day behind the wish to cancel', () => {
  test.each([
    'actually they can do the same time on the 16th instead',
    'wait, can they do december 16 instead',
  ])('“%s” moves what the waiting card would take away', (said) => {
    const cards = lastCards(["cancel mia's dental cleaning, the office is closed that day", said]);
    expect(cards).toMatchObject([
      { tool: 'updateMedicalAppointment', input: { id: 'dental', appointmentDate: '2026-12-16T16:00' } },
    ]);
  });
});

test.each(['scrap that, he is sick', 'nix that, he has practice'])('“%s”: the reason is no note', (said) => {
  expect(withoutReason(said).reason).toMatch(/^he /);
});

test('the thing to be done of a reminder stands in the notes', () => {
  const [changed] = input([CHECKUP, 'remind me the evening before to find a sitter']);
  expect(changed).toMatchObject({ id: 'checkup', notes: expect.stringMatching(/find a sitter/i) });
});
