// Corrects the spelling of a message before it is read: a word that is in no lexicon becomes the household's word, else the
// domain's, that is one edit away (two for long words). Words of everyday English and unknown names stay as typed.
import { memoized } from '#rules/text/memoized.ts';
import { closestWordAmong, editDistance, type ClosestWord } from '#rules/text/misspelling.ts';
import { lexicon } from '#rules/food/food-lexicon.ts';
import { fold } from '../text/fold-text.ts';
import alikeLetters from './data/alike-letters.json' with { type: 'json' };
import domain from './data/domain-words.json' with { type: 'json' };
import drugFamilies from './data/drug-families.json' with { type: 'json' };
import english from './data/english-words.json' with { type: 'json' };
import medicineNames from '../text/data/medicine-names.json' with { type: 'json' };
import visits from './data/visits.json' with { type: 'json' };
import wordClasses from './data/word-classes.json' with { type: 'json' };
import closed from './data/words.json' with { type: 'json' };
import type { Household } from './household.ts';
import { isGivenName, nicknamesIn } from './nicknames.ts';
import { isOfStreet } from './street.ts';

/** Rows of words by their first two letters. Searched as they lie: a set of the 44,000 words would take 3 MB for good. */
const ENGLISH: ReadonlyMap<string, string> = new Map(
  english.rows.map((row) => [row.slice(0, 2), ` ${row} `]),
);

/** True for an English word of everyday language. */
export const isEnglish = (word: string): boolean =>
  !word.includes(' ') && (ENGLISH.get(word.slice(0, 2))?.includes(` ${word} `) ?? false);

/** Fewer letters are too few to tell a slip from another word. */
const SHORTEST = 4;
/** Household words and names from four letters on, words of the domain from five. */
const SHORTEST_DOMAIN = 5;
/** Letters from which two edits are allowed. */
const LONG = 9;

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) => (key === 'about' ? [] : textsIn(inner)))
      : [];
/** Characters of texts whose words are remembered from one message to the next. */
const REMEMBERED = 200_000;
const wordsOfText = memoized(
  (text) => (fold(text).match(/[a-z]+/g) ?? []).filter((word) => word.length >= SHORTEST),
  REMEMBERED,
);
const wordsIn = (texts: readonly string[]): string[] => texts.flatMap(wordsOfText);

const DOMAIN: ReadonlySet<string> = new Set(
  wordsIn([
    ...domain.words.flatMap((row) => row.split(' ')),
    ...textsIn(wordClasses),
    ...textsIn(visits),
    ...textsIn(medicineNames),
    ...textsIn(drugFamilies),
    ...textsIn(closed),
  ]),
);

const NAMES: ReadonlySet<string> = new Set(wordsIn(domain.names));

let foodWords: ReadonlySet<string> | undefined;
/** Words of the food lists; built on first use, as the lists are. */
const foods = (): ReadonlySet<string> => (foodWords ??= new Set(wordsIn([...lexicon().names.keys()])));

let closestOfDomain: ClosestWord | undefined;
const nearestOfDomain = (word: string): string | undefined =>
  (closestOfDomain ??= closestWordAmong([
    ...[...DOMAIN].filter((one) => one.length >= SHORTEST_DOMAIN),
    // Of the foods only everyday words: a rare one is more likely an unknown dish typed right.
    ...[...foods()].filter((one) => one.length >= SHORTEST_DOMAIN && isEnglish(one)),
  ]))(word);

const SUFFIX = /(?:e?s|ed|ing)$/;
const isKnown = (word: string): boolean =>
  isEnglish(word) ||
  DOMAIN.has(word) ||
  NAMES.has(word) ||
  isGivenName(word) ||
  foods().has(word) ||
  (SUFFIX.test(word) &&
    [word.replace(SUFFIX, ''), word.replace(/s$/, '')].some(
      (base) => isEnglish(base) || DOMAIN.has(base) || foods().has(base) || isGivenName(base),
    ));

/** The words of a family's records. */
function householdWords(household: Household): string[] {
  const { members, contacts, medications, lists, pantry, schools, schoolSettings } = household;
  return wordsIn([
    ...members.flatMap(({ name, notes, interests }) => [name, ...nicknamesIn(notes), ...interests]),
    ...contacts.map(({ name }) => name),
    ...medications.map(({ name }) => name),
    ...lists.flatMap(({ title, items }) => [title, ...(items ?? []).map(({ name }) => name)]),
    ...pantry.map(({ name }) => name),
    ...[...(schoolSettings ? [schoolSettings] : []), ...schools].map(({ schoolName }) => schoolName),
  ]);
}

/** Letters that are taken for each other: by sound, or by their place on the keyboard. */
const ALIKE: readonly string[] = alikeLetters;

/** True when a word with one letter changed has one that is easily mistaken; other slips leave the letters in place. */
function isSlip(word: string, other: string): boolean {
  if (word.length !== other.length) return true;
  const changed = [...word].flatMap((letter, at) =>
    letter === other[at] ? [] : [letter + (other[at] ?? '')],
  );
  if (changed.length !== 1) return true;
  const [pair = ''] = changed;
  return ALIKE.some((letters) => [...pair].every((letter) => letters.includes(letter)));
}

const editsOf = (word: string, other: string | undefined): number =>
  other === undefined || !isSlip(word, other) ? Infinity : editDistance(word, other, 2);

/** 'Mateos' of Mateo: the possessive s is no slip. */
const withoutS = (word: string): string => word.replace(/s$/, '');

const made = new WeakMap<Household, (typed: string) => string>();

/** A corrector for one family. */
export function spellingFor(household: Household): (typed: string) => string {
  const known = made.get(household) ?? spellingOf(household);
  made.set(household, known);
  return known;
}

function spellingOf(household: Household): (typed: string) => string {
  const own = new Set(householdWords(household));
  // 'Kais' is Kai's, and no slip of Kaia.
  const names = new Set(
    household.members.flatMap(({ name, notes }) => [name, ...nicknamesIn(notes)].map((one) => fold(one))),
  );
  // 'Blackbeans' is the stored 'Black beans'.
  const joined = new Map(
    [...household.pantry, ...household.lists.flatMap(({ items }) => items ?? [])]
      .map(({ name }) => fold(name))
      .filter((name) => name.includes(' '))
      .map((name) => [name.replaceAll(' ', ''), name] as const),
  );
  let closestOwn: ClosestWord | undefined;
  const nearestOwn = (word: string): string | undefined => (closestOwn ??= closestWordAmong([...own]))(word);
  const whole = new Set([
    ...household.medications.flatMap(({ name }) => wordsIn([name]).slice(0, 1)),
    ...wordsIn(household.appointments.map(({ title }) => title)).filter((word) => word.length >= LONG),
  ]);
  /** 'Methyl' of methylphenidate, 'neuro' of a stored neurology visit: nothing else of them begins so. */
  const clippedOf = (word: string): string | undefined => {
    if (word.length < SHORTEST || isEnglish(word) || own.has(word)) return undefined;
    const [only, ...others] = [...whole].filter((one) => one.startsWith(word));
    return others.length === 0 ? only : undefined;
  };
  const corrected = (word: string, isName: boolean): string | undefined => {
    const clipped = clippedOf(word);
    if (clipped !== undefined) return clipped;
    if (own.has(word) || own.has(withoutS(word)) || names.has(withoutS(word)) || isKnown(word))
      return undefined;
    const most = word.length >= LONG ? 2 : 1;
    const [family, common] = [
      nearestOwn(word),
      word.length >= SHORTEST_DOMAIN && !isName ? nearestOfDomain(word) : undefined,
    ];
    const [near, other] = [editsOf(word, family), editsOf(word, common)];
    if (Math.min(near, other) <= most) return near <= other ? family : common;
    const parts = joined.get(word);
    if (parts !== undefined) return parts;
    const base = withoutS(word);
    if (base === word || base.length < SHORTEST) return undefined;
    const isLong = base.length >= SHORTEST_DOMAIN && !isName;
    const ofBase = [nearestOwn(base), isLong ? nearestOfDomain(base) : undefined].find(
      (one) => editsOf(base, one) <= 1,
    );
    return ofBase === undefined ? undefined : `${ofBase}s`;
  };
  return (typed) => {
    let last = '';
    return typed.replace(WORD, (word, at: number) => {
      const isGiven = !PLAIN.test(word) || INTRODUCED.test(last) || isOfStreet(typed, at);
      const isName = TITLE.test(last) || (CAPITAL.test(word) && !BEGINS.test(typed.slice(0, at)));
      const right = isGiven ? undefined : corrected(fold(word), isName);
      last = word;
      if (right === undefined) return word;
      return CAPITAL.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
    });
  };
}

/** A word with the signs within it: an address or a code is one. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}@_.'’&/+-]*[\p{L}\p{N}])?/gu;
const PLAIN = /^\p{Lu}?\p{Ll}{3,}$/u;
/** Words that a new name comes behind. */
const INTRODUCED = /^(?:named|called|name|spelled|aunt|auntie|uncle|cousin|niece|nephew|friend)$/i;
const TITLE = /^(?:dr|doctor|dra|mr|mrs|ms|st)$/i;
const CAPITAL = /^\p{Lu}/u;
/** Text that a sentence begins behind: there a capital names nothing. */
const BEGINS = /(?:^|[.!?:\n])[\s"“(-]*$/;
