// A guide loses to the next reading where one stray word chose it, and stays where its words support it.
import { expect, test } from 'vitest';
import { ANSWERERS } from '../../answers/answerers.ts';
import { clockOf } from '../../answers/moments.ts';
import { FACTS } from '../../answers/testing/asked.ts';
import { memberWith } from '../../answers/testing/records.ts';
import { EMPTY_HOUSEHOLD, type Household } from '../../reading/household.ts';
import { Reader } from '../../reading/read.ts';
import { decide } from '../decide.ts';

const HOME: Household = {
  ...EMPTY_HOUSEHOLD,
  members: [
    memberWith({ id: 'dana', name: 'Dana', relationship: 'parent', age: 41 }),
    memberWith({ id: 'ben', name: 'Ben', relationship: 'spouse', age: 40 }),
    memberWith({ id: 'mia', name: 'Mia', birthDate: '2020-08-14', age: 6, notes: 'Twin of Lucas.' }),
    memberWith({ id: 'lucas', name: 'Lucas', birthDate: '2020-08-14', age: 6, notes: 'Twin of Mia.' }),
  ],
};

function intentOf(said: string): string | undefined {
  const reading = new Reader(HOME, clockOf(FACTS)).read(said);
  return decide({ reading, household: HOME, facts: FACTS, state: undefined, answerers: ANSWERERS })?.state
    .intent;
}

test.each([
  ['Can Ben use this on her phone too?', 'help'],
  ['Mia asks who is older, she or Lucas. I told her to ask you.', 'member_about'],
])('“%s” is no question for a guide, but %s', (said, intent) => expect(intentOf(said)).toBe(intent));

test('one common word chooses no guide', () => expect(intentOf('Mia cant come')).not.toBe('parenting_ask'));

test.each([
  'Mia is on her phone all the time, what do i do',
  'the twins fight all day, how do i make it stop',
  'how do i tell Mia that her hamster died',
])('“%s” keeps its guide', (said) => expect(intentOf(said)).toBe('parenting_ask'));
