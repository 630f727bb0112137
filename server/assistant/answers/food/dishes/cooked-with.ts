// The search for dishes that use some foods, or what the pantry has.
import type { FoundDish } from '#contract/schemas/food.ts';
import { checkFor, concernSentence, type Eater } from '#rules/food/meal-concerns.ts';
import { findDishes } from '#rules/meals/find-dishes.ts';
import { numberWord } from '#rules/time/spoken/words.ts';
import { wordsIn } from '#rules/meals/dish-without.ts';
import { capital, listed, paragraphs, quoted } from '../../../text/say.ts';
import { eatersOf, namesOf as namesIn } from '../../kitchen/eaters.ts';
import { named, recipesOf } from '../../kitchen/known-recipes.ts';
import { answerRecipe } from '../../kitchen/recipes.ts';
import { formWords } from '../../named-rows.ts';
import type { Asked, Plan } from '../../plan.ts';
import { mealTypeIn, withoutIn } from './dish-words.ts';
import { isCalled } from '../names.ts';
import { sayDishes } from './found-dishes.ts';
import { minutesIn } from '../menus/plan-words.ts';
import { unjudgedFor } from './suggestion-head.ts';

const MOST_DISHES = 4;
/** A search goes through each dish; a family with more ideas sees the newest. */
const MOST_SEARCHED = 300;

const EXCEPTS =
  /\b(?:but|except(?: for)?|besides|without|minus|other than|apart from) (?:maybe |for )?\p{L}+/iu;
/** 'Gareth's parents are coming': guests, with whom the whole family eats. */
const isOfGuests = (text: string, said: string): boolean =>
  new RegExp(
    `${RegExp.escape(said)}(?:['’]?s)? (?:parents|folks|mom|mum|dad|mother|father|friends?|sister|brother|cousins?|boss|team|class|teacher|family|in-?laws)\\b`,
    'i',
  ).test(text);

/** Those who eat: a diet that is named counts beside them. */
export function eatersIn(asked: Asked): { eaters: readonly Eater[]; isNamed: boolean } {
  const people = asked.slots.people.filter(({ said }) => !isOfGuests(asked.text, said));
  // 'These kids are killing me, I need a dinner' tells nobody's diet.
  const groups = SIGHS.test(asked.text) ? [] : asked.slots.groups;
  const eatersFor = (those: typeof people) =>
    eatersOf({
      ...asked,
      slots: { ...asked.slots, people: those, groups, diets: [], ages: [], isMe: false },
      text: EXCEPTS.exec(asked.text)?.[0] ?? '',
    });
  const away = people.filter(({ said }) => isAway(asked.text, said));
  if (people.length > 0 && away.length === people.length && groups.length === 0)
    return withoutAway(asked, away);
  const own = eatersFor(people);
  const { members, speakerId } = asked.household;
  const isWithMe = WITH_ME.test(asked.text);
  if (people.length === 0 || (groups.length === 0 && !isWithMe)) return own;
  // 'Me, Lurdes and the kids': all of them eat.
  const group = groups.length > 0 ? eatersFor([]).eaters : [];
  const me = isWithMe ? members.filter(({ id }) => id === speakerId) : [];
  return { eaters: [...new Set([...own.eaters, ...group, ...me])], isNamed: true };
}
const AWAY =
  /^(?:['’]s| is| are|['’]re| will be|['’]ll be) (?:not (?:home|here|eating|there|around|in)|away|gone|out\b|traveling|travelling|working late|at (?:work|practice|his|her|a|the))|^ (?:won['’]?t|will not|isn['’]?t|is not|aren['’]?t) (?:(?:be )?(?:home|here|eating|there|around|in|joining)\b|eat with)/i;
/** 'Curt won't be home Thursday': somebody who does not eat with them. */
const isAway = (text: string, said: string): boolean => {
  const at = text.toLowerCase().indexOf(said.toLowerCase());
  return at >= 0 && AWAY.test(text.slice(at + said.length));
};
function withoutAway({ household }: Asked, away: Asked['slots']['people']) {
  const ids = new Set(away.flatMap((one) => one.ids));
  return { eaters: household.members.filter(({ id }) => !ids.has(id)), isNamed: true };
}
const SIGHS = /\b(?:these|those) (?:kids|children|boys|girls) (?:are|have)\b/i;
const WITH_ME = /\b(?:it['’]?s|just|only) me\b|\bme(?:,| and| n| &) |(?:,| and| n| &) me\b/i;
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

/**
 * The best dishes; where one uses more of what was named and doesn't suit everybody, it is the last of them, and so is one
 * with a food that all the others leave out.
 */
function bestOf(all: readonly FoundDish[], wanted: readonly string[]): FoundDish[] {
  const first = all.slice(0, MOST_DISHES);
  const most = Math.max(0, ...first.map(({ uses }) => uses.length));
  const [fuller] = all
    .filter(({ uses }) => uses.length > most)
    .toSorted((one, other) => other.uses.length - one.uses.length);
  const ends = fuller ? [fuller] : [];
  for (const food of wanted) {
    const hasFood = ({ uses }: FoundDish): boolean => uses.includes(food);
    const other = [...first, ...ends].some(hasFood) ? undefined : all.find(hasFood);
    if (other) ends.push(other);
  }
  return [...first.slice(0, Math.max(1, MOST_DISHES - ends.length)), ...ends];
}

const MORE = /\b(?:other|others|another|else|more|different) (?:ideas?|ones?|dishes|options)\b/i;
/** '3 other ideas' */
const countIn = ({ text }: Asked): number | undefined =>
  numberWord(
    /\b(\w+) (?:more|other|different) (?:ideas|ones|dishes|options)\b/i.exec(text)?.[1]?.toLowerCase() ?? '',
  );

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
        limit: wanted.length > 0 ? undefined : MOST_DISHES,
      },
    ),
  );
  // 'Other ideas': none of those that were shown.
  const before = MORE.test(asked.text) ? (asked.focus.dishes ?? []) : [];
  const most = countIn(asked) ?? MOST_DISHES;
  const shown = bestOf(
    all.filter(({ name }) => !before.includes(name)),
    wanted,
  ).slice(0, most);
  if (!isNamed) return shown;
  const check = checkFor(household.members, ideas);
  return shown.map((dish) => ({ ...dish, concerns: check.ofDish(dish).map(concernSentence) }));
}

/** 'Ground pork (expires Apr 14, 2027)': how long the pantry's share of the foods keeps. */
function datesOf({ household }: Asked, wanted: readonly string[]): string | undefined {
  const dated = wanted.flatMap((food) => {
    const items = household.pantry.filter(({ name }) => isCalled(name, food));
    const item = items.find(({ notes }) => /^expires /i.test(notes));
    return item ? [`${item.name.toLowerCase()} ${item.notes.replace(/^expires /i, 'until ')}`] : [];
  });
  return dated.length > 0 && wanted.length > 1 ? `In the pantry, ${listed(dated.map(quoted))}.` : undefined;
}

/** 'Something with the kimchi', 'leftover chili': what is there goes into a dish, and is not made. */
const USES_THING =
  /\b(?:something|anything|things?|ideas?|dish|dinner|meal|lunch|do) with\b|\buse (?:up )?|\bleft ?overs?\b|\bgoes bad\b/i;
const IS_LEFT = /\bleft ?overs?\b|\bleft\b/i;
const LEFT_WORDS =
  'Leftovers like that often go over rice or a baked potato, into tortillas or into a soup; heat them to 165°F.';
/** 'Low-sodium' */
const LOW = /\blow[ -]\p{L}+/iu;

/** 'Soup', 'muffins': no food to cook with, and the name of some dishes. */
function recipeCalled(asked: Asked, [called = '', ...more]: readonly string[]): Plan | undefined {
  if (
    more.length > 0 ||
    USES_THING.test(asked.text) ||
    named(formWords(called), recipesOf(asked)).length === 0
  )
    return undefined;
  return answerRecipe({ ...asked, text: [called, LOW.exec(asked.text)?.[0]].join(' ') });
}

/** Dishes that use some foods; without any, of what the pantry has. `instead` answers where nobody may have them. */
export function findWith(asked: Asked, foods: readonly string[], instead: (refused?: string) => Plan): Plan {
  const { text, household } = asked;
  const { kept: wanted, words: refused } = refusedBy(asked, foods);
  if (foods.length === 0 && household.pantry.length === 0)
    return {
      text: 'Nothing is written down for your pantry yet. Tell me what you have, such as “what can I cook with rice and eggs”.',
      reads: [{ tool: 'listPantryItems', input: {} }],
    };
  if (foods.length > 0 && wanted.length === 0) return instead(refused);
  const without = withoutIn(text);
  const mealSaid = mealTypeIn(text) ?? (/\b(?:to|that )night\b/i.test(text) ? 'dinner' : undefined);
  const maxMinutes = minutesIn(text);
  const inputFor = (mealType: typeof mealSaid) => ({
    ...(wanted.length > 0 ? { with: wanted.join(', ') } : {}),
    ...(without.length > 0 ? { without: without.join(', ') } : {}),
    ...(mealType ? { mealType } : {}),
    ...(maxMinutes ? { maxMinutes } : {}),
    limit: MOST_DISHES,
  });
  const ofMeal = search(asked, inputFor(mealSaid), wanted);
  // No lunch with tofu: one of another meal can be lunch.
  const others = ofMeal.length === 0 && mealSaid ? search(asked, inputFor(undefined), wanted) : [];
  const mealType = others.length > 0 ? undefined : mealSaid;
  const [input, dishes] = [inputFor(mealType), others.length > 0 ? others : ofMeal];
  const limits = [
    without.length > 0 ? `without ${listed(without.map(quoted), 'or')}` : '',
    maxMinutes ? `in at most ${maxMinutes} minutes` : '',
    mealType ? `for ${mealType}` : '',
  ].filter(Boolean);
  const recipe = dishes.length === 0 ? recipeCalled(asked, wanted) : undefined;
  if (recipe) return recipe;
  const how = [
    wanted.length === 0 ? 'with what your pantry has' : `with ${listed(wanted.map(quoted))}`,
    ...limits,
  ];
  const { eaters, isNamed } = eatersIn(asked);
  const unjudged = unjudgedFor(asked, eaters);
  return {
    text: paragraphs(
      // First where it is about the one who has the diet.
      isNamed ? unjudged : undefined,
      refused,
      datesOf(asked, wanted),
      others.length > 0 ? `I know none for ${mealSaid}, but these can be ${mealSaid}, too.` : undefined,
      sayDishes(dishes, how.join(' '), wanted.length).replace(
        'no dish ',
        MORE.test(text) && (asked.focus.dishes ?? []).length > 0 ? 'no other dish ' : 'no dish ',
      ),
      dishes.length === 0 && IS_LEFT.test(text) ? LEFT_WORDS : undefined,
      isNamed ? undefined : unjudged,
    ),
    reads: [
      ...(wanted.length === 0 ? [{ tool: 'listPantryItems', input: {} }] : []),
      { tool: 'findDishes', input },
    ],
    focus: { dishes: dishes.map(({ name }) => name), ...(mealType === undefined ? {} : { meal: mealType }) },
  };
}
