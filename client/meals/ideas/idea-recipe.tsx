// Recipe view of a menu idea: ingredients and instructions.
import { CalendarPlus } from 'lucide-react';
import type { FamilyConcern } from '#rules/food/meal-concerns.ts';
import type { KeptMenuIdea } from '#rules/sync/meal-records.ts';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/overlays/dialog.tsx';
import { Concerns } from '../concerns.tsx';
import { DishPicture } from '../dish-picture.tsx';
import { IdeaFacts } from './idea-facts.tsx';
import { MEAL_TYPE_NAMES } from '../meal-names.ts';

interface IdeaRecipeProps {
  idea: KeptMenuIdea;
  /** Concerns; undefined while it is being checked. */
  concerns: readonly FamilyConcern[] | undefined;
  onEdit: () => void;
  onAddToMenu: () => void;
  onClose: () => void;
}

function Recipe({ idea }: Pick<IdeaRecipeProps, 'idea'>) {
  const { ingredients, instructions } = idea;
  return (
    <>
      {ingredients.length > 0 && (
        <div>
          <h3 className="mb-2 text-lg">Ingredients</h3>
          <ul className="grid list-disc gap-x-8 gap-y-1 pl-5 marker:text-meal-ink sm:grid-cols-2">
            {ingredients.map((ingredient, at) => (
              <li key={`${at} ${ingredient}`} className="wrap-anywhere">
                {ingredient}
              </li>
            ))}
          </ul>
        </div>
      )}
      {instructions !== '' && (
        <div>
          <h3 className="mb-2 text-lg">Instructions</h3>
          <p className="text-lg leading-relaxed whitespace-pre-line wrap-anywhere">{instructions}</p>
        </div>
      )}
      {ingredients.length === 0 && instructions === '' && (
        <p className="text-soft">No ingredients or instructions yet.</p>
      )}
    </>
  );
}

export function IdeaRecipe({ idea, concerns, onEdit, onAddToMenu, onClose }: IdeaRecipeProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={idea.name}
      footer={
        <>
          <Button variant="quiet" onClick={onEdit}>
            Edit
          </Button>
          <Button variant="primary" onClick={onAddToMenu}>
            <CalendarPlus aria-hidden />
            Add to Weekly Menu
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex items-center gap-3">
          <DishPicture name={idea.name} ingredients={idea.ingredients} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Badge hue="meal">{MEAL_TYPE_NAMES[idea.mealType]}</Badge>
            <IdeaFacts idea={idea} />
          </div>
        </div>
        {idea.description !== '' && (
          <p className="whitespace-pre-line text-soft wrap-anywhere">{idea.description}</p>
        )}
        <Concerns of={concerns} />
        <Recipe idea={idea} />
        {idea.tags.length > 0 && (
          <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
            {[...new Set(idea.tags)].map((tag) => (
              <li key={tag} className="min-w-0">
                <Badge className="max-w-full">
                  <span className="min-w-0 wrap-anywhere">#{tag}</span>
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
