// One week: its title, links to the neighbouring weeks, actions on the whole week, and its days.
import { ChevronLeft, ChevronRight, Printer, ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '#contract/common.ts';
import { MADE_BY_PIP } from '#contract/week.ts';
import { currentWeek } from '#rules/meals/current-week.ts';
import type { KeptWeeklyMenu } from '#rules/sync/meal-records.ts';
import { addDays, formatLongDate } from '#rules/time/dates.ts';
import { openLater, useWhenActedOn } from '../../editing/panel/open-later.ts';
import { usePaper } from '../../editing/panel/use-paper.ts';
import { EditRemove } from '../../editing/removal/edit-remove.tsx';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { later } from '../../kit/later.ts';
import { useMealStore } from '../../meal-store/use-meals.ts';
import { Pip } from '../../pip/pip.tsx';
import { InlineText } from '../inline-text.tsx';
import { useMealDialog } from '../meal-dialogs.tsx';
import { removeWithUndo } from '../meal-removal.ts';
import { NOT_SAVED } from './menu-edits.ts';
import { MenuGrid } from './grid/menu-grid.tsx';
import { nearness, overlapFrom, shortDay, weekBeside, weekInWords } from './menu-weeks.ts';
import { WeekFull } from './week-full.tsx';

const MakeListDialog = later(() =>
  import('../lists/make-list-dialog.tsx').then((file) => file.MakeListDialog),
);

const PrintedWeek = later(() => import('../printed-meals.tsx').then((file) => file.PrintedWeek));

const REMOVAL = {
  done: 'Weekly menu deleted',
  failed: "Couldn't delete menu. Check your connection and try again.",
  restored: 'Weekly menu restored',
};

interface WeekProps {
  menus: readonly KeptWeeklyMenu[];
  start: string;
  today: string;
}
interface MenuWeekProps extends WeekProps {
  /** Shows another week, or this one. */
  onTurn: (start?: string) => void;
  /** Set where today's dinner is asked for; called once it is being typed. */
  onTonight?: (() => void) | undefined;
}

/** The title of the week between the links to its neighbours. */
function WeekTurner({ menus, start, today, onTurn }: MenuWeekProps) {
  const near = nearness(start, today);
  const isHome = start === currentWeek(menus, today);
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label="Previous week"
        className="-ml-2"
        onClick={() => onTurn(weekBeside(menus, start, -1))}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <h3
        id="week-title"
        tabIndex={-1}
        aria-live="polite"
        className="min-w-0 flex-1 text-center text-lg sm:flex-none sm:px-1"
      >
        {near && <span className="block text-sm font-semibold text-brand">{near}</span>}
        {weekInWords(start, today)}
      </h3>
      <IconButton label="Next week" onClick={() => onTurn(weekBeside(menus, start, 1))}>
        <ChevronRight aria-hidden />
      </IconButton>
      {!isHome && (
        <Button
          variant="quiet"
          className="px-3"
          onClick={() => {
            // The button disappears with its press.
            document.getElementById('week-title')?.focus();
            onTurn();
          }}
        >
          This week
        </Button>
      )}
    </div>
  );
}

interface MenuActionsProps extends Pick<MenuWeekProps, 'today' | 'onTurn'> {
  menu: KeptWeeklyMenu;
}

/** Actions on the whole menu. */
function MenuActions({ menu, today, onTurn }: MenuActionsProps) {
  const store = useMealStore();
  const edit = useMealDialog();
  const [isMaking, setIsMaking] = useState(false);
  const paper = usePaper(PrintedWeek);
  useWhenActedOn(MakeListDialog);
  const makeList = () => openLater(MakeListDialog, () => setIsMaking(true));
  const name = `menu of ${weekInWords(menu.weekStart, today)}`;
  return (
    <div className="flex flex-wrap items-center gap-1 max-[22rem]:gap-0">
      <Button className="max-[22rem]:px-2! max-[22rem]:[&>svg]:hidden" onClick={makeList}>
        <ShoppingBasket aria-hidden />
        Make shopping list
      </Button>
      <IconButton label={`Print the ${name}`} onClick={paper.print}>
        <Printer aria-hidden />
      </IconButton>
      <EditRemove
        name={name}
        onEdit={() => edit({ collection: 'weekly-menus', record: menu, onSaved: onTurn })}
        onRemove={() =>
          removeWithUndo(
            REMOVAL,
            () => store.remove('weekly-menus', menu.id),
            weekInWords(menu.weekStart, today),
          )
        }
      />
      {paper.isReady && <PrintedWeek menu={menu} today={today} />}
      {isMaking && <MakeListDialog weekStart={menu.weekStart} onClose={() => setIsMaking(false)} />}
    </div>
  );
}

/** Origin of the menu, and the parent's other notes about the week. */
function MenuNotes({ menu }: { menu: KeptWeeklyMenu }) {
  const store = useMealStore();
  if (menu.notes === MADE_BY_PIP)
    return (
      <Badge hue="meal" className="w-fit [&_.pip]:size-4">
        <Pip size="small" decorative />
        Made by Pip
      </Badge>
    );
  // A field of one line would join the lines and cut the rest: the dialog edits those.
  if (menu.notes.includes('\n') || menu.notes.length > LIMITS.name)
    return <p className="whitespace-pre-line wrap-anywhere">{menu.notes}</p>;
  return (
    <InlineText
      label="notes of the week"
      value={menu.notes}
      empty="Add a note for this week"
      onSave={(notes) => void store.saveMenu({ weekStart: menu.weekStart, notes })}
      failed={NOT_SAVED}
      className="-mx-2 w-fit max-w-full"
    />
  );
}

/** Two menus cover the same days: which one the calendar shows. */
function OverlapNote({ menus, start }: Omit<WeekProps, 'today'>) {
  const from = overlapFrom(menus, start);
  if (from === undefined) return null;
  return (
    <p className="rounded-field bg-sunk px-4 py-3 text-soft">
      Another menu starts on {formatLongDate(from)}. Until {shortDay(addDays(start, 6))}, where both have a
      meal, the calendar shows that one's.
    </p>
  );
}

export function MenuWeek(props: MenuWeekProps) {
  const { menus, start, today, onTurn, onTonight } = props;
  const menu = menus.find(({ weekStart }) => weekStart === start);
  return (
    <section aria-labelledby="week-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <WeekTurner {...props} />
        {menu && <MenuActions key={menu.id} menu={menu} today={today} onTurn={onTurn} />}
      </div>
      {menu ? (
        <MenuNotes menu={menu} />
      ) : (
        <p className="text-soft">Nothing is planned for this week yet. Press a meal and type.</p>
      )}
      <OverlapNote menus={menus} start={start} />
      <MenuGrid key={start} start={start} menu={menu} today={today} onTonight={onTonight} />
      <WeekFull key={`${start} full`} menu={menu} />
    </section>
  );
}
