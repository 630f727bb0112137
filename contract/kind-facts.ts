// Facts derived from the declaration of a kind of record: empty values, references, and the parameters of its lists.
import type { Field, Fields, Kind, RecordOf, StoredFields, StoredNew } from './kind.ts';

/** The value of a field without one; undefined for a required one. */
export function unsetValue(field: Field): unknown {
  switch (field.is) {
    case 'text':
      return field.required ? undefined : '';
    case 'phone':
    case 'email':
    case 'notes':
      return '';
    case 'choice':
      return field.required ? undefined : (field.empty ?? null);
    case 'yesNo':
    case 'whole':
    case 'shape':
      return field.empty;
    case 'date':
      return field.required ? undefined : null;
    case 'reference':
    case 'account':
      return null;
    case 'references':
    case 'texts':
    case 'parts':
      return [];
    case 'moment':
    case 'week':
      return undefined;
  }
}

/** The value of a field that was not given; undefined for a required one, and for one that the server sets. */
export const emptyValue = (field: Field): unknown => (field.ours ? undefined : unsetValue(field));

/** A whole record of a kind: the fields given, and every other one empty. */
export function recordFrom<K extends Kind>({ fields }: K, given: StoredNew<K> & StoredFields): RecordOf<K> {
  const empty = Object.entries(fields).map(([name, field]) => [name, unsetValue(field)] as const);
  return { ...Object.fromEntries(empty), ...given } as RecordOf<K>;
}

const fieldsTo = (fields: Fields, is: 'reference' | 'references'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.is === is && 'to' in field ? [[name, field.to]] : [],
    ),
  );

/** The fields that hold the id of another record, with the table it is in. */
export const referencesOf = (fields: Fields): Record<string, string> => fieldsTo(fields, 'reference');

/** The fields that hold a list of ids of other records, with the table those are in. */
export const referenceListsOf = (fields: Fields): Record<string, string> => fieldsTo(fields, 'references');

/** Both. */
export const allReferencesOf = (fields: Fields): Record<string, string> => ({
  ...referencesOf(fields),
  ...referenceListsOf(fields),
});

const isDate = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-/.test(value);
const isBefore = (one: unknown, other: unknown): boolean => isDate(one) && isDate(other) && one < other;

/** A sentence for each date that is before the one it cannot be before, by its field. */
export const reversedDates = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const first = field.is === 'date' ? field.notBefore : undefined;
      if (first === undefined || !isBefore(values[name], values[first])) return [];
      const [later, earlier] = [field.label, fields[first]?.label ?? first].map((label) =>
        label.toLowerCase(),
      );
      return [[name, `The ${later} can't be before the ${earlier}`]];
    }),
  );

/** The field by which a list is filtered: the reference to the person its records are about. */
export const filterOf = ({ concerns, fields }: Kind): string | undefined =>
  concerns !== undefined && fields[concerns]?.is === 'reference' ? concerns : undefined;

/**
 * The moment or date by which a list is sorted: it takes a range of them, `from` and `to`. A moment is before `to`; a
 * date may be `to` itself.
 */
export function rangeOf({ order, fields }: Kind): { field: string; is: 'moment' | 'date' } | undefined {
  const [field = ''] = order ?? [];
  const is = fields[field]?.is;
  return is === 'moment' || is === 'date' ? { field, is } : undefined;
}
