// Puts dishes on the menu: by name, by the place of an idea that was shown, or any dish that suits those who eat.
import type { Meal } from '#contract/week.ts';
import { readFood } from '#rules/food/allergens.ts';
import { addDays } from '#rules/time/dates.ts';
import { capital, listed, quoted } from '../../../text/say.ts';
import type { Asked, Plan } from '../../plan.ts';
import { clausesOf } from '../clauses.ts';
import { bareName, dishPhrases, isOpenWish } from '../dishes/dish-phrase.ts';
import { dishesBefore, dishesSpokenOf, mealOf, shownDish } from '../dishes/dishes.ts';
import { datesOf, saysTonight, wordsOf } from './menu-dates.ts';
import { plannedAt, weekCards, type Wished } from './menu-cards.ts';
import { againstAllergies } from './menu-against.ts';
import { carefulFor, sayOthersLeft, slotOf } from './menu-left.ts';
import {
  addedTo,
  besides,
  dayNear,
  fillsWithAny,
  movesMeal,
  looselyNamed,
  spotCalled,
  wantsAnyOther,
  withoutOld,
} from './menu-words.ts';
import { menusRead, plannedIn, type Planned } from './menu-range.ts';
import { cardWords, isAlike, isCalled, lower, mealText } from '../names.ts';
import { sayAllPlaced, type Placed } from './say-placed.ts';
import { isWayOfEating } from './plan-words.ts';
import { pastMeal } from './past-meal.ts';
import { eachDay } from './each-day.ts';
import { dishForDay } from '../dishes/suggest.ts';
import { withoutIn } from '../dishes/dish-words.ts';

/** 'Pancakes on Saturday morning' */
const OF_MORNING = /\b(?:\p{L}+day|tomorrow|tmrw) morning\b/iu;
/** The meal named, else that of the ideas or the meal just spoken of. */
function mealFor(asked: Asked): Meal {
  const { focus, slots } = asked;
  const spoken = (['breakfast', 'lunch', 'dinner'] as const).find((meal) => meal === focus.meal);
  const isSpokenOf = slots.ordinals.length > 0 || slots.pronouns.includes('it') || slots.days.length === 0;
  const morning = OF_MORNING.test(asked.text) && !saysTonight(asked) ? 'breakfast' : undefined;
  return mealOf(asked) ?? morning ?? (isSpokenOf && !saysTonight(asked) ? spoken : undefined) ?? 'dinner';
}

/** A dish whose words name only meals. */
const LIKE_A_MEAL = /^(?:breakfast|brunch) for (?:supper|dinner)$/i;

/** 'No eggs on Tuesday' names no dish; 'no bake cheesecake' is one. */
const NO_DISH = /^(?:no|not|without)\b(?![ -](?:bake|knead|cook|churn)\b)/i;

/** 'Make it veggie then': the planned dish, made that way. */
const WAY_OF_BEFORE =
  /\bmake (?:it|that|this) (?:an? )?(veggie|vegetarian|vegan|meatless|dairy[- ]free|gluten[- ]free)(?: (?:one|version))?(?: (?:then|instead|please|pls|for \p{L}+|that day|that night))*\W*$/iu;

/** 'Fill those with something vegetarian' names a kind of dish. */
const ANYTHING = /\b(?:something|anything)\b/i;

/** The dish that is meant for a meal. */
function dishFor(given: Asked, date: string | undefined, meal: Meal): string | undefined {
  const asked = withoutOld(given);
  const { chosen, slots, household, facts } = asked;
  const answer = chosen['dish'];
  if (typeof answer === 'object') return household.ideas.find(({ id }) => id === answer.id)?.name;
  if (
    typeof answer === 'string' &&
    !NO_DISH.test(answer.trim()) &&
    (bareName(answer) !== '' || LIKE_A_MEAL.test(answer))
  )
    return shownDish(asked, answer) ?? capital(answer.trim());
  const before = plannedAt(asked, date ?? facts.today, meal)?.text;
  const way = WAY_OF_BEFORE.exec(asked.text)?.[1];
  const spoken = asked.before?.cardWaits === true ? (asked.focus.dish ?? before) : before;
  if (way !== undefined && spoken !== undefined)
    return `${capital(way.toLowerCase())} ${lower(spoken)}`.slice(0, 100);
  const [phrase] = dishPhrases(asked, movesMeal(asked.text) ? undefined : before);
  const shown = shownDish(asked, phrase);
  if (shown !== undefined) return shown;
  if (phrase !== undefined && (NO_DISH.test(phrase) || ANYTHING.test(phrase) || isWayOfEating(phrase)))
    return undefined;
  if (phrase !== undefined) {
    const loose = looselyNamed(asked, phrase, movesMeal(asked.text));
    if (loose !== undefined) return loose;
    // 'Pad thai Wednesday without the peanuts': the one that is planned there.
    const refused = withoutIn(asked.text);
    if (before !== undefined && refused.length > 0 && isCalled(before, phrase))
      return refused.some((food) => isCalled(before, food)) ? capital(phrase) : before;
    const joined = besides(phrase, before) ?? addedTo(asked.text, phrase, before);
    if (joined !== undefined) return joined;
    const known = slots.dishes.find(({ said, name }) => isAlike(said, phrase) || isAlike(name, phrase));
    const own = household.ideas.find(({ name }) => isAlike(name, phrase));
    return capital(own?.name ?? known?.name ?? phrase).slice(0, 100);
  }
  if (!slots.pronouns.includes('it')) return undefined;
  const { focus } = asked;
  if (movesMeal(asked.text) && focus.day !== undefined) return plannedAt(asked, focus.day, meal)?.text;
  return dishesSpokenOf(asked)[0];
}

/** 'Tacos without cheese': the menu's text holds what shall be left out. */
const withRefused = ({ text, slots }: Asked, dish: string, before = ''): string => {
  // 'Without Mai' is about who eats.
  const people = slots.people.map(({ said }) => said.toLowerCase());
  // 'Not the stew, put tacos there instead': the stew is what makes room.
  const refused = withoutIn(/\binstead\b/i.test(text) ? text.replace(/\bnot\b/gi, '') : text).filter(
    (food) =>
      !people.includes(food) &&
      // 'He can't have that, make it the ramen' refuses no ramen.
      !isCalled(dish, food) &&
      !isCalled(food, dish) &&
      !isCalled(before, food) &&
      readFood(food).names.length > 0,
  );
  return refused.length > 0 ? `${dish} without ${listed(refused, 'or')}` : dish;
};

const askDish = (asked: Asked): Plan => ({
  text: 'Which dish should it be?',
  asked: 'dish',
  offered: (asked.focus.dishes ?? dishesBefore(asked))
    .slice(0, 4)
    .map((name) => ({ label: name, choice: name })),
});

/** '…, no egg' belongs to the part before it. */
const withLeftOut = (parts: readonly Asked[]): Asked[] =>
  parts.reduce<Asked[]>((all, part) => {
    const last = all.at(-1);
    if (!last || !/^\W*(?:but |and )?(?:no|without|hold)\b/i.test(part.text) || part.slots.days.length > 0)
      return [...all, part];
    return [...all.slice(0, -1), { ...last, text: `${last.text},${part.text}` }];
  }, []);

/** 'Tacos Monday, soup Tuesday': each part with its own day and dish. */
function partsOf(asked: Asked): Asked[] {
  const parts = withLeftOut(clausesOf(asked));
  const whole = parts.filter((part) => part.slots.days.length > 0 && dishPhrases(part).length > 0);
  if (whole.length < 2) return [];
  // 'Wednesday same as Monday'
  const same = parts.flatMap((part) => {
    if (whole.includes(part) || !wordsOf(part.text).includes('same')) return [];
    const [day, model] = part.slots.days;
    const other = whole.find(({ slots }) => slots.days[0]?.date === model?.date) ?? whole.at(-1);
    return day && other ? [{ ...other, slots: { ...other.slots, days: [{ ...day, isPast: false }] } }] : [];
  });
  return [...whole, ...same];
}

/** 'Wraps for lunch and chili for dinner on Saturday': each part with its own meal and dish, on the one day. */
function mealsOfDay(asked: Asked): Asked[] {
  const [day, ...others] = asked.slots.days;
  if (!day || others.length > 0 || day.endDate !== undefined) return [];
  const parts = clausesOf(asked)
    .filter((part) => part.slots.meals.length === 1 && dishPhrases(part).length > 0)
    .map((part) => ({ ...part, slots: { ...part.slots, days: [day] } }));
  const meals = new Set(parts.map(({ slots }) => slots.meals[0]));
  return parts.length > 1 && meals.size === parts.length ? parts : [];
}

/** 'Replace the salmon with tacos': the meal of the dish that makes room. */
function replacedSpot(asked: Asked): Planned | undefined {
  const { slots, facts } = asked;
  const [only, ...others] = datesOf(asked);
  const isPlaced = others.length > 0 || (only !== undefined && slots.meals.length > 0);
  if (isPlaced || movesMeal(asked.text) || slots.ordinals.length > 0) return undefined;
  const names = [...slots.dishes.map(({ name }) => name), ...slots.foods.map(({ said }) => said)];
  const coming = plannedIn(asked, { from: only ?? facts.today, to: only ?? addDays(facts.today, 13) });
  return coming.find(({ text }) => {
    const [phrase] = dishPhrases(asked, text);
    return phrase !== undefined && !isCalled(text, phrase) && names.some((name) => isCalled(text, name));
  });
}

function placesIn(given: Asked, spot?: { date: string; meal: Meal }): Placed[] | Plan {
  const asked = { ...given, text: eachDay(given)?.text ?? given.text };
  const ofDays = partsOf(asked);
  const several = ofDays.length > 0 ? ofDays : mealsOfDay(asked);
  if (several.length > 0 && asked.chosen['dish'] === undefined)
    return several.flatMap((part) => {
      const meal = mealOf(part) ?? mealOf(asked) ?? 'dinner';
      const text = dishFor(part, part.slots.days[0]?.date, meal);
      return text === undefined
        ? []
        : datesOf(part).map((date) => ({
            date,
            meal,
            text: withRefused(part, text, plannedAt(part, date, meal)?.text),
          }));
    });
  // 'Monday something else': any other dish, whatever the reason names.
  const isOther = wantsAnyOther(asked.text);
  const there = spot ?? (isOther ? spotCalled(asked) : replacedSpot(asked));
  const meal = there?.meal ?? mealFor(given);
  const each = there ? undefined : eachDay(given, meal);
  const dates = there ? [there.date] : (each?.dates ?? datesOf(asked));
  const isFilled = fillsWithAny(asked.text);
  const dish =
    (isOther || isFilled) && asked.chosen['dish'] === undefined ? undefined : dishFor(asked, dates[0], meal);
  const isAny =
    dish === undefined &&
    (isOther || isFilled || isOpenWish(asked) || ANYTHING.test(asked.text) || asked.slots.people.length > 0);
  if (isAny && dates.length > 0) {
    const chosen = dates.reduce<string[]>((all, date) => {
      const shown = { ...asked.focus, dishes: [...(asked.focus.dishes ?? []), ...all] };
      return [...all, ...[dishForDay({ ...asked, focus: shown }, date, meal) ?? []].flat()];
    }, []);
    if (chosen.length > 0)
      return dates.flatMap((date, at) => {
        const text = chosen[at];
        return text === undefined ? [] : [{ date, meal, text, isChosen: true }];
      });
  }
  if (dish === undefined) return askDish(asked);
  if (dates.length === 0)
    return {
      text: `Which day should ${quoted(dish)} be on?`,
      asked: 'day',
      focus: { ...asked.focus, dish },
    };
  const { today } = asked.facts;
  const from = movesMeal(asked.text)
    ? plannedIn(asked, { from: today, to: addDays(today, 13) }).find(
        (one) => one.date !== dates[0] && (isAlike(one.text, dish) || isCalled(one.text, dish)),
      )
    : undefined;
  return dates.map((date) => ({
    date: from ? dayNear(asked, date, from.date) : date,
    meal: from && mealOf(asked) === undefined ? from.meal : meal,
    text: from?.text ?? withRefused(asked, dish, plannedAt(asked, date, meal)?.text),
    ...(from ? { from } : {}),
  }));
}

const LEAVES: ReadonlySet<string> = new Set(['leave', 'keep', 'stays']);

/** 'No, leave Wednesday' */
function takesBack({ said }: Asked): boolean {
  const words = wordsOf(said);
  return (
    /^(?:no|nope|nah|actually|wait)$/.test(words[0] ?? '') &&
    words.length < 6 &&
    words.some((word) => LEAVES.has(word))
  );
}

/** 'Tacos on Friday' */
export function placeDish(asked: Asked, spot?: { date: string; meal: Meal }): Plan {
  const past = pastMeal(asked);
  if (past) return past;
  if (takesBack(asked)) return { text: 'All right, it stays as it is. Decline the card if one is open.' };
  const places = placesIn(asked, spot);
  return Array.isArray(places) ? placeAll(asked, places) : places;
}

/** A dish that is meant for a meal. */
export type Placing = Placed;

/** The cards for dishes that are known with their meals; what an allergy speaks against is warned of first. */
export function placeAll(asked: Asked, places: readonly Placing[]): Plan {
  const { today } = asked.facts;
  const dates = places.map(({ date }) => date).toSorted();
  const [from, to] = [dates[0] ?? today, dates.at(-1) ?? today];
  const reads = menusRead({ from, to });
  const focus = {
    day: places.at(-1)?.date ?? today,
    meal: places.at(-1)?.meal ?? 'dinner',
    ...(places.length === 1 && places[0] ? { dish: places[0].text } : {}),
    replaced: places.flatMap(({ date, meal }) => plannedAt(asked, date, meal)?.text ?? []),
  };
  const there = places.filter(({ date, meal, text }) => {
    const before = plannedAt(asked, date, meal);
    return before !== undefined && isAlike(before.text, text);
  });
  const open = places.filter((one) => !there.includes(one));
  const already = there.map((one) => {
    const careful = carefulFor(asked, one.text);
    return `${mealText(one.text)} is on the menu for ${slotOf(one, today)} already.${careful}`;
  });
  if (open.length === 0) return { text: already.join(' '), reads, focus };
  const against = againstAllergies(asked, open);
  const cards = weekCards(
    asked,
    open.flatMap((one): Wished[] => [one, ...(one.from ? [{ ...one.from, text: undefined }] : [])]),
  );
  const idea = asked.household.ideas.find((own) => open.some(({ text }) => isAlike(own.name, text)));
  return {
    text: [
      ...sayAllPlaced(asked, open),
      ...already,
      ...sayOthersLeft(asked.text, places),
      cardWords(asked.text, cards.length),
    ].join(' '),
    cards,
    ...(against.length > 0 ? { insisted: against.map(({ text }) => text) } : {}),
    isAccounted:
      open.every(({ isChosen }) => isChosen) ||
      asked.slots.diets.every((diet) => open.some(({ text }) => isCalled(text, diet))),
    reads,
    focus: { ...focus, ...(idea ? { menu_idea: idea.id } : {}) },
  };
}
