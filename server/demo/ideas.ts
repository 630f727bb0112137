// The demo family's own meal ideas. Those on menus fit every member; one shows the text for an idea that does not.
import * as z from 'zod/mini';
import { MEAL_TYPES } from '#contract/kinds/menu-idea.ts';
import { ParentKey } from '../demo-folder.ts';
import rows from './data/ideas.json' with { type: 'json' };
import type { Step } from './home.ts';

const Idea = z.strictObject({
  day: z.int(),
  by: ParentKey,
  name: z.string(),
  description: z.string(),
  mealType: z.enum(MEAL_TYPES),
  ingredients: z.array(z.string()),
  instructions: z.string(),
  prepTime: z.int(),
  cookTime: z.int(),
  servings: z.int(),
  tags: z.array(z.string()),
  isFavorite: z.boolean(),
});

export const ideaKeyOf = (name: string): string => `idea ${name}`;

/** Keeping each idea. */
export const ideaSteps = (): Step[] =>
  z
    .array(Idea)
    .parse(rows)
    .map(({ day, by, ...idea }, at) => ({
      day,
      time: `20:${String(10 + at)}`,
      async run(home) {
        const id = home.newId();
        home.remember(ideaKeyOf(idea.name), id);
        await home.sync(by, [home.edit(by, 'menu-ideas', id, { set: idea })]);
      },
    }));
