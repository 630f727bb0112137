// Variations of a training sentence: other names and pronouns, typing errors, an everyday clause before or behind it.
import { hashOf } from '#rules/text/short-hash.ts';
import { seededNumbers } from '../../learning/train-linear.ts';
import type { StoredFamily } from '../family.ts';
import words from '../data/variations.json' with { type: 'json' };

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

const KIDS_SAID = words.kidsSaid;
const ADULTS_SAID = ['my husband', 'my wife', 'my mom', 'grandpa', 'my partner', 'my sister', 'he', 'she'];
const STRANGERS = words.strangers;

/** Said beside anything; they carry no danger. */
const EVERYDAY_CLAUSES = words.everyday;

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
