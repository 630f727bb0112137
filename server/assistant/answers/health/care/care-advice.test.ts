// Calm advice by age with the numbers on record; a red flag, an order or something that happened leaves it to others.
import { describe, expect, test } from 'vitest';
import { afterReaction, isReactionOver } from './after-reaction.ts';
import { calms } from './beside-danger.ts';
import { careFor } from './care-advice.ts';
import { membersSaid, monthsSaid, tellThem } from './care-people.ts';
import { storedBeside } from './stored-beside.ts';
import { CARED as household, EDA, TODAY } from '../testing/care-family.ts';

const care = (said: string) => careFor({ said, household, today: TODAY });

describe('a fever', () => {
  test.each([
    [
      'bo has 100.9 but drinks and smiles, do i take him in or can it wait',
      /watched at home.*Dr\. Moss \(555-0101\).*more than 24 hours/s,
    ],
    ['tess has a fever of 101.5 and plays, should i worry', /more than 3 days/],
    ['the baby next door is 4 months and has 100.8, can it wait?', /3 to 5 months.*today/s],
    ['a 2 month old with 100.6, what do i do', /Under 3 months/],
    ['eda has a temp of 100.9, do i call someone', /103 °F/],
    ['is 99.6 a fever', /begins at 100\.4/],
    ['bo 101.4 rectal but nursing and smiling', /watched at home.*Dr\. Moss/s],
    ['tess has a fever of 101.3 and a sore throat, school tmrw or no', /^No, not tomorrow.*strep/s],
  ])('“%s”', (said, part) => expect(care(said)?.text).toMatch(part));

  test('a long advice is in paragraphs: at home, whom to call when, and what is an emergency', () => {
    const parts = care('tess has a fever of 101.5 and plays, should i worry')?.text.split('\n\n');
    expect(parts?.map((part) => part.slice(0, 8))).toEqual(['A fever ', 'Call Dr.', 'Hard bre']);
    expect(care('is 99.6 a fever')?.text).not.toContain('\n');
  });
  test('more than a day of it before the second birthday is a call today', () => {
    const said = 'bo has had 101.8 since yesterday, drinking ok, should we go in';
    expect(care(said)?.text).toMatch(/^A fever that goes on for more than a day.*call to Dr\. Moss/);
    expect(calms({ kind: 'doctor' }, said, household, TODAY)).toBe(false);
  });
  test('of two who are named the one before the number is ill', () => {
    expect(care('tess sleeps at last, bo has 100.9, can it wait')?.text).toContain('when Bo drinks');
  });
  test.each([
    'bo has 101 and is limp, can it wait',
    'tess has a fever and a stiff neck, do i need to go in',
    'bo has 102.5 and will not drink, what do i do',
    'tess has 104.6, should i worry',
    'tess took a hit on the ice and threw up twice, what now',
    'log a fever of 101 for tess',
    'what temperature do i roast chicken at?',
    'when was her last fever?',
  ])('“%s” is left to others', (said) => expect(care(said)).toBeUndefined());
});

describe('school after an illness', () => {
  test.each([
    [
      'tess threw up at 3 this morning, nothing since, can she go to preschool tomorrow',
      /^By tomorrow morning the 24 hours are over.*Dr\. Moss/s,
    ],
    ['tess was puking tonight after dinner, school tomorrow?', /^Tomorrow morning is too early/],
    ['tess had diarrhea yesterday, is daycare ok tomorrow', /24 hours/],
    ['tess has strep, when can she go back to school', /12 hours after the first dose/],
    ['pink eye, can tess go to preschool?', /AAP/],
    ['we found lice, does tess have to miss school?', /no need to miss school/],
  ])('“%s”', (said, part) => expect(care(said)?.text).toMatch(part));
  test.each([
    'tess keeps throwing up, can she go to school tomorrow?',
    'tess threw up blood, school tomorrow?',
  ])('“%s” is left to others', (said) => expect(care(said)).toBeUndefined());
});

describe('a dose that was spat out', () => {
  test.each([
    'tess spit most of her cefdinir out, do i give it again',
    'she threw it right back up, should i redose?',
    'he spat out half the antibiotic, can i give him another',
    'tess dribbled most of it, do i repeat the dose',
  ])('“%s” is for the pharmacist and the doctor', (said) => {
    expect(care(said)?.text).toMatch(/don't double.*Elm Pharmacy \(555-0104\) or /s);
  });
  test('food is no dose', () => expect(care('bo spit out the peas, do i give it again')).toBeUndefined());
});

describe('a baby asleep', () => {
  test.each([
    'can bo sleep on her tummy',
    'is it ok if bo naps in the swing',
    'should bo have a blanket in the crib',
  ])('“%s”', (said) => expect(care(said)?.text).toMatch(/on the back, alone, on a firm flat surface/));
  test('older children are not meant', () => expect(care('can tess sleep with a pillow?')).toBeUndefined());
});

describe('formula', () => {
  test.each([
    'how long is the formula good once the can is open',
    'can a bottle of formula sit out for 2 hours?',
    'how long does mixed formula keep in the fridge',
  ])('“%s”', (said) => expect(care(said)?.text).toMatch(/a month.*24 hours.*1 hour/s));
  test.each(['do we have formula left in the pantry', 'add formula to the list'])(
    '“%s” is left to others',
    (said) => expect(care(said)).toBeUndefined(),
  );
});

describe('the next tetanus shot', () => {
  test('is ten years after the stored one', () => {
    expect(care('when was my last tetanus and am i due')?.text).toMatch(
      /May 4, 2019 \(Dr\. Ode\).*every 10 years, so the next one is due about May 2029/s,
    );
  });
  test('one without a date is not said to be missing', () => {
    const records = household.records.map((record) => ({ ...record, date: null }));
    const undated = { ...household, records };
    const answer = careFor({
      said: 'when was my last tetanus and am i due',
      household: undated,
      today: TODAY,
    });
    expect(answer?.text).toMatch(/^Tetanus shot is stored for you without a date/);
  });
  test('nothing is made up where none is stored', () => {
    expect(care('is eda due for tetanus?')?.text).toMatch(/^No tetanus shot is stored for Eda/);
  });
});

describe('medicines with foods and other medicines', () => {
  test.each([
    ['eda wants a spinach salad every night, is that ok with her meds', /vitamin K.*Dr\. Park \(555-0103\)/s],
    ['can grandma have advil for her back', /bleeding.*Dr\. Park/s],
    ['is ibuprofen ok for eda? shes on warfarin', /bleeding/],
    ['can eda drink grapefruit juice', /Simvastatin.*Dr\. Ode \(555-0102\)/s],
    ['can i have yogurt with my doxycycline', /at the same time/],
    ['is aspirin fine with eliquis', /bleeding/],
    ['does eda need to stop eating kale with her pills?', /isn't forbidden/],
  ])('“%s”', (said, part) => expect(care(said)?.text).toMatch(part));
  test.each([
    'eda took four advil with her warfarin, is that ok',
    'eda took aleve and has black stools',
    'can tess have grapefruit juice',
    'what can i cook with kale for eda',
    'eda cant have aspirin, add it',
    'can i have yogurt for breakfast',
    'how much ibuprofen can eda take with warfarin',
  ])('“%s” is left to others', (said) => expect(care(said)).toBeUndefined());
  test('what nobody has written down is no yes', () => {
    expect(care('can eda eat dragon fruit with her meds?')?.text).toMatch(/doesn't mean there is none/);
  });
});

test('it takes the place of fixed words only where nothing happened', () => {
  expect(calms({ kind: 'poison' }, 'eda wants aleve, shes on warfarin, is that ok', household, TODAY)).toBe(
    true,
  );
  expect(calms({ kind: 'poison' }, 'eda took aleve twice with warfarin', household, TODAY)).toBe(false);
  expect(calms({ kind: 'crisis' }, 'can eda have kale with her meds', household, TODAY)).toBe(false);
  expect(
    calms(
      { kind: 'doctor' },
      'tess threw up once last night and is fine, preschool tomorrow?',
      household,
      TODAY,
    ),
  ).toBe(true);
});

test('a certain danger stays one', () => {
  const said = 'bo has 100.9 and smiles, can it wait';
  expect(calms({ kind: 'doctor' }, said, household, TODAY)).toBe(true);
  expect(calms({ kind: 'doctor', isCertain: true }, said, household, TODAY)).toBe(false);
});

describe('a reaction that is over', () => {
  const OVER = [
    'we used the epipen and the ambulance came, tess is fine now. can you log it, reaction to a walnut cookie, epi at 5:10',
    'back home from the er, tess is ok. please log the allergic reaction, cashews, epi given at 4',
    'the paramedics left, she is doing better. write it down, hives and swelling after a pecan bar',
    'tess had a reaction, epi given, discharged and sleeping now, put it in her record',
  ];
  test.each(OVER)('“%s” is kept', (said) => {
    const plan = afterReaction(said, { household, today: TODAY, focus: { family_member: 'tess' } });
    expect(plan?.cards?.[0]).toMatchObject({
      tool: 'createMedicalRecord',
      input: { category: 'allergy', date: TODAY, familyMemberId: 'tess' },
    });
    expect(plan?.cards?.[0]?.input['title']).toMatch(/^Allergic reaction/);
    expect(plan?.text).toMatch(/second wave.*911 again/s);
  });
  test('in the words of the parent', () => {
    const plan = afterReaction(OVER[0] ?? '', { household, today: TODAY });
    expect(plan?.cards?.[0]?.input['description']).toBe('Reaction to a walnut cookie, epi at 5:10');
  });
  test.each([
    [OVER[0], 'walnut'],
    [OVER[1], 'cashew'],
    ['back home from the er, tess is ok. log the allergic reaction to sesame', 'sesame'],
  ])('“%s” is offered for the allergies, too', (said = '', food) => {
    const plan = afterReaction(said, { household, today: TODAY, focus: { family_member: 'tess' } });
    expect(plan?.cards?.[0]?.input['title']).toBe(`Allergic reaction to ${food}`);
    const stored = household.members.find(({ id }) => id === 'tess')?.allergies ?? [];
    expect(plan?.cards?.[1]).toEqual({
      tool: 'updateFamilyMember',
      input: { id: 'tess', allergies: [...stored, food] },
    });
    expect(plan?.text).toMatch(new RegExp(`The second card puts ${food} among Tess's allergies`));
  });
  test('a food that is stored already needs no second card, and one that nobody named is asked for', () => {
    const members = household.members.map((one) =>
      one.id === 'tess' ? { ...one, allergies: ['Nuts'] } : one,
    );
    const stored = afterReaction(OVER[0] ?? '', { household: { ...household, members }, today: TODAY });
    expect(stored?.cards).toHaveLength(1);
    expect(stored?.text).not.toMatch(/second card|set it off/);
    const open = afterReaction(OVER[3] ?? '', { household, today: TODAY });
    expect(open?.cards).toHaveLength(1);
    expect(open?.text).toMatch(/If a food set it off, tell me which/);
  });
  test.each([
    'we gave the epi, hes still swollen but ok, can you log it',
    'epi given, the ambulance is on the way, log the reaction',
    'we used the epipen, do we still go to the hospital',
    'her hives are back again after the er, log it please she is ok',
    'tess is fine now, the hives went away',
  ])('“%s” is not over', (said) => expect(isReactionOver(said)).toBe(false));
});

test('who is meant, how old, and what the crew should know', () => {
  expect(membersSaid('my mom fell', household).map(({ id }) => id)).toEqual(['eda']);
  expect(monthsSaid('she is 8 mo')).toBe(8);
  expect(monthsSaid('born 3 weeks ago')).toBeUndefined();
  expect(tellThem(EDA, household, TODAY)).toBe(
    'Tell them that Eda takes Warfarin (a blood thinner) and Simvastatin and is allergic to sulfa. Also on record, diabetic.',
  );
  // The wizard stores an allergy among the diets.
  const ofWizard = { ...EDA, allergies: [], dietaryRestrictions: ['Peanut allergy', 'diabetic'] };
  expect(tellThem(ofWizard, household, TODAY)).toContain('and is allergic to Peanut.');
  const outside = household.medications.map((one) => ({ ...one, startDate: '2099-01-01' }));
  expect(tellThem(EDA, { ...household, medications: outside }, TODAY)).not.toContain('takes');
});

test('somebody is named by the nickname of the notes, with its accents or without', () => {
  const members = household.members.map((one) =>
    one.id === 'eda' ? { ...one, notes: 'We call her Bà.' } : one,
  );
  for (const said of ['bà has a headache', 'can ba have advil'])
    expect(membersSaid(said, { ...household, members }).map(({ id }) => id)).toEqual(['eda']);
});

describe('taking medicines', () => {
  test.each([
    ['tess wont take her medicine', /^Don't force it.*Elm Pharmacy \(555-0104\)/s],
    ['tess refuses her cefdinir', /Dr\. Moss \(555-0101\)/],
    ['she keeps spitting out her antibiotic', /Never call it candy/],
    ["can't find tess's inhaler", /^Look in the usual bag.*911 at once/s],
    ['i spilled the cefdinir', /early refill after a spill/],
    ['his inhaler is empty', /call right now/],
  ])('“%s”', (said, part) => expect(care(said)?.text).toMatch(part));

  test('a note says where it is kept', () => {
    const members = household.members.map((one) =>
      one.name === 'Tess' ? { ...one, notes: 'Shy. EpiPen in the blue pouch.' } : one,
    );
    const said = "can't find tess's epipen";
    const found = careFor({ said, household: { ...household, members }, today: TODAY });
    expect(found?.text).toMatch(/^The notes say “EpiPen in the blue pouch”/);
    expect(calms({ kind: 'allergy' }, said, household, TODAY)).toBe(true);
  });
  test.each([
    "can't find tess's epipen and shes swelling up",
    'tess got into the cefdinir, one pill is missing',
    'tess will not wake up to take her medicine',
    'she wont take it again, should i give two tomorrow',
  ])('“%s” is left to others', (said) => expect(care(said)?.topic ?? '').not.toMatch(/refused|lost|empty/));
});

describe('a bite that is closed', () => {
  test.each(['skin not broken', "it didn't break the skin", 'the dog nipped tess, skin isnt broken'])(
    '“%s” needs no alarm',
    (said) => {
      expect(care(said)?.text).toMatch(/wash|soap/);
      expect(calms({ kind: 'doctor' }, said, household, TODAY)).toBe(true);
    },
  );
});

describe('whom to call', () => {
  test.each(['who do i call for a seizure', 'what number do i call if tess has a reaction'])(
    '“%s” is told the numbers',
    (said) => {
      expect(care(said)?.text).toMatch(/^911 for a seizure.*Poison Help/);
      expect(calms({ kind: 'emergency' }, said, household, TODAY)).toBe(true);
    },
  );
  test('it happens now', () => expect(care('who do i call shes having a seizure now')).toBeUndefined());
});

test('ibuprofen of somebody who takes a blood thinner is refused, by the word for her', () => {
  expect(care('gram has a headache, can she have advil')?.text).toMatch(/^Better not on your own.*Warfarin/);
  expect(storedBeside('dose', 'can she take ibuprofen', household)).toMatch(/^For Eda not without.*Warfarin/);
  expect(storedBeside('emergency', 'eda fell and hit her head', household)).toMatch(
    /^Eda takes Warfarin, a blood thinner\. A blow to the head/,
  );
});
