// Contacts and entries of the history: a new number, an address, the visits there, that day.
import { describe, expect, test } from 'vitest';
import { appointmentWith, contactWith, memberWith, recordWith } from '../../answers/testing/records.ts';
import type { Household } from '../../reading/household.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const record = (id: string, title: string, description: string) =>
  recordWith({
    id,
    title,
    description,
    category: 'vaccination',
    date: '2025-08-04',
    familyMemberId: 'lena',
    provider: 'Dr. Osei',
  });
const visit = (id: string, familyMemberId: string, title: string, when: string) =>
  appointmentWith({ id, familyMemberId, title, when, contactId: 'osei' });
const family: Partial<Household> = {
  speakerId: 'hank',
  members: [
    memberWith({ id: 'hank', name: 'Hank', relationship: 'parent', age: 45 }),
    memberWith({ id: 'mona', name: 'Mona', relationship: 'parent', age: 44 }),
    memberWith({ id: 'lena', name: 'Lena', age: 8 }),
    memberWith({ id: 'vic', name: 'Vic', age: 6 }),
  ],
  contacts: [
    contactWith({ id: 'osei', name: 'Dr. Osei', specialty: 'Pediatrics', phoneNumber: '555-010-0110' }),
    contactWith({
      id: 'june',
      name: 'June Abbot',
      type: null,
      specialty: "Mona's mom",
      phoneNumber: '555-010-0172',
    }),
    contactWith({ id: 'ruiz', name: 'Mr. Ruiz', type: null, specialty: "Vic's teacher" }),
  ],
  appointments: [
    visit('a1', 'lena', 'Checkup', '2026-12-11T10:00'),
    visit('a2', 'vic', 'Asthma visit', '2026-12-16T16:30'),
    visit('a3', 'lena', 'Skin check', '2026-11-24T16:20'),
  ],
  records: [record('r1', 'School shots', 'MMR, polio'), record('r2', 'Hearing test', 'Passed')],
};
const cards = (said: string) => lastCards([said], { family });

describe('a question for a number', () => {
  const vangs = {
    ...family,
    contacts: [
      ...(family.contacts ?? []),
      contactWith({ id: 'h', name: 'Dr. Helen Vang', specialty: 'Pediatrics', phoneNumber: '555-010-0111' }),
      contactWith({ id: 't', name: 'Dr. Tou Vang', specialty: 'Optometry', phoneNumber: '555-010-0222' }),
      contactWith({ id: 'n', name: 'Ms. Hope', phoneNumber: '555-010-0333', isEmergencyContact: true }),
    ],
  };

  test('the other one has the same name', () => {
    const turns = ['number for helen vang', 'n the other one'];
    expect(lastPlan(turns, { family: vangs }).text).toContain('555-010-0222');
    expect(lastCards(turns, { family: vangs })).toEqual([]);
  });

  test('the one for a part of the body is another doctor', () => {
    for (const also of ['the eye one too', "and lena's eyes", 'what about for vics eyes'])
      expect(lastPlan(['number for dr osei', also], { family: vangs }).text).toContain('555-010-0222');
    expect(lastPlan(['number for dr osei', 'and vics lunch'], { family: vangs }).text).not.toContain(
      '555-010-0222',
    );
    expect(lastPlan(['number for helen vang', 'n the other one'], { family: vangs }).text).not.toContain(
      'doctor',
    );
  });

  test.each([
    'who should the sitter call if im not reachable',
    'who do they call when they cant reach us',
    "who should school call if i don't answer",
  ])('“%s” asks for the emergency contact', (said) => {
    const { text } = lastPlan([said], { family: vangs });
    expect(text).toMatch(/^Ms\. Hope, 555-010-0333, is your emergency contact/);
  });
});

describe('a number that is told', () => {
  test.each([
    ['monas mom got a new phone its 928 555 0188', { id: 'june', phoneNumber: '928 555 0188' }],
    ['my mother in laws number changed to 928 555 0188', { id: 'june', phoneNumber: '928 555 0188' }],
    ['vics teacher has a new email its ruiz@school.example', { id: 'ruiz', email: 'ruiz@school.example' }],
  ])('“%s” changes the contact', (said, input) => {
    expect(cards(said)).toEqual([{ tool: 'updateMedicalContact', input }]);
  });

  test.each(['lenas mom got a new phone its 928 555 0188', 'my moms cell is 928 555 0188 now'])(
    '“%s” is not about the mother of somebody else',
    (said) => {
      expect(cards(said)).toEqual([]);
      expect(lastPlan([said], { family }).text).not.toMatch(/General guidance/);
    },
  );

  test('whom to reach is no change', () => {
    expect(lastPlan(['order a pizza from 480 555 0100'], { family }).text).not.toMatch(/Which contact/);
  });

  test('an age for a phone is still asked of a guide', () => {
    expect(lastPlan(['at what age should lena get a phone'], { family }).text).toMatch(
      /around middle school/,
    );
  });
});

describe('the role of a new contact', () => {
  test.each([
    ['add coach lin, the kids swim coach 480 555 0199', "Lena and Vic's swim coach"],
    ['new contact: bev, lena and vics co-op teacher, 480 555 0122', "Lena and Vic's co-op teacher"],
    ['add ms ott, vics band director 480 555 0111', "Vic's band director"],
  ])('“%s”', (said, notes) => {
    expect(cards(said)[0]?.input['notes']).toBe(notes);
    expect(lastPlan([said], { family }).text).not.toMatch(/left out/);
  });
});

describe('an address as it is typed', () => {
  test.each([
    ['dr osei moved its 455 s power rd suite 4 in mesa now', '455 S Power Rd, Suite 4, Mesa'],
    ['dr osei moved to 20 w osborn rd in phoenix', '20 W Osborn Rd, Phoenix'],
    ['dr oseis new address is 1200 n higley rd, gilbert', '1200 N Higley Rd, Gilbert'],
    ['dr osei moved to 9 Oak Ave, Mesa', '9 Oak Ave, Mesa'],
  ])('“%s”', (said, address) => {
    expect(cards(said)[0]?.input).toEqual({ id: 'osei', address });
  });
});

describe('visits there', () => {
  test.each(['who do we see there in december', 'which visits do we have with them in december'])(
    '“%s” after the number',
    (said) => {
      const { text } = lastPlan(['whats dr oseis number', said], { family });
      expect(text).toContain('Checkup');
      expect(text).toContain('Asthma visit');
      expect(text).not.toContain('Skin check');
    },
  );
  test('the address is still a field', () => {
    expect(lastPlan(['whats dr oseis number', 'do they have an email'], { family }).text).toMatch(/email/i);
  });
});

describe('the day of an entry', () => {
  test.each(['what else did she get that day', 'did anything else happen that day'])('“%s”', (said) => {
    const { text } = lastPlan(['did lena get her mmr', said], { family });
    expect(text).toContain('MMR, polio');
    expect(text).toContain('Hearing test');
    expect(text).not.toContain('today');
  });
});

describe('contacts of another kind, and who is called in an emergency', () => {
  const more = [
    contactWith({ id: 'nurse', name: 'Ms. Abel', specialty: 'School nurse', phoneNumber: '555-010-0155' }),
    contactWith({ id: 'heart', name: 'Dr. Bose', specialty: 'Cardiology', phoneNumber: '555-010-0166' }),
    contactWith({
      id: 'owen',
      name: 'Owen Bell',
      specialty: "Hank's brother",
      phoneNumber: '555-010-0188',
      isEmergencyContact: true,
    }),
  ];
  const all = { family: { ...family, contacts: [...(family.contacts ?? []), ...more] } };

  test.each([
    ['phone of the school nurse', 'and the heart doctor', '555-010-0166'],
    ['number for the school nurse please', 'n the pediatrician', '555-010-0110'],
  ])('“%s”, “%s”', (asked, said, number) => {
    const { text } = lastPlan([asked, said], all);
    expect(text).toContain(number);
    expect(text).not.toContain('555-010-0155');
  });

  test('the number of a relative is changed where the contact is stored', () => {
    expect(lastCards(['new number for my brother 555 010 0200'], all)).toMatchObject([
      { tool: 'updateMedicalContact', input: { id: 'owen', phoneNumber: expect.stringContaining('0200') } },
    ]);
    expect(lastPlan(['new number for my sister 555 010 0200'], all)).toMatchObject({ asked: 'name' });
  });

  test.each(['is he still my emergency contact', 'is he still the emergency one'])('“%s”', (said) => {
    expect(lastPlan(['number of my brother', said], all).text).toMatch(/Owen Bell.*emergency contact/);
  });

  test('another one for emergencies', () => {
    const turns = ['who is our emergency contact', 'make dr bose one too'];
    expect(lastCards(turns, all)).toMatchObject([{ input: { id: 'heart', isEmergencyContact: true } }]);
    expect(lastCards(['number of dr bose', 'make dr osei one too'], all)).toEqual([]);
  });
});

describe('the entry before the one spoken of', () => {
  const measured = (id: string, date: string, description: string) =>
    recordWith({
      id,
      title: 'Hemoglobin',
      description,
      category: 'test_result',
      date,
      familyMemberId: 'lena',
    });
  const [now, earlier] = [measured('h2', '2026-09-02', '12.1'), measured('h1', '2025-03-04', '11.2')];
  const asked = "what was lena's last hemoglobin";

  test.each(['and the one before that', 'the time before that'])('“%s”', (said) => {
    const both = { ...family, records: [now, earlier] };
    expect(lastPlan([asked, said], { family: both }).text).toMatch(/11\.2/);
    const plan = lastPlan([asked, said], { family: { ...family, records: [now] } });
    expect(plan.text).toMatch(/^Nothing is stored before Lena's Hemoglobin/);
    expect(plan.asked).toBeUndefined();
  });
});

test('one more behind who the emergency contact is, is one, too', () => {
  const contacts = [
    contactWith({ id: 'jo', name: 'Jo', phoneNumber: '555-010-0177', isEmergencyContact: true }),
  ];
  const added = (...turns: string[]) => lastCards(turns, { family: { ...family, contacts } }).at(-1)?.input;
  expect(added('who is our emergency contact', 'add my brother dan as well 555-010-0188')).toMatchObject({
    name: 'Dan',
    isEmergencyContact: true,
  });
  expect(added('who is our emergency contact', 'add dr. bell 555-010-0199')).not.toHaveProperty(
    'isEmergencyContact',
  );
});
