// Lines of a card about dishes that touch a stored condition, medicine or limited diet of a member, by the rule that Pip's answers
// go by: fava beans with G6PD deficiency, wheat with celiac disease, greens with warfarin. For parents alone.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { concernSentence, type FamilyConcern } from '#rules/food/meal-concerns.ts';
import { readIngredient } from '#rules/shopping/ingredient-lines.ts';
import { andList } from '#rules/text/and-list.ts';
import type { Context } from '../../../context.ts';
import type { Preview } from './preview.ts';

const MOST_LINES = 6;

export interface NamedDish {
  name: string;
  /** Empty where they are not known. */
  ingredients: readonly string[];
}

/** Loaded with the first card: a start goes without the understanding (server/start-modules.test.ts). */
async function knowledge() {
  const [rich, usual, household] = await Promise.all([
    import('../../answers/kitchen/rich-foods.ts'),
    import('../../answers/kitchen/usual-parts.ts'),
    import('../../reading/household.ts'),
  ]);
  return { ...rich, ...usual, ...household };
}

/** One line for each member and reason, with all the dishes it is about. */
export async function conditionLines(
  context: Context,
  members: readonly FamilyMember[],
  dishes: readonly NamedDish[],
): Promise<Preview['lines']> {
  if (dishes.length === 0) return [];
  const { richConcerns, usualParts, EMPTY_HOUSEHOLD } = await knowledge();
  const [medications, records] = await Promise.all([
    context.records('medication').list(),
    context.records('medical_record').list({ where: { category: 'diagnosis' } }),
  ]);
  const household = { ...EMPTY_HOUSEHOLD, members, medications, records };
  const found = new Map<string, FamilyConcern>();
  for (const { name, ingredients } of dishes) {
    const parts =
      ingredients.length > 0
        ? ingredients.map((line) => readIngredient(line).name)
        : [name, ...usualParts(name).map(({ food }) => food)];
    for (const concern of richConcerns({ household }, members, parts)) {
      const dish = concern.foods[0] === name ? name : `${name} (${andList(concern.foods)})`;
      const key = `${andList(concern.people)} ${concern.says}`;
      found.set(key, { ...concern, foods: [...new Set([...(found.get(key)?.foods ?? []), dish])] });
    }
  }
  return [...found.values()]
    .slice(0, MOST_LINES)
    .map((concern) => ({ label: 'Careful', before: null, after: concernSentence(concern) }));
}
