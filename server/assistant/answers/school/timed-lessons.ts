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
  activity: string;
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
    return { subject, start: time.time, activity: capital(PART.exec(text.slice(at, end))?.[0] ?? '') };
  });
  return found.every((one) => one !== undefined) ? found : undefined;
}

/** Each lesson ends with the next one, or after its usual length. */
function lessonsOf(asked: Asked, timed: readonly Timed[]): Lesson[] {
  const said = asked.slots.durations.map(minutesIn).find((length) => length !== undefined && length < 480);
  const inOrder = timed.toSorted((one, other) => minutesOfDay(one.start) - minutesOfDay(other.start));
  return inOrder.map(({ subject, start, activity }, at) => {
    const next = inOrder[at + 1];
    const room = next ? minutesOfDay(next.start) - minutesOfDay(start) : Infinity;
    const minutes = Math.min(said ?? LESSON_MINUTES, room);
    const shared = { shared: false, teacher: false, done: false };
    return { start, end: later(start, minutes), subject: capital(subject), activity, ...shared };
  });
}

/** The cards of lessons at their own hours; undefined where the message asks for a plan. */
export function timedLessons(
  asked: Asked,
  children: readonly FamilyMember[],
  date: string,
): Plan | undefined {
  const timed = timedIn(asked);
  const isOne = timed?.length === 1 && timed[0]?.activity === '';
  if (timed === undefined || timed.length === 0 || isOne) return undefined;
  const lessons = lessonsOf(asked, timed);
  const cards = children.map(({ id }) => {
    const day = asked.household.schoolDays.find((one) => one.memberId === id && one.date === date);
    const isNew = (stored: Lesson): boolean => lessons.every(({ start }) => start !== stored.start);
    return day
      ? {
          tool: 'updateSchoolDay',
          input: { id: day.id, lessons: [...day.lessons.filter(isNew), ...lessons] },
        }
      : { tool: 'createSchoolDay', input: { date, memberId: id, lessons } };
  });
  const who = listed(children.map(({ name }) => quoted(name)));
  return {
    text: `${cardOpening(asked.text)} Lessons for ${who}, ${dayWords(date, asked.facts.today)}: ${lessons.map(lessonWords).join('; ')}.`,
    cards,
    reads: [{ tool: 'listSchoolDays', input: { from: date, to: date } }],
    focus: { day: date },
  };
}
