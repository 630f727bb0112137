// Danger recognition with stored data, end to end: stored allergies and medicines decide, the record answers questions
// about a stored medicine, and an unsure answer carries the numbers when a text is worrying.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { storedFamily } from '../guard/stored-family.ts';
import { openHome, type Home, type Parent } from '../testing/home.ts';

let home: Home;
let dana: Parent;
let theo: FamilyMember;
let lucas: FamilyMember;

beforeEach(async () => {
  home = await openHome();
  home.clock.at = Date.parse('2026-11-21T15:00:00Z');
  dana = await home.parent('Dana');
  theo = await dana.member({ name: 'Theo', age: 1, allergies: ['egg'] });
  lucas = await dana.member({ name: 'Lucas', age: 6, allergies: ['peanuts', 'cashews'] });
  await dana.member({ name: 'Mia', age: 13 });
  const add = (fields: object) => dana.send('POST', '/api/medications', fields);
  await add({
    name: 'Amoxicillin',
    dosage: '4 ml',
    frequency: 'twice daily',
    prescribedBy: 'Dr. Patel',
    endDate: '2026-11-25',
    familyMemberId: theo.id,
  });
  await add({ name: 'Cetirizine', dosage: '5 ml', familyMemberId: lucas.id });
  await add({
    name: 'EpiPen Jr',
    frequency: 'as needed',
    prescribedBy: 'Dr. Amari',
    familyMemberId: lucas.id,
  });
});
afterEach(() => home.close());

const ask = async (...texts: string[]) => {
  const id = await dana.begin();
  const answers = [];
  for (const text of texts) answers.push(await dana.say(id, text));
  return answers.at(-1)!;
};

test('days of a fever that are told later count like those told at once', async () => {
  const { metadata } = await ask('theo has a fever of 101', 'two days now');
  expect(metadata.safety?.kind).toBe('doctor');
  const { content, metadata: calm } = await ask('theo has a fever of 101', 'since lunch');
  expect(calm.safety).toBeUndefined();
  expect(content).toMatch(/what I said still holds/);
});

test('a burn stays spoken of after its first steps', async () => {
  const { content } = await ask('i scalded my hand on the kettle', 'my aunt says to put toothpaste on it');
  expect(content).toMatch(/^No, none of that on a burn/);
});

test('a crisis in a diary is that of the one who wrote it', async () => {
  const { content } = await ask("found my son's diary, it says i want to die");
  expect(content).toMatch(/Get to them or stay with them/);
});

test('puffs of the rescue inhaler are no medicine to wait with in an attack', async () => {
  const { content } = await ask(
    "my son's lips look blue and his inhaler isn't doing anything",
    'shd i give him more puffs',
  );
  expect(content).toMatch(/^Yes, the rescue inhaler .* 911/s);
});

describe('after a danger', () => {
  const SWALLOWED = 'the baby just swallowed a dishwasher pod';

  test.each([
    ['can i give him a motrin while we wait', /^No medicine by mouth now.*Poison Help/s],
    ['can he have some milk', /^Nothing to eat or drink now.*Poison Help/s],
    ["what's dr. patel's number", /^Poison Help .* comes first\./],
  ])('“%s” is answered with the danger', async (said, words) => {
    const { content } = await ask(SWALLOWED, said);
    expect(content).toMatch(words);
  });

  test.each(['he seems fine tho should i just wait and see', 'ok what now', 'do i really have to call'])(
    '“%s” gets the numbers once more',
    async (said) => {
      const { content, metadata } = await ask(SWALLOWED, said);
      expect(metadata.safety?.kind).toBe('poison');
      expect(content).toMatch(/^Please don't wait.*Poison Help at 1-800-222-1222/s);
    },
  );

  test('a sign behind a food of a stored allergy is the reaction, and the ambulance still comes', async () => {
    const HAD = 'lucas licked a spoon with peanut butter, nothing so far';
    const { content, metadata } = await ask(HAD, 'he threw up twice now');
    expect(metadata.safety?.kind).toBe('allergy');
    expect(content).toMatch(/^With that sign it is a reaction now\.\n\nIf an epinephrine auto-injector/);
    const after = await ask(
      HAD,
      'he threw up twice now',
      'gave it just now, better already, still ambulance?',
    );
    expect(after.content).toMatch(/^Go in, also when all seems well now, and call 911/);
  });

  test('a noted fever rule is told first', async () => {
    await dana.member({ name: 'Ira', age: 13, notes: 'Fever of 101 or more: hospital right away.' });
    const { content, metadata } = await ask('ira has 101.8 nothing else');
    expect(metadata.safety?.kind).toBe('doctor');
    expect(content).toMatch(/^Ira's notes say “Fever of 101 or more, hospital right away”\. Go now/);
  });

  test.each([
    'what appointments are coming up',
    'wait, what appointments are coming up',
    'is pasta good for dinner',
    'what else can i cook with rice',
    'skip lunch on friday',
  ])('“%s” is answered as always', async (said) => {
    const { metadata } = await ask(SWALLOWED, said);
    expect(metadata.safety).toBeUndefined();
  });

  test('the same words without one before them are no danger', async () => {
    expect((await ask('hi', 'ok what now')).metadata.safety).toBeUndefined();
  });
});

describe('a stored allergy', () => {
  const ATE = 'there was peanut in the granola bar he just finished, what now';

  test.each(['mia has a stomack ache since lunch and wont eat', 'theo has stumach pain and a feever of 104'])(
    'a slip of the keyboard hides no illness: %s',
    async (said) => expect((await ask(said)).metadata.safety?.kind).toBe('doctor'),
  );

  test('an allergy that the wizard stored among the diets decides as well', async () => {
    await dana.member({ name: 'Nora', age: 5, dietaryRestrictions: ['Peanut allergy'] });
    const { metadata } = await ask('nora just finished a granola bar with peanut in it, what now');
    expect(metadata.safety?.kind).toBe('allergy');
  });

  test('an allergy that only a medical record says decides as well', async () => {
    const nora = await dana.member({ name: 'Nora', age: 5 });
    const record = { title: 'Peanut allergy', category: 'allergy', familyMemberId: nora.id };
    await dana.send('POST', '/api/medical-records', record);
    const { metadata } = await ask('nora just finished a granola bar with peanut in it, what now');
    expect(metadata.safety?.kind).toBe('allergy');
  });

  test('food with a stored allergen is an allergy before any sign shows, and the answer says what to watch for', async () => {
    const { content, metadata } = await ask(ATE);
    expect(metadata.safety?.kind).toBe('allergy');
    expect(content).toMatch(/^Follow the allergy action plan/);
    expect(content).toMatch(/epinephrine auto-injector right away, then call 911/);
  });

  test('where nobody is allergic to it, the same sentence is none', async () => {
    const sam = await home.parent('Sam');
    const { metadata } = await sam.say(await sam.begin(), ATE);
    expect(metadata.safety).toBeUndefined();
  });

  test('signs of a reaction get the answer that does not wait', async () => {
    const { content } = await ask('lucas ate a cashew and his lips are swelling');
    expect(content).toMatch(/^If an epinephrine auto-injector was prescribed, use it right away/);
  });
});

describe('a stored medicine', () => {
  test('how much of it a person takes is answered from the record, not as a question about doses', async () => {
    const { content, metadata } = await ask('how much amoxicillin does theo get');
    expect(metadata.safety).toBeUndefined();
    expect(content).toMatch(
      /^4 ml twice daily is stored for Theo's Amoxicillin, until .*November 25.*Dr\. Patel/,
    );
    expect(content).toContain('The label counts');
  });

  test('the end of it can be asked for next', async () => {
    const { content } = await ask('how much amoxicillin does theo get', 'until when');
    expect(content).toMatch(/^Until .*November 25/);
  });

  test('the next dose is not made up', async () => {
    const { content, metadata } = await ask('when is the next dose of amoxicillin');
    expect(metadata.safety).toBeUndefined();
    expect(content).toMatch(/^Theo's Amoxicillin is stored as “twice daily”.+I don't work out an hour/);
  });

  test('advice about it stays a question for a pharmacist', async () => {
    for (const text of [
      'can i give theo more amoxicillin',
      'how much amoxicillin can lucas take',
      'should i stop the cetirizine',
    ])
      expect((await ask(text)).metadata.safety?.kind, text).toBe('dose');
  });

  test('ending it on the word of a doctor is a change of the record', async () => {
    const { metadata } = await ask('stop the cetirizine, dr amari said hes done with it');
    expect(metadata.safety).toBeUndefined();
    expect(metadata.proposals).toMatchObject([{ status: 'pending' }]);
  });

  test('who needs an EpiPen is answered with names, not with an alarm', async () => {
    const { content, metadata } = await ask('which of my kids need an epipen');
    expect(metadata.safety).toBeUndefined();
    expect(content).toMatch(/^Lucas takes EpiPen Jr, as needed/);
    expect(content).not.toMatch(/(?:Theo|Mia) takes/);
  });
});

describe('an unsure answer', () => {
  const QUIET = 'Is someone hurt, or did they swallow something? 911 · Poison Help 1-800-222-1222 · 988';

  test('begins with the numbers where the words worry, and is no alarm', async () => {
    const { content, metadata } = await ask('blorp the zebra and his pills');
    expect(metadata.safety).toBeUndefined();
    expect(content.startsWith(`${QUIET}\n\n`)).toBe(true);
  });

  test('carries no numbers where they do not', async () => {
    const { content, metadata } = await ask('blorp the frumious zebra');
    expect(metadata.safety).toBeUndefined();
    expect(content).toMatch(/^\w/);
    expect(content).not.toMatch(/911|1-800|988/);
  });
});

test('a family that cannot be read, or not in time, does not hold danger up', async () => {
  const failures: unknown[] = [];
  const broken = (list: () => Promise<never>) => ({ actor: {}, records: () => ({ list }) }) as never;
  const told = (error: unknown) => void failures.push(error);
  expect(
    await storedFamily(
      broken(() => Promise.reject(new Error('gone'))),
      told,
    ),
  ).toEqual({ members: [], medicines: [] });
  expect(
    await storedFamily(
      broken(() => new Promise(() => {})),
      told,
      20,
    ),
  ).toEqual({ members: [], medicines: [] });
  expect(failures).toHaveLength(2);
});

describe('first steps and calm advice', () => {
  test('a choking baby gets the steps of its age below the number to call', async () => {
    await dana.member({ name: 'Wim', birthDate: '2026-03-14' });
    const { content, metadata } = await ask('wim is choking on a blueberry and makes no sound');
    expect(metadata.safety?.kind).toBe('emergency');
    expect(content).toMatch(/^Call 911 now\.\n\nIf the baby can't cry.*5 chest thrusts/s);
  });

  test('signs of a stroke, with what the crew should know', async () => {
    const nan = await dana.member({ name: 'Nan', relationship: 'grandparent', age: 74 });
    await dana.send('POST', '/api/medications', { name: 'Warfarin', familyMemberId: nan.id });
    const { content } = await ask('nans mouth is droopy on one side and she talks funny, is it her sugar');
    expect(content).toMatch(
      /^Call 911 now.*Nothing to eat or drink.*Tell them that Nan takes Warfarin \(a blood thinner\)/s,
    );
  });

  test('one sick night and school is advice, not an alarm', async () => {
    const { content, metadata } = await ask(
      'lucas threw up around 2 this morning, nothing since, can he go to school tomorrow',
    );
    expect(metadata.safety).toBeUndefined();
    expect(content).toMatch(/24 hours/);
    const worse = await ask('lucas keeps throwing up since last night and is limp, can he go to school');
    expect(worse.metadata.safety).toBeDefined();
  });

  test('a reaction that is over is logged for the one it was about', async () => {
    const { content, metadata } = await ask(
      'lucas ate a cookie at scouts and his lips are swelling up',
      'ok we gave the epi and the paramedics came, he is ok now. can you log it, reaction to a cashew cookie, epi at 6:20',
    );
    expect(metadata.safety).toBeUndefined();
    expect(content).toMatch(/second wave/);
    expect(metadata.proposals).toHaveLength(1);
    expect(JSON.stringify(metadata.proposals[0])).toContain('cashew cookie');
  });

  test('a medicine against a stored allergy is warned of once, where nothing else is understood', async () => {
    await dana.member({ name: 'Odessa', age: 40, relationship: 'other', allergies: ['penicillin'] });
    const { content } = await ask('hmm what about augmentin maybe whatever');
    expect(content.match(/Careful, “penicillin”/g)).toHaveLength(1);
  });
});
