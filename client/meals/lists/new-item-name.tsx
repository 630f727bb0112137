// The name of an item that was just added. Enter stores it and adds the next item, so that a list is typed in one go;
// an item whose name stays untouched is dropped (MEAL-09).
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { LIMITS } from '#contract/common.ts';
import { cx } from '../../kit/cx.ts';
import { useMealStore } from '../../meal-store/use-meals.ts';
import { BOX, storeText } from '../inline-text.tsx';
import { itemsIn } from './items-in.ts';
import { FAILED, NEW_ITEM, addItem, dropItem } from './list-edits.ts';

export interface Naming {
  /** The item being named, until `onEnd`. */
  addedId: string | undefined;
  /** Names the next item. */
  onNext: (id: string | undefined) => void;
  /** Nothing is named any more; by key the focus needs a place. */
  onEnd: (byKey: boolean) => void;
}

/** The naming of the items of one list, and a function that begins it with a new item. */
export function useNaming(listId: string) {
  const store = useMealStore();
  const [addedId, setAddedId] = useState<string>();
  /** The button that began it. */
  const opener = useRef<HTMLButtonElement>(null);
  const onEnd = (byKey: boolean) => {
    setAddedId(undefined);
    if (byKey) opener.current?.focus();
  };
  const naming: Naming = { addedId, onNext: setAddedId, onEnd };
  return { naming, opener, begin: () => setAddedId(addItem(store, listId)) };
}

interface NewItemNameProps {
  listId: string;
  id: string;
  naming: Naming;
}

export function NewItemName({ listId, id, naming: { onNext, onEnd } }: NewItemNameProps) {
  const store = useMealStore();
  const [typed, setTyped] = useState(NEW_ITEM);
  const isSettled = useRef(false);
  /** Stores the name or drops the item, once. Returns true when it has a name. */
  const settle = (text: string): boolean => {
    const name = text.trim();
    const isNamed = name !== '' && name !== NEW_ITEM;
    if (isSettled.current) return isNamed;
    isSettled.current = true;
    const [first, ...others] = itemsIn(name);
    if (isNamed)
      storeText(first, {
        onSave: (said) => {
          store.changeItem(listId, id, { name: said });
          if (others.length > 0)
            store.addItems(
              listId,
              others.map((other) => ({ name: other, qty: '' })),
            );
        },
        failed: FAILED.item,
      });
    else dropItem(store, listId, id);
    return isNamed;
  };
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    leave.current = () => settle(typed);
  });
  // The screen may go away, by Back on a phone, without the field losing the focus first.
  useEffect(() => () => leave.current?.(), []);
  const press = (event: KeyboardEvent) => {
    // Enter may only end a word that an input method is composing.
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (settle(event.key === 'Enter' ? typed : '') && event.key === 'Enter') onNext(addItem(store, listId));
    else onEnd(true);
  };
  const blur = ({ target }: FocusEvent) => {
    // When another window comes to the front, the field keeps the focus in this one.
    if (isSettled.current || document.activeElement === target) return;
    settle(typed);
    onEnd(false);
  };
  return (
    <input
      type="text"
      aria-label={`name of ${NEW_ITEM}`}
      autoFocus // Adding the item asked for it.
      autoComplete="off"
      autoCapitalize="sentences"
      enterKeyHint="next"
      maxLength={LIMITS.name}
      value={typed}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={press}
      onBlur={blur}
      className={cx(BOX, 'min-w-0 flex-1 border border-line-strong bg-surface font-medium text-ink')}
    />
  );
}
