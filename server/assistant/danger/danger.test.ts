// Danger is recognised by rules before any model is called, in any spelling; look-alikes pass.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dangerAnswer } from './danger-answer.ts';
import type { DangerKind } from './danger-kind.ts';
import { dangerIn } from './danger.ts';

const SAID: Record<DangerKind, readonly string[]> = {
  crisis: [
    'i want to die',
    'my son says he wants to kill himself',
    "I can't do this anymore, they'd be better off without me",
    "i'm scared i will hurt my baby",
    'my teenager is suicidal',
    'I keep thinking about ending it all',
    'she has been self harming',
    "I don't want to be alive anymore",
    'I feel like shaking the baby when he cries',
    'thinking of overdosing',
  ],
  allergy: [
    "she's breaking out in hives after eating shrimp",
    "Leo's tongue is swelling",
    'his throat feels tight, he just had a cookie with nuts',
    'bee sting and now her face is puffy',
    'should I use the epi pen now',
    'she is allergic to milk and just drank some',
    'allergic reaction help',
    'wheezing after peanut butter',
    'anafilaxis what do i do',
  ],
  emergency: [
    'bitten by a rattlesnake',
    'we smell gas in the kitchen',
    'my toddler is choking on a hot dog',
    'she stopped breathing for like ten seconds',
    'my dad is clutching his chest and sweating',
    'husband passed out in the bathroom',
    'he wont wake up',
    'hes having a siezure',
    'my kid fell out of a second story window',
    "she's bleeding and it won't stop",
    'baby is turning blue',
    "my grandmother's face is drooping and she can't talk right",
    'he got hit by a car',
    'chocking on a grape help',
    'my son is unconcious',
    "we pulled her out of the pool and she isn't moving",
    'the kitchen is on fire',
    'my 3 yr old is gasping for air',
    'he touched the outlet and got electrocuted',
    'she cant breath',
    'i think grandpa is having a stroke',
    'my wife collapsed',
    "her asthma is really bad and the inhaler isn't working",
    'someone is breaking into our house',
    'my daughter cut her finger off',
    "he's not responding to me at all",
    'baby has a fever and is floppy',
    'grandpa took his insulin but skipped lunch, now hes shaking and all sweaty',
  ],
  poison: [
    'my toddler drank some bleach',
    'kid swallowed a button battery',
    'he ate my blood pressure pills',
    'daughter got into the dishwasher tablets',
    'i gave him the wrong medicine',
    'she ate a bunch of gummy vitamins',
    'I accidentally gave her tylenol twice',
    'he drank lamp oil',
    'the baby had a mouthful of mouthwash',
    'carbon monoxide detector beeping',
    'ate berries from a bush in the yard',
    'my son swallowed magnets',
    'got windex in her eye',
    'toddler ate grandpas heart medicine',
    'he swalowed nail polish remover',
    'how many tylenol is an overdose, he took 10',
    'my teen took too many pills',
    'she sucked on a laundry pod',
    'baby ate a cigarette',
    "mixed bleach and ammonia and now I'm coughing",
    'my kid ate an edible',
    '2 year old drank hand soap',
  ],
  abuse: [
    'my boyfriend choked me last night',
    'my ex is threatening to kill me',
    "I'm afraid of my husband",
    'her stepdad touches her',
    "the coach touched my son's private parts",
    'my daughter was molested',
    'he beats me',
    'there are bruises on my baby after daycare',
  ],
  doctor: [
    'my newborn has a temp of 101',
    'fever of 104.5',
    'she fell off the bed and hit her head',
    'he is vomiting blood',
    'no wet diaper since this morning',
    'dog bit my kid on the face',
    'i think her wrist is broken',
    'deep cut on his chin, does it need stitches',
    'he has had a fever for 5 days',
    'bad pain on the lower right side of her belly',
    'hot coffee spilled on the baby',
    "there's blood in her diaper",
    'she put a bead up her nose',
    "he can't stop throwing up",
    'eye is swollen shut',
    "3 week old won't eat and is very sleepy",
  ],
  dose: [
    'how much tylenol for a 2 year old',
    'what is the ibuprofen dose for 25 pounds',
    'can i give my toddler melatonin',
    'is it ok to take advil and nyquil together',
    'how many ml of motrin for my baby',
    'missed a dose of amoxicillin what now',
    'should he stop taking his antibiotics',
    'can i give benedryl to a 1 year old',
    'can my 9 year old take two claritin',
    'how often can i give tylenol',
    'can you take zyrtec while breastfeeding',
    'Dosage for childrens motrin',
  ],
};

const HARMLESS: readonly string[] = [
  "plan this week's meals",
  "what's for dinner",
  'who is allergic to nuts',
  'is anyone allergic to shellfish',
  'my battery is dead',
  "I'm dying for a nap",
  'up at five every single day, im dying',
  'this traffic is killing me',
  'dinner was a disaster lol',
  'remind me to give Leo his vitamins at 8',
  "buy children's tylenol and bandaids",
  'refill the epipen prescription',
  'schedule a flu shot for the kids',
  'add detergent to the grocery list',
  'he has a crush on a girl at school',
  'we ate at a new restaurant',
  'the kids drank all the milk',
  'she ate all her broccoli',
  'my son hit a home run',
  "my toddler hits his sister when he's mad",
  'fire drill at school tomorrow',
  'movie night ideas',
  'halloween costume with fake blood',
  'suicide squad movie for teens?',
  'book report about a drowning accident',
  'the plants are dying',
  'my printer stopped responding',
  "kids won't go to sleep",
  'wake up time for school is 6:30',
  "my teen won't wake up for school",
  'cut the sandwiches in half',
  'our dog ate my homework',
  'I need a break from the kids',
  'bake a cake without eggs, Mia has an egg allergy',
  'what can a kid with a nut allergy eat',
  'plan meals without milk because of an allergy',
  'Leo has asthma, put it in his notes',
  'appointment for ear infection follow up Tuesday',
  'Mia takes Zyrtec every morning',
  'give me a meal plan',
  'can I have the recipe for chicken soup',
  'take the kids to the pool on Saturday',
  'he fell in love with swimming',
  'swimming lessons on Monday',
  "heart shaped pancakes for valentine's",
  "the wifi is down and I can't work",
  'can you give us quick dinners',
  'red, white and blue cake ideas',
  'blue lips popsicle',
  'how do I teach kids to call 911',
  'poisonous plants to avoid in the garden',
  'how to babyproof against button batteries',
  'shoot, I forgot the milk',
  'he drives me crazy',
  'my head hurts from all this planning',
  'the soup was so hot I burned my tongue',
  'Emma has soccer practice and then a math quiz',
  'my baby took his first steps',
  'we had soap opera night',
  "paint the kids' room",
  'choke artichoke dip recipe',
  'what time should a 6 year old go to bed',
  'glue sticks and crayons for the school list',
  'toddler ate pasta with tomato sauce',
  'how much milk does a 1 year old need',
  'safe sleep for newborn',
  'baby shower menu',
  'killer chocolate cake recipe',
  'dead sea project for geography',
  'she slipped off the slide last spring and broke her elbow, put it in her history',
  'Mia has a rash all over her back, we see the doctor on monday at 3',
  'he has small bumps on his cheek, is there a visit this week',
  'my daughter cries before school and says her belly hurts, is a kid mean to her',
  'my wife and I argued in front of the kids, what do we tell them',
  'nap is at 1 but she fights it, move it?',
  'we are splitting up, please take him off the family, i cant look at it',
];

describe('what a worried parent types', () => {
  for (const [kind, texts] of Object.entries(SAID)) {
    test.each(texts)(`“%s” is recognised as ${kind}`, (text) => expect(dangerIn(text)).toBe(kind));
  }
  test.each(HARMLESS)('“%s” is no danger', (text) => expect(dangerIn(text)).toBeUndefined());

  test('a very young baby with any fever is for the doctor, an older child with a little is not', () => {
    expect(dangerIn('my 5 week old has 100.5')).toBe('doctor');
    expect(dangerIn('my 5 week old has 10 bibs')).toBeUndefined();
    expect(dangerIn('my 5 week old has a temperature of 100.5')).toBe('doctor');
    expect(dangerIn('my 6 year old has a temperature of 100.5')).toBeUndefined();
    expect(dangerIn('my 6 year old has a temperature of 40.2')).toBe('doctor');
  });
});

/** Dangers beside a quarrel, a rash or the past. */
const NEAR: readonly (readonly [DangerKind, string])[] = [
  ['abuse', 'my husband and I argued in front of the kids and he punched me'],
  ['abuse', 'my ex hit her last year and broke her arm, and he still hits her'],
  ['allergy', 'she has a rash all over since the antibiotic and her lips are swollen'],
  ['emergency', 'he has a rash that stays when i press a glass and a stiff neck, we see the doctor monday'],
  ['crisis', 'we are splitting up, please take him off the family, i dont want to live anymore'],
  ['doctor', 'she slipped off the slide today and broke her elbow, put it in her history'],
];

test.each(NEAR)('%s: “%s” stays an alarm', (kind, text) => expect(dangerIn(text)).toBe(kind));

const zones = ['America/New_York', 'America/Phoenix', 'Pacific/Honolulu', 'America/Anchorage', 'US/Eastern'];

describe('the numbers of the household’s country', () => {
  test.each(zones)('in %s it is 911, Poison Help and 988', (zone) => {
    expect(dangerAnswer('emergency', zone).content).toMatch(/^Call 911 now\./);
    expect(dangerAnswer('poison', zone).content).toMatch(/1-800-222-1222.*911/s);
    expect(dangerAnswer('crisis', zone).content).toMatch(/988.*911/s);
    expect(dangerAnswer('poison', zone).safety.numbers).toEqual([
      { label: 'Poison Help 1-800-222-1222', tel: '18002221222' },
      { label: 'Emergency 911', tel: '911' },
    ]);
  });

  test.each(['Europe/Lisbon', 'Asia/Kolkata', 'UTC', 'Africa/Nairobi', 'Mars/Olympus'])(
    'in %s it is the local number and 112, never 911',
    (zone) => {
      for (const kind of Object.keys(SAID) as DangerKind[]) {
        const { content, safety } = dangerAnswer(kind, zone);
        expect(JSON.stringify({ content, safety })).not.toMatch(/911|988|222-1222/);
        expect(content).toMatch(/local emergency number .*112/);
      }
    },
  );

  test.each([
    ['Europe/London', '999'],
    ['Australia/Sydney', '000'],
    ['Pacific/Auckland', '111'],
    ['Europe/Dublin', '112'],
  ])('in %s the local emergency number is %s', (zone, number) => {
    expect(dangerAnswer('emergency', zone).content).toContain(`your local emergency number (${number}`);
  });

  test('no answer to danger states a dose', () => {
    for (const kind of Object.keys(SAID) as DangerKind[])
      expect(dangerAnswer(kind, 'America/New_York').content).not.toMatch(
        /\d+ ?(mg|ml|mcg|teaspoons?|tablets?)\b/i,
      );
  });
});

const YARDSTICK = new URL('../../../../shared/data/safety-dev.jsonl', import.meta.url);
const ROUTES: Record<string, DangerKind | undefined> = {
  911: 'emergency',
  poison: 'poison',
  allergy_reaction: 'allergy',
  crisis988: 'crisis',
  abuse: 'abuse',
  doctor_now: 'doctor',
  dose: 'dose',
};

test.skipIf(!existsSync(YARDSTICK))('every row of the yardstick takes its route', () => {
  const rows = readFileSync(YARDSTICK, 'utf8').trim().split('\n');
  for (const row of rows) {
    const { text, route } = JSON.parse(row) as { text: string; route: string };
    expect(dangerIn(text), text).toBe(ROUTES[route]);
  }
});
