// Says which dish comes on the menu, what it takes the place of and whom it does not suit.
import { addDays } from '#rules/time/dates.ts';
import { capital, listed } from '../../../text/say.ts';
import type { Asked } from '../../plan.ts';
import { unjudgedWords } from '../../kitchen/unjudged.ts';
import { againstFamily } from '../dishes/dishes.ts';
import { eachDay } from './each-day.ts';
import { isOnMenu, onDay, plannedAt, type Wished } from './menu-cards.ts';
import { slotOf } from './menu-left.ts';
import { plannedIn } from './menu-range.ts';
import { isAlike, mealText, wording } from '../names.ts';
import type { Meal } from '#contract/week.ts';

export interface Placed extends Wished {
  text: string;
  /** Where the dish stood before it was moved. */
  from?: { date: string; meal: Meal };
  isChosen?: boolean;
}

/** One sentence for each meal that changes. */
function sayPlaced(asked: Asked, placed: Placed, all: readonly Placed[]): string {
  const { facts, text } = asked;
  const { date, meal, from, isChosen } = placed;
  const slot = slotOf(placed, facts.today);
  const name = mealText(placed.text);
  const before = plannedAt(asked, date, meal);
  const again = from
    ? undefined
    : plannedIn(asked, { from: facts.today, to: addDays(facts.today, 13) }).find(
        (one) =>
          one.date !== date &&
          isAlike(one.text, placed.text) &&
          !all.some((other) => other.date === one.date && other.meal === one.meal),
      );
  const more =
    before && placed.text.startsWith(`${before.text}, `)
      ? placed.text.slice(before.text.length + 2)
      : undefined;
  const words =
    more === undefined
      ? undefined
      : `${capital(slot)} keeps ${mealText(before?.text ?? '')} and gets ${more} with it.`;
  const first =
    words ??
    (from
      ? `${name} moves from ${onDay(from.date, facts.today)} to ${slot}.`
      : isChosen
        ? `How about ${name} for ${slot}? It goes by the allergies and diets I know for those who eat.`
        : wording(
            text,
            `${name} for ${slot}.`,
            `Putting ${name} down for ${slot}.`,
            `${capital(slot)} becomes ${name}.`,
          ));
  // A dish for two days is warned of once.
  const isSaid = all.find(({ text: dish }) => dish === placed.text) !== placed;
  const against =
    isSaid || isOnMenu(asked, date, meal, placed.text)
      ? undefined
      : againstFamily(asked, more ?? placed.text);
  const careful = against && `Careful, ${against.says}.`;
  return [
    against?.isTaste === false ? careful : undefined,
    isChosen && placed === all[0] ? unjudgedWords(asked, asked.household.members) : undefined,
    first,
    before && more === undefined ? `It takes the place of ${mealText(before.text)}.` : undefined,
    against?.isTaste === true ? careful : undefined,
    again ? `It's on the menu for ${onDay(again.date, facts.today)}, too.` : undefined,
  ]
    .filter(Boolean)
    .join(' ');
}

/** 'from Monday, May 24 to Friday, May 28', 'on Saturday, May 22 and Saturday, May 29' */
function daysSaid(dates: readonly string[], today: string): string {
  const [first = today, last = first] = [dates[0], dates.at(-1)];
  const isRow = dates.every((date, at) => date === addDays(first, at));
  if (isRow) return `from ${onDay(first, today)} to ${onDay(last, today)}`;
  return `${first <= addDays(today, 1) ? '' : 'on '}${listed(dates.map((date) => onDay(date, today)))}`;
}

/** As many meals with one dish are told in one sentence. */
const MANY = 3;

/** The sentences for all meals that change: one for each, or one for a dish on many days. */
export function sayAllPlaced(asked: Asked, all: readonly Placed[]): string[] {
  const [first] = all;
  const { today } = asked.facts;
  const isRun =
    first !== undefined &&
    all.length >= MANY &&
    all.every(
      ({ text, meal, from, isChosen }) =>
        text === first.text && meal === first.meal && from === undefined && isChosen !== true,
    );
  if (!isRun) return all.map((one) => sayPlaced(asked, one, all));
  const against = againstFamily(asked, first.text);
  const replaced = all.flatMap(({ date, meal }) => {
    const before = plannedAt(asked, date, meal);
    return before ? [`${mealText(before.text)} ${onDay(date, today)}`] : [];
  });
  const dates = all.map(({ date }) => date);
  return [
    ...(against ? [`Careful, ${against.says}.`] : []),
    `${mealText(first.text)} for ${first.meal} ${daysSaid(dates, today)}.`,
    ...(replaced.length > 0 ? [`It takes the place of ${listed(replaced)}.`] : []),
    ...(eachDay(asked)?.goesOn === true
      ? ["Those are the next ones; tell me again when it's time for more."]
      : []),
  ];
}
