// How a medicine is taken, as claims that can be compared: with, before or after a thing, at a time of the day, and denied
// or not. A stored instruction says yes or no to a claim, or leaves it open.
import type { Medication } from '#contract/kinds/medication.ts';
import { fold, stem, wordsOf } from '../../../text/fold-text.ts';

type Relation = 'with' | 'before' | 'after' | 'empty' | 'at';

interface Claim {
  relation: Relation;
  /** 'food', 'milk', 'morning'. */
  thing: string;
  isDenied: boolean;
  isOnly: boolean;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const RELATIONS: Readonly<Partial<Record<string, Relation>>> = {
  with: 'with',
  without: 'with',
  before: 'before',
  after: 'after',
};
const FOOD = setOf('food foods meal meals eat eating');
const DENYING = setOf('not no never without avoid dont away');
const ENDS_RELATION = setOf('in at on for from to as if until when while is it');
const PASSED_OVER = setOf(
  'the a an of her his my our their your this that every each some any take taken taking given full big large glass plenty lots or and ok okay fine too also right still again day daily all always',
);
const TIMES = Object.entries({
  morning: 'morning mornings',
  midday: 'noon midday afternoon afternoons',
  evening: 'evening evenings',
  night: 'night nights nightly bedtime bed',
});
const MEALS: Readonly<Partial<Record<string, string>>> = {
  breakfast: 'morning',
  lunch: 'midday',
  dinner: 'evening',
  supper: 'evening',
};
const IS_TIME: ReadonlyMap<string, string> = new Map(
  TIMES.flatMap(([time, words]) => words.split(' ').map((word) => [word, time] as const)),
);
const TIME_NAMES = new Set(TIMES.map(([time]) => time));

/** The things one word of a clause speaks of, with the relation it stands in. */
function thingsOf(word: string, relation: Relation | undefined, isDenied: boolean): [Relation, string][] {
  const time = IS_TIME.get(word);
  if (time !== undefined) return [['at', time]];
  if (relation === undefined) return [];
  if (FOOD.has(word)) return [[relation, 'food']];
  const mealTime = MEALS[word];
  if (mealTime === undefined) return [[relation, stem(word)]];
  const own: [Relation, string] = [relation, word];
  // 'Not with breakfast' forbids neither the morning nor other food.
  return isDenied ? [own] : [own, [relation, 'food'], ['at', mealTime]];
}

function claimsOfClause(words: readonly string[]): Claim[] {
  const isOnly = words.includes('only');
  const claims: Claim[] = [];
  let isDenied = false;
  let relation: Relation | undefined;
  for (const [at, word] of words.entries()) {
    isDenied ||= DENYING.has(word);
    if (word === 'no' || word === 'avoid') relation = 'with';
    else if (RELATIONS[word] !== undefined) relation = RELATIONS[word];
    else if (words[at + 1] === 'stomach' && (word === 'empty' || word === 'full'))
      claims.push({ relation: word === 'empty' ? 'empty' : 'with', thing: 'food', isDenied, isOnly });
    else if (ENDS_RELATION.has(word)) relation = undefined;
    else if (!PASSED_OVER.has(word) && !DENYING.has(word) && word !== 'stomach')
      claims.push(
        ...thingsOf(word, relation, isDenied).map(([own, thing]) => ({
          relation: own,
          thing,
          isDenied,
          isOnly,
        })),
      );
  }
  return claims;
}

/** 'With or without food', 'no more than two', 'to avoid nausea' deny nothing and claim nothing. */
const NO_CLAIM =
  /\b(?:with|without|before|after) or (?:with|without|before|after)\b|\b(?:no|not) (?:more|later|less|fewer|longer|only)\b|\bto avoid\b/g;
/** 'Within 2 hours of milk' and 'away from milk' are beside it. */
const BESIDE: readonly (readonly [RegExp, string])[] = [
  [/\bwithin (?:[\w.]+ ){1,3}of\b/g, 'with'],
  [/\b(?:away|(?:hours?|hrs?) (?:apart|separate(?:d)?)) from\b/g, 'not with'],
];
const CLAUSE_END = /[.,;:!?()\n]|\b(?:but|instead|(?:and|then)(?= (?:take|give|use)\b))\b/;

/** 'With juice, not with milk' claims juice and denies milk. */
export const claimsOf = (text: string): Claim[] =>
  BESIDE.reduce((plain, [words, stood]) => plain.replace(words, stood), fold(text))
    .replace(NO_CLAIM, 'for')
    .split(CLAUSE_END)
    .flatMap((clause) => claimsOfClause(wordsOf(clause)));

const isTime = ({ thing }: Claim): boolean => TIME_NAMES.has(thing);
/** Food cannot be both; other pairs, such as before food and on an empty stomach, may be. */
const EXCLUDING = new Set(['with before', 'with empty', 'after before', 'after empty']);
const areExclusive = (one: Relation, other: Relation): boolean =>
  EXCLUDING.has(`${one} ${other}`) || EXCLUDING.has(`${other} ${one}`);

const A_DAY: Readonly<Partial<Record<string, number>>> = {
  'twice daily': 2,
  'three times daily': 3,
  'four times daily': 4,
  'as needed': Infinity,
};

/** The times of a day that are stored, where they are all there are. */
function allTimes(stored: readonly Claim[], { frequency }: Pick<Medication, 'frequency'>): Set<string> {
  const times = new Set(stored.filter((one) => isTime(one) && !one.isDenied).map(({ thing }) => thing));
  return times.size >= (A_DAY[frequency ?? ''] ?? 1) ? times : new Set();
}

/** Judges one claim that is asked for by one that is stored: true, false, or undefined where that says nothing. */
function says(stored: Claim, asked: Claim): boolean | undefined {
  if (stored.thing === asked.thing) {
    if (stored.relation === asked.relation) return !stored.isDenied;
    return !stored.isDenied && areExclusive(stored.relation, asked.relation) ? false : undefined;
  }
  const isOther = stored.isOnly && !stored.isDenied && !isTime(asked) && !isTime(stored);
  return isOther && stored.relation === 'with' && asked.relation === 'with' ? false : undefined;
}

function verdictOn(
  asked: Claim,
  stored: readonly Claim[],
  medication: Pick<Medication, 'frequency'>,
): boolean | undefined {
  const verdicts = new Set(stored.map((one) => says(one, asked)).filter((one) => one !== undefined));
  const times = isTime(asked) ? allTimes(stored, medication) : new Set<string>();
  const isNear =
    asked.thing === 'evening' ? times.has('night') : asked.thing === 'night' && times.has('evening');
  if (verdicts.size === 0 && times.size > 0 && !isNear) verdicts.add(false);
  const [verdict] = verdicts;
  if (verdicts.size !== 1 || verdict === undefined) return undefined;
  return asked.isDenied ? !verdict : verdict;
}

/** A 'not' of the question: yes and no to it can be read both ways. */
const NEGATED = /\b(?:not|never|avoid)\b/;

/** True or false where a stored instruction settles a question about it; undefined where it leaves it open. */
export function settles(
  question: string,
  medication: Pick<Medication, 'instructions' | 'frequency'>,
): boolean | undefined {
  const asked = claimsOf(question);
  if (asked.length === 0 || NEGATED.test(fold(question))) return undefined;
  const stored = claimsOf(medication.instructions);
  const verdicts = asked.map((one) => verdictOn(one, stored, medication));
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
}

const SENTENCE_END = /(?<=[.;!])\s+|\n/;

/** Kinds of things that an instruction speaks of, with the words of a question that mean them. */
const KINDS = [
  ['dairy', 'milk yogurt yoghurt cheese butter cream kefir milkshake latte pudding cereal pizza'],
  ['calcium', 'milk yogurt yoghurt cheese kefir tums'],
  ['antacid', 'tums rolaids maalox mylanta'],
  ['alcohol', 'beer wine liquor cocktail vodka'],
] as const;
/** 'Three hours after it': a time between them is asked about, which a bare no would not answer. */
const TIME_BETWEEN = /\b(?:hours?|hrs?|minutes?|mins?|later|after|before|apart)\b/;

/** The sentence of an instruction that forbids a thing the text names: 'Not within 2 hours of milk or iron'. */
export function forbiddingSentence(instructions: string, text: string): string | undefined {
  const words = fold(text);
  const own = new Set(wordsOf(words).map(stem));
  const kinds = KINDS.filter(([, meant]) => meant.split(' ').some((word) => own.has(stem(word))));
  const said = new Set([...own, ...(TIME_BETWEEN.test(words) ? [] : kinds.map(([kind]) => stem(kind)))]);
  return instructions
    .split(SENTENCE_END)
    .find((sentence) =>
      claimsOf(sentence).some(
        ({ relation, thing, isDenied }) => isDenied && relation === 'with' && said.has(thing),
      ),
    );
}
