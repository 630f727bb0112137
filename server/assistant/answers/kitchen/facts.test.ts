// Facts of the kitchen, each asked for in words of its own.
import { expect, test } from 'vitest';
import { lastPlan } from '../../dialogue/testing/thread.ts';
import { factIn, isOfBaby, sureFactIn } from './facts.ts';

test.each([
  ['do i have to wash chicken before i cook it', "don't rinse raw meat"],
  ['should we wash the grapes', 'running water'],
  ['my rice turned out gummy', 'too much water'],
  ['is pink turkey safe', '165°F'],
  ['can i freeze the chicken again', 'thawed in the fridge'],
  ['there is mold on the cheddar, can i cut it off', 'an inch'],
  ['can the kids lick the brownie batter, is it ok', 'raw dough'],
  ['can frozen pork go in the crockpot', 'slow cooker'],
  ['is it ok to put warm stew in the fridge', 'within 2 hours'],
  ['how do i warm up leftover rice', '165°F'],
  ['can i put dry kidney beans straight into the crockpot', 'a toxin'],
  ['are red beans ok in the slow cooker without boiling', 'a toxin'],
  ['how long does bacalhau have to soak', '24 to 48 hours'],
  ['can i reheat the soup a second time', 'only once'],
  ['my sponge cake came out really dry, can i fix it', 'syrup'],
  ['why is my sourdough like a brick', 'too little'],
  ['i think my starter died, can i bring it back', 'every 12 hours'],
  ['how long do i cook eggs so they are jammy', '6 minutes'],
  ['are runny eggs ok for grandpa', 'salmonella'],
])('%s', (said, words) => expect(factIn(said)).toContain(words));

test('what is spoken of stands for the food', () => {
  expect(factIn('mine always gets lumpy', 'Gravy without milk')).toContain('cold water');
  expect(factIn('mine always gets lumpy')).toBeUndefined();
});

test.each([
  'put rice and beans on the list',
  'is brown rice ok for mia',
  'she threw up pink stuff',
  'wash the car on saturday',
  'is the soup too salty for grandpa',
  'mia has a runny nose, can she go to school',
  'canned beans in the slow cooker, how long',
  'the car needs a new starter, it is dead',
  'is egg ok for theo',
])('no fact is for “%s”', (said) => expect(factIn(said)).toBeUndefined());

test.each([
  ['soup is way too salty help', 'unsalted broth'],
  ['can you tell when a steak is medium rare?', '130°F to 135°F'],
  ['white rice on the stove - water and time?', '15 to 18 minutes'],
  ['what should hamburgers reach inside to be safe?', '160°F'],
  ['heating up a fully cooked spiral ham, what temp?', '140°F'],
  ['what temperature should leftovers be reheated to?', '165°F'],
  ['where do i keep potatoes and onions so they do not sprout?', 'not beside the onions'],
  ['freezing eggs - can you?', 'Not in the shell'],
  ['does soup with cream freeze well?', 'separate'],
  ['is it okay to refreeze chicken that has been thawed?', 'thawed in the fridge'],
  ['what do i do with the half egg?', '2 tablespoons'],
  ['1 cup dry rice makes how much cooked?', '3 cups'],
  ['what is a stick of butter in cups?', '1/2 cup'],
  ['at what age can she switch to cow’s milk?', 'At 12 months'],
  ['should my 4 month old have some water?', 'No water before'],
  ['can my 5 month old have banana', 'Not yet'],
  ['can 7mo have scrambled egg', 'until firm'],
  ['when and how do i give my baby peanut butter for the first time?', 'Never a spoonful'],
  ['how long is a mixed bottle of formula good for?', '24 hours in the fridge'],
  ['is salt ok in a 10 month old’s food?', 'before 12 months'],
])('“%s” is sure', (said, words) => expect(sureFactIn(said)).toContain(words));

test.each([
  'put eggs, milk and honey on the list',
  'is the soup too salty for grandpa',
  'how many carbs in a banana',
  'my son is 6 months and i want to do sweet potato puree for him, what is the way?',
  'the baby drank pool water, what now',
  'my 2 year old ate honey',
  'her skin is so dry, what helps',
  'how old is mia',
  'can she have a playdate on friday?',
  'is there milk in the fridge',
  'the rice sat on the stovetop since noon is it ok',
  'what time is the freezer delivery',
])('no fact is sure for “%s”', (said) => expect(sureFactIn(said)).toBeUndefined());

test('what a baby eats is told beside stored allergies', () => {
  expect(isOfBaby('can 7mo have scrambled egg')).toBe(true);
  expect(isOfBaby('freezing eggs - can you?')).toBe(false);
});

test('a milk dose or a figure is in no fact about babies', () => {
  expect(sureFactIn('is salt ok for a 10 month old?')).not.toMatch(/\bm[gl]\b|milligram/);
});

test.each([
  ['kimchi jar exploded in the fridge lol is it still ok to eat', /^If any glass broke/],
  ['Freezer door was left open all night. What can I keep?', /^Go piece by piece/],
  ['I put too much salt in the soup', /without salt/],
  ['green spot on the bread can i cut it off', /^No, toss the whole/],
  ['raw chicken dripped on the lettuce', /^Throw out what's eaten raw/],
  ['crockpot was off all afternoon with the chili in it', /^If it's not sure/],
  ['found a worm in the broccoli', /^It's unpleasant and harmless/],
  ['yogurt exploded in the freezer', /^Let the pieces stay frozen/],
])('a mishap is answered: “%s”', (said, answer) => expect(lastPlan([said]).text).toMatch(answer));

test.each([
  'add yogurt to the freezer list',
  'the yogurt in the freezer is for monday',
  'we have bread and jam',
])('“%s” is no mishap', (said) =>
  expect(lastPlan([said]).text).not.toMatch(/^(?:Let the pieces|Go piece|No, toss)/),
);
