// 'Mia did 45 minutes of math today', 'mark her reading as done', 'delete today's science lesson': lessons that were held, one by one.
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import type { Lesson } from '#contract/shapes.ts';
import { subjectKey } from '#rules/homeschool/curricula/subjects.ts';
import type { Card } from '../../dialogue/state.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import { later, nearDay } from '../moments.ts';
import { askWhom, isPlan, onePerson, whomIn } from '../people.ts';
import type { Answerer, Answerers, Asked, Plan } from '../plan.ts';
import { changeLesson, numbersSwapped } from './change-lesson.ts';
import { FIRST_HOUR, lessonMinutes, newLesson } from './lesson-hours.ts';
import { unsaidHour } from './lesson-words.ts';
import { cardOpening } from './say-card.ts';
import { missedDay } from './lessons.ts';

/** The child whose lessons they are, or the question who. */
function childOf(asked: Asked) {
  const children = asked.household.members.filter(({ relationship }) => relationship === 'child');
  const withLessons = children.filter(({ id }) =>
    asked.household.schoolDays.some((day) => day.memberId === id),
  );
  const [only] = withLessons.length === 1 ? withLessons : children.length === 1 ? children : [];
  if (whomIn(asked).kind === 'nobody') return only ?? askWhom(asked, children);
  return onePerson(asked);
}

interface Held {
  date: string;
  child: { id: string; name: string };
  /** Undefined where nothing is stored for the day. */
  day: SchoolDay | undefined;
  /** Its lessons of the subjects that are named; all of them where none is. */
  meant: Lesson[];
  /** 'for Mia, today', in a sentence. */
  where: string;
}

function heldOn(asked: Asked): Held | Plan {
  const child = childOf(asked);
  if (isPlan(child)) return child;
  const date = missedDay(asked);
  const { household, slots, facts } = asked;
  const day = household.schoolDays.find((one) => one.memberId === child.id && one.date === date);
  const keys = slots.subjects.map(subjectKey);
  const meant = (day?.lessons ?? []).filter(
    ({ subject }) => keys.length === 0 || keys.some((key) => subjectKey(subject).includes(key)),
  );
  return { date, child, day, meant, where: `for ${quoted(child.name)}, ${nearDay(date, facts.today)}` };
}

const readsOf = (date: string): Plan['reads'] => [
  { tool: 'listSchoolDays', input: { from: date, to: date } },
];

const subjectsOf = (lessons: readonly Lesson[]): string =>
  listed(lessons.map(({ subject }) => quoted(subject)));

/** The card that has other lessons on a stored day. */
const lessonsCard = ({ id }: SchoolDay, lessons: readonly Lesson[]): Card => ({
  tool: 'updateSchoolDay',
  input: { id, lessons },
});

/** A lesson that no plan has: its length has to be said, its hour is behind the others of the day. */
function unplanned(asked: Asked, { date, child, day }: Held): Plan {
  const [subject] = asked.slots.subjects;
  if (subject === undefined) return { text: 'Which subject was it?', asked: 'detail' };
  const minutes = lessonMinutes(asked);
  if (minutes === undefined)
    return {
      text: `How long was ${quoted(subject)}? Then it counts toward the school time.`,
      asked: 'detail',
    };
  const [time] = asked.slots.times;
  const start =
    time?.time ??
    day?.lessons
      .map(({ end }) => end)
      .toSorted()
      .at(-1) ??
    FIRST_HOUR;
  const lesson = newLesson({ start, end: later(start, minutes), subject, done: true });
  const hour = time ? '' : ` ${unsaidHour(start)}`;
  return {
    text: `${cardOpening(asked.text)} ${capital(subject)} for ${quoted(child.name)}, ${minutes} minutes ${nearDay(date, asked.facts.today)}, done.${hour}`,
    cards: [
      day
        ? lessonsCard(day, [...day.lessons, lesson])
        : { tool: 'createSchoolDay', input: { date, memberId: child.id, lessons: [lesson] } },
    ],
    focus: { day: date, family_member: child.id },
  };
}

/** The answer to a wish about lessons of a day, or the question whose they are. */
const ofLessons =
  (answer: (asked: Asked, held: Held) => Plan): Answerer =>
  (asked) => {
    const held = heldOn(asked);
    if ('text' in held) return held;
    return { reads: readsOf(held.date), ...answer(asked, held) };
  };

interface Change {
  lessons: readonly Lesson[];
  /** 'comes off' */
  becomes: string;
  card: Card;
}

const changed = (asked: Asked, { date, child, where }: Held, { lessons, becomes, card }: Change): Plan => ({
  text: `${cardOpening(asked.text)} ${subjectsOf(lessons)} ${where}, ${becomes}.`,
  cards: [card],
  focus: { day: date, family_member: child.id },
});

const lessonDone = ofLessons((asked, held) => {
  const { day, meant } = held;
  if (!day || meant.length === 0) return unplanned(asked, held);
  const open = meant.filter(({ done }) => !done);
  if (open.length === 0) return { text: `${subjectsOf(meant)} ${held.where}, is marked as done already.` };
  const lessons = day.lessons.map((one) => (open.includes(one) ? { ...one, done: true } : one));
  return changed(asked, held, {
    lessons: open,
    becomes: 'will be marked as done',
    card: lessonsCard(day, lessons),
  });
});

const lessonRemove = ofLessons((asked, held) => {
  const { day, meant } = held;
  if (!day || meant.length === 0)
    return { text: `No such lesson is stored ${held.where}, so there's nothing to take off.` };
  const rest = day.lessons.filter((lesson) => !meant.includes(lesson));
  const card =
    rest.length === 0 ? { tool: 'deleteSchoolDay', input: { id: day.id } } : lessonsCard(day, rest);
  return changed(asked, held, { lessons: meant, becomes: 'comes off', card });
});

export const doneLessonAnswers: Answerers = {
  // 'He is on lesson 23, not 22' is told of a lesson as well.
  lesson_add: (asked) => (numbersSwapped(asked.text) === undefined ? lessonDone(asked) : changeLesson(asked)),
  lesson_remove: lessonRemove,
};
