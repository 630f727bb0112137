// Food rules of schools, such as 'nut-free', for the lunches that children eat there: only on school days, only of
// schools to which children of the family go.
import type { StoredSchool } from '../calendar/events/schools.ts';
import { hasConflict } from '../food/conflicts.ts';
import { checkFor, type Eater, type FamilyConcern } from '../food/meal-concerns.ts';
import type { IdeaOfDish } from '../meals/dish-of-text.ts';
import { readRestrictions } from '../restrictions/restrictions.ts';
import { isSchoolDay } from './school-day.ts';

/** A school with its children, as `schoolsOf` returns it, and its rules. */
type RuledSchool = StoredSchool & {
  label: string;
  daysPerWeek: number;
  foodRules: readonly string[];
};

interface LunchRule {
  /** 'school is nut-free' */
  says: string;
  appliesOn: (date: string) => boolean;
  eater: Eater;
}

/** Rules that follow 'school is'. */
const STATE = /(?:free|aware|safe|vegan|vegetarian|kosher|halal)$/i;

/** 'school is nut-free', 'school says no peanuts', 'school rule: candy on Fridays' */
function ruleInWords(school: string, rule: string): string {
  const text = rule.trim().replace(/[.!]+$/, '');
  // 'NO NUTS' stays as it is.
  const words = /^\p{Lu}[\p{Ll}\s'’-]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  if (STATE.test(words)) return `${school} is ${words}`;
  return /^no\s/i.test(words) ? `${school} says ${words}` : `${school} rule: ${words}`;
}

/** The rules that lunches keep. Lunch at home is nobody's school's. */
function lunchRules(schools: readonly RuledSchool[]): LunchRule[] {
  const attended = schools.filter(
    ({ children, schoolType }) => children.length > 0 && schoolType !== 'homeschool',
  );
  const hasRules = attended.filter(({ foodRules }) => foodRules.length > 0);
  return hasRules.flatMap((school) =>
    school.foodRules.map((rule) => ({
      says: ruleInWords(schools.length > 1 ? school.label : 'school', rule),
      appliesOn: (date) => isSchoolDay(school, date),
      eater: {
        name: school.label,
        age: null,
        allergies: [],
        dietaryRestrictions: [rule],
        dietaryNeeds: [],
        notes: '',
      },
    })),
  );
}

/** The findings against one rule as one concern. What merely may be in a food is not said beside what is. */
function concernsOf(says: string, found: readonly FamilyConcern[]): FamilyConcern[] {
  const told = found.filter(({ strength }) => strength !== 'unknown');
  const strongest = told.filter(({ strength }) => strength === told[0]?.strength);
  const [first] = strongest;
  if (first === undefined) return [];
  const foods = [...new Set(strongest.flatMap((concern) => concern.foods))];
  return [{ ...first, people: [], foods, rule: says }];
}

export interface SchoolLunches {
  /** Concerns about the text of a lunch on this date; that there are none is no promise. */
  ofLunch: (date: string, text: string) => FamilyConcern[];
  /** The rules for lunches on this date, and whether a dish with these ingredients breaks one. */
  rulesOn: (date: string) => readonly DishRule[];
}

export interface DishRule {
  says: string;
  /** Also true for a dish that merely may break it. */
  isBrokenBy: (ingredients: readonly string[]) => boolean;
}

/** Reads the rules of all schools once; `ideas` are the family's own dishes. */
export function schoolLunches(
  schools: readonly RuledSchool[],
  ideas: readonly IdeaOfDish[] = [],
): SchoolLunches {
  const rules = lunchRules(schools).map(({ eater, ...rule }) => {
    const restrictions = readRestrictions(eater);
    return {
      ...rule,
      check: checkFor([eater], ideas),
      isBrokenBy: (ingredients: readonly string[]) => hasConflict(eater, restrictions, ingredients),
    };
  });
  const rulesOn = (date: string) => rules.filter(({ appliesOn }) => appliesOn(date));
  return {
    rulesOn,
    ofLunch: (date, text) =>
      text.trim() === ''
        ? []
        : rulesOn(date).flatMap(({ says, check }) => concernsOf(says, check.ofMeal(text))),
  };
}
