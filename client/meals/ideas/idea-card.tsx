// Card of a menu idea (MEAL-03): name, ingredients, concerns, and the button that adds it to a weekly menu.
import { CalendarPlus, Heart } from 'lucide-react';
import { memo, use } from 'react';
import type { FamilyConcern } from '#rules/food/meal-concerns.ts';
import type { KeptMenuIdea } from '#rules/sync/meal-records.ts';
import { Target, rowId } from '../../editing/panel/target.ts';
import { EditRemove } from '../../editing/removal/edit-remove.tsx';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { cx } from '../../kit/cx.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import { Concerns } from '../concerns.tsx';
import { DishPicture } from '../dish-picture.tsx';
import { MEAL_TYPE_NAMES } from '../meal-names.ts';
import { IdeaFacts } from './idea-facts.tsx';

const FIRST = 3;
const MOST_TAGS = 4;

/** Actions on an idea. */
export interface IdeaActions {
  onFavorite: (idea: KeptMenuIdea) => void;
  onOpen: (idea: KeptMenuIdea) => void;
  onAddToMenu: (idea: KeptMenuIdea) => void;
  onEdit: (idea: KeptMenuIdea) => void;
  onDelete: (idea: KeptMenuIdea) => void;
}

interface IdeaCardProps {
  idea: KeptMenuIdea;
  /** Concerns; undefined while it is being checked. */
  concerns: readonly FamilyConcern[] | undefined;
  /** The selected pantry items that it uses. */
  uses: readonly string[];
  actions: IdeaActions;
}

function Head({ idea, actions }: Pick<IdeaCardProps, 'idea' | 'actions'>) {
  return (
    <div className="flex items-start gap-3">
      <DishPicture name={idea.name} ingredients={idea.ingredients} />
      <div className="min-w-0 flex-1">
        <h3 className="font-display text-lg leading-tight font-extrabold wrap-anywhere">
          <button
            type="button"
            onClick={() => actions.onOpen(idea)}
            // Taller than its words, without pushing anything away.
            className="-my-3 cursor-pointer py-3 text-left underline-offset-4 hover:underline"
          >
            {idea.name}
          </button>
        </h3>
        <Badge hue="meal" className="mt-1.5">
          {MEAL_TYPE_NAMES[idea.mealType]}
        </Badge>
      </div>
      <IconButton
        label={`Favorite ${idea.name}`}
        aria-pressed={idea.isFavorite}
        onClick={() => actions.onFavorite(idea)}
        className="-mt-1 -mr-2 text-meal-ink"
      >
        <Heart aria-hidden className={cx(idea.isFavorite && 'fill-current')} />
      </IconButton>
    </div>
  );
}

function Ingredients({ ingredients }: Pick<KeptMenuIdea, 'ingredients'>) {
  if (ingredients.length === 0) return null;
  const more = ingredients.length - FIRST;
  return (
    <ul aria-label="Ingredients" className="flex flex-wrap gap-1.5">
      {ingredients.slice(0, FIRST).map((ingredient, at) => (
        <li key={`${at} ${ingredient}`} className="min-w-0">
          <Badge className="max-w-full font-medium">
            <span className="min-w-0 wrap-anywhere">{ingredient}</span>
          </Badge>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Badge className="bg-transparent px-1 text-soft">+{more} more</Badge>
        </li>
      )}
    </ul>
  );
}

function Tags({ tags }: Pick<KeptMenuIdea, 'tags'>) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-x-2.5 text-sm text-soft">
      {[...new Set(tags)].slice(0, MOST_TAGS).map((tag) => (
        <li key={tag} className="min-w-0 wrap-anywhere">
          #{tag}
        </li>
      ))}
    </ul>
  );
}

/** Drawn again only when something of it changed. */
export const IdeaCard = memo(function IdeaCard({ idea, concerns, uses, actions }: IdeaCardProps) {
  const isTarget = use(Target) === idea.id;
  return (
    <Card
      as="li"
      id={rowId(idea.id)}
      tabIndex={-1}
      aria-current={isTarget || undefined}
      data-row
      // Hundreds of them stay light: what is out of sight is not laid out.
      className={cx(
        '@container flex min-w-0 flex-col gap-3 [contain-intrinsic-block-size:auto_18rem] [content-visibility:auto]',
        isTarget && 'ring-3 ring-brand',
      )}
    >
      <Head idea={idea} actions={actions} />
      <IdeaFacts idea={idea} />
      {idea.description !== '' && <p className="line-clamp-2 text-soft wrap-anywhere">{idea.description}</p>}
      {uses.length > 0 && (
        <p className="text-brand wrap-anywhere">
          <strong className="font-semibold">From your pantry:</strong> {uses.join(', ')}
        </p>
      )}
      <Ingredients ingredients={idea.ingredients} />
      <Tags tags={idea.tags} />
      <Concerns of={concerns} />
      <div className="-mr-2 -mb-2 mt-auto flex items-center gap-1 pt-1">
        <Button
          aria-label={`Add to Weekly Menu: ${idea.name}`}
          className="mr-auto min-w-0 shrink! px-3.5!"
          onClick={() => actions.onAddToMenu(idea)}
        >
          {/* On a narrow card the words need its room. */}
          <CalendarPlus aria-hidden className="@max-[19.5rem]:hidden" />
          Add to Weekly Menu
        </Button>
        <EditRemove
          name={idea.name}
          onEdit={() => actions.onEdit(idea)}
          onRemove={() => actions.onDelete(idea)}
        />
      </div>
    </Card>
  );
});
