// The order of a list of records.
import type { SelectQueryBuilder } from 'kysely';
import type { Codec, Row } from './codec.ts';

/** Times of the record itself: ids are in their order. */
const TIMES: readonly string[] = ['createdAt', 'updatedAt'];

/** Sorted by a field; equal ones in the order of creation, or against it where that is what is asked for. */
export function ordered(
  query: SelectQueryBuilder<Record<string, Row>, string, Row>,
  { name, column, kind }: ReturnType<Codec['field']>,
  direction: 'asc' | 'desc',
) {
  const sorted = query.orderBy(column, (by) => {
    const directed = direction === 'asc' ? by.asc() : by.desc();
    // The databases disagree about where empty fields go.
    return kind.endsWith('?') ? directed.nullsLast() : directed;
  });
  if (TIMES.includes(name)) return sorted.orderBy('id', direction);
  return sorted.orderBy('created_at').orderBy('id');
}
