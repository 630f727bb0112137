// Ideas for what to cook: dishes that suit those who eat, dishes of some foods, or of what the pantry has.
import type { FoundDish } from '#contract/schemas/food.ts';
import { MEALS, type Meal } from '#contract/week.ts';
import { checkFor, concernSentence, type Eater } from '#rules/food/meal-concerns.ts';
import { findDishes } from '#rules/meals/find-dishes.ts';
import { wordsIn } from '#rules/meals/dish-without.ts';
import { capital, listed, paragraphs, quoted } from '../../text/say.ts';
import { eatersOf, namesOf as namesIn } from '../kitchen/eaters.ts';
import { named, recipesOf } from '../kitchen/known-recipes.ts';
import { answerRecipe } from '../kitchen/recipes.ts';
import { isListed, limitsFor } from '../kitchen/rich-foods.ts';
import { formWords } from '../named-rows.ts';
import { usualParts } from '../kitchen/usual-parts.ts';
import type { Answerers, Asked, Plan, Read } from '../plan.ts';
import { cookedWith, mealTypeIn, withoutIn } from './dish-words.ts';
import { againstFamily } from './dishes.ts';
import { isCalled } from './names.ts';
import { fittingDishes, smallKindIn, type Wanted } from './fitting-dishes.ts';
import { sayDishes } from './found-dishes.ts';
import { minutesIn, withoutFoods } from './plan-words.ts';
import { plannedAgainst, suggestionHead, unjudgedFor } from './suggestion-head.ts';

const FAMILY: Read = { tool: 'listFamilyMembers', input: {} };
const MOST_IDEAS = 3;
const MOST_DISHES = 4;
/** A search goes through each dish; a family with more ideas sees the newest. */
const MOST_SEARCHED = 300;

const EXCEPTS = /\b(?:but|except(?: for)?|besides|other than|apart from) (?:maybe |for )?\p{L}+/iu;
/** Those who eat: a diet that is named counts beside them. */
function eatersIn(asked: Asked): { eaters: readonly Eater[]; isNamed: boolean } {
  return eatersOf({
    ...asked,
    slots: { ...asked.slots, diets: [], ages: [], isMe: false },
    text: EXCEPTS.exec(asked.text)?.[0] ?? '',
  });
}

interface Limits {
  meal: Meal;
  /** The meal, or snacks, sides or desserts. */
  kind: Wanted['kind'];
  without: string[];
  maxMinutes: number | undefined;
}

function limitsOf({ text, slots, focus }: Asked): Limits {
  const meal =
    MEALS.find((one) => slots.meals.includes(one)) ?? MEALS.find((one) => one === mealTypeIn(text));
  const wanted = meal ?? MEALS.find((one) => one === focus.meal) ?? 'dinner';
  return {
    meal: wanted,
    kind: smallKindIn(text) ?? wanted,
    without: withoutFoods(text),
    maxMinutes: minutesIn(text),
  };
}

/** The limits of the diets that a wish names, and of those it is for. */
function foodsLeftOut(asked: Asked) {
  const { eaters, isNamed } = eatersIn(asked);
  return limitsFor(asked, isNamed ? eaters : [], asked.text);
}

/** Dishes that suit those who eat, none of them shown before; those first that suit everybody. */
function freshDishes(
  asked: Asked,
  { kind, without, maxMinutes }: Limits,
  date: string,
  most: number,
): string[] {
  const { eaters } = eatersIn(asked);
  const shown = new Set(asked.focus.dishes ?? []);
  const planned = new Set(
    asked.household.menus.flatMap(({ meals }) =>
      Object.values(meals).flatMap((day) => Object.values(day ?? {})),
    ),
  );
  const seed = `${date} ${asked.facts.today}`;
  const fresh = fittingDishes({
    kind,
    eaters,
    without,
    limits: foodsLeftOut(asked),
    maxMinutes,
    seed,
  }).filter((name) => !shown.has(name) && !planned.has(name));
  const isForAll = (name: string): boolean => againstFamily(asked, name) === undefined;
  return [...fresh.filter(isForAll), ...fresh.filter((name) => !isForAll(name))].slice(0, most);
}

/** Any dish for a meal of a date. */
export const dishForDay = (asked: Asked, date: string, meal: Meal): string | undefined =>
  freshDishes(asked, { ...limitsOf(asked), meal, kind: meal }, date, 1)[0];

const COUNTS: Readonly<Record<string, number>> = {
  couple: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
};

/** 'Like five' */
const countIn = ({ slots, text }: Asked): number => {
  const words = text.toLowerCase().split(/\W+/);
  const number =
    words.flatMap((word) => COUNTS[word] ?? [])[0] ??
    slots.numbers.map(Number).find((one) => one > 1 && one <= 7);
  return number ?? MOST_IDEAS;
};

/** Ideas for those who eat. */
function suggest(asked: Asked, before?: string): Plan {
  const { household, facts } = asked;
  const limits = limitsOf(asked);
  const { eaters, isNamed } = eatersIn(asked);
  const date = asked.slots.days.find(({ isPast }) => !isPast)?.date ?? facts.today;
  const leftOut = foodsLeftOut(asked);
  const dishes = freshDishes(asked, limits, date, countIn(asked));
  const reads = [FAMILY];
  if (dishes.length === 0)
    return {
      text:
        leftOut.length > 0
          ? `I find no dish in the cookbook without foods high in ${listed(
              leftOut.map(({ name }) => name),
              'or',
            )}. Name some foods and I look for dishes with them.`
          : 'I found no dish that fits everyone. Should I try with more time?',
      reads,
    };
  const refused = limits.without.map((food) => food.replace(/^(?:no|any) /, ''));
  const members = household.members.filter(({ name }) => eaters.some((eater) => eater.name === name));
  return {
    text: paragraphs(
      before ?? plannedAgainst(asked, members, date, limits.meal),
      suggestionHead(
        isNamed ? members : household.members,
        household.members.length,
        leftOut,
        unjudgedFor(asked, eaters, isNamed ? isListed : undefined),
      ),
      refused.length > 0 ? `None has ${listed(refused.map(quoted), 'or')} in it.` : undefined,
      dishes.map((dish) => `- ${dish}`).join('\n'),
      leftOut.length > 0 || isNamed
        ? 'Tell me which one goes on the menu, and for which day.'
        : 'Should I plan the whole week like that?',
    ),
    reads,
    focus: {
      dishes,
      meal: limits.meal,
      ...(members.length === 1 && members[0] ? { family_member: members[0].id } : {}),
      ...(asked.slots.days.length > 0 ? { day: date } : {}),
    },
  };
}

const PANTRY_WORDS =
  /^(?:what(?:ever)? (?:we|i|is|there|s)|the things (?:we|i)|stuff (?:we|i)|our (?:pantry|fridge)|(?:the|my|our) (?:pantry|fridge|freezer|kitchen|cupboards?|leftovers)|things? (?:we|i) have|everything (?:we|i)|ingredients (?:we|i)|food (?:we|i))/i;

/** Foods to cook with that those who are named must not have. */
function refusedBy(asked: Asked, wanted: readonly string[]): { kept: string[]; words: string | undefined } {
  const { eaters, isNamed } = eatersIn(asked);
  const check = checkFor(isNamed ? eaters : []);
  const against = (food: string) => check.ofItem(food).filter(({ strength }) => strength === 'contains');
  const out = wanted.filter((food) => against(food).length > 0);
  const people = [...new Set(out.flatMap((food) => against(food).flatMap((one) => one.people)))];
  return {
    kept: wanted.filter((food) => !out.includes(food)),
    words:
      out.length === 0
        ? undefined
        : `${capital(listed(out.map(quoted)))} ${out.length > 1 ? "aren't" : "isn't"} right for ${namesIn(asked, people)}, so I looked without ${out.length > 1 ? 'them' : 'it'}.`,
  };
}

/** The result of a search that pauses between its steps. */
function toEnd<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The dishes that use some foods, or what the pantry has, those first that suit the people who are named. */
function search(
  asked: Asked,
  input: Readonly<Record<string, unknown>>,
  wanted: readonly string[],
): FoundDish[] {
  const { household } = asked;
  const { eaters, isNamed } = eatersIn(asked);
  const ideas = household.ideas.slice(-MOST_SEARCHED);
  const all = toEnd(
    findDishes(
      { ideas, pantry: household.pantry.slice(0, MOST_SEARCHED), members: eaters },
      {
        with: wanted,
        without: wordsIn(typeof input['without'] === 'string' ? input['without'] : ''),
        mealType: mealTypeIn(typeof input['mealType'] === 'string' ? input['mealType'] : ''),
        maxMinutes: typeof input['maxMinutes'] === 'number' ? input['maxMinutes'] : undefined,
        limit: MOST_DISHES,
      },
    ),
  );
  if (!isNamed) return all;
  const check = checkFor(household.members, ideas);
  return all.map((dish) => ({ ...dish, concerns: check.ofDish(dish).map(concernSentence) }));
}

/** 'Low-sodium' */
const LOW = /\blow[ -]\p{L}+/iu;

/** Dishes that use some foods; without any, of what the pantry has. */
function findWith(asked: Asked, foods: readonly string[]): Plan {
  const { text, household } = asked;
  const { kept: wanted, words: refused } = refusedBy(asked, foods);
  if (foods.length === 0 && household.pantry.length === 0)
    return {
      text: 'Nothing is written down for your pantry yet. Tell me what you have, such as “what can I cook with rice and eggs”.',
      reads: [{ tool: 'listPantryItems', input: {} }],
    };
  if (foods.length > 0 && wanted.length === 0) return suggest(asked, refused);
  const without = withoutIn(text);
  const mealType = mealTypeIn(text);
  const maxMinutes = minutesIn(text);
  const input = {
    ...(wanted.length > 0 ? { with: wanted.join(', ') } : {}),
    ...(without.length > 0 ? { without: without.join(', ') } : {}),
    ...(mealType ? { mealType } : {}),
    ...(maxMinutes ? { maxMinutes } : {}),
    limit: MOST_DISHES,
  };
  const limits = [
    without.length > 0 ? `without ${listed(without.map(quoted), 'or')}` : '',
    maxMinutes ? `in at most ${maxMinutes} minutes` : '',
    mealType ? `for ${mealType}` : '',
  ].filter(Boolean);
  const dishes = search(asked, input, wanted);
  // 'Soup', 'muffins': no food to cook with, and the name of some dishes.
  const [called = '', ...others] = wanted;
  if (dishes.length === 0 && others.length === 0 && named(formWords(called), recipesOf(asked)).length > 0)
    return answerRecipe({ ...asked, text: [called, LOW.exec(text)?.[0]].join(' ') });
  const how = [
    wanted.length === 0 ? 'with what your pantry has' : `with ${listed(wanted.map(quoted))}`,
    ...limits,
  ];
  return {
    text: paragraphs(
      unjudgedFor(asked, eatersIn(asked).eaters),
      refused,
      sayDishes(dishes, how.join(' '), wanted.length),
    ),
    reads: [
      ...(wanted.length === 0 ? [{ tool: 'listPantryItems', input: {} }] : []),
      { tool: 'findDishes', input },
    ],
    focus: { dishes: dishes.map(({ name }) => name), ...(mealType === undefined ? {} : { meal: mealType }) },
  };
}

const COOKED_WITH =
  /\b(?:cook|make|eat|bake|prepare|do|dish(?:es)?|meals?|recipes?|something|dinner|lunch|breakfast)\b.*?\b(?:with|using|out of|from)\s+(.+?)[?.!\s]*$/i;
/** A limit or company, and nothing to cook with. */
const NO_THING =
  /^(?:no|not|less|few|fewer|only|under|just|lots|plenty|more|little|minimal|a few|\d|friends|me|us|it|that|this|them|scratch|the cookbook|our ideas|prep)\b/i;

/** Foods that no list knows, or what is in the pantry: 'with kiwano', 'with what we have'. */
function thingsToCook({ text, slots }: Asked): string | undefined {
  const things = COOKED_WITH.exec(text)?.[1];
  const plain = (words: string) => words.toLowerCase().replace(/^(?:(?:the|my|our)\s+)+/, '');
  const company = [...slots.people, ...slots.relations].map(({ said }) => said);
  const isCompany = [...company, ...slots.groups].some((said) => plain(things ?? '').startsWith(plain(said)));
  return things === undefined || isCompany || NO_THING.test(things) ? undefined : things;
}

/** 'Something like pad thai': its usual parts, without those that somebody must not have. */
const LIKE = /\b(?:like|similar to)\b/i;

/** 'What can I cook with chicken and rice?', 'a main dish for Junie, no nuts' */
function suggestDish(asked: Asked): Plan {
  const { slots, text, focus } = asked;
  // 'A good side for meatloaf' is cooked beside it, not with it.
  if (/\bsides?(?: dish(?:es)?)?\b.*\b(?:for|with|to)\b/i.test(text)) return suggest(asked);
  const refused = [...withoutIn(text), ...withoutFoods(text)];
  // A dessert is no food to cook with.
  const named = [...slots.foods, ...slots.dishes]
    .map(({ said }) => said)
    .filter((said) => smallKindIn(said) === undefined);
  const wanted = named.filter(
    (food) => !refused.some((word) => isCalled(word, food) || isCalled(food, word)),
  );
  const model = LIKE.test(text) ? (slots.dishes[0]?.name ?? focus.dish) : undefined;
  const check = checkFor(eatersIn(asked).eaters);
  const parts = (model === undefined ? [] : usualParts(model).map(({ food }) => food)).filter(
    (food) => check.ofItem(food).length === 0,
  );
  if (parts.length > 0) return findWith(asked, parts);
  const cooked = cookedWith(listed(wanted));
  if (cooked.length > 0) return findWith(asked, cooked);
  if (named.length > 0) return suggest(asked);
  const things = thingsToCook(asked);
  if (things === undefined) return suggest(asked);
  if (PANTRY_WORDS.test(things)) return findWith(asked, []);
  const foods = cookedWith(things);
  return foods.length > 0 ? findWith(asked, foods) : suggest(asked);
}

export const suggestAnswers: Answerers = { dish_suggest: suggestDish };
