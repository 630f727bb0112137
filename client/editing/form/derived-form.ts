// The form of a kind of record, derived from its declaration; special parts of a kind override it.
import type { Kind } from '#contract/kind.ts';
import { formFields, formOf, type FormOf, type ValuesOf } from './kind-form.ts';
import { readForm } from './read-form.ts';
import type { RecordKind } from './record-kind.ts';

type Derived<K extends Kind> = Pick<
  RecordKind<ValuesOf<K>, FormOf<K>, ValuesOf<K>>,
  'key' | 'fields' | 'formOf' | 'read'
>;

export const derivedForm = <K extends Kind>(kind: K): Derived<K> => ({
  key: kind.table,
  fields: formFields(kind),
  formOf: (record) => formOf(kind, record),
  read: (form) => readForm(kind, form),
});
