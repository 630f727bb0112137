// Cookbook dishes that use the items selected in the pantry, each with a button that saves it as an idea of the family.
import { Clock, Plus, TriangleAlert } from 'lucide-react';
import { food } from '#contract/food.ts';
import type { FoundDish } from '#contract/schemas/food.ts';
import { useRead } from '../../data/api.ts';
import { alsoQueried } from '../../data/refreshes.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import { useCollection, useMealStore } from '../../meal-store/use-meals.ts';
import { DishPicture } from '../dish-picture.tsx';
import { minutesInWords } from '../meal-times.ts';

alsoQueried(food.findDishes);

/** As many as one looks through; the best come first. */
const MOST = 6;

function Facts({ dish }: { dish: FoundDish }) {
  const { minutes, missing, concerns } = dish;
  return (
    <>
      {minutes !== null && (
        <p className="flex items-center gap-1.5 text-soft">
          <Clock aria-hidden className="size-4" />
          {minutesInWords(minutes)}
        </p>
      )}
      {missing.length > 0 && (
        <p className="text-soft wrap-anywhere">
          <strong className="font-semibold text-ink">Still to get:</strong> {missing.join(', ')}
        </p>
      )}
      {concerns.length > 0 && (
        <ul aria-label="For your family" className="flex flex-col gap-1">
          {concerns.map((concern) => (
            <li key={concern} className="flex items-start gap-1.5 text-danger-ink">
              <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{concern}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function DishCard({ dish, onKeep }: { dish: FoundDish; onKeep: () => void }) {
  return (
    <Card as="li" className="flex min-w-0 flex-col gap-3">
      <div className="flex items-center gap-3">
        <DishPicture name={dish.name} ingredients={dish.ingredients} />
        <h4 className="min-w-0 flex-1 font-display text-lg leading-tight font-extrabold wrap-anywhere">
          {dish.name}
        </h4>
      </div>
      <Facts dish={dish} />
      <Button className="mt-auto self-start" aria-label={`Keep as idea: ${dish.name}`} onClick={onKeep}>
        <Plus aria-hidden />
        Keep as idea
      </Button>
    </Card>
  );
}

/** Dishes that use what is wanted and are not among the family's ideas yet; nothing where there is no connection. */
export function IdeasCookbook({ using }: { using: readonly string[] }) {
  const store = useMealStore();
  const kept = new Set(useCollection('menu-ideas').records.map(({ name }) => name.toLowerCase()));
  const { data } = useRead(food.findDishes, { with: using.join(',').slice(0, 500), limit: 2 * MOST });
  const dishes = data
    ?.filter(({ from, name }) => from === 'cookbook' && !kept.has(name.toLowerCase()))
    .slice(0, MOST);
  if (!dishes || dishes.length === 0) return null;
  const keep = ({ name, mealType, ingredients, minutes }: FoundDish) => {
    try {
      store.add('menu-ideas', { name, mealType, ingredients, cookTime: minutes });
      toast({ title: 'Menu idea added', description: name });
    } catch {
      toastError("Couldn't save. Check your connection and try again.");
    }
  };
  return (
    <section aria-labelledby="cookbook-title" className="mt-8 flex flex-col gap-4">
      <h3 id="cookbook-title" className="text-xl">
        From the cookbook, with what you picked
      </h3>
      <ul
        aria-labelledby="cookbook-title"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4"
      >
        {dishes.map((dish) => (
          <DishCard key={dish.name} dish={dish} onKeep={() => keep(dish)} />
        ))}
      </ul>
    </section>
  );
}
