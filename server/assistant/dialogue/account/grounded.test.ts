// An answer that is about something else than the message is none: an honest line, or the reading that explains its words.
import { describe, expect, test } from 'vitest';
import {
  appointmentWith,
  contactWith,
  listOf,
  medicationWith,
  memberWith,
  menuWith,
  stockOf,
} from '../../answers/testing/records.ts';
import type { Household } from '../../reading/household.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const family: Partial<Household> = {
  speakerId: 'ola',
  members: [
    memberWith({ id: 'ola', name: 'Ola', relationship: 'parent', age: 39, notes: 'Works Mon and Wed.' }),
    memberWith({ id: 'finn', name: 'Finn', age: 8 }),
    memberWith({ id: 'vera', name: 'Vera', relationship: 'grandparent', age: 74 }),
  ],
  contacts: [contactWith({ id: 'ned', name: 'Ned Park', isEmergencyContact: true, phoneNumber: '555-0107' })],
  medications: [
    medicationWith({
      id: 'lev',
      name: 'Levothyroxine',
      familyMemberId: 'ola',
      instructions: 'Empty stomach.',
    }),
    medicationWith({ id: 'gla', name: 'Glargine', familyMemberId: 'finn', dosage: '14 units' }),
  ],
  appointments: [
    appointmentWith({ id: 'p', title: 'Physical', familyMemberId: 'ola', when: '2026-12-01T09:00' }),
  ],
  lists: [listOf('shop', 'Groceries', ['Juice boxes', '2 packs'])],
  pantry: [stockOf('noodles', 'Rice noodles', '2 packs', 'pantry')],
  menus: [menuWith({ monday: { dinner: 'Lentil soup' }, wednesday: { dinner: 'Tacos' } })],
};
const answer = (...turns: string[]) => lastPlan(turns, { family }).text ?? '';

describe('a sure reading of the menu yields to no stray word', () => {
  test('an empty dinner is no empty stomach', () => {
    expect(answer('is mon dinner still empty')).toMatch(/^No, Lentil soup is planned/);
  });
  test('a lunch on a workday is no note about work', () => {
    expect(answer("what's for lunch wed")).not.toContain('Works');
  });
});

describe('a guess that says nothing of the message', () => {
  test.each([
    ['if she doesnt pick up who else is our emergency person'],
    ['who can take vera fri i work mornings'],
  ])('“%s” gets no guide', (said) => expect(answer(said)).not.toMatch(/^- /m));
  test('whom to call about a sore throat is no advice on bullying', () => {
    expect(answer('finn has a sore throat can he go to school tmrw', 'should i call someone')).not.toMatch(
      /^- /m,
    );
  });
  test('an amount of the list is about no visit', () => {
    expect(answer('take the juice boxes off groceries', 'wait how many was it')).not.toContain('Physical');
  });
});

describe('a message that goes on', () => {
  test('a day behind a word for the answer before', () => {
    expect(answer('do we have rice noodles', 'great n wednesday')).toContain('Tacos');
  });
  test('next after a week is the week after', () => {
    expect(answer('what is on this week', 'and next')).toMatch(/Monday, November 23/);
  });
  test('an event with its own name, day and hour is another one, and its weekday is the next', () => {
    const [card] = lastCards(['finn recital sat 12/12 at 6pm', 'vera dentist tuesday 3pm'], { family });
    expect(card).toMatchObject({
      tool: 'createMedicalAppointment',
      input: { appointmentDate: '2026-11-24T15:00', familyMemberId: 'vera' },
    });
  });
  test('a name that is meant is no advice about mean children', () => {
    expect(answer('what is for dinner', 'i mean jonas')).not.toMatch(/mean kid|bull/i);
  });
  test('a sure write behind a question is no question again', () => {
    expect(
      lastCards(['when is finns birthday', 'and hes allergic to kiwi now'], { family })[0]?.input,
    ).toMatchObject({
      allergies: ['kiwi'],
    });
  });
  test('an hour without its colon, and how long', () => {
    const [card] = lastCards(['vera podiatrist 12/15 2pm', 'oops 230 and they said 45 min'], { family });
    expect(card?.input).toMatchObject({ appointmentDate: '2026-12-15T14:30', duration: 45 });
  });
});

describe('amounts', () => {
  test.each(['i just did', 'ok just gave it to her now'])(
    'a dose that was asked about is recorded: %s',
    (said) => {
      const [card] = lastCards(['did i give finn his glargine today', said], { family });
      expect(card).toMatchObject({ tool: 'createDose' });
    },
  );
  test('a list is held by its name without the signs', () => {
    const lists = [listOf('heb', 'H-E-B', ['Rice'])];
    expect(lastPlan(['add corn to heb'], { family: { ...family, lists } }).text).not.toContain('left out');
  });
  test('how much and how often behind then are of the same medicine', () => {
    const [card] = lastCards(['add vitamin d for finn then 1000 iu daily'], { family });
    expect(card?.input).toMatchObject({ dosage: '1000 iu', frequency: 'once daily' });
  });
  test('units per doctor are an amount and no address', () => {
    const [card] = lastCards(['finns glargine goes to 16 units per dr park'], { family });
    expect(card?.input).toMatchObject({ dosage: '16 units' });
  });
});
