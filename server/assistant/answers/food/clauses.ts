// The clauses of a wish, each with the things that it names: 'used 2 eggs and the milk is gone' has two.
import { weekdayNumber } from '#rules/time/dates.ts';
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import { clockOf } from '../moments.ts';
import type { Asked } from '../plan.ts';

const BETWEEN = /[,;\n]+|\.\s|\band\b|&/i;

/** 'Thursday' of a wish about the week after is that of the wish. */
const asMeant = ({ days }: Asked['slots'], date: string): { date?: string } => {
  const own = days.find(
    (day) => day.endDate === undefined && weekdayNumber(day.date) === weekdayNumber(date),
  );
  return own && !own.isPast && own.date > date ? { date: own.date } : {};
};

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
      days: spokenDates(text, clockOf(facts)).days.map((day) => ({
        ...day,
        ...asMeant(slots, day.date),
        isPast: false,
      })),
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

const JOINED = '\u0001';
/** The parts between commas, stops and 'and'; 'mac and cheese' is one. */
export const clausesOf = (asked: Asked): Asked[] =>
  [...asked.slots.dishes, ...asked.slots.foods]
    .reduce(
      (text, { said }) =>
        / and /i.test(said) ? text.replaceAll(said, said.replaceAll(/ and /gi, JOINED)) : text,
      asked.text,
    )
    .split(BETWEEN)
    .map((text) => text.replaceAll(JOINED, ' and '))
    .filter((text) => /\p{L}/u.test(text))
    .map((text) => partOf(asked, text));
