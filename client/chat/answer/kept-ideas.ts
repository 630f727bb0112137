// Converts a meal named in an answer to a menu idea, and saves each one once (CHAT-10).
import type { MealType } from '#contract/kinds/menu-idea.ts';
import type { Dish } from '#rules/meals/dish.ts';
import type { SpokenMeal } from '#rules/meals/meal-ideas.ts';

/** Fields of a menu idea made from an answer. */
interface IdeaFields {
  name: string;
  description: string;
  mealType: MealType;
  ingredients: string[];
  instructions: string;
  prepTime: number;
  cookTime: number;
  servings: number;
  tags: string[];
  isFavorite: boolean;
}

const MADE_BY = 'AI-Generated';

/** Times and servings are the same for every idea of an answer; the cookbook's values are in the text. */
const USUAL = { prepTime: 15, cookTime: 30, servings: 4 } as const;

/**
 * A dish of the cookbook brings its ingredients and steps along, so that allergies are found in them and not guessed
 * from a name.
 */
export function fieldsOf({ name, day, mealType, time }: SpokenMeal, dish: Dish | undefined): IdeaFields {
  const from = `${day === 'Today' ? '' : `${day} `}${mealType}, ${time}.`;
  const cookbook = dish
    ? ` Ingredients from the cookbook, for ${dish.servings}; about ${dish.prepMinutes + dish.cookMinutes} minutes.`
    : '';
  return {
    name,
    description: `Suggested by Pip for ${from}${cookbook}`,
    mealType,
    ingredients: [...(dish?.ingredients ?? [])],
    instructions: dish?.steps.map((step, at) => `${at + 1}. ${step}`).join('\n') ?? '',
    ...USUAL,
    tags: [day, mealType, MADE_BY],
    isFavorite: false,
  };
}

/** Key of a meal within an answer. */
export const keyOf = ({ day, mealType, name }: SpokenMeal): string =>
  [day, mealType, name.trim().toLowerCase()].join('\n');

/** The meals among these that were kept before, by `keyOf`. */
export function keptAmong(
  meals: readonly SpokenMeal[],
  ideas: readonly { name: string; mealType: string; tags: readonly string[] }[],
): Set<string> {
  const kept = new Set(
    ideas
      .filter(({ tags }) => tags.includes(MADE_BY))
      .flatMap(({ name, mealType, tags }) =>
        tags.map((tag) => [tag, mealType, name.trim().toLowerCase()].join('\n')),
      ),
  );
  return new Set(meals.map(keyOf).filter((key) => kept.has(key)));
}

/** Saves meals one after the other and stops at the first failure. Returns the number saved. */
export function keepEach(
  meals: readonly SpokenMeal[],
  keep: (meal: SpokenMeal) => void,
): { kept: number; failure?: unknown } {
  for (const [kept, meal] of meals.entries()) {
    try {
      keep(meal);
    } catch (failure) {
      return { kept, failure };
    }
  }
  return { kept: meals.length };
}
