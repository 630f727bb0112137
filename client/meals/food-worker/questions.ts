// Questions to the worker that knows the food rules, and its answers. Apart from the rules: the page must not load them.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { School, SchoolSettings } from '#contract/kinds/school.ts';
import type { AllergyRecord } from '#contract/schemas/allergies.ts';
import type { Eater, FamilyConcern } from '#rules/food/meal-concerns.ts';
import type { IdeaOfDish } from '#rules/meals/dish-of-text.ts';
import type { WeekAndLists, WeekReview } from '../lists/week-review.ts';

/** The people whose food is checked. */
export interface Household {
  members: readonly (Eater & { id: string })[];
  /** Allergies that medical records state, too. */
  records: readonly AllergyRecord[];
  /** The family's own dishes, which texts of menus are matched with. */
  ideas: readonly IdeaOfDish[];
  /** Schools and the children in them, where lunches are checked. */
  schools?: {
    settings: SchoolSettings | null;
    further: readonly School[];
    children: readonly FamilyMember[];
  };
}

/** An idea, the text of one meal of a menu, a shopping or pantry item, or a lunch on a date. */
export type Food =
  | { idea: IdeaOfDish }
  | { meal: string }
  | { item: string }
  | { lunch: string; date: string };

/** Asks for the concerns about foods. */
export interface CheckQuestion {
  household: number;
  /** The household itself, the first time it is asked about. */
  data?: Household;
  foods: readonly Food[];
}

export interface CheckAnswer {
  /** True when a member has restrictions or is very young. */
  hasRules: boolean;
  /** The concerns about each food, in the order of the question. */
  concerns: readonly (readonly FamilyConcern[])[];
}

/** Households that both sides remember: the oldest one is forgotten first. */
export const KEPT_HOUSEHOLDS = 4;

/** Each kind of question with its answer. */
export interface Asked {
  check: { question: CheckQuestion; answer: CheckAnswer };
  week: { question: WeekAndLists; answer: WeekReview };
}

export type Question = {
  [K in keyof Asked]: { id: number; kind: K; about: Asked[K]['question'] };
}[keyof Asked];

export interface Answered {
  id: number;
  answer: Asked[keyof Asked]['answer'];
}
