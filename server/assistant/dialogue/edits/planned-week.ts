// An edit of a plan of meals whose card waits: 'not Saturday, we eat out', 'swap Friday and Sunday', 'swap the other two'.
import { CLEARED, DAYS, MEALS, type Day, type Meal, type WeekMeals } from '#contract/week.ts';
import { addDays } from '#rules/time/dates.ts';
import { MEAL_NAMES } from '#rules/calendar/events/meal-events.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import { fold } from '../../text/fold-text.ts';
import { carried, runOf } from '../carried.ts';
import type { Decided } from '../decided.ts';
import { isNone } from '../message.ts';
import type { Card, DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { isQuestion } from './edited.ts';
import { waitsFor } from './targets.ts';

/** A meal that the waiting card changes. */
interface Slot {
  day: Day;
  meal: Meal;
  text: string;
  /** The dish that is written there now. */
  before: string;
}

const isWeek = (value: unknown): value is WeekMeals => typeof value === 'object' && value !== null;

/** The meals that a card would change, in the order of the week. */
function slotsOf({ household }: Talk, { input }: Card): Slot[] {
  const { meals, weekStartDate } = input;
  if (!isWeek(meals)) return [];
  const stored = household.menus.find((menu) => menu.weekStartDate === weekStartDate)?.meals ?? {};
  return DAYS.flatMap((day) =>
    MEALS.flatMap((meal) => {
      const text = meals[day]?.[meal];
      const isNew = text !== undefined && text !== CLEARED && text !== stored[day]?.[meal];
      return isNew ? [{ day, meal, text, before: stored[day]?.[meal] ?? CLEARED }] : [];
    }),
  );
}

const SKIPS =
  /^(?:(?:oh|ok|okay|wait|actually|sorry|but|and|no(?=,| wait| not| skip))[,. ]+)*(?:no(?! [a-z]+ on)|not|skip|except|minus|leave out|drop|without|scratch|take out|remove)\b/;
const AWAY =
  /\b(?:we|were|we are|weve|we have|everyone|everybody|all of us)\b.{0,20}\b(?:out|away|gone|not home|at \w+|going to|have plans|leftovers|takeout|ordering)\b/;
const SWAPS = /\b(?:swap|switch|trade|flip)\b/;
const TWO = /\b(?:the other two|the two|those two|them|those|both|the days)\b/;

/** In a plan 'sat' and 'sun' are days. */
const WEEKDAY =
  /\b(mon|tue|wed|thu|fri|sat|sun)(?:s|rs|urs|days?|sdays?|nesdays?|rsdays?|ursdays?|urdays?)?\b/g;

/** The weekdays of the plan that a message names; a day of another week is none. */
function daysNamed({ reading }: Talk, { input }: Card): Day[] {
  const monday = String(input['weekStartDate']);
  const { said } = reading;
  const isOther = reading.whole.slots.days.some(
    ({ date, span }) => /\d/.test(said.slice(...span)) && (date < monday || date > addDays(monday, 6)),
  );
  const named = [...fold(said).matchAll(WEEKDAY)].map(([, short]) => short);
  return isOther ? [] : DAYS.filter((day) => named.includes(day.slice(0, 3)));
}

/** The card with other meals in some places, and what it plans now. */
function decidedOn(
  talk: Talk,
  state: DialogueState,
  changes: readonly { day: Day; meal: Meal; text: string }[],
  lead: string,
): Decided | undefined {
  const [card] = state.cards;
  const before = card?.input['meals'];
  if (!card || !isWeek(before)) return undefined;
  const meals = changes.reduce<WeekMeals>(
    (week, { day, meal, text }) => ({ ...week, [day]: { ...week[day], [meal]: text } }),
    before,
  );
  const made = { ...card, input: { ...card.input, meals } };
  const lines = slotsOf(talk, made).map(
    ({ day, meal, text }) => `- ${capital(day)} ${MEAL_NAMES[meal].toLowerCase()}, ${quoted(text)}`,
  );
  return {
    plan: { text: `${lead}\n\n${lines.join('\n')}\n\nReady for your OK.`, cards: [made], isAccounted: true },
    state: { ...state, cards: [made], focus: { ...state.focus, days: datesOf(made, slotsOf(talk, made)) } },
  };
}

/** The dates of the days that are planned. */
const datesOf = ({ input }: Card, slots: readonly Slot[]): string[] => [
  ...new Set(slots.map(({ day }) => addDays(String(input['weekStartDate']), DAYS.indexOf(day)))),
];

/** The same of a plan that was stored: its days change places, or one is cleared. */
function storedEdited(
  talk: Talk,
  { focus }: DialogueState,
  card: Card,
  named: readonly Day[],
): Decided | undefined {
  const text = fold(talk.reading.said).trim();
  const { slots } = talk.reading.whole;
  const monday = String(card.input['weekStartDate']);
  const dates = named.map((day) => addDays(monday, DAYS.indexOf(day)));
  const both = dates.length === 0 && TWO.test(text) ? (focus.days ?? []) : dates;
  const isOpen = isNone(slots, 'foods', 'dishes', 'people', 'times');
  const carry = (intent: string, wish: string, days: readonly string[]): Decided | undefined =>
    carried(
      talk,
      {
        intent,
        slots: { ...slots, days: days.map((date) => ({ date, span: [0, 0], isPast: false })) },
        text: wish,
        said: wish,
        chosen: {},
      },
      { isAccounted: true },
    );
  if (SWAPS.test(text) && both.length === 2 && isOpen) return carry('menu_swap', 'swap these days', both);
  const isSkip = SKIPS.test(text) || AWAY.test(text);
  return isSkip && isOpen && dates.length === 1 ? carry('menu_clear', 'clear dinner', dates) : undefined;
}

/** Without the days on which nothing is cooked: what was written for them stays. */
function withoutDays(
  talk: Talk,
  state: DialogueState,
  slots: readonly Slot[],
  days: readonly Day[],
): Decided | undefined {
  const text = fold(talk.reading.said).trim();
  const isSkip = SKIPS.test(text) || AWAY.test(text);
  const gone = slots.filter(({ day }) => days.includes(day));
  if (!isSkip || gone.length === 0 || !isNone(talk.reading.whole.slots, 'foods', 'dishes', 'times'))
    return undefined;
  if (gone.length === slots.length) return carried(talk, runOf(talk.reading.whole, 'no'));
  const out = [...new Set(gone.map(({ day }) => capital(day)))];
  const changes = gone.map(({ day, meal, before }) => ({ day, meal, text: before }));
  return decidedOn(talk, state, changes, `Without ${listed(out)} then.`);
}

/** Two days in each other's place. */
function swappedDays(
  talk: Talk,
  state: DialogueState,
  slots: readonly Slot[],
  named: readonly Day[],
): Decided | undefined {
  const text = fold(talk.reading.said).trim();
  const planned = [...new Set(slots.map(({ day }) => day))];
  const [one, other, ...more] = named.length === 0 && TWO.test(text) ? planned : named;
  if (!SWAPS.test(text) || !one || !other || more.length > 0) return undefined;
  const [ofOne, ofOther] = [one, other].map((day) => slots.filter((slot) => slot.day === day));
  const meals = new Set([...(ofOne ?? []), ...(ofOther ?? [])].map(({ meal }) => meal));
  const changes = [...meals].flatMap((meal) => {
    const [first, second] = [ofOne, ofOther].map((own) => own?.find((slot) => slot.meal === meal)?.text);
    return first === undefined || second === undefined
      ? []
      : [
          { day: one, meal, text: second },
          { day: other, meal, text: first },
        ];
  });
  if (changes.length < 2 * meals.size || changes.length === 0) return undefined;
  return decidedOn(talk, state, changes, `${capital(one)} and ${capital(other)} trade places.`);
}

const SAVES =
  /^(?:(?:ok|okay|yes|yeah|great|good|perfect|fine|please|pls|now|then|lets|and)[,. ]+)*(?:put|save|add|keep|store) (?:it|that|this|them|those|the plan)(?: all)?(?: (?:in|on|down|onto|there)(?: (?:the|my|our) (?:calendar|menu|week))?)?(?: (?:please|pls|then|now))*\W*$/;

const REFUSES =
  /^(?:(?:ok|okay|but|and|please|pls|oh|sorry|great|wait)[, ]+)*(?:no|not|without|nothing with|leave out)\b/;
/** 'No fish on any of them please': another plan while the card waits, else which of its meals have it. */
function refusedFood(talk: Talk, state: DialogueState, { input }: Card): Decided | undefined {
  const { slots } = talk.reading.whole;
  const foods = [...slots.foods, ...slots.dishes].map(({ said }) => said);
  const isOpen = foods.length > 0 && isNone(slots, 'lists');
  if (!isOpen || !REFUSES.test(fold(talk.reading.said).trim())) return undefined;
  const date = String(input['weekStartDate']);
  const week = { date, endDate: addDays(date, 6), span: [0, 0] as [number, number], isPast: false };
  const isWaiting = waitsFor(talk, state);
  const text = isWaiting
    ? `show me a different plan without ${foods.join(' or ')}`
    : `which meals have ${foods.join(' or ')}`;
  const own = { ...slots, dishes: [], pronouns: [], people: [], days: isWaiting ? [] : [week] };
  const run = { intent: isWaiting ? 'menu_another' : 'menu_ask', slots: own, text, said: text, chosen: {} };
  return carried(talk, run, { isAccounted: true });
}

/** 'Now add whatever we need for those to Groceries': the days of the plan. */
function shoppingOf(talk: Talk, card: Card, slots: readonly Slot[]): Decided | undefined {
  const { whole } = talk.reading;
  const isOpen = isNone(whole.slots, 'foods', 'dishes', 'days', 'people');
  if (!/^list_(?:fill|add)$/.test(whole.intents[0]?.intent ?? '') || !isOpen) return undefined;
  const monday = String(card.input['weekStartDate']);
  const place = { span: [0, 0] as [number, number], isPast: false };
  const days = datesOf(card, slots).map((date) => ({ date, ...place }));
  const meals = [...new Set(slots.map(({ meal }) => meal))];
  // A plan that is stored is no longer told apart from the rest of its week.
  const own =
    slots.length > 0
      ? { ...whole.slots, days, meals: meals.length === 1 ? meals : [] }
      : { ...whole.slots, days: [{ date: monday, endDate: addDays(monday, 6), ...place }] };
  const text = slots.length > 0 ? whole.text : `${whole.text}, for the week`;
  return carried(talk, { ...runOf(whole, 'list_fill'), slots: own, text, said: text }, { isAccounted: true });
}

/** The plan that waits with some of its days left out or exchanged. */
export function planEdited(talk: Talk, state: DialogueState): Decided | undefined {
  const [card, ...others] = state.cards;
  if (card?.tool !== 'saveWeeklyMenu' || others.length > 0) return undefined;
  if (!/^menu_(?:plan|another|save)$/.test(state.intent) || isQuestion(talk.reading.said)) return undefined;
  if (SAVES.test(fold(talk.reading.said).trim()))
    return carried(talk, runOf(talk.reading.whole, 'menu_save'));
  const other = shoppingOf(talk, card, slotsOf(talk, card)) ?? refusedFood(talk, state, card);
  if (other) return other;
  const days = daysNamed(talk, card);
  if (!waitsFor(talk, state)) return storedEdited(talk, state, card, days);
  const slots = slotsOf(talk, card);
  return withoutDays(talk, state, slots, days) ?? swappedDays(talk, state, slots, days);
}
