// The name of an item that was just added. Enter stores it and adds the next item, so that a list is typed in one go;
// an item whose name stays untouched is dropped (MEAL-09).
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { LIMITS } from '#contract/common.ts';
import { useAfterPress } from '../../editing/after-press.ts';
import { cx } from '../../kit/cx.ts';
import { whenActedOn } from '../../kit/later.ts';
import { toast } from '../../kit/overlays/toast.ts';
import { useMealStore } from '../../meal-store/use-meals.ts';
import { BOX, storeText } from '../inline-text.tsx';
import type { AlreadyOn } from './already-on.ts';
import { AlreadyThere } from './already-there.tsx';
import { fetchItemRules, rules } from './item-rules.ts';
import { FAILED, NEW_ITEM, addItem, checkItem, dropItem } from './list-edits.ts';

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
  // Before the first name is typed: without the rules it would be added twice.
  useEffect(() => whenActedOn(fetchItemRules), []);
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

/** The typed names; none while the name is untouched. */
function namesIn(typed: string): string[] {
  const name = typed.trim();
  return name === '' || name === NEW_ITEM ? [] : rules.itemsIn(name);
}

/** Stores the names, or drops the item without one; once. */
function useSettling({ listId, id }: NewItemNameProps) {
  const store = useMealStore();
  const isSettled = useRef(false);
  const settle = ([first, ...others]: readonly string[]) => {
    if (isSettled.current) return;
    isSettled.current = true;
    if (first === undefined) return dropItem(store, listId, id);
    storeText(first, {
      onSave: (said) => {
        store.changeItem(listId, id, rules.typedItem(said));
        if (others.length > 0)
          store.addItems(
            listId,
            others.map((other) => ({ qty: '', ...rules.typedItem(other) })),
          );
      },
      failed: FAILED.item,
    });
  };
  const found = (names: readonly string[]): AlreadyOn | null => {
    const items = store.find('shopping-lists', listId)?.items ?? [];
    return rules.alreadyOn(
      items.filter((item) => item.id !== id),
      names,
    );
  };
  return { isSettled, settle, found };
}

/** Stores what was typed when the field goes without a key. */
function useLeaving({ listId, id, naming }: NewItemNameProps, typed: string, settling: Settling) {
  const store = useMealStore();
  const afterPress = useAfterPress();
  const { isSettled, settle, found } = settling;
  const settleUnasked = () => {
    if (isSettled.current) return;
    const names = namesIn(typed);
    const there = found(names);
    settle(names);
    // Nothing typed is lost, nor bought twice unasked.
    if (there && names.length === 1)
      toast({
        title: there.words,
        description: 'It was added once more.',
        action: { label: 'Undo', onClick: () => dropItem(store, listId, id) },
      });
  };
  const end = () => {
    if (isSettled.current) return;
    settleUnasked();
    naming.onEnd(false);
  };
  const last = useRef<{ settle: () => void; end: () => void }>(undefined);
  useEffect(() => {
    last.current = { settle: settleUnasked, end };
  });
  // The screen may go away, by Back on a phone, or the page, by a reload, without the field losing the focus first.
  useEffect(() => {
    const unload = () => last.current?.end();
    // Before the store sends its last edits.
    window.addEventListener('pagehide', unload, true);
    return () => {
      window.removeEventListener('pagehide', unload, true);
      last.current?.settle();
    };
  }, []);
  return ({ target, relatedTarget, currentTarget }: FocusEvent) => {
    // When another window comes to the front, the field keeps the focus in this one.
    if (document.activeElement === target || currentTarget.contains(relatedTarget)) return;
    afterPress(end);
  };
}

type Settling = ReturnType<typeof useSettling>;

/** The typed text, what of it is on the list already, and what ends the rules. */
function useTyping({ listId, naming }: NewItemNameProps, { settle, found }: Settling) {
  const store = useMealStore();
  const [typed, setTyped] = useState(NEW_ITEM);
  const [there, setThere] = useState<AlreadyOn | null>(null);
  const next = (names: readonly string[]) => {
    settle(names);
    naming.onNext(addItem(store, listId));
  };
  const drop = () => {
    settle([]);
    naming.onEnd(true);
  };
  const enter = (field: HTMLInputElement) => {
    const names = namesIn(typed);
    // Enter once more adds it anyway.
    const already = there ? null : found(names);
    if (already) {
      setThere(already);
      // Those who type on mean the next item.
      if (already.rest.length === 0 && !already.isChecked) field.select();
    } else if (names.length > 0) next(names);
    else drop();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter may only end a word that an input method is composing.
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') enter(event.currentTarget);
    else drop();
  };
  return {
    typed,
    there,
    press,
    type: (text: string) => {
      setTyped(text);
      setThere(null);
    },
    addAnyway: () => next(namesIn(typed)),
    leaveOut: () => {
      for (const { id } of there?.isChecked ? there.there : []) checkItem(store, listId, id, false);
      next(there?.rest ?? []);
    },
  };
}

export function NewItemName(props: NewItemNameProps) {
  const settling = useSettling(props);
  const { typed, type, there, press, addAnyway, leaveOut } = useTyping(props, settling);
  const onBlur = useLeaving(props, typed, settling);
  useEffect(fetchItemRules, []);
  return (
    <div data-action-bar className="contents" onBlur={onBlur}>
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
        onChange={({ target }) => type(target.value)}
        onPaste={(event) => rules.pasteItems(event)}
        onKeyDown={press}
        className={cx(BOX, 'min-w-0 flex-1 border border-line-strong bg-surface font-medium text-ink')}
      />
      <AlreadyThere already={there} onAnyway={addAnyway} onLeaveOut={leaveOut} />
    </div>
  );
}
