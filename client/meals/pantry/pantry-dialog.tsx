// The form of a pantry item (MEAL-10).
import { useState } from 'react';
import * as z from 'zod/mini';
import { fieldRules } from '#contract/kind-schemas.ts';
import { PANTRY_CATEGORIES, pantryItem } from '#contract/kinds/pantry-item.ts';
import type { KeptPantryItem } from '#rules/sync/meal-records.ts';
import { FormDialog } from '../../editing/form-dialog.tsx';
import { readWith } from '../../editing/read-with.ts';
import { SelectField, TextArea, TextField } from '../../kit/form/field.tsx';
import { useMealStore } from '../../meal-store/use-meals.ts';
import { useCategories } from '../lists/list-categories.ts';
import { CATEGORY_NAMES } from '../meal-names.ts';
import { useMealForm, type MealForm } from '../use-meal-form.ts';

type PantryFormValues = Record<'name' | 'category' | 'quantity' | 'notes', string>;

const Item = z.object(fieldRules(pantryItem.fields));

/** The shelf follows the name of a new item until somebody says otherwise. */
function useGuess({ form, change, isNew }: Pick<WhatProps, 'form' | 'change' | 'isNew'>) {
  const categoryOf = useCategories();
  const [isChosen, setChosen] = useState(!isNew);
  return {
    guess: () => {
      if (!isChosen && form.name.trim() !== '') change({ category: categoryOf(form.name) });
    },
    choose: (category: string) => {
      setChosen(true);
      change({ category });
    },
  };
}

interface WhatProps extends Pick<MealForm<PantryFormValues>, 'form' | 'errors' | 'change'> {
  isNew: boolean;
}

function What({ form, errors, change, isNew }: WhatProps) {
  const { guess, choose } = useGuess({ form, change, isNew });
  return (
    <>
      <TextField
        label="Item Name"
        name="name"
        required
        autoComplete="off"
        value={form.name}
        error={errors.name}
        onChange={(event) => change({ name: event.target.value })}
        onBlur={guess}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Category"
          name="category"
          value={form.category}
          error={errors.category}
          onChange={(event) => choose(event.target.value)}
        >
          {PANTRY_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {CATEGORY_NAMES[category]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Quantity"
          name="quantity"
          placeholder="2 cans, half a bag"
          autoComplete="off"
          value={form.quantity}
          error={errors.quantity}
          onChange={(event) => change({ quantity: event.target.value })}
        />
      </div>
      <TextArea
        label="Notes"
        name="notes"
        value={form.notes}
        error={errors.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
    </>
  );
}

interface PantryFormProps {
  item: KeptPantryItem | null;
  onClose: () => void;
}

export function PantryForm({ item, onClose }: PantryFormProps) {
  const store = useMealStore();
  const editing = useMealForm({
    key: `pantry ${item?.id ?? 'new'}`,
    start: {
      name: item?.name ?? '',
      category: item?.category ?? 'other',
      quantity: item?.quantity ?? '',
      notes: item?.notes ?? '',
    },
    read: (form: PantryFormValues) =>
      readWith<PantryFormValues, z.output<typeof Item>>(Item, { ...form, notes: form.notes.trim() }),
    save: (fields, changed) => {
      if (item) store.change('pantry', item.id, changed);
      else store.add('pantry', fields);
    },
    done: item ? 'Pantry item updated' : 'Pantry item added',
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={item ? 'Edit Pantry Item' : 'Add Pantry Item'}
      save="Save Item"
      editing={editing}
      onClose={onClose}
    >
      <What {...editing} isNew={item === null} />
    </FormDialog>
  );
}
