// Maps each write operation to the queries it invalidates: those that read what it writes.
import { account } from '#contract/account.ts';
import { changes } from '#contract/changes.ts';
import { chat } from '#contract/chat.ts';
import { family } from '#contract/family.ts';
import { access, household } from '#contract/household.ts';
import { kiosk } from '#contract/kiosk.ts';
import { meals } from '#contract/meals.ts';
import { medical } from '#contract/medical.ts';
import type { Operation, Subject } from '#contract/operation.ts';
import { school } from '#contract/school.ts';
import { sitter } from '#contract/sitter.ts';

// Food is missing: Meal Planning works on its own store. The one query of it is registered by its screen.
const GROUPS: Readonly<Record<string, Operation>>[] = [
  account,
  household,
  access,
  kiosk,
  family,
  medical,
  meals,
  school,
  sitter,
  chat,
  changes,
];
/** Queries of lists; the key of a list is a prefix of the keys of its single records. */
const READS: Operation[] = GROUPS.flatMap((group) => Object.values(group)).filter(
  ({ reads, path }) => reads !== undefined && !path.includes('{'),
);

/** Adds a read whose contract would weigh on the first screen; called by the module that queries it. */
export const alsoQueried = (read: Operation): void => void READS.push(read);

/** True for the name of data that a query here reads. */
export const isQueried = (name: string): boolean =>
  READS.some(({ reads }) => reads?.some((subject) => subject === name));

const BESIDES: readonly Subject[] = ['user', 'household', 'session', 'conversation'];
/** A kind of record, or the change log, which every write of a record adds to. */
const isOfRecords = (subject: Subject): boolean => !BESIDES.includes(subject);

/** Key prefixes of the queries that read one of `subjects`. */
export function queriesOf(subjects: readonly Subject[]): string[][] {
  const logged = subjects.some(isOfRecords);
  const isMeant = (read: Subject): boolean =>
    subjects.includes(read) ||
    (read === 'change' && logged) ||
    (isOfRecords(read) && subjects.includes('records'));
  return READS.filter(({ reads }) => reads?.some(isMeant)).map(({ path }) => path.split('/').slice(1));
}

/** Key prefixes of the queries that `operation` changes. */
export const refreshedBy = ({ writes = [] }: Operation): string[][] => queriesOf(writes);
