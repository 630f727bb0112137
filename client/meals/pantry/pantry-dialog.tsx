// The form of a pantry item (MEAL-10).
import { useState } from 'react';
import { pantryItem } from '#contract/kinds/pantry-item.ts';
import type { KeptPantryItem } from '#rules/sync/meal-records.ts';
import { derivedForm } from '../../editing/form/derived-form.ts';
import type { FormOf } from '../../editing/form/kind-form.ts';
import { RecordDialog } from '../../editing/form/record-dialog.tsx';
import { useKeptForm } from '../../editing/form/use-kept-form.ts';
import type { RecordForm } from '../../editing/form/use-record-form.ts';
import { SelectField, TextArea, TextField } from '../../kit/form/field.tsx';
import { useMealStore } from '../../meal-store/use-meals.ts';
import { useCategories } from '../lists/list-categories.ts';

const ITEM = {
  ...derivedForm(pantryItem),
  done: { added: 'Pantry item added', changed: 'Pantry item updated' },
};

/** The category follows the name of a new item until the parent chooses one. */
function useGuess({ form, change, isNew }: RecordForm<FormOf<typeof pantryItem>>) {
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

interface PantryFormProps {
  item: KeptPantryItem | null;
  onClose: () => void;
}

export function PantryForm({ item, onClose }: PantryFormProps) {
  const store = useMealStore();
  const editing = useKeptForm({
    kind: ITEM,
    keep: ({ after, changes }) => {
      if (item) store.change('pantry', item.id, changes);
      else store.add('pantry', after);
    },
    record: item,
    onSaved: onClose,
  });
  const { field } = editing;
  const { guess, choose } = useGuess(editing);
  return (
    <RecordDialog
      title={item ? 'Edit Pantry Item' : 'Add Pantry Item'}
      save="Save Item"
      editing={editing}
      onClose={onClose}
    >
      <TextField {...field('name')} onBlur={guess} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...field('category')} onChange={({ target }) => choose(target.value)} />
        <TextField {...field('quantity')} placeholder="2 cans, half a bag" />
      </div>
      <TextArea {...field('notes')} />
    </RecordDialog>
  );
}
