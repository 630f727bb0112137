// Dialog to choose meals of an answer and save them as menu ideas, one after the other (CHAT-10).
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Dish } from '#rules/meals/dish.ts';
import type { SpokenMeal } from '#rules/meals/meal-ideas.ts';
import { Button } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import { Dialog } from '../../kit/overlays/dialog.tsx';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import { useCollection, useMealStore } from '../../meal-store/use-meals.ts';
import * as links from '../../screen/links.ts';
import { fieldsOf, keepEach, keptAmong, keyOf } from './kept-ideas.ts';

type FindDish = (name: string) => Dish | undefined;

/** The cookbook is heavy, so it comes when the dialog opens; without a connection ideas are kept without it. */
const findInCookbook = (): Promise<FindDish> =>
  Promise.all([import('#rules/meals/cookbook.ts'), import('#rules/text/words.ts')]).then(
    ([{ COOKBOOK }, { nameForm }]) =>
      (name) =>
        COOKBOOK.find((dish) => nameForm(dish.name) === nameForm(name)),
    () => () => undefined,
  );

/** The meals grouped by day, in the order of the answer. */
const byDay = (meals: readonly SpokenMeal[]): [day: string, meals: SpokenMeal[]][] => [
  ...Map.groupBy(meals, ({ day }) => day),
];

interface ChoiceProps {
  meal: SpokenMeal;
  isKept: boolean;
  isChosen: boolean;
  onChange: (chosen: boolean) => void;
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

function Choice({ meal, isKept, isChosen, onChange }: ChoiceProps) {
  const facts = isKept ? 'Saved' : `${capital(meal.mealType)}, ${meal.time}`;
  return (
    <li>
      <Checkbox
        label={<span className="wrap-anywhere">{meal.name}</span>}
        hint={<span className="relative -top-2 block text-sm">{facts}</span>}
        checked={isKept || isChosen}
        disabled={isKept}
        onChange={onChange}
      />
    </li>
  );
}

/** Keeps the chosen meals that were not kept before, and says how it went. */
function useKeeping(meals: readonly SpokenMeal[], onDone: () => void) {
  const store = useMealStore();
  const [, navigate] = useLocation();
  const cookbook = useRef<Promise<FindDish>>(undefined);
  useEffect(() => {
    cookbook.current ??= findInCookbook();
  }, []);
  const [busy, setBusy] = useState(false);
  const keep = async (chosen: ReadonlySet<string>) => {
    setBusy(true);
    const find = await (cookbook.current ??= findInCookbook());
    setBusy(false);
    // Asked of the store itself: a second press finds what the first one kept.
    const kept = keptAmong(meals, store.records('menu-ideas'));
    const wanted = meals.filter((meal) => chosen.has(keyOf(meal)) && !kept.has(keyOf(meal)));
    const outcome = keepEach(wanted, (meal) => store.add('menu-ideas', fieldsOf(meal, find(meal.name))));
    if ('failure' in outcome) {
      toastError('Failed to save some meal ideas. Please try again.');
      return;
    }
    if (outcome.kept > 0)
      toast({
        title: 'Success!',
        description: `Saved ${outcome.kept} meal ideas to your meal planning.`,
        action: { label: 'Open', onClick: () => navigate(links.meals('ideas')) },
      });
    onDone();
  };
  return { keep, busy };
}

/** The meals that can still be saved, and the selected ones; all are selected at first. */
function useChoice(meals: readonly SpokenMeal[]) {
  const { state, records } = useCollection('menu-ideas');
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const kept = keptAmong(meals, records);
  const open = meals.map(keyOf).filter((key) => !kept.has(key));
  const chosen = new Set(open.filter((key) => !without.has(key)));
  return {
    isLoading: state === 'loading',
    kept,
    open,
    chosen,
    choose: (key: string, isChosen: boolean) => {
      const next = new Set(without);
      if (isChosen) next.delete(key);
      else next.add(key);
      setWithout(next);
    },
    chooseAll: (all: boolean) => setWithout(new Set(all ? [] : open)),
  };
}

interface IdeasDialogProps {
  meals: readonly SpokenMeal[];
  onClose: () => void;
}

/** The dialog; what is chosen in it belongs to one opening. */
export function IdeasDialog({ meals, onClose }: IdeasDialogProps) {
  const { isLoading, kept, open, chosen, choose, chooseAll } = useChoice(meals);
  const { keep, busy } = useKeeping(meals, onClose);
  const isDone = open.length === 0;
  const isAll = chosen.size === open.length;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Save meal ideas"
      description={
        isDone ? 'All of these are already in your menu ideas.' : 'Choose what to save to your menu ideas.'
      }
      footer={
        <>
          <Button onClick={onClose}>{isDone ? 'Close' : 'Cancel'}</Button>
          {!isDone && (
            <Button
              variant="primary"
              disabled={chosen.size === 0}
              pending={busy || isLoading}
              onClick={() => void keep(chosen)}
            >
              {chosen.size === 1 ? 'Save 1 idea' : `Save ${chosen.size} ideas`}
            </Button>
          )}
        </>
      }
    >
      {open.length > 1 && (
        <Button variant="quiet" className="-mt-3 -ml-5" onClick={() => chooseAll(!isAll)}>
          {isAll ? 'Choose none' : 'Choose all'}
        </Button>
      )}
      {byDay(meals).map(([day, ofDay]) => (
        <section key={day} aria-label={day} className="border-t border-line py-2 first:border-t-0">
          <h3 className="text-lg">{day}</h3>
          <ul>
            {ofDay.map((meal) => (
              <Choice
                key={keyOf(meal)}
                meal={meal}
                isKept={kept.has(keyOf(meal))}
                isChosen={chosen.has(keyOf(meal))}
                onChange={(isChosen) => choose(keyOf(meal), isChosen)}
              />
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
