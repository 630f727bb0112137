// The dishes a wish names, and what is known of them: their ingredients from the family's ideas or the cookbook.
import { MEALS, type Meal } from '#contract/week.ts';
import type { MenuIdea } from '#contract/kinds/menu-idea.ts';
import { COOKBOOK } from '#rules/meals/cookbook.ts';
import type { Dish } from '#rules/meals/dish.ts';
import { isMadeWithout } from '#rules/meals/dish-without.ts';
import { dishFinder } from '#rules/meals/dish-of-text.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { readIngredient } from '#rules/shopping/ingredient-lines.ts';
import { dishConflicts, isDietOfChoice } from '../../../guard/dishes.ts';
import { capital, listed, quoted } from '../../../text/say.ts';
import type { Asked } from '../../plan.ts';
import { usualParts } from '../../kitchen/usual-parts.ts';
import { dishPhrases } from './dish-phrase.ts';
import { isAlike, isCalled, lower } from '../names.ts';

/** The names of the dishes of a wish; 'it' is the idea last spoken of. */
export function dishesIn(asked: Asked): string[] {
  const { slots, chosen, household } = asked;
  const answer = chosen['dish'];
  if (typeof answer === 'object')
    return household.ideas.filter(({ id }) => id === answer.id).map(({ name }) => name);
  if (typeof answer === 'string') return [capital(answer.trim())];
  const [name] = dishPhrases(asked);
  const shown = shownDish(asked, name);
  if (shown !== undefined) return [shown];
  if (slots.dishes.length > 0) return [...new Set(slots.dishes.map((dish) => dish.name))];
  if (name !== undefined) return [capital(name).slice(0, 100)];
  return slots.pronouns.includes('it') ? dishesSpokenOf(asked).slice(0, 1) : [];
}

/** Dishes shown before: 'the second one', 'the noodle one'. */
export function shownDish({ slots, focus }: Asked, phrase: string | undefined): string | undefined {
  const shown = focus.dishes ?? [];
  const [ordinal] = slots.ordinals;
  if (ordinal !== undefined && shown.length > 0) return ordinal === -1 ? shown.at(-1) : shown[ordinal - 1];
  const called = phrase === undefined ? [] : shown.filter((name) => isCalled(name, phrase));
  return called.length === 1 ? called[0] : undefined;
}

/** The dish that 'it' is: the idea last spoken of, or the one dish that was named. */
export function dishesSpokenOf(asked: Asked): string[] {
  const { household, focus } = asked;
  const idea = household.ideas.find(({ id }) => id === focus.menu_idea);
  if (idea) return [idea.name];
  if (focus.dish !== undefined) return [focus.dish];
  const named = focus.dishes ?? dishesBefore(asked);
  return named.length === 1 ? [...named] : [];
}

/** Dishes that Pip's last answer names, the longest names where one holds another. */
export function dishesBefore({ before, household }: Pick<Asked, 'before' | 'household'>): string[] {
  const answer = nameForm(before?.answer ?? '');
  if (answer === '') return [];
  const names = [...household.ideas, ...COOKBOOK]
    .map(({ name }) => name)
    .filter((name) => holdsName(answer, nameForm(name)));
  const longest = names.filter(
    (name) => !names.some((other) => other.length > name.length && isCalled(other, name)),
  );
  return longest.filter((name, at) => longest.findIndex((other) => isAlike(other, name)) === at);
}

export const inCookbook = (name: string): Dish | undefined =>
  COOKBOOK.find((dish) => isAlike(dish.name, name));
export const ideaCalled = ({ household }: Pick<Asked, 'household'>, name: string): MenuIdea | undefined =>
  household.ideas.find((idea) => isAlike(idea.name, name));

/** The meal of the menu that a wish names. */
export const mealOf = ({ slots }: Asked): Meal | undefined =>
  MEALS.find((meal) => slots.meals.includes(meal));

/** The wish for one meal; as it is where none is given. */
export const withMeal = (asked: Asked, meal: string | undefined): Asked =>
  meal === undefined ? asked : { ...asked, slots: { ...asked.slots, meals: [meal] } };

interface Against {
  /** In a sentence without its end. */
  says: string;
  /** Only a diet of choice: the family may still cook it. */
  isTaste: boolean;
}

/** The reasons against a dish on the menu; undefined where nothing is known. */
export function againstFamily({ household }: Asked, dish: string): Against | undefined {
  const conflicts = dishConflicts(household.members, dish, household.ideas);
  if (conflicts.length === 0) return undefined;
  const byMember = Map.groupBy(conflicts, ({ memberName }) => memberName);
  const people = [...byMember].map(
    ([name, [first]]) =>
      `${quoted(name)} (${quoted(`${isAlike(first?.ingredient ?? '', dish) ? '' : `${first?.ingredient} `}${first?.reason.replace(': ', ', ')}`)})`,
  );
  return {
    says: `${quoted(dish)} isn't right for ${listed(people)}`,
    isTaste: conflicts.every((conflict) => isDietOfChoice(conflict)),
  };
}

/** The reasons against each dish that a meal of the menu is made of, each in a sentence without its end. */
export function againstMeal(asked: Asked, text: string): string[] {
  const { dishes, unknown } = dishFinder(asked.household.ideas)(text);
  const names = dishes.length > 0 ? [...dishes.map(({ name }) => name), ...unknown] : [text];
  return names.flatMap((name) => againstFamily(asked, name)?.says ?? []);
}

interface Checked {
  /** Ingredients that are, or hold, what was asked for. */
  holding: string[];
  /** Usual parts of such a dish that are, or hold, it. */
  usual: string[];
  isKnown: boolean;
}

/** Ingredients of a menu's text that are, or hold, some foods: 'dairy', 'lactose'. Without known ingredients only its name can tell. */
export function checkedFor(
  { household }: Pick<Asked, 'household'>,
  text: string,
  foods: readonly string[],
): Checked {
  const { dishes, unknown } = dishFinder(household.ideas)(text);
  const without = isMadeWithout(foods);
  const lines = dishes.flatMap(({ ingredients }) => ingredients);
  const holding = [
    ...lines
      .filter((line) => !without({ name: '', ingredients: [line] }))
      .map((line) => readIngredient(line).name),
    ...unknown.filter((name) => !without({ name, ingredients: [name] })),
  ];
  const usual = dishes.length > 0 ? [] : usualParts(text).map(({ food }) => food);
  return {
    holding: [...new Set(holding.map(lower))],
    usual: [...new Set(usual.filter((food) => !without({ name: '', ingredients: [food] })))],
    isKnown: unknown.length === 0 && dishes.length > 0,
  };
}
