// 'Beau is on 23, not 22', "change her math to chapter 4": what a stored lesson is about changes, and nothing else of it.
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import type { Lesson } from '#contract/shapes.ts';
import { subjectKey } from '#rules/homeschool/curricula/subjects.ts';
import { capital, quoted } from '../../text/say.ts';
import { fold } from '../../text/fold-text.ts';
import type { Household } from '../../reading/household.ts';
import { nearDay } from '../moments.ts';
import { isPlan, onePerson } from '../people.ts';
import type { Answerer, Asked, Plan } from '../plan.ts';
import { cardOpening } from './say-card.ts';
import { PART } from './timed-lessons.ts';

const ON_NUMBER =
  /\b(?:on|at|doing|to|is|its|be|do) (?:(?:lesson|chapter|ch|page|unit|week|module|section)s? )?(\d+)(?:,| and)? not (?:on )?(?:(?:lesson|chapter|ch|page|unit|week|module|section)s? )?(\d+)\b/;

interface Numbers {
  now: string;
  before: string;
}

/** 'On 23, not 22'; undefined where no number takes another's place. */
export function numbersSwapped(text: string): Numbers | undefined {
  const [, now, before] = ON_NUMBER.exec(fold(text)) ?? [];
  return now === undefined || before === undefined || now === before ? undefined : { now, before };
}

const hasNumber = ({ activity }: Lesson, number: string): boolean =>
  new RegExp(`(?<!\\d)${number}(?!\\d)`).test(activity);

/** A coming lesson of one of these children that has the number. */
export const holdsLesson = (
  { schoolDays }: Household,
  today: string,
  ids: readonly string[],
  number: string,
): boolean =>
  schoolDays.some(
    ({ date, memberId, lessons }) =>
      date >= today &&
      memberId !== null &&
      ids.includes(memberId) &&
      lessons.some((lesson) => hasNumber(lesson, number)),
  );

interface Found {
  day: SchoolDay;
  lesson: Lesson;
  activity: string;
}

function changedOn(asked: Asked, days: readonly SchoolDay[]): Found | undefined {
  const swapped = numbersSwapped(asked.text);
  const part = PART.exec(asked.text)?.[0];
  const keys = asked.slots.subjects.map(subjectKey);
  for (const day of days)
    for (const lesson of day.lessons) {
      const isNamed = keys.length === 0 || keys.some((key) => subjectKey(lesson.subject).includes(key));
      if (!isNamed) continue;
      if (swapped && hasNumber(lesson, swapped.before)) {
        const activity = lesson.activity.replace(new RegExp(`(?<!\\d)${swapped.before}(?!\\d)`), swapped.now);
        return { day, lesson, activity };
      }
      if (!swapped && part !== undefined && keys.length > 0) return { day, lesson, activity: capital(part) };
    }
  return undefined;
}

export const lessonChange: Answerer = (asked): Plan => {
  const child = onePerson(asked);
  if (isPlan(child)) return child;
  const { household, facts, slots, focus } = asked;
  const wanted = slots.days.find(({ isPast }) => !isPast)?.date ?? focus.day;
  const coming = household.schoolDays
    .filter(({ date, memberId }) => memberId === child.id && date >= facts.today)
    .toSorted((one, other) => Number(one.date > other.date) - Number(one.date < other.date));
  const found =
    changedOn(
      asked,
      coming.filter(({ date }) => date === wanted),
    ) ?? changedOn(asked, coming);
  const name = quoted(child.name);
  if (!found)
    return {
      text: `I find no such lesson of ${name} to change, so nothing changes. On the School page, a tap on a lesson changes it.`,
    };
  const { day, lesson, activity } = found;
  return {
    text: `${cardOpening(asked.text)} ${name}'s ${quoted(lesson.subject)} ${nearDay(day.date, facts.today)} becomes “${quoted(activity)}”, at the same time.`,
    reads: [{ tool: 'listSchoolDays', input: { from: day.date, to: day.date } }],
    cards: [
      {
        tool: 'updateSchoolDay',
        input: {
          id: day.id,
          lessons: day.lessons.map((one) => (one === lesson ? { ...one, activity } : one)),
        },
      },
    ],
    focus: { day: day.date, family_member: child.id },
  };
};
