// The typed values of a form on top of what it started from, and saving them once at a time.
import { useRef, useState } from 'react';
import { unfinished, useKeepUnfinished } from './unfinished.ts';

/** The typed form, from `begin` on, or from where it was left when the form went away (unfinished.ts). */
export function useTypedForm<B extends { start: F }, F>(
  key: string,
  begin: () => B,
  isSameForm: (typed: F, start: F) => boolean,
) {
  const [resumed] = useState(() => unfinished<{ base: B; form: F }>(key));
  const [base, setBase] = useState<B>(() => resumed?.base ?? begin());
  const [form, setForm] = useState<F>(() => (resumed === undefined ? base.start : resumed.form));
  const isChanged = !isSameForm(form, base.start);
  const putAway = useKeepUnfinished(key, isChanged ? { base, form } : undefined);
  return { base, setBase, form, setForm, isChanged, isResumed: resumed !== undefined, putAway };
}

/** Saving, one at a time: a second press in the same moment finds the first one's mark. */
export function useSaving() {
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  /** The outcome of `save`; undefined when another one is running. `save` never throws. */
  const saveOnce = async <T>(save: () => T | Promise<T>): Promise<T | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    const stored = save();
    // A source that has stored it already takes no time worth showing.
    if (stored instanceof Promise) setSaving(true);
    const outcome = await stored;
    busy.current = false;
    setSaving(false);
    return outcome;
  };
  return { saving, saveOnce };
}
