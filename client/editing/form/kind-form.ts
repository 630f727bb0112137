// The form of a kind of record, derived from its declared fields: numbers and lists are typed as text, and values with a
// structure of their own are held as JSON.
import { emptyValue } from '#contract/kind-facts.ts';
import type { Field, Fields, Value } from '#contract/kind.ts';

/** A kind of record, or some of its fields. */
export interface Fielded {
  fields: Fields;
}

/** Fields without a control of their own: the server sets them, or a screen has its own way to change them. */
type Elsewhere = { ours: true } | { is: 'account' | 'parts' | 'week' };
type FormNames<K extends Fielded> = {
  [N in keyof K['fields']]: K['fields'][N] extends Elsewhere ? never : N;
}[keyof K['fields']];

/** Form values, by field. */
export type FormOf<K extends Fielded> = {
  [N in FormNames<K>]: K['fields'][N] extends { is: 'yesNo' } ? boolean : string;
};
/** The values that a form represents. */
export type ValuesOf<K extends Fielded> = { [N in FormNames<K>]: Value<K['fields'][N]> };

const isElsewhere = ({ is, ours }: Field): boolean =>
  ours === true || is === 'account' || is === 'parts' || is === 'week';

/** The fields of a kind that its form has. */
export const formFields = ({ fields }: Fielded): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => !isElsewhere(field)));

function typed(field: Field, value: unknown): string | boolean {
  if (field.is === 'shape') return value === null || value === undefined ? '' : JSON.stringify(value);
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'number' ? String(value) : '';
}

/** Form values of a record, or of a new one when null. */
export function formOf<K extends Fielded>(kind: K, record: ValuesOf<K> | null): FormOf<K> {
  const stored = new Map<string, unknown>(Object.entries(record ?? {}));
  const form = Object.entries(formFields(kind)).map(([name, field]) => [
    name,
    typed(field, record === null ? emptyValue(field) : stored.get(name)),
  ]);
  // Built by walking the fields, as the type is; the compiler cannot follow both.
  return Object.fromEntries(form) as FormOf<K>;
}
