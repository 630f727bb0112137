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
      'Notes: She wants round frames, at Warby Parker',
    ],
    ['book the pediatrician for theo dec 3 at 9am, Nana Jo drives him', 'Notes: Nana Jo drives him'],
    [
      'schedule a physical for ben dec 10 at 8:15am with Dr. Osei in White Plains',
      'Notes: With Dr. Osei, in White Plains',
    ],
    [
      'dentist for lucas jan 12 at 3:30pm, only if they take Delta Dental',
      'Notes: only if they take Delta Dental',
    ],
    ['move zoe orthodontist to dec 2 at 4pm and bring the retainer', 'Notes: bring the retainer'],
    [
      'add lisinopril 10 mg for ruth every morning with the big breakfast',
      'Instructions: Every morning. With the big breakfast',
    ],
    [
      'add melatonin 1 mg for zoe at bedtime only on school nights',
      'Instructions: At bedtime. Only on school nights',
    ],
    [
      'add Flonase one spray each side for ben once daily while the ragweed lasts',
      'Instructions: each side. while the ragweed lasts',
    ],
    ['add my cousin Priyanka, 31, allergic to sesame, stays until January 3', 'Stays until January 3'],
    ['add my son Leo, 4, allergic to sesame, sleeps at 7', 'Notes: sleeps at 7'],
    ['add Dr. Okafor as our dermatologist, 914-555-0166, parking in back', 'Notes: parking in back'],
    ['add Dr. Pine as our eye doctor, 914-555-0190, only mornings', 'Notes: only mornings'],
    ['dr patels new number is 914-555-0101, press 2 for nurses', 'Notes: press 2 for nurses'],
    [
      'Kowalski Family Dental has a new address 12 Main St, elevator on the left',
      'Notes: elevator on the left',
    ],
    ['zoe had her hpv shot today at CVS, second one, felt dizzy', 'Provider: CVS\nDescription: felt dizzy'],
    ['ruth got her flu shot nov 3 by Dr. Lang, lot 88B', 'Description: lot 88B'],
    ['lucas was diagnosed with eczema on nov 2, elbows only', 'Description: elbows only'],
    [
      'grandma ruth got the typhoid shot yesterday, the 40 one, tired after',
      'Description: the 40 one. tired after',
    ],
    ['add my godson Kofi, 11, allergic to mustard, sleeps over fridays', 'Sleeps over fridays'],
    ['ben turned 44 and hates surprise parties', 'hates surprise parties'],
    ['ruth is lactose intolerant except hard cheese', 'lactose intolerant except hard cheese'],
    [
      'book the orthodontist for zoe jan 6 at 3:15pm, she needs a note, Ben signs',
      'She needs a note. Ben signs',
    ],
  ])('“%s”', async (text, line) => {
    const answer = await ask(text);
    expect(cardLines(answer).join('\n').toLowerCase(), answer.content).toContain(line.toLowerCase());
    expect(answer.content).toMatch(/“.+” (?:in|goes into) the (?:notes|instructions|description)\./);
    expect(answer.content).not.toMatch(/left out/);
  });

  test.each([
    ['book the orthodontist for zoe jan 6 at 3:15pm, she needs a note, Ben signs', 'For: Zoe'],
    ['book the pediatrician for theo dec 3 at 9am, Nana Jo drives him', 'For: Theo'],
  ])('“%s”: who comes along gets no appointment', async (text, whom) => {
    expect(cardLines(await ask(text)).filter((line) => line.startsWith('For:'))).toEqual([whom]);
  });

  test.each([
    [
      'add prednisone 5 mg for ben twice a day, mornings and evenings, not on an empty stomach',
      'Instructions: Mornings and evenings. Not on an empty stomach',
    ],
    [
      'add amoxicillin 5 ml for zoe twice daily, keep it in the fridge',
      'Instructions: Keep it in the fridge',
    ],
  ])('how a medicine is taken is on its card: “%s”', async (text, line) => {
    expect(
      cardLines(await ask(text))
        .join('\n')
        .toLowerCase(),
    ).toContain(line.toLowerCase());
  });

  test('what was noted before stays', async () => {
    const made = await ask('add Dr. Quill as our dermatologist, 914-555-0150, ring twice');
    await dana.approve(made.metadata.proposals[0]!.id);
    const answer = await ask('dr quills new number is 914-555-0151, closed in August');
    expect(cardLines(answer)).toContain('Notes: Ring twice. Closed in August');
  });
});

describe('a condition that decides the wish is asked about', () => {
  test.each([
    ['cancel zoe orthodontist, unless they charge a fee', /I can't check “unless they charge a fee”/],
    [
      'cancel zoe orthodontist, ben has the car, unless it is the long one',
      /“ben has the car, unless it is the long one”/,
    ],
    ['remove Dr. Amari, but keep her number for ben', /“but keep her number for ben”/],
    ['we are out of rice but the brown rice is still fine', /“but the brown rice is still fine”/],
    ['remove spinach from the pantry, keep the frozen kind', /“keep the frozen kind”/],
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
    ['add gochujang to the list if h mart has it', 'if h mart has it'],
    [
      'put mac and cheese on the list, the white cheddar one not the shells',
      'the white cheddar one not the shells',
    ],
    ['save shakshuka as a breakfast idea, the NYT one without feta', 'without feta'],
    ['push the orthodontist for zoe to dec 1 at 4pm unless it is raining', 'unless it is raining'],
    ['move lucas dentist to dec 10 at 9am, Zoe Torres takes him', 'Zoe Torres takes him'],
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
    [
      'zoe is allergic to red lentils, maybe also chickpeas',
      'red lentils, chickpeas',
      'Not confirmed: chickpeas',
    ],
    ['dr patel thinks theo is allergic to milk', 'egg, milk', 'Not confirmed: milk'],
  ])('“%s”: guarded against, and noted as not confirmed', async (text, allergies, note) => {
    let answer = await ask(text);
    if (/Store it as written/.test(answer.content)) answer = await ask(text, 'Store it as written');
    const lines = cardLines(answer).join('\n');
    expect(lines).toContain(allergies);
    expect(lines.split('\n')).toContainEqual(expect.stringMatching(new RegExp(`${note}(?:, |$)`)));
    expect(answer.content).toMatch(/not confirmed/);
  });

  test.each([
    ['zoe eats fish now, just salmon', 'Notes: Eats fish now, just salmon'],
    ['zoe eats eggs again but only scrambled', 'Notes: Eats eggs again but only scrambled'],
  ])('“%s” is a note, and the diet stays, which is said', async (text, note) => {
    const answer = await ask(text);
    expect(cardLines(answer)).toEqual([note]);
    expect(answer.content).toMatch(/vegetarian stays/i);
  });
});

describe('what was stored wrongly or only looked up', () => {
  test('another way of eating takes the place of the one before', async () => {
    const answer = await ask('zoe is pescatarian now, no shellfish though');
    expect(cardLines(answer)).toEqual(['Dietary restrictions: No shellfish', 'Dietary needs: Pescatarian']);
  });

  test('“one drop” is an amount and removes nothing', async () => {
    const answer = await ask('add vitamin D drops for theo 1 drop daily, the Bliss one');
    expect(answer.metadata.proposals.map(({ tool }) => tool)).toEqual(['createMedication']);
    expect(cardLines(answer)).toContain('Instructions: The Bliss one');
  });

  test.each([
    ['lucas albuterol inhaler is now only before soccer, 2 puffs', /2 puffs.*Only before soccer/],
    ['lucas allergy test nov 5, peanut 4 cashew 2, retest in a year', /peanut.*cashew.*retest in a year/i],
  ])('“%s” is on the card, every number of it', async (text, held) => {
    expect(cardLines(await ask(text)).join(' ')).toMatch(held);
  });

  test('a remark waits with the wish while Pip asks for the day', async () => {
    const answer = await ask(
      'move zoes ortho to the week after thanksgiving and tell them she lost a hook',
      'dec 2 at 4pm',
    );
    expect(cardLines(answer)).toContain('Notes: Tell them she lost a hook');
  });

  test('“ask for her” belongs to what is noted before it', async () => {
    const answer = await ask(
      'kowalski dental moved to 41 Purdy Ave and the new hygienist Bea is great, ask for her',
    );
    expect(answer.content).toContain('“the new hygienist Bea is great, ask for her”');
  });
});

describe('what Pip does not understand but looks like something to write down', () => {
  test.each(['got a jar of zhoug and some nutritional yeast left'])(
    '“%s”: nothing is stored, and that is said',
    async (text) => {
      expect((await ask(text)).content).toMatch(/so I stored nothing/);
    },
  );
});

test('a name with a number is a contact, with what is told of it', async () => {
  const answer = await ask('plumber is Stavros 914 555 0182, he did the Delgados boiler');
  expect(answer.metadata.proposals.map(({ tool }) => tool)).toEqual(['createMedicalContact']);
  expect(cardLines(answer).join('\n')).toMatch(/Plumber\. He did the Delgados boiler/i);
});

test('what is asked for beside two days that change places is told', async () => {
  const answer = await ask('swap wed and thurs and make it the dal from the blog');
  expect(answer.metadata.proposals.map(({ tool }) => tool)).toEqual(['saveWeeklyMenu']);
  expect(answer.content).toMatch(/I haven't done “make it the dal from the blog”/);
});

test('the amount a parent wrote is repeated in the question about it, and is no advice [M7]', async () => {
  const answer = await ask(
    'put down zoes Accutane ish thing, its called Absorica 30 mg w dinner, not on blood test days',
  );
  expect(answer.content).not.toMatch(/I never give doses/);
});
