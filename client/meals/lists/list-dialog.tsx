// The form of a shopping list (MEAL-11).
import type { KeptShoppingList } from '#rules/sync/meal-records.ts';
import { FormDialog } from '../../editing/form-dialog.tsx';
import { TextArea, TextField } from '../../kit/form/field.tsx';
import { useMealStore } from '../../meal-store/use-meals.ts';
import { changesSince, readList } from './list-form.ts';
import { useMealForm } from '../use-meal-form.ts';

interface ListFormProps {
  list: KeptShoppingList | null;
  onClose: () => void;
}

type Read = { title: string; items: string[] };

/** Stores the form; what is already so is not written again, so that a second try after a failure adds nothing twice. */
function useSave(list: KeptShoppingList | null) {
  const store = useMealStore();
  return ({ title, items }: Read, changed: Partial<Read>, before: Partial<Read>) => {
    const fresh = (names: string[]) => names.map((name) => ({ name, qty: '' }));
    if (!list) {
      store.add('shopping-lists', { title, items: fresh(items) });
      return;
    }
    const { renamed, removed, added } = changesSince(before.items ?? [], list.items, items);
    if (changed.title !== undefined) store.change('shopping-lists', list.id, { title });
    for (const { id, name } of renamed) store.changeItem(list.id, id, { name });
    for (const id of removed) store.removeItem(list.id, id);
    // Last and in one go: whatever fails before it can be tried again.
    if (added.length > 0) store.addItems(list.id, fresh(added));
  };
}

export function ListForm({ list, onClose }: ListFormProps) {
  const save = useSave(list);
  const editing = useMealForm({
    key: `shopping-lists ${list?.id ?? 'new'}`,
    start: { title: list?.title ?? '', items: (list?.items ?? []).map(({ name }) => name).join('\n') },
    read: readList,
    save,
    done: list ? 'Shopping list updated' : 'Shopping list added',
    onSaved: onClose,
  });
  const { form, errors, change } = editing;
  return (
    <FormDialog
      title={list ? 'Edit Shopping List' : 'Add Shopping List'}
      save="Save List"
      editing={editing}
      onClose={onClose}
    >
      <TextField
        label="List Name"
        name="title"
        required
        autoComplete="off"
        value={form.title}
        error={errors.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        label="Items"
        name="items"
        rows={6}
        hint="One item per line"
        value={form.items}
        error={errors.items}
        onChange={(event) => change({ items: event.target.value })}
      />
    </FormDialog>
  );
}
