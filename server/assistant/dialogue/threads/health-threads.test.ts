// Threads about health: doses, medicines, entries of the history and allergies, and calm advice that goes on.
import { describe, expect, test } from 'vitest';
import {
  appointmentWith,
  contactWith,
  listOf,
  medicationWith,
  memberWith,
  recordWith,
} from '../../answers/testing/records.ts';
import type { Household } from '../../reading/household.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const medicine = (id: string, name: string, familyMemberId: string, more = {}) =>
  medicationWith({ id, name, familyMemberId, dosage: '2 puffs', frequency: 'twice daily', ...more });

const FAMILY: Partial<Household> = {
  members: [
    memberWith({ id: 'kit', name: 'Kit', age: 9, allergies: ['cashews'], notes: 'Wears glasses.' }),
    memberWith({ id: 'oda', name: 'Oda', age: 2, birthDate: '2024-10-02', allergies: ['eggs'] }),
    memberWith({ id: 'per', name: 'Per', relationship: 'parent', age: 40, birthDate: '1986-05-06' }),
  ],
  contacts: [
    contactWith({
      id: 'moss',
      name: 'Dr. Moss',
      type: 'doctor',
      specialty: 'Pediatrics',
      phoneNumber: '612-555-0147',
    }),
    contactWith({
      id: 'lane',
      name: 'Dr. Lane',
      type: 'dentist',
      specialty: 'Family dentistry',
      phoneNumber: '612-555-0148',
      address: '4 Elm St',
    }),
    contactWith({
      id: 'gro',
      name: 'Gro Dahl',
      type: null,
      specialty: 'Neighbor',
      phoneNumber: '612-555-0149',
      isEmergencyContact: true,
    }),
  ],
  medications: [
    medicine('qvar', 'Qvar inhaler', 'kit'),
    medicine('alb', 'Albuterol inhaler', 'kit', { instructions: 'For wheezing. Expires June 2027.' }),
    medicine('iron', 'Iron drops', 'oda', {
      dosage: '1 ml',
      frequency: 'once daily',
      instructions: 'With juice, never with milk.',
    }),
    medicine('amlo', 'Amlodipine', 'per', {
      dosage: '5 mg',
      frequency: 'once daily',
      instructions: 'In the evening',
    }),
  ],
  records: [
    recordWith({
      id: 'ferritin',
      title: 'Ferritin',
      category: 'test_result',
      familyMemberId: 'oda',
      date: '2026-10-12',
      provider: 'Dr. Moss',
      description: 'Low. Repeat in 8 weeks.',
    }),
    recordWith({
      id: 'nuts',
      title: 'Nut skin test',
      category: 'test_result',
      familyMemberId: 'kit',
      date: '2026-02-03',
      provider: 'Dr. Moss',
      description: 'Cashew 8 mm. Almonds negative, fine to eat.',
    }),
  ],
  appointments: [
    appointmentWith({
      id: 'heart',
      title: 'Heart visit',
      familyMemberId: 'per',
      when: '2026-12-01T11:00',
      notes: 'Bring the log.',
    }),
  ],
  lists: [listOf('pharm', 'Pharmacy run')],
};
const words = (...turns: readonly string[]): string => lastPlan(turns, { family: FAMILY }).text;
const cards = (...turns: readonly string[]) => lastCards(turns, { family: FAMILY });
const saved = (...turns: readonly string[]) => lastCards(turns, { family: FAMILY, approves: true });

describe('a slip and its excuse', () => {
  test.each([
    ["per's amlodipine went up to 10 mg", 'make it 7.5, i misread the paper', { dosage: '7.5 mg' }],
    ["per's amlodipine went up to 10 mg", 'no 7.5, my mistake', { dosage: '7.5 mg' }],
    ["log kit's blood pressure 118 over 70 today", 'sorry, 108 over 70', { description: '108 over 70' }],
    ["log kit's temp 100.9 today", 'oops 101.9, i had it wrong', { description: '101.9' }],
  ])('“%s”, then “%s” changes the one value', (said, then, input) => {
    expect(cards(said, then)).toMatchObject([{ input }]);
  });
  test('“scratch that” with the right hour moves the visit that was just stored, and removes none', () => {
    expect(saved('book kit with dr. moss december 4 at 2', 'scratch that, 3:45')).toMatchObject([
      { tool: 'updateMedicalAppointment', input: { appointmentDate: '2026-12-04T15:45' } },
    ]);
  });
});

describe('the medicine spoken of', () => {
  test.each([
    ['how much qvar does kit get', 'and the other inhaler?', /Albuterol/],
    ['how much qvar does kit get', 'and his other one', /Albuterol/],
    ['did kit get his qvar today', 'how many times has he had it today', /No dose/],
    ['kit missed his qvar this morning, is that bad', 'so 4 puffs tonight?', /^No, not more than is stored/],
    ['can oda have her iron with milk', 'why not', /holds back the iron/],
    ["where is kit's albuterol inhaler and when does it run out", 'thanks', /./],
  ])('after “%s”, “%s”', (said, then, told) => expect(words(said, then)).toMatch(told));

  test.each(['she says yes, twenty minutes ago', 'per says she did at 7:15', 'yeah he gave it at 7:15'])(
    '“%s” after it was asked for is the dose',
    (then) => {
      expect(cards('has anyone given oda her iron today', then)).toMatchObject([
        { tool: 'createDose', input: { medicationId: 'iron' } },
      ]);
    },
  );
  test('doses are counted', () => {
    const turns = ['kit had 2 puffs of albuterol at 7 this morning', 'how many times did he use it today'];
    expect(lastPlan(turns, { family: FAMILY, approves: true }).text).toMatch(/^(?:Once|No dose)/);
  });
  test('another medicine in the place of the waiting one is for the same person', () => {
    const turns = [
      'kit got cefdinir 5 ml twice a day for 7 days',
      'no they switched it, cephalexin 250 mg 3 times a day for 5 days',
    ];
    expect(cards(...turns)).toMatchObject([
      { tool: 'createMedication', input: { name: 'Cephalexin', familyMemberId: 'kit', dosage: '250 mg' } },
    ]);
  });
  test.each([
    'dr. moss says per should stop the amlodipine, take it off his meds',
    'per is off the amlodipine because of swollen feet, so please take it off his current meds',
  ])('“%s” ends it, and no visit', (said) => {
    expect(cards(said)).toMatchObject([{ tool: 'updateMedication', input: { id: 'amlo', isActive: false } }]);
  });
});

describe('lists of what is stored', () => {
  test.each(["type out everyone's meds with the amounts", 'give me an overview of all our medicines'])(
    '“%s”',
    (said) => {
      expect(words(said)).toMatch(/Qvar.*Albuterol.*Iron drops.*Amlodipine/s);
    },
  );
  test.each([
    "write out the kids' allergies and meds for the sitter",
    "can you list what the kids can't eat and which medicines they take",
  ])('“%s” is told of each, and is no note', (said) => {
    const plan = lastPlan([said], { family: FAMILY });
    expect(plan.cards ?? []).toEqual([]);
    expect(plan.text).toMatch(/Kit is allergic to cashews.*Qvar.*Oda is allergic to eggs.*Iron drops/s);
  });
  test('a profile has the medicines and the coming visits', () => {
    expect(words('what do you know about per')).toMatch(/Amlodipine.*Heart visit/s);
  });
  test('two facts of two people are each of their own', () => {
    expect(words("how many months old is oda, and what is per's birthday")).toMatch(
      /Oda is 25 months.*Per's birthday is May 6/s,
    );
  });
});

describe('entries of the history', () => {
  test('the next time is reckoned from the entry, and is booked under its name', () => {
    expect(words("what was oda's ferritin", 'when should they redo it')).toMatch(
      /^Around Monday, December 7/,
    );
    expect(cards("what was oda's ferritin", 'book that for december 8 at 9:15 with dr. moss')).toMatchObject([
      {
        tool: 'createMedicalAppointment',
        input: { title: 'Ferritin recheck', familyMemberId: 'oda', appointmentDate: '2026-12-08T09:15' },
      },
    ]);
  });
  test('a test that found a food harmless comes before its family of foods', () => {
    expect(words('what is kit allergic to', 'are almonds ok then')).toMatch(
      /^Yes, as the test on record goes.*Almonds negative/s,
    );
    expect(words('can kit have cashews')).toMatch(/^No/);
  });
});

describe('allergies and contacts spoken of', () => {
  test.each([
    ['kit is allergic to kiwi', 'what else is on his list', /Kit is allergic to/],
    ['who is allergic to kiwi', 'and cashews?', /Kit/],
    ["what's dr. lane's number", 'where is she located', /^4 Elm St/],
    ["what's dr. lane's number", "what's her name again", /Dr\. Lane/],
  ])('after “%s”, “%s”', (said, then, told) => expect(words(said, then)).toMatch(told));
  test.each(['add dr. moss to those', 'include dr. moss with them'])('“%s”', (then) => {
    expect(cards('who are our emergency contacts', then)).toMatchObject([
      { tool: 'updateMedicalContact', input: { id: 'moss', isEmergencyContact: true } },
    ]);
  });
  test('what is narrower takes the place of the stored allergy', () => {
    expect(cards("change oda's allergy to raw egg only")).toMatchObject([
      { input: { allergies: ['raw egg'] } },
    ]);
    for (const { input } of cards('oda passed the challenge, change her allergy to raw egg only'))
      expect(input).not.toMatchObject({ allergies: [] });
  });
});

describe('visits', () => {
  test.each(['actually move it a week, same time', 'no just push it by a week'])(
    '“%s” while one is being canceled',
    (then) => {
      expect(cards("cancel per's heart visit", then)).toMatchObject([
        { tool: 'updateMedicalAppointment', input: { id: 'heart', appointmentDate: '2026-12-08T11:00' } },
      ]);
    },
  );
  test('what is felt at night is no hour, and a note of the visit', () => {
    expect(
      cards("move per's heart visit to 10:30 on december 2, and add to the notes that he wakes up at night"),
    ).toMatchObject([
      { input: { appointmentDate: '2026-12-02T10:30', notes: 'Bring the log. He wakes up at night' } },
    ]);
  });
  test('who drives goes into the notes of the visit spoken of', () => {
    expect(
      cards("what do we bring to per's heart apt", 'gro is driving, stick that in the notes'),
    ).toMatchObject([{ tool: 'updateMedicalAppointment', input: { id: 'heart' } }]);
  });
});

describe('calm advice that goes on', () => {
  test.each([
    ['kit has a nosebleed', 'still bleeding after ten minutes', /^Pinch again.*Dr\. Moss/],
    ['kit has a nosebleed', 'ok it stopped, what now', /no blowing/],
    ['kit threw up twice since noon, what can he drink', 'when can he eat', /^As soon as sips/],
    ["someone in kit's class has lice, how do i check his hair", 'found a few, now what', /second round/],
    ['oda woke up with crusty red eyes', 'can she go to daycare tomorrow', /^Pink eye alone/],
    [
      'kit took a ball to the face and his tooth came out',
      'the office is closed, where do we go',
      /emergency dentist/,
    ],
    ['can per take ibuprofen for his back', 'what about tylenol', /^As a rule yes/],
  ])('after “%s”, “%s”', (said, then, told) => expect(words(said, then)).toMatch(told));

  test.each([
    ['kit coughed every night for a week, what helps', /^Honey/],
    ['took a tick out of kit today, what do i do', /Note the day/],
    [
      'should i give oda her iron with a cup of milk, per says so',
      /^No, not by what's stored.*never with milk/,
    ],
    ['how do i keep oda out of the cabinet with the cleaners', /lock/],
    ['kit got stung by a bee, just a red dot, what do i do', /^Scrape or brush/],
    ["kit's sugars are around 200 this week, who should i call", /Dr\. Moss/],
  ])('“%s”', (said, told) => expect(words(said)).toMatch(told));

  test('a list that is stored takes things no list knows', () => {
    expect(cards('add saline spray and a new heating pad to the pharmacy list')).toMatchObject([
      { tool: 'addShoppingItems' },
    ]);
  });
});
