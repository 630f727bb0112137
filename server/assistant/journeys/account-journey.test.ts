// Every word of a request is on the card, mentioned beside it, or asked about before there is one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Message } from '#contract/schemas/chat.ts';
import type { Home, Parent } from '../testing/home.ts';
import { openHousehold, readable } from '../testing/household.ts';

let home: Home;
let dana: Parent;
beforeAll(async () => {
  ({ home, dana } = await openHousehold());
});
afterAll(() => home.close());

async function ask(...texts: string[]): Promise<Message> {
  const id = await dana.begin();
  let answer: Message | undefined;
  for (const text of texts) answer = await dana.say(id, text);
  return answer!;
}
const cards = ({ metadata }: Message) => metadata.proposals;
const cardLines = (answer: Message) =>
  cards(answer).flatMap(({ lines }) => lines.map(({ label, after }) => `${label}: ${after}`));

/** Sentences with the words that must not get lost, as a parent would read them. */
const SENTENCES: readonly (readonly [text: string, ...words: string[]])[] = [
  // Appointments
  ['book the dentist for lucas dec 15 at 3pm at the new office on Broadway', 'Broadway'],
  ['dentist for zoe dec 15 3pm with Dr. Lee', 'Lee'],
  ['add dentist for theo 12/15 2pm and zoe orthodontist 12/16 3:15', 'zoe', 'December 16'],
  ['schedule a checkup for ben on dec 3 at 9am, fasting', 'fasting'],
  ['eye doctor for grandma ruth dec 4 10:30 at Lenox Hill, bring the old glasses', 'Lenox', 'glasses'],
  ['move lucas dentist to dec 10 at 3, they moved to 5th avenue', '5th avenue'],
  ['lucas dentist moved to dec 9 at 2pm and he needs the insurance card', 'insurance'],
  ['push the orthodontist for zoe to dec 1 at 4pm unless it is raining', 'raining'],
  ['cancel lucas dentist, he has a recital', 'recital'],
  ['cancel lucas dentist and book one on jan 5 at 4', 'January 5'],
  ['book a therapist for zoe dec 7 at 5pm every other week', 'every other week'],
  ['book dentist for ben dec 15 or dec 17 at 3pm', '17'],
  ['add flu shot appointment for theo dec 14 at 8am at CVS on Main Street', 'CVS', 'Main Street'],
  ['lucas allergist dec 20 at 11am, ask about the epipen refill', 'epipen'],
  ['dermatologist for dana friday 10am, parking at the garage on 3rd', 'garage'],
  // Members of the family
  ['add my mom Elena, shes 68 and cant have shellfish', 'shellfish'],
  ['add my son Leo, 4, allergic to sesame, sleeps at 7', 'sesame', 'sleeps'],
  ['add our nanny Rosa, 34, vegan, lives on elm street', 'vegan', 'elm street'],
  ['add my brother Tom, he is 40, no dairy, and drives a truck', 'dairy', 'truck'],
  ['add my aunt June, 61, celiac', 'gluten'],
  ['add my niece Ava, she is 5 and reacts to red dye', 'red dye'],
  ['ben is allergic to kiwi since last summer', 'kiwi', 'summer'],
  ['theo cant have honey or nuts', 'honey', 'nuts'],
  ['zoe turned 14 on friday and loves chess', '14', 'chess'],
  ['add an allergy to strawberries for ben', 'strawberries'],
  ['ben is allergic to zorbles', 'zorbles'],
  ['lucas outgrew the cashew thing acording to Dr Amari. take it off', 'Amari'],
  ['remove grandma ruth from the family after christmas', 'christmas'],
  ['lucas is no longer allergic to cashews but now to sesame', 'sesame'],
  ['zoe is vegan now except for eggs', 'eggs'],
  ['ben is gluten free and lucas is lactose intolerant', 'lucas', 'lactose'],
  // Medicines
  ['add ibuprofen 200 mg for ben twice a day, pick it up at CVS', 'CVS'],
  ['add zyrtec for zoe once daily in the evening with food until dec 5', 'food'],
  ['add amoxicillin 250 mg for zoe for ten days from Dr. Ostrow', 'Ostrow'],
  ['add vitamin d for theo, 3 drops, the kind from costco', 'costco'],
  ['ben takes lipitor 20 mg since march for cholesterol', 'cholesterol'],
  ['note melatonin for zoe, half a tablet, not on school nights', 'school nights'],
  ['remove the amoxicillin and lucas dentist', 'dentist'],
  // Contacts
  ['add dr ana costa as our pediatrician, 212 555 0198, closed on fridays', 'fridays'],
  ['add Dr. Chen as our dentist, 212-555-0134, ask for Maria', 'Maria'],
  ['Dr. Amaris new number is 212-555-0199 starting monday', 'monday'],
  ['delete Dr. Patel, she retired and zoe goes to Dr. Kim', 'Kim'],
  ['add Dr. Wu as our allergist, 212-555-0177, next to the library', 'library'],
  // Records
  ['ben had his flu shot yesterday at walgreens', 'walgreens'],
  ['zoe had a tetanus shot on nov 3, left arm, batch A77', 'left arm', 'A77'],
  ['record that lucas was diagnosed with asthma on nov 9 by Dr. Amari, mild', 'Amari', 'mild'],
  ['grandma ruth had an x-ray last friday, no fracture', 'fracture'],
  // Pantry and shopping
  ['add bananas to the list from trader joes', 'trader'],
  ['add oat milk to the shopping list, the barista kind by Oatly', 'Oatly'],
  ['put birthday candles on the list for lucas', 'lucas'],
  ['add rice to the pantry, expires in march', 'march'],
  ['put eggs on the list but not the brown ones', 'brown'],
  ['we are out of spinach and the milk went bad', 'milk'],
  ['i bought the milk at aldi for 3 dollars', 'aldi'],
  ['take the milk off the list, ben got it', 'ben'],
  ['start a shopping list for the party with chips and soda, saturday', 'saturday'],
  ['add yogurt to the list, lucas can not have dairy', 'dairy'],
  ['add 2 lbs of salmon to the list for friday', 'friday'],
  // Ideas
  ['save pancakes as a breakfast idea, the recipe from Aunt May', 'May'],
  ['save chili as a dinner idea without beans', 'beans'],
  ['save lentil soup as a dinner idea for when ben travels', 'ben'],
  // Plans
  ['plan dinners for next week, nothing spicy', 'spicy'],
  ['plan dinners for next week, grandma ruth comes on wednesday', 'wednesday'],
  ['plan dinners for next week, keto for ben', 'keto'],
  ['plan dinners for next week, leftovers on monday', 'leftovers'],
  ['plan lunches for next week, theo is allergic to corn', 'corn'],
];

describe('every word of a wish', () => {
  test.each(SENTENCES)('“%s” is on the card, told or asked about', async (text = '', ...words) => {
    const answer = await ask(text);
    if (cards(answer).length === 0) return;
    for (const word of words) expect(readable(answer).toLowerCase()).toContain(word.toLowerCase());
  });

  test('nothing is stored by any of them before it is approved', async () => {
    const before = await dana.send<object[]>('GET', '/api/changes');
    for (const [text] of SENTENCES.slice(0, 20)) await ask(text);
    expect((await dana.send<object[]>('GET', '/api/changes')).json).toHaveLength(before.json.length);
  });
});

describe('what matters most is asked about before there is a card', () => {
  test.each([['book dentist for ben dec 15 or dec 17 at 3pm', /“dec 15”.*On which day, and at what time\?/]])(
    '“%s”',
    async (text, asked) => {
      const answer = await ask(text);
      expect(cards(answer)).toEqual([]);
      expect(answer.content).toMatch(asked);
    },
  );

  test.each([
    ['zoe is vegan now except for eggs', /vegan except for eggs/i],
    ['lucas is no longer allergic to cashews but now to sesame', /peanuts, sesame/],
  ])('“%s” is whole on one card', async (text, held) => {
    const [card] = cards(await ask(text));
    expect(card?.lines.map(({ after }) => after).join('\n')).toMatch(held);
  });

  test('“Yes, without it” brings the card and says once more what it leaves out; “No” brings none', async () => {
    const wish = 'cancel zoe orthodontist, unless they charge a fee';
    const agreed = await ask(wish, 'Yes, without it');
    expect(cards(agreed)).toHaveLength(1);
    expect(agreed.content).toMatch(/I left out “unless they charge a fee”/);
    expect((await ask(wish)).metadata.suggestions).toEqual(['Yes, without it', 'No, leave it']);
    expect(cards(await ask(wish, 'No, leave it'))).toEqual([]);
  });

  test('a day named anew settles two that were named before', async () => {
    const answer = await ask('book dentist for ben dec 15 or dec 17 at 3pm', 'dec 17 at 3pm');
    expect(cardLines(answer)).toContain('When: Thursday, December 17, 2026, 3:00 PM');
    expect(answer.content).not.toMatch(/left out/);
  });
});

describe('a name or a place a new record has no field for', () => {
  test('goes into its notes, and that is said', async () => {
    const answer = await ask('book the dentist for lucas dec 15 at 3pm at the new office on Broadway');
    expect(cardLines(answer)).toContain('Notes: at the new office on Broadway');
    expect(answer.content).toMatch(/I put “at the new office on Broadway” in the notes\./);
  });

  test('is in the notes also where it is about a medicine', async () => {
    const answer = await ask('lucas allergist dec 20 at 11am, ask about the epipen refill');
    expect(cardLines(answer)).toContain('Notes: Ask about the epipen refill');
    expect(answer.content).not.toMatch(/left out|not done/);
  });

  test('is no part of the name of a medicine', async () => {
    const answer = await ask('add ibuprofen 200 mg for ben twice a day, pick it up at CVS');
    expect(cardLines(answer)).toContain('Name: Ibuprofen');
    expect(readable(answer)).toMatch(/at CVS/);
  });
});

describe('two wishes in one message', () => {
  test('each has its card, and no day or name of one gets onto the other', async () => {
    const answer = await ask('theo dr 12/15 2pm and zoe dentist 12/16 3:15');
    const [theo = [], zoe = []] = cards(answer).map(({ lines }) =>
      lines.flatMap(({ label, after }) => (/^(?:When|For)$/.test(label) ? [`${label}: ${after}`] : [])),
    );
    expect(theo).toEqual(['When: Tuesday, December 15, 2026, 2:00 PM', 'For: Theo']);
    expect(zoe).toEqual(['When: Wednesday, December 16, 2026, 3:15 PM', 'For: Zoe']);
  });

  test('a wish about meals beside an allergy is named, and the allergy is on the card', async () => {
    const answer = await ask('plan lunches for next week, theo is allergic to corn');
    expect(cardLines(answer)).toEqual(['Allergies: egg, corn']);
    expect(answer.content).toMatch(/I haven't done “plan lunches for next week”/);
  });

  test('a new appointment in the place of a removed one is of its kind and for its person', async () => {
    const answer = await ask('cancel lucas dentist and book one on jan 5 at 4');
    expect(cards(answer).map(({ tool }) => tool)).toEqual([
      'deleteMedicalAppointment',
      'createMedicalAppointment',
    ]);
    expect(cardLines(answer)).toEqual(
      expect.arrayContaining(['Title: Dentist', 'When: Tuesday, January 5, 2027, 4:00 PM', 'For: Lucas']),
    );
  });

  test('what goes on about the first wish is no second one', async () => {
    const answer = await ask('add my mom Elena, shes 68 and cant have shellfish');
    expect(cardLines(answer)).toContain('Allergies: shellfish');
  });
});

describe('an allergy', () => {
  test.each([
    ['add an allergy to strawberries for ben', 'Allergies: strawberries'],
    ['ben cant have shellfish', 'Allergies: shellfish'],
    ['add my brother Tom, he is 40, no dairy', 'Dietary restrictions: No dairy'],
  ])('“%s” is stored without the words around it', async (text, line) => {
    expect(cardLines(await ask(text))).toContain(line);
  });

  test('the food rules do not know is asked about, then stored as written or left out', async () => {
    const asked = await ask('ben is allergic to zorbles and kiwi');
    expect(cards(asked)).toEqual([]);
    expect(asked.content).toMatch(
      /know “zorbles” as a food.*guard only by its exact name.*Store it as written\?/,
    );
    expect(asked.metadata.suggestions).toEqual(['Store it as written', 'Leave it out']);
    const kept = await ask('ben is allergic to zorbles and kiwi', 'Store it as written');
    expect(cardLines(kept)).toContain('Allergies: kiwi, zorbles');
    const left = await ask('ben is allergic to zorbles and kiwi', 'Leave it out');
    expect(cardLines(left)).toContain('Allergies: kiwi');
    expect(left.content).toMatch(/left out “[^”]*zorbles[^”]*”/);
  });

  test('that is outgrown is taken off, and the doctor who said so stays', async () => {
    const wish = 'Lucas outgrew the cashew thing acording to Dr Amari. take it off';
    const [card] = cards(await ask(wish));
    expect(card).toMatchObject({ tool: 'updateFamilyMember', title: 'Change family member Lucas' });
    expect(card!.lines).toMatchObject([
      { label: 'Allergies', before: 'peanuts, cashews', after: 'peanuts' },
      { label: 'Notes', after: expect.stringMatching(/Amari/) },
    ]);
  });
});

describe('words that are no such wish', () => {
  test.each(['when is zoes birthday? need to plan', 'make a shopping list for it'])(
    '“%s” brings no card',
    async (text) => {
      expect(cards(await ask(text))).toEqual([]);
    },
  );

  test('the moment an office offered and the parent took moves the appointment, without the other one', async () => {
    const answer = await ask(
      'Hi Pip, so the dentist office called… they offered the 10th at 4 or the 15th at 3:30, lets take the 15th',
    );
    expect(cards(answer).map(({ tool }) => tool)).toEqual(['updateMedicalAppointment']);
    expect(cardLines(answer)).toEqual(['When: Tuesday, December 15, 2026, 3:30 PM']);
  });

  test('Pip’s own button to choose an appointment adds no second one', async () => {
    const wish = 'change theos checkup, its with dr amari not patel';
    const [first = ''] = (await ask(wish)).metadata.suggestions;
    expect(first).toMatch(/Monday, November 30/);
    expect(cards(await ask(wish, first)).map(({ tool }) => tool)).not.toContain('createMedicalAppointment');
  });
});

describe('not sure', () => {
  test('is one short sentence with guesses to tap', async () => {
    const answer = await ask('lucas and that');
    expect(cards(answer)).toEqual([]);
    expect(answer.content).toMatch(/^I'm not sure what you mean[^.]*\. [^.?]*\?$/);
    expect(answer.metadata.suggestions.length).toBeGreaterThan(0);
    expect((await ask('what can you do')).content).toMatch(/Meals/);
  });

  test.each([
    'until when',
    'ben texted goodbye take care of the kids and isnt answering',
    'he wrote good night and left the house',
    'what time do we say good night to theo?',
    'Ben said goodbye. Now he does not pick up',
  ])('“%s” is not answered with a goodbye', async (text) => {
    expect((await ask(text)).content).not.toMatch(/Goodbye|^Bye|Good night/);
  });

  test.each(['bye', 'good night pip', 'thanks, see you tomorrow'])('“%s” is a farewell', async (text) => {
    expect((await ask(text)).content).toMatch(/bye|good night|welcome|see you/i);
  });
});
