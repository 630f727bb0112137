// An entry of 'Find anything': something with an address of its own.
import type { LucideIcon } from 'lucide-react';
import type { Kind } from '#contract/kind.ts';
import type { Findable } from '#rules/find/find.ts';
import { recordPlace } from '#rules/kinds/record-place.ts';

export type Group =
  | 'people'
  | 'appointments'
  | 'meals'
  | 'lists'
  | 'pantry'
  | 'medications'
  | 'contacts'
  | 'records'
  | 'schools'
  | 'schoolDays'
  | 'conversations'
  | 'places';

export interface Entry extends Findable<Group> {
  /** The same for the same record, for those opened last. */
  key: string;
  /** Second line: the date, the person, or the list it is on. */
  detail: string;
  href: string;
  /** State of the history entry: something the screen does once, which no address may ask for. */
  state?: Record<string, unknown> | undefined;
  /** The family member it is about, whose avatar it shows. */
  memberId?: string | null;
  /** Of a place. */
  icon?: LucideIcon;
}

/** The parts of a detail that are there. */
export const detailOf = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== false && part !== '').join(' · ');

/** Address and key of a record. */
export const placed = (kind: Pick<Kind, 'place' | 'table'>, id: string) => ({
  key: `${kind.table}:${id}`,
  href: recordPlace(kind, id),
});
