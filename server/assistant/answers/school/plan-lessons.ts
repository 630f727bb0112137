// 'Plan a week of reading for Mateo': lessons at home on a card; 'homeschool is Monday to Thursday, 9 to noon': its settings.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { PlannedDay, ScheduleRequest } from '#contract/shapes.ts';
import { DAYS } from '#contract/week.ts';
import { generateInSteps } from '#rules/homeschool/generate.ts';
import { isInBreak } from '#rules/homeschool/dated-days.ts';
import { requestMistake } from '#rules/homeschool/request-mistake.ts';
import { daysOffAtHome, isAtHome } from '#rules/school/days-off.ts';
import {
  addDays,
  daysBetween,
  formatTime,
  formatWeekday,
  weekdayNumber,
  weekStart,
} from '#rules/time/dates.ts';
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import { numberWord } from '#rules/time/spoken/words.ts';
import { wordsOf } from '../../text/fold-text.ts';
import { capital, listed, paragraphs, quoted } from '../../text/say.ts';
import { datesOf } from '../day/day-view.ts';
import { dayWords, later, minutesIn } from '../moments.ts';
import { askWhom, childrenNamed, isChild, memberOf, whomIn } from '../people.ts';
import type { Answerer, Asked, Plan } from '../plan.ts';
import { cardOf } from './add.ts';
import { hoursOf, lessonMinutes } from './lesson-hours.ts';
import { namedBreak } from './named-break.ts';
import { onlyDay, topicOf } from './only-day.ts';
import { partsOfSubjects } from './parts-of-subjects.ts';
import { cardOpening } from './say-card.ts';
import { newSchool, schoolsIn } from './schools.ts';
import { oneDayOfLessons } from './one-day-of-lessons.ts';
import { leftOutSubjects } from './unknown-subjects.ts';

/** The children who are named, else those who learn at home, else the only child; or the question who. */
function childrenOf(asked: Asked): FamilyMember[] | Plan {
  const whom = whomIn(asked);
  if (whom.kind === 'one') return [whom.member];
  if (whom.kind === 'several') return whom.members;
  const children = asked.household.members.filter(isChild);
  if (whom.kind === 'unclear') return askWhom(asked, whom.members);
  const atHome = schoolsIn(asked).find(isAtHome);
  if (atHome) return atHome.children.flatMap((id) => memberOf(asked, id) ?? []);
  const noted = children.filter(({ notes }) => wordsOf(notes).some((word) => word.startsWith('homeschool')));
  if (noted.length > 0 && asked.slots.groups.length === 0) return noted;
  const isAll = asked.slots.groups.length > 0 || children.length === 1;
  const named = childrenNamed(asked) ?? (isAll ? children : []);
  return named.length > 0 ? named : askWhom(asked, children);
}

const TIMES: Readonly<Record<string, number>> = { once: 1, twice: 2 };

/** 3 of '3 days a week', 'three times a week'; 5 of 'every day'. */
function daysAWeek({ text, slots }: Asked): number | undefined {
  const words = wordsOf(text);
  const week = words.findLastIndex(
    (word, at) => word === 'week' && ['a', 'per', 'each', 'every'].includes(words[at - 1] ?? ''),
  );
  const before = week === -1 ? [] : words.slice(Math.max(0, week - 4), week - 1);
  const said = before
    .map((word) => TIMES[word] ?? numberWord(word) ?? Number(word))
    .filter((count) => count >= 1 && count <= 7);
  const isCount = before.some((word) =>
    ['days', 'day', 'times', 'x', 'mornings', 'twice', 'once'].includes(word),
  );
  const days = slots.durations
    .map((length) => (minutesIn(length) ?? 0) / 1440)
    .find((count) => count > 0 && count < 7 && Number.isInteger(count));
  return (isCount ? said.at(-1) : undefined) ?? slots.repeat?.weekdays?.length ?? days;
}

/** The weekdays that are said: 'Monday to Thursday', 'Mondays and Wednesdays'. */
function weekdaysOf({ slots }: Asked): number[] {
  const range = slots.days.find(({ endDate }) => endDate !== undefined);
  const isWeek = range?.endDate !== undefined && daysBetween(range.date, range.endDate) < 6;
  const single = slots.days.filter(({ endDate, isPast, lead }) => endDate === undefined && !isPast && !lead);
  // On a Wednesday 'Tuesday and Thursday' are next week's Tuesday and tomorrow.
  const dates = single.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  // 'Tues wed thurs'
  const isRow = first && last && first < last && daysBetween(first, last) < 7;
  const said = isRow ? single.map(({ date }) => weekdayNumber(date)) : [];
  return slots.repeat?.weekdays ?? (isWeek ? datesOf(range).map((date) => weekdayNumber(date)) : said);
}

const [FEWEST, MOST, SATURDAY] = [3, 6, 6] as const;

/** The first day of a plan: a range begins where it is said to, anything else on a day with most of its week ahead. */
function firstDay(coming: SpokenDay | undefined, today: string): string {
  if (coming === undefined) return addDays(weekStart(today), 7);
  const date = coming.date > today ? coming.date : today;
  const isLate = weekdayNumber(date) === 0 || weekdayNumber(date) > 3;
  return coming.endDate === undefined && isLate ? addDays(weekStart(date), 7) : date;
}

/** The request of a week of lessons, or of the days that are said. */
function requestOf(asked: Asked, children: readonly FamilyMember[], subjects: string[]): ScheduleRequest {
  const home = schoolsIn(asked).find((school) => isAtHome(school));
  const { today } = asked.facts;
  const weekdays = weekdaysOf(asked);
  const ahead = asked.slots.days.filter(({ isPast }) => !isPast);
  // Of 'Tuesday and Thursday' the plan begins with whichever comes first.
  const inOrder =
    weekdays.length > 1 ? ahead.toSorted((one, other) => (one.date > other.date ? -1 : 1)) : ahead;
  const coming = inOrder.at(-1);
  const isRange = coming?.endDate !== undefined && weekdays.length === 0;
  const rest = namedBreak(asked)?.entry;
  const only = onlyDay(asked);
  const from = only ?? rest?.start ?? firstDay(coming, today);
  const until =
    only ??
    rest?.end ??
    (isRange ? coming.endDate : addDays(weekStart(from), weekdayNumber(from) === 0 ? 13 : 6));
  const wished = weekdays.length > 0 ? weekdays.length : (daysAWeek(asked) ?? home?.daysPerWeek ?? 5);
  // Sundays never have lessons, Saturdays only in a week of six days.
  const isOnSaturday = weekdays.includes(SATURDAY);
  const open = DAYS.slice(0, isOnSaturday ? SATURDAY : SATURDAY - 1);
  const off = open.filter((_, at) => weekdays.length > 0 && !weekdays.includes(at + 1));
  return {
    curriculum: home?.curriculum || 'Eclectic',
    subjects,
    daysPerWeek: isOnSaturday ? MOST : Math.min(MOST, Math.max(FEWEST, wished)),
    schoolHours: hoursOf(asked, subjects.length, home),
    preferences: { includeBreaks: subjects.length > 2, subjectRotation: false },
    children: children.map(({ id, name, age }) => ({ id, name, age })),
    ...(off.length > 0 ? { away: off.map((day) => ({ day })) } : {}),
    from,
    ...(until === undefined ? {} : { until }),
  };
}

const MOST_LINES = 8;

/** 'Monday, 9:00 AM Reading, two chapters …' of each day and child. */
function planLines(plan: readonly PlannedDay[]): string {
  const several = new Set(plan.map(({ child }) => child)).size > 1;
  const days = plan.filter(({ lessons }) => lessons.length > 0);
  const lines = days.slice(0, MOST_LINES).map(({ date, child, lessons }) => {
    const said = lessons.map(
      ({ start, end, subject, activity }) =>
        `${formatTime(start)} to ${formatTime(end)} ${quoted(subject)}${lessons.length < 3 ? `, ${activity.replace(/\.$/, '')}` : ''}`,
    );
    return `- ${formatWeekday(date)}${several ? `, ${quoted(child)}` : ''}: ${said.join('; ')}`;
  });
  const more = days.length - lines.length;
  return [...lines, ...(more > 0 ? [`And ${more} more on the card.`] : [])].join('\n');
}

function lessonsPlan(asked: Asked, children: readonly FamilyMember[]): Plan {
  const parts = partsOfSubjects(asked.text);
  const subjects = [...new Set([...asked.slots.subjects.map(capital), ...parts.keys()])];
  const request = requestOf(asked, children, subjects);
  const { today } = asked.facts;
  const mistake = requestMistake(request, today);
  if (mistake !== undefined) return { text: `${mistake}.` };
  const daysOff = schoolsIn(asked).filter(isAtHome).flatMap(daysOffAtHome);
  const steps = generateInSteps(request, { today, isDayOff: (date) => isInBreak(daysOff, date) });
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { schedule, plan: made = [] } = step.value;
  const topic = onlyDay(asked) === undefined ? undefined : topicOf(asked);
  const minutes = subjects.length === 1 ? lessonMinutes(asked) : undefined;
  const plan = made.map((day) => ({
    ...day,
    lessons: day.lessons.map((lesson) => ({
      ...lesson,
      ...(parts.has(lesson.subject) ? { activity: parts.get(lesson.subject) ?? '' } : {}),
      ...(topic === undefined ? {} : { activity: topic }),
      // The length that is said counts, where one lesson is all there is.
      ...(minutes === undefined ? {} : { end: later(lesson.start, minutes) }),
    })),
  }));
  if (plan.every(({ lessons }) => lessons.length === 0))
    return {
      text: `I find no room for ${listed(subjects)} then, so nothing is planned. Which other day or time?`,
    };
  const who = listed(children.map(({ name }) => quoted(name)));
  const isCount = onlyDay(asked) === undefined && weekdaysOf(asked).length === 0;
  const wished = isCount ? daysAWeek(asked) : undefined;
  const atLeast =
    wished !== undefined && wished < FEWEST
      ? ` A week has at least ${FEWEST} days here, so it is ${FEWEST}.`
      : '';
  return {
    text: `Here is ${listed(subjects)} for ${who}, from ${dayWords(request.from ?? today, today)}.${atLeast} Approve the card and the lessons are stored; each can be changed on the School page.\n\n${planLines(plan)}`,
    cards: [{ tool: 'saveSchoolSchedule', input: { schedule, request, plan } }],
    focus: { day: request.from ?? today },
  };
}
const ONLY_DAYS = /^(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day(?:, | and | to |$))+$/i;

const AT_HOME =
  /\b(?:home ?school\w*|(?:learn|school|teach|stud)\w* at home|school (?:hours|days?|runs?|is|goes)|lessons? (?:are|run|go|is|from))\b/i;
/** 'A lesson on the water cycle Thursday at 10' and 'swim lessons June 14 to 25' tell no hours of a school at home. */
const isOfHome = (asked: Asked): boolean =>
  AT_HOME.test(asked.text) ||
  (asked.slots.days.every(({ lead }) => lead === 'from') &&
    (asked.slots.times.some(({ endTime }) => endTime !== undefined) ||
      weekdaysOf(asked).length > 1 ||
      daysAWeek(asked) !== undefined));
const ASK_SUBJECT: Plan = {
  text: 'Which subject is it, for a lesson at home? A class elsewhere goes on the calendar; say “put swim class on the calendar” with its day and time.',
  asked: 'what',
};

/** 'Homeschool for Rosa and Bug is Monday to Thursday, 9 to noon' */
function homePlan(asked: Asked, children: readonly FamilyMember[]): Plan {
  const stored = schoolsIn(asked).find(({ schoolType }) => schoolType === 'homeschool');
  const school = stored ?? newSchool(asked, children, 'homeschool');
  const weekdays = weekdaysOf(asked);
  const count = weekdays.length > 0 ? weekdays.length : daysAWeek(asked);
  const names = weekdays.map((day) => capital(DAYS[(day + 6) % 7] ?? ''));
  const isRow =
    names.length > 2 && weekdays.every((day, at) => at === 0 || day === (weekdays[at - 1] ?? 0) + 1);
  const days = isRow ? `${names[0]} to ${names.at(-1)}` : listed(names);
  const hours = asked.slots.times.length > 0 ? hoursOf(asked, 1, stored) : undefined;
  const from = asked.slots.days.findLast(
    ({ date, endDate, isPast, lead }) =>
      !isPast && endDate === undefined && lead === 'from' && date > asked.facts.today,
  );
  // The settings have no first day; a note holds it.
  const begins = from && weekdays.length > 1 ? `from ${dayWords(from.date, asked.facts.today)}` : '';
  const note = capital([days, begins].filter((part) => part !== '').join(', '));
  // Days said now take the place of those noted.
  const kept = school.notes.split('\n').filter((line) => days === '' || !ONLY_DAYS.test(line));
  const isSame = stored?.children.length === children.length;
  const said = [
    note,
    count !== undefined && days === '' ? `${count} days a week` : '',
    hours ? `${formatTime(hours.start)} to ${formatTime(hours.end)}` : '',
  ].filter((part) => part !== '');
  return {
    text: `${cardOpening(asked.text)} Learning at home for ${listed(children.map(({ name }) => quoted(name)))}, ${said.join(', ')}.${note === '' ? '' : ` Weekdays${begins === '' ? '' : ' and a first day'} have no field, so they go into its notes.`} Tell me the subjects and I'll plan the lessons.`,
    cards: [
      cardOf(school, {
        ...(isSame || school.isNew ? {} : { children: children.map(({ id }) => id) }),
        ...(count === undefined ? {} : { daysPerWeek: Math.min(MOST, Math.max(FEWEST, count)) }),
        ...(hours ? { schoolHours: hours } : {}),
        ...(note === '' ? {} : { notes: [...kept, note].filter((part) => part !== '').join('\n') }),
      }),
    ],
  };
}

/** A week of lessons on a card, or the days and hours of learning at home. */
export const lessonPlan: Answerer = (asked) => {
  const { slots, household, facts } = asked;
  const day = onlyDay(asked);
  const isOne = day !== undefined && slots.subjects.length + partsOfSubjects(asked.text).size > 0;
  const named = isOne ? childrenOf(asked) : undefined;
  const timed = isOne && Array.isArray(named) ? oneDayOfLessons(asked, named, day) : undefined;
  if (timed) return { ...timed, text: paragraphs(timed.text, leftOutSubjects(asked)) };
  const isPlanned = household.schoolDays.some(({ date }) => date >= facts.today);
  if (isPlanned && slots.subjects.length > 0)
    return {
      text: `A plan of lessons is stored already, and a new one would take its place. On the School page, a tap on a lesson changes that one, and Generate AI Schedule makes a new week with ${listed(slots.subjects.map(quoted))}.`,
    };
  const isHours = slots.times.length > 0 || weekdaysOf(asked).length > 0 || daysAWeek(asked) !== undefined;
  if (slots.subjects.length === 0 && !isHours)
    return {
      text: 'Which subjects should I plan, and for whom? The School page plans lessons, too.',
      asked: 'what',
    };
  const children = childrenOf(asked);
  if (!Array.isArray(children)) return children;
  const hasSubject = slots.subjects.length + partsOfSubjects(asked.text).size > 0;
  const rest = namedBreak(asked);
  if (rest && !rest.entry && hasSubject)
    return { text: `Which days is ${rest.name}? It isn't stored yet.`, asked: 'day' };
  if (!hasSubject) return isOfHome(asked) ? homePlan(asked, children) : ASK_SUBJECT;
  const plan = lessonsPlan(asked, children);
  return { ...plan, text: paragraphs(plan.text, leftOutSubjects(asked)) };
};
