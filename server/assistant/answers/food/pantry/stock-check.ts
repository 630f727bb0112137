// 'What do we have that Eli can't eat?': the pantry or a list, looked through for somebody.
import { checkFor, type FamilyConcern } from '#rules/food/meal-concerns.ts';
import { capital, listed, paragraphs, quoted } from '../../../text/say.ts';
import { eatersOf, namesOf, reasonOf } from '../../kitchen/eaters.ts';
import type { Asked, Plan } from '../../plan.ts';
import { titleOf, waiting } from '../names.ts';
import { PANTRY_READ } from './stock.ts';
import { LISTS_READ, listMeant } from '../lists/which-list.ts';

const PLACE =
  /\b(?:pantry|fridge|freezer|cupboards?|in there|in the (?:house|kitchen)|at home|(?:do|that|what|stuff) we (?:have|got)|we have|list|groceries)\b/i;
export const AGAINST =
  /\b(?:should(?:n['’]?t| not)|can(?:['’]?t|not| not)|not (?:ok|okay|safe|allowed|supposed)|avoid|bad for|unsafe|(?:problem|trouble|issue)s?|wrong for|off limits|dangerous for)\b/i;
const MOST_LINES = 12;

/** True where a stock is to be looked through for somebody, and no food is named. */
export const asksStockCheck = ({ text, slots }: Pick<Asked, 'text' | 'slots'>): boolean =>
  PLACE.test(text) &&
  AGAINST.test(text) &&
  slots.people.length > 0 &&
  slots.foods.length + slots.dishes.length + slots.meals.length + slots.medicines.length === 0;

export const strongest = (concerns: readonly FamilyConcern[]): FamilyConcern | undefined =>
  concerns.find(({ strength }) => strength === 'contains') ??
  concerns.find(({ strength }) => strength === 'may contain');

/** The things of the pantry, or of the list that is named, that speak against somebody's stored allergies and diets. */
export function checkStock(asked: Asked): Plan {
  const { eaters } = eatersOf(asked);
  const meant = asked.slots.lists.length > 0 || /\blist\b/i.test(asked.text) ? listMeant(asked) : undefined;
  const list = meant && 'list' in meant ? meant.list : undefined;
  const names = list ? waiting(list).map(({ name }) => name) : asked.household.pantry.map(({ name }) => name);
  const where = list ? `on ${titleOf(list)}` : 'in the pantry';
  const check = checkFor(eaters);
  const found = names.map((name) => ({
    name,
    concern: strongest(check.ofItem(name).filter(({ says }) => !says.includes('choke'))),
  }));
  const sure = found.filter(({ concern }) => concern?.strength === 'contains');
  const maybe = found.filter(({ concern }) => concern?.strength === 'may contain');
  const who = namesOf(
    asked,
    eaters.map(({ name }) => name),
  );
  const reads = [...(list ? LISTS_READ : PANTRY_READ), { tool: 'listFamilyMembers', input: {} }];
  if (sure.length + maybe.length === 0)
    return {
      text: `Nothing ${where} is against what's stored for ${who}, by its name. Labels count all the same.`,
      reads,
    };
  const lines = [...sure, ...maybe]
    .slice(0, MOST_LINES)
    .map(({ name, concern }) => `- ${quoted(name)}${concern ? `, ${reasonOf(concern)}` : ''}`);
  return {
    text: paragraphs(
      sure.length > 0
        ? `${capital(where)} ${sure.length === 1 ? 'one thing is' : `${sure.length} things are`} not for ${who}${maybe.length > 0 ? `, and ${maybe.length} to check` : ''}.`
        : `${capital(where)} ${listed(maybe.map(({ name }) => quoted(name)))} ${maybe.length > 1 ? 'need' : 'needs'} a look at the label for ${who}.`,
      lines.join('\n'),
      `I find nothing against the other ${names.length - sure.length - maybe.length}, by their names; labels count all the same.`,
    ),
    reads,
  };
}
