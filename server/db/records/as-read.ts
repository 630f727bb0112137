// Records as everything but merging and the change log sees them: without stamps, and with the fields that follow from
// other fields and the day. The database keeps what was sent.
import { ageOn } from '#rules/family/age-on.ts';
import { todayIn } from '#rules/time/dates.ts';
import type { Fields } from './fields.ts';
import { withoutMerge } from './merge-column.ts';
import type { Place } from './place.ts';
import type { TableName } from './tables.ts';

type Clock = Pick<Place, 'now' | 'timeZone'>;

/** By table. */
const FOLLOWING: { readonly [T in TableName]?: (record: Fields, today: () => string) => Fields } = {
  family_member: ({ birthDate }, today) =>
    typeof birthDate === 'string' ? { age: ageOn(birthDate, today()) } : {},
};

/** The record as it is read today, by the household's calendar. */
export function asRead<R extends Fields>(table: TableName, record: R, { now, timeZone }: Clock): R {
  const plain = withoutMerge(table, record);
  const following = FOLLOWING[table];
  return following ? { ...plain, ...following(plain, () => todayIn(now(), timeZone)) } : plain;
}
