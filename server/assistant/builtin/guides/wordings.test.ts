// Pip understands what asks for a guide in wordings it never learned, and leaves the look-alikes alone.
import { describe, expect, test } from 'vitest';
import { GUIDE_TRAINING } from '../training-guides.ts';
import { understand } from '../understand.ts';

const SAID = {
  routines: [
    'Help us with calmer mornings',
    'mornings at our place are a total mess',
    "We can't manage to leave the house by 8",
    'I want a smoother school morning for my two girls',
    'could you make me a chore chart for Mia and Leo?',
    'what chores would suit an eight year old',
    'Please set up an after-school routine',
    'help me plan the time between school and dinner',
    'When is the best hour for homework?',
    'We need a homework routine for our second grader',
    'ideas for evenings without the tv',
    'how about a screen-free evening once a week',
    'I need a daily rhythm with my baby',
    'getting three kids ready for school is a nightmare',
    'a weekend routine would be nice',
    'Who should do which chores, the kids are 4 and 9',
    'can you give our days some structure',
    'morning checklist for preschool',
    'How do I get them up for school in time?',
    'no phones after dinner, how do we do that as a family',
  ],
  events: [
    'Plan a birthday party for Mia',
    "I have to organise Leo's 5th birthday",
    'Emma is turning 8 in March, we want to celebrate',
    'what do I need for a toddler birthday party?',
    'Can you help with a play date on Friday?',
    'checklist for having a friend over to play',
    'My in-laws are coming to stay with us',
    'the grandparents visit us over Easter',
    'how do we get ready for house guests',
    'what to pack for the seaside with two kids',
    'Packing list for a week of camping',
    'help me prepare our summer vacation',
    'tips for flying with a toddler',
    'We host Thanksgiving this year',
    'plan our Christmas dinner for ten',
    'organizing an Easter brunch for the whole family',
    'a Hanukkah celebration at our home',
    'can you plan a sleepover for six girls',
    'planning a baby shower for my sister',
    'I would like help planning an event',
  ],
  parenting: [
    'my preschooler has become such a picky eater',
    'our son only wants plain noodles and refuses everything else',
    'How can I get my daughter to try new foods?',
    'my 2 year old has huge tantrums in the supermarket',
    'what do I do when my kid hits other children',
    'How much screen time is ok?',
    'how many hours of tv may a 4 year old watch',
    'are my kids on the ipad too much',
    'potty training tips please',
    'is my son ready to be toilet trained',
    'My boys fight constantly',
    'how to deal with sibling rivalry',
    'my oldest is jealous of his baby sister',
    'homework ends in tears every day',
    'my daughter refuses to do her homework',
    "it's raining, what can I do with the kids",
    'indoor activities for a 3 year old',
    'the children are so bored today',
    'She never listens to me, any parenting advice?',
    'Leo will not eat his vegetables',
  ],
} as const;

const learned = new Set(
  Object.values(GUIDE_TRAINING).flatMap((lines) => lines.trim().toLowerCase().split('\n')),
);

for (const [intent, texts] of Object.entries(SAID)) {
  test.each(texts)(`“%s” means ${intent}`, (text) => {
    expect(learned.has(text.toLowerCase()), 'is no training sentence').toBe(false);
    expect(understand(text)).toBe(intent);
  });
}

describe('look-alikes', () => {
  test.each([
    ['create bedtime routine', 'bedtime'],
    ['my son throws a tantrum at bedtime', 'bedtime'],
    ['Busy times here. My mother visits. Could you plan dinners for next week?', 'plan_week'],
    ['plan dinners for my picky eater', 'plan_week'],
    ["what's for dinner on thanksgiving", 'show_menu'],
    ['plan the school week', 'school'],
  ])('“%s” means %s', (text, intent) => expect(understand(text)).toBe(intent));

  test.each([
    'order a cake for the birthday party',
    "when is Leo's birthday party",
    'put the playdate on the calendar',
    'write a birthday card for my nephew',
    'find flights for our vacation',
    'do I need a visa for the trip',
    'recommend a workout routine',
    'which chores do I have today',
    'solve my math homework',
    'potty train my puppy',
    'buy a new ipad',
    'when is Thanksgiving this year',
    "what's the weather like for our camping trip",
    'how much does a nanny cost',
  ])('“%s” asks for no guide', (text) => expect(understand(text)).toBeUndefined());
});
