// The form of a weekly menu (MEAL-13).
import { useId } from 'react';
import type { Day } from '#contract/week.ts';
import { dayName, type KeptWeeklyMenu } from '#rules/sync/meal-records.ts';
import { addDays, formatShortDate, todayIn, weekStart as mondayOf } from '#rules/time/dates.ts';
import { FormDialog } from '../../editing/form-dialog.tsx';
import { Chip } from '../../kit/badge.tsx';
import { TextArea, TextField } from '../../kit/form/field.tsx';
import { useCollection, useMealStore } from '../../meal-store/use-meals.ts';
import { useNow } from '../../time/use-now.ts';
import { useZone } from '../../time/zone.ts';
import { useMealForm, type MealForm } from '../use-meal-form.ts';
import {
  SLOTS,
  daysFrom,
  menuFormOf,
  menuToSave,
  readMenu,
  slotName,
  type MenuFormValues,
  type Slot,
} from './menu-form.ts';

type Fields = Pick<MealForm<MenuFormValues>, 'form' | 'errors' | 'change'>;

const SLOT_NAMES: Record<Slot, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  notes: 'Notes',
};

/** The date, with this week and the next one a tap away. */
function Week({ form, errors, change, isTaken }: Fields & { isTaken: boolean }) {
  const monday = mondayOf(todayIn(useNow(), useZone()));
  const near = [
    { name: 'This week', date: monday },
    { name: 'Next week', date: addDays(monday, 7) },
  ];
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="Week Start Date"
        name="weekStart"
        type="date"
        required
        min="1900-01-01"
        max="2199-12-31"
        hint={
          isTaken
            ? 'There is a menu for this week already. What you put in here goes into it; the rest stays.'
            : undefined
        }
        value={form['weekStart']}
        error={errors['weekStart']}
        onChange={(event) => change({ weekStart: event.target.value })}
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

function DayFields({
  day,
  date,
  ideas,
  ...fields
}: Fields & { day: Day; date: string | null; ideas: string }) {
  const { form, errors, change } = fields;
  return (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-4">
      <legend className="float-left font-display text-lg font-[750]">
        {dayName(day)}
        {date !== null && (
          <span className="font-sans text-base font-medium text-soft"> {formatShortDate(date)}</span>
        )}
      </legend>
      <div className="clear-both grid gap-3 sm:grid-cols-2">
        {SLOTS.map((slot) => {
          const name = slotName(day, slot);
          return (
            <TextField
              key={slot}
              label={SLOT_NAMES[slot]}
              name={name}
              autoComplete="off"
              list={slot === 'notes' ? undefined : ideas}
              value={form[name]}
              error={errors[name]}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          );
        })}
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
  const editing = useMealForm({
    key: `weekly-menus ${menu?.id ?? `new ${from}`}`,
    start: menuFormOf(menu, from),
    read: readMenu,
    save: (fields, changed) => {
      const weekStart = fields['weekStart'] ?? '';
      const saving = menuToSave({ menus, opened: menu, changed: changed as MenuFormValues, weekStart });
      onSaved?.(store.saveMenu(saving.menu, saving.movedFrom).weekStart);
    },
    done: menu ? 'Weekly menu updated' : 'Weekly menu added',
    onSaved: onClose,
  });
  const { form, errors, change } = editing;
  const isTaken =
    form['weekStart'] !== menu?.weekStart && menus.some((other) => other.weekStart === form['weekStart']);
  return (
    <FormDialog
      title={menu ? 'Edit Weekly Menu' : 'Add Weekly Menu'}
      save="Save Menu"
      editing={editing}
      onClose={onClose}
    >
      <IdeaNames id={ideas} />
      <Week {...{ form, errors, change, isTaken }} />
      {daysFrom(form['weekStart'] ?? '').map(({ day, date }) => (
        <DayFields key={day} {...{ day, date, ideas, form, errors, change }} />
      ))}
      <div className="border-t border-line pt-4">
        <TextArea
          label="Notes for the week"
          name="notes"
          rows={2}
          className="min-h-18"
          value={form['notes']}
          error={errors['notes']}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </div>
    </FormDialog>
  );
}
