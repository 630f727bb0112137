// The food rules of schools for lunches, loaded only for a household whose schools have some.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { School, SchoolSettings } from '#contract/kinds/school.ts';
import { schoolsOf } from '#rules/calendar/events/schools.ts';
import { prepareFood, type FamilyConcern } from '#rules/food/meal-concerns.ts';
import type { IdeaOfDish } from '#rules/meals/dish-of-text.ts';
import { schoolLunches } from '#rules/school/school-lunches.ts';

interface Known {
  settings: SchoolSettings | null;
  further: readonly School[];
  members: readonly FamilyMember[];
  ideas: readonly IdeaOfDish[];
}

/** Undefined while the check is running. */
export type OfLunch = (date: string, text: string) => readonly FamilyConcern[] | undefined;

/** Builds what the checks need, with pauses. */
export const prepareLunches = () => prepareFood([]);

/** Concerns about lunches; the answers are cached. */
export function lunchConcerns({ settings, further, members, ideas }: Known): OfLunch {
  const { ofLunch } = schoolLunches(schoolsOf(settings, further, members), ideas);
  const answers = new Map<string, readonly FamilyConcern[]>();
  return (date, text) => {
    const key = `${date} ${text}`;
    const answer = answers.get(key) ?? ofLunch(date, text);
    answers.set(key, answer);
    return answer;
  };
}
