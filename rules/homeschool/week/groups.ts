// Groups of children who learn a subject together: of about the same age, or all for the theme, art, music and the like.
import { ageGroups } from '../age-groups.ts';
import { isApart, isForAllAges, type Discipline } from '../curricula/subjects.ts';
import type { Family } from '../family.ts';
import type { WeekDay } from './week-days.ts';

/** True when there is a day on which all of them are there. */
export const isPresent = (days: readonly WeekDay[], learners: readonly number[]): boolean =>
  days.some((day) => learners.every((at) => day.learners[at] !== null));

export const agesOf = ({ learners }: Family): (number | null)[] => learners.map(({ age }) => age);

/** Everyone meets at the theme; art, music and the like are for all ages too. */
const isForAll = ({ curriculum: { stretches } }: Family, discipline: Discipline): boolean => {
  const stretch =
    stretches.find(({ of }) => of.includes(discipline)) ?? stretches.find(({ takesRest }) => takesRest);
  return isForAllAges(discipline) || (stretch?.fills === true && !stretch.startOnly);
};

/** Children who only play yet are a group of their own. */
function withoutPlay({ curriculum: { main }, learners }: Family, group: number[]): number[][] {
  const plays = (at: number): boolean => main !== undefined && (learners[at]?.age ?? main.from) < main.from;
  return [group.filter(plays), group.filter((at) => !plays(at))].filter(({ length }) => length > 0);
}

/** A group is taught together where it is there on one day at least, or one by one. */
export const togetherOrApart = (groups: readonly number[][], days: readonly WeekDay[]): number[][] =>
  groups.flatMap((group) => (group.length > 1 && isPresent(days, group) ? [group] : group.map((at) => [at])));

/** Groups of children who learn a subject together. */
export function groupsOf(
  family: Family,
  discipline: Discipline,
  learners: readonly number[],
  days: readonly WeekDay[],
): number[][] {
  const here = learners.filter((at) => isPresent(days, [at]));
  // An invitation is for everybody of that age.
  if (isApart(discipline) && !family.curriculum.windows) return here.map((at) => [at]);
  const groups = isForAll(family, discipline) ? [here] : ageGroups(agesOf(family), here);
  return togetherOrApart(
    groups.flatMap((group) => withoutPlay(family, group)),
    days,
  );
}
