// For tests: the kitchen of an invented family, and what an answer of it shows.
import type { Household } from '../../../reading/household.ts';
import type { Answerers, Asked, Plan } from '../../plan.ts';
import { askedOf } from '../../testing/asked.ts';
import { ideaOf, listOf, memberWith, menuWith, stockOf } from '../../testing/records.ts';
import { foodAnswers } from '../food-answers.ts';

/** Next week has dinners from Monday to Thursday. */
export const KITCHEN: Partial<Household> = {
  members: [
    memberWith({ id: 'dana', name: 'Dana', relationship: 'spouse' }),
    memberWith({ id: 'theo', name: 'Theo', age: 1, allergies: ['egg'] }),
    memberWith({ id: 'lucas', name: 'Lucas', age: 6, allergies: ['peanuts', 'cashews'] }),
    memberWith({ id: 'mia', name: 'Mia', age: 13, dietaryRestrictions: ['vegetarian'] }),
  ],
  lists: [
    listOf(
      'groceries',
      'Weekly groceries',
      ['Oat milk', '2'],
      ['Apples'],
      ['Bread'],
      ['Olive oil', '', true],
    ),
  ],
  pantry: [
    stockOf('p-milk', 'Milk', '1 gallon', 'dairy', 'Expires Friday, November 27'),
    stockOf('p-spinach', 'Baby spinach', '1 bag', 'produce'),
    stockOf('p-rice', 'Rice', '', 'grains'),
    stockOf('p-peas', 'Peas', '2 bags', 'frozen'),
  ],
  ideas: [
    ideaOf('i-tacos', 'Bean tacos', ['8 corn tortillas', '1 can black beans', '100 g cheddar'], {
      prepTime: 10,
      cookTime: 10,
    }),
    ideaOf('i-stew', 'Lentil stew', ['2 cups lentils', '3 carrots']),
  ],
  menus: [
    menuWith({
      monday: { dinner: 'Lentil stew', lunch: 'School lunch' },
      tuesday: { dinner: 'Bean tacos' },
      wednesday: { dinner: 'Turkey chili' },
      thursday: { dinner: "Grandma Ruth's feast" },
    }),
  ],
  speakerId: 'dana',
};

/** The answer of the kitchen's family to a message. */
export function answered(
  intent: string,
  said: string,
  household: Partial<Household> = {},
  more: Partial<Pick<Asked, 'chosen' | 'focus'>> = {},
  answerers: Answerers = foodAnswers,
): Plan {
  const answerer = answerers[intent];
  if (!answerer) throw new Error(`No answer for ${intent}`);
  return answerer(askedOf(intent, said, { ...KITCHEN, ...household }, more));
}

/** 'addShoppingItems {…}' for each card. */
export const cardsOf = ({ cards = [] }: Plan): [tool: string, input: object][] =>
  cards.map(({ tool, input }) => [tool, input]);
