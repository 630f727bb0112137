// Concerns about the text of a slot: of the family, and of the rules of its schools.
import type { FamilyConcern } from '#rules/food/meal-concerns.ts';
import { useCollection } from '../../../meal-store/use-meals.ts';
import { useConcerns, type Concerned } from '../../use-concerns.ts';
import type { DayField } from '../menu-edits.ts';
import { useLunchSchools } from '../use-lunch-schools.ts';

interface SlotText {
  field: DayField;
  text: string;
  date: string;
  /** The rules of the schools are not known yet. */
  isComing: boolean;
}

/** Concerns of the family about a slot and of a school about its lunch, the strongest first. */
function concernsIn({ ofMeal, ofLunch }: Concerned, { field, text, date, isComing }: SlotText) {
  if (field === 'notes') return ofMeal('');
  const family = ofMeal(text);
  const isLunch = field === 'lunch' && text.trim() !== '';
  const school = isLunch ? (isComing ? undefined : ofLunch(date, text)) : [];
  // Nothing against it in the family is no answer yet.
  if (school === undefined) return family?.length === 0 ? undefined : family;
  if (school.length === 0) return family;
  const isCertain = ({ strength }: FamilyConcern) => strength === 'contains';
  const possible = school.filter((concern) => !isCertain(concern));
  return [...school.filter(isCertain), ...(family ?? []), ...possible];
}

/** The menu ideas, which the texts of menus are matched with, and the concerns about each slot of a date. */
export function useSlotConcerns() {
  const { records: ideas } = useCollection('menu-ideas');
  const { isComing, schools } = useLunchSchools();
  const concerned = useConcerns(ideas, schools);
  const concernsOn = (date: string) => (field: DayField, text: string) =>
    concernsIn(concerned, { field, text, date, isComing });
  return { ideas, concerned, concernsOn };
}
