// Reads a person's restrictions as a parent wrote them. The three fields are read alike (D34); foods mentioned only in
// the notes are returned for the parent to check.
import { keysOf } from '#contract/keys.ts';
import { allergenLabel, dietLabel } from './restriction-labels.ts';
import { ALLERGENS } from '../food/food-facts.ts';
import type { AllergenClass } from '../food/food-facts.ts';
import { DIETS } from '../data/restriction-words.ts';
import type { Diet } from '../data/restriction-words.ts';
import { memoized } from '../text/memoized.ts';
import { readingAllowance } from './reading-allowance.ts';
import type { Allowance } from './reading-allowance.ts';
import { readEntryWithin } from './restriction-reading.ts';
import type { Entry } from './restriction-reading.ts';
import { nameForm } from '../text/words.ts';

export interface MemberFood {
  allergies: readonly string[];
  dietaryRestrictions: readonly string[];
  dietaryNeeds: readonly string[];
  notes: string;
  /** Those of the allergies that only medical records state, with the title of the record (`joinAllergies`). */
  fromRecords?: readonly { entry: string; title: string }[];
}

export interface Restrictions {
  allergens: readonly AllergenClass[];
  diets: readonly Diet[];
  /** The parent's own words that no rule knows; matched by name in ingredients. */
  words: readonly string[];
  /** Found only in notes, or said in a way that can be read two ways. */
  pleaseCheck: readonly string[];
}

// 'gluten-free' written as a diet already guards the class; naming both would only repeat it.
const GUARDED_BY = { gluten: 'gluten-free', milk: 'dairy-free' } as const satisfies Partial<
  Record<AllergenClass, Diet>
>;

const LONGEST_QUOTE = 80;
const WARNS =
  /allerg|intoleran|c(o)?eliac|anaphyla|epi-?pen|avoid|sensitiv|\breact|hives|can(no|')?t (eat|have)|can not (eat|have)|-free\b|\bfree\b|\bno\b|vegan|vegetarian|halal|kosher|does(n't| not) eat/i;
const ALARMS =
  /allerg|intoleran|anaphyla|epi-?pen|hives|\breact|swell|swollen|\brash|wheez|itch|vomit|throw(s|ing)? up/i;

/** 'EpiPen in the blue pouch' of somebody whose allergy is stored: no cause is told, so no food. */
const KEEPS_INJECTOR = /\bepi-?pens?\b/i;
const TELLS_CAUSE = /\b(?:for|to|against|from|after|if|when|whenever|because|due|with)\b|\ballerg/i;

// A sentence without end is read piece by piece: the patterns are made for what people write in one breath.
const inPieces = (sentence: string): string[] => sentence.match(/.{1,300}(?:\s|$)|\S{1,300}/gs) ?? [];

/** Foods in a sentence of the notes that the fields do not already guard. */
function onlyInNotes(
  notes: string,
  guarded: { allergens: Set<AllergenClass>; diets: Set<Diet> },
  allowance: Allowance,
): string[] {
  return notes
    .split(/[.!?\n;]+/)
    .flatMap(inPieces)
    .flatMap((sentence) => {
      const text = sentence.trim();
      if (guarded.allergens.size > 0 && KEEPS_INJECTOR.test(text) && !TELLS_CAUSE.test(text)) return [];
      const short = nameForm(text).split(' ').length <= 2;
      if (text === '' || !(short || WARNS.test(text) || ALARMS.test(text))) return [];
      const { allergens, diets, words } = readEntryWithin(allowance, text);
      const named = [
        ...allergens.filter((id) => !guarded.allergens.has(id)).map(allergenLabel),
        ...diets.filter((id) => !guarded.diets.has(id)).map(dietLabel),
      ];
      const alarmed = allergens.length === 0 && diets.length === 0 && words.length > 0 && ALARMS.test(text);
      const quote = text.slice(0, LONGEST_QUOTE);
      if (allowance.isExceeded()) return [...named, quote];
      return alarmed ? [quote] : named;
    });
}

function read(member: MemberFood): Restrictions {
  const allowance = readingAllowance();
  const entries: Entry[] = [...member.allergies, ...member.dietaryRestrictions, ...member.dietaryNeeds].map(
    (entry) => readEntryWithin(allowance, entry),
  );
  const allergens = new Set(entries.flatMap((entry) => entry.allergens));
  const diets = new Set(entries.flatMap((entry) => entry.diets));
  const words = new Map(entries.flatMap((entry) => entry.words).map((word) => [nameForm(word), word]));
  const guarded = new Set(allergens);
  for (const id of keysOf(GUARDED_BY)) if (diets.has(GUARDED_BY[id])) guarded.add(id);
  return {
    allergens: ALLERGENS.map(({ id }) => id).filter((id) => allergens.has(id)),
    diets: keysOf(DIETS).filter((diet) => diets.has(diet)),
    words: [...words.values()],
    pleaseCheck: [
      ...new Set([
        ...entries.flatMap((entry) => entry.doubtful),
        ...onlyInNotes(member.notes, { allergens: guarded, diets }, allowance),
      ]),
    ],
  };
}

type FoodFields = [allergies: readonly string[], readonly string[], readonly string[], notes: string];

const readings = memoized((key) => {
  const [allergies, dietaryRestrictions, dietaryNeeds, notes] = JSON.parse(key) as FoodFields;
  return read({ allergies, dietaryRestrictions, dietaryNeeds, notes });
}, 8_000_000);

/** The allergens, diets and own words of one person; read once for as long as the same is written. */
export function readRestrictions(member: MemberFood): Restrictions {
  const { allergies, dietaryRestrictions, dietaryNeeds, notes } = member;
  const fields: FoodFields = [allergies, dietaryRestrictions, dietaryNeeds, notes];
  return readings(JSON.stringify(fields));
}
