// Concerns about the text of a slot: of the family, and of the rules of its schools.
import type { FamilyConcern } from '#rules/food/meal-concerns.ts';
import type { Concerned } from '../../use-concerns.ts';
import type { DayField } from '../menu-edits.ts';

interface SlotText {
  field: DayField;
  text: string;
  date: string;
  /** The rules of the schools are not known yet. */
  isComing: boolean;
}

/** Concerns of the family about a slot and of a school about its lunch, the strongest first. */
export function concernsIn({ ofMeal, ofLunch }: Concerned, { field, text, date, isComing }: SlotText) {
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
