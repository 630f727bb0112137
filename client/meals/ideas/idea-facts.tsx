// Summary line of a menu idea: its cooking time and its servings.
import { Clock, Utensils } from 'lucide-react';
import type { KeptMenuIdea } from '#rules/sync/meal-records.ts';
import { minutesInWords } from '../meal-times.ts';

type Facts = Pick<KeptMenuIdea, 'prepTime' | 'cookTime' | 'servings'>;

/** 'Prep 15 · cook 30 min', 'Cook 1 h 35 min'; empty when unknown. */
function timesInWords({ prepTime, cookTime }: Facts): string {
  if (prepTime !== null && cookTime !== null) {
    const areShort = prepTime < 60 && cookTime < 60;
    return `Prep ${areShort ? prepTime : minutesInWords(prepTime)} · cook ${minutesInWords(cookTime)}`;
  }
  if (prepTime !== null) return `Prep ${minutesInWords(prepTime)}`;
  return cookTime === null ? '' : `Cook ${minutesInWords(cookTime)}`;
}

export function IdeaFacts({ idea }: { idea: Facts }) {
  const times = timesInWords(idea);
  if (times === '' && idea.servings === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-soft [&_svg]:size-4">
      {times !== '' && (
        <span className="inline-flex items-center gap-1.5">
          <Clock aria-hidden />
          {times}
        </span>
      )}
      {idea.servings !== null && (
        <span className="inline-flex items-center gap-1.5">
          <Utensils aria-hidden />
          Serves {idea.servings}
        </span>
      )}
    </p>
  );
}
