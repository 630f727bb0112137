// The form of a weekly menu (MEAL-13).
import { useId } from 'react';
import type { Day } from '#contract/week.ts';
import { dayName, type KeptWeeklyMenu } from '#rules/sync/meal-records.ts';
import { addDays, formatShortDate, todayIn, weekStart as mondayOf } from '#rules/time/dates.ts';
import { RecordDialog } from '../../editing/form/record-dialog.tsx';
import { useKeptForm } from '../../editing/form/use-kept-form.ts';
import type { RecordForm } from '../../editing/form/use-record-form.ts';
import { Chip } from '../../kit/badge.tsx';
import { TextArea, TextField } from '../../kit/form/field.tsx';
import { useCollection, useMealStore } from '../../meal-store/use-meals.ts';
import { useNow } from '../../time/use-now.ts';
import { useZone } from '../../time/zone.ts';
import { SLOTS, daysFrom, menuKind, menuToSave, slotName, type MenuFormValues } from './menu-form.ts';

type Field = RecordForm<MenuFormValues>['field'];

interface WeekProps {
  editing: RecordForm<MenuFormValues>;
  /** True when another menu exists for that week. */
  isTaken: boolean;
}

/** The date, with this week and the next one a tap away. */
function Week({ editing: { field, form, change }, isTaken }: WeekProps) {
  const monday = mondayOf(todayIn(useNow(), useZone()));
  const near = [
    { name: 'This week', date: monday },
    { name: 'Next week', date: addDays(monday, 7) },
  ];
  return (
    <div className="flex flex-col gap-3">
      <TextField
        {...field('weekStart')}
        type="date"
        min="1900-01-01"
        max="2199-12-31"
        hint={
          isTaken
            ? "There's already a menu for this week. What you add here goes into it; the rest stays."
            : undefined
        }
      />
      <div className="flex flex-wrap gap-2">
        {near.map(({ name, date }) => (
          <Chip key={name} pressed={form['weekStart'] === date} onClick={() => change({ weekStart: date })}>
            {name}
          </Chip>
        ))}
      </div>
    </div>
  );
}

interface DayFieldsProps {
  field: Field;
  day: Day;
  date: string | null;
  /** Id of the list of dishes that are offered. */
  ideas: string;
}

function DayFields({ field, day, date, ideas }: DayFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-4">
      <legend className="float-left font-display text-lg font-extrabold">
        {dayName(day)}
        {date !== null && (
          <span className="font-sans text-base font-medium text-soft"> {formatShortDate(date)}</span>
        )}
      </legend>
      <div className="clear-both grid gap-3 sm:grid-cols-2">
        {SLOTS.map((slot) => (
          <TextField key={slot} {...field(slotName(day, slot))} list={slot === 'notes' ? undefined : ideas} />
        ))}
      </div>
    </fieldset>
  );
}

/** The names of the family's own ideas are offered while a meal is typed. */
function IdeaNames({ id }: { id: string }) {
  const names = new Set(useCollection('menu-ideas').records.map(({ name }) => name));
  return (
    <datalist id={id}>
      {[...names].map((name) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  );
}

interface MenuFormProps {
  menu: KeptWeeklyMenu | null;
  /** Filled in for a new menu. */
  from?: string | undefined;
  /** Learns which week it was saved for. */
  onSaved?: ((weekStart: string) => void) | undefined;
  onClose: () => void;
}

export function MenuForm({ menu, from = '', onSaved, onClose }: MenuFormProps) {
  const store = useMealStore();
  const menus = useCollection('weekly-menus').records;
  const ideas = useId();
  const editing = useKeptForm({
    kind: menuKind(from),
    keep: ({ after, changes }) => {
      const weekStart = after['weekStart'] ?? '';
      const saving = menuToSave({ menus, opened: menu, changed: changes, weekStart });
      onSaved?.(store.saveMenu(saving.menu, saving.movedFrom).weekStart);
    },
    record: menu,
    onSaved: onClose,
  });
  const { form, field } = editing;
  const isTaken =
    form['weekStart'] !== menu?.weekStart && menus.some((other) => other.weekStart === form['weekStart']);
  return (
    <RecordDialog
      title={menu ? 'Edit Weekly Menu' : 'Add Weekly Menu'}
      save="Save Menu"
      editing={editing}
      onClose={onClose}
    >
      <IdeaNames id={ideas} />
      <Week editing={editing} isTaken={isTaken} />
      {daysFrom(form['weekStart'] ?? '').map(({ day, date }) => (
        <DayFields key={day} field={field} day={day} date={date} ideas={ideas} />
      ))}
      <div className="border-t border-line pt-4">
        <TextArea {...field('notes')} rows={2} className="min-h-18" />
      </div>
    </RecordDialog>
  );
}
