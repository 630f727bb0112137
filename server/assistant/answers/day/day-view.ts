// Everything stored for a date: appointments, meals of the menu, entries of schools, medicines that end.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import {
  entriesOfDay,
  timeOfEvent,
  titleWithoutSchool,
  type CalendarEvent,
} from '#rules/calendar/calendar.ts';
import { mealsOfDate, MEAL_NAMES } from '#rules/calendar/events/meal-events.ts';
import { addDays, weekdayNumber } from '#rules/time/dates.ts';
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import { DAYS } from '#contract/week.ts';
import { wordsOf } from '../../text/fold-text.ts';
import { capital, quoted } from '../../text/say.ts';
import { lineWithinDay } from '../appointments/say-appointments.ts';
import { byTime, dayOfAppointment } from '../appointments/find-appointments.ts';
import { lessonWords } from '../school/lesson-words.ts';
import { forWhom } from '../people.ts';
import { standingOn, standingWords } from '../stored/standing-facts.ts';
import type { Asked, Read } from '../plan.ts';

export interface DayView {
  date: string;
  appointments: MedicalAppointment[];
  /** 'Dinner, Turkey chili' */
  meals: string[];
  school: string[];
  /** 'Lessons for Mia, 9:00 AM Math, Lesson 22' */
  lessons: string[];
  /** 'Amoxicillin ends for Theo' */
  medicines: string[];
  /** Notes about this day of the week, and people who are away. */
  standing: string[];
}

const LONGEST_RANGE = 62;

/** The dates of a day or a stretch, at most two months of them. */
export function datesOf({ date, endDate = date }: Pick<SpokenDay, 'date' | 'endDate'>): string[] {
  const dates: string[] = [];
  for (let at = date; at <= endDate && dates.length < LONGEST_RANGE; at = addDays(at, 1)) dates.push(at);
  return dates;
}

const isFor = (ids: ReadonlySet<string> | undefined, members: readonly string[] | undefined): boolean =>
  ids === undefined || members === undefined || members.length === 0 || members.some((id) => ids.has(id));

/** The entries of schools on a date, and the breaks in which it lies. */
function schoolOf(
  events: readonly CalendarEvent[],
  date: string,
  ids: ReadonlySet<string> | undefined,
): string[] {
  const own = events.filter(({ memberIds }) => isFor(ids, memberIds));
  const entries = entriesOfDay(own, date).map((event) => {
    const title = quoted(titleWithoutSchool(event));
    const name = event.schoolName === undefined ? title : `${quoted(event.schoolName)}, ${title}`;
    return event.allDay ? name : `${timeOfEvent(event)}, ${name}`;
  });
  const within = own.flatMap(({ span }) =>
    span && span.start < date && date < span.end ? [`${quoted(titleWithoutSchool(span))} goes on`] : [],
  );
  return [...new Set([...entries, ...within])];
}

/** The lessons at home of a date, a line for each child. */
const lessonsOn = (asked: Asked, date: string, ids: ReadonlySet<string> | undefined): string[] =>
  asked.household.schoolDays
    .filter(
      (day) =>
        day.date === date &&
        isFor(ids, day.memberId === null ? [] : [day.memberId]) &&
        day.lessons.length > 0,
    )
    .map(({ memberId, child, lessons }) => {
      const said = lessons
        .toSorted((one, other) => Number(one.start > other.start) - Number(one.start < other.start))
        .map(lessonWords);
      const whom = memberId === null && child !== '' ? ` for ${quoted(child)}` : forWhom(asked, memberId);
      return `Lessons${whom}, ${said.join('; ')}`;
    });

/** The weekday of a weekly medicine: that of its instructions, else of its first day. */
function weekdayOf({ instructions, startDate }: Medication): number | undefined {
  const said = wordsOf(instructions).map((word) => DAYS.findIndex((day) => word.startsWith(day)));
  const named = said.find((at) => at !== -1);
  if (named !== undefined) return (named + 1) % 7;
  return startDate === null ? undefined : weekdayNumber(startDate);
}

/** How a medicine belongs to a date: it begins, ends, or is the one of the week; a daily one makes no day special. */
function medicineLead(medicine: Medication, date: string): string | undefined {
  const { isActive, startDate, endDate, frequency } = medicine;
  if (!isActive) return undefined;
  if (endDate === date) return 'Last day of ';
  if (startDate === date) return 'First day of ';
  const isRunning = (startDate ?? date) <= date && date <= (endDate ?? date);
  return isRunning && frequency === 'weekly' && weekdayOf(medicine) === weekdayNumber(date)
    ? 'Once a week, '
    : undefined;
}

/** The sentences of notes about a date, each once; `from`: only what goes on behind that minute. */
export const standingLines = (
  asked: Asked,
  date: string,
  ids: ReadonlySet<string> | undefined,
  from = 0,
): string[] => [
  ...new Set(
    standingOn(asked, date, ids, { from, to: 1440 }).map((fact) => capital(standingWords(asked, fact))),
  ),
];

/** The day of a family, or of some of its people; meals are everybody's. */
export function dayView(asked: Asked, date: string, ids?: ReadonlySet<string>): DayView {
  const { household } = asked;
  return {
    date,
    appointments: household.appointments
      .filter((appointment) => dayOfAppointment(asked, appointment) === date)
      .filter(
        ({ familyMemberId }) => ids === undefined || (familyMemberId !== null && ids.has(familyMemberId)),
      )
      .toSorted(byTime),
    meals:
      ids === undefined
        ? mealsOfDate(household.menus, date).map(({ meal, text }) => `${MEAL_NAMES[meal]}, ${quoted(text)}`)
        : [],
    school: schoolOf(household.schoolEvents ?? [], date, ids),
    lessons: lessonsOn(asked, date, ids),
    medicines: household.medications
      .filter(({ familyMemberId }) => isFor(ids, familyMemberId === null ? [] : [familyMemberId]))
      .flatMap((medicine) => {
        const lead = medicineLead(medicine, date);
        return lead === undefined
          ? []
          : [`${lead}${quoted(medicine.name)}${forWhom(asked, medicine.familyMemberId)}`];
      }),
    standing: standingLines(asked, date, ids),
  };
}

/** Lines of a day, the first in time first; the notes where there is room for them. */
export const linesOf = (
  asked: Asked,
  { appointments, meals, school, lessons, medicines, standing }: DayView,
  { hasNotes = false } = {},
): string[] => [
  ...school,
  ...lessons,
  ...appointments.map((appointment) => {
    const note = hasNotes ? appointment.notes.trim() : '';
    return `${lineWithinDay(asked, appointment)}${note === '' ? '' : ` (${quoted(note)})`}`;
  }),
  ...meals,
  ...medicines,
  ...(hasNotes ? standing : []),
];

export const hasNothing = (view: DayView): boolean =>
  view.appointments.length +
    view.meals.length +
    view.school.length +
    view.lessons.length +
    view.medicines.length +
    view.standing.length ===
  0;

/** The tools whose lists make the receipts of a day. */
export function dayReads({ household }: Asked, views: readonly DayView[]): Read[] {
  const first = views[0]?.date;
  const last = views.at(-1)?.date;
  const reads = ['listMedicalAppointments', 'listFamilyMembers', 'listMedicalContacts'];
  if (views.some(({ meals }) => meals.length > 0)) reads.push('listWeeklyMenus');
  if (views.some(({ medicines }) => medicines.length > 0)) reads.push('listMedications');
  const school: Read[] =
    household.schoolEvents === undefined || first === undefined
      ? []
      : [
          { tool: 'getSchoolSettings', input: {} },
          { tool: 'listSchoolDays', input: { from: first, to: last } },
        ];
  return [...reads.map((tool) => ({ tool, input: {} })), ...school];
}
