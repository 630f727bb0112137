// 'Math lesson 22 at 9, reading at 10' for one day: each lesson at its own hour, on a card for each child. No week is planned.
import { minutesOfDay } from '#rules/time/dates.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Lesson } from '#contract/shapes.ts';
import { listed, capital, quoted } from '../../text/say.ts';
import { dayWords, later, minutesIn } from '../moments.ts';
import type { Asked, Plan } from '../plan.ts';
import { lessonWords } from './lesson-words.ts';
import { cardOpening } from './say-card.ts';

const LESSON_MINUTES = 45;
/** The subject matter of a lesson: 'lesson 22', 'chapters 3 and 4'. */
const PART =
  /\b(?:lessons?|chapters?|ch|pages?|pg|units?|weeks?|modules?|sections?)\.? \d+(?:(?:-| to | and | & )\d+)?/i;

interface Timed {
  subject: string;
  start: string;
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
function matterOf(part: string, behind: string): string {
  const numbered = PART.exec(part)?.[0];
  const rest =
    behind
      .replace(/^[\s,:;–-]+/, '')
      .split(/[,;.]|\band\b/)[0]
      ?.trim() ?? '';
  const isMatter = rest !== '' && rest.split(/\s+/).length <= MOST_WORDS && !NO_MATTER.test(rest);
  return capital(numbered ?? (isMatter ? rest : ''));
}

/** The lessons that a message names one by one, each with the hour beside it; undefined where one has none. */
function timedIn({ slots: { subjects, times }, text }: Asked): Timed[] | undefined {
  const lower = text.toLowerCase();
  const places = [...new Set(subjects)]
    .map((subject) => ({ subject, at: lower.indexOf(subject.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  if (places.length !== new Set(subjects).size || places.length !== times.length) return undefined;
  const starts = times.map(({ span: [from] }) => from);
  // 'At 9 math, at 10 reading' names the hours first.
  const isHourFirst = (starts[0] ?? 0) < (places[0]?.at ?? 0);
  const found = places.map(({ subject, at }, index): Timed | undefined => {
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
      start: time.time,
      ...(endTime === undefined ? {} : { end: endTime }),
      activity: matterOf(text.slice(at, end), isHourFirst ? '' : text.slice(from, end)),
    };
  });
  return found.every((one) => one !== undefined) ? found : undefined;
}

/** Each lesson ends with the next one, or after its usual length. */
function lessonsOf(asked: Asked, timed: readonly Timed[]): Lesson[] {
  const said = asked.slots.durations.map(minutesIn).find((length) => length !== undefined && length < 480);
  const inOrder = timed.toSorted((one, other) => minutesOfDay(one.start) - minutesOfDay(other.start));
  return inOrder.map(({ subject, start, end, activity }, at) => {
    const next = inOrder[at + 1];
    const room = next ? minutesOfDay(next.start) - minutesOfDay(start) : Infinity;
    const minutes = Math.min(said ?? LESSON_MINUTES, room);
    const shared = { shared: false, teacher: false, done: false };
    return { start, end: end ?? later(start, minutes), subject: capital(subject), activity, ...shared };
  });
}

/** One lesson of a plan for more than the day. */
const PLANS = /\b(?:plan|plans|set up|curriculum|every|each|daily|weekly|week|a day|minutes|mins?|hours?)\b/i;

/** Of 'math for Otto 9 to 10, Pim reading 10 to 10:30' the one child of each part. */
function withOwners({ slots: { people, subjects }, text }: Asked, timed: readonly Timed[]): Timed[] {
  const lower = text.toLowerCase();
  const places = timed.map(({ subject }) => lower.indexOf(subject.toLowerCase()));
  const jointAfter = (at: number): number => {
    const next = places[at + 1];
    if (next === undefined) return text.length;
    const between = lower.slice(places[at], next);
    const joint = Math.max(between.lastIndexOf(','), between.lastIndexOf(' and '), between.lastIndexOf(';'));
    return (places[at] ?? 0) + Math.max(joint, 0);
  };
  const owned = timed.map((one, at): Timed => {
    const part = lower.slice(at === 0 ? 0 : jointAfter(at - 1), jointAfter(at));
    const [person, ...others] = people.filter(({ said }) => part.includes(said.toLowerCase()));
    const [memberId] = person?.ids ?? [];
    return memberId === undefined || others.length > 0 ? one : { ...one, memberId };
  });
  const isEach = owned.every(({ memberId }) => memberId !== undefined) && new Set(subjects).size > 1;
  return isEach && new Set(owned.map(({ memberId }) => memberId)).size > 1 ? owned : [...timed];
}

/** The cards of lessons at their own hours; undefined where the message asks for a plan. */
export function timedLessons(
  asked: Asked,
  children: readonly FamilyMember[],
  date: string,
): Plan | undefined {
  const found = timedIn(asked);
  const timed = found && withOwners(asked, found);
  if (timed === undefined || timed.length === 0 || (timed.length === 1 && PLANS.test(asked.text)))
    return undefined;
  const own = children.map(({ id, name }) => ({
    id,
    name,
    lessons: lessonsOf(
      asked,
      timed.filter(({ memberId }) => memberId === undefined || memberId === id),
    ),
  }));
  const cards = own.map(({ id, lessons }) => {
    const day = asked.household.schoolDays.find((one) => one.memberId === id && one.date === date);
    const isNew = (stored: Lesson): boolean => lessons.every(({ start }) => start !== stored.start);
    return day
      ? {
          tool: 'updateSchoolDay',
          input: { id: day.id, lessons: [...day.lessons.filter(isNew), ...lessons] },
        }
      : { tool: 'createSchoolDay', input: { date, memberId: id, lessons } };
  });
  const isShared = timed.every(({ memberId }) => memberId === undefined);
  const who = listed(children.map(({ name }) => quoted(name)));
  const words = (lessons: readonly Lesson[]): string => lessons.map(lessonWords).join('; ');
  const said = isShared
    ? `Lessons for ${who}, ${dayWords(date, asked.facts.today)}: ${words(own[0]?.lessons ?? [])}.`
    : `Lessons on ${dayWords(date, asked.facts.today)}. ${own.map(({ name, lessons }) => `${quoted(name)}: ${words(lessons)}.`).join(' ')}`;
  return {
    text: `${cardOpening(asked.text)} ${said}`,
    cards,
    reads: [{ tool: 'listSchoolDays', input: { from: date, to: date } }],
    focus: { day: date },
  };
}
