// Dialog that adds a menu idea to a weekly menu (MEAL-02, MEAL-14). The next empty place of
// its meal is preselected. Menus have no slot for snacks, so the place of a snack is chosen.
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { MEALS } from '#contract/week.ts';
import { dayName, type KeptMenuIdea } from '#rules/sync/meal-records.ts';
import { wallTime } from '#rules/time/dates.ts';
import { SelectField } from '../../kit/form/field.tsx';
import { FormDialog } from '../../kit/overlays/form-dialog.tsx';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import { useCollection, useMealStore } from '../../meal-store/use-meals.ts';
import { useNow } from '../../time/use-now.ts';
import { useZone } from '../../time/zone.ts';
import { MEAL_TYPE_NAMES } from '../meal-names.ts';
import { daysFrom } from '../menus/menu-form.ts';
import {
  mealAt,
  menuChoices,
  menuWith,
  nextEmptyPlace,
  placeOf,
  type MenuChoice,
  type MenuPlace,
} from './add-to-menu.ts';

const MISSING = 'Please select a weekly menu, day, and meal type.';
const FAILED = 'Failed to add to weekly menu. Please try again.';

interface Chosen {
  menu: string;
  day: string;
  meal: string;
}

interface FieldsProps {
  choices: readonly MenuChoice[];
  chosen: Chosen;
  onChange: (fields: Partial<Chosen>) => void;
  /** True when saving was refused because something is missing. */
  isRefused: boolean;
}

function Fields({ choices, chosen, onChange, isRefused }: FieldsProps) {
  const week = choices.find(({ id }) => id === chosen.menu)?.weekStart ?? '';
  const mark = (field: keyof Chosen) => (isRefused && chosen[field] === '' ? { 'aria-invalid': true } : {});
  return (
    <>
      <SelectField
        label="Weekly menu"
        required
        value={chosen.menu}
        {...mark('menu')}
        onChange={({ target }) => onChange({ menu: target.value })}
      >
        <option value="">Choose…</option>
        {choices.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Day"
          required
          value={chosen.day}
          {...mark('day')}
          onChange={({ target }) => onChange({ day: target.value })}
        >
          <option value="">Choose…</option>
          {daysFrom(week).map(({ day }) => (
            <option key={day} value={day}>
              {dayName(day)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Meal type"
          required
          value={chosen.meal}
          {...mark('meal')}
          onChange={({ target }) => onChange({ meal: target.value })}
        >
          <option value="">Choose…</option>
          {MEALS.map((meal) => (
            <option key={meal} value={meal}>
              {MEAL_TYPE_NAMES[meal]}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}

/** Puts the meal in its place, with the way back in the toast. */
function useAdding(idea: KeptMenuIdea) {
  const store = useMealStore();
  const menus = useCollection('weekly-menus').records;
  const put = (place: MenuPlace, text: string) => {
    if (place.choice.isNew) store.saveMenu(menuWith(place, text));
    else store.placeMeal(place.choice.id, place.day, place.meal, text);
  };
  const undo = (place: MenuPlace, before: string) => {
    try {
      store.placeMeal(place.choice.id, place.day, place.meal, before);
      toast({ title: 'Removed from the weekly menu' });
    } catch {
      toastError("This couldn't be undone. Please try again.");
    }
  };
  const add = (place: MenuPlace): boolean => {
    const before = mealAt(menus, place);
    try {
      put(place, idea.name);
    } catch {
      toastError(FAILED);
      return false;
    }
    toast({
      title: 'Added to weekly menu',
      description: `${idea.name}: ${dayName(place.day)} ${place.meal}`,
      action: { label: 'Undo', onClick: () => undo(place, before) },
    });
    return true;
  };
  return { menus, add };
}

interface AddToMenuProps {
  idea: KeptMenuIdea;
  onClose: () => void;
}

/** Selected menu, day and meal until the idea is added; adding with something missing is refused. */
function useChosen(idea: KeptMenuIdea, onClose: () => void) {
  const { menus, add } = useAdding(idea);
  const now = wallTime(useNow(), useZone());
  const choices = menuChoices(menus, now.date);
  const [chosen, setChosen] = useState((): Chosen => {
    if (idea.mealType === 'snack') return { menu: '', day: '', meal: '' };
    const free = nextEmptyPlace(menus, choices, { meal: idea.mealType, now });
    return { menu: free?.choice.id ?? '', day: free?.day ?? '', meal: idea.mealType };
  });
  const [refusals, setRefusals] = useState(0);
  const place = placeOf(choices, chosen);
  const submit = () => {
    if (place === null) setRefusals((count) => count + 1);
    else if (add(place)) onClose();
  };
  return {
    choices,
    chosen,
    change: (fields: Partial<Chosen>) => setChosen({ ...chosen, ...fields }),
    refusals,
    isIncomplete: refusals > 0 && place === null,
    /** The current text of the chosen slot. */
    before: place === null ? '' : mealAt(menus, place),
    submit,
  };
}

export function AddToMenuDialog({ idea, onClose }: AddToMenuProps) {
  const { choices, chosen, change, refusals, isIncomplete, before, submit } = useChosen(idea, onClose);
  return (
    <FormDialog
      title="Add to Weekly Menu"
      description={idea.name}
      label={idea.name}
      save="Add to Menu"
      refusal={refusals}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields choices={choices} chosen={chosen} onChange={change} isRefused={refusals > 0} />
      {isIncomplete && <Incomplete />}
      {before !== '' && (
        <p role="status" className="rounded-field bg-meal px-4 py-3 text-meal-ink wrap-anywhere">
          Takes the place of <strong className="font-semibold">{before}</strong>.
        </p>
      )}
    </FormDialog>
  );
}

const Incomplete = () => (
  <p role="alert" className="flex items-start gap-1.5 font-medium text-danger-ink">
    <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
    {MISSING}
  </p>
);
