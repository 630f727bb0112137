// Stand-ins for a food from the data file, without those that the family must not have.
import { checkFor } from '#rules/food/meal-concerns.ts';
import { RowIndex, WordClasses, formWords, type NamedRows } from '../named-rows.ts';
import type { Asked } from '../plan.ts';
import rows from './data/substitutes.json' with { type: 'json' };
import useNames from './data/uses.json' with { type: 'json' };
import { eatersOf, namesOf } from './eaters.ts';

export type Row = (typeof rows)[number];

export const FOODS = new RowIndex<Row>(rows);
const USES = new WordClasses(useNames);

/** The rows of the use that was named, else those for any use, else those of the first. */
export function rowsFor(named: NamedRows<Row>, text: string): Row[] {
  const words = formWords(text);
  const around = [...words.slice(0, named.from), '|', ...words.slice(named.to)].join(' ');
  const uses = named.rows.map(({ use }) => use);
  const use = [...USES.in(around), 'any', ...uses].find((one) => uses.includes(one));
  const [food] = named.rows.filter((row) => row.use === use).map((row) => row.food);
  return named.rows.filter((row) => row.use === use && row.food === food);
}

export interface Judged extends Row {
  /** 'almond butter for Lucas' */
  against?: string;
  /** Some kinds hold something stored. */
  isUnsure?: boolean;
}

export function judged(swaps: readonly Row[], asked: Asked): Judged[] {
  const { eaters } = eatersOf(asked);
  const check = checkFor([...asked.household.members, ...eaters.filter(({ name }) => name.startsWith('a '))]);
  return swaps.map((row) => {
    const all = check.ofItem(row.swap).filter(({ says }) => !says.includes('choke'));
    const concerns = all.filter(({ strength }) => strength === 'contains');
    const people = [...new Set(concerns.flatMap((one) => one.people))];
    const [first] = concerns;
    return first
      ? { ...row, against: `${row.swap} for ${namesOf(asked, people)}` }
      : { ...row, isUnsure: all.length > 0 };
  });
}

/** Stand-ins for a food that nobody of the family must avoid: 'soy sauce, the same amount with a squeeze of lime'. */
export function standInsFor(asked: Asked, food: string, dish = ''): Judged[] {
  const said = `${food} in ${dish}`;
  const named = FOODS.find(said)[0] ?? FOODS.find(food)[0];
  return named === undefined
    ? []
    : judged(rowsFor(named, said), asked).filter(({ against }) => against === undefined);
}

/** 'Soy sauce (the same amount with a squeeze of lime)' */
export const standInWords = ({ swap, how, isUnsure }: Judged): string =>
  `${swap} (${how}${isUnsure === true ? '; read the label' : ''})`;
