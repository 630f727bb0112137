// Calm advice about a baby's food and bed and about a nosebleed; red flags and orders are left to others.
import { describe, expect, test } from 'vitest';
import { calms } from './beside-danger.ts';
import { careFor } from './care-advice.ts';
import { storedBeside } from './stored-beside.ts';
import { contactWith, memberWith } from '../../testing/records.ts';
import { CARED as household, TODAY } from '../testing/care-family.ts';

const SMALL = {
  ...household,
  members: [...household.members, memberWith({ id: 'pip', name: 'Pip', birthDate: TODAY })],
};
const care = (said: string) => careFor({ said, household, today: TODAY });

describe('a baby and bedding', () => {
  test.each([
    ['can i put a blanket on bo yet or is she still too little', { family_member: 'bo' }],
    ['can i put a blanket on her yet or is she still too little', { family_member: 'bo' }],
    ['when can the baby have a pillow', {}],
  ])('“%s”', (said, focus) =>
    expect(careFor({ said, household, today: TODAY, focus })?.text).toMatch(/^Not yet\..*sleep sack/),
  );
  test.each(['can i put a blanket on tess yet', 'put a blanket on the list for bo', 'wash her blanket'])(
    '“%s” is left to others',
    (said) => expect(care(said)).toBeUndefined(),
  );
});

describe('food for a baby', () => {
  test.each([
    'can i put a little honey in bos bottle for the cough',
    'can bo have honey',
    'is raw honey in tea ok for the baby?',
    'honey on toast for a 9 month old, is that ok?',
    'can i give bo honey for her cough',
  ])('“%s” is a no with its reason', (said) =>
    expect(care(said)?.text).toMatch(/^No, no honey before 12 months.*botulism.*Dr\. Moss \(555-0101\)/s),
  );
  test('whoever asks', () => {
    const said = 'can i put raw honey in bos tea';
    const members = household.members.filter(({ id }) => id === 'gil');
    expect(careFor({ said, household, today: TODAY, members })?.text).toMatch(/^No, no honey/);
  });
  test('honey that was eaten is a call and signs to watch for', () => {
    expect(care('bo licked some honey off a spoon, should i worry')?.text).toMatch(/Dr\. Moss.*floppy.*911/s);
  });
  test.each([
    'tess had honey on toast, is that ok?',
    'i gave tess a bit of honey, should i worry',
    'my 16 month old got into the honey is that bad',
    'she licked honey off the knife is it dangerous',
  ])('“%s” is calm from the first birthday on, and says what it is for a baby', (said) => {
    expect(care(said)?.text).toMatch(
      /^From the first birthday on honey is fine.*Under 12 months.*floppy.*911/s,
    );
    expect(calms({ kind: 'poison' }, said, household, TODAY)).toBe(true);
  });
  test.each([
    'tess had honey and now she has hives, is that bad',
    'i had honey in my tea, what now',
    'gave tess honey and benadryl, is that ok',
    'tess ate the honeycomb candy, is that ok',
  ])('“%s” is not of it', (said) => expect(care(said)?.text ?? '').not.toMatch(/first birthday/));
  test.each(['can bo drink whole milk yet', "can the baby have cow's milk in a bottle"])('“%s”', (said) =>
    expect(care(said)?.text).toMatch(/^Not as a drink before 12 months.*iron/s),
  );
  test('a stored allergy to milk comes first', () => {
    const members = household.members.map((one) =>
      one.id === 'bo' ? { ...one, allergies: ["cow's milk"] } : one,
    );
    const own = { ...household, members };
    const said = 'can bo have whole milk in a sippy cup';
    expect(careFor({ said, household: own, today: TODAY })?.text).toMatch(/^Bo is allergic to cow's milk/);
  });
  test.each([
    'can tess have honey in her tea',
    'put honey on the list for bo',
    'can bo have honeydew',
    'do we have milk in the fridge',
    'can bo have oat milk pancakes',
    'honey, can you put the dentist on tuesday',
  ])('“%s” is left to others', (said) => expect(care(said)).toBeUndefined());
});

describe('a nosebleed', () => {
  const NOW = [
    'tess nose wont quit bleeding its been like 5 min',
    'tess has a nosebleed, what do i do',
    'blood is coming out of her nose, help',
    'my nose is bleeding for 10 minutes now',
  ];
  test.each(NOW)('“%s” is first aid', (said) => {
    expect(care(said)?.text).toMatch(/forward.*10 minutes.*20 to 30 minutes.*911/s);
    expect(calms({ kind: 'emergency' }, said, household, TODAY)).toBe(true);
  });
  test.each([
    'nose bleed for 45 minutes hes dizzy',
    'tess nose has been bleeding for half an hour',
    'tess fell and her nose is bleeding',
    'tess nose is bleeding and she is pale',
    'eda has a nosebleed',
    'bo has a nosebleed',
    'tess nose is gushing blood and bleeding everywhere',
    'tess gets nosebleeds every winter',
    'log that tess had a nosebleed last week',
    'her nose keeps bleeding for twenty minutes',
  ])('“%s” is left to others', (said) => {
    expect(care(said)).toBeUndefined();
    expect(calms({ kind: 'emergency' }, said, household, TODAY)).toBe(false);
  });
});

describe('dozing off with a baby on a sofa', () => {
  test.each([
    'i fell asleep w bo on the couch last nite',
    'dozed off in the recliner with bo on my chest, woke up at 4, so tired',
    'bo and i woke up on the sofa, i was nursing her',
    'nodded off holding bo in the armchair again',
  ])('“%s” is a danger for next time, without blame', (said) =>
    expect(care(said)?.text).toMatch(/^That happens to nearly every.*For next time, a sofa/s),
  );
  test('also of the baby spoken of', () =>
    expect(
      careFor({
        said: 'i fell asleep w her on the couch last nite',
        household,
        today: TODAY,
        focus: { family_member: 'bo' },
      })?.text,
    ).toMatch(/For next time, a sofa/));
  test.each([
    'tess fell asleep on the couch with me',
    'gil fell asleep on the sofa',
    'i fell asleep on the couch',
  ])('“%s” is none', (said) => expect(care(said)).toBeUndefined());
  test('a bed or a sofa is no place for the night', () =>
    expect(care('can i put bo in our bed between us just for tonite im dead')?.text).toMatch(
      /not in your bed, and never on a sofa/,
    ));
});

test('water is no drink for a small baby, and nobody else is meant', () => {
  expect(
    careFor({ said: 'can i give pip water its so hot out', household: SMALL, today: TODAY })?.text,
  ).toMatch(/^No, none before about 6 months/);
  expect(care('can tess have water with dinner')?.text ?? '').not.toMatch(/before about 6 months/);
});

describe('amounts and solid food for a small baby', () => {
  const small = (said: string) => careFor({ said, household: SMALL, today: TODAY })?.text ?? '';
  test.each<[string, RegExp]>([
    ['how many oz for a 6 week old', /^At 1 month a bottle is about 3 to 4 ounces/],
    ['how much should pip eat', /^In the first month a bottle is about 1 to 3 ounces/],
    ['is 5 oz too much for pip per bottle', /^In the first month/],
    ['how much formula for a 4 month old', /^At 4 to 5 months a bottle is about 4 to 6 ounces/],
    ['can pip have rice cereal in the bottle', /^No, not yet\. Solid food begins around 6 months/],
    ['can i start solids w my 3 month old', /^No, not yet/],
    ['is my 5 month old ready for purees?', /^Around 6 months is the time/],
  ])('“%s”', (said, words) => expect(small(said)).toMatch(words));
  test.each(['can tess have oatmeal', 'how much milk does tess drink', 'how much did pip weigh'])(
    '“%s” is left to others',
    (said) => expect(small(said)).toBe(''),
  );
});

describe('children at home, in the car and on the way', () => {
  test.each([
    ["can we take tess's epipen through airport security?", /carry-on and never in checked/],
    ['is her epipen allowed on the flight', /carry-on and never in checked/],
    ['the cabin has bunks, can tess and bo share the top bunk?', /for one child, six or older/],
    ['could bo just nap in the car on the driveway, windows cracked', /^No, Bo never stays alone in a car/],
    ['can i leave tess in the car while i run in for milk', /^No, Tess never stays alone in a car/],
    ['could tess watch the baby while i drive to the store', /^No, not yet/],
    ['is it ok if my 13 year old watches the baby', /^It depends/],
  ])('“%s”', (said, says) => expect(care(said)?.text).toMatch(says));
  test('a nickname says whose age counts', () => {
    const members = [
      memberWith({ id: 'zofia', name: 'Zofia', age: 13, notes: 'We call her Zosia.' }),
      memberWith({ id: 'dez', name: 'Desmond', age: 8, notes: 'Everyone says Dez.' }),
    ];
    const said = 'could dez watch the baby by himself while i run zosia to swim?';
    const told = (text: string) =>
      careFor({ said: text, household: { ...household, members }, today: TODAY })?.text;
    expect(told(said)).toMatch(/^No, not yet/);
    expect(told('could zosia watch the baby while i run dez to swim?')).toMatch(/^It depends/);
  });
  test.each([
    'how long can i leave the groceries in the car',
    'who can watch the kids friday',
    "she was stung at the airport, can i use tess's epipen",
  ])('“%s” is left to others', (said) => expect(care(said)).toBeUndefined());
  test('a pen at the airport is no alarm, and one that is needed there is', () => {
    const isCalm = (said: string) => calms({ kind: 'allergy' }, said, household, TODAY);
    expect(isCalm("can we take tess's epipen through airport security?")).toBe(true);
    expect(isCalm("she has hives at the airport, can we take tess's epipen?")).toBe(false);
  });
});

describe('small worries that were told as a danger, or as something else', () => {
  const pregnant = household.members.map((one) =>
    one.id === 'gil' ? { ...one, notes: 'Pregnant, due March 3.' } : one,
  );
  const contacts = [
    ...household.contacts,
    contactWith({ id: 'mid', name: 'Noor Hale', specialty: 'Midwife', phoneNumber: '555-0109' }),
  ];
  const expecting = (said: string) =>
    careFor({ said, household: { ...household, members: pregnant, contacts }, today: TODAY })?.text;

  test.each([
    ['tess bonked her head at recess, cried a minute, normal since, tiny bump', /^When Tess.*home is fine/],
    ['tess and a boy bumped heads this morning, playing as usual, can she go to sleep', /^Yes, at the usual/],
    ['bo bumped her head on the table but is fine', /^Call Dr\. Moss.* now/],
    ['tess woke up with one eye pink and goopy', /pink eye.*Dr\. Moss/s],
    ['tess has a crusty eye, will her brother catch it', /^Yes, it can be.*towel/s],
    ['can tess have honey for her cough', /^Yes, honey is fine from the first birthday/],
  ])('“%s”', (said, words) => expect(care(said)?.text).toMatch(words));

  test.each([
    ['my heartburn is awful at night, what can i take', /Tums.*Noor Hale \(555-0109\)/s],
    ['the little one in my belly kicks like crazy, too much movement?', /good sign.*Noor Hale/s],
    ['i lie awake thinking about the birth', /very common.*1-833-852-6262/s],
    ['should i get the flu shot', /^Yes, the flu shot.*nasal spray/],
    ['do i need the whooping cough shot', /^Yes, Tdap.*27 and 36/],
  ])('“%s” of somebody pregnant', (said, words) => expect(expecting(said)).toMatch(words));

  test('a medicine taken twice is named by its sort, and the next dose is asked about', () => {
    const said = "grandma thinks she took her blood thinner twice, should she skip tonight's";
    expect(storedBeside('poison', said, household)).toMatch(
      /^Stored for Eda is Warfarin.*555-0103.*Ask before the next dose, and neither skip it.*Bleeding/s,
    );
    expect(storedBeside('poison', 'grandma ate a berry', household)).toBeUndefined();
  });

  test('fleas are for the vet, and a bathroom is made safe for an elder', () => {
    const vet = contactWith({ id: 'vet', name: 'Elm Vets', specialty: 'Vet', phoneNumber: '555-0142' });
    const told = careFor({
      said: 'the dog has fleas and i have a crawling baby, should i call the vet',
      household: { ...household, contacts: [...household.contacts, vet] },
      today: TODAY,
    });
    expect(told?.text).toMatch(/^Yes, call the vet first, Elm Vets \(555-0142\)/);
    expect(care('how can i make the bathroom safer for my mother')?.text).toMatch(/Grab bars/);
    expect(care('is the bathroom safe for the baby')).toBeUndefined();
  });

  test.each(['eda is 82 before dinner, is that a low', 'sensor says 78 for eda, is that too low'])(
    '“%s” of somebody with diabetes is none',
    (said) => {
      const members = household.members.map((one) =>
        one.id === 'eda' ? { ...one, notes: 'Diabetes.' } : one,
      );
      const told = careFor({ said, household: { ...household, members }, today: TODAY })?.text;
      expect(told).toMatch(/^No, a low is under 70/);
      expect(care(said.replaceAll('eda', 'tess'))).toBeUndefined();
    },
  );

  test('in a reaction an antibiotic is stopped, and the pen of somebody else is not used unasked', () => {
    const beside = storedBeside('allergy', 'she has hives and her lip is puffy', household, 'tess');
    expect(beside).toMatch(/^No more Cefdinir until a doctor.*EpiPen is stored for Tess\.$/s);
    expect(storedBeside('allergy', 'tess ate a nut and has hives', household)).toBe(
      'EpiPen is stored for Tess.',
    );
    const other = { ...household, medications: household.medications.filter(({ id }) => id !== 'a') };
    expect(storedBeside('allergy', 'she has hives and her lip is puffy', other, 'eda')).toMatch(
      /^EpiPen is stored for Tess\. It was prescribed for somebody else/,
    );
  });

  test.each([
    'tess bonked her head and threw up twice, is she fine',
    'eda bumped her head, she takes warfarin but is fine',
    'tess has a goopy eye and it is swollen shut',
    'i have heartburn and pressure in my chest and arm',
    'i lie awake, scared of the birth, and want to die',
    'she kicked like mad and then nothing in my belly',
  ])('“%s” is left to others', (said) => expect(expecting(said)).toBeUndefined());
});

test.each([
  'can i mix bleach with vinegar to get a stain out',
  'is it ok to use toilet cleaner and bleach together',
])('“%s” is answered with no', (said) => expect(care(said)?.text).toMatch(/^No, never\..*Poison Help/s));
