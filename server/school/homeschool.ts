// The rules engine behind the homeschool operations.
import type { CheckedInput } from '#contract/index.ts';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import type { Output } from '#contract/operation.ts';
import type { school } from '#contract/school.ts';
import type { GeneratedSchedule, PlannedDay, ScheduleRequest } from '#contract/shapes.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

const notYet = () => new AppError('conflict', 'This is not available yet.');

/** Makes a schedule; saves nothing (API-05). */
export async function generateSchedule(
  _context: Context,
  _request: CheckedInput<'generateSchedule'>,
): Promise<Output<(typeof school)['generateSchedule']>> {
  throw notYet();
}

interface Saved {
  schedule: GeneratedSchedule;
  request: ScheduleRequest | null;
  plan: PlannedDay[] | null;
}

/** The range of a schedule that is saved today, and its lessons by child and date. */
export async function expandSchedule(
  _context: Context,
  _saved: Saved,
): Promise<{ from: string; until: string; days: PlannedDay[] }> {
  throw notYet();
}

/** Moves the lessons of a missed day; returns the changed days. */
export async function missSchoolDay(
  _context: Context,
  _missed: CheckedInput<'missSchoolDay'>,
): Promise<SchoolDay[]> {
  throw notYet();
}

/** Counts the lessons done, by child. */
export async function schoolAttendance(
  _context: Context,
  _range: CheckedInput<'schoolAttendance'>,
): Promise<Output<(typeof school)['schoolAttendance']>> {
  throw notYet();
}
