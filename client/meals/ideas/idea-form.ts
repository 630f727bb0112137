// The form of a menu idea (MEAL-12): times may be typed with their unit, lists with commas or lines.
import { menuIdea } from '#contract/kinds/menu-idea.ts';
import type { KeptMenuIdea } from '#rules/sync/meal-records.ts';
import { derivedForm } from '../../editing/form/derived-form.ts';
import type { FormOf } from '../../editing/form/kind-form.ts';
import { readForm } from '../../editing/form/read-form.ts';

type IdeaFormValues = FormOf<typeof menuIdea>;

/** '15' and '15 min' are whole numbers; anything else is left to the rule of the field to refuse. */
function integerIn(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  const [, digits] = /^(\d+)\s*(?:m|min|mins|minutes)?\.?$/i.exec(typed) ?? [];
  return digits === undefined ? Number.NaN : Number(digits);
}

/** Placeholder for a comma that belongs to an entry; nobody types it. */
const INNER_COMMA = '\u0000';

/** Marks that lists copied from a recipe have before each line: '•', '- ', '[ ]', '3.' */
const MARK = /^(?:[-–—*•·◦▪‣□☐✓]|\[[ x]?\]|\d\d?[.)])\s+/i;
const AMOUNT = /^[\d¼-¾⅐-⅞]/;

/** Splits a line of a list at commas; '2 lbs chicken thighs, bone-in' is one entry, '2 eggs, 1 cup milk' are two. */
function entriesOfLine(line: string): string[] {
  if (line.endsWith(':')) return [];
  const entry = line.replace(MARK, '');
  return entry.split(AMOUNT.test(entry) ? /, +(?=[\d¼-¾⅐-⅞])/ : ',');
}

/**
 * The entries of a list as typed or pasted, split at lines and commas, headings and empty ones dropped. An entry of
 * `known` that has a comma of its own ('2 cups flour, sifted', as Pip may have written it) stays whole.
 */
function entriesIn(text: string, known: readonly string[] = []): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const inner = known.filter((entry) => entry.includes(','));
  return lines
    .flatMap((line) => {
      if (known.includes(line)) return [line];
      const whole = inner.reduce(
        (rest, entry) => rest.replaceAll(entry, entry.replaceAll(',', INNER_COMMA)),
        line,
      );
      return lines.length > 1 ? entriesOfLine(whole) : whole.split(',');
    })
    .map((entry) => entry.replaceAll(INNER_COMMA, ',').trim())
    .filter((entry) => entry !== '');
}

const derived = derivedForm(menuIdea);

/** The form of an idea that is there, or of a new one with null. */
export const ideaKind = (idea: KeptMenuIdea | null) => ({
  ...derived,
  formOf: (kept: KeptMenuIdea | null) => ({
    ...derived.formOf(kept),
    ingredients: (kept?.ingredients ?? []).join('\n'),
  }),
  read: (form: IdeaFormValues) =>
    readForm(menuIdea, form, {
      ingredients: entriesIn(form.ingredients, idea?.ingredients),
      tags: entriesIn(form.tags, idea?.tags),
      prepTime: integerIn(form.prepTime),
      cookTime: integerIn(form.cookTime),
      servings: integerIn(form.servings),
    }),
  done: { added: 'Menu idea added', changed: 'Menu idea updated' },
});
