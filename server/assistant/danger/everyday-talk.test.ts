// Short replies that go on about something, and what a lesson is about, are no danger; the same words in earnest are one.
import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger.ts';
import { FAMILY } from './testing/family.ts';
import { none, some } from './testing/none-some.ts';

describe('short replies', () => {
  none([
    'every night till they leave',
    'can their uncle take her',
    'he gets picked up when she is off',
    'kill both',
  ]);
  some([
    'every time he comes home he hits us',
    'he comes into her room every night',
    "i can't take it anymore",
    'she took all her pills',
  ]);
});

describe('what a lesson in first aid is about', () => {
  none([
    "leo's cub scout den is doing first aid next tues 6pm, choking and burns and that, can you add it",
    'red cross babysitting course saturday 9 to 3, they cover choking and cpr, add it please',
    'first aid course on saturday about drowning and seizures',
  ]);
  some([
    "we're at first aid class and lucas is choking",
    "first aid tuesday, choking, he can't breathe",
    'at the first aid course, choking, help',
  ]);
});

describe('a little of something, and a fall with two signs', () => {
  test.each([
    'lucas has 101.8, bit snotty but playing. tylenol how much? hes 46 lb',
    'theo has 100.9, a bit cranky and stuffy. how much motrin, he is 24 lbs',
  ])('“%s” is no poisoning', (said) => expect(dangerIn(said, FAMILY)).not.toBe('poison'));
  test.each([
    'theo tumbled off the couch an hour ago and has been sick twice since, seems sleepy',
    'he fell off the bed and threw up twice, now he is drowsy',
  ])('“%s” is an emergency', (said) => expect(dangerIn(said, FAMILY)).toBe('emergency'));
  some(['lucas bit the thermometer and swallowed some of it', 'i mixed bleach and vinegar and it smells']);
});

describe('a school by the water, and an injector that is practiced with', () => {
  none([
    'Lucas goes to Mill River Elementary, 8:05 to 2:40, Monday to Friday',
    'mia is at Lake High School now',
  ]);
  some(['lucas fell into the river behind the school and he is not moving']);
  test('a practice is no reaction', () => {
    expect(dangerIn('how can we practice using the epipen with lucas', FAMILY)).not.toBe('allergy');
    expect(dangerIn('we used the epipen on lucas just now', FAMILY)).toBe('allergy');
  });
});

describe('questions about the app, and amounts for many', () => {
  none([
    'what if I approve a wrong card, can it be undone',
    'how do we take a change back that was a mistake',
    'how much of everything do we need for nine of us',
    'how did it go when he had some back then',
    'these three will be the death of me today, i would give anything for a quiet hour',
  ]);
  some([
    'he took the wrong pills by mistake',
    'she ate some of it by accident, the rat poison',
    'i want to end it, i cannot do this one more evening',
    'how much of everything in the cabinet would it take to not wake up',
  ]);
});
