// Words for the message after a danger, by the danger and by how it goes on.
import { describe, expect, it, test } from 'vitest';
import data from './data/courses.json' with { type: 'json' };
import { courseOf } from './course.ts';
import { courseAnswer } from './danger-answer.ts';
import type { DangerKind } from './danger-kind.ts';

const ZONE = 'America/Chicago';
const say = (kind: DangerKind, told: string, said: string) => {
  const course = courseOf(kind, told, said);
  return course && courseAnswer(course, ZONE, { call: 'Dr. Ode (555-0101)', ask: 'Elm Pharmacy' });
};
const SEIZURE = 'he has a seizure';
const REACTION = 'pia had a bite of a walnut cookie';
const SWALLOWED = 'tom drank some lamp oil';

describe('something swallowed', () => {
  it.each([
    'do i make him throw up',
    'hes crying but breathing ok, should i get him to vomit',
    'we have ipecac',
  ])('“%s” is a no, with the poison line', (said) => {
    expect(say('poison', SWALLOWED, said)?.content).toMatch(/^No, don't make them vomit.*1-800-222-1222/s);
  });
  it('with a sign of harm it is an emergency', () => {
    const told = say('poison', SWALLOWED, 'hes drooling, should i make him vomit');
    expect(told?.safety?.kind).toBe('emergency');
  });
});

describe('a seizure', () => {
  it.each(['2 minutes already', 'it wont stop', 'hes still jerking', 'another one'])(
    '“%s” keeps to the clock and the rescue medicine',
    (said) => {
      expect(say('emergency', SEIZURE, said)?.content).toMatch(/clock.*911.*5 minutes.*rescue medicine/s);
    },
  );
  it.each(['its over, hes drowsy', 'finally stopped', 'do we still need to call', 'hes awake now'])(
    '“%s” says when the emergency number is still called, and the doctor today',
    (said) => {
      expect(say('emergency', SEIZURE, said)?.content).toMatch(/on the side.*911.*first seizure.*Dr\. Ode/s);
    },
  );
  it('of another danger gets no words of a seizure', () => {
    expect(say('emergency', 'his lips are blue', '2 minutes already')).toBeUndefined();
  });
});

describe('a severe low blood sugar', () => {
  const LOW = 'he passed out, sensor says 38. he has diabetes';
  it.each([
    'gave the nose thing',
    'gave him the glucagon from the blue pouch',
    'baqsimi is in',
    'did the nasal powder just now',
  ])('“%s” goes on with the steps behind the glucagon', (said) => {
    const told = say('emergency', LOW, said);
    expect(told?.content).toMatch(/on the side.*911.*time.*10 to 15 minutes.*second dose only.*swallow/s);
    expect(told?.safety).toMatchObject({ kind: 'emergency', numbers: [{ tel: '911' }] });
  });
  it.each([
    'hes awake now n mad lol do we still need them',
    'shes ok now',
    'woke up, can we cancel the ambulance',
  ])('“%s” still lets the crew look', (said) => {
    expect(say('emergency', LOW, said)?.content).toMatch(/^Let the crew.*911.*drop again.*Dr\. Ode/s);
  });
  it.each(['gave the glucagon but hes still not waking', 'gave the nose thing and now hes shaking all over'])(
    '“%s” is no case of being better',
    (said) => {
      expect(say('emergency', LOW, said)?.content ?? '').not.toMatch(/^Let the crew/);
    },
  );
});

describe('a low blood sugar of somebody awake', () => {
  it.each(['gave him juice', 'he drank half a cup of soda', 'she had 4 glucose tabs'])(
    '“%s” is measured again, and is no poisoning',
    (said) => {
      const told = say('doctor', 'he is 62 and shaky. Maybe low blood sugar', said);
      expect(told?.content).toMatch(/15 minutes after.*under 70.*Dr\. Ode.*glucagon/s);
      expect(told?.safety).toMatchObject({ kind: 'doctor' });
    },
  );
  it.each(['he wont drink the juice', 'should i give him more juice', 'i could not give him soda'])(
    '“%s” is no report of it',
    (said) => {
      expect(say('doctor', 'he is 62 and shaky. Maybe low blood sugar', said)).toBeUndefined();
    },
  );
});

describe('an allergic reaction', () => {
  it.each(['we used the epi pen', 'gave it 5 min ago, looks fine', 'shes better now, does she have to go'])(
    '“%s” still goes in',
    (said) => {
      expect(say('allergy', REACTION, said)?.content).toMatch(/^Go in.*911.*come back hours later/s);
    },
  );
  it.each(['used the pen, hives are spreading', 'gave her the pen and shes wheezing'])(
    '“%s” tells of a sign, and is no case of being better',
    (said) => {
      expect(say('allergy', REACTION, said)).toBeUndefined();
    },
  );
});

describe('the way to the hospital', () => {
  it.each(['should we drive or call', 'is it faster to just take an uber', 'can i drive her myself'])(
    '“%s” is a call, and no drive',
    (said) => {
      expect(say('emergency', 'he has a fever and a stiff neck', said)?.content).toMatch(
        /^Call 911 rather than/,
      );
    },
  );
  it.each(['should grandpa drive at night', 'can i drive him to practice friday'])(
    '“%s” is another matter',
    (said) => {
      expect(say('emergency', 'he has a fever and a stiff neck', said)).toBeUndefined();
    },
  );
});

describe('a poisoning', () => {
  it.each(['poison help says keep an eye on him', 'the nurse line told us to wait an hour'])(
    '“%s” is followed, with the signs to call for',
    (said) => {
      expect(say('poison', SWALLOWED, said)).toMatchObject({
        content: expect.stringMatching(/as they said.*911.*drooling/s) as string,
        safety: { kind: 'poison' },
      });
    },
  );
  it.each(['hes coughing a lot now', 'now drowsy and pale', 'he threw up twice'])(
    '“%s” becomes an emergency',
    (said) => {
      const told = say('poison', SWALLOWED, said);
      expect(told?.content).toMatch(/^That's a sign.*Call 911 now.*Nothing to eat.*Poison Help/s);
      expect(told?.safety).toMatchObject({ kind: 'emergency', numbers: [{ tel: '911' }] });
    },
  );
});

test.each([
  ['poison', SWALLOWED, 'what will they want to know?', /age and weight.*how much at the very most/s],
  ['poison', SWALLOWED, 'what info does poison control need', /age and weight/],
  ['allergy', REACTION, 'how long will they keep him there', /four after the epinephrine/],
  ['emergency', 'he hit his head and passed out', 'how long do they keep her in', /up to the doctors/],
  ['doctor', 'hot tea spilled, her arm is blistering', 'grandma says butter', /^No, .*Cool running water/s],
  ['doctor', 'hot tea spilled, her arm is blistering', 'can she have something for the pain', /^Yes.*Elm/s],
] as const)('after %s, “%s”, “%s” is answered', (kind, told, said, words) => {
  expect(say(kind, told, said)?.content).toMatch(words);
});

test('a weight after a question about a dose goes to the label and the pharmacy, with no amount', () => {
  const told = say('dose', 'can tom have advil', 'he is 34 lbs')?.content;
  expect(told).toMatch(/by it.*Elm Pharmacy/s);
  expect(told).not.toMatch(/\d/);
  expect(say('dose', 'can tom have advil', 'log 34 lbs for him')).toBeUndefined();
});

test('words for a child in a crisis are given once they are asked for', () => {
  expect(say('crisis', 'my son wrote he wants to die', 'how do i bring it up')?.content).toMatch(
    /Are you thinking about killing yourself.*don't promise.*988/s,
  );
});

test.each([
  'add dish soap to the list, hes fine',
  'schedule the dentist, it stopped raining',
  'what did the doctor say last week',
])('“%s” is about something else', (said) => {
  for (const kind of ['emergency', 'allergy', 'poison', 'crisis'] as const)
    expect(say(kind, SEIZURE, said)).toBeUndefined();
});

test('every row answers a course that is known, has a source, and no colon that the chat takes for a meal', () => {
  const known = new Set([...data.courses.map(({ course }) => course), 'sign']);
  for (const { courses, not = [], says, source } of data.rows) {
    expect([...courses, ...not].filter((course) => !known.has(course))).toEqual([]);
    expect(source).not.toBe('');
    expect(says).not.toMatch(/:/);
  }
});
