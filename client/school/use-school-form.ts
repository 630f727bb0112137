// State of one school on the page. What is typed stays until it is saved or discarded on purpose: also after a failed
// save, and when somebody else saved another version (D28).
import { useState } from 'react';
import { school, type School } from '#contract/kinds/school.ts';
import type { SchoolType } from '#contract/schemas/account.ts';
import type { FoundCalendar } from '#contract/shapes.ts';
import { shapeInWords } from '#rules/school/shape-words.ts';
import { newId } from '../data/new-id.ts';
import { useRefresh } from '../data/write.ts';
import { differences } from '../editing/form/form-words.ts';
import { formOf } from '../editing/form/kind-form.ts';
import { isSame, type Named } from '../editing/form/record-kind.ts';
import type { Conflict } from '../editing/form/source.ts';
import type { ShownConflict } from '../editing/form/use-record-form.ts';
import { useSaving, useTypedForm } from '../editing/form/use-typed-form.ts';
import { toast, toastError } from '../kit/overlays/toast.ts';
import { operationOf, saveSchool, type SchoolPlace } from './save-school.ts';
import { savedWords } from './saved-words.ts';
import { schoolFormOf, newSchool, readSchool, typedValues, valuesOf } from './school-form.ts';
import type { SchoolForm, SchoolMistakes } from './school-form.ts';

/** The stored school as this parent saw it, with its form; null before the first save. */
interface Base {
  place: SchoolPlace;
  record: School | null;
  start: SchoolForm;
}

interface SchoolFormOptions {
  place: SchoolPlace;
  record: School | null;
  /** Type of a school that was never saved (D12). */
  startType: SchoolType;
  /** The members of the family, for words about children. */
  members: readonly Named[] | undefined;
  /** Runs with every stored version. */
  onStored?: (record: School) => void;
}

/** A save that somebody else's version is in the way of, with the form it was to store. */
interface Disputed {
  conflict: Conflict<School>;
  wanted: SchoolForm;
}

type SavedWords = Parameters<typeof toast>[0];
const SAVED: SavedWords = { title: 'Settings Saved', description: 'Your school settings have been saved.' };

/** The form on top of the stored school; a version saved elsewhere replaces it while nothing is typed here. */
function useTypedSchool({ place, record, startType }: SchoolFormOptions) {
  const key = `school ${place.is === 'first' ? 'first' : place.id}`;
  const baseOf = (stored: School | null, at = place): Base => ({
    place: at,
    record: stored,
    start: schoolFormOf(stored === null ? newSchool(startType) : valuesOf(stored)),
  });
  const typed = useTypedForm<Base, SchoolForm>(
    key,
    () => baseOf(record),
    (form, start) => isSame(typedValues(form), typedValues(start)),
  );
  const { base, setBase, setForm } = typed;
  const isNewer = (record?.version ?? 0) > (base.record?.version ?? 0);
  const startFrom = (next: Base) => {
    setBase(next);
    setForm(next.start);
  };
  return { ...typed, baseOf, isNewer, startFrom };
}

/** Stores what is typed, or shows the mistakes. */
function useStore(onSaved: (record: School, from: Base, wanted: SchoolForm) => void) {
  const [mistakes, setMistakes] = useState<SchoolMistakes>({});
  const [attempts, setAttempts] = useState(0);
  const { saving, saveOnce } = useSaving();
  const [disputed, setDisputed] = useState<Disputed | null>(null);
  const refreshAfter = useRefresh();
  const store = async (onto: Base, wanted: SchoolForm, words: SavedWords | null): Promise<boolean> => {
    const read = readSchool(wanted, onto.place.is === 'further');
    setMistakes('mistakes' in read ? read.mistakes : {});
    if ('mistakes' in read) {
      setAttempts((count) => count + 1);
      // The field is behind the rows of a calendar that is being confirmed.
      if (read.mistakes.schoolName !== undefined) toastError(read.mistakes.schoolName);
      return false;
    }
    const { place, record, start } = onto;
    const before = typedValues(start);
    const outcome = await saveOnce(() => saveSchool({ place, record, before, after: read.fields }));
    if (outcome === undefined) return false;
    if (outcome.kind === 'conflict') setDisputed({ conflict: outcome.conflict, wanted });
    if (outcome.kind === 'failed') toastError(outcome.sentence);
    const isDone = outcome.kind === 'saved';
    if (isDone || (outcome.kind === 'failed' && outcome.inDoubt))
      void refreshAfter(operationOf(place, record === null));
    if (!isDone) return false;
    onSaved(outcome.record, onto, wanted);
    if (words !== null) toast(savedWords(words, before, read.fields));
    return true;
  };
  return { store, saving, mistakes, setMistakes, attempts, disputed, setDisputed, refreshAfter };
}

/** The state of one school that its cards show. */
export interface SchoolEditing {
  place: SchoolPlace;
  form: SchoolForm;
  /** The stored school, when there is one. */
  record: School | null;
  change: (values: Partial<SchoolForm>) => void;
  mistakes: SchoolMistakes;
  /** Number of refused saves; after each, the first invalid field gets the focus. */
  attempts: number;
  saving: boolean;
  isChanged: boolean;
  /** True when it shows values typed before the page was left. */
  isResumed: boolean;
  /**
   * Saves the form with `also` in it; returns true when it is stored. Nothing of `also` stays otherwise. Without a toast
   * where `words` are null.
   */
  save: (also?: Partial<SchoolForm>, words?: SavedWords | null) => Promise<boolean>;
  discard: () => void;
  conflict: ShownConflict | null;
  keepMine: () => Promise<void>;
  takeTheirs: () => void;
  letGo: () => void;
}

/** A calendar has up to hundreds of dates: its name says which it is. */
function sayCalendar(json: string): string | undefined {
  if (json === '') return undefined;
  const { schoolName, academicYear, events } = JSON.parse(json) as FoundCalendar;
  return [schoolName, academicYear, `${events.length} dates`].filter(Boolean).join(', ');
}

function shownConflict(
  disputed: Disputed | null,
  start: SchoolForm,
  members: readonly Named[],
): ShownConflict | null {
  if (disputed?.conflict.kind !== 'changed') return disputed?.conflict ?? null;
  const words = {
    fields: school.fields,
    names: { family_member: members },
    say: { foundCalendar: sayCalendar },
    sayShape: shapeInWords,
  };
  const { theirs, both } = disputed.conflict;
  const forms = {
    start: formOf(school, typedValues(start)),
    theirs: formOf(school, theirs),
    yours: formOf(school, typedValues(disputed.wanted)),
    both: formOf(school, both),
  };
  return { kind: 'changed', ...differences(words, forms, disputed.conflict) };
}

export function useSchoolForm(options: SchoolFormOptions): SchoolEditing {
  const typed = useTypedSchool(options);
  const { base, baseOf, form, setForm, startFrom } = typed;
  const saving = useStore((record, from, wanted) => {
    const saved = baseOf(record, from.place);
    typed.setBase(saved);
    // Typed while it was being saved: not saved yet.
    setForm((now) => (isSame(now, form) || isSame(now, wanted) ? saved.start : now));
    options.onStored?.(record);
  });
  const { store, disputed, setDisputed, setMistakes } = saving;
  if (typed.isNewer && !typed.isChanged && !saving.saving) startFrom(baseOf(options.record));
  const startAgain = (next: Base, shown = next.start) => {
    setDisputed(null);
    setMistakes({});
    startFrom(next);
    setForm(shown);
  };
  const leaveTheirs = (record: School | null, shown = record) => {
    startAgain(baseOf(record), baseOf(shown).start);
    void saving.refreshAfter(operationOf(base.place, false));
  };
  return {
    place: base.place,
    form,
    record: base.record,
    change: (values) => {
      setForm((now) => ({ ...now, ...values }));
      // A field being corrected is not marked as invalid until the next save.
      const corrected = Object.fromEntries(Object.keys(values).map((name) => [name, undefined]));
      setMistakes((all) => ({ ...all, ...corrected }));
    },
    mistakes: saving.mistakes,
    attempts: saving.attempts,
    saving: saving.saving,
    isChanged: typed.isChanged,
    isResumed: typed.isResumed,
    save: (also = {}, words = SAVED) => store(base, { ...form, ...also }, words),
    discard: () => startAgain(base),
    conflict: shownConflict(disputed, base.start, options.members ?? []),
    keepMine: async () => {
      if (disputed === null) return;
      // The start stays, so that only what this parent changed is written; a removed school is stored whole.
      const theirs = disputed.conflict.kind === 'changed' ? disputed.conflict.theirs : null;
      const place: SchoolPlace =
        theirs === null && base.place.is === 'further' ? { is: 'further', id: newId() } : base.place;
      const next = { place, record: theirs, start: base.start };
      typed.setBase(next);
      setDisputed(null);
      await store(next, disputed.wanted, SAVED);
    },
    takeTheirs: () => {
      if (disputed?.conflict.kind !== 'changed') return;
      leaveTheirs(disputed.conflict.theirs, disputed.conflict.both);
    },
    letGo: () => leaveTheirs(null),
  };
}
