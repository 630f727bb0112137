// Description of a kind of record for the shared editing: its fields, its form and its texts.
import { keysOf } from '#contract/keys.ts';
import type { Fields } from '#contract/kind.ts';

/** Form values, by field. */
export type FormValues = Record<string, string | boolean>;
export type FieldErrors<F> = { [N in keyof F]?: string };
/** The values to store, or one plain sentence for each field that needs a look. */
export type Read<F, W> = { fields: W } | { errors: FieldErrors<F> };

export interface Named {
  id: string;
  name: string;
}

/** `R` is the record, `F` its form, `W` the values that are written. */
export interface RecordKind<R, F extends FormValues, W> {
  /** Unsaved forms of this kind are kept under it. */
  key: string;
  /** The fields of the form; conflicts list them in this order. */
  fields: Fields;
  /** Form values of a record, or of a new one when null. */
  formOf: (record: R | null) => F;
  read: (form: F) => Read<F, W>;
  /**
   * Fields that mean something only together, such as a dose and how often it is given: two parents who changed fields
   * of one group are asked.
   */
  asOne?: readonly (readonly string[])[];
  /** The records that references can point to, by table. */
  names?: Readonly<Record<string, readonly Named[]>>;
  /** Readable form of a value, for fields whose declaration is not enough. */
  say?: { [N in keyof F]?: (value: F[N]) => string | undefined };
  /** Titles of the toasts after saving. */
  done: { added: string; changed: string };
}

const text = (value: unknown): string => JSON.stringify(value ?? null);

/** True when two values of a field are equal, lists included. */
export const isSame = (a: unknown, b: unknown): boolean => text(a) === text(b);

/** The values that differ from those in `before`. */
export function changedFields<W extends object>(before: Partial<W>, after: W): Partial<W> {
  const changed: Partial<W> = { ...after };
  for (const name of keysOf(after)) if (isSame(after[name], before[name])) delete changed[name];
  return changed;
}
