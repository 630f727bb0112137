// Allergies and diets that a plan respects, in a sentence.
import type { WeekPlan } from '#contract/schemas/meals.ts';
import { capital, listed, quoted } from './say.ts';

const MANY: Record<string, string> = { peanut: 'peanuts', egg: 'eggs' };
const allergen = (label: string): string => MANY[label.toLowerCase()] ?? label.toLowerCase();

/** 'No peanuts for Mia, vegetarian for Leo.'; empty when nobody has restrictions. */
export function respectedWords(respected: WeekPlan['respected']): string {
  const people = respected.flatMap(({ name, allergens, diets }) => {
    const without = allergens.length > 0 ? [`no ${listed(allergens.map(allergen), 'or')}`] : [];
    const words = [...without, ...diets.map((diet) => diet.toLowerCase())];
    return words.length > 0 ? [`${listed(words)} for ${quoted(name)}`] : [];
  });
  return people.length > 0 ? `${capital(people.join(', '))}.` : '';
}
