// A food that was refused and a reaction long past are no alarm; what was eaten, and any sign of now, is one.
import { describe } from 'vitest';
import { none, some } from './testing/none-some.ts';

describe('offered and refused', () => {
  none([
    'Somebody offered Lucas cashew cookies and he told them no because of tree nuts, but I seem to remember his test said almond was fine. What do we have on that?',
    'a kid at school offered lucas a peanut brownie but he said no thanks',
    'grandma tried to give theo scrambled eggs, he refused them. is that still on his card?',
    'they handed out peanut bars at practice and lucas did not eat any, what does his card say',
    'lucas turned down the cashew bar they offered',
    "someone brought him peanut cookies and he wouldn't take one",
  ]);
  some([
    'they offered lucas a cashew bar, he said no at first but ate it',
    'somebody offered lucas a peanut cookie, he said no but his lips are swelling',
    'a kid offered lucas cashew cookies, he refused one and then had two',
    'grandma offered theo egg and he licked it before he turned it down',
  ]);
});

describe('a reaction long past beside an allergy to store', () => {
  none([
    'mias allergic to kiwi too, her lips itched after she had some last week',
    "add kiwi to mia's allergies, she got hives from it a month ago",
    'put down that ruth is allergic to shrimp, her face swelled up when she was two',
    'mia is allergic to sesame, she threw up after hummus three weeks ago',
    'note for mia, allergic to bee stings, her whole arm swelled up last summer',
  ]);
  some([
    'mia is allergic to kiwi, her lips are itching now',
    'mia is allergic to kiwi, she had hives last week and ate one at lunch, she has hives again',
    'mia is allergic to bees. last year her face swelled up. she got stung and her lips are swollen',
    'mia had hives last month from kiwi, allergic, and now she is wheezing',
    'lucas is allergic to peanuts, last year he reacted, and he ate a peanut cookie',
  ]);
});
