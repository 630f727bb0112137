// The form of a menu idea (MEAL-12): times may be typed with their unit, lists with commas or lines.
import { splitCommaList } from '#contract/common.ts';
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

/** The mark that lists copied from a recipe have before each line: '•', '- ', '[ ]', '3. ' */
const MARK = /^(?:[^\p{L}\p{N}(]+|\d\d?[.)] )/u;

/**
 * The entries of a list as typed or pasted, split at lines and commas, headings and empty ones dropped. Among several
 * lines '2 lbs chicken thighs, bone-in' is one entry, and '2 eggs, 1 cup milk' are two. A line of `known` stays whole.
 */
function entriesIn(text: string, known: readonly string[] = []): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const splitLine = (line: string): string[] => {
    if (known.includes(line)) return [line];
    if (lines.length === 1) return splitCommaList(line);
    const entry = line.replace(MARK, '');
    if (/^\p{N}/u.test(entry)) return entry.split(/,(?: +(?=\p{N})|$)/u);
    return entry.endsWith(':') ? [] : splitCommaList(entry);
  };
  return lines.flatMap(splitLine).filter((entry) => entry !== '');
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
