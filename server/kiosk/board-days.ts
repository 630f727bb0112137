// The days on the board of a kitchen tablet: appointments and school as entries, meals with their allergy marks.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { BoardDay, BoardEntry, BoardMeal } from '#contract/schemas/kiosk.ts';
import { DAYS_OFF } from '#contract/shapes.ts';
import { eventsOfDay, titleWithoutSchool, type CalendarEvent } from '#rules/calendar/calendar.ts';
import { mealsOfDate, type MenuOfWeek } from '#rules/calendar/events/meal-events.ts';
import type { FamilyCheck } from '#rules/food/meal-concerns.ts';

/** A title that says no more than that there is an appointment. */
const HIDDEN_TITLE = 'Appointment';

interface DayInput {
  /** Of appointments and schools, with those of other days. */
  events: readonly CalendarEvent[];
  showTitles: boolean;
  menus: readonly MenuOfWeek[];
  members: readonly Pick<FamilyMember, 'id' | 'name'>[];
  check: Pick<FamilyCheck, 'ofMeal'>;
}

/** Faces beside a title tell for whom it is: the school and ' · Mia, Leo' are left out where there are some. */
function titleOf(event: CalendarEvent, { showTitles }: Pick<DayInput, 'showTitles'>): string {
  if (event.type === 'medical') return showTitles ? event.title : HIDDEN_TITLE;
  const isForSomebody = (event.memberIds ?? []).length > 0;
  const named = event.span ?? event;
  if (!isForSomebody) return named.title;
  const title = titleWithoutSchool(named);
  const names = title.indexOf(' · ');
  return names < 0 ? title : title.slice(0, names);
}

function entryOf(event: CalendarEvent, input: DayInput): BoardEntry {
  return {
    key: event.key,
    title: titleOf(event, input),
    type: event.type === 'medical' ? 'medical' : 'school',
    time: event.allDay ? null : event.time,
    endTime: event.endTime ?? null,
    isOff: event.span?.isOff ?? DAYS_OFF.some((kind) => kind === event.kind),
    memberIds: [...(event.memberIds ?? [])],
  };
}

/** Breaks and other entries of several days: in the calendar their beginning and end, here one on each of their days. */
const spansOn = (events: readonly CalendarEvent[], date: string): CalendarEvent[] =>
  events.filter(
    ({ span, date: first }) => span && first === span.start && span.start <= date && date <= span.end,
  );

/** Joins the same thing of several children at the same time into one entry with all their faces. */
function together(entries: readonly BoardEntry[]): BoardEntry[] {
  const joined = new Map<string, BoardEntry>();
  for (const entry of entries) {
    const key = JSON.stringify([entry.type, entry.title, entry.time, entry.endTime]);
    const same = entry.type === 'school' ? joined.get(key) : undefined;
    if (same) same.memberIds = [...new Set([...same.memberIds, ...entry.memberIds])];
    else joined.set(entry.type === 'school' ? key : entry.key, entry);
  }
  return [...joined.values()];
}

function mealOf(
  { meal, text }: Pick<BoardMeal, 'meal' | 'text'>,
  { members, check }: Pick<DayInput, 'members' | 'check'>,
): BoardMeal {
  const concerns = check.ofMeal(text).map(({ strength, people, says }) => ({
    strength,
    memberIds: members.filter(({ name }) => people.includes(name)).map(({ id }) => id),
    says,
  }));
  return { meal, text, concerns };
}

export function boardDay(date: string, input: DayInput): BoardDay {
  const single = eventsOfDay(input.events, date).filter(({ span }) => span === undefined);
  const events = [...spansOn(input.events, date), ...single];
  return {
    date,
    entries: together(events.map((event) => entryOf(event, input))),
    meals: mealsOfDate(input.menus, date).map((meal) => mealOf(meal, input)),
  };
}
