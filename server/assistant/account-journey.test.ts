// Nothing a parent says is dropped in silence: it is on the card, told beside it, or asked about before there is one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Message } from '#contract/chat.ts';
import type { Home, Parent } from './testing/home.ts';
import { openHousehold, readable } from './testing/household.ts';

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
  ['add dentist for theo 12/15 2pm and zoe orthodontist 12/16 3:15', 'zoe', '12/16'],
  ['schedule a checkup for ben on dec 3 at 9am, fasting', 'fasting'],
  ['eye doctor for grandma ruth dec 4 10:30 at Lenox Hill, bring the old glasses', 'Lenox', 'glasses'],
  ['move lucas dentist to dec 10 at 3, they moved to 5th avenue', '5th avenue'],
  ['lucas dentist moved to dec 9 at 2pm and he needs the insurance card', 'insurance'],
  ['push the orthodontist for zoe to dec 1 at 4pm unless it is raining', 'raining'],
  ['cancel lucas dentist, he has a recital', 'recital'],
  ['cancel lucas dentist and book one on jan 5 at 4', 'jan 5'],
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
  ['lucas stopped taking cetirizine because of the drowsiness', 'drowsiness'],
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
  test.each(SENTENCES)('“%s” is on the card, told or asked about', async (...[text, ...words]) => {
    const answer = await ask(text);
    if (cards(answer).length === 0) return;
    for (const word of words) expect(readable(answer).toLowerCase()).toContain(word.toLowerCase());
  });

  test('most of these wishes lead to a card or a question, not to a refusal', async () => {
    const answers = [];
    for (const [text] of SENTENCES) answers.push(await ask(text));
    const helped = answers.filter((answer) => cards(answer).length > 0 || /\?/.test(answer.content.split('\n')[0]!) );
    const refused = answers.filter((answer) => /^I am not sure/.test(answer.content));
    for (const [at, answer] of answers.entries()) if (process.env['SHOW']) process.stdout.write(`\n> ${SENTENCES[at]![0]}\n${readable(answer)}\n`);
    expect({ helped: helped.length, refused: refused.length }).toEqual({});
  });
});
