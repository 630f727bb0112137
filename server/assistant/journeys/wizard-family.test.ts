// Journeys with a family as the wizard stores it: allergies among the diets (ONB-05), a doctor without a type.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHome, type Home, type Parent } from '../testing/home.ts';

let home: Home;
let dana: Parent;
beforeAll(async () => {
  home = await openHome();
  dana = await home.parent('Dana');
  await dana.member({ name: 'Dana', relationship: 'parent', age: 41 });
  await dana.member({ name: 'Mia', age: 8, dietaryRestrictions: ['Peanut allergy'] });
  await dana.member({ name: 'Theo', age: 5, dietaryRestrictions: ['Vegetarian', 'Nut allergy'] });
  await dana.send('POST', '/api/medical-contacts', {
    name: 'Dr. Susan Chen',
    specialty: 'Pediatrician',
    phoneNumber: '212-555-0142',
  });
});
afterAll(() => home.close());

const ask = async (said: string) => dana.say(await dana.begin(), said);

describe('a family of the wizard', () => {
  test.each([
    ['Who is allergic to what?', /Mia is allergic to peanuts\n- Theo is allergic to nuts\n/],
    ['does anybody here have allergies', /Mia is allergic to peanuts/],
    ['any allergies i should mention at camp', /^Yes\. Here's what's stored[^]*Mia is allergic to peanuts/],
    ['what is Mia allergic to', /^Mia is allergic to peanuts\.$/],
    ['is Mia allergic to peanuts', /^Yes, peanut allergy is on Mia's allergy list/],
    ['which diets do we follow', /Theo is vegetarian\n/],
    ["what's our doctor's number", /^212-555-0142 is Dr\. Susan Chen's number/],
  ])('“%s” is told what the family card shows [D34]', async (said, told) => {
    expect((await ask(said)).content).toMatch(told);
  });

  test('an allergy that is known is not stored twice, and one that ends goes from where it stands [D34]', async () => {
    expect((await ask('Mia is allergic to peanuts')).metadata.proposals).toEqual([]);
    const { metadata } = await ask("Theo isn't allergic to nuts anymore");
    const lines = metadata.proposals.flatMap((card) => card.lines);
    expect(lines).toEqual([
      { label: 'Dietary restrictions', before: 'Vegetarian, Nut allergy', after: 'Vegetarian' },
    ]);
  });
});
