// Answers that put what is missing on a list: for a dish, for a day, or for the menu of a week.
import type { ShoppingList } from '#contract/kinds/shopping-list.ts';
import type { Meal } from '#contract/week.ts';
import type { ShoppingPlan } from '#contract/schemas/food.ts';
import { dishFinder } from '#rules/meals/dish-of-text.ts';
import { currentWeek, weekCovers } from '#rules/meals/current-week.ts';
import { missingFrom, shoppingFromDishes } from '#rules/shopping/shopping-from-week.ts';
import { addDays, formatShortDate, weekStart } from '#rules/time/dates.ts';
import { capital, dayAndMonth, listed, quoted } from '../../../text/say.ts';
import { dayWords, nearDay } from '../../moments.ts';
import type { Recipe } from '../../kitchen/known-recipes.ts';
import type { Answerers, Asked, Plan, Read } from '../../plan.ts';
import { dishesIn, mealOf, withMeal } from '../dishes/dishes.ts';
import { FIRST_TITLE, LISTS_READ, askWhichList, focusOn, listMeant, type Meant } from './which-list.ts';
import {
  choiceWords,
  dishesMeant,
  isRecipeOf,
  leftOut,
  refusedIn,
  unknownWords,
  type MeantDishes,
} from './list-dishes.ts';
import { plannedIn, rangeOf, type Planned } from '../menus/menu-range.ts';
import { cardWords, isCalled, isOrAre, isYesOrNo, mealText, namesOf, titleOf, waiting } from '../names.ts';

/** As many as one card holds. */
const MOST_ITEMS = 100;
const MOST_NAMED = 8;

type Needs = Pick<ShoppingPlan, 'items' | 'inPantry'> & {
  /** 'turkey chili', 'the week of November 23' */
  what: string;
  /** Dishes that nobody knows the ingredients of. */
  unknown: readonly string[];
  /** The list of a week has its own. */
  title?: string;
  notes?: readonly string[];
  /** The question, where nothing is planned. */
  asks?: string | undefined;
  reads: Read[];
  /** The one day, and the meal of it, that are meant. */
  day?: string;
  meal?: Meal | undefined;
};

const PANTRY: readonly Read[] = [{ tool: 'listPantryItems', input: {} }, ...LISTS_READ];

/** The week meant: it follows the menus, which may start on any day. */
function weekToShop(asked: Asked, from: string | undefined): string {
  const { household, facts, text } = asked;
  const starts = household.menus.map(({ weekStartDate }) => ({ weekStart: weekStartDate }));
  const weekOf = (date: string) => currentWeek(starts, date);
  if (/\bnext week\b/i.test(text)) return weekOf(addDays(facts.today, 7));
  if (from !== undefined && from > facts.today) return weekOf(from);
  const now = weekOf(facts.today);
  // 'This week's menu', said on its last day, is the next one.
  const after = addDays(now, 7);
  const isOver =
    addDays(now, 6) <= facts.today && plannedIn(asked, { from: after, to: addDays(after, 6) }).length > 0;
  if (isOver && (from === undefined || weekOf(from) === now) && /\bthis week|\bweekly\b/i.test(text))
    return after;
  if (from !== undefined)
    return from < now && weekStart(from) !== weekStart(facts.today) ? weekOf(from) : now;
  const isEaten = plannedIn(asked, { from: addDays(facts.today, 1), to: addDays(now, 6) }).length === 0;
  const next = addDays(now, 7);
  return isEaten && plannedIn(asked, { from: next, to: addDays(next, 6) }).length > 0 ? next : now;
}

function needsOfWeek(asked: Asked, from: string | undefined): Needs {
  const { facts } = asked;
  const start = weekToShop(asked, from);
  const isBegun = start < facts.today && weekCovers(start, facts.today);
  const range = { from: isBegun ? facts.today : start, to: addDays(start, 6) };
  const own = { ...asked, slots: { ...asked.slots, days: [] } };
  // Of a whole week only recipes count, and no guess by a name.
  const { asks: _, ...needs } = needsOfDays(own, range, ({ from: source }) => /cookbook|idea/.test(source));
  return {
    ...needs,
    what: `${isBegun ? 'the rest of ' : ''}the week of ${dayAndMonth(start)}`,
    title: `Week of ${formatShortDate(start).replace(/, \d+$/, '')}`,
    reads: [{ tool: 'planShopping', input: { date: start } }, ...PANTRY],
  };
}

function needsOfDays(
  asked: Asked,
  range: { from: string; to: string },
  counts: (recipe: Recipe) => boolean = () => true,
): Needs {
  const { household, facts, text } = asked;
  const { from, to } = range;
  const meal = mealOf(asked) ?? (/\btonight\b/i.test(text) ? 'dinner' : undefined);
  // 'Monday and Thursday' are two days, and not those between them.
  const days = asked.slots.days.filter(({ isPast }) => !isPast);
  const isOneByOne = days.length > 1 && days.every(({ endDate }) => endDate === undefined);
  const planned = plannedIn(asked, range, meal).filter(
    (one) => !isOneByOne || days.some(({ date }) => date === one.date),
  );
  const find = dishFinder(household.ideas);
  const cooked = planned
    .map((one) => ({ name: mealText(one.text), ...find(one.text) }))
    .filter(({ isLeftover }) => !isLeftover);
  const names = [...new Set(cooked.map(({ name }) => name))];
  const when =
    from === to
      ? nearDay(from, facts.today)
      : `${dayWords(from, facts.today)} to ${dayWords(to, facts.today)}`;
  // A dish of the menu without a recipe of its own is looked up like one that is named.
  const looked = cooked
    .flatMap(({ unknown }) => unknown)
    .map((name) => ({
      name,
      found: (dishesMeant({ ...asked, chosen: { ...asked.chosen, dish: name } })?.choices ?? []).filter(
        ({ recipe }) => isRecipeOf(name, recipe) && counts(recipe),
      ),
    }));
  const choices = looked.flatMap(({ found }) => found);
  return {
    ...shoppingFromDishes(
      [...cooked.flatMap(({ dishes }) => dishes), ...choices.map(({ recipe }) => recipe)],
      household.pantry,
    ),
    unknown: looked.filter(({ found }) => found.length === 0).map(({ name }) => name),
    notes: choiceWords(choices),
    ...(from === to ? { day: from, meal } : {}),
    what: names.length > 0 ? `${listed(names)} ${when}` : when,
    reads: [{ tool: 'listWeeklyMenus', input: range }, ...PANTRY],
    asks:
      planned.length > 0
        ? undefined
        : `Nothing is on the menu for ${meal === undefined ? '' : `${meal} on `}${when}. Which dish is it?`,
  };
}

function needsOfDishes(asked: Asked, { choices, unknown }: MeantDishes): Needs {
  const dishes = choices.map(({ recipe }) => recipe);
  return {
    ...shoppingFromDishes(dishes, asked.household.pantry),
    unknown,
    what: listed(dishes.map(({ name }) => quoted(name))),
    notes: choiceWords(choices),
    reads: [{ tool: 'listMenuIdeas', input: {} }, ...PANTRY],
  };
}

const WEEK = /\b(?:week(?:'?s|ly)?|menu|meal ?plan|dinners|lunches|meals)\b/i;
const NAMES_WEEK = /\bweek(?:'?s|ly)?\b/i;

/** 'Tuesday's tacos': the meal of the menu that is called so. */
function plannedCalled(asked: Asked, range: { from: string; to: string }): Planned | undefined {
  const { foods, dishes } = asked.slots;
  const names = [...foods.map(({ said }) => said), ...dishes.map(({ said }) => said)];
  return plannedIn(asked, range).find(({ text }) => names.some((name) => isCalled(text, name)));
}

/** The shopping that is wanted: of dishes, some days or a week. */
function needsIn(asked: Asked): Needs | undefined {
  const { text, focus } = asked;
  const range = rangeOf(asked);
  const planned = range && !NAMES_WEEK.test(text) ? plannedCalled(asked, range) : undefined;
  if (range && planned) return needsOfDays(withMeal(asked, planned.meal), range);
  const meant = dishesMeant(asked);
  if (meant) return needsOfDishes(asked, meant);
  // 'What's missing for it?'
  const spoken =
    range || WEEK.test(text) || focus.dish === undefined ? undefined : { ...asked.chosen, dish: focus.dish };
  const spokenOf = spoken && dishesMeant({ ...asked, chosen: spoken });
  if (spokenOf) return needsOfDishes(asked, spokenOf);
  if (range && !NAMES_WEEK.test(text)) return needsOfDays(asked, range);
  if (range || WEEK.test(text)) return needsOfWeek(asked, range?.from);
  if (focus.day !== undefined && plannedIn(asked, { from: focus.day, to: focus.day }).length > 0)
    return needsOfDays(withMeal(asked, focus.meal), { from: focus.day, to: focus.day });
  const unknown = dishesIn(asked);
  return unknown.length > 0
    ? needsOfDishes(asked, { choices: [], unknown, isNamedWithout: false })
    : undefined;
}

/** A list of its own is wanted, not things on the usual one. */
const NEW_LIST = /\b(?:make|create|build|start|new|generate|write|another)\b|\blists? (?:for|from|of)\b/i;

const inParts = (names: readonly { name: string }[]): string =>
  `${namesOf(names.slice(0, MOST_NAMED))}${names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : ''}`;

function nothingToBuy(needs: Needs, what: string): Plan {
  const { items, inPantry, unknown, reads } = needs;
  const has = inPantry.length > 0 ? `The pantry has everything for ${what}.` : undefined;
  const none =
    items.length + inPantry.length + unknown.length === 0
      ? `Nothing is on the menu for ${what} yet, so there's nothing to shop for.`
      : undefined;
  if (!has && unknown.length > 0)
    return {
      text: `I don't know what goes into ${listed([...new Set(unknown)].slice(0, 5).map(mealText), 'or')}. Tell me what you need for it, and I'll put that on the list.`,
      reads,
    };
  return {
    text: [has, none, ...(has ? (needs.notes ?? []) : []), unknownWords(unknown)].filter(Boolean).join(' '),
    reads,
  };
}

/** The list that the things go on: one of its own for a week where that is wanted. */
function targetOf(asked: Asked, { title }: Needs): Meant {
  const isOwn =
    NEW_LIST.test(asked.text) && asked.slots.lists.length === 0 && asked.chosen['which'] === undefined;
  if (title === undefined || !isOwn) return listMeant(asked);
  const there = asked.household.lists.findLast((list) => list.title === title);
  return there ? { list: there } : { title };
}

/** Things that a dish needs and the list of another store has. */
const onOthers = (
  { household }: Asked,
  { title }: Needs,
  items: Needs['items'],
  list: ShoppingList | undefined,
): { own: Needs['items']; words: string }[] =>
  (title === undefined ? household.lists.filter((one) => one !== list) : []).flatMap((one) => {
    const left = missingFrom({ items: waiting(one) }, items);
    const own = items.filter((item) => !left.includes(item));
    const words = `${capital(inParts(own))} ${isOrAre(own)} on ${titleOf(one)} already.`;
    return own.length > 0 ? [{ own, words }] : [];
  });

/** The needed things without those that the wish leaves out, and the words that say so. */
function wantedOf(asked: Asked, needs: Needs) {
  const isNamedWithout = dishesMeant(asked)?.isNamedWithout ?? false;
  const refused = isNamedWithout ? [] : refusedIn(asked);
  const { kept, words: without } = leftOut([...needs.items, ...needs.inPantry], refused);
  return {
    items: needs.items.filter((item) => kept.includes(item)),
    inPantry: needs.inPantry.filter((item) => kept.includes(item)),
    without,
  };
}

/** 'Add what's missing for the chili', 'a shopping list for this week' */
function fillList(asked: Asked): Plan {
  const { text, focus } = asked;
  const needs = needsIn(asked);
  if (!needs) return { text: 'For which dish or which week?', asked: 'dish' };
  const { what, reads, unknown, day = focus.day, meal } = needs;
  if (needs.asks !== undefined) return { text: needs.asks, asked: 'dish', reads };
  const { items, inPantry, without } = wantedOf(asked, needs);
  if (items.length === 0) {
    const nothing = nothingToBuy(needs, what);
    return { ...nothing, text: [nothing.text, ...without].filter(Boolean).join(' ') };
  }
  const meant = targetOf(asked, needs);
  if ('among' in meant) return askWhichList(meant.among);
  const list = 'list' in meant ? meant.list : undefined;
  const open = list
    ? missingFrom({ items: needs.title === undefined ? waiting(list) : list.items }, items)
    : items;
  const there = items.filter((item) => !open.includes(item));
  const elsewhere = onOthers(asked, needs, open, list);
  const missing = open.filter((item) => elsewhere.every(({ own }) => !own.includes(item)));
  const notes = [
    inPantry.length > 0 ? `The pantry has ${inParts(inPantry)}.` : undefined,
    list && there.length > 0
      ? `${capital(inParts(there))} ${isOrAre(there)} on ${titleOf(list)} already.`
      : undefined,
    ...elsewhere.map(({ words }) => words),
    ...without,
    ...(needs.notes ?? []),
    unknownWords(unknown),
  ];
  if (missing.length === 0)
    return {
      text: ['Nothing is left to add.', ...notes].filter(Boolean).join(' '),
      reads,
      ...(list ? { focus: focusOn(list) } : {}),
    };
  const fresh = missing.slice(0, MOST_ITEMS).map(({ name, qty }) => ({ name, qty }));
  const title = 'title' in meant ? meant.title : FIRST_TITLE;
  const first = isYesOrNo(text)
    ? `No, ${inParts(missing)} ${isOrAre(missing)} missing for ${what}.`
    : `For ${what} you need ${inParts(missing)}.`;
  const where = list ? `They go on ${titleOf(list)}.` : `They go on a new list, **${quoted(title)}**.`;
  return {
    text: [first, ...notes, `${where} ${cardWords(text)}`].filter(Boolean).join(' '),
    cards: [
      list
        ? { tool: 'addShoppingItems', input: { id: list.id, items: fresh } }
        : { tool: 'createShoppingList', input: { title, items: fresh } },
    ],
    reads,
    isAccounted: true,
    focus: {
      ...(list ? focusOn(list) : {}),
      things: [...fresh, ...there].map(({ name }) => name),
      ...(day === undefined ? {} : { day }),
      ...(meal === undefined ? {} : { meal }),
    },
  };
}

export const listFillAnswers: Answerers = { list_fill: fillList };
