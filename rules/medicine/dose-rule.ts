// Compares a dose that is about to be recorded with those recorded before, the stored frequency and the medicine's dates. The result is
// facts for a question to the parent, never advice: nothing found does not mean that a dose may be given.
import { addDays, daysBetween, todayIn } from '../time/dates.ts';
import { mayBeSameDose, type GivenDose } from './given-dose.ts';
import { standingOn, type Course } from './taken.ts';
import { storedFrequency, type FrequencyRule, type StoredMedicine } from './stored-frequency.ts';

export interface DoseQuestion<D extends GivenDose = GivenDose> {
  /** The nearest recorded dose, if there is one. */
  nearest: D | undefined;
  /** Doses in the 24 hours before. */
  inLastDay: number;
  /** True when it is so near that both may be one dose, recorded twice. */
  maybeSame: boolean;
  /** The stored sentences about the frequency, where the dose is inside it. */
  stored: string[];
  /** Why the medicine isn't taken on the day of the dose, where it is not. */
  outside: Outside | undefined;
}

/** A medicine that is marked as not taken, has ended by its last day or begins on its first one. */
export type Outside = { is: 'stopped' } | { is: 'ended' | 'later'; date: string };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** 'Twice a day' given a little earlier than the day before needs no question. */
const MOST_OF_A_DAY = 20 * HOUR;

/** Share of the time between doses that are spread over 24 hours: two of 'twice a day' within 4 hours need a question. */
const SOON = 1 / 3;

interface Moment {
  /** Milliseconds. */
  at: number;
  date: string;
}

/** The date a number of months later; the last day of a shorter month. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  const first = last.toISOString().slice(0, 8);
  return `${first}${String(Math.min(day, last.getUTCDate())).padStart(2, '0')}`;
}

/** The earlier and the later of two. */
const inOrder = (one: Moment, other: Moment): [Moment, Moment] =>
  one.at <= other.at ? [one, other] : [other, one];

/** True where a dose at `next` is sooner, or one more, than the rule says. */
function isInside(rule: FrequencyRule, next: Moment, doses: readonly Moment[]): boolean {
  const onDay = doses.filter(({ date }) => date === next.date).length;
  const within = (span: number) => doses.filter(({ at }) => Math.abs(next.at - at) < span).length;
  switch (rule.is) {
    case 'gap':
      return within(rule.minutes * MINUTE) > 0;
    case 'perDay':
      if (onDay >= rule.count) return true;
      if (rule.limit) return within(24 * HOUR) >= rule.count;
      return within(MOST_OF_A_DAY) >= rule.count || within((24 * HOUR * SOON) / rule.count) > 0;
    case 'per24Hours':
      return within(24 * HOUR) >= rule.count;
    case 'days':
      return doses.some(({ date }) => Math.abs(daysBetween(date, next.date)) < rule.days);
    case 'perWeek':
      return doses.filter(({ date }) => Math.abs(daysBetween(date, next.date)) < 7).length >= rule.count;
    case 'months':
      return doses.some((dose) => {
        const [earlier, later] = inOrder(dose, next);
        return later.date < addMonths(earlier.date, rule.months);
      });
  }
}

function outsideOn(course: Course, date: string): Outside | undefined {
  const is = standingOn(course, date);
  if (is === 'taken') return undefined;
  const day = is === 'ended' ? course.endDate : is === 'later' ? course.startDate : null;
  return is === 'stopped' || day === null ? { is: 'stopped' } : { is, date: day };
}

/** Facts to ask about before a dose at `at` is recorded; undefined where nothing recorded is near it and the medicine is taken. */
export function doseQuestion<D extends GivenDose>(
  medicine: StoredMedicine & Course,
  doses: readonly D[],
  at: Date,
  zone: string,
): DoseQuestion<D> | undefined {
  const momentOf = (instant: Date): Moment => ({ at: instant.getTime(), date: todayIn(instant, zone) });
  const next = momentOf(at);
  const distance = ({ givenAt }: GivenDose) => Math.abs(Date.parse(givenAt) - next.at);
  const [nearest] = doses.toSorted((one, other) => distance(one) - distance(other));
  const moments = doses.map(({ givenAt }) => momentOf(new Date(givenAt)));
  const broken = storedFrequency(medicine).filter((rule) => isInside(rule, next, moments));
  const maybeSame = nearest !== undefined && mayBeSameDose(nearest, { givenAt: at.toISOString() });
  const outside = outsideOn(medicine, next.date);
  if (broken.length === 0 && !maybeSame && !outside) return undefined;
  const inLastDay = moments.filter((dose) => dose.at <= next.at && dose.at > next.at - 24 * HOUR).length;
  const stored = [...new Set(broken.map(({ words }) => words))];
  return { nearest, inLastDay, maybeSame, stored, outside };
}

/** First date of which doses can matter for any frequency that is read in days or weeks. */
export const recentFrom = (now: Date, zone: string): string => addDays(todayIn(now, zone), -8);
