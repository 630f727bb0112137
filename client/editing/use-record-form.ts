// One record being added or changed. What was typed stays until it is saved or put away on purpose: a failed save
// keeps it, a repeated one makes no second record, and a change made by somebody else meanwhile is shown first (D28).
import { useRef, useState } from 'react';
import { toast, toastError } from '../kit/overlays/toast.ts';
import { newId } from '../data/new-id.ts';
import { useRefresh } from '../data/write.ts';
import type { TypedForm } from './form-dialog.tsx';
import type { FieldErrors, Fields, FormValues, RecordKind, Stored } from './record-kind.ts';
import { saveRecord, type Conflict } from './save-record.ts';
import { unfinished, useKeepUnfinished } from './unfinished.ts';

/** What is being edited: a stored record with its form as it was, or a new one under the id it will have. */
interface Base<R, F> {
  record: R | null;
  start: F;
  newId: string;
}

/** A form that went away while somebody was typing. */
interface Unfinished<R, F> {
  base: Base<R, F>;
  form: F;
}

export interface RecordForm<R extends Stored, F extends FormValues> extends TypedForm {
  kind: RecordKind<R, F>;
  /** The form as it was before this parent changed anything. */
  start: F;
  form: F;
  change: (fields: Partial<F>) => void;
  errors: FieldErrors<F>;
  isNew: boolean;
  conflict: Conflict<R> | null;
  /** Saves what this parent changed over what somebody else did, or once more what was removed. */
  keepMine: () => Promise<void>;
  /** Goes on from what somebody else saved. */
  takeTheirs: () => void;
  /** Sees that somebody else removed the record, and leaves it so; the dialog closes then. */
  letGo: () => void;
}

const withoutErrorsOf = <F extends FormValues>(errors: FieldErrors<F>, fields: Partial<F>): FieldErrors<F> =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in fields))) as FieldErrors<F>;

/** Saving, one at a time: a second press in the same moment finds the first one's mark. */
function useSave<R extends Stored, F extends FormValues>(
  kind: RecordKind<R, F>,
  onSaved: () => void,
  onConflict: (conflict: Conflict<R>) => void,
) {
  const refresh = useRefresh();
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const save = async ({ record, start, newId: id }: Base<R, F>, after: Fields) => {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    const before = kind.read(start);
    const outcome = await saveRecord(kind, {
      target: record,
      newId: id,
      before: 'fields' in before ? before.fields : {},
      after,
    });
    busy.current = false;
    setSaving(false);
    const write = record === null ? kind.create : kind.update;
    if (outcome.kind === 'failed') {
      toastError(outcome.sentence);
      // Whoever puts the form away now must see whether it was stored.
      if (outcome.inDoubt) void refresh(write);
    } else if (outcome.kind === 'conflict') onConflict(outcome.conflict);
    else {
      void refresh(write);
      toast({ title: record === null ? kind.done.added : kind.done.changed });
      onSaved();
    }
  };
  return { save, saving };
}

/** What is typed, from the stored record on, or from where it was left when the form went away (unfinished.ts). */
function useTyped<R extends Stored, F extends FormValues>(kind: RecordKind<R, F>, record: R | null) {
  const key = `${kind.update.path} ${record?.id ?? 'new'}`;
  const [resumed] = useState(() => unfinished<Unfinished<R, F>>(key));
  const [base, setBase] = useState<Base<R, F>>(
    () => resumed?.base ?? { record, start: kind.formOf(record), newId: newId() },
  );
  const [form, setForm] = useState(resumed?.form ?? base.start);
  const isChanged = JSON.stringify(form) !== JSON.stringify(base.start);
  const putAway = useKeepUnfinished<Unfinished<R, F>>(key, isChanged ? { base, form } : undefined);
  return { base, setBase, form, setForm, isChanged, isResumed: resumed !== undefined, putAway };
}

/** The form of `record`, or of a new one; `onSaved` runs once it is stored. */
export function useRecordForm<R extends Stored, F extends FormValues>(
  kind: RecordKind<R, F>,
  record: R | null,
  onSaved: () => void,
): RecordForm<R, F> {
  const { base, setBase, form, setForm, isChanged, isResumed, putAway } = useTyped(kind, record);
  const [errors, setErrors] = useState<FieldErrors<F>>({});
  const [attempts, setAttempts] = useState(0);
  const [conflict, setConflict] = useState<Conflict<R> | null>(null);
  const refresh = useRefresh();
  const stored = () => {
    putAway();
    onSaved();
  };
  const { save, saving } = useSave(kind, stored, setConflict);

  const submit = async (onto: Base<R, F>) => {
    const read = kind.read(form);
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) setAttempts((count) => count + 1);
    else await save(onto, read.fields);
  };
  const goOn = (next: Base<R, F>) => {
    setBase(next);
    setConflict(null);
    return next;
  };

  return {
    kind,
    start: base.start,
    form,
    change: (fields) => {
      setForm((typed) => ({ ...typed, ...fields }));
      // What is being mended is no longer wrong until saving says so.
      setErrors((all) => withoutErrorsOf(all, fields));
    },
    errors,
    attempts,
    saving,
    isNew: base.record === null,
    isChanged,
    isResumed,
    conflict,
    submit: () => submit(base),
    keepMine: async () => {
      if (conflict === null) return;
      const theirs = conflict.kind === 'changed' ? conflict.theirs : null;
      // The start stays, so that only what this parent changed is written; a removed record is stored whole.
      await submit(goOn({ record: theirs, start: base.start, newId: newId() }));
    },
    takeTheirs: () => {
      if (conflict?.kind !== 'changed') return;
      const { start } = goOn({ ...base, record: conflict.theirs, start: kind.formOf(conflict.theirs) });
      setForm(start);
      void refresh(kind.update);
    },
    letGo: () => {
      putAway();
      void refresh(kind.update);
    },
    putAway,
  };
}
