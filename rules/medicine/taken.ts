// Decides if a medicine is taken on a date of the household: its mark 'Currently taking' and both of its dates decide.
import type { Medication } from '#contract/kinds/medication.ts';

export type Course = Pick<Medication, 'isActive' | 'startDate' | 'endDate'>;

/** `stopped`: marked as not taken, whatever its dates say. */
type Standing = 'taken' | 'later' | 'ended' | 'stopped';

export function standingOn({ isActive, startDate, endDate }: Course, date: string): Standing {
  if (!isActive) return 'stopped';
  if (endDate !== null && endDate < date) return 'ended';
  return startDate !== null && startDate > date ? 'later' : 'taken';
}

/** True on its first and last day, too; a date that is not stored bounds nothing. */
export const isTaken = (course: Course, date: string): boolean => standingOn(course, date) === 'taken';
