// Variations of a training sentence: other names and pronouns, typing errors, an everyday clause before or behind it.
import { hashOf } from '#rules/text/short-hash.ts';
import { seededNumbers } from '../../learning/train-linear.ts';
import type { StoredFamily } from '../family.ts';

const CHILDREN = ['eli', 'nora', 'jude', 'zoe', 'ava', 'max', 'noah', 'sam', 'ella', 'mia'];
const ADULTS = ['carl', 'tess', 'opal'];
const NAME = new RegExp(String.raw`\b(?:${[...CHILDREN, ...ADULTS].join('|')})(?='?s?\b)`, 'gi');

const member = (name: string, relationship: string, age: number, allergies: string[] = []) => ({
  id: name,
  name,
  relationship,
  age,
  allergies,
});

/** The household whose names the sentences use. */
export const TRAINING_FAMILY: StoredFamily = {
  members: [
    member('Carl', 'spouse', 41),
    member('Tess', 'self', 39),
    member('Grandma Opal', 'grandparent', 72),
    ...CHILDREN.map((name, at) =>
      member(name, 'child', 1 + at, name === 'eli' ? ['peanuts', 'cashews'] : []),
    ),
  ],
  medicines: [
    { name: 'Amoxicillin', familyMemberId: 'jude' },
    { name: 'Lisinopril', familyMemberId: 'carl' },
  ],
};

const KIDS_SAID = [
  'my son',
  'my daughter',
  'the baby',
  'my kid',
  'our boy',
  'the little one',
  'my toddler',
  'he',
  'she',
];
const ADULTS_SAID = ['my husband', 'my wife', 'my mom', 'grandpa', 'my partner', 'my sister', 'he', 'she'];
const STRANGERS = [
  'kyle',
  'priya',
  'mateo',
  'lupita',
  'oscar',
  'hazel',
  'finn',
  'aisha',
  'ines',
  'harry',
  'joey',
  'beth',
];

/** Said beside anything; they carry no danger. */
const EVERYDAY_CLAUSES = [
  'add milk to the list',
  'we have soccer at 4',
  'whats for dinner tonight',
  'he has an appointment tomorrow at 9',
  'remind me to call the school',
  'the kids are at practice',
  'i was making lunch',
  'we are at my moms house',
  'grandma is coming over sunday',
  'can you move piano to friday',
  'she has a test tomorrow',
  'i was just folding laundry',
  'we just got home from the store',
  'plan something easy for tonight',
  'save that please',
  'can you put it on the calendar',
  'we have a birthday party on saturday',
  'the sitter comes at six',
  'also we are out of bread',
  'he is supposed to go to school in an hour',
  'put eggs on the grocery list',
  'i need soap on the shopping list please',
  'there is a science thing due thursday',
  'where do i get poster board',
  'book the dentist for her',
  'whats on the calendar sunday',
  'make the lasagna for eight people',
  'cancel the plumber on wednesday',
  'log his medicine at noon',
  'put the recital on the 12th',
  'how long do i bake a potato',
  'whats the phone number of his teacher',
  'need a costume by friday',
  'what do i pack for the trip',
  'order more wipes',
  'note that for the sitter',
  'when is bin day',
  'im on the train home from work',
  'give me a snack idea for ten kids',
  'the printer is out of paper',
  'swap thursday dinner for soup',
  'his homework is not done',
  'set a timer for 20 minutes',
  'there is a parents evening at seven',
];

const LETTERS = 'qwertyuiopasdfghjklzxcvbnm';

/** One typing error in a longer word: a letter lost, doubled, changed for its neighbour on the keyboard, or two exchanged. */
function mistyped(text: string, next: () => number): string {
  const places = [...text.matchAll(/[a-z]{5,}/g)];
  const place = places[Math.floor(next() * places.length)];
  if (place === undefined) return text;
  const at = place.index + 1 + Math.floor(next() * (place[0].length - 2));
  const letter = text.charAt(at);
  const kinds = [
    '',
    letter + letter,
    LETTERS.charAt((LETTERS.indexOf(letter) + 1) % LETTERS.length),
    text.charAt(at + 1) + letter,
  ];
  const kind = Math.floor(next() * kinds.length);
  return text.slice(0, at) + (kinds[kind] ?? '') + text.slice(at + (kind === 3 ? 2 : 1));
}

const pick = (list: readonly string[], next: () => number): string =>
  list[Math.floor(next() * list.length)] ?? '';

const renamed = (text: string, said: (name: string) => string): string =>
  text.replace(NAME, (name) => said(name.toLowerCase()));

const withClause = (text: string, next: () => number): string => {
  const clause = pick(EVERYDAY_CLAUSES, next);
  const joint = pick([', ', '. ', ' and ', ' '], next);
  return next() < 0.5 ? `${clause}${joint}${text}` : `${text}${joint}${clause}`;
};

/**
 * The sentence, one with a typing error and as many as are asked with an everyday clause. They depend on the sentence
 * alone, so that another one that is added changes none of them.
 */
export function variationsOf(text: string, besideClauses = 1): string[] {
  const next = seededNumbers(hashOf(text));
  const isKid = (name: string) => CHILDREN.includes(name);
  return [
    text,
    mistyped(
      renamed(text, (name) => pick(isKid(name) ? KIDS_SAID : ADULTS_SAID, next)),
      next,
    ),
    ...Array.from({ length: besideClauses }, () =>
      withClause(
        renamed(text, () => pick(STRANGERS, next)),
        next,
      ),
    ),
  ];
}
