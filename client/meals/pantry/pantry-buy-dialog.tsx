// Dialog to choose the shopping list for the items selected in the pantry: an existing one, or a new one.
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { KeptShoppingList } from '#rules/sync/meal-records.ts';
import { SelectField, TextField } from '../../kit/form/field.tsx';
import { FormDialog } from '../../kit/overlays/form-dialog.tsx';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import { useCollection, useMealStore } from '../../meal-store/use-meals.ts';
import * as links from '../../screen/links.ts';
import { newestFirst } from '../ideas/idea-filter.ts';
import { missingOn, namesInWords } from './pantry-buy.ts';

interface BuyDialogProps {
  names: readonly string[];
  /** They are on the list now. */
  onDone: () => void;
  onClose: () => void;
}

/** Puts `names` on a list; returns false when that failed. */
function useBuy(names: readonly string[]) {
  const store = useMealStore();
  const [, navigate] = useLocation();
  const lists = newestFirst(useCollection('shopping-lists').records);
  const put = (listId: string, title: string) => {
    const list = lists.find(({ id }) => id === listId);
    const items = (list ? missingOn(list, names) : names).map((name) => ({ name, qty: '' }));
    if (!list) return store.add('shopping-lists', { title, items });
    if (items.length > 0) store.addItems(list.id, items);
    return list;
  };
  const buy = (listId: string, title: string): boolean => {
    try {
      const list = put(listId, title);
      toast({
        title: `${namesInWords(names)} on ${list.title}`,
        action: { label: 'Show list', onClick: () => navigate(links.meals('lists', { id: list.id })) },
      });
      return true;
    } catch {
      toastError('Failed to add item. Please try again.');
      return false;
    }
  };
  return { lists, buy };
}

interface WhichListProps {
  lists: readonly KeptShoppingList[];
  /** The chosen list; empty for a new one. */
  listId: string;
  title: string;
  isRefused: boolean;
  onList: (id: string) => void;
  onTitle: (title: string) => void;
}

function WhichList({ lists, listId, title, isRefused, onList, onTitle }: WhichListProps) {
  return (
    <>
      {lists.length > 0 && (
        <SelectField label="Shopping list" value={listId} onChange={({ target }) => onList(target.value)}>
          {lists.map((list) => (
            <option key={list.id} value={list.id}>
              {list.title}
            </option>
          ))}
          <option value="">A new list</option>
        </SelectField>
      )}
      {listId === '' && (
        <TextField
          label="List Name"
          required
          autoComplete="off"
          value={title}
          error={isRefused ? 'List Name is required' : undefined}
          onChange={({ target }) => onTitle(target.value)}
        />
      )}
    </>
  );
}

export function BuyDialog({ names, onDone, onClose }: BuyDialogProps) {
  const { lists, buy } = useBuy(names);
  const [listId, setListId] = useState(lists[0]?.id ?? '');
  const [title, setTitle] = useState('Shopping list');
  const [isRefused, setRefused] = useState(false);
  const submit = () => {
    const isUntitled = listId === '' && title.trim() === '';
    setRefused(isUntitled);
    if (isUntitled || !buy(listId, title.trim())) return;
    onDone();
    onClose();
  };
  return (
    <FormDialog
      title="Add to shopping list"
      description={names.join(', ')}
      save="Add"
      onSubmit={submit}
      onClose={onClose}
    >
      <WhichList {...{ lists, listId, title, isRefused }} onList={setListId} onTitle={setTitle} />
    </FormDialog>
  );
}
