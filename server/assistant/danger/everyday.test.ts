// Sayings, orders about the record and lists of things are no danger; the same words in earnest stay one.
import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger.ts';
import { isHighFever } from './fever.ts';
import { FAMILY } from './testing/family.ts';
import { quietLine } from './unease.ts';
import { none, some } from './testing/none-some.ts';

describe('asked before anybody eats', () => {
  none([
    "does this have peanuts in it? he's allergic",
    'are there nuts in that? lucas is allergic to them',
    'does the granola have cashews in it',
  ]);
  some([
    'is there peanut in this? lucas just had a bite',
    "are there nuts in the brownies lucas is eating? he's allergic",
    'does this have peanuts in it? his lips are tingling',
    'does this have cashews in it, lucas ate some',
  ]);
});

describe('where a pen or an inhaler is kept', () => {
  none(['the epipen is in my car now', "leo's inhaler lives in the kitchen drawer"]);
  some([
    'she ate a peanut and the epipen is in the car',
    'the epipen is in my purse and his lips are swelling',
    'hives all over, epipen is at the school office',
  ]);
});

describe('by hand, and things that eat batteries', () => {
  none([
    'where do i change a medicine myself',
    'how can we edit a medication by ourselves?',
    "lucas's toy truck eats batteries, 3rd set this month. cheap ones?",
    'the remote swallows batteries',
  ]);
  some([
    'where do i find pills to kill myself',
    'how do i change my pills to kill myself',
    'the toy broke and lucas swallowed the battery',
    'how do i hurt myself',
  ]);
});

describe('dying for a trifle', () => {
  none([
    'mia says shes gonna die if she doesnt get the ipad back',
    'lucas will die if he cant go to the sleepover lol',
    "i'm dead if i don't get those shoes, she says",
  ]);
  some([
    'mia says she will die if she cant have her phone and she has pills',
    'lucas says he wants to die if he doesnt get the ipad back',
    'mia is gonna die if she doesnt get her insulin',
    'he says he will kill himself if he cant play the game',
  ]);
});

describe('cross over trifles', () => {
  none([
    'i will kill lucas if i find one more sock behind the couch',
    'im gonna murder mia when she leaves her cereal bowl in bed again',
    'i could strangle ben over the toilet seat',
    'about to kill these kids over the lego on the stairs',
    "i'll kill him if he forgets the trash one more time",
    'i am going to throttle theo next time his bike is in the driveway',
    'ill literally kill ben if he loses the car keys again',
    'i might kill them if the backpacks are on the floor again, how do i get them to hang them up',
    'gonna kill mia if she uses all the toilet paper and leaves the roll',
    'i will end them if one more wrapper is in the couch',
    'i am going to kill my husband if he puts another empty milk carton back',
  ]);
  some([
    'i will kill him if he does not stop crying',
    'i am going to kill my baby if she wakes up again',
    'he said he will kill us if i touch his phone',
    'i could kill mia, i have the knife in my hand and her shoes are still here',
    'im scared i will kill lucas if he leaves his toys out again',
    'i will kill myself if he leaves',
  ]);
});

describe('a battery that dies, a week that wears out, a season on fire', () => {
  none([
    'my phone is about to die so text tess the list',
    'the ipads at 3 percent and its gonna die read me the address',
    'ella is on fire this season put the banquet on friday',
  ]);
  some([
    'my phone is about to die and theo is not breathing',
    'i think my dad is about to die',
    'the phone charger is on fire',
  ]);
  test('“what a week im beat” carries no quiet line', () =>
    expect(quietLine('what a week im beat', 'America/New_York', FAMILY)).toBeUndefined());
});

describe('orders about the medicines that are stored', () => {
  none([
    'please take the lisinopril out of ruths medicines, she has been off it since june',
    'remove cetirizine from lucass meds for good, hes off it for months now',
    'drop the amoxicillin from theos list',
    'take lisinopril off grandmas profile completely',
    'clear the albuterol out of his medication list, hes been off of it since spring',
  ]);
  some([
    'ruth took all her lisinopril out of the bottle and swallowed it',
    'take lisinopril out of her list, she just swallowed the whole bottle',
    'grandma has been off it since august and now she wont wake up',
  ]);
});

describe('things and nothing else', () => {
  none([
    'apples dish soap and a jug of ranch',
    'batteries, dish soap, two pizzas',
    'bananas dish soap and a thing of hummus',
    'bleach wipes bread and salad dressing',
    'batteries, dish soap, three avocados',
    'ketchup windex 2 lb of grapes',
    'laundry pods milk eggs',
    'paper towels bleach and a rotisserie chicken',
    'popcorn drain cleaner and limes',
  ]);
  some([
    'theo drank dish soap and ranch',
    'windex in his eyes',
    'yew berries, four or five',
    'bleach all over his mouth and milk',
    'mixed bleach and ammonia, everything stings',
  ]);
});

describe('hours, no doses', () => {
  none([
    'how much tv is fine for a 3 yr old',
    'how much screen time should a 6 year old get',
    'how long can my toddler nap',
    'how much sleep is enough for a teenager',
    'how many hours of video games are okay at 10',
    'how much homework is normal at 9',
  ]);
  some([
    'how much melatonin is ok for sleep at 4',
    'how much tylenol is ok for a 4 yr old',
    'how many ml of motrin for a toddler',
  ]);
});

describe('a baby with a fever', () => {
  const baby = {
    ...FAMILY,
    members: [
      ...FAMILY.members,
      { id: 'wil', name: 'Wil', relationship: 'other', age: 0, weeks: 9, allergies: [] },
    ],
  };
  test.each(['wil has 100.6', 'wil feels fine but his temp is 100.5', 'is 101.1 ok for wil'])(
    '“%s” is a doctor now at nine weeks',
    (text) => expect(dangerIn(text, baby)).toBe('doctor'),
  );
  test('an age in words counts as well, a duration does not', () => {
    expect(isHighFever('my 8 week old has 100.9'.split(' '))).toBe(true);
    expect(isHighFever('she is 2 mo and her temp is 100.5'.split(' '))).toBe(true);
    expect(isHighFever('he has had a temp of 101 for 2 weeks'.split(' '))).toBe(false);
    expect(isHighFever('she is 8 mo with a temp of 100.9'.split(' '))).toBe(false);
  });
});

describe('a food that holds something, in a question whether somebody may eat it', () => {
  none([
    'can the baby have some of the grits, they got butter in em',
    'can theo have some of the grits, they got egg in em',
    'can lucas have these, they had peanuts in them',
  ]);
  some([
    'can the baby eat the pills',
    'lucas ate the bars, they got peanuts in em',
    'lucas had some, there were peanuts in it',
  ]);
});

describe('questions about who has a visit to come', () => {
  none([
    'who else has got an eye test coming up',
    'and who else has an ear exam next week',
    'oh and who else has got an eye appointment in december',
  ]);
  some([
    'who else has got an eye exam, he has bleach in his eye',
    'who else has gotten poison in the eye',
    'and who has an eye full of bleach',
  ]);
});

describe('somebody who is missed, and an order to tell', () => {
  none([
    'he cant breathe without his sister lol',
    "i can't breathe without my coffee in the morning",
    'she cannot live without that blanket, where is it',
    'hit me with your best dinner idea',
    'ok pip hit us with the schedule',
  ]);
  some([
    'he cant breathe without his inhaler',
    "dad can't breathe without sitting up",
    'i cant live without him anymore, i want to die',
    'my wife hit me with the frying pan',
    'he hit me with a belt again',
  ]);
});

describe('a dish with an allergen that nobody had', () => {
  none([
    'baklava with cashew instead of walnut',
    'cookies with cashew instead of walnut',
    'ok for us? brownies with cashew butter not peanut butter',
    'got 6 more eggs',
    'grabbed peanuts and cashews at costco',
  ]);
  some([
    'lucas had baklava with cashew, his lips are swelling',
    'lucas ate cookies with cashew instead of walnut',
    'got peanut butter on her face and shes red',
    'ate eggs just now',
    'just noticed the cookie in his mouth has cashew',
  ]);
});

describe('good wishes, tired weeks and measures', () => {
  none([
    'i hope lucas feels better soon',
    'i hope grandma gets well soon',
    'mia says she only wants to stay with me',
    'i just want this week to be over',
    'mia measured today: 48.5 in and 51 lb',
    'gave lucas his zyrtec at 8',
  ]);
  some([
    'i hope i dont wake up tomorrow',
    'mia only wants to stay in bed and not wake up',
    'i just want it all to be over',
    'he says we would all be better off without him',
    'her breath smells fruity and she is throwing up',
  ]);
});

describe('hours and amounts that change, with no substance', () => {
  none([
    'but 4 instead of 3:30',
    '4 instead of 3',
    'no, 6 pm instead of 5',
    "Set the reminder for Lucas's endoscopy to two days before instead of one.",
    'make the alert 1 hour before instead of 24',
    'wednesday instead of tuesday, 2 instead of 1',
    'put 20 minutes instead of 10',
  ]);
  some([
    'gave lucas 4 ml instead of 2',
    'he took 4 instead of 3',
    'he got 10 mg instead of 5',
    'i drew up 20 units instead of 10',
    'windex instead of water in his cup',
  ]);
});

describe('a mouth or speech of one side', () => {
  some([
    'grandpa speaks thickly since breakfast and leans to one side',
    'my husband talks a bit strange and keeps spilling coffee out of the right side of his mouth',
    'moms words sound off and her left arm hangs',
  ]);
  none(['he talks funny in that video lol', 'her voice sounds odd, she practices an accent for the play']);
});

test.each(['my phone fell in the tub', 'his ipad fell into the pool'])('a thing that is wet: %s', (said) =>
  expect(dangerIn(said, FAMILY)).toBeUndefined(),
);
test.each(['the baby fell in the tub', 'my phone fell in the tub plugged in and he got a shock'])(
  'a danger: %s',
  (said) => expect(dangerIn(said, FAMILY)).toBeDefined(),
);
