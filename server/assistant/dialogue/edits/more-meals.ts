// 'And cereal for breakfast Monday', 'and the Wednesday before' while a menu with another dish waits: one more place, and the first
// one stays as it is.
import type { WeekMeals } from '#contract/week.ts';
import { fold } from '../../text/fold-text.ts';
import { carried } from '../carried.ts';
import type { Decided } from '../decided.ts';
import { ALSO } from '../follow-ups/goes-on.ts';
import { isNone } from '../message.ts';
import type { Card, DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { isMeals } from './meals.ts';
import { waitsFor } from './targets.ts';

const LEAD = /^\W*(?:(?:oh|ok|okay|yes|and|also|plus|n|then)\b[, ]*)+/;
const OTHER = /\b(?:instead|not|swap|switch|move|change|skip|clear|leave|cancel|remove|no)\b/;

const weekOf = ({ input }: Card): unknown => input['weekStartDate'];
const isMenu = ({ tool }: Card): boolean => tool === 'saveWeeklyMenu';

/** Meals of both, those of the same day side by side. */
function joined(one: unknown, other: unknown): WeekMeals {
  if (!isMeals(one) || !isMeals(other)) return isMeals(other) ? other : {};
  const days = Object.entries(other).map(([day, meals]) => [
    day,
    { ...Object.entries(one).find(([name]) => name === day)?.[1], ...meals },
  ]);
  return { ...one, ...(Object.fromEntries(days) as WeekMeals) };
}

/** The cards of before with those of now: one card for a week. */
function beside(before: readonly Card[], now: readonly Card[]): Card[] {
  const merged = before.map((card) => {
    const own = now.filter((one) => weekOf(one) === weekOf(card));
    const meals = own.reduce((all: unknown, { input }) => joined(all, input['meals']), card.input['meals']);
    return own.length === 0 ? card : { ...card, input: { ...card.input, meals } };
  });
  return [...merged, ...now.filter((card) => before.every((one) => weekOf(one) !== weekOf(card)))];
}

/** The decision on such a message; undefined for another one. */
export function moreMeals(talk: Talk, state: DialogueState): Decided | undefined {
  const { reading } = talk;
  const { slots } = reading.whole;
  const text = fold(reading.said).trim();
  const isOfMenu = state.intent === 'menu_place' && state.cards.every(isMenu) && waitsFor(talk, state);
  const isOpen = isNone(slots, 'people', 'lists', 'visits', 'medicines', 'times', 'contacts');
  if (!isOfMenu || !isOpen || slots.days.length === 0 || !ALSO.test(text) || OTHER.test(text))
    return undefined;
  const isSame = isNone(slots, 'foods', 'dishes', 'goods');
  const { dish, meal } = state.focus;
  if (isSame && dish === undefined) return undefined;
  const meals = slots.meals.length > 0 || !isSame || meal === undefined ? slots.meals : [meal];
  const wish = isSame ? 'put it on the menu' : `put ${text.replace(LEAD, '')}`;
  const chosen: Record<string, string> = isSame && dish !== undefined ? { dish } : {};
  const own = { ...slots, meals, pronouns: [] };
  const made = carried(
    talk,
    { intent: 'menu_place', slots: own, text: wish, said: wish, chosen },
    { isAccounted: true },
  );
  const cards = made?.plan.cards ?? [];
  if (!made || cards.length === 0 || !cards.every(isMenu)) return undefined;
  const all = beside(state.cards, cards);
  return { plan: { ...made.plan, cards: all }, state: { ...made.state, cards: all, unedited: all } };
}
