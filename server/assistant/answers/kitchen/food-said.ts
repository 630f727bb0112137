// The subject of a question about food: one food or dish, a pasted list of ingredients, or whether one holds another.
import { mealsOfDate } from '#rules/calendar/events/meal-events.ts';
import { readFood } from '#rules/food/allergens.ts';
import { addDays } from '#rules/time/dates.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { foodsOf } from '../../reading/pasted-recipe.ts';
import type { Asked } from '../plan.ts';

/** Words of a question that belong to no food; an ingredient never begins or ends with one. */
const AROUND = new Set(
  "a an the of for with to is are am be was it its that this these those them they there here we us our ours my mine i me you your he she his her him can could may might would should will do does did have has had having eat eats eating drink get gets give giving allowed allow ok okay okey alright all right fine safe good go bad not or and any anything anyone anybody anything everyone everybody who which what whats if in on at by so then pip hey hi please pls just really usually normally kid kids kids' children family household house home people baby babies boys girls everybody's class check checking before buy buying want wants wanted careful problem label says package reads ingredients ingredient contains contain because about asking alergy allergy allergies allergic w whats' neighbor made teacher bringing brought party they've too also today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday ever use uses call calls wondering right now out from new place restaurant takeout takeaway delivery leave leaves left off hold skip without order ordering ordered birthday lol party potluck next door store bought homemade wont won't cant can't huh right fry cook bake roast using put add adding makes making dinner lunch breakfast supper meal tonights dinners safe problem issue trouble eaten react avoid still even though because bc cuz coz since cause possible possibly doable both work works don't dont doesn't doesnt over no every each morning mornings evening evenings daily afternoon afternoons night nights week isn't isnt that's thats decided piece pieces bit slice half send sending pack packing bring brings give gives neighbors neighbour neighbours pregnant i'm".split(
    ' ',
  ),
);
const FEWEST_LISTED = 3;
const MOST_NAMED = 4;
/** A label's words for what may have got in, and what. */
const TRACES =
  /(?:\bmay contain|\btraces? of|\b(?:facility|equipment|line)\b.*\b(?:process\w*|handles?|with|for|makes?))\s+(.+)/i;
/** A line of a list. */
const LINE = /^\s*[-*•·]\s/;
const HOLDS = new Set(['have', 'has', 'contain', 'contains', 'include', 'includes', 'use', 'uses']);
const ASKS_HOLDING = new Set(['does', 'do', 'is', 'are', 'any', 'did']);
const MAY = new Set(['can', 'may', 'could', 'should', 'allowed', 'who', 'which']);

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’&%-]+/gu) ?? [];

/** Words that name people, diets and ages in a text, which are no food either. */
function othersIn({ slots }: Asked): ReadonlySet<string> {
  return new Set(
    [...slots.people.map(({ said }) => said), ...slots.groups, ...slots.diets, ...slots.ages]
      .flatMap(words)
      .flatMap((word) => [word, `${word}s`, `${word}'s`, `${word}’s`, word.replace(/['’]?s$/, '')]),
  );
}

/** The 'roast' of 'pot roast', and not that of 'can I roast carrots'. */
const isRoast = (word: string, before: string | undefined, isOwn: (word: string) => boolean): boolean =>
  word === 'roast' && before !== undefined && isOwn(before);

/** A text without the words of the question at its ends. */
function trimmed(text: string, others: ReadonlySet<string>): string {
  const all = words(text);
  const isOwn = (word: string): boolean => !AROUND.has(word) && !others.has(word);
  const isFood = (word: string, at: number): boolean => isOwn(word) || isRoast(word, all[at - 1], isOwn);
  const from = all.findIndex(isFood);
  return from < 0 ? '' : all.slice(from, all.findLastIndex(isFood) + 1).join(' ');
}

/** The runs of words that can be a food, in order. */
function runsOf(text: string, others: ReadonlySet<string>): string[] {
  const runs: string[][] = [[]];
  const isOwn = (word: string): boolean => !AROUND.has(word) && !others.has(word);
  for (const word of words(text)) {
    if (!isOwn(word) && !isRoast(word, runs.at(-1)?.at(-1), isOwn)) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs.filter((run) => run.length > 0).map((run) => withoutStrays(run).join(' '));
}

const LONGEST_STRAY = 3;
/** 'Pizza rn': a short word at an end that no food has is not part of its name; 'pad thai' is one food. */
function withoutStrays(run: string[]): string[] {
  const isStray = (word: string): boolean =>
    word.length <= LONGEST_STRAY && readFood(word).unknown.length > 0;
  const from = run.findIndex((word) => !isStray(word));
  const rest = run.slice(Math.max(0, from), run.findLastIndex((word) => !isStray(word)) + 1);
  const [whole, kept] = [readFood(run.join(' ')), readFood(rest.join(' '))];
  return kept.names.length > 0 && kept.names.join() === whole.names.join() ? rest : run;
}

/** The ingredients of a pasted list; nothing where the text is no list. */
export function listedIngredients(asked: Asked): string[] {
  if (asked.slots.recipe) return foodsOf(asked.slots.recipe);
  const others = othersIn(asked);
  const isOfTraces = TRACES.test(asked.text);
  const sentences = asked.text.split(/[.?!:]\s+|[\n]|\s[-–—]\s/);
  const parts = sentences.flatMap((sentence) =>
    sentence.includes(',') || sentence.includes(';') || LINE.test(sentence) || TRACES.test(sentence)
      ? sentence.split(/[,;()[\]]/)
      : [],
  );
  const foods = parts
    .flatMap((part) => {
      const traces = TRACES.exec(part)?.[1];
      if (traces) return traces.split(/ (?:and|or) /).map((one) => `may contain ${trimmed(one, others)}`);
      // 'The granola bar has oats': the list begins behind the verb.
      return [trimmed(part.replace(/^.*(?::|\b(?:has|have|reads)\b)/, ''), others)];
    })
    .filter((part) => /\p{L}/u.test(part));
  return foods.length >= FEWEST_LISTED || (isOfTraces && foods.length > 0) ? [...new Set(foods)] : [];
}

interface Held {
  /** Undefined for 'it' where no dish was named, spoken of or planned. */
  whole: string | undefined;
  part: string;
}

const POINTS = /^(?:it|this|that|they|these|those)$/;
/** The whole that was named; for 'it' and 'tonight's dinner' the dish that is meant. */
function heldBy(asked: Asked, named: string, part: string, said: readonly string[]): Held | undefined {
  if (part === '') return undefined;
  if (named !== '') return { whole: named, part };
  const { what } = asked.chosen;
  const isMeant = said.some((word) => POINTS.test(word)) || asked.slots.meals.length > 0;
  return isMeant ? { whole: typeof what === 'string' ? what : dishMeant(asked), part } : undefined;
}

/** 'Pad thai has fish sauce, right' asks as well. */
const STATES_HOLDING =
  /^\W*(?:(?:so|and|but|wait|hey|ok|the|our|my)\W+)*((?!(?:who|what|which|that|this|it|he|she|they|we)\b)[^,.?!]{2,40}? (?:has|have|contains?) [^,.?!]{2,40}?)(?: in (?:it|there|them))?,? (?:right|correct|huh|yes|no|does(?:n['’]?t| not)? (?:it|they)|do(?:n['’]?t)? they)\W*$/i;

/** 'Does pad thai have egg in it?', 'any nuts in pesto?', 'does it have nuts?' → the two. */
export function holdingAsked(asked: Asked): Held | undefined {
  const others = othersIn(asked);
  // What is told behind the question is no part of it.
  const stated = STATES_HOLDING.exec(asked.text);
  const all = words(stated ? `does ${stated[1]}` : asked.text.replace(/\?[^?]*$/, '?'));
  const start = all.findIndex((word) => ASKS_HOLDING.has(word));
  if (start < 0) return undefined;
  const rest = all.slice(start);
  const verb = rest.findIndex((word) => HOLDS.has(word));
  const within = rest.indexOf('in');
  if (verb > 0 && !rest.slice(0, verb).some((word) => MAY.has(word) || others.has(word))) {
    const [whole, part] = [
      trimmed(rest.slice(0, verb).join(' '), others),
      runsOf(rest.slice(verb).join(' '), others)[0] ?? '',
    ];
    const spokenOf = whole === '' ? (runsOf(all.slice(0, start).join(' '), others)[0] ?? '') : whole;
    return heldBy(asked, spokenOf, part, rest.slice(0, verb));
  }
  const isThere = rest[0] === 'any' || rest[1] === 'there' || rest[1] === 'any';
  if (isThere && within > 0) {
    const [part, whole] = [
      trimmed(rest.slice(0, within).join(' '), others),
      runsOf(rest.slice(within + 1).join(' '), others)[0] ?? '',
    ];
    return heldBy(asked, whole, part, rest.slice(within));
  }
  return undefined;
}

/** 'Can Bug eat Tuesday's dinner', 'can he have it': the dish on the menu then, or the one spoken of. */
function dishMeant({ slots, focus, household, facts, text }: Asked): string | undefined {
  const day = slots.days.findLast(({ isPast }) => !isPast)?.date;
  const isMeal = slots.meals.length > 0 || day !== undefined || /\btonight/i.test(text);
  if (!isMeal) return focus.dish;
  const planned = mealsOfDate(household.menus, day ?? facts.today);
  return planned.find(({ meal }) => (slots.meals[0] ?? 'dinner') === meal)?.text;
}

const comingDishes = ({ household, facts }: Asked): string[] =>
  Array.from({ length: 14 }, (_, day) => addDays(facts.today, day)).flatMap((date) =>
    mealsOfDate(household.menus, date).map((meal) => meal.text),
  );

/** The only dish of the next two weeks whose name holds one of these. */
function onlyCalled(asked: Asked, names: readonly string[]): string | undefined {
  const called = comingDishes(asked).filter((dish) => names.some((name) => holdsName(nameForm(dish), name)));
  return new Set(called).size === 1 ? called[0] : undefined;
}

const SHORTEST_CALLED = 4;
/** 'Kontomire' of 'Spinach stew (kontomire)': a word that is no known food, of one planned dish. */
export const plannedByWord = (asked: Asked): string | undefined =>
  asked.slots.foods.length + asked.slots.dishes.length > 0
    ? undefined
    : onlyCalled(
        asked,
        runsOf(asked.text, othersIn(asked))
          .filter((run) => run.length >= SHORTEST_CALLED)
          .map(nameForm),
      );

/** 'Wednesday's mahi': the one dish of the next two weeks that is called so, where a day or meal is named. */
function dishOfDay(asked: Asked, names: readonly string[]): string | undefined {
  const { text, slots } = asked;
  if (slots.meals.length === 0 && !/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\btonight/i.test(text))
    return undefined;
  return onlyCalled(asked, names);
}

const LEFT_OUT = /\b(?:without|minus|sans|no|w\/o)\b(?:\W+(?:the|any|a|added))?\W*$/i;
/** 'Soup with crayfish', 'hummus without tahini': the foods of a question in their order. */
function joinedRuns(text: string, runs: readonly string[]): string {
  let [said = ''] = runs;
  let from = 0;
  const lower = words(text).join(' ');
  for (const [at, run] of runs.entries()) {
    const start = Math.max(from, lower.indexOf(run, from));
    if (at > 0) said += `${LEFT_OUT.test(lower.slice(from, start)) ? ' without ' : ' with '}${run}`;
    from = start + run.length;
  }
  return said;
}

const ASKS = /(?:,|[.!]\s|\bso\b|\band\b)\s*((?:is|are|can|could|would|will|does|do|which)\b[^,.!]*\??)\s*$/i;
/** 'She's making a tray with hummus, is hummus ok': the clause that asks, where it names a food. */
function asking({ text, slots }: Asked): string {
  const clause = ASKS.exec(text)?.[1];
  const isNamed = [...slots.foods, ...slots.dishes].some(({ said }) => clause?.includes(said));
  return clause !== undefined && isNamed ? clause : text;
}

/** The food or dish that is asked about: the run that holds a known one, else the menu's, else the longest. */
export function foodSaid(asked: Asked): string | undefined {
  const answer = asked.chosen['what'];
  if (typeof answer === 'string') return answer;
  const runs = runsOf(asking(asked), othersIn(asked));
  const known = [...asked.slots.dishes, ...asked.slots.foods].map(({ said }) =>
    nameForm(said.replace(/^(?:without|no) /i, '')),
  );
  // 'And the baby?' is about the dish of before.
  const spoken = asked.focus.dish;
  const isFollowUp = asked.said !== asked.text && !known.some((name) => nameForm(asked.said).includes(name));
  if (isFollowUp && spoken !== undefined) return spoken;
  const planned = dishOfDay(asked, known) ?? plannedByWord(asked);
  if (planned !== undefined) return planned;
  const named = runs.filter((run) => known.some((name) => name !== '' && nameForm(run).includes(name)));
  return (
    // 'Soup with crayfish', 'plantains in peanut oil': each part counts.
    (named.length > 0 ? joinedRuns(asking(asked), named.slice(0, MOST_NAMED)) : undefined) ??
    (known.length === 0 ? dishMeant(asked) : undefined) ??
    runs.toSorted((one, other) => other.length - one.length)[0]
  );
}
