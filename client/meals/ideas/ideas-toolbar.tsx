// Search and filter above the menu ideas.
import { Heart, Users } from 'lucide-react';
import { MEAL_TYPES } from '#contract/kinds/menu-idea.ts';
import { Chip } from '../../kit/badge.tsx';
import { MEAL_TYPE_NAMES } from '../meal-names.ts';
import { SearchField } from '../../kit/form/search-field.tsx';
import type { IdeaFilter } from './idea-filter.ts';

interface IdeasToolbarProps {
  filter: IdeaFilter;
  onChange: (fields: Partial<IdeaFilter>) => void;
}

function MealTypeFilter({ filter, onChange }: Pick<IdeasToolbarProps, 'filter' | 'onChange'>) {
  return (
    <select
      aria-label="Meal type"
      value={filter.mealType ?? ''}
      onChange={({ target }) =>
        onChange({ mealType: MEAL_TYPES.find((type) => type === target.value) ?? null })
      }
      className="select min-h-11 rounded-full border border-line-strong bg-surface pr-11 pl-4 font-medium text-ink"
    >
      <option value="">Every meal</option>
      {MEAL_TYPES.map((type) => (
        <option key={type} value={type}>
          {MEAL_TYPE_NAMES[type]}
        </option>
      ))}
    </select>
  );
}

export function IdeasToolbar({ filter, onChange }: IdeasToolbarProps) {
  return (
    <search aria-label="Menu ideas" className="flex flex-wrap gap-2 max-lg:*:first:basis-full">
      <SearchField
        label="Search menu ideas"
        placeholder="Name, tag or ingredient"
        value={filter.text}
        onChange={(text) => onChange({ text })}
      />
      <MealTypeFilter filter={filter} onChange={onChange} />
      <Chip pressed={filter.favorites} onClick={() => onChange({ favorites: !filter.favorites })}>
        <Heart aria-hidden />
        Favorites
      </Chip>
      <Chip pressed={filter.fits} onClick={() => onChange({ fits: !filter.fits })}>
        <Users aria-hidden />
        Fits the family
      </Chip>
    </search>
  );
}
