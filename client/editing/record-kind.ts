// What the shared editing of records needs to know about one kind of record: its calls, its form, its words.
import type { Operation } from '#contract/operation.ts';

/** What a parent has typed or chosen, field by field. */
export type FormValues = Record<string, string | boolean | readonly string[]>;
export type FieldErrors<F> = { [K in keyof F]?: string };
/** The fields of a call, as its contract names them. */
export type Fields = Record<string, unknown>;

export interface Stored {
  id: string;
  version: number;
}

export interface RecordKind<R extends Stored, F extends FormValues> {
  list: Operation;
  create: Operation;
  update: Operation;
  /** The form of a record; of a new one with null. */
  formOf(record: R | null): F;
  /** The fields to send, trimmed, or one plain sentence for each field that needs a look. */
  read(form: F): { fields: Fields } | { errors: FieldErrors<F> };
  /** What each field is called on screen. */
  labels: { [K in keyof F]: string };
  /** A value as a parent reads it, where what the form holds is a code or an id. */
  show?: { [K in keyof F]?: (value: F[K]) => string };
  /** Titles of the toasts after saving. */
  done: { added: string; changed: string };
  /** What the toast says when saving failed. */
  failed: { add: string; change: string };
}

const text = (value: unknown): string => JSON.stringify(value ?? null);

/** The fields whose value differs from the one in `before`. */
export function changedFields(before: Fields, after: Fields): Fields {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => text(value) !== text(before[name])),
  );
}

/** One field that two parents see differently. */
interface Difference {
  label: string;
  theirs: string;
  yours: string;
}

const shown = (value: FormValues[string] | undefined): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return (typeof value === 'string' ? value : (value ?? []).join(', ')) || 'Nothing';
};

/** The forms of one record: as this parent found it, as somebody else saved it, as it was typed here. */
interface Versions<F> {
  start: F;
  theirs: F;
  yours: F;
}

/** What is to be decided between two parents, and what the other one changed that stays either way. */
export function differences<F extends FormValues>(
  { labels, show }: Pick<RecordKind<Stored, F>, 'labels' | 'show'>,
  { start, theirs, yours }: Versions<F>,
): { disputed: Difference[]; alsoTheirs: Difference[] } {
  const inWords = <K extends keyof F>(name: K, value: F[K]) => show?.[name]?.(value) ?? shown(value);
  const differing = (Object.keys(labels) as (keyof F)[]).filter(
    (name) => text(theirs[name]) !== text(yours[name]),
  );
  const inBoth = (name: keyof F): Difference => ({
    label: labels[name],
    theirs: inWords(name, theirs[name]),
    yours: inWords(name, yours[name]),
  });
  const isMine = (name: keyof F) => text(yours[name]) !== text(start[name]);
  return {
    disputed: differing.filter(isMine).map(inBoth),
    alsoTheirs: differing.filter((name) => !isMine(name)).map(inBoth),
  };
}
