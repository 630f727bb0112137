// The form of a shopping list (MEAL-11).
import type { KeptShoppingList } from '#rules/sync/meal-records.ts';
import { RecordDialog } from '../../editing/form/record-dialog.tsx';
import { useKeptForm, type Keeping } from '../../editing/form/use-kept-form.ts';
import { TextArea, TextField } from '../../kit/form/field.tsx';
import { useMealStore } from '../../meal-store/use-meals.ts';
import { LIST, changesSince, type ListValues } from './list-form.ts';
import { typedItem } from './typed-item.ts';

interface ListFormProps {
  list: KeptShoppingList | null;
  onClose: () => void;
}

/** Stores the form; what is already so is not written again, so that a second try after a failure adds nothing twice. */
function useKeep(list: KeptShoppingList | null) {
  const store = useMealStore();
  return ({ before, after: { title, items }, changes }: Keeping<ListValues>) => {
    const fresh = (names: string[]) => names.map((name) => ({ qty: '', ...typedItem(name) }));
    if (!list) {
      store.add('shopping-lists', { title, items: fresh(items) });
      return;
    }
    const { renamed, removed, added } = changesSince(before.items ?? [], list.items, items);
    if (changes.title !== undefined) store.change('shopping-lists', list.id, { title });
    for (const { id, name } of renamed) store.changeItem(list.id, id, typedItem(name));
    for (const id of removed) store.removeItem(list.id, id);
    // Last and in one write: everything before it can be retried after a failure.
    if (added.length > 0) store.addItems(list.id, fresh(added));
  };
}

export function ListForm({ list, onClose }: ListFormProps) {
  const editing = useKeptForm({ kind: LIST, record: list, keep: useKeep(list), onSaved: onClose });
  return (
    <RecordDialog
      title={list ? 'Edit Shopping List' : 'Add Shopping List'}
      save="Save List"
      editing={editing}
      onClose={onClose}
    >
      <TextField {...editing.field('title')} autoFocus={list === null} />
      <TextArea {...editing.field('items')} rows={6} hint="One item per line" />
    </RecordDialog>
  );
}
