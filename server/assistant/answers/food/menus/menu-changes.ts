// Answers that put a dish on the menu, let two days change places, or clear meals. A card saves the whole week.
import type { Meal } from '#contract/week.ts';
import { addDays, formatWeekday, weekStart } from '#rules/time/dates.ts';
import { capital, listed, quoted } from '../../../text/say.ts';
import { dayWords } from '../../moments.ts';
import type { Answerers, Asked, Plan } from '../../plan.ts';
import { dishPhrases } from '../dishes/dish-phrase.ts';
import { mealOf } from '../dishes/dishes.ts';
import { wantedBefore } from './menu-against.ts';
import { onDay, plannedAt, weekCards } from './menu-cards.ts';
import { OVER_AT } from './menu-dates.ts';
import { withoutDenied, withoutKept } from './kept-meals.ts';
import { placeDish } from './menu-place.ts';
import { mealHour, placeNotEaten } from './not-eaten.ts';
import { withoutHad, withoutToldDay } from './menu-words.ts';
import { menusRead, plannedIn, rangeOf, type Planned } from './menu-range.ts';
import { cardWords, isAlike, isCalled, mealText, wording } from '../names.ts';

/** The planned meals that a wish names by their dishes, on a day that it names where there is one. */
function placesCalled(asked: Asked): { date: string; meal: Meal }[] {
  const { slots, facts } = asked;
  const names = [...slots.dishes.map(({ name }) => name), ...slots.foods.map(({ said }) => said)];
  const coming = plannedIn(asked, { from: facts.today, to: addDays(facts.today, 13) });
  const named = new Set(slots.days.map(({ date }) => date));
  const sorted = coming.toSorted((one, other) => Number(named.has(other.date)) - Number(named.has(one.date)));
  const found = names.flatMap((name) => sorted.find(({ text }) => isCalled(text, name)) ?? []);
  return [...new Set(found)].map(({ date, meal }) => ({ date, meal }));
}

/** The two places that change: by two days, or by two dishes. */
function twoPlaces(asked: Asked, meal: Meal): { date: string; meal: Meal }[] {
  const { slots, focus } = asked;
  const ahead = slots.days.filter(({ isPast }) => !isPast);
  // 'This week' beside two days says which week.
  const single = ahead.filter(({ endDate }) => endDate === undefined);
  const dates = [
    ...new Set(
      (single.length > 1 ? single : ahead).flatMap(({ date, endDate }) =>
        endDate === undefined ? [date] : [date, endDate],
      ),
    ),
  ];
  // 'Swap it with Saturday's': the day just spoken of is the other one.
  const [only] = dates;
  const isIt = slots.pronouns.includes('it') && focus.day !== undefined && only !== undefined;
  if (isIt && focus.day !== only) return [focus.day ?? only, only].map((date) => ({ date, meal }));
  if (dates.length === 0 && slots.pronouns.includes('they') && focus.days)
    return focus.days.map((date) => ({ date, meal }));
  if (dates.length >= 2) return dates.slice(-2).map((date) => ({ date, meal }));
  const places = placesCalled(asked);
  // 'Swap it with the pizza': that of the day just spoken of, and the pizza's.
  const [named, ...others] = places;
  const ofDay = asked.focus.day;
  if (named && others.length === 0 && dates.length === 0 && SWAPS_IT.test(asked.text) && ofDay !== undefined)
    return named.date === ofDay ? [named] : [{ date: ofDay, meal: named.meal }, named];
  const days = dates
    .filter((date) => places.every((one) => one.date !== date))
    .map((date) => ({ date, meal }));
  return [...places, ...days].slice(0, 2);
}

/** 'Swap it with the pizza'; 'swap it for pizza' takes another dish. */
export const SWAPS_IT = /\b(?:swap|switch|trade|exchange) (?:it|that|this|them) (?:with|and)\b/i;

/** The rest of a wish to swap, besides the swap. */
const AND_ALSO = /(?:,|\band|\bthen)\s+((?:make|put|add|change|have|plan)\b.*?)[.!]*$/i;

/** The dish that a card puts on the day spoken of, else what is planned. */
function waitingOr(asked: Asked, { date, meal }: { date: string; meal: Meal }): Planned | undefined {
  const { dish } = asked.chosen;
  return typeof dish === 'string' && date === asked.focus.day
    ? { date, meal, text: dish }
    : plannedAt(asked, date, meal);
}

/** 'Swap Monday and Tuesday' */
function swap(asked: Asked): Plan {
  const { facts, text } = asked;
  const meal = mealOf(asked) ?? 'dinner';
  const [one, other] = twoPlaces(asked, meal);
  const [phrase] = dishPhrases(asked, one && plannedAt(asked, one.date, one.meal)?.text);
  // 'Swap the salmon for tacos': a dish that is not on the menu takes the place.
  if ((!one || !other) && phrase !== undefined) return placeDish(asked, one);
  if (!one || !other) return { text: 'Which two days should trade places?', asked: 'day' };
  const [first, second] = [waitingOr(asked, one), plannedAt(asked, other.date, other.meal)];
  const [from, to] = [one.date, other.date].toSorted();
  const reads = menusRead({ from: from ?? one.date, to: to ?? other.date });
  const days = [one, other].map(({ date }) =>
    date >= facts.today && date < addDays(facts.today, 7) ? formatWeekday(date) : dayWords(date, facts.today),
  );
  if (!first && !second)
    return { text: `No ${meal} is planned for ${listed(days, 'or')}, so there's nothing to swap.`, reads };
  if (first && second && isAlike(first.text, second.text))
    return { text: `${mealText(first.text)} is planned for both, so nothing changes.`, reads };
  const wished = [
    { ...one, text: second?.text },
    { ...other, text: first?.text },
  ];
  const cards = weekCards(asked, wished);
  const { careful, ...wanted } = wantedBefore(asked, wished);
  const says = [
    [days[0], second],
    [days[1], first],
  ].flatMap(([day, planned]) =>
    typeof day === 'string' && typeof planned === 'object' ? [`${day} gets ${mealText(planned.text)}`] : [],
  );
  const open = first && second ? undefined : `${capital(days[first ? 0 : 1] ?? '')} is then open.`;
  const next = AND_ALSO.exec(text)?.[1];
  const later = next && `I haven't done “${quoted(next)}”. Please tell me that next, with its day.`;
  return {
    text: [`${listed(says)}.`, open, later, careful, cardWords(text, cards.length)].filter(Boolean).join(' '),
    cards,
    ...wanted,
    isAccounted: true,
    reads,
    focus: { day: one.date, replaced: [first, second].flatMap((planned) => planned?.text ?? []) },
  };
}

const WHOLE = /\b(?:menu|meal plan|plan|week|everything|all)\b/i;

/** The dates of the days named one by one, and of stretches that hold none of these: 'Monday and Friday next week' are two. */
function isNamedIn({ days }: Asked['slots']): (date: string) => boolean {
  const isIn = (date: string, one: (typeof days)[number]): boolean =>
    one.date <= date && date <= (one.endDate ?? one.date);
  const single = days.filter(({ endDate }) => endDate === undefined);
  const meant = days.filter(
    (one) => one.endDate === undefined || !single.some(({ date }) => isIn(date, one)),
  );
  return (date) => meant.length === 0 || meant.some((one) => isIn(date, one));
}

/** The planned meals that a wish to clear means. */
const EXCEPT =
  /[,;]? (?:but )?(?:except(?: for)?|but not|(?:but|and) (?:keep|leave)|all but)(?: the| my| our)? (.+)$/i;
/** 'Clear next week but keep the pizza' */
function toClear(asked: Asked): Planned[] {
  const kept = EXCEPT.exec(asked.text)?.[1]?.replace(/\W+$/, '');
  if (kept === undefined) return meantToClear(asked);
  const isOther = ({ said }: { said: string }): boolean => !kept.toLowerCase().includes(said.toLowerCase());
  const { slots } = asked;
  const own = { ...slots, foods: slots.foods.filter(isOther), dishes: slots.dishes.filter(isOther) };
  const text = asked.text.replace(EXCEPT, '');
  return meantToClear({ ...asked, text, slots: own }).filter((one) => !isCalled(one.text, kept));
}

function meantToClear(asked: Asked): Planned[] {
  const { facts, text } = asked;
  const { slots } = withoutHad(asked);
  const meal = mealOf(asked);
  const range = rangeOf(asked);
  const names = [...slots.dishes.map(({ name }) => name), ...slots.foods.map(({ said }) => said)];
  const coming = { from: facts.today, to: addDays(facts.today, 13) };
  if (names.length > 0) {
    const found = plannedIn(asked, range ?? coming, meal).filter((one) =>
      names.some((name) => isCalled(one.text, name)),
    );
    return range ? found : found.slice(0, 1);
  }
  if (range === undefined)
    return WHOLE.test(text)
      ? plannedIn(asked, { from: weekStart(facts.today), to: addDays(weekStart(facts.today), 6) }, meal)
      : [];
  const isOne = range.from === range.to && !WHOLE.test(text);
  const isWeekOf = asked.slots.days.every(({ date }) => date === range.from) && range.from !== range.to;
  const isMeant = isWeekOf ? () => true : isNamedIn(asked.slots);
  return plannedIn(asked, range, isOne ? (meal ?? 'dinner') : meal).filter(({ date }) => isMeant(date));
}

/** 'No dinner Thursday', 'wipe the menu' */
function clear(asked: Asked): Plan {
  const { facts, text } = asked;
  const gone = toClear(asked);
  const range = rangeOf(asked);
  const reads = menusRead(range ?? { from: facts.today, to: addDays(facts.today, 13) });
  const [first] = gone;
  const kept = EXCEPT.exec(text)?.[1]?.replace(/\W+$/, '');
  if (!first) {
    if (range === undefined && !WHOLE.test(text))
      return { text: 'Which day should I clear?', asked: 'day', reads };
    return { text: "Nothing is planned there, so there's nothing to clear.", reads };
  }
  const cards = weekCards(
    asked,
    gone.map(({ date, meal }) => ({ date, meal, text: undefined })),
  );
  const names = gone.map((one) => `${mealText(one.text)} (${one.meal}, ${onDay(one.date, facts.today)})`);
  const what =
    gone.length > 4 ? `${gone.length} meals, from ${onDay(first.date, facts.today)} on,` : listed(names);
  return {
    text: `${wording(text, `Taking ${what} off the menu.`, `Clearing ${what} from the menu.`, `OK, off the menu ${gone.length > 1 ? 'go' : 'goes'} ${what}.`).replace(',.', '.')} ${kept === undefined ? '' : `${capital(kept)} stays. `}${cardWords(text, cards.length)}`,
    cards,
    isAccounted: true,
    reads,
    focus: { day: first.date },
  };
}

const CRAVES =
  /^[^,.;!]{0,30}\b(?:could (?:murder|kill for|go for|use)|craving|dying for|in the mood for|feel like|fancy) (?:(?:a|an|some|the) )?([\p{L} ]{3,40}?)[,.;!]+ (?:(?:and|so|please|pls|can you|lets|let['’]s) )*(?:put|add|stick|pop|do|have|make) (?:one|some|it|that)\b/iu;

/** 'Soup on Monday, and leave Friday as it is'; 'I'm craving a curry, put one in for Saturday'. */
/** 'Swap Friday's pizza and tomorrow's beans', where both are planned: they trade places, and none is renamed. */
const TRADES = /\b(?:swap|switch|trade|exchange) (?!(?:it|that|this|them|out)\b)[^.;]*\b(?:and|with)\b/i;

function place(heard: Asked): Plan {
  if (TRADES.test(heard.text) && placesCalled(heard).length === 2) return swap(heard);
  const [lead = '', dish] = CRAVES.exec(heard.text) ?? [];
  if (dish !== undefined) {
    const text = `put ${dish}${heard.text.slice(lead.length)}`;
    return { ...placeDish({ ...heard, text, slots: { ...heard.slots, pronouns: [] } }), isAccounted: true };
  }
  const own = mealHour(heard) ?? placeNotEaten(heard);
  if (own) return own;
  const { asked, kept } = withoutKept(withoutDenied(withoutToldDay(heard)));
  const plan = placeDish(asked);
  if (kept.length === 0) return plan;
  const days = kept.map((date) => dayWords(date, asked.facts.today));
  return { ...plan, text: `${plan.text} ${listed(days)} ${days.length > 1 ? 'stay' : 'stays'} as planned.` };
}

const NEXT_WEEK = /\bnext (?:week|wk)\b/i;
const NEXT_DAYS =
  /\bnext \p{L}{3,9}(?:(?:, ?(?:and )?| and | & | n )(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*)+/iu;
/** 'Salmon Sunday with pizza Saturday next week': each weekday is one of next week. 'Next Wednesday and Friday' follow each other. */
function inNextWeek(heard: Asked): Asked {
  const first = NEXT_DAYS.test(heard.text) ? (heard.slots.days[0]?.date ?? '') : '';
  const following = heard.slots.days.map((day) =>
    day.date < first && day.endDate === undefined ? { ...day, date: addDays(day.date, 7) } : day,
  );
  const asked = { ...heard, slots: { ...heard.slots, days: following } };
  const { text, slots, facts } = asked;
  if (!NEXT_WEEK.test(text) || /\bthis\b/i.test(text)) return asked;
  const monday = addDays(weekStart(facts.today), 7);
  const days = slots.days.map((day) =>
    day.endDate === undefined && day.date < monday && !day.isPast && !/^to/i.test(text.slice(...day.span))
      ? { ...day, date: addDays(day.date, 7) }
      : day,
  );
  return { ...asked, slots: { ...slots, days } };
}

/** 'Monday and Wednesday breakfast oatmeal', said on a Wednesday evening: the next Wednesday. */
function withoutMealsOver(asked: Asked): Asked {
  const { slots, facts, text } = asked;
  const meal = slots.meals.length === 1 ? mealOf(asked) : undefined;
  if (meal === undefined || facts.time < OVER_AT[meal]) return asked;
  const days = slots.days.map((day) =>
    day.date === facts.today &&
    /^(?:on |for )?\p{L}{3,9}$/iu.test(text.slice(...day.span)) &&
    !/tod|ton/i.test(text.slice(...day.span))
      ? { ...day, date: addDays(day.date, 7) }
      : day,
  );
  return { ...asked, slots: { ...slots, days } };
}

export const menuChangeAnswers: Answerers = {
  menu_place: (asked) => place(withoutMealsOver(inNextWeek(asked))),
  menu_swap: (asked) => swap(inNextWeek(asked)),
  menu_clear: (asked) => clear(inNextWeek(asked)),
};
