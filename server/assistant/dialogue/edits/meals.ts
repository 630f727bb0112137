// An edit of the dish that a menu just got: made another way, or on another day.
import { CLEARED, type WeekMeals } from '#contract/week.ts';
import { addDays, dayOf, weekStart } from '#rules/time/dates.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { dayWords } from '../../answers/moments.ts';
import { capital, quoted } from '../../text/say.ts';
import { fold } from '../../text/fold-text.ts';
import { carried } from '../carried.ts';
import type { Decided } from '../decided.ts';
import { withoutDenied } from '../follow-ups/denied.ts';
import { isNone } from '../message.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { saidEdit } from './said-edit.ts';
import { waitsFor } from './targets.ts';

const LEAD = '^(?:(?:oh|ok|okay|and|but|wait|no|nope|actually|sorry|please|pls|just)[, ]+)*';
const MADE = new RegExp(
  `${LEAD}(?:make|do) (?:it|that|them) (?:a |the )?([\\p{L}-]{4,20})(?: (?:this time|instead|please|pls))?\\W*$`,
  'u',
);
/** 'Veggie one no chicken', 'the vegetarian version please' */
const KIND_ONE = new RegExp(
  `${LEAD}(?:make (?:it|that|them) )?(?:an? |the )?([\\p{L}-]{4,20}) (?:ones?|version)(?:,? (?:and |with )?(no|without) (?:the |any )?([\\p{L} -]{2,30}?))?(?: (?:instead|please|pls|then))*\\W*$`,
  'u',
);
const NO_KIND =
  /^(?:other|different|another|second|first|third|last|next|same|that|this|right|wrong|only|just|early|earlier|later|late|quick|happen|work|double|triple|again|bigger|smaller|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tonight|tomorrow|lunch|dinner|breakfast|snack)$/;
const PUT = new RegExp(`${LEAD}(?:put|move|do|have|make|lets do|try) (?:it|that|this|them|those)\\b`, 'u');

const LEAVES = new RegExp(
  `${LEAD}(?:no|not|without|skip|leave off|leave out|drop|minus) (?:the |any )?([\\p{L} -]{3,30}?)\\W*$`,
  'u',
);
/** 'No cornbread' of 'Chili, cornbread': the rest of it. */
function withoutPart(dish: string, words: string | undefined): string | undefined {
  const [main = '', ...sides] = dish.split(/, | with /);
  if (words === undefined || sides.length === 0) return undefined;
  const kept = sides.filter((side) => !holdsName(nameForm(side), nameForm(words)));
  return kept.length < sides.length ? [main, ...kept].join(', ') : undefined;
}

/** The dish that a day has for a meal. */
export function plannedOn(
  { household }: Pick<Talk, 'household'>,
  day: string,
  meal: string,
): string | undefined {
  return household.menus
    .filter(({ weekStartDate }) => weekStartDate <= day && day <= addDays(weekStartDate, 6))
    .flatMap(({ meals }) => Object.entries(meals[dayOf(day)] ?? {}))
    .find(([name, dish]) => name === meal && dish !== CLEARED)?.[1];
}

export const isMeals = (value: unknown): value is WeekMeals => typeof value === 'object' && value !== null;
const SAME = new RegExp(
  `${LEAD}(?:do |put |have |and )?(?:the )?(?:same|that|it)\\b.*\\b(?:too|also|as well|again)\\b|${LEAD}(?:do |put |have |and )?(?:the )?same\\b`,
  'u',
);
/** 'Same breakfast on Sunday too' after dishes went on the menu: what the last card has for that meal, once more. */
function sameOn(talk: Talk, { focus, cards }: DialogueState): string | undefined {
  const { day, dish, meal = 'dinner' } = focus;
  const [said = meal] = talk.reading.whole.slots.meals;
  const text = fold(talk.reading.said).trim();
  if (day === undefined || !SAME.test(text)) return undefined;
  const week = cards.map(({ input }) => input['meals']).find(isMeals);
  const own = Object.entries(week?.[dayOf(day)] ?? {}).find(([name]) => name === said)?.[1];
  return own ?? plannedOn(talk, day, said) ?? (said === meal ? dish : undefined);
}

const OTHER_MEAL = new RegExp(
  `${LEAD}(?:(?:for|at|its|it is|i meant?|make (?:it|that|them)|move (?:it|that|them) to) )?(breakfast|lunch|dinner|supper)(?:,? (?:not|instead of) (?:for )?(?:breakfast|lunch|dinner|supper))?(?: instead| please| pls)*\\W*$`,
  'u',
);
/** 'For lunch, not dinner' of a dish that is stored: it moves to that meal, and the other is open again. */
function toOtherMeal(talk: Talk, state: DialogueState, text: string): Decided | undefined {
  const { dish, day, meal = 'dinner' } = state.focus;
  const said = OTHER_MEAL.exec(text)?.[1]?.replace('supper', 'dinner');
  const isStored = (talk.written ?? []).length > 0;
  if (said === undefined || said === meal || dish === undefined || day === undefined || !isStored)
    return undefined;
  if (plannedOn(talk, day, meal) !== dish) return undefined;
  const meals = { [dayOf(day)]: { [meal]: CLEARED, [said]: dish } };
  const cards = [{ tool: 'saveWeeklyMenu', input: { weekStartDate: weekStart(day), meals } }];
  const lead = `${quoted(dish)} goes to ${said} on ${dayWords(day, talk.facts.today)} then, and ${meal} is open again.`;
  return {
    plan: { text: `${lead} Ready for your OK.`, cards, isAccounted: true },
    state: { ...state, cards, focus: { ...state.focus, meal: said } },
  };
}

/** A dish went on the menu just now, or a turn before. */
const wasStored = ({ written = [], earlier = [] }: Talk, { cards }: DialogueState): boolean =>
  written.length > 0 || (earlier.length > 0 && cards.length === 0);

const EMPTY = new RegExp(
  `${LEAD}(?:leave|keep) (?:the )?[a-z]+(?: (?:dinner|lunch|breakfast|supper))? (?:empty|open|free|blank)(?: (?:then|now|for now|please|pls))*\\W*$`,
  'u',
);
/** 'Leave Sunday empty then' of the day that a dish moves from: the card does so already. */
function staysEmpty(talk: Talk, state: DialogueState, text: string): Decided | undefined {
  const [day, ...more] = talk.reading.whole.slots.days;
  if (!EMPTY.test(text) || !day || more.length > 0 || !waitsFor(talk, state)) return undefined;
  const isCleared = state.cards.some(({ input: { weekStartDate, meals } }) => {
    const own = weekStartDate === weekStart(day.date) && isMeals(meals) ? meals[dayOf(day.date)] : undefined;
    return Object.values(own ?? {}).includes(CLEARED);
  });
  const when = dayWords(day.date, talk.facts.today);
  const words = `${capital(when)} stays empty; the card says so already. It waits for your OK.`;
  return isCleared ? { plan: { text: words, isAccounted: true }, state } : undefined;
}

const ANEW =
  /\binstead\b|\b(?:make|move|change) (?:it|that|them)\b|^\W*(?:(?:oh|ok|okay|ah|hmm|and|but)[, ]+)*(?:no|nope|wait|sorry|oops|actually|i meant?)\b|\bnot\b/;
/** 'Friday instead', 'make it Sunday lunch' of a dish that is stored: it moves there, and the place of before is open again. */
function toOtherDay(talk: Talk, state: DialogueState, text: string): Decided | undefined {
  const { dish, day, meal = 'dinner' } = state.focus;
  const [to, ...others] = withoutDenied(talk.reading.said, talk.reading.whole.slots).days;
  const { operation, others: loose } = saidEdit(talk.reading);
  const isPlain = operation === 'change' && loose.length + others.length === 0 && to?.endDate === undefined;
  if (!to || !isPlain || !ANEW.test(text) || !wasStored(talk, state)) return undefined;
  if (dish === undefined || day === undefined || to.date === day) return undefined;
  if (plannedOn(talk, day, meal) !== dish) return undefined;
  const { today } = talk.facts;
  const [goal = meal, ...meals] = talk.reading.whole.slots.meals;
  if (meals.length > 0) return undefined;
  const before = plannedOn(talk, to.date, goal);
  const weeks = [
    { date: day, of: meal, name: CLEARED },
    { date: to.date, of: goal, name: dish },
  ];
  const cards = [...Map.groupBy(weeks, ({ date }) => weekStart(date))].map(([weekStartDate, rows]) => ({
    tool: 'saveWeeklyMenu',
    input: {
      weekStartDate,
      meals: Object.fromEntries(rows.map(({ date, of, name }) => [dayOf(date), { [of]: name }])),
    },
  }));
  const place = before === undefined ? '' : ` It takes the place of ${quoted(before)}.`;
  const lead = `${quoted(dish)} moves to ${goal} on ${dayWords(to.date, today)}, and ${dayWords(day, today)} is open again.${place}`;
  return {
    plan: { text: `${lead} Ready for your OK.`, cards, isAccounted: true },
    state: { ...state, cards, focus: { ...state.focus, day: to.date, meal: goal } },
  };
}

/** 'Make it homemade' of the dish spoken of; 'put them on Sunday' after its card was taken back. */
export function mealEdited(talk: Talk, state: DialogueState): Decided | undefined {
  const { dish, day, meal = 'dinner' } = state.focus;
  const { slots } = talk.reading.whole;
  const text = fold(talk.reading.said).trim();
  const empty = staysEmpty(talk, state, text);
  if (empty) return empty;
  if (day === undefined || !isNone(slots, 'lists', 'people', 'visits', 'medicines', 'times'))
    return undefined;
  const place = (name: string, days: DialogueState['slots']['days']): Decided | undefined => {
    const meals = slots.meals.length > 0 ? slots.meals : [meal];
    const own = { ...slots, foods: [], goods: [], dishes: [], diets: [], meals, days, pronouns: [] };
    const run = {
      intent: 'menu_place',
      slots: own,
      text: 'put it on the menu',
      said: 'put it on the menu',
      chosen: { dish: name },
    };
    return carried(talk, run, { isAccounted: true });
  };
  const same = state.intent === 'menu_place' && slots.days.length > 0 ? sameOn(talk, state) : undefined;
  if (same !== undefined && isNone(slots, 'foods', 'dishes', 'goods')) return place(same, slots.days);
  if (dish === undefined) return undefined;
  if (
    state.intent === 'no' &&
    PUT.test(text) &&
    slots.days.length === 1 &&
    isNone(slots, 'foods', 'dishes', 'goods')
  )
    return place(dish, slots.days);
  if (state.intent !== 'menu_place') return undefined;
  if (slots.days.length > 0)
    return isNone(slots, 'foods', 'dishes', 'goods') ? toOtherDay(talk, state, text) : undefined;
  const moved = toOtherMeal(talk, state, text);
  if (moved) return moved;
  const rest = withoutPart(dish, LEAVES.exec(text)?.[1]);
  if (rest !== undefined) return place(rest, [{ date: day, span: [0, 0], isPast: false }]);
  const [, ofOne, no, left = ''] = KIND_ONE.exec(text) ?? [];
  const kind = (MADE.exec(text)?.[1] ?? ofOne)?.replace(/^veggie$/, 'vegetarian');
  const isKind =
    kind !== undefined &&
    !NO_KIND.test(kind) &&
    (ofOne !== undefined || isNone(slots, 'foods', 'dishes', 'goods', 'meals'));
  if (!isKind) return undefined;
  const before = state.cards.length > 0 ? dish : (plannedOn(talk, day, meal) ?? dish);
  // 'Make it rolls' of turkey with pie: another thing beside it.
  const side = / with (?!.* with )[\p{L} ]+$/u;
  if (!side.test(dish) && kind.endsWith('s')) return undefined;
  const name = side.test(dish)
    ? dish.replace(side, ` with ${kind}`)
    : `${capital(kind)} ${before.toLowerCase()}${no === undefined ? '' : ` without ${left}`}`;
  return place(name, [{ date: day, span: [0, 0], isPast: false }]);
}
