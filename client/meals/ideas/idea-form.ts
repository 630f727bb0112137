// What a parent types about a menu idea, and what is stored of it (MEAL-12).
import * as z from 'zod/mini';
import { fieldRules } from '#contract/kind-schemas.ts';
import { menuIdea } from '#contract/kinds/menu-idea.ts';
import type { KeptMenuIdea } from '#rules/sync/meal-records.ts';
import { readWith } from '../../editing/read-with.ts';

export type IdeaFormValues = {
  name: string;
  mealType: string;
  description: string;
  ingredients: string;
  prepTime: string;
  cookTime: string;
  servings: string;
  instructions: string;
  tags: string;
  isFavorite: boolean;
};

const Idea = z.object(fieldRules(menuIdea.fields));

const inDigits = (value: number | null = null): string => (value === null ? '' : String(value));

/** The form of an idea; of a new one with null. */
export const ideaFormOf = (idea: KeptMenuIdea | null): IdeaFormValues => ({
  name: idea?.name ?? '',
  mealType: idea?.mealType ?? '',
  description: idea?.description ?? '',
  ingredients: (idea?.ingredients ?? []).join(', '),
  prepTime: inDigits(idea?.prepTime),
  cookTime: inDigits(idea?.cookTime),
  servings: inDigits(idea?.servings),
  instructions: idea?.instructions ?? '',
  tags: (idea?.tags ?? []).join(', '),
  isFavorite: idea?.isFavorite ?? false,
});

/** '15' and '15 min' are whole numbers; anything else is left to the rule of the field to refuse. */
function integerIn(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  const [, digits] = /^(\d+)\s*(?:m|min|mins|minutes)?\.?$/i.exec(typed) ?? [];
  return digits === undefined ? Number.NaN : Number(digits);
}

/** Stands for a comma that belongs to an entry; nobody types it. */
const INNER_COMMA = '\u0000';

/**
 * The entries of a list as typed, split at commas and lines, empty ones dropped. An entry of `known` that has a comma
 * of its own ('2 cups flour, sifted', as Pip may have written it) stays whole.
 */
function entriesIn(text: string, known: readonly string[] = []): string[] {
  const whole = known
    .filter((entry) => entry.includes(','))
    .reduce((rest, entry) => rest.replaceAll(entry, entry.replaceAll(',', INNER_COMMA)), text);
  return whole
    .split(/[,\n]/)
    .map((entry) => entry.replaceAll(INNER_COMMA, ',').trim())
    .filter((entry) => entry !== '');
}

/** The fields as the contract wants them, or the first mistake of each. */
export const readIdea = (form: IdeaFormValues, idea: KeptMenuIdea | null) =>
  readWith<IdeaFormValues, z.output<typeof Idea>>(Idea, {
    ...form,
    description: form.description.trim(),
    instructions: form.instructions.trim(),
    ingredients: entriesIn(form.ingredients, idea?.ingredients),
    tags: entriesIn(form.tags, idea?.tags),
    prepTime: integerIn(form.prepTime),
    cookTime: integerIn(form.cookTime),
    servings: integerIn(form.servings),
  });
