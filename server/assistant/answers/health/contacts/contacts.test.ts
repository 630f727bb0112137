// Answers and cards about contacts.
import { describe, expect, test } from 'vitest';
import { lastPlan } from '../../../dialogue/testing/thread.ts';
import { askedOf, FACTS } from '../../testing/asked.ts';
import type { Plan } from '../../plan.ts';
import { contactAnswers } from './contacts.ts';
import { HEALTH_FAMILY } from '../testing/health-family.ts';

function planOf(intent: string, said: string, more: Parameters<typeof askedOf>[3] = {}): Plan {
  const answerer = contactAnswers[intent];
  if (!answerer) throw new Error(`no answer for ${intent}`);
  return answerer(askedOf(intent, said, HEALTH_FAMILY, more));
}
const inputsOf = ({ cards }: Plan) => cards?.map(({ input }) => input);

describe('contact_ask', () => {
  test.each([
    ['number for the pediatrician pls', /^212-555-0142 is Dr\. Anika Patel's number/],
    ['kowalski dental number?', /^212-555-0100 is /],
    ['where is dr patel', /^12 Oak Street is /],
    ['who is our dentist', /^Kowalski Family Dental is the dentist .* 212-555-0100/],
    ['is 212-555-0142 dr patels number', /^Yes, 212-555-0142/],
    ['is 212-555-9999 dr patels number', /^No, 212-555-0142/],
    ['do we have an email for kowalski', /^No, no email is stored for Kowalski Family Dental/],
    ['do we have a dermatologist', /^No, no dermatologist is stored/],
    ['whats dr steins number', /^No Dr\. Stein/],
    ['whats the email for the knitting guy', /^I can't tell which contact that is\. Stored are /],
    ['phone of that scarf lady', /^I can't tell which contact that is\. Stored are /],
    ['emergency contacts', /^Rosa Diaz, 917-555-0111/],
    ['show me all our doctors', /4 contacts/],
  ])('%s: the asked fact first, as stored', (said, begin) => {
    const { text } = planOf('contact_ask', said);
    expect(text).toMatch(begin);
    expect(text).not.toMatch(/:(?!\d)/);
  });

  test.each([
    'whats the poison control number',
    'what is the number of the poison people',
    'number for poison help',
  ])('%s: the line of where the household lives', (said) => {
    expect(lastPlan([said]).text).toMatch(/^1-800-222-1222 is Poison Help/);
    const facts = { ...FACTS, zone: 'Europe/London' };
    expect(planOf('contact_ask', said, { facts }).text).toMatch(/^111 is NHS 111/);
  });

  test('"her number" is that of the doctor spoken of', () => {
    expect(planOf('contact_ask', 'her number', { focus: { medical_contact: 'amari' } }).text).toMatch(
      /^212-555-0177 /,
    );
  });
});

describe('contact_add', () => {
  test.each([
    [
      'new contact: Dr Rachel Stein speech therapist 917 555 0133',
      {
        name: 'Dr. Rachel Stein',
        type: 'specialist',
        specialty: 'Speech therapist',
        phoneNumber: '917 555 0133',
      },
    ],
    [
      'add dr okafor as our eye doctor 555-0199',
      { name: 'Dr. Okafor', type: 'specialist', specialty: 'Eye doctor', phoneNumber: '555-0199' },
    ],
    ['add dr rachel stein 555-0199', { name: 'Dr. Rachel Stein', type: 'doctor', phoneNumber: '555-0199' }],
    [
      'emergency contact: Elena, 917 555 0133',
      { name: 'Elena', type: 'emergency', phoneNumber: '917 555 0133', isEmergencyContact: true },
    ],
    [
      'save sunrise pediatrics, 450 Park Ave, Suite 3, 212-555-0188',
      {
        name: 'Sunrise Pediatrics',
        type: 'doctor',
        specialty: 'Pediatrician',
        phoneNumber: '212-555-0188',
        address: '450 Park Ave, Suite 3',
      },
    ],
    [
      'dr. mendes, speech therapist, found her through school',
      {
        name: 'Dr. Mendes',
        type: 'specialist',
        specialty: 'Speech therapist',
        notes: 'Found her through school',
      },
    ],
    [
      'new swim coach for mia, jude 612 555 0173',
      { name: 'Jude', phoneNumber: '612 555 0173', notes: 'Swim coach. For Mia' },
    ],
    [
      'new tutor for theo marek voss 612 555 0190',
      { name: 'Marek Voss', phoneNumber: '612 555 0190', notes: 'Tutor. For Theo' },
    ],
    [
      'dr amari referred us to dr. vanderberg, cardiologist, 555-0199',
      { name: 'Dr. Vanderberg', type: 'specialist', specialty: 'Cardiologist', phoneNumber: '555-0199' },
    ],
    [
      'sitters number is 917 555 0133, her name is Camila',
      { name: 'Camila', phoneNumber: '917 555 0133', notes: 'Sitter' },
    ],
    [
      'Dr. Rachel Stein is mias speech therapist now',
      { name: 'Dr. Rachel Stein', type: 'specialist', specialty: 'Speech therapist', notes: 'For Mia' },
    ],
  ])('%s', (said, input) => {
    expect(inputsOf(planOf('contact_add', said))).toEqual([input]);
  });

  test('a number said beside another name is never put on the one that is stored', () => {
    const said = 'rosa shouldnt be an emergency contact anymore, use my neighbor Glen 303 555 0122';
    expect(inputsOf(planOf('contact_change', said))).toMatchObject([
      { id: 'rosa', isEmergencyContact: false },
      { name: 'Glen', phoneNumber: '303 555 0122', isEmergencyContact: true },
    ]);
  });

  test('two doctors get two cards', () => {
    expect(
      inputsOf(planOf('contact_add', 'Add two doctors, Dr. Okafor and Dr. Mendes'))?.map(({ name }) => name),
    ).toEqual(['Dr. Okafor', 'Dr. Mendes']);
  });

  test('asks for the name and takes the answer', () => {
    expect(planOf('contact_add', 'got a new eye doctor')).toMatchObject({ asked: 'name' });
    const answered = planOf('contact_add', 'got a new eye doctor', { chosen: { name: 'dr okafor' } });
    expect(inputsOf(answered)).toEqual([{ name: 'Dr. Okafor', type: 'specialist', specialty: 'Eye doctor' }]);
  });

  test('one that is stored is changed, not stored twice', () => {
    expect(inputsOf(planOf('contact_add', 'dr patel 212-555-0999'))).toEqual([
      { id: 'patel', phoneNumber: '212-555-0999' },
    ]);
  });
});

describe('contact_change, contact_remove', () => {
  test.each([
    [
      'contact_change',
      'kowalskis number changed to 212-555-0200',
      [{ id: 'kowalski', phoneNumber: '212-555-0200' }],
    ],
    [
      'contact_change',
      'dr patel moved to 88 Hill Road, Yonkers',
      [{ id: 'patel', address: '88 Hill Road, Yonkers' }],
    ],
    [
      'contact_change',
      'new number for the pediatrician: 555-0199',
      [{ id: 'patel', phoneNumber: '555-0199' }],
    ],
    [
      'contact_change',
      'email for dr patel should be new@patel.example not office@patelkids.example',
      [{ id: 'patel', email: 'new@patel.example' }],
    ],
    [
      'contact_change',
      'make the dentist an emergency contact too',
      [{ id: 'kowalski', isEmergencyContact: true }],
    ],
    [
      'contact_change',
      'dr amari has a nurse line 212-555-0188',
      [{ id: 'amari', notes: 'Nurse line 212-555-0188' }],
    ],
    ['contact_change', 'make dr patel an emergency contact', [{ id: 'patel', isEmergencyContact: true }]],
    ['contact_change', 'rosa isnt an emergency contact anymore', [{ id: 'rosa', isEmergencyContact: false }]],
    [
      'contact_change',
      'note for dr patel: park in back',
      [{ id: 'patel', notes: 'Closed on Fridays. Park in back' }],
    ],
    ['contact_change', 'rename dr amari to Dr. Leila Stone', [{ id: 'amari', name: 'Dr. Leila Stone' }]],
    ['contact_remove', 'we dont go to dr amari anymore', [{ id: 'amari' }]],
    ['contact_remove', 'remove our dentist', [{ id: 'kowalski' }]],
    ['contact_remove', 'can you remove dr patel and dr amari', [{ id: 'patel' }, { id: 'amari' }]],
  ])('%s: %s', (intent, said, inputs) => {
    const plan = planOf(intent, said);
    expect(inputsOf(plan)).toEqual(inputs);
    expect(plan.text).not.toMatch(/:(?!\d)/);
  });

  test('a contact that is not stored is not guessed', () => {
    expect(planOf('contact_remove', 'delete the cardiologist').cards).toBeUndefined();
    expect(planOf('contact_change', 'change dr patels info')).toMatchObject({ asked: 'data' });
  });
});
