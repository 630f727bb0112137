// Ways on below an answer that names dishes.
import { listed, quoted } from '../text/say.ts';
import { latest, type ToolRun } from '../tools/tool-runs.ts';

const COOK = 'What can I cook with what we have?';

const adding = (names: readonly string[]): string[] =>
  names.length > 0 ? [`Add ${listed(names.slice(0, 3))} to the shopping list`] : [];

/** Suggestions after a search for dishes; undefined for other answers. */
export function afterDishes(runs: readonly ToolRun[]): string[] | undefined {
  const dishes = latest(runs, 'findDishes');
  if (!dishes) return undefined;
  // A dish that a member should not have is never a button.
  const first = dishes.find(({ conflicting }) => !conflicting);
  if (!first) return [COOK, "Plan this week's meals"];
  const keep = first.from === 'cookbook' ? [`Save ${quoted(first.name)} as a ${first.mealType} idea`] : [];
  return [...keep, ...adding(first.missing.slice(0, 3).map(quoted)), `Recipe for ${quoted(first.name)}`];
}
