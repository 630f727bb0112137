// Answers about what is on the menu: a day, a week, where a dish stands, and which dishes hold a food.
import type { Meal } from '#contract/week.ts';
import { addDays, formatWeekday, weekStart } from '#rules/time/dates.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { capital, carefulWords, listed, paragraphs } from '../../../text/say.ts';
import { dayWords, nearDay } from '../../moments.ts';
import type { Answerers, Asked, Plan, Read } from '../../plan.ts';
import { answerFoodOk } from '../../kitchen/food-ok.ts';
import { againstMeal, mealOf } from '../dishes/dishes.ts';
import { isCalled, lower, mealText, yesOrNo } from '../names.ts';
import { asksMenuCheck, checkMenu, isKindOfFood } from './menu-check.ts';
import { sayHolding } from './menu-holding.ts';
import { asksWhichMeals, sayEachMeal } from './menu-suits.ts';
import { menusRead, plannedIn, rangeOf, weekOf, type Planned, type Range } from './menu-range.ts';
import { asksOpen, datesOpen, openDays, sayOpen } from './open-days.ts';

const FAMILY: Read = { tool: 'listFamilyMembers', input: {} };

/** The week of a day; the next one where nothing is left to eat in it and the next has a menu. */
function weekMeant(asked: Asked, date: string): string {
  const { today } = asked.facts;
  const monday = weekStart(date);
  if (monday !== weekStart(today)) return monday;
  const [now, next] = [
    plannedIn(asked, { from: today, to: addDays(monday, 6) }),
    plannedIn(asked, { from: addDays(monday, 7), to: addDays(monday, 13) }),
  ];
  return now.length === 0 && next.length > 0 ? addDays(monday, 7) : monday;
}

const spanOf = ({ from, to }: Range, today: string): string =>
  from === to ? nearDay(from, today) : `${dayWords(from, today)} to ${dayWords(to, today)}`;
/** A question whether somebody may eat it. */
const EATS =
  /\b(?:can|could|may|ok|okay|eat|eats|have it|allowed|fine|safe|works?|good|suit(?:s|able)?|appropriate|all ?right|possible)\b.*$/i;

const whenOf = (date: string, today: string): string =>
  date === today || date === addDays(today, 1) ? nearDay(date, today) : `on ${dayWords(date, today)}`;

/** Who should not have what is planned, by what is stored. */
const careful = (asked: Asked, planned: readonly Planned[]): string | undefined => {
  const against = [...new Set(planned.flatMap(({ text }) => againstMeal(asked, text)))];
  return against.length === 0 ? undefined : carefulWords(against);
};

/** The family is a source where somebody of it is warned of. */
const sources = (reads: readonly Read[], warning: string | undefined): Read[] =>
  warning === undefined ? [...reads] : [...reads, FAMILY];

const line = ({ date, meal, text }: Planned, withMeal: boolean): string =>
  `- ${formatWeekday(date)}${withMeal ? ` ${meal}` : ''}, ${mealText(text)}`;

function sayRange(asked: Asked, range: Range, meal: Meal | undefined): Plan {
  const { today } = asked.facts;
  const planned = plannedIn(asked, range, meal);
  const what = meal ?? 'meal';
  const reads = menusRead(range);
  const [next] = plannedIn(asked, { from: addDays(range.to, 1), to: addDays(range.to, 8) }, meal);
  if (planned.length === 0)
    return {
      text: yesOrNo(
        asked.text,
        false,
        `nothing is on the menu from ${spanOf(range, today)} yet. ${next ? `Next comes ${mealText(next.text)}, for ${next.meal} ${whenOf(next.date, today)}.` : 'I can plan it with you.'}`,
      ),
      reads,
      focus: { day: range.from },
      asked: 'intent',
      offered: [{ label: 'Plan the week', choice: 'menu_plan' }],
    };
  const count = `${planned.length} ${planned.length === 1 ? what : meal === undefined ? 'meals' : meal === 'lunch' ? 'lunches' : `${meal}s`}`;
  const warning = careful(asked, planned);
  const open = meal === undefined ? [] : datesOpen(range, planned);
  const gap = open.length > 0 ? openDays(range, planned) : undefined;
  return {
    text: paragraphs(
      yesOrNo(
        asked.text,
        true,
        `${count} ${planned.length === 1 ? 'is' : 'are'} planned from ${spanOf(range, today)}.`,
      ),
      planned.map((one) => line(one, meal === undefined)).join('\n'),
      gap,
      warning,
    ),
    reads: sources(reads, warning),
    // 'Put soup there' after the open days: the only one, else it is asked which; 'on the first one'.
    focus: {
      ...(ASKS_OPEN.test(asked.text) ? { daysListed: open } : {}),
      ...(open.length > 1 && ASKS_OPEN.test(asked.text) ? {} : { day: open[0] ?? range.from }),
      ...(meal === undefined ? {} : { meal }),
    },
  };
}

/** The meals of a stretch that are still open, from today on. */
function sayGaps(asked: Asked, { from, to }: Range, meal: Meal | undefined): Plan {
  const { today } = asked.facts;
  const coming = { from: from < today && today <= to ? today : from, to };
  const planned = plannedIn(asked, coming);
  const open = datesOpen(
    coming,
    planned.filter((one) => one.meal === (meal ?? 'dinner')),
  );
  return {
    text: paragraphs(
      `From ${spanOf(coming, today)} this is still open.`,
      sayOpen(coming, planned, meal),
      'I can fill it in; name the days, or say “fill those in”.',
    ),
    reads: menusRead(coming),
    focus: {
      daysListed: open,
      ...(open.length === 1 ? { day: open[0] ?? from } : {}),
      meal: meal ?? 'dinner',
    },
  };
}
const ASKS_OPEN = /\b(?:empty|open|free|blank|unplanned|missing|left|gaps?|nothing)\b/i;

function sayDay(asked: Asked, date: string, meal: Meal | undefined): Plan {
  const { today } = asked.facts;
  const range = { from: date, to: date };
  const planned = plannedIn(asked, range, meal);
  const when = date === today && meal === 'dinner' ? 'tonight' : whenOf(date, today);
  const reads = menusRead(range);
  const focus = {
    day: date,
    ...(meal ? { meal } : {}),
    ...(planned.length === 1 && planned[0] ? { dish: planned[0].text } : {}),
  };
  if (planned.length === 0)
    return {
      text: yesOrNo(
        asked.text,
        false,
        date < today
          ? `no ${meal ?? 'meal'} was on the menu ${when}.`
          : `no ${meal ?? 'meal'} is planned ${when}. I can suggest something.`,
      ),
      reads,
      focus,
      asked: 'intent',
      offered: [{ label: 'Suggest a dish', choice: 'dish_suggest' }],
    };
  const [one, ...others] = planned;
  const warning = date < today ? undefined : careful(asked, planned);
  const warned = (words: string): string =>
    [yesOrNo(asked.text, true, words), warning].filter(Boolean).join(' ');
  // 'What's for dinner Tuesday, and can Bug have it?'
  const verdict =
    one && others.length === 0 && asked.slots.people.length > 0 && EATS.test(asked.text)
      ? answerFoodOk({ ...asked, chosen: { what: one.text } })
      : undefined;
  if (one && verdict)
    return {
      text: paragraphs(`${mealText(one.text)} is planned for ${one.meal} ${when}.`, verdict.text),
      reads: [...reads, FAMILY],
      focus: { ...verdict.focus, ...focus },
    };
  if (one && others.length === 0)
    return {
      text: warned(
        `${mealText(one.text)} ${date < today ? 'was on the menu' : 'is planned'} for ${when === 'tonight' ? when : `${one.meal} ${when}`}.`,
      ),
      reads: sources(reads, warning),
      focus,
    };
  return {
    text: warned(
      `${when} you have ${listed(planned.map((own) => `${mealText(own.text)} for ${own.meal}`))}.`,
    ),
    reads: sources(reads, warning),
    focus,
  };
}

/** 'What night is taco night?' */
function sayWhere(asked: Asked, names: readonly string[], range: Range): Plan | undefined {
  const called = plannedIn(asked, range).filter(({ text }) => names.some((name) => isCalled(text, name)));
  // 'The roast chicken' is no chicken soup.
  const said = nameForm(asked.text).split(' ');
  const heldIn = ({ text }: Planned): number => said.filter((word) => holdsName(nameForm(text), word)).length;
  const found = called.filter((one) => called.every((other) => heldIn(other) <= heldIn(one)));
  const [first, ...others] = found;
  if (!first) return undefined;
  const words = found
    .slice(0, 4)
    .map(({ date, meal, text }) => `${mealText(text)} for ${meal} ${whenOf(date, asked.facts.today)}`);
  const warning = careful(asked, found);
  return {
    text: [yesOrNo(asked.text, true, `you have ${listed(words)}.`), warning].filter(Boolean).join(' '),
    reads: sources(menusRead(range), warning),
    focus: { day: first.date, ...(others.length > 0 ? {} : { dish: first.text, meal: first.meal }) },
  };
}

const HOLDS =
  /\b(?:how (?:many|often)|have|has|with|contains?|containing|in (?:it|them|any(?:thing)?|the (?:meals|food|menu))|include|includes|without)\b/i;

const STILL_LEFT = /\b(?:left|remaining|still (?:to come|coming)|rest of)\b/i;

function holdingIn(asked: Asked, foods: readonly string[], range: Range, meal: Meal | undefined): Plan {
  const { today } = asked.facts;
  // 'Left this week' begins today.
  const from = STILL_LEFT.test(asked.text) && range.from < today && today <= range.to ? today : range.from;
  const coming = { from, to: range.to };
  const planned = plannedIn(asked, coming, meal);
  const span = spanOf(coming, today);
  return sayHolding(asked, { foods, meal, span, from, planned, menus: menusRead(coming) });
}

/** 'What's for dinner?', 'which dinners next week have dairy?' */
function askMenu(asked: Asked): Plan {
  const { slots, text, facts, focus } = asked;
  const meal = mealOf(asked);
  const range = rangeOf(asked);
  const coming = range ?? { from: facts.today, to: addDays(facts.today, 13) };
  const checked = plannedIn(asked, coming, meal).length > 0 ? coming : weekOf(weekMeant(asked, coming.from));
  const week = range ?? weekOf(weekMeant(asked, facts.today));
  if (
    asksOpen(text) &&
    slots.dishes.length + slots.foods.length + slots.people.length === 0 &&
    week.from !== week.to
  )
    return sayGaps(asked, week, meal);
  if (asksWhichMeals(asked) && plannedIn(asked, checked, meal).length > 1)
    return sayEachMeal(asked, plannedIn(asked, checked, meal), menusRead(checked));
  if (asksMenuCheck(asked)) return checkMenu(asked, plannedIn(asked, checked, meal), menusRead(checked));
  const names = [...slots.dishes.map(({ name }) => name), ...slots.foods.map(({ said }) => said)];
  const where =
    names.length > 0 &&
    /\b(?:when|what (?:night|day)|which (?:night|day)|are we having|do we have|is)\b/i.test(text)
      ? sayWhere(asked, names, coming)
      : undefined;
  if (where && slots.dishes.length > 0) return where;
  // 'Dairy? Lactose intolerant guest': what is behind the question tells its reason.
  const asks = text.split('?')[0] ?? text;
  const foods = slots.foods.map(({ said }) => said).filter((said, at) => at === 0 || asks.includes(said));
  if (slots.foods.length > 0 && HOLDS.test(text))
    return holdingIn(asked, foods, range ?? weekOf(weekMeant(asked, facts.today)), meal);
  if (where) return where;
  const over = range ?? (slots.dishes.length === 0 && foods.some(isKindOfFood) ? coming : undefined);
  if (foods.length > 0 && over && over.from !== over.to) return holdingIn(asked, foods, over, meal);
  if (names.length > 0 && range === undefined)
    return {
      text: `${capital(lower(names[0] ?? ''))} isn't on the menu for the next two weeks.`,
      reads: menusRead(coming),
    };
  if (range && range.from !== range.to) return sayRange(asked, range, meal);
  if (range) return sayDay(asked, range.from, meal);
  if (/\b(?:menu|plan|meals)\b/i.test(text))
    return sayRange(asked, weekOf(weekMeant(asked, facts.today)), meal);
  return sayDay(
    asked,
    slots.pronouns.includes('it') && focus.day ? focus.day : facts.today,
    meal ?? 'dinner',
  );
}

const OK_FOR = /\b(?:ok|okay|fine|safe|all ?right|good|works?) (?:for|with)\b/i;
/** 'Is Monday's dinner still empty' is no yes where one is planned. */
const IS_EMPTY = /\b(?:is|are)\b.*\b(?:empty|open|free|blank|unplanned|up for grabs)\b/i;
/** 'Is tomorrow's dinner ok for everybody' is no yes where the dish is against somebody, though one is planned. */
function answerMenu(asked: Asked): Plan {
  const plan = askMenu(asked);
  const { text } = plan;
  if (IS_EMPTY.test(asked.text) && text.startsWith('Yes, '))
    return { ...plan, text: text.replace('Yes', 'No') };
  const isAgainst = OK_FOR.test(asked.text) && text.startsWith('Yes, ') && text.includes(' Careful, ');
  return isAgainst ? { ...plan, text: `Not for everybody. ${capital(text.slice('Yes, '.length))}` } : plan;
}

export const menuAnswers: Answerers = { menu_ask: answerMenu };
