// Reads one entry such as 'No nuts or dairy please' into classes, diets and own words.
import { readFood } from '../food/allergens.ts';
import type { Diet } from '../data/restriction-words.ts';
import { ALLERGENS } from '../food/food-facts.ts';
import type { AllergenClass } from '../food/food-facts.ts';
import { lexicon } from '../food/food-lexicon.ts';
import { readingAllowance } from './reading-allowance.ts';
import type { Allowance } from './reading-allowance.ts';
import { isDenial } from './restriction-denials.ts';
import { clausesOf, hasAvoiding } from './restriction-clauses.ts';
import type { Clause } from './restriction-clauses.ts';
import { bareNames, groupNames, isGroup, memberNames, nearestFood } from './restriction-names.ts';
import { vocabulary } from './restriction-vocabulary.ts';
import type { Meaning } from './restriction-vocabulary.ts';
import { BREAK, hasOtherScript, holdsName, nameForm, wordsOf } from '../text/words.ts';

export interface Entry {
  allergens: AllergenClass[];
  diets: Diet[];
  words: string[];
  /** The entry itself when it can be read two ways or holds a wish no rule keeps. */
  doubtful: string[];
}

interface Draft {
  allergens: Set<AllergenClass>;
  diets: Set<Diet>;
  /** Comparable forms of the parent's own words. */
  own: string[];
}

const WITH_FISH = /\bvegetarian\b.*\b(?:except|but|plus|with|eat)\b.*\b(?:fish|seafood)\b/;
// 'No nut allergy' may deny it, or shout it.
const SHOUT_OR_DENIAL = /^(?:no|without)(?: \w+){1,3} (?:allergy|intolerance|sensitivity)$/;
const JOINED = /\b(?:and|or|nor|but|plus|also)\b/;
const LONG_ENTRY = 5;
// 'Kiwi fruit' is the kiwi, not every fruit.
const GENERAL = new Set(['fruit', 'vegetable', 'juice', 'sauce', 'grain']);
// Needed or wished for, these are still diets; 'wants more meat' is not one.
const FOODS_AMONG_DIETS =
  /^(?:meat|red meat|pork|pig|beef|lamb|mutton|poultry|alcohol|gelatin|honey|cow meat|pork product)$/;

/** The meaning of a name: a class or diet word first, then the food lists; undefined when it means nothing here. */
function meaningOf(name: string): Meaning | 'food' | 'free' | undefined {
  const { meanings, avoiding, around } = vocabulary();
  const meaning = meanings.get(name);
  if (meaning || around.has(name) || avoiding.has(name)) return meaning;
  const food = lexicon().names.get(name);
  if (isGroup(name)) return 'food';
  if (!food || food.traces) return undefined;
  if (food.without.size === 0) return 'food';
  return ALLERGENS.some(({ id }) => food.without.has(id)) && !food.without.has('meat') ? 'free' : undefined;
}

function addMeaning({ allergens, diets }: Meaning, draft: Draft, name = ''): void {
  // 'Legumes' are three classes, and in addition beans and lentils.
  if (isGroup(name)) draft.own.push(name);
  for (const id of allergens) draft.allergens.add(id);
  for (const diet of diets) draft.diets.add(diet);
}

/**
 * A food means its classes; without any it is matched by its own name. A grain also keeps its name: 'certified
 * gluten-free oats' are not gluten, but still oats.
 */
function addFood(name: string, draft: Draft): void {
  const { contains } = readFood(name);
  const classes = ALLERGENS.map(({ id }) => id).filter((id) => contains.has(id));
  for (const id of classes) draft.allergens.add(id);
  if (classes.length === 0) draft.own.push(...bareNames(name));
  else draft.own.push(...memberNames(name));
}

/** 'eggless' or 'wheat-free' as a restriction guards against the food that it removes. */
function addFree(name: string, draft: Draft): void {
  for (const { id } of ALLERGENS) if (lexicon().names.get(name)?.without.has(id)) draft.allergens.add(id);
}

let longestByFirstWord: Map<string, number> | undefined;

/** The most words of a name that starts with this word; 0 when none does, so that no window need be tried. */
function longestFrom(word: string): number {
  if (!longestByFirstWord) {
    longestByFirstWord = new Map();
    const { meanings, notFood } = vocabulary();
    for (const names of [meanings.keys(), notFood, lexicon().names.keys(), groupNames()])
      for (const name of names) {
        const words = name.split(' ');
        const first = words[0] ?? '';
        longestByFirstWord.set(first, Math.max(words.length, longestByFirstWord.get(first) ?? 0));
      }
  }
  return longestByFirstWord.get(word) ?? 0;
}

/** Takes the longest names out of a piece; what is left over is kept word by word. */
function takeNames(words: readonly string[], draft: Draft): void {
  const { avoiding, around, wishes, notFood, alwaysCheck } = vocabulary();
  const { longest, fillers } = lexicon();
  const rest: (string | null)[] = [...words];
  const reach = words.map(longestFrom);
  for (let length = Math.min(words.length, longest); length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      if ((reach[start] ?? 0) < length) continue;
      const part = rest.slice(start, start + length);
      const name = part.join(' ');
      const meaning = part.includes(null) ? undefined : meaningOf(name);
      if (!meaning && !(notFood.has(name) && !part.includes(null))) continue;
      rest.fill(null, start, start + length);
      if (meaning === 'food') addFood(name, draft);
      else if (meaning === 'free') addFree(name, draft);
      else if (meaning) addMeaning(meaning, draft, name);
    }
  const left = rest
    .filter((word) => word !== null)
    .filter(
      (word) => !avoiding.has(word) && !around.has(word) && !wishes.has(word) && !alwaysCheck.includes(word),
    );
  const telling = left.filter((word) => !fillers.has(word));
  draft.own.push(...(telling.length > 0 || draft.own.length > 0 ? telling : left));
}

/** 'Needs a vegan lunch' is vegan all the same; 'needs more milk' is no milk allergy. */
function takeDiets(text: string, draft: Draft): boolean {
  const diets = [...vocabulary().meanings].filter(
    ([name, meaning]) =>
      meaning.diets.length > 0 && !FOODS_AMONG_DIETS.test(name) && ` ${text} `.includes(` ${name} `),
  );
  for (const [, meaning] of diets) addMeaning(meaning, draft);
  return diets.length > 0;
}

const blank = (): Draft => ({ allergens: new Set(), diets: new Set(), own: [] });

// 'Half and half' is one food, not two halves.
let joinedNames: string[] | undefined;

function takeText(whole: string, draft: Draft): void {
  joinedNames ??= [...lexicon().names.keys()].filter((name) => JOINED.test(name));
  let text = whole;
  for (const name of JOINED.test(whole) ? joinedNames : []) {
    if (!holdsName(text, name)) continue;
    addFood(name, draft);
    text = text.replace(name, ' ');
  }
  for (const piece of text.split(JOINED)) takeNames(piece.split(' ').filter(Boolean), draft);
}

/** True when a text names a class, a diet or a food of the lists. */
function namesSomething(text: string): boolean {
  const draft = blank();
  takeText(text, draft);
  return draft.allergens.size > 0 || draft.diets.size > 0 || draft.own.some(isFood);
}

const isFood = (word: string): boolean => lexicon().names.has(word) || isGroup(word);

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

/** Finds the parent's own spelling of a comparable form in their text. */
function spellingsIn(text: string): (form: string) => string {
  const raw = text.split(/[^\p{L}\p{N}'’-]+/u).filter(Boolean);
  const byLength = new Map<number, Map<string, string>>();
  const shownBy = (most: number): Map<string, string> => {
    const shown = new Map<string, string>();
    for (let start = 0; start < raw.length; start += 1)
      for (let end = start + 1; end <= Math.min(start + most, raw.length); end += 1) {
        const words = raw.slice(start, end).join(' ');
        const form = nameForm(words);
        if (!shown.has(form)) shown.set(form, words);
      }
    return shown;
  };
  return (form) => {
    const most = form.split(' ').length;
    const shown = byLength.get(most) ?? shownBy(most);
    byLength.set(most, shown);
    return shown.get(form) ?? form;
  };
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
  if (DASH.test(text)) return EMPTY;
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
