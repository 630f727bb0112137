// A joke about a mishap and the question about a thickener are answered as what they are, in any conversation.
import { describe, expect, test } from 'vitest';
import { lastCards, lastPlan, thread } from '../testing/thread.ts';

describe('a mishap told as a joke', () => {
  test.each([
    'burned the second batch of cookies, kill me now lol',
    'scorched the gravy, someone end me',
    'dropped the whole pie on the floor haha i give up',
    'the muffins are charcoal, shoot me now lol',
    'i ruined the rice again lol',
    'spilled the pancake batter everywhere, just kill me',
  ])('“%s” gets a light word and writes nothing', (said) => {
    expect(lastPlan([said]).text).toMatch(/can't go wrong/);
    expect(lastCards([said])).toEqual([]);
  });
  test.each([
    'put flour on the list',
    'what is for dinner tuesday',
    'add that theo burned his tongue on soup to his notes',
  ])('“%s” is answered as always', (said) => expect(lastPlan([said]).text).not.toMatch(/can't go wrong/));
});

describe('the death of somebody as a saying', () => {
  test.each(['these kids are gonna be the death of me lol', 'homework will be the death of us'])(
    '“%s” is no loss',
    (said) => {
      const { text, cards = [] } = lastPlan([said]);
      expect(text).not.toMatch(/sorry|died|funeral|988|911/);
      expect(text).toMatch(/dinner/);
      expect(cards).toEqual([]);
    },
  );
  test('a loss stays one', () => {
    expect(lastPlan(['how do i tell lucas the dog died']).text).toMatch(/died/);
  });
});

describe('a message to somebody', () => {
  test.each([
    'text dr patel were gonna be late thurs',
    'email dr patel we are late for dinner thursday',
    'please text patel that theo eats tacos tonight',
  ])('“%s” is left to the phone, with the number', (said) => {
    expect(lastPlan([said]).text).toContain('212-555-0142');
    expect(lastCards([said])).toEqual([]);
  });
  test('nobody of the family is written to either', () => {
    expect(lastPlan(['text ben that lucas has a fever']).text).toMatch(/^[^.]*(?:can't|leave to your phone)/);
    expect(lastCards(['text ben were gonna be late thurs'])).toEqual([]);
    expect(lastPlan(['text ben were gonna be late thurs']).text).toMatch(/can't|leave to your phone/);
  });
  test.each(['put tacos on thursday', 'text me the menu for ben'])('“%s” is none', (said) =>
    expect(lastPlan([said]).text).not.toMatch(/212-555-0142/),
  );
});

test.each([
  [['can lucas eat chicken stew', 'so what do i thicken it with']],
  [['what can i thicken soup with without flour']],
])('%j names thickeners', (turns) => {
  expect(lastPlan(turns).text).toMatch(/cornstarch.*masa harina/s);
});

describe('words that leave no doubt', () => {
  test.each(['print the menu of this week', 'can you print my shopping list'])(
    '“%s” stores nothing',
    (said) => {
      const { text, cards = [], guided } = lastPlan([said]);
      expect(text).toMatch(/print/i);
      expect([cards, guided]).toEqual([[], undefined]);
    },
  );
  test('a quick snack is an idea and no thing of the pantry', () => {
    expect(lastCards(['quick snack, we have oats and apples'])).toEqual([]);
    expect(lastCards(['add quick snacks to the list'])).toHaveLength(1);
  });
  test('who may see the records is told, and nobody is listed', () => {
    expect(lastPlan(['who can see the health records in here']).text).toMatch(/household/i);
  });
  test('homework is not kept, and that is said', () => {
    expect(lastPlan(['what homework does mia have due friday']).text).toMatch(/homework/i);
  });
  test('a joke that is asked for brings no numbers', () => {
    expect(lastPlan(['tell me a joke with rocks in it']).text).not.toMatch(/911|988/);
  });
});

describe('somebody who wants to be heard', () => {
  test.each([
    'man what a day. calls since 5am, all 4 kids fighting and my wife flies out again tuesday',
    'what a week. car broke down and the boys are sick of each other',
    'today was a lot. two meltdowns and a flat tire',
    'ugh one of those days, kids bickering nonstop since breakfast',
    'rough morning, mia slammed the door on me and lucas cried the whole way to school',
  ])('“%s” gets a warm word and no guide', (said) => {
    const { text, cards = [] } = lastPlan([said]);
    expect(text).not.toMatch(/General guidance|\n- /);
    expect(text).toMatch(/easy dinner/);
    expect(cards).toEqual([]);
  });
  test.each([
    'what a day. how do i get the kids to stop fighting',
    'the kids keep fighting over legos, what should i do',
  ])('“%s” asks, and gets one', (said) => {
    expect(lastPlan([said]).text).toMatch(/Stay out of small squabbles/);
  });
});

test.each(['can i change the colors of the calendar', 'can we pick our own colors'])(
  '“%s” is about the app, and about no food',
  (said) => expect(lastPlan([said]).text).toMatch(/colors can't be chosen/),
);
test('whom a chat is shown to is said', () => {
  expect(lastPlan(['does my husband see this chat']).text).toMatch(/chats are yours alone/);
});

test.each([
  ['ur nicer than my old group', 'praise'],
  ['youre smarter than our group chat lol', 'praise'],
])('“%s” is %s', (said, intent) => {
  expect(thread([said]).at(-1)?.state.intent).toBe(intent);
});

test.each([
  ['how do i get rid of the event planning thing in the sidebar', /Assistance Areas/],
  ['where do i edit the weekly menu by hand', /Meal Planning, on Weekly Menu/],
  ['did you just switch it off', /settings are yours to change/],
  ['who can read what we write here', /seen by the parents of your household/],
])('“%s” is answered about the app', (said, expected) => {
  expect(lastPlan([said]).text).toMatch(expected);
});

test('a party is still planned', () => {
  expect(thread(['how do i plan a birthday party']).at(-1)?.state.intent).toBe('event_plan');
});
