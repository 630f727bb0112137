// The tab 'Weekly Menu' (MEAL-13): one week at a time, this week first.
import { MessageCircle, PencilLine } from 'lucide-react';
import { menuId } from '#contract/week.ts';
import { currentWeek } from '#rules/meals/current-week.ts';
import { weekOfMenu, type KeptWeeklyMenu } from '#rules/sync/meal-records.ts';
import { todayIn } from '#rules/time/dates.ts';
import { Button } from '../../kit/button.tsx';
import { Link } from '../../kit/link.tsx';
import { toastError } from '../../kit/overlays/toast.ts';
import { useCollection, useMealStore } from '../../meal-store/use-meals.ts';
import * as links from '../../screen/links.ts';
import { useNow } from '../../time/use-now.ts';
import { useZone } from '../../time/zone.ts';
import { useMealDialog } from '../meal-dialogs.tsx';
import { MealPanel, type PanelPlace } from '../meal-panel.tsx';
import { useMealsAddress } from '../meals-address.ts';
import { focusWeek } from './grid/use-roving.ts';
import { CarryMeals } from './menu-carry.tsx';
import { NOT_SAVED } from './menu-edits.ts';
import { MenuWeek } from './menu-week.tsx';

const EMPTY = {
  title: 'No weekly menus yet',
  text: 'Breakfast, lunch and dinner for every day, for both parents to see and on the family calendar. Fill in a week yourself, or let Pip suggest one that suits everyone.',
};

const WEEK_IN_ADDRESS = /^week-\d{4}-\d{2}-\d{2}$/;

/** The week the address asks for, else this one. */
const shownWeek = (recordId: string | null, menus: readonly KeptWeeklyMenu[], today: string): string =>
  recordId !== null && WEEK_IN_ADDRESS.test(recordId) ? weekOfMenu(recordId) : currentWeek(menus, today);

function FirstSteps({ onBegin }: { onBegin: () => void }) {
  return (
    <>
      <Button onClick={onBegin}>
        <PencilLine aria-hidden />
        Fill in this week
      </Button>
      <Button asChild>
        <Link href={links.chat()}>
          <MessageCircle aria-hidden />
          Plan with Pip
        </Link>
      </Button>
    </>
  );
}

export function MenusPanel({ recordId }: PanelPlace) {
  const reading = useCollection('weekly-menus');
  const store = useMealStore();
  const edit = useMealDialog();
  const { show } = useMealsAddress();
  const today = todayIn(useNow(), useZone());
  const start = shownWeek(recordId, reading.records, today);
  const isPlanned = reading.records.some(({ weekStart }) => weekStart === start);
  const turn = (week?: string) => show('menus', { id: week === undefined ? null : menuId(week) });
  const begin = () => {
    try {
      store.saveMenu({ weekStart: start });
      // The pressed button gives way to the week.
      requestAnimationFrame(focusWeek);
    } catch {
      toastError(NOT_SAVED);
    }
  };
  return (
    <MealPanel
      // Unplanned weeks have an address, too: every week is shown.
      recordId={null}
      tab="menus"
      title="Weekly Menu"
      noun="weekly menus"
      add="Add Weekly Menu"
      onAdd={() =>
        edit({
          collection: 'weekly-menus',
          record: null,
          onSaved: turn,
          ...(isPlanned ? {} : { weekStart: start }),
        })
      }
      // Meals are typed into the week itself.
      isAddSecondary={isPlanned}
      reading={reading}
      empty={{ ...EMPTY, action: <FirstSteps onBegin={begin} /> }}
    >
      {(menus) => (
        <CarryMeals>
          <MenuWeek
            menus={menus}
            start={start}
            today={today}
            onTurn={turn}
            onTonight={recordId === links.TONIGHT ? () => turn() : undefined}
          />
        </CarryMeals>
      )}
    </MealPanel>
  );
}
