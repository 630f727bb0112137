// Small talk, and what Pip declines, by sentence.
import { describe, expect, test } from 'vitest';
import { INTENTS } from '../../intents/table.ts';
import { lastPlan } from '../../dialogue/testing/thread.ts';
import { askedOf } from '../testing/asked.ts';
import { DANAS } from '../testing/dana.ts';
import feelings from './data/feelings.json' with { type: 'json' };
import help from './data/help.json' with { type: 'json' };
import jokes from './data/jokes.json' with { type: 'json' };
import rows from './data/talk.json' with { type: 'json' };
import topics from './data/topics.json' with { type: 'json' };
import { talkAnswers } from './talk.ts';
import { appointmentWith, contactWith } from '../testing/records.ts';

const FAMILY = {
  ...DANAS,
  contacts: [
    contactWith({
      id: 'patel',
      name: 'Dr. Anika Patel',
      specialty: 'Pediatrics',
      phoneNumber: '212-555-0142',
    }),
    contactWith({
      id: 'dental',
      name: 'Kowalski Family Dental',
      type: 'dentist',
      phoneNumber: '212-555-0111',
    }),
    contactWith({ id: 'corner', name: 'Corner Pharmacy', type: 'pharmacy', phoneNumber: '212-555-0100' }),
  ],
  appointments: [
    appointmentWith({ id: 'mammogram', title: 'Mammogram', when: '2026-12-14T07:45', duration: 30 }),
    appointmentWith({
      id: 'ortho',
      title: 'Orthodontist',
      when: '2026-11-24T15:45',
      familyMemberId: 'mia',
      duration: 30,
    }),
  ],
};
const answer = (intent: string, said: string, family = FAMILY) =>
  talkAnswers[intent]?.(askedOf(intent, said, family)) ?? { text: '' };
const textOf = (intent: string, said: string): string => answer(intent, said).text;

describe('the wordings', () => {
  test('there are at least three of each, without a colon that the chat would read as a meal [CHAT-09]', () => {
    for (const { says } of [...rows, ...feelings]) {
      expect(new Set(says).size).toBeGreaterThanOrEqual(3);
      expect(says.filter((one) => one.includes(':'))).toEqual([]);
    }
    expect(jokes.length).toBeGreaterThanOrEqual(12);
    expect(jokes.filter((one) => one.includes(':'))).toEqual([]);
  });

  test('topics and ways on of the data exist', () => {
    const names = new Set(INTENTS.map(({ name }) => name));
    expect(
      rows
        .flatMap((row) => [row.intent, ...('offers' in row ? (row.offers ?? []) : [])])
        .filter((name) => !names.has(name)),
    ).toEqual([]);
    expect(help.map((row) => row.try).filter((name) => !names.has(name))).toEqual([]);
    const known: string[] = Object.keys(topics);
    expect(
      rows
        .flatMap((row) => ('topic' in row && row.topic !== undefined ? [row.topic] : []))
        .filter((topic) => topic !== 'cooking' && !known.includes(topic)),
    ).toEqual([]);
  });

  test('the same text gets the same words, other texts other ones', () => {
    expect(textOf('greeting', 'hi')).toBe(textOf('greeting', 'hi'));
    expect(
      new Set(
        ['hi', 'hello', 'hey', 'good morning', 'yo', 'hiya', 'hey there'].map((said) =>
          textOf('greeting', said),
        ),
      ).size,
    ).toBeGreaterThan(2);
  });

  test('every intent of talk has an answer without gaps', () => {
    const own = INTENTS.filter(({ area, name }) => area === 'talk' && talkAnswers[name]);
    expect(own.length).toBeGreaterThanOrEqual(15);
    for (const { name, templates } of own)
      for (const said of templates.slice(0, 12)) {
        const { text } = answer(name, said.replaceAll(/\{\w+\}/g, 'Theo'));
        expect(text.length).toBeGreaterThan(5);
        expect(text).not.toMatch(/[{}]|undefined/);
      }
  });
});

describe('small talk', () => {
  test('a tired parent gets warmth, and a few steps for the child', () => {
    const plan = answer('feeling', 'theo wont sleep unless im in the room, im so tired');
    expect(plan.text).toMatch(/exhausting|hard|tired/);
    expect(plan.text).toMatch(/^- .*\n- /m);
    expect(plan.focus?.advice?.members).toEqual(['theo']);
  });

  test.each([
    ['my mom is in the hospital and im scared', /scary|frightening|hard/],
    ['theo lost a tooth!', /Theo/],
    ['lucas lost his first tooth!!', /Lucas/],
    ['i yelled at the kids and i feel awful', /hard|parent|moment/],
    ['grandpa died', /sorry/],
    ['we bought the house!', /Congratulations|wonderful|good news/],
    ['ugh what a morning', /lot|everything|heavy/],
  ])('%s', (said, words) => expect(textOf('feeling', said)).toMatch(words));

  test.each(['I feel awful today', 'i feel sad today', 'Long day, two rude patients, and my feet hurt.'])(
    '“%s” is no guilt, and asks for no advice',
    (said) => expect(textOf('feeling', said)).not.toMatch(/^- |repair|loud/m),
  );

  test('a complaint gets a sorry and the question what was missed, not a list of abilities', () => {
    for (const said of ["you're useless", 'wrong!', 'not what i asked']) {
      expect(textOf('complaint', said)).toMatch(/^(?:Sorry|I'm sorry)/);
      expect(textOf('complaint', said).split(' ').length).toBeLessThan(25);
    }
  });

  test('a joke is a joke, and another one is another one', () => {
    const { text } = answer('joke', 'tell me a joke…');
    expect(jokes).toContain(text);
    const asked = {
      ...askedOf('joke', 'tell me a joke…', FAMILY),
      before: { answer: text, cardWaits: false },
    };
    expect(talkAnswers['joke']?.(asked).text).not.toBe(text);
  });

  test('help is short and by area', () => {
    const { text, offered = [] } = answer('help', 'what can you do');
    expect(text.split(' ').length).toBeLessThan(90);
    for (const area of ['Family', 'Health', 'Meals', 'Shopping', 'School'])
      expect(text).toContain(`**${area}**`);
    expect(offered.length).toBeGreaterThan(2);
  });

  test.each([
    ['are you a robot', /program/],
    ['is my data private', /household/],
    ['who are you', /Pip/],
  ])('%s', (said, words) => expect(textOf('about', said)).toMatch(words));
});

describe('what cannot be done', () => {
  test.each([
    ['send_message', 'text ben that im running late', /can't|leave to your phone/, /Ben won't hear it/],
    ['send_message', 'call the dentist for me', /Kowalski Family Dental, 212-555-0111/, /can't/],
    ['send_message', 'order pizza', /order/i, /dinner/],
    ['todo', 'add call the plumber to my to do list', /can't|No to-dos|aren't/, /calendar/],
    ['reminder', 'remind me to call grandma tomorrow', /can't|aren't possible/, /calendar/],
    [
      'reminder',
      'remind me before the mammogram',
      /Mammogram on Monday, December 14 at 7:45 AM has a reminder/,
      /can't/,
    ],
    ['own_event', 'can you keep soccer practices', /appointments/, /time|when/],
    ['timer', 'set a timer for 10 minutes', /timer|Timing/i, /phone/],
    ['timer', 'pasta timer 10 min', /timer|timing/i, /cook|takes/],
    ['definition', 'what does bougie mean', /dictionary|words|spellings/i, /family/],
    ['out_of_scope', 'whats the weather tomorrow', /forecast|weather/i, /day/],
    ['out_of_scope', 'dog ate grapes is he ok', /vet/, /888-426-4435/],
    [
      'medical_advice',
      'theo has had a cough since yesterday, what helps',
      /Dr\. Anika Patel \(212-555-0142\)/,
      /can't judge|won't guess|don't diagnose/,
    ],
    ['medical_advice', 'how much tylenol for theo', /Corner Pharmacy \(212-555-0100\)/, /Dr\. Anika Patel/],
    [
      'medical_advice',
      'my back hurts what stretch helps',
      /keep moving gently/i,
      /can't judge|won't guess|don't diagnose/,
    ],
  ])('%s, %s', (intent, said, ...words) => {
    for (const word of words) expect(textOf(intent, said)).toMatch(word);
  });

  test('numbers for emergencies stand only above what sounds urgent', () => {
    expect(textOf('medical_advice', 'how long is pink eye contagious')).not.toMatch(/911|Poison/);
  });

  test.each(['medical_advice', 'out_of_scope', 'feeling', 'joke'])(
    'they stand above the answer of %s when the words worry',
    (intent) => {
      expect(textOf(intent, 'blorp zebra drank the bleach')).toMatch(/^Is someone hurt.*911.*Poison Help/);
    },
  );

  test('a number that was told and is not kept is no silent loss', () => {
    expect(textOf('out_of_scope', 'plumber is Stavros 914 555 0182')).toContain('so I stored nothing');
  });

  test('no answer to a question about health names a dose', () => {
    for (const said of [
      'how much tylenol for a 3 year old',
      'is it ok to crush amoxicillin',
      'how much melatonin is ok for lucas',
    ])
      expect(textOf('medical_advice', said)).not.toMatch(/\d ?(?:mg|ml)\b/i);
  });
});

describe('a saying or a tired parent is no loss and no illness', () => {
  const said = (text: string) => lastPlan([text]).text;
  test.each([
    'grandma almost died laughing at his robot voice',
    'theo died laughing when the dog sneezed',
    'i nearly died of embarrassment when he sang',
  ])('“%s” is an anecdote', (text) => expect(said(text)).toMatch(/^(?:Ha, that's|That made|Love it)/));
  test.each(['im so tired i could sleep standing up lol', 'im kinda sad the summer is over'])(
    '“%s” is heard, without a doctor',
    (text) => {
      expect(said(text)).toMatch(/dinner|tonight/);
      expect(said(text)).not.toMatch(/doctor|diagnose|988/i);
    },
  );
  test.each([
    'im so sad my fish died',
    'kids keep laughing at theo, what do i do',
    'im so tired and my calf hurts',
  ])('“%s” is in earnest', (text) =>
    expect(said(text)).not.toMatch(/family stories|allowed to do less|Some days just take/),
  );
});
