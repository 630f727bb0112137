// 'Does the butter need to be lactose free for Linnea', 'do the cookies have to be nut free': by what is stored for those who eat.
import { checkFor } from '#rules/food/meal-concerns.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import type { Asked, Plan } from '../plan.ts';
import { namesOf, type Eaters } from './eaters.ts';
import { FAMILY_READS } from './holding.ts';
import { hasLittleLactose } from './lactose.ts';

const NEEDS =
  /\b(?:do|does|should|must|would)(?: (?:the|our|my|that|this|those|these))? (\p{L}[\p{L} '-]{1,30}?) (?:really )?(?:(?:need|have) to )?be (\p{L}+)[- ]free\b/iu;
/** The foods that 'dairy' and 'gluten' stand for in a list of foods. */
const FOOD: Readonly<Record<string, string>> = { dairy: 'milk', gluten: 'wheat', nut: 'nuts' };

/** The answer to such a question; undefined for another one. */
export function needsFree(asked: Asked, { eaters: all }: Eaters): Plan | undefined {
  const [, food, free = ''] = NEEDS.exec(asked.text) ?? [];
  if (food === undefined) return undefined;
  // A diet that is named counts for nobody here.
  const eaters = all.filter(({ name }) => asked.household.members.some((member) => member.name === name));
  const what = free.toLowerCase();
  const check = checkFor(eaters);
  const against = [what, FOOD[what] ?? what, `${what}s`]
    .flatMap((name) => check.ofItem(name))
    .filter(({ strength }) => strength === 'contains' || strength === 'may contain');
  const people = eaters.filter(
    ({ name, dietaryRestrictions, dietaryNeeds }) =>
      against.some((one) => one.people.includes(name)) ||
      [...dietaryRestrictions, ...dietaryNeeds].some((entry) => entry.toLowerCase().startsWith(what)),
  );
  const named = people.map(({ name }) => name);
  const stored = people.flatMap(({ name, allergies, dietaryRestrictions }) => {
    const entries = [...allergies, ...dietaryRestrictions].map(quoted);
    return entries.length === 0 ? [] : [`${listed(entries)} for ${quoted(name)}`];
  });
  const little = what === 'lactose' && people.length > 0 && hasLittleLactose(food);
  const text =
    people.length === 0
      ? `No, nothing that is stored asks for ${quoted(food)} without ${what}.`
      : little
        ? `Not always. ${capital(quoted(food))} has next to no lactose, and many who leave lactose out do well with it; the lactose-free one is the sure way for ${namesOf(asked, named)}.`
        : `Yes, ${what}-free for ${namesOf(asked, named)}. Stored is ${listed(stored)}. Read the label each time.`;
  return { text, reads: FAMILY_READS, focus: { dish: capital(food) } };
}
