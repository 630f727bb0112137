// Lessons at home: those of a day or of some days, and moving the ones of a missed day.
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import type { Lesson } from '#contract/shapes.ts';
import { subjectKey } from '#rules/homeschool/curricula/subjects.ts';
import { addDays, daysBetween } from '#rules/time/dates.ts';
import { wordsOf } from '../../text/fold-text.ts';
import { listed, quoted } from '../../text/say.ts';
import { dayWords, nearDay } from '../moments.ts';
import { memberOf, whomIn } from '../people.ts';
import type { Answerer, Answerers, Asked, Plan, Read } from '../plan.ts';
import { asksLogged, loggedSoFar } from './logged-days.ts';
import { lessonWords } from './lesson-words.ts';
import { lessonPlan } from './plan-lessons.ts';
import { cardOpening } from './say-card.ts';

const BY_HAND = 'the School page, in the Lessons card';

const readOf = (from: string, to: string): Read => ({ tool: 'listSchoolDays', input: { from, to } });

const childOf = (asked: Asked, { memberId, child }: SchoolDay): string =>
  quoted(memberOf(asked, memberId)?.name ?? (child || 'Your child'));

/** Ids of the children a wish names; everybody where it names none. */
function idsIn(asked: Asked): string[] | undefined {
  const whom = whomIn(asked);
  if (whom.kind === 'one') return [whom.member.id];
  return whom.kind === 'several' ? whom.members.map(({ id }) => id) : undefined;
}

const ofSubjects = ({ slots: { subjects } }: Asked, lessons: readonly Lesson[]): Lesson[] => {
  const keys = subjects.map(subjectKey);
  return lessons.filter(
    ({ subject }) =>
      keys.length === 0 ||
      keys.some((key) => subjectKey(subject) === key || subjectKey(subject).includes(key)),
  );
};

interface Range {
  from: string;
  to: string;
}

const BEEN =
  /\b(?:missed|skipped|didn['’]?t|did|never|took|lost|forgot|blew|finished|couldn['’]?t|refused)\b/i;

/** A weekday of something that has been is the last one: 'we missed Friday'. */
function beenDay({ text, facts: { today } }: Asked, date: string): string {
  const isNext = date > today && daysBetween(today, date) < 7;
  return isNext && BEEN.test(text) && !/\b(?:tomorrow|next|coming)\b/i.test(text) ? addDays(date, -7) : date;
}

function rangeIn(asked: Asked): Range | undefined {
  const { slots, text, facts } = asked;
  const { today } = facts;
  const day = slots.days.at(-1);
  if (day && day.endDate === undefined) {
    const date = beenDay(asked, day.date);
    return { from: date, to: date };
  }
  if (day) return { from: day.date, to: day.endDate ?? day.date };
  if (/\bweek\b/i.test(text)) return { from: today, to: addDays(today, 6) };
  return /\b(?:today|this morning|tonight)\b/i.test(text) ? { from: today, to: today } : undefined;
}

/** The days of a range that the wish is about, each with its lessons. */
const daysIn = (asked: Asked, { from, to }: Range): SchoolDay[] => {
  const ids = idsIn(asked);
  return asked.household.schoolDays
    .filter(
      ({ date, memberId }) =>
        date >= from && date <= to && (ids === undefined || (memberId !== null && ids.includes(memberId))),
    )
    .map((day) => ({
      ...day,
      lessons: ofSubjects(asked, day.lessons).toSorted(
        (one, other) => Number(one.start > other.start) - Number(one.start < other.start),
      ),
    }))
    .filter(({ lessons }) => lessons.length > 0);
};

function nextOf(asked: Asked, after: string): SchoolDay | undefined {
  return daysIn(asked, { from: after, to: '9999-12-31' }).toSorted(
    (one, other) => Number(one.date > other.date) - Number(one.date < other.date),
  )[0];
}

const whoseWords = (asked: Asked): string => {
  const names = (idsIn(asked) ?? []).flatMap((id) => memberOf(asked, id)?.name ?? []).map(quoted);
  const subjects = listed(asked.slots.subjects.map(quoted));
  return `${subjects ? `${subjects} ` : ''}lessons${names.length > 0 ? ` for ${listed(names)}` : ''}`;
};

const rangeWords = ({ from, to }: Range, today: string): string =>
  from === to ? nearDay(from, today) : `${dayWords(from, today)} to ${dayWords(to, today)}`;

/** One day is told lesson by lesson, several days by their subjects. */
function linesOf(asked: Asked, days: readonly SchoolDay[], { from, to }: Range): string {
  const { today } = asked.facts;
  const children = new Set(days.map((day) => childOf(asked, day)));
  if (from === to && children.size === 1)
    return (days[0]?.lessons ?? []).map((lesson) => `- ${lessonWords(lesson)}`).join('\n');
  if (from === to)
    return days
      .map((day) => `- ${childOf(asked, day)}, ${day.lessons.map(lessonWords).join('; ')}`)
      .join('\n');
  const shown = days
    .slice(0, 10)
    .map(
      (day) =>
        `- ${dayWords(day.date, today)}, ${children.size > 1 ? `${childOf(asked, day)}, ` : ''}${listed(day.lessons.map(({ subject, done }) => `${quoted(subject)}${done ? ' (done)' : ''}`))}`,
    );
  return shown.join('\n');
}

function none(asked: Asked, range: Range): Plan {
  const { today } = asked.facts;
  const next = nextOf(asked, range.to > today ? range.to : today);
  const reads = [readOf(range.from, range.to)];
  const yesNo = /^\W*(?:is|are|do|does|did|any)\b/i.test(asked.text) ? 'No, there are no' : 'No';
  const more = next
    ? ` Next is ${dayWords(next.date, today)} with ${listed(next.lessons.map(({ subject }) => quoted(subject)))}.`
    : ` A plan for lessons at home is made on the School page.`;
  return { text: `${yesNo} ${whoseWords(asked)} stored for ${rangeWords(range, today)}.${more}`, reads };
}

/** Says if lessons were done: 'did Mia finish the reading lesson yesterday'. */
function doneWords(asked: Asked, days: readonly SchoolDay[]): string {
  const lessons = days.flatMap((day) => day.lessons);
  const open = lessons.filter(({ done }) => !done);
  if (open.length === 0) return 'Yes, all of it is marked as done.';
  if (open.length === lessons.length) return 'No, nothing of it is marked as done yet.';
  return `Not all of it, since ${listed(open.map(({ subject }) => quoted(subject)))} ${open.length === 1 ? "isn't" : "aren't"} marked as done.`;
}

const lessonAsk: Answerer = (asked) => {
  const { text, facts } = asked;
  const { today } = facts;
  const said = rangeIn(asked);
  if (said === undefined && asksLogged(text)) return loggedSoFar(asked, idsIn(asked));
  const upcoming = said ?? { from: today, to: addDays(today, 13) };
  const days = daysIn(asked, upcoming).toSorted(
    (one, other) => Number(one.date > other.date) - Number(one.date < other.date),
  );
  const [first] = days;
  if (!first) return none(asked, upcoming);
  // Without a day, the next one that has lessons.
  const range = said ?? { from: first.date, to: first.date };
  const own = days.filter(({ date }) => date >= range.from && date <= range.to);
  const reads = [readOf(range.from, range.to)];
  const focus = { day: first.date, ...(first.memberId === null ? {} : { family_member: first.memberId }) };
  if (
    /^\W*(?:did|is \w+ (?:caught|done)|are we behind)\b|\bfinish(?:ed)?\b|\bcaught up\b|\bbehind\b/i.test(
      text,
    )
  )
    return { text: `${doneWords(asked, own)}\n\n${linesOf(asked, own, range)}`, reads, focus };
  const children = [...new Set(own.map((day) => childOf(asked, day)))];
  const yes = /^\W*(?:is|are|do|does|any)\b/i.test(text) ? 'Yes. ' : '';
  const count = own.flatMap(({ lessons }) => lessons).length;
  return {
    text: `${yes}${listed(children)} ${children.length > 1 ? 'have' : 'has'} ${count} ${count === 1 ? 'lesson' : 'lessons'} ${range.from === range.to ? nearDay(range.from, today) : `from ${rangeWords(range, today)}`}.\n\n${linesOf(asked, own, range)}`,
    reads,
    focus,
  };
};

/** The day that was missed: the first that is named; 'to Wednesday' is where it should go. */
export function missedDay(asked: Asked): string {
  const day = asked.slots.days.find(({ lead, isPast }) => isPast || lead !== 'to');
  return day ? beenDay(asked, day.date) : asked.facts.today;
}

const lessonMissed: Answerer = (asked) => {
  const { slots, text, facts } = asked;
  const { today } = facts;
  const date = missedDay(asked);
  const many = slots.days.find(({ endDate }) => endDate !== undefined);
  const reads = [readOf(date, date)];
  const open = daysIn(asked, { from: date, to: date }).filter(({ lessons }) =>
    lessons.some(({ done }) => !done),
  );
  if (open.length === 0) {
    const last = daysIn(asked, { from: addDays(today, -7), to: addDays(today, -1) })
      .filter(({ lessons }) => lessons.some(({ done }) => !done))
      .at(-1);
    const hint =
      last && !many
        ? ` Open ones are left on ${dayWords(last.date, today)}; say so if you mean that day.`
        : '';
    return {
      text: `No open ${whoseWords(asked)} are stored for ${nearDay(date, today)}, so there's nothing to move.${hint}`,
      reads,
    };
  }
  const ids = idsIn(asked);
  const [subject] = slots.subjects;
  const subjectOfDay =
    subject &&
    open
      .flatMap(({ lessons }) => lessons)
      .find(({ subject: own }) => subjectKey(own).includes(subjectKey(subject)))?.subject;
  const isMove = many !== undefined && /\b(?:move|bump|push|shift|reschedule)\b/i.test(text);
  const target = isMove
    ? { date: many.endDate ?? many.date }
    : slots.days.find(({ lead, isPast }) => lead === 'to' && !isPast);
  const where =
    target && target.date !== date
      ? ` I can't pick ${dayWords(target.date, today)} for them; one lesson can be moved by hand on ${BY_HAND}.`
      : '';
  const base = { date, ...(ids?.length === 1 ? { memberId: ids[0] } : {}) };
  const wanted = slots.subjects.length > 1 ? slots.subjects.slice(0, 3) : [subjectOfDay];
  const rest =
    many && !isMove
      ? ` That's for ${nearDay(date, today)}; tell me the next missed day when this one is moved.`
      : '';
  return {
    text: `${cardOpening(text)} The open ${whoseWords(asked)} of ${nearDay(date, today)} move on to the next school days.${rest}${where}`,
    cards: wanted.map((name) => ({
      tool: 'missSchoolDay',
      input: { ...base, ...(name === undefined ? {} : { subject: name }) },
    })),
    focus: { day: date },
  };
};

/** Clauses that ask to keep what is told. */
const KEEPS = new Set(['log', 'note', 'write', 'save', 'put', 'add', 'record', 'please', 'pls']);

/** Grades have no place of their own: the notes of the child are the nearest, on a tap. */
const gradeAdd: Answerer = (asked) => {
  const whom = whomIn(asked);
  const children = asked.household.members.filter(({ relationship }) => relationship === 'child');
  const [only] = children;
  const child = whom.kind === 'one' ? whom.member : children.length === 1 ? only : undefined;
  const no = "I don't keep grades or test results";
  if (child === undefined)
    return {
      text: `${no}. Lessons at home are checked off on the School page, and a child's notes can hold a line.`,
    };
  const name = quoted(child.name);
  const told = asked.text
    .split(', ')
    .filter((part) => !KEEPS.has(wordsOf(part)[0] ?? ''))
    .join(', ');
  const note = `${dayWords(asked.facts.today, '')}: ${told}`;
  if (asked.chosen['note'] === 'leave') return { text: 'All right, I left everything as it is.' };
  if (asked.chosen['note'] === 'note')
    return {
      text: `${cardOpening(asked.text)} It goes into ${name}'s notes.`,
      cards: [
        {
          tool: 'updateFamilyMember',
          input: { id: child.id, notes: [child.notes, note].filter((part) => part !== '').join('\n') },
        },
      ],
    };
  return {
    text: `${no}, and stored nothing. The nearest place is ${name}'s notes. Should I put it there?`,
    asked: 'note',
    offered: [
      { label: `Yes, in ${name}'s notes`, choice: 'note' },
      { label: 'No, leave it', choice: 'leave' },
    ],
  };
};

export const lessonAnswers: Answerers = {
  lesson_ask: lessonAsk,
  lesson_missed: lessonMissed,
  lesson_plan: lessonPlan,
  grade_add: gradeAdd,
};
