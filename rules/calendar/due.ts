// Due entries of the household (D18): appointments inside their reminder window, medications ending, a week without a
// menu, and changes of the other parent. Each is one sentence with a link.
import { JOINED } from '#contract/changes.ts';
import type { Dose } from '#contract/kinds/dose.ts';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import { isKindName, kindNamed, KINDS } from '#contract/kinds.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import { menuId } from '#contract/week.ts';
import { changeWords } from '../family/change-words.ts';
import { namesPerson } from '../family/names-person.ts';
import { listPlace, recordPlace, screenOf } from '../kinds/record-place.ts';
import {
  addDays,
  daysBetween,
  formatShortDate,
  formatTime,
  formatWeekday,
  wallTime,
  weekStart,
} from '../time/dates.ts';
import { titleOfAppointment } from './events/appointment-events.ts';
import { mealsOfDate, type MenuOfWeek } from './events/meal-events.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Days, today included: an end within them is reported. */
const ENDING_DAYS = 3;
/** From Saturday on, the next week is the one to plan. */
const WEEKEND_DAYS = 2;
/** Changes older than these days are no news. */
export const NEWS_DAYS = 7;
/** More changes than these are reported as a number. */
const NEWS = 8;

export interface DueEntry {
  key: string;
  kind: 'appointment' | 'medication' | 'menu' | 'change' | 'codes';
  sentence: string;
  /** Address of its screen; null when only the change log, in the settings, has more about it. */
  place: string | null;
  /** When it was done; of changes only. */
  at?: string;
}

/** Data of the household; data that could not be loaded is omitted and causes no entries. */
interface DueInput {
  now: Date;
  zone: string;
  appointments?:
    | readonly Pick<
        MedicalAppointment,
        'id' | 'title' | 'appointmentDate' | 'familyMemberId' | 'reminderEnabled' | 'reminderTime'
      >[]
    | undefined;
  medications?:
    | readonly Pick<Medication, 'id' | 'name' | 'familyMemberId' | 'isActive' | 'endDate'>[]
    | undefined;
  /** Those that the changes are about. */
  doses?: readonly Pick<Dose, 'id' | 'familyMemberId' | 'givenAt'>[] | undefined;
  members?: readonly { id: string; name: string }[] | undefined;
  menus?: readonly MenuOfWeek[] | undefined;
  /** Newest first, as the change log lists them. */
  changes?:
    | readonly Pick<
        ChangeSet,
        'id' | 'at' | 'who' | 'isYours' | 'operation' | 'changes' | 'count' | 'undone'
      >[]
    | undefined;
  /** Changes up to this instant were seen; none of them when null. */
  seenUntil: string | null;
}

/** 'Tue, Nov 24' */
const dayAndDate = (date: string): string =>
  `${formatWeekday(date).slice(0, 3)}, ${formatShortDate(date).replace(/, \d+$/, '')}`;

/** 'today', 'tomorrow', 'yesterday', else what `otherwise` makes of the date. */
function dayInWords(date: string, today: string, otherwise: (date: string) => string): string {
  const days = daysBetween(today, date);
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : days === -1 ? 'yesterday' : `on ${otherwise(date)}`;
}

/** ' for Mia', unless the text already names her; '' when the member is unknown. */
function forWhom(text: string, memberId: string | null, members: DueInput['members'] = []): string {
  const name = members.find((member) => member.id === memberId)?.name;
  return name === undefined || namesPerson(text, name) ? '' : ` for ${name}`;
}

/** The full minute of an instant: an appointment at 3:30 is not past while the clock shows 3:30. */
const minuteOf = (instant: Date): number => Math.floor(instant.getTime() / MINUTE) * MINUTE;

function dueAppointments({ now, zone, appointments = [], members }: DueInput): DueEntry[] {
  const today = wallTime(now, zone).date;
  return appointments
    .map((appointment) => ({ ...appointment, at: new Date(appointment.appointmentDate) }))
    .filter(({ at, reminderEnabled, reminderTime }) => {
      const ahead = minuteOf(at) - minuteOf(now);
      return reminderEnabled && ahead >= 0 && ahead <= reminderTime * HOUR;
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ id, title: text, at, familyMemberId }): DueEntry => {
      const { date, time } = wallTime(at, zone);
      const title = titleOfAppointment(text);
      const day = dayInWords(date, today, dayAndDate);
      return {
        key: `appointment-${id}`,
        kind: 'appointment',
        sentence: `${title}${forWhom(title, familyMemberId, members)} is ${day} at ${formatTime(time)}`,
        place: recordPlace(KINDS.medical_appointment, id),
      };
    });
}

function dueMedications({ now, zone, medications = [], members }: DueInput): DueEntry[] {
  const today = wallTime(now, zone).date;
  return medications
    .flatMap(({ endDate, ...medication }) =>
      medication.isActive && endDate !== null && daysBetween(today, endDate) < ENDING_DAYS
        ? [{ ...medication, endDate }]
        : [],
    )
    .toSorted((a, b) => a.endDate.localeCompare(b.endDate, 'en'))
    .map(({ id, name, familyMemberId, endDate }): DueEntry => {
      const whose = `${name}${forWhom(name, familyMemberId, members)}`;
      return {
        key: `medication-${id}`,
        kind: 'medication',
        sentence:
          endDate < today
            ? `${whose} ended ${dayInWords(endDate, today, formatShortDate)} and is still marked as taken`
            : `${whose} ends ${dayInWords(endDate, today, dayAndDate)}`,
        place: recordPlace(KINDS.medication, id),
      };
    });
}

/** This week, on a weekend the next one, has a meal on no day of it. */
function missingMenu({ now, zone, menus }: DueInput): DueEntry[] {
  if (menus === undefined) return [];
  const today = wallTime(now, zone).date;
  const monday = weekStart(addDays(today, WEEKEND_DAYS));
  const isPlanned = [0, 1, 2, 3, 4, 5, 6].some((day) => mealsOfDate(menus, addDays(monday, day)).length > 0);
  if (isPlanned) return [];
  return [
    {
      key: 'menu',
      kind: 'menu',
      sentence: `No menu for ${monday > today ? 'next' : 'this'} week yet`,
      place: `${KINDS.weekly_menu.place}&id=${menuId(monday)}`,
    },
  ];
}

type SomeChange = ChangeSet['changes'][number];

/** The record a change set is about: references that were cleared on the way are not. */
const mainOf = (changes: readonly SomeChange[]): SomeChange | undefined =>
  changes.find(({ action }) => action !== 'updated') ?? changes[0];

/** Screen of the changed record; a removed record is no longer on its list. */
function placeOf({ record, id, action }: SomeChange): string | null {
  if (!isKindName(record)) return null;
  const kind = kindNamed(record);
  // Food leads to its screen, not to one record.
  if (kind.collection !== undefined) return screenOf(kind);
  return action === 'deleted' ? listPlace(kind) : recordPlace(kind, id);
}

/** Screen of a change set; a parent who joined is among the members, who can be removed there. */
function placeOfSet(operation: string, main: SomeChange | undefined): string | null {
  if (operation === JOINED) return '/settings#household';
  return main === undefined ? null : placeOf(main);
}

/** ', given yesterday at 8:05 AM': a medicine is given again and again. '' for other records, and for a removed dose. */
function givenWhen(change: SomeChange | undefined, { now, zone, doses = [] }: DueInput): string {
  const dose = doses.find(({ id }) => id === change?.id);
  if (dose === undefined) return '';
  const { date, time } = wallTime(new Date(dose.givenAt), zone);
  return `, given ${dayInWords(date, wallTime(now, zone).date, dayAndDate)} at ${formatTime(time)}`;
}

/** The changes since this parent joined: those before are what they found, no news. */
function sinceJoined(changes: NonNullable<DueInput['changes']>): NonNullable<DueInput['changes']> {
  const joined = changes.findIndex(({ isYours, operation }) => isYours && operation === JOINED);
  return joined === -1 ? changes : changes.slice(0, joined);
}

/** Recent changes by others that this parent has not seen, newest first; only the last of each record. */
function newsOf(input: DueInput): DueEntry[] {
  const { now, changes = [], seenUntil, members = [] } = input;
  const since = now.getTime() - NEWS_DAYS * DAY;
  const ofMember = [...(input.appointments ?? []), ...(input.medications ?? []), ...(input.doses ?? [])];
  const whose = (recordId: string) => {
    const memberId = ofMember.find(({ id }) => id === recordId)?.familyMemberId;
    return members.find(({ id }) => id === memberId)?.name;
  };
  const told = new Set<string>();
  return sinceJoined(changes).flatMap((set): DueEntry[] => {
    const main = mainOf(set.changes);
    const isSeen = seenUntil !== null && Date.parse(set.at) <= Date.parse(seenUntil);
    if (set.undone || isSeen || Date.parse(set.at) < since) return [];
    const about = main === undefined ? set.id : `${main.record}/${main.id}`;
    if (told.has(about)) return [];
    told.add(about);
    // A parent who changed the record later has seen the earlier changes.
    if (set.isYours) return [];
    return [
      {
        key: `change-${set.id}`,
        kind: 'change',
        sentence: `${set.who} ${changeWords(set, whose)}${givenWhen(main, input)}`,
        place: placeOfSet(set.operation, main),
        at: set.at,
      },
    ];
  });
}

/** The news, as many as can be read at a glance, and how many more there are. */
function shortNews(input: DueInput): DueEntry[] {
  const news = newsOf(input);
  const more = news.length - NEWS;
  // 'One more' would take the place of the one.
  if (more <= 1) return news;
  return [
    ...news.slice(0, NEWS),
    {
      key: 'more-changes',
      kind: 'change',
      sentence: `${more} more changes were made in the last ${NEWS_DAYS} days`,
      place: null,
    },
  ];
}

/** Everything that is due: what has a time first, then what is missing, then the news. */
export const whatIsDue = (input: DueInput): DueEntry[] => [
  ...dueAppointments(input),
  ...dueMedications(input),
  ...missingMenu(input),
  ...shortNews(input),
];
