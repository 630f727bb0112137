// Foods and diets that the clauses of a wish name, by what they are said for.
import type { Asked } from '../plan.ts';
import type { Clause, Role } from './clauses.ts';
import { foodsSaid } from './said-food.ts';
import { namesSame } from './stored-food.ts';

/** 'milk' of 'no more milk' */
export const bareFood = (food: string): string =>
  food.toLowerCase().replace(/^(?:(?:no|any|more|the) )+/, '');

/** 'According to Dr. Amari', for the notes; undefined where no doctor is named. */
export function sourceNote({ slots }: Asked, what: string): string | undefined {
  const [doctor] = slots.contacts;
  return doctor ? `${what}, according to ${doctor.name}` : undefined;
}

/** Foods and diets of the clauses of a role; a food that a later message took back is left out. */
export function namedIn(
  asked: Asked,
  clauses: readonly Clause[],
  role: Role,
): { foods: string[]; unknown: string[]; diets: string[] } {
  const own = clauses.filter((clause) => clause.role === role);
  const current = asked.slots.foods.length > 0 ? asked.slots.foods : asked.slots.dishes;
  const people = asked.slots.people.map((person) => person.said.toLowerCase());
  const isCurrent = (food: string): boolean =>
    !people.includes(food) &&
    (asked.text === asked.said ||
      current.length === 0 ||
      current.some(({ said }) => namesSame(said, food) || namesSame(food, said)));
  const said = own.map(({ about }) => foodsSaid(about));
  const isMild = role === 'allergy' && own.some(({ about }) => /\bintolerance\b/i.test(about.text));
  const foods = said.flatMap(({ known }) => known).filter(isCurrent);
  return {
    foods: [...new Set(isMild ? foods.map((food) => `${food} intolerance`) : foods)],
    unknown: [...new Set(said.flatMap(({ unknown }) => unknown))],
    diets: [...new Set(own.flatMap(({ about }) => about.slots.diets))],
  };
}
