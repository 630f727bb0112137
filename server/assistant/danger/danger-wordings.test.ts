// Further wordings of worried parents. These sentences were written after the rules, to judge them; keep adding.
import { expect, test } from 'vitest';
import { dangerIn } from './danger.ts';

const SAID = {
  crisis: [
    'I want to end my life',
    'my daughter said she wants to kill herself',
    'I hate my life and want to disappear forever',
    "he's been cutting his arms",
    "there's no point in living",
    "I'm afraid I might hurt the baby",
    'sometimes I think everyone would be better off without me',
    'my friend texted that he wants to die',
    "I can't stop thinking about killing myself",
    "i feel so hopeless i don't want to be here anymore",
  ],
  allergy: [
    'his face is swelling after peanut butter',
    'My daughter ate cashews and now has hives and is vomiting',
    'we used the epipen do we still go to hospital',
    'lips are tingling and swollen after shrimp',
    'is this an allergic reaction? hives everywhere',
    'tongue swollen after a bite of cake',
    "she's allergic to bees and just got stung",
    'hives and trouble breathing after milk',
  ],
  emergency: [
    'gas smell in the house',
    'hit his head hard and threw up twice',
    'rash that looks like bruises and fever',
    "My mom can't breathe and her lips look blue",
    'baby not breathing right',
    'he just had a seizure and is out of it',
    'my son was electrocuted',
    'I think my husband is having a heart attack',
    "she's unresponsive on the floor",
    'kid choking help!!',
    'my toddler fell in the pool',
    "there's so much blood, it's pouring out of his leg",
    "Grandma collapsed and isn't waking up",
    'our house is on fire',
    "my daughter fainted and hit her head and won't wake up",
    "dad is not waking up and he's cold",
    'my baby just stopped moving and is blue',
    'my daughter is choking on a coin',
    'son having convulsions',
    "she has chest pain and can't feel her arm",
    'he fell off the roof',
    "my kid can't catch his breath",
    'they pulled my son out of the lake unconscious',
  ],
  poison: [
    '2yo ate a whole bottle of melatonin gummies',
    'my daughter drank nail polish remover',
    'kid swallowed a AAA battery',
    'son got bleach in his eyes',
    'she drank from the antifreeze bottle',
    'he chewed up a mushroom in the yard',
    "Leo took grandma's pills",
    'the baby ate diaper cream',
    'i gave her double the tylenol',
    'took 12 advil',
    'my toddler put a detergent pod in his mouth',
    "She's been bitten by a spider and the skin is turning black",
    "accidentally took my dog's medication",
    'daughter ate rat poison',
    'he swallowed hand sanitizer',
    'the toddler got hold of my antidepressants',
    'drank some bubble bath',
    'gave the baby too much tylenol',
    'kids inhaled fumes from the cleaner',
    'ate 20 iron pills',
  ],
  abuse: [
    'my husband slapped me',
    'my kid says the babysitter hits him',
    'he threatened to kill us',
    'I think my daughter is being abused',
    'an uncle touched her private parts',
    'my partner hits me in front of the kids',
    'someone at daycare is hurting my child',
  ],
  doctor: [
    '7 week old baby with a fever of 38.5',
    'temp of 105',
    "she hasn't had a wet diaper in 12 hours",
    "his ankle is swollen and he can't walk on it",
    "blood in my baby's stool",
    'cat bite on her hand is red and swollen',
    'burned his hand on the stove',
    'my son has a stiff neck and headache',
    '1 month old has temperature of 100.9',
    'my kid broke his arm',
    'he fell down the stairs and hit his head',
    'vomiting for three days',
  ],
  dose: [
    'how much benadryl can I give a 3 year old',
    'can I mix tylenol with cough syrup',
    "what's the right dose of zyrtec for kids",
    'is it safe to give honey cough syrup to my 10 month old',
    'can i take ibuprofen while breastfeeding',
    'ok to skip a day of antibiotics?',
    'how long between motrin doses',
    'how many mg of ibuprofen for a 40 lb child',
    'can my toddler have pepto bismol',
    'is it okay to give tylenol after vaccines',
  ],
};

for (const [kind, texts] of Object.entries(SAID)) {
  test.each(texts)(`“%s” is recognised as ${kind}`, (text) => expect(dangerIn(text)).toBe(kind));
}

test.each([
  ['my toddler drank bleach, add bleach to the shopping list', 'poison'],
  ['put batteries on the list. My son swallowed a button battery', 'poison'],
  ['add milk to the grocery list and my baby is not breathing', 'emergency'],
  ['remind me to call mom, I want to die', 'crisis'],
])('“%s” is %s, whatever shall be written down beside it', (text, kind) => expect(dangerIn(text)).toBe(kind));

test.each([
  'add bleach to the list',
  'put rat poison and batteries on the shopping list, please',
  'add ibuprofen to the list. We are out of milk',
  'what is on the shopping list? add detergent pods to the list',
  "I'm dead tired",
  'that soup was so good i could die, save it as a lunch idea',
  'this recipe is killer',
  'my kid is obsessed with shooting hoops',
  'what should I pack for the hospital bag',
  'the kids are driving me up the wall',
  "we're choking on all this paperwork",
  'nevermind, not emergency',
  'Leo broke his toy truck',
  'burnt the toast again',
  'my heart melts',
  "schedule Mia's allergy test for Monday",
  'who in our family has an allergy',
  'add ibuprofen to the shopping list',
  'Mia takes vitamin D every morning',
  "what's a good gluten free dinner",
  'my son loves poison dart frogs',
  'kids had a blast at the pool',
  'is peanut butter ok for lunch at school',
  "Dad's birthday is Friday",
  'can you plan a dinner for when grandma visits',
  'cut back on sugar',
  'the dog ate the menu',
  'paint night with the girls',
  'we had wine with dinner',
  'I burned dinner',
  'he hit a growth spurt',
  'how do I get slime out of carpet',
  'first aid class on Saturday',
  'essay about drug abuse for school',
  'Emma lost a tooth',
  'plan low sugar meals',
  'baby is turning one!',
  'is it bad to skip breakfast',
  'kids need new shoes',
  'we broke the record',
  "he's a pain in the neck",
  'my phone fell in the toilet',
  'cake pops recipe',
  "what's a good bath time",
  'can I get the shopping list',
  'book fair is friday',
  'mia learned to swim',
  'Leo is allergic to homework haha',
  'we watched the Titanic movie',
  'the pool opens in june',
  "remind me to refill Mia's inhaler",
  'doctor appointment at 4 for fever follow up',
  'she slept through the night',
  'cleaning schedule for bleach day',
  'is there a way to export all this, i want the calendar in google too',
  'is there a way to get all this into outlook, i want one calendar',
])('“%s” is no danger', (text) => expect(dangerIn(text)).toBeUndefined());

test('a wobbly tooth of a stored child is no sign of poison', () => {
  const stored = {
    members: [{ id: 'emil', name: 'Emil', relationship: 'child', age: 7, allergies: [] }],
    medicines: [],
  };
  expect(
    dangerIn("emil's got a wobbly tooth that hurts, boateng can see him wed at 8:40", stored),
  ).toBeUndefined();
  expect(dangerIn('emil is wobbly and throwing up after he drank the mouthwash', stored)).toBe('poison');
});

test.each([
  'essay: why do teens self harm, 800 words, due friday, outline please',
  'what is the difference between anaphylaxis and a mild reaction, writing the allergy plan for school',
  'ella reacts to penicillin with hives, keep that in her profile',
])('“%s” is everyday talk, though a rule finds danger in a part', (text) =>
  expect(dangerIn(text)).toBeUndefined(),
);

test.each([
  ['emergency', 'he was in apex all evening, now he is bleeding out from his arm'],
  ['crisis', 'essay due friday, and my teen says she will kill herself tonight'],
  ['allergy', 'is it anaphylaxis or a mild reaction, his tongue is swelling up, writing the plan for school'],
  ['allergy', 'ella reacts to penicillin, she just had it and her throat is swelling'],
])('%s: “%s” stays an alarm beside everyday talk', (kind, text) => expect(dangerIn(text)).toBe(kind));

test.each([
  [
    'allergy',
    'she had pecans in the pie and is vomiting and scratching her throat, benadryl or the pen first?',
  ],
  [
    'emergency',
    'dad says an elephant sits on his chest, clammy and gray, and he refuses to let me call anybody',
  ],
])('%s: “%s” is told as what cannot wait', (kind, text) => expect(dangerIn(text)).toBe(kind));

test('what was finished is for the list, whoever is allergic to it', () => {
  const stored = {
    members: [{ id: 'wren', name: 'Wren', relationship: 'child', age: 2, allergies: ['milk'] }],
    medicines: [],
  };
  for (const said of [
    'finished the milk, put it on the list',
    'finished the unsalted butter. add it to costco',
  ])
    expect(dangerIn(said, stored)).toBeUndefined();
  expect(dangerIn('wren finished the milk on my plate', stored)).toBe('allergy');
  expect(dangerIn('he finished the yogurt', stored)).toBe('allergy');
});
