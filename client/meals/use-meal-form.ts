// One record of the meal store being typed into the shared dialog. What was typed stays until it is saved or put
// away on purpose; a save that this browser could not keep leaves everything as it is (MEAL-07).
import { useState } from 'react';
import type { TypedForm } from '../editing/form-dialog.tsx';
import { changedFields, type FieldErrors, type Fields, type FormValues } from '../editing/record-kind.ts';
import { unfinished, useKeepUnfinished } from '../editing/unfinished.ts';
import { toast, toastError } from '../kit/overlays/toast.ts';

interface MealFormOptions<F, V> {
  /** Names the record, so that what was typed about it is found again. */
  key: string;
  /** The form before anything is typed. */
  start: F;
  /** The fields to store, or one plain sentence for each field that needs a look. */
  read: (form: F) => { fields: V } | { errors: FieldErrors<F> };
  /**
   * Stores the fields, or of a record that is there only what was `changed` since `before`, which may lie further back
   * than the record as it is now. Throws when it could not be kept.
   */
  save: (fields: V, changed: Partial<V>, before: Partial<V>) => void;
  /** Title of the toast after saving. */
  done: string;
  onSaved: () => void;
}

export interface MealForm<F> extends TypedForm {
  form: F;
  errors: FieldErrors<F>;
  change: (fields: Partial<F>) => void;
}

const SAVE_FAILED = "Couldn't save. Check your connection and try again.";

const withoutErrorsOf = <F extends FormValues>(errors: FieldErrors<F>, fields: Partial<F>): FieldErrors<F> =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in fields))) as FieldErrors<F>;

/** The form of one record; `onSaved` runs once it is kept. */
export function useMealForm<F extends FormValues, V extends Fields>(
  options: MealFormOptions<F, V>,
): MealForm<F> {
  const { key, read, save, done, onSaved } = options;
  const [resumed] = useState(() => unfinished<{ start: F; form: F }>(key));
  const [start] = useState(resumed?.start ?? options.start);
  const [form, setForm] = useState(resumed?.form ?? start);
  const [errors, setErrors] = useState<FieldErrors<F>>({});
  const [attempts, setAttempts] = useState(0);
  const isChanged = JSON.stringify(form) !== JSON.stringify(start);
  const putAway = useKeepUnfinished(key, isChanged ? { start, form } : undefined);
  const submit = () => {
    const after = read(form);
    setErrors('errors' in after ? after.errors : {});
    if ('errors' in after) {
      setAttempts((count) => count + 1);
      return Promise.resolve();
    }
    const first = read(start);
    const before: Partial<V> = 'fields' in first ? first.fields : {};
    try {
      save(after.fields, changedFields(before, after.fields) as Partial<V>, before);
      putAway();
      toast({ title: done });
      onSaved();
    } catch {
      toastError(SAVE_FAILED);
    }
    return Promise.resolve();
  };
  return {
    form,
    errors,
    attempts,
    // Keeping it takes no time worth showing: the way to the other devices is the store's affair.
    saving: false,
    isChanged,
    isResumed: resumed !== undefined,
    submit,
    putAway,
    change: (fields) => {
      setForm((typed) => ({ ...typed, ...fields }));
      // What is being mended is no longer wrong until saving says so.
      setErrors((all) => withoutErrorsOf(all, fields));
    },
  };
}
