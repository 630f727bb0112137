// 'Math lesson 22 at 9, reading at 10', 'add a reading lesson on Thursday': the lessons of one day, each at its own hour or
// behind those that are stored, on a card for each child. No week is planned.
import { minutesOfDay } from '#rules/time/dates.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Lesson } from '#contract/shapes.ts';
import { listed, capital, quoted } from '../../text/say.ts';
import { isAtHome } from '#rules/school/days-off.ts';
import { dayWords, later } from '../moments.ts';
import type { Asked, Plan } from '../plan.ts';
import { FIRST_HOUR, LESSON_MINUTES, lessonMinutes, newLesson } from './lesson-hours.ts';
import { lessonRange, unsaidHour } from './lesson-words.ts';
import { topicOf } from './only-day.ts';
import { partsOfSubjects } from './parts-of-subjects.ts';
import { cardOpening } from './say-card.ts';
import { schoolsIn } from './schools.ts';

/** The subject matter of a lesson: 'lesson 22', 'chapters 3 and 4'. */
const PART =
  /\b(?:lessons?|chapters?|ch|pages?|pg|units?|weeks?|modules?|sections?)\.? \d+(?:(?:-| to | and | & )\d+)?/i;

/** Where a message names a subject. */
interface Place {
  subject: string;
  at: number;
}

interface Wished extends Place {
  /** Where no hour is said, it follows the lessons before it. */
  start?: string;
  end?: string;
  activity: string;
  /** The child beside the subject, where each part of the message has its own. */
  memberId?: string;
}

/** Words behind an hour that are no subject matter. */
const NO_MATTER =
  /\b(?:please|pls|for|with|at|on|in|and|tomorrow|today|every|lessons?|class|the|her|his|their|then|he|she|they|is|are|do|does|\d{1,2}:\d\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thurs?|fri|am|pm)\b/i;
const MOST_WORDS = 4;

/** 'Lesson 22', else the few words behind the hour: 'fractions' of 'math 9 to 10, fractions'. */
export function matterOf(part: string, behind = ''): string {
  const numbered = PART.exec(part)?.[0];
  const rest =
    behind
      .replace(/^[\s,:;–-]+/, '')
      .split(/[,;.]|\band\b/)[0]
      ?.trim() ?? '';
  const isMatter = rest !== '' && rest.split(/\s+/).length <= MOST_WORDS && !NO_MATTER.test(rest);
  return capital(numbered ?? (isMatter ? rest : ''));
}

/** The place of each subject, or of a part of it: 'fractions'. Undefined where one is not found. */
function placesIn({ slots: { subjects }, text }: Asked): Place[] | undefined {
  const lower = text.toLowerCase();
  const placeOf = (subject: string, said: string): Place => ({
    subject,
    at: lower.indexOf(said.toLowerCase()),
  });
  const parts = [...partsOfSubjects(text)].filter(
    ([subject]) => !subjects.some((said) => capital(said) === subject),
  );
  const places = [
    ...new Map(subjects.map((subject) => [subject, placeOf(subject, subject)])).values(),
    ...parts.map(([subject, part]) => placeOf(subject, part)),
  ];
  return places.every(({ at }) => at >= 0) ? places.toSorted((one, other) => one.at - other.at) : undefined;
}

/** The lessons that a message names one by one, each with the hour beside it or all without; else undefined. */
function lessonsIn(asked: Asked): Wished[] | undefined {
  const { slots, text } = asked;
  const { times } = slots;
  const places = placesIn(asked);
  if (places === undefined) return undefined;
  const parts = partsOfSubjects(text);
  if (times.length === 0)
    return places.map(({ subject, at }, index) => ({
      subject,
      at,
      activity: parts.get(subject) ?? matterOf(text.slice(at, places[index + 1]?.at)),
    }));
  if (places.length !== times.length) return undefined;
  const starts = times.map(({ span: [from] }) => from);
  // 'At 9 math, at 10 reading' names the hours first.
  const isHourFirst = (starts[0] ?? 0) < (places[0]?.at ?? 0);
  const found = places.map(({ subject, at }, index): Wished | undefined => {
    const end = places[index + 1]?.at ?? text.length;
    const time = times[index];
    const isBeside = isHourFirst
      ? (starts[index] ?? 0) < at && (index === 0 || (starts[index] ?? 0) > (places[index - 1]?.at ?? 0))
      : (starts[index] ?? 0) > at && (starts[index] ?? 0) < end;
    if (!time || !isBeside) return undefined;
    const from = Math.max(at + subject.length, isHourFirst ? 0 : time.span[1]);
    const { endTime } = time;
    return {
      subject,
      at,
      start: time.time,
      ...(endTime === undefined ? {} : { end: endTime }),
      activity: parts.get(subject) ?? matterOf(text.slice(at, end), isHourFirst ? '' : text.slice(from, end)),
    };
  });
  return found.every((one) => one !== undefined) ? found : undefined;
}

/** Each lesson ends with the next one, or after its usual length; one without an hour begins at `free`. */
function lessonsOf(asked: Asked, wished: readonly Wished[], free: string): Lesson[] {
  const said = lessonMinutes(asked);
  const topic = wished.length === 1 ? topicOf(asked) : undefined;
  const inOrder = wished.toSorted(
    (one, other) => minutesOfDay(one.start ?? free) - minutesOfDay(other.start ?? free),
  );
  const lessons: Lesson[] = [];
  for (const [at, { subject, start: hour, end, activity }] of inOrder.entries()) {
    const start = hour ?? lessons.at(-1)?.end ?? free;
    const next = inOrder[at + 1]?.start;
    const room = next === undefined ? Infinity : minutesOfDay(next) - minutesOfDay(start);
    const minutes = Math.min(said ?? LESSON_MINUTES, room);
    lessons.push(
      newLesson({ start, end: end ?? later(start, minutes), subject, activity: activity || (topic ?? '') }),
    );
  }
  return lessons;
}

/** Of 'math for Otto 9 to 10, Pim reading 10 to 10:30' the one child of each part. */
function withOwners({ slots: { people, subjects }, text }: Asked, timed: readonly Wished[]): Wished[] {
  const lower = text.toLowerCase();
  const places = timed.map(({ at }) => at);
  const jointAfter = (at: number): number => {
    const next = places[at + 1];
    if (next === undefined) return text.length;
    const between = lower.slice(places[at], next);
    const joint = Math.max(between.lastIndexOf(','), between.lastIndexOf(' and '), between.lastIndexOf(';'));
    return (places[at] ?? 0) + Math.max(joint, 0);
  };
  const owned = timed.map((one, at): Wished => {
    const part = lower.slice(at === 0 ? 0 : jointAfter(at - 1), jointAfter(at));
    const [person, ...others] = people.filter(({ said }) => part.includes(said.toLowerCase()));
    const [memberId] = person?.ids ?? [];
    return memberId === undefined || others.length > 0 ? one : { ...one, memberId };
  });
  const isEach = owned.every(({ memberId }) => memberId !== undefined) && new Set(subjects).size > 1;
  return isEach && new Set(owned.map(({ memberId }) => memberId)).size > 1 ? owned : [...timed];
}

/** The cards of one day of lessons; undefined where the message does not say which lesson is at which hour. */
export function oneDayOfLessons(
  asked: Asked,
  children: readonly FamilyMember[],
  date: string,
): Plan | undefined {
  const found = lessonsIn(asked);
  const wished = found && withOwners(asked, found);
  if (wished === undefined || wished.length === 0) return undefined;
  const home = schoolsIn(asked).find(isAtHome);
  const own = children.map(({ id, name }) => {
    const stored = asked.household.schoolDays.find((one) => one.memberId === id && one.date === date);
    const last = stored?.lessons
      .map(({ end }) => end)
      .toSorted()
      .at(-1);
    const mine = wished.filter(({ memberId }) => memberId === undefined || memberId === id);
    const lessons = lessonsOf(asked, mine, last ?? home?.schoolHours.start ?? FIRST_HOUR);
    return { id, name, stored, lessons };
  });
  const cards = own.map(({ id, stored, lessons }) => {
    const stays = (one: Lesson): boolean => lessons.every(({ start }) => start !== one.start);
    return stored
      ? {
          tool: 'updateSchoolDay',
          input: { id: stored.id, lessons: [...stored.lessons.filter(stays), ...lessons] },
        }
      : { tool: 'createSchoolDay', input: { date, memberId: id, lessons } };
  });
  const isShared = wished.every(({ memberId }) => memberId === undefined);
  const who = listed(children.map(({ name }) => quoted(name)));
  const words = (lessons: readonly Lesson[]): string => lessons.map(lessonRange).join('; ');
  const said = isShared
    ? `Lessons for ${who}, ${dayWords(date, asked.facts.today)}: ${words(own[0]?.lessons ?? [])}.`
    : `Lessons on ${dayWords(date, asked.facts.today)}. ${own.map(({ name, lessons }) => `${quoted(name)}: ${words(lessons)}.`).join(' ')}`;
  const [first] = own[0]?.lessons ?? [];
  const hour = first && wished.every(({ start }) => start === undefined) ? ` ${unsaidHour(first.start)}` : '';
  return {
    text: `${cardOpening(asked.text)} ${said}${hour}`,
    cards,
    reads: [{ tool: 'listSchoolDays', input: { from: date, to: date } }],
    focus: { day: date },
  };
}
