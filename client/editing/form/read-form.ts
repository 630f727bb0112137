// Reads the form of a kind of record: returns the values for the contract, or its sentence for each error.
import * as z from 'zod/mini';
import { splitCommaList } from '#contract/common.ts';
import { emptyValue, reversedDates } from '#contract/kind-facts.ts';
import { fieldRules } from '#contract/kind-schemas.ts';
import { typedSchema } from '#contract/schemas/common.ts';
import type { Field } from '#contract/kind.ts';
import { UNFINISHED_DATE } from '../../kit/form/date-field.tsx';
import { formFields, type Fielded, type FormOf, type ValuesOf } from './kind-form.ts';
import { readWith } from './read-with.ts';
import type { FieldErrors, Read } from './record-kind.ts';

const isRequired = (field: Field): boolean => 'required' in field && field.required === true;

/** The value that a control wrote as JSON; the text itself where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The value of a typed text; an invalid one is left to the field's rule, which refuses it. */
function valueOf(field: Field, text: string): unknown {
  if (field.is === 'notes') return text.trim();
  if (field.is === 'shape') return text === '' ? emptyValue(field) : parsed(text);
  if (field.is === 'texts' || field.is === 'references') return splitCommaList(text);
  if (field.is === 'whole') return text.trim() === '' ? null : Number(text);
  const isChosen = field.is === 'choice' || field.is === 'date' || field.is === 'reference';
  return isChosen && text === '' && !isRequired(field) ? emptyValue(field) : text;
}

/** The values of a form, trimmed; `own` are those that this kind of record reads in its own way. */
export function readForm<K extends Fielded>(
  kind: K,
  form: FormOf<K>,
  own: { [N in keyof ValuesOf<K>]?: unknown } = {},
): Read<FormOf<K>, ValuesOf<K>> {
  const fields = formFields(kind);
  const typed = new Map<string, unknown>(Object.entries(form));
  const values = Object.entries(fields).map(([name, field]): [string, unknown] => {
    const value = typed.get(name);
    return [name, typeof value === 'string' ? valueOf(field, value) : value];
  });
  // Built by walking the fields, as the type is; the compiler cannot follow both.
  const schema = typedSchema<ValuesOf<K>>(z.object(fieldRules(fields)));
  const result = readWith<FormOf<K>, ValuesOf<K>>(schema, { ...Object.fromEntries(values), ...own });
  const unfinished = Object.keys(fields).filter(
    (name) => fields[name]?.is === 'date' && typed.get(name) === UNFINISHED_DATE,
  );
  const mistakes: Record<string, string> = {
    ...reversedDates(fields, form),
    ...Object.fromEntries(unfinished.map((name) => [name, 'Please finish this date, or clear it'])),
  };
  if (Object.keys(mistakes).length === 0) return result;
  const errors: FieldErrors<FormOf<K>> = 'errors' in result ? result.errors : {};
  return { errors: { ...errors, ...mistakes } };
}
