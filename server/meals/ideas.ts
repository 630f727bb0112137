// The household's own ideas for meals.
import type * as z from 'zod/mini';
import type { food } from '#contract/food.ts';
import type { MenuIdea } from '#contract/food-entities.ts';
import type { Context } from '../context.ts';

type Input<K extends keyof typeof food> = z.output<(typeof food)[K]['input']>;

/** The ideas in the order they were kept. */
export const listMenuIdeas = (context: Context, { limit }: Input<'listMenuIdeas'>): Promise<MenuIdea[]> =>
  context.records('menu_idea').list({ limit });

/** Keeps an idea; what was not said of it stays empty. */
export const createMenuIdea = (context: Context, idea: Input<'createMenuIdea'>): Promise<MenuIdea> =>
  context.records('menu_idea').insert({
    id: idea.id,
    name: idea.name,
    description: idea.description ?? '',
    mealType: idea.mealType,
    ingredients: idea.ingredients ?? [],
    instructions: idea.instructions ?? '',
    prepTime: idea.prepTime ?? null,
    cookTime: idea.cookTime ?? null,
    servings: idea.servings ?? null,
    tags: idea.tags ?? [],
    isFavorite: idea.isFavorite ?? false,
  });

/** Changes what is given. */
export const updateMenuIdea = (
  context: Context,
  { id, ifVersion, ...changes }: Input<'updateMenuIdea'>,
): Promise<MenuIdea> => context.records('menu_idea').update(id, changes, ifVersion);

/** Forgets an idea. */
export async function deleteMenuIdea(
  context: Context,
  { id, ifVersion }: Input<'deleteMenuIdea'>,
): Promise<undefined> {
  await context.records('menu_idea').remove(id, ifVersion);
  return undefined;
}
