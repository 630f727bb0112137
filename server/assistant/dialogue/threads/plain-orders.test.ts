// Plain messages of every day that were misread: a story with the order behind it, values of today, hours for each, other places
// for the same words.
import { describe, expect, test } from 'vitest';
import {
  appointmentWith,
  contactWith,
  memberWith,
  recordWith,
  stockOf,
} from '../../answers/testing/records.ts';
import { dangerIn } from '../../danger/danger.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';
import { GAILS_FAMILY as family } from '../testing/thread-family.ts';

const cards = (said: string) => lastCards([said], { family });
const words = (said: string): string => lastPlan([said], { family }).text;

describe('what is told and then ordered', () => {
  test('a move with a reminder behind the order', () => {
    const [card, ...others] = cards(
      "Nell's office just called and they have to do her weight check on December 8 instead, still 11. Can you fix that and have it remind me two days before?",
    );
    expect(others).toEqual([]);
    expect(card).toMatchObject({
      tool: 'updateMedicalAppointment',
      input: { appointmentDate: '2026-12-08T11:00', reminderTime: 48 },
    });
  });

  test('a change of a medicine, and a question behind it', () => {
    const said =
      'The doctor wants Gail at 20 mg of lisinopril from now on, same once a day. Can you change it, and tell me how often Walt takes the warfarin?';
    expect(cards(said)).toMatchObject([{ tool: 'updateMedication', input: { dosage: '20 mg' } }]);
    expect(words(said)).toContain('Warfarin');
  });

  test('what is put somewhere, and what is there already', () => {
    const said =
      'Shellfish makes Nell break out in hives every time, so please add that to her allergies. And what is already in there?';
    expect(cards(said)).toMatchObject([{ tool: 'updateFamilyMember' }]);
    expect(words(said)).not.toMatch(/There are \w+ of you/);
  });

  test.each([
    ['nell hates green beans, note that', /green beans/],
    ['Nell is scared of dogs. Remember that.', /scared of dogs/],
    ['The doctor said Nell can go back to school tomorrow, note that', /back to school/],
    ['Please add that Nell goes to daycare on Thursdays too now', /daycare on Thursdays/],
  ])('“%s” is a note', (said, note) => {
    const [card] = cards(said);
    expect(card?.tool).toBe('updateFamilyMember');
    expect(String(card?.input['notes'])).toMatch(note);
  });

  test('a question behind a story is no note', () => {
    expect(cards('nell hates green beans, what can I do about that?')).toEqual([]);
  });
});

describe('entries of the health history', () => {
  test.each([
    ['nell threw up twice this morning, log it. no fever', { title: 'Threw up twice', date: '2026-11-22' }],
    [
      'walt fell yesterday but he is ok, just a bruise on his hip. log it',
      { title: 'Fall', date: '2026-11-21' },
    ],
    ["Nell's fever is down to 99.2 now, log it", { title: 'Fever', description: '99.2' }],
    ["walt's A1C is 7.1 now", { title: 'A1C', date: '2026-11-22', description: '7.1' }],
    ["Ivo's weight is 61 lb now", { title: 'Weight', date: '2026-11-22' }],
  ])('“%s”', (said, input) => {
    expect(cards(said)).toMatchObject([{ tool: 'createMedicalRecord', input }]);
  });

  test('a dose of a medicine that is nobody’s is kept there', () => {
    expect(cards('gave ivo 7.5 ml motrin at 9 this morning')).toMatchObject([
      { tool: 'createMedicalRecord', input: { title: 'Motrin 7.5 ml', description: 'Given at 9:00 AM' } },
    ]);
  });

  test('a reaction that is denied is none', () => {
    const made = cards('note that Nell had peanut butter for the first time today, no reaction');
    expect(made.map(({ tool }) => tool)).not.toContain('createMedicalRecord');
  });

  test('a blood type has no day', () => {
    expect(cards('My blood type is O positive, save it')[0]?.tool).toBe('updateFamilyMember');
  });
});

describe('visits', () => {
  test('as many people as hours are a card each, in turn', () => {
    const made = cards('Eye exam for Nell, Ivo and Walt on dec 10 at 11, 12 and 1:30');
    expect(made.map(({ input }) => [input['familyMemberId'], input['appointmentDate']])).toEqual([
      ['nell', '2026-12-10T11:00'],
      ['ivo', '2026-12-10T12:00'],
      ['walt', '2026-12-10T13:30'],
    ]);
  });

  test('one hour is for all of them', () => {
    const made = cards('Eye exam for Nell and Ivo on dec 10 at 11');
    expect(new Set(made.map(({ input }) => input['appointmentDate']))).toEqual(new Set(['2026-12-10T11:00']));
  });

  test('an event without people and with one hour stays one', () => {
    expect(cards('Add to my calendar: book club, thursday at 7')).toHaveLength(1);
  });

  test.each([
    ['move the mammogram to the following week same time', '2026-12-21T08:40'],
    ['move the weight check to the following Monday', '2026-12-07T11:00'],
    ['I have to move my mammogram to the 16th at 9', '2026-12-16T09:00'],
  ])('“%s”', (said, appointmentDate) => {
    expect(cards(said)).toMatchObject([{ tool: 'updateMedicalAppointment', input: { appointmentDate } }]);
  });

  test.each([
    ['when do I need to leave for the mammogram if it takes 25 minutes', 'Leave by 8:15 AM'],
    ['what time should we be there for the mammogram, they want us 15 minutes early', 'Be there by 8:25 AM'],
    ['Nell has her dental cleaning at 3 and Ivo at 3:30 right?', 'December 3'],
  ])('“%s”', (said, fact) => {
    expect(words(said)).toContain(fact);
    expect(cards(said)).toEqual([]);
  });

  test('a visit that is called so is deleted, and no entry that has a word of it', () => {
    const own = {
      speakerId: 'walt',
      members: [memberWith({ id: 'walt', name: 'Walt', relationship: 'grandparent', age: 76 })],
      records: [
        recordWith({
          id: 'r1',
          title: 'Cataract surgery, right eye',
          familyMemberId: 'walt',
          date: '2025-04-09',
        }),
      ],
      appointments: [
        appointmentWith({
          id: 'eye',
          title: 'Eye exam',
          familyMemberId: 'walt',
          when: '2026-12-10T11:00',
        }),
      ],
    };
    expect(lastCards(['delete the eye exam, I already went'], { family: own })).toMatchObject([
      { tool: 'deleteMedicalAppointment', input: { id: 'eye' } },
    ]);
  });
});

describe('contacts', () => {
  test.each([
    ["Walt's new cell is 303-555-0199", { name: 'Walt', phoneNumber: '303-555-0199' }],
    ["Nell's new bus driver is Tim Hall, 303-555-0177", { name: 'Tim Hall', phoneNumber: '303-555-0177' }],
  ])('“%s”', (said, input) => {
    expect(cards(said)).toMatchObject([{ tool: 'createMedicalContact', input }]);
  });

  test('the number of a role is the contact who has it', () => {
    const own = {
      ...family,
      contacts: [
        contactWith({
          id: 'dv',
          name: 'Mrs. Dvorak',
          specialty: '2nd grade teacher',
          phoneNumber: '303-555-0121',
        }),
      ],
    };
    expect(lastPlan(["what's Nell's teacher's number"], { family: own }).text).toContain('303-555-0121');
  });
});

describe('no alarm', () => {
  test.each([
    "my mom can't have grapefruit with her meds, save that",
    'add a penicillin allergy for Walt, he gets a rash',
    'Walt is allergic to penicillin, gets a rash',
    'How many days since Nell broke her wrist?',
    "what's the dose for the epipen",
  ])('“%s”', (said) => expect(dangerIn(said)).toBeUndefined());

  test.each([
    'add egg allergy for Nell, she just ate some and is getting hives',
    'note that Nell is allergic to milk and has hives all over',
    'add peanut allergy for Nell, she is covered in hives',
    'The nurse gave Nell ten puffs of fluticasone by mistake',
    'Nell threw up 10 times today, log it',
    'Nell broke her wrist',
    'how long since she swallowed the battery',
  ])('“%s” stays one', (said) => expect(dangerIn(said)).toBeDefined());
});

test('a nurse who changes a stored medicine asks nobody about a dose', () => {
  const stored = {
    members: [{ id: 'nell', name: 'Nell', relationship: 'child', age: 7, allergies: [] }],
    medicines: [{ name: 'Fluticasone inhaler', familyMemberId: 'nell', dosage: '1 puff' }],
  };
  const changed = 'The asthma nurse wants Nell to take two puffs of fluticasone morning and night';
  const order = 'and his peak flow today was 210, so could you update the one and save the other?';
  expect(dangerIn(`${changed} from now on, ${order}`, stored)).toBeUndefined();
  expect(dangerIn(`${changed}, is that too much?`, stored)).toBeDefined();
});

test('an allergy behind the person it is for is stored', () => {
  expect(cards('add an allergy for Walt: penicillin, gets a rash')).toMatchObject([
    { tool: 'updateFamilyMember', input: { id: 'walt', allergies: ['penicillin'] } },
  ]);
});

test('the school that called is no event', () => {
  const [card] = cards('School called, early dismissal on Friday at 1. Put that in please');
  expect(JSON.stringify(card?.input)).toMatch(/Early dismissal/);
});

test('another number of people asks the same again, and stores nothing', () => {
  const turns = ['How much dry rice do I need for six people?', 'make it ten'];
  const own = { ...family, pantry: [stockOf('rice', 'Rice', '12 lb')] };
  expect(lastCards(turns, { family: own })).toEqual([]);
  expect(lastPlan(turns, { family: own }).text).toContain('10');
});

test('who asks for an own day hears of a child’s visit, too', () => {
  expect(words('do I have anything on december 3')).toMatch(/nothing is stored for you .*Nell has/);
});
