// The usual parts of a dish, where no recipe of it is known: the parts that nobody sees in its name.
import { checkFor, type Eater, type FamilyConcern } from '#rules/food/meal-concerns.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { listed } from '../../text/say.ts';
import rows from '../../reading/data/usual-parts.json' with { type: 'json' };

interface UsualParts {
  /** 'curry', of 'tofu curry'. */
  dish: string;
  food: string;
  /** 'Pad thai without peanuts': said to be left out, of which traces can stay. */
  isLeftOut: boolean;
}

const LEFT_OUT = /\b(?:without|minus|no|hold)\b(.+)$/i;

const BY_NAME = rows
  .flatMap(({ names, parts }) =>
    names.split(', ').map((name) => ({ dish: name, form: nameForm(name), parts: parts.split(', ') })),
  )
  .toSorted((one, other) => other.form.length - one.form.length);

/** The usual parts of every dish that a name holds; of 'fish taco' and 'taco' the longer one counts. */
export function usualParts(name: string): UsualParts[] {
  let rest = nameForm(name);
  const left = nameForm(LEFT_OUT.exec(name)?.[1] ?? '');
  const isLeftOut = (food: string): boolean => left !== '' && holdsName(left, nameForm(food));
  const found: UsualParts[] = [];
  for (const { dish, form, parts } of BY_NAME) {
    if (form === '' || !holdsName(rest, form)) continue;
    found.push(...parts.map((food) => ({ dish, food, isLeftOut: isLeftOut(food) })));
    rest = ` ${rest} `.replace(` ${form} `, ' ').trim();
  }
  return found.filter(({ food }, at) => found.findIndex((one) => one.food === food) === at);
}

/**
 * Parts that a dish is usually made with and somebody must not have; a dish whose ingredients are known has none.
 * `mayToo`: also parts that only may contain it, 'linguica (may contain lactose)'.
 */
export function usualConcerns(
  eaters: readonly Eater[],
  parts: readonly UsualParts[],
  mayToo = false,
): FamilyConcern[] {
  const check = checkFor(eaters);
  const found = parts.flatMap(({ dish, food, isLeftOut }) =>
    check
      .ofItem(food)
      .filter(
        ({ strength, says }) =>
          (strength === 'contains' || (mayToo && strength === 'may contain')) && !says.includes('choke'),
      )
      .map(({ people, says }) => ({ dish, food, people, isLeftOut, says: says.replace(/^contains /, '') })),
  );
  const together = Map.groupBy(found, ({ dish, people }) => `${dish}\n${people.join()}`);
  return [...together.values()].flatMap((group) => {
    const [first] = group;
    const foods = listed([...new Set(group.map(({ food }) => food))], 'or');
    const traces = group.every(({ isLeftOut }) => isLeftOut)
      ? ", and traces can stay where it's left out"
      : '';
    const reasons = listed([...new Set(group.map(({ says }) => says.replaceAll(', ', ' ')))]);
    return first
      ? [
          {
            strength: 'may contain' as const,
            people: first.people,
            foods: [first.dish],
            says: `is often made with ${foods}${foods === reasons ? '' : ` (${reasons})`}${traces}`,
          },
        ]
      : [];
  });
}
