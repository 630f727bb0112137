// Sentences beside a generated week: what had no room, what was understood, and advice of the curriculum.
import type { ScheduleRequest } from '#contract/shapes.ts';
import { LIMITS } from '#contract/common.ts';
import { formatMinutes } from './clock.ts';
import { missingSubjects, weekdayName } from './describe.ts';
import { askedSubjects, type Family } from './family.ts';
import { mergedSpellings } from './curricula/subjects.ts';
import type { TimetableDay } from './timetable.ts';
import { inWords } from './curricula/words.ts';

/** Names in one sentence; more of them go into the next one. */
const NAMES_AT_ONCE = 20;

/** One sentence for each group of names. */
function sentences(names: readonly string[], sentence: (names: string) => string): string[] {
  const groups = Map.groupBy(
    names.map((name, at) => ({ name, group: Math.floor(at / NAMES_AT_ONCE) })),
    ({ group }) => group,
  );
  return [...groups.values()].map((group) => sentence(inWords(group.map(({ name }) => name))));
}

/** Subjects that one child has no room for although others have. */
function missingFor(family: Family, days: readonly TimetableDay[], missing: readonly string[]): string[] {
  if (!family.named) return [];
  return family.learners.flatMap(({ name, subjects }, at) => {
    const held = new Set(
      days.flatMap(({ lessons }) =>
        lessons.filter(({ course }) => course.learners.includes(at)).map(({ subject }) => subject.key),
      ),
    );
    const inLoops = family.loops.flatMap((loop) => (loop.learners.includes(at) ? loop.subjects : []));
    const lost = [...subjects, ...inLoops]
      .filter((subject) => !held.has(subject.key) && !missing.includes(subject.name))
      .map((subject) => subject.name);
    return sentences(lost, (names) => `${name} has no room for ${names} this week.`);
  });
}

/** Subjects of the request that none of its children learns. */
function nobodysSubjects({ subjects, learners, loops }: Family): Set<string> {
  const learned = new Set([...learners, ...loops].flatMap((list) => list.subjects.map(({ key }) => key)));
  return new Set(subjects.filter(({ key }) => !learned.has(key)).map(({ name }) => name));
}

function roomSentences(family: Family, days: readonly TimetableDay[]): string[] {
  const nobodys = nobodysSubjects(family);
  const missing = missingSubjects(family, days);
  const lost = missing.filter((name) => !nobodys.has(name));
  return [
    ...sentences(
      lost,
      (names) =>
        `There was no room for ${names} this week. Longer hours, one more day or fewer subjects would make room.`,
    ),
    ...sentences([...nobodys], (names) => `No one has ${names} on their own list, so it isn't in the week.`),
    ...missingFor(family, days, missing),
  ];
}

/** Days without lessons: everybody is away, or too little time is left beside the time away. */
function freeDays(family: Family, days: readonly TimetableDay[]): string[] {
  const hasAway = (weekday: string) => family.away.some(({ day }) => day === weekday);
  return days
    .filter(
      ({ day, lessons }) =>
        day.learners.every((hours) => hours === null) || (lessons.length === 0 && hasAway(day.weekday)),
    )
    .map(({ day }) => {
      const what = family.away.find((away) => away.day === day.weekday)?.what;
      const reason = what === undefined || what === '' ? 'time away' : what;
      return `${weekdayName(day.weekday)} stays free of lessons: ${reason}.`;
    });
}

function openLunch({ includeBreaks }: Family, days: readonly TimetableDay[]): string[] {
  const lunch = days.find(({ placed }) => placed.lunch !== null)?.placed.lunch;
  return includeBreaks || !lunch
    ? []
    : [`Lunch is left free from ${formatMinutes(lunch.start)} to ${formatMinutes(lunch.end)}.`];
}

/** All sentences, the most important first. */
export function recommendationsFor(
  request: ScheduleRequest,
  family: Family,
  days: readonly TimetableDay[],
): string[] {
  const merged = mergedSpellings(askedSubjects(request));
  const all = [
    ...roomSentences(family, days),
    ...sentences(
      merged.map(([kept, other]) => `“${other}” with “${kept}”`),
      (pairs) => `Planned as one subject: ${pairs}.`,
    ),
    ...freeDays(family, days),
    ...openLunch(family, days),
    ...(family.curriculum.name === 'Unit Studies' && !request.theme?.trim()
      ? ['Name a theme, such as “The ocean”, and every lesson will carry it.']
      : []),
    ...family.curriculum.advice,
  ];
  return all.slice(0, LIMITS.list);
}
