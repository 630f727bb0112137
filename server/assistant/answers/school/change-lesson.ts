// 'Beau is on 23, not 22': what a stored lesson is about changes, and nothing else of it.
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import type { Lesson } from '#contract/shapes.ts';
import { subjectKey } from '#rules/homeschool/curricula/subjects.ts';
import { quoted } from '../../text/say.ts';
import { fold } from '../../text/fold-text.ts';
import type { Household } from '../../reading/household.ts';
import { nearDay } from '../moments.ts';
import { isPlan, onePerson } from '../people.ts';
import type { Asked, Plan } from '../plan.ts';
import { cardOpening } from './say-card.ts';

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

function changedOn(asked: Asked, { now, before }: Numbers, days: readonly SchoolDay[]): Found | undefined {
  const keys = asked.slots.subjects.map(subjectKey);
  const isMeant = (lesson: Lesson): boolean =>
    hasNumber(lesson, before) &&
    (keys.length === 0 || keys.some((key) => subjectKey(lesson.subject).includes(key)));
  for (const day of days) {
    const lesson = day.lessons.find(isMeant);
    if (lesson)
      return {
        day,
        lesson,
        activity: lesson.activity.replace(new RegExp(`(?<!\\d)${before}(?!\\d)`), now),
      };
  }
  return undefined;
}

/** The card that gives a stored lesson another number. */
export function changeLesson(asked: Asked): Plan {
  const child = onePerson(asked);
  if (isPlan(child)) return child;
  const { household, facts, slots, focus } = asked;
  const wanted = slots.days.find(({ isPast }) => !isPast)?.date ?? focus.day;
  const coming = household.schoolDays
    .filter(({ date, memberId }) => memberId === child.id && date >= facts.today)
    .toSorted((one, other) => Number(one.date > other.date) - Number(one.date < other.date));
  const swapped = numbersSwapped(asked.text);
  const ofDay = coming.filter(({ date }) => date === wanted);
  const found = swapped && (changedOn(asked, swapped, ofDay) ?? changedOn(asked, swapped, coming));
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
}
