// Reads one entry such as 'No nuts or dairy please' into classes, diets and own words.
import type { Diet } from '../data/restriction-words.ts';
import type { AllergenClass } from '../food/food-facts.ts';
import { BREAK, hasOtherScript, holdsName, nameForm, wordsOf } from '../text/words.ts';
import { notOfFood } from './health-entries.ts';
import { spellingsIn } from './own-spelling.ts';
import { readingAllowance, type Allowance } from './reading-allowance.ts';
import { clausesOf, hasAvoiding, type Clause } from './restriction-clauses.ts';
import { isDenial } from './restriction-denials.ts';
import {
  blank,
  isFood,
  namesSomething,
  takeDiets,
  takeNames,
  takeText,
  type Draft,
} from './restriction-draft.ts';
import { nearestFood } from './restriction-names.ts';
import { vocabulary } from './restriction-vocabulary.ts';

export interface Entry {
  allergens: AllergenClass[];
  diets: Diet[];
  words: string[];
  /** The entry itself when it can be read two ways or holds a wish no rule keeps. */
  doubtful: string[];
}

const WITH_FISH = /\bvegetarian\b.*\b(?:except|but|plus|with|eat)\b.*\b(?:fish|seafood)\b/;
// 'No nut allergy' may deny it, or shout it.
const SHOUT_OR_DENIAL = /^(?:no|without)(?: \w+){1,3} (?:allergy|intolerance|sensitivity)$/;
const LONG_ENTRY = 5;
// 'Kiwi fruit' is the kiwi, not every fruit.
const GENERAL = new Set(['fruit', 'vegetable', 'juice', 'sauce', 'grain']);

/** Takes a clause that names what is avoided; 'low sodium' is more than a rule can keep. */
function takeNamed(text: string, draft: Draft): 'kept' | 'in doubt' {
  const own = [...draft.own];
  takeText(text, draft);
  if (hasAvoiding(text) || !text.split(' ').some((word) => vocabulary().degrees.has(word))) return 'kept';
  draft.own = own;
  return 'in doubt';
}

/**
 * Reads all clauses; a wish together with an alarm without a food of its own ('likes milk but is allergic') is guarded.
 */
function readClauses(clauses: readonly Clause[], draft: Draft): 'kept' | 'in doubt' {
  let outcome: 'kept' | 'in doubt' = 'kept';
  const alarmed = clauses.some(
    ({ text, kind }) => kind === 'named' && hasAvoiding(text) && !isDenial(text) && !namesSomething(text),
  );
  for (const { text, kind } of clauses) {
    if (kind === 'denied' || isDenial(text)) continue;
    if (kind === 'guarded') takeText(text, draft);
    else if (kind === 'named') {
      if (takeNamed(text, draft) === 'in doubt') outcome = 'in doubt';
    } else if (alarmed && namesSomething(text)) {
      takeText(text, draft);
      outcome = 'in doubt';
    } else if (!takeDiets(text, draft)) outcome = 'in doubt';
  }
  return outcome;
}

interface Manner {
  inDoubt: boolean;
  /** True when a word that is not a food may be a misspelling of one. */
  isCorrected: boolean;
}

function settle(text: string, form: string, draft: Draft, { inDoubt, isCorrected }: Manner): Entry {
  const { allergens, diets } = draft;
  const understood = allergens.size > 0 || diets.size > 0;
  const specific = draft.own.filter((word) => !GENERAL.has(word));
  const own = specific.length > 0 || understood ? specific : draft.own;
  // In a long sentence unknown words are grammar; its known foods are meant.
  const long = form.split(' ').length > LONG_ENTRY;
  const isMeant = (word: string) => isFood(word) || (isCorrected && nearestFood(word) !== undefined);
  const kept = long ? own.filter(isMeant) : own;
  const shouted = SHOUT_OR_DENIAL.test(form) && (understood || kept.length > 0);
  return {
    allergens: [...allergens],
    diets: [...diets],
    words: [...new Set(kept)].map(spellingsIn(text)),
    doubtful: inDoubt || shouted ? [text] : [],
  };
}

const EMPTY: Entry = { allergens: [], diets: [], words: [], doubtful: [] };
const DASH = /^[\s\d_.\-–—/]*$/;
const yieldsNothing = ({ allergens, diets, words }: Entry): boolean =>
  allergens.length + diets.length + words.length === 0;

/** True when the entry only names things that no dish can contain, or is a plain denial. */
function isPlainlyNothing(form: string, clauses: readonly Clause[]): boolean {
  const { notFood, avoiding, around } = vocabulary();
  const said = clauses.filter(({ text, kind }) => kind !== 'denied' && !isDenial(text));
  const harmless = form
    .split(BREAK)
    .some((text) => [...notFood].some((name) => holdsName(text.trim(), name)));
  const rest = said.flatMap(({ text }) => text.split(' '));
  if (clauses.length > 0 && rest.every((word) => around.has(word))) return clauses.length > said.length;
  return harmless && rest.every((word) => around.has(word) || avoiding.has(word) || isHarmless(word));
}

const isHarmless = (word: string): boolean =>
  word === 'and' || word === 'or' || [...vocabulary().notFood].some((name) => holdsName(name, word));

/** Guards every name in a text and asks the parent to check it: for texts beyond the allowance. */
function readPlainly(text: string): Entry {
  const draft = blank();
  const form = wordsOf(text).join(' ');
  for (const piece of form.split(BREAK)) takeNames(piece.split(' ').filter(Boolean), draft);
  return settle(text, form, draft, { inDoubt: true, isCorrected: false });
}

/**
 * Reads one entry of a member's lists. The result is never empty: a rule, a word or a question. Beyond the allowance it
 * is read plainly: each name in it is guarded, nothing is corrected, and the parent is asked.
 */
export function readEntryWithin(allowance: Allowance, entry: string): Entry {
  const { nothing, notSure, alwaysCheck } = vocabulary();
  const text = entry.trim();
  if (DASH.test(text) || notOfFood(text) !== undefined) return EMPTY;
  if (!allowance.takes(text)) return readPlainly(text);
  const plain = nameForm(text);
  if (nothing.has(plain) || isDenial(plain)) return EMPTY;
  const asked = { ...EMPTY, doubtful: [text] };
  if (plain === '' || notSure.has(plain)) return asked;
  const form = wordsOf(text)
    .map(allowance.correct)
    .join(' ')
    .replace(/\bnon (?:celiac|coeliac) gluten\b/g, 'gluten');
  const clauses = clausesOf(form, namesSomething);
  const draft = blank();
  const outcome = readClauses(clauses, draft);
  if (draft.diets.has('vegetarian') && WITH_FISH.test(form)) {
    draft.diets.delete('vegetarian');
    draft.diets.add('pescatarian');
  }
  const check = hasOtherScript(text) || alwaysCheck.some((name) => holdsName(form, name));
  const isExceeded = allowance.isExceeded();
  const inDoubt = check || isExceeded || outcome === 'in doubt';
  const read = settle(text, form, draft, { inDoubt, isCorrected: !isExceeded });
  return yieldsNothing(read) && !check && !isPlainlyNothing(form, clauses) ? asked : read;
}

/** Reads one entry. */
export const readEntry = (entry: string): Entry => readEntryWithin(readingAllowance(), entry);

/** Reads several entries with one allowance. */
export function readEntries(entries: readonly string[]): Entry[] {
  const allowance = readingAllowance();
  return entries.map((entry) => readEntryWithin(allowance, entry));
}

/** True for an entry about food; a drug, latex or pollen is not. */
export function isFoodEntry(entry: string): boolean {
  const { allergens, words, diets, doubtful } = readEntry(entry);
  return allergens.length + words.length + diets.length + doubtful.length > 0;
}
