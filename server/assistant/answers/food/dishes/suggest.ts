// Ideas for what to cook: dishes that suit those who eat, dishes of some foods, or of what the pantry has.
import { MEALS, type Meal } from '#contract/week.ts';
import { checkFor } from '#rules/food/meal-concerns.ts';
import { numberWord } from '#rules/time/spoken/words.ts';
import { listed, paragraphs, quoted } from '../../../text/say.ts';
import { isListed, limitsFor } from '../../kitchen/rich-foods.ts';
import { usualParts } from '../../kitchen/usual-parts.ts';
import type { Answerers, Asked, Plan, Read } from '../../plan.ts';
import { eatersIn, findWith } from './cooked-with.ts';
import { cookedWith, mealTypeIn, withoutIn } from './dish-words.ts';
import { deviceWords, namesOfSort } from './dish-sorts.ts';
import { againstFamily, inCookbook } from './dishes.ts';
import { isCalled } from '../names.ts';
import { fittingDishes, smallKindIn, type Wanted } from './fitting-dishes.ts';
import { isWayOfEating, minutesIn, withoutFoods } from '../menus/plan-words.ts';
import { plannedAgainst, suggestionHead, unjudgedFor } from './suggestion-head.ts';

const FAMILY: Read = { tool: 'listFamilyMembers', input: {} };
const MOST_IDEAS = 3;

interface Limits {
  meal: Meal;
  /** The meal, or snacks, sides or desserts. */
  kind: Wanted['kind'];
  without: string[];
  maxMinutes: number | undefined;
  isWithoutLimits?: boolean;
}

const BLOOD_SUGAR =
  /\b(?:blood ?|spik\w+ (?:his|her|my|our|their|the|your)? ?|(?:rais|crash|shoot)\w* (?:up )?(?:his|her|my|their|the) |(?:his|her|my|their|steady|stable|watch\w* (?:his|her|my|their)) )(?:blood )?(?:sugars?|glucose)(?: levels?)?\b/gi;
/** 'Breakfasts that won't spike his sugar': a limit, and no food to cook with. */
export function withSugarLimit<A extends Pick<Asked, 'text' | 'slots'>>(asked: A): A {
  const { text, slots } = asked;
  const without = text.replace(BLOOD_SUGAR, 'low carb, low sugar');
  if (without === text) return asked;
  const foods = slots.foods.filter(({ said }) => !/^(?:blood )?sugars?$|^glucose$/i.test(said));
  return { ...asked, text: without, slots: { ...slots, foods } };
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
  { kind, without, maxMinutes, isWithoutLimits }: Limits,
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
    limits: isWithoutLimits === true ? [] : foodsLeftOut(asked),
    maxMinutes,
    seed,
  }).filter((name) => !shown.has(name) && !planned.has(name));
  const ofSort = namesOfSort(asked.text, fresh);
  if (ofSort.length > 0) return ofSort.slice(0, most);
  const isForAll = (name: string): boolean => againstFamily(asked, name) === undefined;
  const sorted = OF_STOCK.test(asked.text)
    ? fresh.toSorted((one, other) => stockedShare(asked, other) - stockedShare(asked, one))
    : fresh;
  return [...sorted.filter(isForAll), ...sorted.filter((name) => !isForAll(name))].slice(0, most);
}
const OF_STOCK = /\b(?:pantry|what(?:ever)? we(?:['’]?ve)? (?:have|got)|at home)\b/i;

/** The share of a dish's ingredients that the pantry has. */
function stockedShare({ household }: Asked, name: string): number {
  const lines = inCookbook(name)?.ingredients ?? [];
  const stocked = lines.filter((line) => household.pantry.some((item) => isCalled(line, item.name)));
  return stocked.length / Math.max(1, lines.length);
}

/** Any dish for a meal of a date. */
export const dishForDay = (asked: Asked, date: string, meal: Meal): string | undefined =>
  freshDishes(asked, { ...limitsOf(asked), meal, kind: meal }, date, 1)[0];

const countOf = (word: string): number | undefined => (word === 'couple' ? 2 : numberWord(word));
const MOST_SAID = 7;
/** 'Like five' */
const countIn = ({ slots, text }: Asked): number => {
  const words = text.toLowerCase().split(/\W+/);
  const said = [...words.flatMap((word) => countOf(word) ?? []), ...slots.numbers.map(Number)];
  return said.find((one) => one > 1 && one <= MOST_SAID) ?? MOST_IDEAS;
};

/** Ideas for those who eat. */
function suggest(asked: Asked, before?: string): Plan {
  const { household, facts } = asked;
  const limits = limitsOf(asked);
  const { eaters, isNamed } = eatersIn(asked);
  const date = asked.slots.days.find(({ isPast }) => !isPast)?.date ?? facts.today;
  const leftOut = foodsLeftOut(asked);
  const count = countIn(asked);
  const within = freshDishes(asked, limits, date, count);
  // Where a stored diet leaves no dish at all, those of the allergies are told, with the diet.
  const isOpen = within.length === 0 && leftOut.length > 0 && limitsFor(asked, [], asked.text).length === 0;
  const dishes = isOpen ? freshDishes(asked, { ...limits, isWithoutLimits: true }, date, count) : within;
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
  const unjudged = unjudgedFor(asked, eaters, isNamed ? isListed : undefined);
  return {
    text: paragraphs(
      before ?? plannedAgainst(asked, members, date, limits.meal),
      isNamed ? unjudged : undefined,
      suggestionHead(
        isNamed ? members : household.members,
        household.members.length,
        isOpen ? [] : leftOut,
        unjudged === undefined,
      ),
      isOpen
        ? `None of the cookbook's is without foods high in ${listed(
            leftOut.map(({ name }) => name),
            'or',
          )}, so keep those portions small; the dietitian or doctor knows how much fits.`
        : undefined,
      deviceWords(asked.text, eaters),
      refused.length > 0 ? `None has ${listed(refused.map(quoted), 'or')} in it.` : undefined,
      dishes.map((dish) => `- ${dish}`).join('\n'),
      isNamed ? undefined : unjudged,
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
  /^(?:what(?:ever)?(?:['’]?s\b| (?:we|i|is|are|there)\b)|the things (?:we|i)|stuff (?:we|i)|our (?:pantry|fridge)|(?:the|my|our) (?:pantry|fridge|freezer|kitchen|cupboards?|leftovers)|things? (?:we|i) have|everything (?:we|i)|ingredients (?:we|i)|food (?:we|i))/i;

const COOKED_WITH =
  /\b(?:cook|make|eat|bake|prepare|do|dish(?:es)?|meals?|recipes?|something|dinner|lunch|breakfast)\b.*?\b(?:with|using|out of|from)\s+(.+?)[?.!\s]*$/i;
/** A limit or company, and nothing to cook with. */
const NO_THING =
  /^(?:(?:her|his|their|my|your|one|two) (?:own )?(?:hands?|fingers)|no|not|less|few|fewer|only|under|just|lots|plenty|more|little|minimal|a few|\d|friends|me|us|it|that|this|them|scratch|the cookbook|our ideas|prep|something|anything|an? (?:side|dessert|snack))\b/i;

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

const INSTEAD =
  /\b(?:instead of|rather than|in place of) (?:the |our |that )?([\p{L} ]{2,40}?)(?=\W*$|[,.;!?]| (?:tonight|please|pls)\b)/giu;
/** The dishes that shall make room. */
const insteadOf = (text: string): string[] => [...text.matchAll(INSTEAD)].map(([, dish = '']) => dish);

const CALLED_OFF =
  /^(.*\b(?:ran out|are out|out of|off|all gone|burn(?:ed|t)|went bad|won['’]?t work|used up|no more)\b.*?)[,.;!]+ (?:so |and )?(?=what (?:else )?(?:can|could|should|do|would) (?:i|we)\b|(?:any|give|got)\b.*\b(?:else|ideas?)\b)/i;
/** 'Pancakes are off, what else can we do for breakfast': the foods before the question are what there is not. */
function withoutCalledOff(asked: Asked): Asked {
  const [lead = ''] = CALLED_OFF.exec(asked.text) ?? [];
  if (lead === '') return asked;
  const { slots } = asked;
  const isOff = ({ said }: { said: string }): boolean => lead.toLowerCase().includes(said.toLowerCase());
  const off = [...slots.foods, ...slots.dishes].filter(isOff).map(({ said }) => said);
  const without = off.length === 0 ? '' : ` without ${off.join(' or ')}`;
  return {
    ...asked,
    text: `${asked.text.slice(lead.length).replace(/[?!. ]+$/, '')}${without}`,
    slots: {
      ...slots,
      foods: slots.foods.filter((one) => !isOff(one)),
      dishes: slots.dishes.filter((one) => !isOff(one)),
    },
  };
}

const GOES_WITH =
  /\bwhat (?:else )?(?:goes|would go|pairs|could go|can i serve|should i serve|do i serve) (?:well |good )?(?:with|alongside)\b/i;
const BESIDE =
  /\bwhat (?:else )?(?:goes|would go|pairs|could go|can i serve|should i serve|do i serve) (?:well |good )?(?:with|alongside)\b|\bsides?(?: dish(?:es)?)?\b.*\b(?:for|with|to)\b|\b(?:next to|beside|alongside|to go with|along with) (?:the|our|my|a)\b/i;
/** 'What can I cook with chicken and rice?', 'a main dish for Junie, no nuts' */
function suggestDish(heard: Asked): Plan {
  const asked = withoutCalledOff(withSugarLimit(heard));
  const { slots, text, focus } = asked;
  const instead = (refused?: string): Plan => suggest(asked, refused);
  // 'A good side for meatloaf' is cooked beside it, not with it.
  if (BESIDE.test(text))
    return suggest(GOES_WITH.test(text) ? { ...asked, text: `${text}, side dish` } : asked);
  const refused = [...withoutIn(text), ...withoutFoods(text), ...insteadOf(text)];
  // A dessert is no food to cook with.
  const foodsNamed = [...slots.foods, ...slots.dishes]
    .map(({ said }) => said)
    .filter((said) => smallKindIn(said) === undefined && !isWayOfEating(said));
  const isWanted = (food: string): boolean =>
    !refused.some((word) => isCalled(word, food) || isCalled(food, word));
  const wanted = foodsNamed.filter(isWanted);
  const model = LIKE.test(text) ? (slots.dishes[0]?.name ?? focus.dish) : undefined;
  const check = checkFor(eatersIn(asked).eaters);
  const parts = (model === undefined ? [] : usualParts(model).map(({ food }) => food)).filter(
    (food) => check.ofItem(food).length === 0,
  );
  if (parts.length > 0) return findWith(asked, parts, instead);
  const cooked = cookedWith(listed(wanted));
  if (cooked.length > 0) return findWith(asked, cooked, instead);
  if (foodsNamed.length > 0) return suggest(asked);
  const things = thingsToCook(asked);
  if (things === undefined) return suggest(asked);
  if (PANTRY_WORDS.test(things)) return findWith(asked, [], instead);
  const foods = cookedWith(things).filter(isWanted);
  return foods.length > 0 ? findWith(asked, foods, instead) : suggest(asked);
}

export const suggestAnswers: Answerers = { dish_suggest: suggestDish };
