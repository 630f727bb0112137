// A call, a letter or an order that Pip cannot do is declined with what the family has stored for it.
import { describe, expect, test } from 'vitest';
import {
  appointmentWith,
  contactWith,
  medicationWith,
  memberWith,
  menuWith,
} from '../../answers/testing/records.ts';
import { lastPlan } from '../testing/thread.ts';

/** Today is Sunday, November 22, 2026; the menu is that of the week to come. */
const family = {
  speakerId: 'nora',
  members: [
    memberWith({ id: 'nora', name: 'Nora', relationship: 'parent', age: 38 }),
    memberWith({ id: 'pia', name: 'Pia', relationship: 'child', age: 11 }),
    memberWith({ id: 'nils', name: 'Nils', relationship: 'child', age: 8 }),
  ],
  contacts: [
    contactWith({ id: 'rx', name: 'Hy-Vee Pharmacy', type: 'pharmacy', phoneNumber: '515-555-0150' }),
    contactWith({
      id: 'moss',
      name: 'Dr. Moss',
      type: 'doctor',
      specialty: 'Allergy',
      phoneNumber: '515-555-0177',
    }),
    contactWith({
      id: 'dvorak',
      name: 'Mrs. Dvorak',
      specialty: '2nd grade, Roosevelt Elementary',
      phoneNumber: '515-555-0121',
      email: 'k.dvorak@roosevelt.example',
    }),
  ],
  appointments: [
    appointmentWith({
      id: 'a',
      familyMemberId: 'nils',
      title: 'Skin test',
      when: '2026-12-03T09:20',
      contactId: 'moss',
    }),
    appointmentWith({ id: 'b', familyMemberId: 'nils', title: 'Cleaning', when: '2026-12-07T14:30' }),
  ],
  medications: [
    medicationWith({
      id: 'doxy',
      name: 'Doxycycline',
      familyMemberId: 'pia',
      dosage: '100 mg',
      prescribedBy: 'Dr. Moss',
    }),
  ],
  menus: [menuWith({ friday: { dinner: 'Veggie pizza' }, saturday: { lunch: 'Corn chowder' } })],
};
const plan = (said: string) => lastPlan([said], { family });

describe('a refill', () => {
  test.each([
    'can u call hyvee n get pias doxy refilled',
    'refill her doxycycline',
    "can you refill pia's doxycycline",
    'request a refill of pias doxycycline',
    'call in pias doxycycline refill',
    'ask the pharmacy to refill the doxycycline',
    "get pia's prescription refilled",
    'pia needs a refill of doxycycline',
    "pia's doxycycline needs a refill",
    'we need to refill the doxycycline',
  ])('“%s” has the pharmacy and its number', (said) => {
    const { text, cards = [] } = plan(said);
    expect(text).toMatch(/can't call or write/);
    expect(text).toContain('Hy-Vee Pharmacy, 515-555-0150');
    expect(text).not.toMatch(/won't hear|You could write/);
    expect(cards).toEqual([]);
  });

  test('goes to a pharmacy that is stored as such in its specialty alone', () => {
    const rx = contactWith({
      id: 'rx',
      name: 'Lake Drugs',
      type: null,
      specialty: 'Pharmacy',
      phoneNumber: '1',
    });
    const { text } = lastPlan(['refill her doxycycline'], { family: { ...family, contacts: [rx] } });
    expect(text).toContain('Lake Drugs');
  });

  test('names who prescribed it', () => {
    expect(plan('refill her doxycycline').text).toContain(
      'Dr. Moss, 515-555-0177, prescribed the Doxycycline.',
    );
  });

  test.each(['refill the soap dispenser', 'when does pia need a refill', 'what does pia take'])(
    'is none in “%s”',
    (said) => {
      expect(plan(said).text).not.toContain('Hy-Vee');
    },
  );
});

describe('a letter', () => {
  test('has the email, and what was told goes to the calendar as an event of its own', () => {
    const { text } = plan(
      'Write to Mrs. Dvorak that Nils is staying home sick tomorrow, and put it on the calendar too.',
    );
    expect(text).toMatch(/can't call or write/);
    expect(text).toContain('k.dvorak@roosevelt.example');
    expect(text).toContain('“Hi Mrs. Dvorak, Nils is staying home sick tomorrow. Thank you');
    // A time is never made up.
    expect(text).toMatch(/time.*November 23|November 23.*time/i);
    expect(text).not.toContain('Which one');
  });

  test.each([
    ['tell mrs dvorak that nils has a game saturday at 10 and put it on the calendar', '2026-11-28T10:00'],
    ['let mrs dvorak know nils will be late tomorrow at 9, and put it on the calendar', '2026-11-23T09:00'],
    [
      'text mrs dvorak that nils has a cast check tuesday at 3pm, and add it to our calendar',
      '2026-11-24T15:00',
    ],
  ])('“%s” is a card with the time', (said, appointmentDate) => {
    const { text, cards = [] } = plan(said);
    expect(text).toMatch(/can't call or write/);
    expect(cards).toMatchObject([
      { tool: 'createMedicalAppointment', input: { appointmentDate, familyMemberId: 'nils' } },
    ]);
  });

  test('to one without an email says so', () => {
    expect(plan('email the allergist').text).toMatch(/Dr\. Moss, 515-555-0177.*No email is stored/);
  });

  test('to the school is from the parent to the teacher, and not to the child', () => {
    expect(plan('let the school know nils is out sick tomorrow').text).toMatch(
      /Mrs\. Dvorak, 515-555-0121.*“Hi Mrs\. Dvorak, Nils is out sick tomorrow\./,
    );
  });

  test('a question for an email stays one', () => {
    expect(plan('whats the email of mrs dvorak').text).not.toMatch(/can't/);
  });
});

describe('an order of food', () => {
  test.each([
    ['Order us a pizza for Friday', 'Veggie pizza for dinner'],
    ['can you get us a pizza delivered saturday', 'Corn chowder for lunch'],
  ])('“%s” is declined with the menu of that day', (said, dish) => {
    const { text, cards = [] } = plan(said);
    expect(text).toMatch(/can't order|No orders|aren't something I can do/);
    expect(text).toContain(dish);
    expect(cards).toEqual([]);
  });

  test('a day without a menu is declined as before', () => {
    expect(plan('order us a pizza for thursday').text).not.toContain('on the menu');
  });
});
