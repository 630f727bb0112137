// Records that are asked for, corrected and told in everyday words: parts of the day, kinds of doctors, a last day and a day back.
import { describe, expect, test } from 'vitest';
import { appointmentWith, contactWith, medicationWith, memberWith } from '../../answers/testing/records.ts';
import type { Household } from '../../reading/household.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const CONTACTS = [
  ['egan', 'Dr. Egan', 'Family medicine', '902-555-0101'],
  ['ruiz', 'Dr. Ruiz', 'Gastroenterology', '902-555-0102'],
  ['holt', 'Dr. Holt', 'Gastroenterology', '902-555-0103'],
  ['sato', 'Dr. Sato', 'Otolaryngology', '902-555-0104'],
  ['quay', 'Quay Vision', 'Optometry', '902-555-0105'],
] as const;

const FAMILY: Partial<Household> = {
  speakerId: 'orla',
  members: [
    memberWith({
      id: 'orla',
      name: 'Orla',
      relationship: 'parent',
      age: 41,
      notes: 'Night nurse, picks up extra work.',
    }),
    memberWith({ id: 'bram', name: 'Bram', age: 16, notes: 'Grade 11, homeschooled, free spirit.' }),
    memberWith({
      id: 'tess',
      name: 'Tess',
      age: 8,
      birthDate: '2018-12-05',
      notes: 'School is hard, after lunch she naps.',
    }),
  ],
  appointments: [
    appointmentWith({ id: 'scan', familyMemberId: 'orla', title: 'Bone scan', when: '2026-11-30T14:10' }),
    appointmentWith({
      id: 'gut',
      familyMemberId: 'bram',
      title: 'Gut checkup',
      when: '2026-12-03T15:20',
      contactId: 'holt',
    }),
    appointmentWith({ id: 'ears', familyMemberId: 'tess', title: 'Hearing exam', when: '2026-12-09T13:30' }),
  ],
  medications: [
    medicationWith({
      id: 'warf',
      familyMemberId: 'orla',
      name: 'Warfarin',
      dosage: '4 mg',
      frequency: 'once daily',
    }),
    medicationWith({
      id: 'met',
      familyMemberId: 'bram',
      name: 'Metformin',
      dosage: '500 mg',
      frequency: 'twice daily',
    }),
    medicationWith({
      id: 'zinc',
      familyMemberId: 'bram',
      name: 'Zinc',
      dosage: '10 mg',
      frequency: 'once daily',
    }),
    medicationWith({
      id: 'amox',
      familyMemberId: 'bram',
      name: 'Amoxicillin',
      dosage: '250 mg',
      startDate: '2026-09-07',
      endDate: '2026-09-14',
      isActive: false,
    }),
  ],
  contacts: CONTACTS.map(([id, name, specialty, phoneNumber], at) =>
    contactWith({
      id,
      name,
      specialty,
      phoneNumber,
      type: 'specialist',
      createdAt: `2026-01-0${at + 1}T00:00:00.000Z`,
    }),
  ),
};
const answer = (...turns: string[]): string => lastPlan(turns, { family: FAMILY }).text;

describe('a question about free time', () => {
  test.each([
    [
      'am i free mon the 30th after lunch, they want me for extra work',
      /^No, you have .*Bone scan at 2:10 PM/,
    ],
    ['is bram free thurs dec 3 after school', /^No, Bram has .*Gut checkup at 3:20 PM/],
    [
      'is tess free wed dec 9 after lunch, her school friend asked',
      /^No, Tess has .*Hearing exam at 1:30 PM/,
    ],
    ['am i free nov 30 before supper', /^No, you have .*Bone scan/],
  ])('“%s” is answered by the appointments, not by a note with the same words', (said, text) => {
    expect(answer(said)).toMatch(text);
  });
});

const fields = (...turns: string[]): Record<string, unknown> =>
  lastCards(turns, { family: FAMILY })[0]?.input ?? {};

describe('a break is told by its last day and the day back', () => {
  test.each([
    [
      'brams last day before christmas is fri dec 18 and hes back jan 4',
      'Christmas break',
      '2026-12-19',
      '2027-01-03',
    ],
    ['school lets out for tess march 12 and shes back on the 22nd', 'Break', '2027-03-13', '2027-03-21'],
    ['last day of classes for bram dec 18, first day back jan 4', 'Break', '2026-12-19', '2027-01-03'],
    ['tess breaks up on fri dec 18 and returns tues jan 5', 'Break', '2026-12-19', '2027-01-04'],
    ['tess is done for the holidays after dec 17, back jan 4th', 'Holiday break', '2026-12-18', '2027-01-03'],
  ])('%s', (said, name, startDate, endDate) => {
    expect(fields(said)).toMatchObject({ breaks: [{ name, startDate, endDate }] });
  });

  test('a last day alone is one day before the break, and no end of the school year', () => {
    expect(fields('last day before xmas for tess is fri dec 18')).toMatchObject({
      foundCalendar: { events: [{ date: '2026-12-18', event: 'Last day before the break', kind: 'school' }] },
    });
  });
});

describe('the days of a plan', () => {
  const plan = 'put in tess homeschool mon to thurs 9 to 12';
  test.each([
    ['oops wed shes at forest group so mon tues thurs fri', 'Monday, Tuesday, Thursday and Friday'],
    ['sorry, on monday she has choir so tues wed thurs', 'Tuesday to Thursday'],
    ['actually thursdays shes with grandpa so its mon tues wed', 'Monday to Wednesday'],
  ])('“%s”: the days behind “so” stand, and no day of somewhere else', (said, notes) => {
    expect(fields(plan, said)).toMatchObject({ notes });
  });
});

describe('a person, a thing nobody knows, a day and an hour to come', () => {
  test.each([
    ['bram drivers test wed dec 9 at 2 motor registry', 'Drivers test', '2026-12-09T14:00', 'Motor registry'],
    [
      'tess bird count sat dec 12 at 9 heron marsh trail',
      'Bird count',
      '2026-12-12T09:00',
      'Heron marsh trail',
    ],
    ['bram prom fitting fri dec 11 at 4 rideau centre', 'Prom fitting', '2026-12-11T16:00', 'Rideau centre'],
    ['tess swim test sun dec 6 10am city pool', 'Swim test', '2026-12-06T10:00', 'City pool'],
  ])('“%s” is an event, with its place in the notes', (said, title, appointmentDate, notes) => {
    expect(fields(said)).toMatchObject({ title, appointmentDate, notes });
    expect(answer(said)).not.toContain('left out');
  });

  test('what stands behind the hour and is no place stays out of the notes', () => {
    expect(fields('add tess swim meet dec 6 10am please').notes).toBeUndefined();
    expect(fields('bram hair cut fri dec 11 at 4 remind me the day before').notes).toBeUndefined();
  });
});

describe('the end of the number just given is corrected', () => {
  test.each([
    ['add Mill Road Vet 902-555-0178', 'sorry the last four are 0187', '902-555-0187'],
    ['new contact Jean Roach, sitter, 902 555 0121', 'wait ends in 0112', '902 555 0112'],
    ['new contact Tidewater arena 902 555 0164', 'actually 46 at the end', '902 555 0146'],
    ['add dr vogel dentist 902 555 0190', 'oops its 0109 at the end', '902 555 0109'],
  ])('%s, %s', (first, second, phoneNumber) => {
    const { phoneNumber: number, notes = '' } = fields(first, second);
    expect(number).toBe(phoneNumber);
    expect(notes).not.toMatch(/\d/);
  });

  test('an amount at the end of something else stays', () => {
    expect(
      fields('add dr vogel dentist 902 555 0190', 'add milk, 2 at the end of the list'),
    ).not.toHaveProperty('phoneNumber');
  });
});

describe('a doctor by what they look after', () => {
  test.each([
    ['whats the number for brams tummy dr', /^902-555-0103 is Dr\. Holt/],
    ['number for brams stomach guy', /^902-555-0103 is Dr\. Holt/],
    ['phone for tess ear nose throat doctor', /^902-555-0104 is Dr\. Sato/],
    ['whats the number for the eye lady', /^902-555-0105 is Quay Vision/],
    ['whats the number for brams skin dr', /^No dermatologist is stored/],
    ['number for tess foot doc', /^No podiatrist is stored/],
    ['phone number of the kidney specialist', /^No nephrologist is stored/],
  ])('%s', (said, text) => {
    expect(answer(said)).toMatch(text);
    // Nobody who was spoken of before takes the place.
    expect(answer('whats dr egans number', said)).toMatch(text);
  });
});

describe('what somebody is on, and was on', () => {
  test.each([
    ['ok what is bram on all together', ['Metformin', 'Zinc']],
    ['everything bram is on now', ['Metformin', 'Zinc']],
    ['whats bram on for meds these days', ['Metformin', 'Zinc']],
  ])('%s', (said, medicines) => {
    for (const medicine of medicines) expect(answer(said)).toContain(medicine);
    expect(answer(said)).not.toContain('Amoxicillin');
  });

  test('the person of the thread is meant, and the next one is asked about in the same way', () => {
    const turns = ['bump brams zinc to 15 mg', 'so whats he on altogether'];
    expect(answer(...turns)).toContain('Metformin');
    expect(answer(...turns, 'and orla?')).toContain('Warfarin');
    expect(answer('whats on tuesday')).not.toContain('Metformin');
  });

  test.each([
    'what was that antibiotic bram had in september',
    'which antibiotic did bram take in september',
    'what was bram taking in september',
    'when was bram last on antibiotics',
  ])('“%s” is answered from the stored medicines, and is about no given dose', (said) => {
    expect(answer(said)).toMatch(/Amoxicillin.*250 mg/);
    expect(answer(said)).toContain('September 14');
    expect(answer(said)).not.toContain('No dose');
  });

  test('a dose is still asked about by its name', () => {
    expect(answer('did bram get his zinc yesterday')).toContain('No dose');
  });
});

describe('an amount that differs by the day is kept in the words of the parent', () => {
  test.each([
    [
      ['bump orlas warfarin to 5 mg', 'actually its 4 mg mon wed fri and 5 the rest of the days'],
      '4 mg mon wed fri and 5 the rest of the days',
    ],
    [
      ['bump brams zinc to 20 mg', 'sorry 20 mg weekdays and 10 on weekends'],
      '20 mg weekdays and 10 on weekends',
    ],
    [['brams zinc tues thurs 15 mg, all the other days 10 mg'], 'tues thurs 15 mg, all the other days 10 mg'],
    [
      ['bram takes 15 mg zinc sat and sun, 10 mg the rest of the week'],
      '15 mg zinc sat and sun, 10 mg the rest of the week',
    ],
  ])('%s', (turns, dosage) => {
    const changed = fields(...turns);
    expect(Object.keys(changed)).toEqual(['id', 'dosage']);
    expect(changed).toMatchObject({ dosage });
  });
});

describe('what is stored already does not swallow the question behind it', () => {
  test.each([
    'tess birthday is the 5th, shes turning 8. ideas for a small party at home, maybe 6 kids?',
    'tess was born december 5 2018. ideas for a party at home?',
    "tess birthday is dec 5. what's a good party game",
  ])('%s', (said) => {
    const { text, cards = [] } = lastPlan([said], { family: FAMILY });
    expect(cards).toEqual([]);
    expect(text).toMatch(/party|game/i);
  });

  test('the plan is for the person and the day that were told', () => {
    expect(
      answer('tess birthday is the 5th, shes turning 8. ideas for a small party at home, maybe 6 kids?'),
    ).toContain('for Tess on Saturday, December 5');
  });

  test.each([
    ['when is tess birthday', 'put her party in sat 1 to 3'],
    ['plan tess birthday party', 'ok add the party sat 1 to 3'],
    ['plan tess birthday party', 'what cake could everybody have', 'now add the party on sat 1 to 3'],
  ])('%s, %s: the Saturday of that birthday', (...turns) => {
    expect(fields(...turns)).toMatchObject({ appointmentDate: '2026-12-05T13:00', duration: 120 });
    expect(answer(...turns)).not.toContain('left out');
  });
});
