// Facts of the kitchen, each asked for in words of its own.
import { expect, test } from 'vitest';
import { factIn } from './facts.ts';

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
