// Concerns about a meal in one word each.
import { concernFood } from '#rules/food/concern-food.ts';
import type { FamilyConcern } from '#rules/food/meal-concerns.ts';

/** More than these do not fit beside the faces. */
const MOST_WORDS = 2;

/** 'contains peanut' → 'peanut'; other findings have no single food. */
function wordOf({ says, rule, strength }: FamilyConcern): string {
  if (rule !== undefined) return 'school';
  return concernFood(says) ?? (strength === 'unknown' ? 'please check' : 'careful');
}

/** 'gluten · egg', the strongest first. */
export function concernWords(concerns: readonly FamilyConcern[]): string {
  const words = [...new Set(concerns.map(wordOf))];
  const more = words.length - MOST_WORDS;
  return `${words.slice(0, MOST_WORDS).join(' · ')}${more > 0 ? ` +${more} more` : ''}`;
}

/** Everybody concerned, once. */
export const peopleOf = (concerns: readonly FamilyConcern[]): string[] => [
  ...new Set(concerns.flatMap(({ people }) => people)),
];
