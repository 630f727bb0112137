// The household's schools with their children, as the calendar shows them (D35).
import type { FoundCalendar, SchoolBreak } from '#contract/shapes.ts';

/** The school of the school settings; further ones have the id of their record. */
export const FIRST_SCHOOL = 'first';

/** First and last age at which a child goes to the first school where no children were chosen. */
const [FIRST_AGE, LAST_AGE] = [5, 18] as const;

/** A school as it is stored. */
export interface StoredSchool {
  schoolType: string;
  schoolName: string;
  calendarConfirmed: boolean;
  breaks: readonly SchoolBreak[];
  foundCalendar: FoundCalendar | null;
  /** The ids of the children who were chosen. */
  children: readonly string[];
}

interface SchoolMember {
  id: string;
  name: string;
  relationship: string;
  age: number | null;
}

/** A school with its children. */
export interface HouseholdSchool extends StoredSchool {
  /** 'first', or the id of a further school. */
  id: string;
  /** Its name; 'Homeschool' or 'School' where it has none. */
  label: string;
}

const labelOf = ({ schoolName, schoolType }: StoredSchool): string =>
  schoolName.trim() || (schoolType === 'homeschool' ? 'Homeschool' : 'School');

const isSchoolAge = ({ relationship, age }: SchoolMember): boolean =>
  relationship === 'child' && age !== null && age >= FIRST_AGE && age <= LAST_AGE;

/** Ids of the children of the first school: the chosen ones, else all of school age (D35). */
export const childrenOfFirstSchool = (
  chosen: readonly string[],
  members: readonly SchoolMember[],
): readonly string[] => (chosen.length > 0 ? chosen : members.filter(isSchoolAge).map(({ id }) => id));

/**
 * The schools of a household, the first one first. Where none were chosen, the children of the first school are all
 * members with relationship child from 5 to 18; a further school has none.
 */
export function schoolsOf<S extends StoredSchool>(
  first: S | null,
  further: readonly (S & { id: string })[],
  members: readonly SchoolMember[],
): (S & HouseholdSchool)[] {
  const schools = [...(first ? [{ ...first, id: FIRST_SCHOOL }] : []), ...further];
  return schools.map((school) => ({
    ...school,
    label: labelOf(school),
    children: school.id === FIRST_SCHOOL ? childrenOfFirstSchool(school.children, members) : school.children,
  }));
}
