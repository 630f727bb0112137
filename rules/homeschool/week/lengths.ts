// Minutes of lessons, breaks, stretches and days, by curriculum and age.
import { USUAL_AGE } from '../age-groups.ts';
import type { Family, Learner } from '../family.ts';
import type { Discipline } from '../curricula/subjects.ts';

/** Shortest lesson in minutes, where the hours are longer than that. */
const SHORTEST = 10;

const ageMinutes = ({ curriculum }: Family, { band }: Learner) => curriculum.ages[band];

/** Lessons of one day together, in minutes. */
export const dayMinutes = (family: Family, learner: Learner): number =>
  learner.little ? Math.min(60, ageMinutes(family, learner).day / 2) : ageMinutes(family, learner).day;

/** Length of a stretch for a child; Infinity where the curriculum sets none. */
export function stretchMinutes(family: Family, learner: Learner, stretch: number): number {
  const minutes = ageMinutes(family, learner).stretches?.[stretch] ?? Infinity;
  return learner.little ? minutes / 2 : minutes;
}

export const roundTo5 = (minutes: number): number => Math.round(minutes / 5) * 5;

export function lessonMinutes(family: Family, learner: Learner, discipline: Discipline): number {
  const { own, lesson } = ageMinutes(family, learner);
  const minutes = own.get(discipline) ?? lesson;
  return learner.little ? Math.min(15, roundTo5(minutes / 2)) : minutes;
}

/** The shortest lesson of a child: a very short day is one lesson. */
export function leastMinutes({ hours }: Learner, pause: number): number {
  const room = hours.end - hours.start;
  return Math.min(SHORTEST, Math.max(1, room - (room < 2 ? 0 : pauseMinutes(room, pause))));
}

/** Length of a break on a day of `room` minutes; 0 when there is no room for one. */
export function pauseMinutes(room: number, pause: number): number {
  if (room >= 120) return pause;
  if (room >= 30) return 5;
  if (room >= 10) return 2;
  return room >= 2 ? 1 : 0;
}

/** The youngest sets the length of what is learned together. */
export const youngestOf = (learners: readonly Learner[]): Learner =>
  learners.reduce((youngest, learner) =>
    (learner.age ?? USUAL_AGE) < (youngest.age ?? USUAL_AGE) ? learner : youngest,
  );
