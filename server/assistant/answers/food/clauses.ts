// The clauses of a wish, each with the things that it names: 'used 2 eggs and the milk is gone' has two.
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import { clockOf } from '../moments.ts';
import type { Asked } from '../plan.ts';

const BETWEEN = /[,;\n]+|\.\s|\band\b|&/i;

/** The wish as if only a part of it had been said. */
function partOf(asked: Asked, text: string): Asked {
  const { slots, facts } = asked;
  const isIn = ({ said }: { said: string }) => text.toLowerCase().includes(said.toLowerCase());
  return {
    ...asked,
    text,
    chosen: {},
    slots: {
      ...slots,
      days: spokenDates(text, clockOf(facts)).days.map((day) => ({ ...day, isPast: false })),
      dishes: slots.dishes.filter(isIn),
      foods: slots.foods.filter(isIn),
      goods: slots.goods.filter(isIn),
      people: slots.people.filter(isIn),
      meals: slots.meals.filter((meal) => text.toLowerCase().includes(meal)),
      pronouns: [],
      ordinals: [],
    },
  };
}

/** The parts between commas, stops and 'and'. */
export const clausesOf = (asked: Asked): Asked[] =>
  asked.text
    .split(BETWEEN)
    .filter((text) => /\p{L}/u.test(text))
    .map((text) => partOf(asked, text));
