// Remembers which dishes of the cookbook fit a person: the food rules read some four thousand ingredients for it.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { CHOKING_AGE } from '../data/age-rules.ts';
import { hasConflict } from '../food/conflicts.ts';
import type { MemberFood, Restrictions } from '../restrictions/restrictions.ts';
import { COOKBOOK } from './cookbook.ts';
import type { Dish } from './dish.ts';

const [FITS, CONFLICTS] = [1, 2];
/** The key of everybody for whom no rule of age counts. */
const ANY_AGE = -1;

let places: ReadonlyMap<Dish, number> | undefined;

/** A byte for each dish, by restrictions, which are one object as long as the same is written, and by age. */
const verdicts = new WeakMap<Restrictions, Map<number, Uint8Array>>();

/** True for a dish of the cookbook that a person with these restrictions must not have. */
export function mustNotHave(
  person: Pick<FamilyMember, 'name' | 'age'> & MemberFood,
  restrictions: Restrictions,
  dish: Dish,
): boolean {
  places ??= new Map(COOKBOOK.map((one, at) => [one, at]));
  const at = places.get(dish);
  const isConflict = () => hasConflict(person, restrictions, dish.ingredients);
  if (at === undefined) return isConflict();
  const age = person.age !== null && person.age < CHOKING_AGE ? person.age : ANY_AGE;
  const byAge = verdicts.get(restrictions) ?? new Map<number, Uint8Array>();
  const known = byAge.get(age) ?? new Uint8Array(COOKBOOK.length);
  verdicts.set(restrictions, byAge.set(age, known));
  if (known[at] === 0) known[at] = isConflict() ? CONFLICTS : FITS;
  return known[at] === CONFLICTS;
}
