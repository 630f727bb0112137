// What is known about a menu idea at a glance: which meal, how long, for how many.
import { Clock, Utensils } from 'lucide-react';
import type { KeptMenuIdea } from '#rules/meal-records.ts';
import { Badge } from '../kit/badge.tsx';
import { MEAL_TYPE_NAMES } from './meal-names.ts';
import { minutesInWords } from './meal-times.ts';

type Facts = Pick<KeptMenuIdea, 'mealType' | 'prepTime' | 'cookTime' | 'servings'>;

/** 'Prep 15 min · cook 30 min'; empty where nobody said. */
function timesInWords({ prepTime, cookTime }: Facts): string {
  const prep = prepTime === null ? [] : [`prep ${minutesInWords(prepTime)}`];
  const cook = cookTime === null ? [] : [`cook ${minutesInWords(cookTime)}`];
  const words = [...prep, ...cook].join(' · ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function IdeaFacts({ idea }: { idea: Facts }) {
  const times = timesInWords(idea);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft [&_svg]:size-4">
      <Badge hue="meal">{MEAL_TYPE_NAMES[idea.mealType]}</Badge>
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
