// Routines, bedtimes, parties and trips: they follow ages, times and restrictions, and change as parents ask.
import { describe, expect, test } from 'vitest';
import { openHome } from '../../testing/home.ts';
import { askedOf } from '../testing/asked.ts';
import { DANAS } from '../testing/dana.ts';
import { guideAnswers } from './guides.ts';
import { medicationWith, memberWith } from '../testing/records.ts';

const say = (intent: string, said: string, family = DANAS): string =>
  guideAnswers[intent]?.(askedOf(intent, said, family)).text ?? '';
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('- '));

async function conversation(...messages: string[]): Promise<string[]> {
  const home = await openHome();
  try {
    const dana = await home.parent('Dana');
    await dana.member({ name: 'Mia', age: 6, allergies: ['Peanut'] });
    await dana.member({ name: 'Leo', age: 2, dietaryRestrictions: ['Vegan'] });
    const id = await dana.begin();
    const answers: string[] = [];
    for (const message of messages) answers.push((await dana.say(id, message)).content);
    return answers;
  } finally {
    await home.close();
  }
}

test('no line of a guide can be taken for a planned meal [CHAT-09]', () => {
  const meal =
    /\b(?:breakfast|lunch|dinner|snack|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tonight)/i;
  const answers = [
    ...[
      'morning routine for lucas',
      'after school routine, home at 4',
      'homework routine',
      'evening routine',
      'screen free evening',
      'chores for the kids',
      'cleaning schedule',
    ].map((said) => say('routine_ask', said)),
    ...['bedtime routine for theo', 'bedtime routine'].map((said) => say('bedtime_ask', said)),
    ...['birthday party for Mia on December 12', 'a playdate', 'grandma visits us', 'host Thanksgiving'].map(
      (said) => say('event_plan', said),
    ),
    say('travel_pack', 'packing list for our trip'),
  ];
  for (const line of answers.flatMap((answer) => answer.split('\n')))
    expect(line.includes(':') && meal.test(line), line).toBe(false);
});

describe('the hour of a bedtime routine', () => {
  const family = {
    members: [
      memberWith({ id: 'ida', name: 'Ida', age: 14 }),
      memberWith({ id: 'ole', name: 'Ole', age: 7 }),
      memberWith({ id: 'pia', name: 'Pia', age: 7 }),
    ],
  };
  const evening = (text: string): void => {
    const lines = linesOf(text).filter((line) => !line.includes('**'));
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line).toMatch(/^- (?:6|7|8|9):\d\d pm/);
  };
  test.each([
    'bedtime routine for two 7 year olds in one room, they giggle until 10',
    'bedtime routine for ole, he jumps around till 10:30',
    'bedtime routine for pia and ole, the kids are still awake at 11',
    'bedtime routine for ole. Ole sings till 9',
    'bedtime routine for ole around 10',
  ])('is the usual one where a late hour is only told: %s', (said) => {
    const text = say('bedtime_ask', said, family);
    expect(text).toMatch(/lights out at 8:00 pm/);
    evening(text);
  });
  test('is the one that was wished', () => {
    expect(say('bedtime_ask', 'bedtime routine for ole, he can stay up until 9 pm', family)).toMatch(
      /lights out at 9:00 pm/,
    );
    expect(say('bedtime_ask', 'bedtime routine for ole, lights out at 10', family)).toMatch(
      /lights out at 10:00 pm/,
    );
    expect(say('bedtime_ask', 'bedtime routine for ida at 10', family)).toMatch(/lights out at 10:00 pm/);
    expect(say('bedtime_ask', 'bedtime routine for ole from 7 to 8:30', family)).toMatch(
      /lights out at 8:30 pm\.\n\n- 7:00 pm/,
    );
  });
  test('is that of the children of the age that is written', () => {
    expect(say('bedtime_ask', 'bedtime routine for our 7 year olds', family)).toMatch(/for Ole and Pia/);
    expect(say('bedtime_ask', 'bedtime routine for two 3-year-olds', family)).toMatch(/at 3, lights out/);
  });
});

describe('a routine', () => {
  test('counts back from the hour that was said', () => {
    expect(say('routine_ask', 'morning routine for lucas, we leave at 8:10')).toMatch(
      /for Lucas, out of the door at 8:10 am/,
    );
    expect(say('bedtime_ask', 'bedtime routine for lucas, lights out at 8')).toMatch(/lights out at 8:00 pm/);
  });
  test('fits between two hours, to the minute', () => {
    const text = say('routine_ask', 'after school routine for lucas from 3:15 to 5:30');
    expect(linesOf(text)[0]).toMatch(/3:15 pm/);
    expect(text).toMatch(/at 5:30 pm/);
  });
  test('takes one more step, keeps it when steps are left out, and moves to a new start', async () => {
    const [, bath, four, start, save] = await conversation(
      'bedtime routine for mia, lights out at 8',
      'needs a bath in there',
      'shorter, 4 steps',
      'start it at 6:30',
      'can u save it',
    );
    expect(linesOf(bath ?? '').some((line) => line.endsWith('bath'))).toBe(true);
    expect(linesOf(four ?? '')).toHaveLength(4);
    expect(four).toMatch(/bath\n[^]*teeth/);
    expect(linesOf(start ?? '')[0]).toMatch(/6:30 pm/);
    expect(start).toMatch(/lights out at 8:00 pm/);
    expect(save).toMatch(/can't store (?:this|the plan)/);
  });
  test('gives a slow step more time', async () => {
    const [before, after] = await conversation(
      'morning routine for mia, out the door 7:50',
      'she takes forever to eat',
    );
    expect(linesOf(after ?? '')).toHaveLength(linesOf(before ?? '').length);
    expect(after).toMatch(/more time for “sit down and eat/);
    expect(after).toMatch(/7:50 am/);
  });
  test('is made for another child who is named then', async () => {
    const [, leo] = await conversation('bedtime routine for mia', 'and for leo');
    expect(leo).toMatch(/for Leo, lights out/);
  });
});

test('a wish of its own after a guide is no change of it', async () => {
  const [, list, who] = await conversation(
    'bedtime routine for mia',
    'add milk to the list',
    'who is allergic to what',
  );
  expect(list).toMatch(/milk/i);
  expect(list).not.toMatch(/lights out/);
  expect(who).toMatch(/peanut/i);
});

describe('a bedtime', () => {
  test('tells the hours of sleep for the age, with the source', () => {
    expect(say('bedtime_ask', 'what time should lucas go to bed')).toMatch(
      /\*\*Lucas\*\*, 6 years old.*9 to 12 hours/,
    );
    expect(say('bedtime_ask', 'how much sleep does a 4 year old need')).toMatch(/10 to 13 hours/);
  });
  test('judges a night by its two hours', () => {
    expect(say('bedtime_ask', 'lucas sleeps from 8:30 pm to 6 am, is that enough sleep')).toMatch(
      /9\.5 hours\. That is in the range/,
    );
    expect(say('bedtime_ask', 'bed at 10 pm up at 6 am, enough sleep for lucas?')).toMatch(
      /8 hours\. That is short/,
    );
  });
});

describe('a birthday', () => {
  const family = {
    members: [
      memberWith({ id: 'dana', name: 'Dana', relationship: 'other', age: 41 }),
      memberWith({
        id: 'ben',
        name: 'Ben',
        relationship: 'spouse',
        age: 43,
        birthDate: '1983-12-17',
        interests: ['running'],
      }),
      memberWith({ id: 'mia', name: 'Mia', age: 6, allergies: ['Peanut', 'kumquat'] }),
    ],
    speakerId: 'dana',
  };
  test('of a grown-up is no party for a child, and its stored day is known', () => {
    const text = say('event_plan', 'plan a little birthday for ben', family);
    expect(text).toMatch(/^Here's a plan for a birthday for Ben on Thursday, December 17, turning 43\./);
    expect(text).toMatch(/Ben likes running/);
    expect(text).not.toMatch(/games|guests as the child/);
    expect(linesOf(text)).toHaveLength(4);
  });
  test('of a child has games for the age, dates for the day, and names what nobody may eat', () => {
    const text = say('event_plan', 'plan a birthday party for mia on december 12', family);
    expect(text).toMatch(/treasure hunt/);
    expect(text).toMatch(/- By December 5/);
    expect(text).toMatch(/No peanuts for Mia\./);
    expect(text).toMatch(/Keep “kumquat” in mind for Mia/);
    expect(text).toMatch(/can't store (?:this|the plan)/);
  });
});

test('a packing list names what each child needs', () => {
  expect(say('travel_pack', 'what should we pack for the beach')).toMatch(
    /\*\*Theo\*\*, one year old, diapers/,
  );
});

test('a packing list has the medicines each takes now, and the food each can eat', () => {
  const mother = memberWith({ id: 'o', name: 'Oona', relationship: 'parent', age: 40 });
  const mia = memberWith({
    id: 'm',
    name: 'Mia',
    age: 6,
    allergies: ['Peanut', 'Penicillin'],
    dietaryRestrictions: ['Vegan'],
  });
  const taken = { familyMemberId: 'm', isActive: true };
  const household = {
    ...DANAS,
    members: [mother, mia],
    medications: [
      medicationWith({ id: 'e', name: 'Auto-injector', ...taken }),
      medicationWith({ id: 'c', name: 'Cetirizine', ...taken }),
      medicationWith({ id: 'p', name: 'Penicillin', ...taken, endDate: '2020-01-01' }),
      medicationWith({ id: 'l', name: 'Losartan', familyMemberId: 'o', isActive: true }),
    ],
  };
  const text = say('travel_pack', 'what should we pack for the beach', household);
  expect(text).toMatch(
    /\*\*Mia\*\*, 6 years old, .*; Auto-injector and Cetirizine in the hand luggage; food for the way \(Peanut allergy, Vegan\)/,
  );
  expect(text).toMatch(/- \*\*Oona\*\*, Losartan in the hand luggage$/m);
  expect(text).not.toMatch(/Penicillin/);
});
