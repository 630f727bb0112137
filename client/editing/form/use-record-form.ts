// State of adding or changing one record. Typed values stay until they are saved or discarded on purpose: after a
// failed save they remain, a repeated save creates no second record, and a change by somebody else is shown first
// (D28).
import { useState } from 'react';
import { keysOf } from '#contract/keys.ts';
import { newId } from '../../data/new-id.ts';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import { differences, type Differences } from './form-words.ts';
import { isSame, type FormValues, type RecordKind } from './record-kind.ts';
import type { Conflict, Source } from './source.ts';
import { useControls, type FieldOf } from './use-controls.ts';
import { useSaving, useTypedForm } from './use-typed-form.ts';

/** Another parent removed the record meanwhile, or changed it. */
export type ShownConflict = { kind: 'removed' } | ({ kind: 'changed' } & Differences);

/** The state of an edited record that its dialog shows. */
export interface Editing {
  /** Number of refused saves; after each, the first invalid field gets the focus. */
  attempts: number;
  saving: boolean;
  isChanged: boolean;
  /** True when it shows values typed before the form disappeared without being closed. */
  isResumed: boolean;
  submit: () => Promise<void>;
  /** Puts away what was typed; the dialog closes then. */
  putAway: () => void;
  conflict: ShownConflict | null;
  /** Saves this parent's changes over the other's, or creates the removed record again. */
  keepMine: () => Promise<void>;
  /** Continues with the version saved by the other parent, and with what only this one changed. */
  takeTheirs: () => void;
  /** Accepts that the other parent removed the record; closes the dialog. */
  letGo: () => void;
}

export interface RecordForm<F extends FormValues> extends Editing {
  form: F;
  change: (values: Partial<F>) => void;
  field: FieldOf<F>;
  isNew: boolean;
}

/** A stored record with its form as it was, or a new one under the id it will have. */
interface Base<R, F> {
  record: R | null;
  start: F;
  newId: string;
}

interface FormOptions<R, F extends FormValues, W> {
  kind: RecordKind<R, F, W>;
  source: Source<R, W>;
  /** The record to change; null for a new one. */
  record: R | null;
  /** Runs once it is stored. */
  onSaved: () => void;
}

function useSave<R, F extends FormValues, W>({ kind, source, onSaved }: FormOptions<R, F, W>) {
  const { saving, saveOnce } = useSaving();
  const [conflict, setConflict] = useState<Conflict<R> | null>(null);
  const save = async ({ record, start, newId: id }: Base<R, F>, after: W) => {
    const read = kind.read(start);
    const before = 'fields' in read ? read.fields : {};
    const outcome = await saveOnce(() => source.save({ target: record, newId: id, before, after }));
    if (outcome === undefined) return;
    if (outcome.kind === 'failed') toastError(outcome.sentence);
    else if (outcome.kind === 'conflict') setConflict(outcome.conflict);
    else {
      toast({ title: record === null ? kind.done.added : kind.done.changed });
      onSaved();
    }
  };
  return { save, saving, conflict, setConflict };
}

function shownConflict<R, F extends FormValues, W>(
  kind: RecordKind<R, F, W>,
  conflict: Conflict<R> | null,
  versions: { start: F; yours: F },
): ShownConflict | null {
  if (conflict?.kind !== 'changed') return conflict;
  const { theirs, both } = conflict;
  const forms = { ...versions, theirs: kind.formOf(theirs), both: kind.formOf(both) };
  return { kind: 'changed', ...differences(kind, forms, conflict) };
}

/** The form as the other parent saved it, with what nobody has to decide of what is typed here. */
function theirForm<R, F extends FormValues, W>(
  kind: RecordKind<R, F, W>,
  { both, onlyMine, merged }: Conflict<R> & { kind: 'changed' },
  typed: F,
): F {
  const form = kind.formOf(both);
  for (const name of keysOf(form))
    if (onlyMine.includes(name) && !merged.includes(name)) form[name] = typed[name];
  return form;
}

/** The form of one record. */
export function useRecordForm<R extends { id: string }, F extends FormValues, W>(
  options: FormOptions<R, F, W>,
): RecordForm<F> {
  const { kind, source, record } = options;
  const { base, setBase, form, setForm, isChanged, isResumed, putAway } = useTypedForm<Base<R, F>, F>(
    `${kind.key} ${record?.id ?? 'new'}`,
    () => ({ record, start: kind.formOf(record), newId: newId() }),
    isSame,
  );
  const { attempts, change, field, read } = useControls(kind, form, setForm);
  const onSaved = () => {
    putAway();
    options.onSaved();
  };
  const { save, saving, conflict, setConflict } = useSave({ ...options, onSaved });
  const submit = async (onto: Base<R, F>) => {
    const values = read();
    if (values !== undefined) await save(onto, values);
  };
  const goOn = (next: Base<R, F>) => {
    setBase(next);
    setConflict(null);
    return next;
  };
  return {
    form,
    change,
    field,
    isNew: base.record === null,
    attempts,
    saving,
    isChanged,
    isResumed,
    putAway,
    submit: () => submit(base),
    conflict: shownConflict(kind, conflict, { start: base.start, yours: form }),
    keepMine: async () => {
      if (conflict === null) return;
      const theirs = conflict.kind === 'changed' ? conflict.theirs : null;
      // The start stays, so that only what this parent changed is written; a removed record is stored whole.
      await submit(goOn({ record: theirs, start: base.start, newId: newId() }));
    },
    takeTheirs: () => {
      if (conflict?.kind !== 'changed') return;
      goOn({ ...base, record: conflict.theirs, start: kind.formOf(conflict.theirs) });
      setForm(theirForm(kind, conflict, form));
      source.refresh();
    },
    letGo: () => {
      putAway();
      source.refresh();
    },
  };
}
