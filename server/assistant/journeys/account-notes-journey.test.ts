// Words of a request without a field on the card: noted, asked about or mentioned, as the parent wrote them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Message } from '#contract/schemas/chat.ts';
import type { Home, Parent } from '../testing/home.ts';
import { openHousehold, readable } from '../testing/household.ts';

let home: Home;
let dana: Parent;
beforeAll(async () => {
  ({ home, dana } = await openHousehold());
  const sitter = { name: 'Zoe Torres', type: 'doctor', specialty: 'Sitter' };
  await dana.send('POST', '/api/medical-contacts', sitter);
});
afterAll(() => home.close());

async function ask(...texts: string[]): Promise<Message> {
  const id = await dana.begin();
  let answer: Message | undefined;
  for (const text of texts) answer = await dana.say(id, text);
  return answer!;
}
const cardLines = ({ metadata }: Message) =>
  metadata.proposals.flatMap(({ lines }) => lines.map(({ label, after }) => `${label}: ${after}`));

describe('what has no field of its own is stored in the notes', () => {
  test.each([
    [
      'book an eye exam for zoe dec 9 at 4pm at Warby Parker, she wants round frames',
      'Notes: at Warby Parker, she wants round frames',
    ],
    ['book the pediatrician for theo dec 3 at 9am, Nana Jo drives him', 'Notes: Nana Jo drives him'],
    [
      'schedule a physical for ben dec 10 at 8:15am with Dr. Osei in White Plains',
      'Notes: with Dr. Osei in White Plains',
    ],
    [
      'dentist for lucas jan 12 at 3:30pm, only if they take Delta Dental',
      'Notes: only if they take Delta Dental',
    ],
    ['move zoe orthodontist to dec 2 at 4pm and bring the retainer', 'Notes: bring the retainer'],
    ['move lucas dentist to dec 10 at 9am, Zoe Torres takes him', 'Notes: Zoe Torres takes him'],
    [
      'add lisinopril 10 mg for ruth every morning with the big breakfast',
      'Instructions: every morning with the big breakfast',
    ],
    [
      'add melatonin 1 mg for zoe at bedtime only on school nights',
      'Instructions: at bedtime only on school nights',
    ],
    [
      'add prednisone 5 mg for ben twice a day, mornings and evenings, not on an empty stomach',
      'Instructions: mornings and evenings, not on an empty stomach',
    ],
    [
      'add amoxicillin 5 ml for zoe twice daily, keep it in the fridge',
      'Instructions: keep it in the fridge',
    ],
    [
      'add Flonase one spray each side for ben once daily while the ragweed lasts',
      'Instructions: each side, while the ragweed lasts',
    ],
    ['add my cousin Priyanka, 31, allergic to sesame, stays until January 3', 'Notes: stays until January 3'],
    ['add my son Leo, 4, allergic to sesame, sleeps at 7', 'Notes: sleeps at 7'],
    ['add Dr. Okafor as our dermatologist, 914-555-0166, parking in back', 'Notes: parking in back'],
    ['add Dr. Pine as our eye doctor, 914-555-0190, only mornings', 'Notes: only mornings'],
    ['dr patels new number is 914-555-0101, press 2 for nurses', 'Notes: press 2 for nurses'],
    [
      'Kowalski Family Dental has a new address 12 Main St, elevator on the left',
      'Notes: elevator on the left',
    ],
    [
      'zoe had her hpv shot today at CVS, second one, felt dizzy',
      'Description: at CVS, second one, felt dizzy',
    ],
    ['ruth got her flu shot nov 3 by Dr. Lang, lot 88B', 'Description: lot 88B'],
    ['lucas was diagnosed with eczema on nov 2, elbows only', 'Description: elbows only'],
    [
      'grandma ruth got the typhoid shot yesterday, the 40 one, tired after',
      'Description: the 40 one, tired after',
    ],
    ['add my godson Kofi, 11, allergic to mustard, sleeps over fridays', 'Notes: sleeps over fridays'],
    ['ben turned 44 and hates surprise parties', 'Notes: hates surprise parties'],
  ])('“%s”', async (text, line) => {
    const answer = await ask(text);
    expect(cardLines(answer).join('\n'), answer.content).toContain(line);
    expect(answer.content).toMatch(/I put “.+” in the (?:notes|instructions|description)\./);
  });

  test('what was noted before stays', async () => {
    const made = await ask('add Dr. Quill as our dermatologist, 914-555-0150, ring twice');
    await dana.approve(made.metadata.proposals[0]!.id);
    const answer = await ask('dr quills new number is 914-555-0151, closed in August');
    expect(cardLines(answer)).toContain('Notes: ring twice, closed in August');
  });
});

describe('a condition that decides the wish is asked about', () => {
  test.each([
    ['book the orthodontist for zoe jan 6 at 3:15pm, she needs a note, Ben signs', /“Ben signs”/],
    ['cancel zoe orthodontist, unless they charge a fee', /I cannot check “unless they charge a fee”/],
    [
      'cancel zoe orthodontist, ben has the car, unless it is the long one',
      /“ben has the car, unless it is the long one”/,
    ],
    ['remove Dr. Amari, but keep her number for ben', /“but keep her number for ben”/],
    ['add gochujang to the list if h mart has it', /“if h mart has it”/],
    [
      'put mac and cheese on the list, the white cheddar one not the shells',
      /“the white cheddar one not the shells”/,
    ],
    ['we are out of rice but the brown rice is still fine', /“but the brown rice is still fine”/],
    ['remove spinach from the pantry, keep the frozen kind', /“keep the frozen kind”/],
    ['put 2 cans of beans in the pantry, they expire in 2027', /“they expire in 2027”/],
    ['save shakshuka as a breakfast idea, the NYT one without feta', /“the NYT one without feta”/],
    ['zoe is allergic to red lentils, maybe also chickpeas', /“maybe also chickpeas”/],
    ['ruth is lactose intolerant except hard cheese', /“except hard cheese”/],
  ])('“%s”', async (text, asked) => {
    const answer = await ask(text);
    expect(answer.metadata.proposals).toEqual([]);
    expect(answer.content).toMatch(asked);
  });
});

describe('a remark behind a wish is told', () => {
  test.each([
    ['take the milk off the list, Nana brings some', 'Nana brings some'],
    ['we are out of spinach, buy the bagged kind at Costco', 'buy the bagged kind at Costco'],
    ['add milk to the list, the oat one too for Ben', 'the oat one too for Ben'],
    [
      'plan dinners for next week, Auntie Jo is here, under $90 at Aldi',
      'Auntie Jo is here, under $90 at Aldi',
    ],
    ['plan dinners for monday to wednesday', 'monday to wednesday'],
  ])('“%s”', async (text, words) => {
    expect(readable(await ask(text))).toContain(words);
  });

  test('half a bag is on the card as 1/2 bag', async () => {
    const answer = await ask('add half a bag of flour to the pantry');
    expect(cardLines(answer)).toContain('Quantity: 1/2 bag');
    expect(answer.content).not.toMatch(/half/);
  });
});

describe('people', () => {
  test.each([
    ['our nanny Yuki is 24 and cant have shellfish', 'Name: Yuki', 'Allergies: shellfish'],
    ['my niece Tess is 4 and allergic to tree nuts', 'Name: Tess', 'Age: 4'],
    ['my brother in law Raj is vegan', 'Name: Raj', 'Dietary needs: Vegan'],
    ['ben stopped eating pork', 'Dietary restrictions: No pork', 'Dietary restrictions: No pork'],
    ['kowalski dental moved to 9 Oak Lane', 'Address: 9 Oak Lane', 'Address: 9 Oak Lane'],
  ])('“%s”', async (text, ...lines) => {
    expect(cardLines(await ask(text))).toEqual(expect.arrayContaining(lines));
  });

  test('a contact is not chosen by a name it shares with somebody of the family', async () => {
    const answer = await ask('book an eye exam for zoe dec 9 at 4pm');
    expect(readable(answer)).not.toContain('Torres');
  });

  test.each([
    ['lucas might be allergic to kiwi', 'peanuts, cashews, kiwi', 'Not confirmed: kiwi'],
    ['ben is allergic to pollen and maybe papaya', 'papaya', 'Not confirmed: papaya'],
    ['dr patel thinks theo is allergic to milk', 'egg, milk', 'Not confirmed: milk'],
  ])('“%s”: guarded against, and noted as not confirmed', async (text, allergies, note) => {
    let answer = await ask(text);
    if (/Store it as written/.test(answer.content)) answer = await ask(text, 'Store it as written');
    const lines = cardLines(answer).join('\n');
    expect(lines).toContain(allergies);
    expect(lines).toContain(note);
    expect(answer.content).toMatch(/To be safe I treat/);
  });

  test.each(['zoe eats fish now, just salmon', 'zoe eats eggs again but only scrambled'])(
    '“%s” changes nothing, and that is said',
    async (text) => {
      const answer = await ask(text);
      expect(answer.metadata.proposals).toEqual([]);
      expect(answer.content).toMatch(/^I changed nothing: .*Vegetarian stays stored/);
    },
  );
});

describe('what was stored wrongly or only looked up', () => {
  test('another way of eating takes the place of the one before', async () => {
    const answer = await ask('zoe is pescatarian now, no shellfish though');
    expect(cardLines(answer)).toEqual(['Dietary restrictions: No shellfish', 'Dietary needs: Pescatarian']);
  });

  test('“one drop” is an amount and removes nothing', async () => {
    const answer = await ask('add vitamin D drops for theo 1 drop daily, the Bliss one');
    expect(answer.metadata.proposals.map(({ tool }) => tool)).toEqual(['createMedication']);
    expect(cardLines(answer)).toContain('Instructions: the Bliss one');
  });

  test.each([
    'lucas albuterol inhaler is now only before soccer, 2 puffs',
    'lucas allergy test nov 5, peanut 4 cashew 2, retest in a year',
  ])('“%s” stores nothing, and that is said', async (text) => {
    const answer = await ask(text);
    expect(answer.metadata.proposals).toEqual([]);
    expect(answer.content).toMatch(/nothing/);
  });

  test('a remark waits with the wish while Pip asks for the day', async () => {
    const answer = await ask(
      'move zoes ortho to the week after thanksgiving and tell them she lost a hook',
      'dec 2 at 4pm',
    );
    expect(cardLines(answer)).toContain('Notes: tell them she lost a hook');
  });

  test('“ask for her” belongs to what is noted before it', async () => {
    const answer = await ask(
      'kowalski dental moved to 41 Purdy Ave and the new hygienist Bea is great, ask for her',
    );
    expect(cardLines(answer)).toContain('Notes: the new hygienist Bea is great, ask for her');
  });
});

describe('what Pip does not understand but looks like something to write down', () => {
  test.each([
    'plumber is Stavros 914 555 0182, he did the Delgados boiler',
    'swap wed and thurs and make it the dal from the blog',
    'got a jar of zhoug and some nutritional yeast left',
  ])('“%s”: nothing is stored, and that is said', async (text) => {
    expect((await ask(text)).content).toMatch(/so I stored nothing/);
  });
});

test('the amount a parent wrote is repeated in the question about it, and is no advice [M7]', async () => {
  const answer = await ask(
    'put down zoes Accutane ish thing, its called Absorica 30 mg w dinner, not on blood test days',
  );
  expect(answer.content).not.toMatch(/I never give doses/);
});
