// Dialog that makes the shopping list of a week: the needed items by category and with their dishes, to be reviewed
// before anything is written.
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { weekCovers } from '#rules/meals/current-week.ts';
import type { KeptShoppingList } from '#rules/sync/meal-records.ts';
import { todayIn } from '#rules/time/dates.ts';
import { Button } from '../../kit/button.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Dialog } from '../../kit/overlays/dialog.tsx';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import * as links from '../../screen/links.ts';
import { useNow } from '../../time/use-now.ts';
import { useZone } from '../../time/zone.ts';
import { useCollection, useMealStore } from '../../meal-store/use-meals.ts';
import { chosen, toggled, type Choice, type Reviewed } from './make-list.ts';
import { MadeOf } from './make-list-view.tsx';
import { NOT_SAVED } from '../menus/menu-edits.ts';
import { listTitle } from '../menus/menu-weeks.ts';
import { askWorker } from '../food-worker/ask-worker.ts';
import { useConcerns } from '../use-concerns.ts';
import type { WeekAndLists, WeekReview } from './week-review.ts';

interface MakeListDialogProps {
  weekStart: string;
  onClose: () => void;
}

const NOTHING_CHOSEN: Choice = { without: new Set(), extra: new Set() };

const NOT_OPENED = "This couldn't be opened. Please check your connection and try again.";

/** The needs of the week compared with its list; undefined until the worker has answered. */
function useWeekReview(week: Omit<WeekAndLists, 'lists'>, lists: KeptShoppingList[], onFailed: () => void) {
  const [answer, setAnswer] = useState<WeekReview>();
  const { weekStart, today, menus, ideas, pantry } = week;
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    let isWanted = true;
    askWorker('week', { weekStart, today, menus, ideas, pantry, lists }).then(
      (review) => isWanted && setAnswer(review),
      () => isWanted && fail(),
    );
    return () => {
      isWanted = false;
    };
  }, [weekStart, today, menus, ideas, pantry, lists]);
  return answer;
}

const NOTHING_NEEDED: WeekReview = {
  reviewed: { missing: [], there: [], inPantry: [] },
  listId: undefined,
  unknownDishes: [],
};

/** The needs of the week, the items already on its list, and the parent's choices for the others. */
function useReview(weekStart: string, onClose: () => void) {
  const menus = useCollection('weekly-menus').records;
  const ideas = useCollection('menu-ideas').records;
  const pantry = useCollection('pantry').records;
  const lists = useCollection('shopping-lists').records;
  const today = todayIn(useNow(), useZone());
  const answer = useWeekReview({ weekStart, today, menus, ideas, pantry }, lists, () => {
    onClose();
    toastError(NOT_OPENED);
  });
  const { reviewed, listId, unknownDishes } = answer ?? NOTHING_NEEDED;
  const [choice, setChoice] = useState(NOTHING_CHOSEN);
  return {
    isBegun: weekStart < today && weekCovers(weekStart, today),
    isReady: answer !== undefined,
    reviewed,
    list: lists.find(({ id }) => id === listId),
    unknownDishes,
    choice,
    toggle: (part: keyof Choice, name: string) =>
      setChoice({ ...choice, [part]: toggled(choice[part], name) }),
    items: chosen(reviewed, choice),
    ideas,
  };
}

const counted = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

/** First sentence of the dialog. */
function summary(
  { missing, there, inPantry }: Reviewed,
  list: KeptShoppingList | undefined,
  isBegun: boolean,
): string {
  if (missing.length + there.length + inPantry.length === 0) return "There's nothing to add yet.";
  if (list && missing.length === 0) return `Everything this week needs is already on “${list.title}”.`;
  if (list) return `${counted(there.length)} already on “${list.title}”; only what's missing is added.`;
  const dishes = isBegun ? 'the dishes from today on' : "this week's dishes";
  return `Everything ${dishes} need. Uncheck what you don't want to buy.`;
}

export function MakeListDialog({ weekStart, onClose }: MakeListDialogProps) {
  const store = useMealStore();
  const [, navigate] = useLocation();
  const { isBegun, isReady, reviewed, list, unknownDishes, choice, toggle, items, ideas } = useReview(
    weekStart,
    onClose,
  );
  const concerned = useConcerns(ideas);
  const title = listTitle(weekStart);
  const make = () => {
    try {
      if (list) store.addItems(list.id, items);
      const { id } = list ?? store.add('shopping-lists', { title, items });
      toast({
        title: list ? `${counted(items.length)} added` : `Shopping list made: ${counted(items.length)}`,
      });
      onClose();
      navigate(links.meals('lists', { id }));
    } catch {
      toastError(NOT_SAVED);
    }
  };
  const open = () => {
    onClose();
    navigate(links.meals('lists', { id: list?.id ?? null }));
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Shopping list: ${title.charAt(0).toLowerCase()}${title.slice(1)}`}
      description={isReady ? summary(reviewed, list, isBegun) : 'Adding up what this week needs…'}
      footer={
        <>
          {list && <Button onClick={open}>Open the list</Button>}
          {!list && <Button onClick={onClose}>Cancel</Button>}
          <Button variant="primary" disabled={items.length === 0} onClick={make}>
            {list ? `Add ${counted(items.length)}` : `Make list of ${counted(items.length)}`}
          </Button>
        </>
      }
    >
      {isReady ? (
        <MadeOf
          reviewed={reviewed}
          unknownDishes={unknownDishes}
          choice={choice}
          onToggle={toggle}
          concernsOf={concerned.ofItem}
        />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  );
}
