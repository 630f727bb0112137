// Words for a whole kind of food, 'fish', 'dairy', 'fruit', and the stored names that belong to it: 'Halibut' is a fish,
// 'Fish sauce' is none.
import listed from '../data/food-kinds.json' with { type: 'json' };
import { coveredBy, meantBy } from '../shopping/shop-words.ts';
import { memoized } from '../text/memoized.ts';
import { holdsName, nameForm } from '../text/words.ts';
import { readFood } from './allergens.ts';
import { categoryOf } from './food-category.ts';
import type { Fact } from './food-facts.ts';
import { KIND_FACTS } from './wanted-foods.ts';

/** The kinds that a fact of a food tells, with those of the fridge. */
const BY_FACT: ReadonlyMap<string, readonly Fact[]> = new Map([...KIND_FACTS, ['dairy', ['milk']]]);

/** Words of foods that only taste of it, or are cooked from it. */
const MADE_OF = new Set(listed.madeOf.map((word) => nameForm(word)));
const LISTED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(listed.kinds).map(([kind, names]) => [nameForm(kind), names.map((name) => nameForm(name))]),
);

const MOST_KEPT = 20_000;
const namesOf = memoized(
  (kind): readonly string[] => [...coveredBy(kind), ...meantBy(kind), ...(LISTED.get(kind) ?? [])],
  MOST_KEPT,
);

/** True for a word that stands for many foods. */
export function isKind(word: string): boolean {
  const kind = nameForm(word);
  return BY_FACT.has(kind) || namesOf(kind).length > 0;
}

/** True where a stored name is a food of that kind; false for a word that is no kind. */
export function isOfKind(name: string, word: string): boolean {
  const [form, kind] = [nameForm(name), nameForm(word)];
  const isMade = kind !== 'dairy' && form.split(' ').some((one) => MADE_OF.has(one));
  if (form === '' || isMade) return false;
  const facts = BY_FACT.get(kind);
  if (facts) {
    const { contains } = readFood(name);
    const isShelf = kind !== 'dairy' || ['dairy', 'frozen'].includes(categoryOf(name));
    return isShelf && facts.some((fact) => contains.has(fact));
  }
  return namesOf(kind).some((one) => holdsName(form, one));
}
