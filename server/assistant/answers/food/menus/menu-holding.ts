// 'Which dinners next week have dairy?': the planned meals that hold a food, by their recipes, their names or their usual parts.
import type { Meal } from '#contract/week.ts';
import { formatWeekday } from '#rules/time/dates.ts';
import { listed, paragraphs } from '../../../text/say.ts';
import type { Asked, Plan, Read } from '../../plan.ts';
import { checkedFor } from '../dishes/dishes.ts';
import { lower, mealText, yesOrNo } from '../names.ts';

interface Sought {
  foods: readonly string[];
  meal: Meal | undefined;
  /** 'Monday, November 23 to Sunday, November 29' */
  span: string;
  /** The first of the days. */
  from: string;
  planned: readonly { date: string; meal: Meal; text: string }[];
  menus: readonly Read[];
}

/** 'No pork this month' wishes for others, and asks nothing. */
const WISHES = /^(?!.*\?)(?:\w+ ){0,6}?(?:no|skip|without|avoid|less|fewer|cut)\b/i;

/** More meals than this are counted, not named. */
const MOST_NAMED = 5;

export function sayHolding(asked: Asked, { foods, meal, span, from, planned, menus }: Sought): Plan {
  const { text } = asked;
  const reads: Read[] = [...menus, { tool: 'listMenuIdeas', input: {} }];
  const what = listed(foods.map(lower), 'or');
  if (planned.length === 0)
    return { text: `Nothing is on the menu from ${span}, so there's no ${what} to find.`, reads };
  const checked = planned.map((own) => ({ own, ...checkedFor(asked, own.text, foods) }));
  const holding = checked.filter((one) => one.holding.length > 0);
  const rest = checked.filter((one) => one.holding.length === 0);
  const often = rest.filter((one) => one.usual.length > 0);
  const unclear = rest.filter((one) => one.usual.length === 0 && !one.isKnown);
  const free = rest.filter((one) => one.usual.length === 0 && one.isKnown);
  const name = ({ own }: (typeof checked)[number]) => `${formatWeekday(own.date)}'s ${mealText(own.text)}`;
  const count = `${holding.length === 1 ? 'one' : holding.length} of ${planned.length}`;
  const meals = meal === undefined ? 'meals' : meal === 'lunch' ? 'lunches' : `${meal}s`;
  const found = holding.map(
    ({ own, holding: parts }) =>
      `- ${formatWeekday(own.date)}${meal === undefined ? ` ${own.meal}` : ''}, ${mealText(own.text)} (${parts.length === 1 && parts[0] === lower(own.text) ? 'by its name' : listed(parts)})`,
  );
  const first =
    holding.length === 0
      ? yesOrNo(text, false, `I find no ${what} in the dishes I know.`)
      : yesOrNo(text, true, `${count} ${meals} ${holding.length === 1 ? 'has' : 'have'} ${what}.`);
  return {
    text: paragraphs(
      first,
      found.join('\n'),
      often.map((one) => `${name(one)} is often made with ${listed(one.usual)}.`).join(' '),
      unclear.length > 0
        ? `I can't know about ${unclear.length > MOST_NAMED ? `the other ${unclear.length}` : listed(unclear.map(name))}, because no ingredients are stored.`
        : undefined,
      WISHES.test(text) && holding.length > 0
        ? 'Name another dish for one of them, or say “something else” with its day.'
        : undefined,
      free.length > 0 ? `I find none in ${listed(free.map(name))}.` : undefined,
    ),
    reads,
    isOfField: true,
    focus: { day: from },
  };
}
