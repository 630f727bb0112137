// The board of a kitchen tablet: ten days and the shopping lists, cut to what a guest in the kitchen may read
// (decision 035).
import type { ShoppingList } from '#contract/kinds/shopping-list.ts';
import type { BoardDay, BoardList, KioskBoard } from '#contract/schemas/kiosk.ts';
import { SCHOOL_SETTINGS_ID } from '#contract/kinds/school.ts';
import { appointmentEvents } from '#rules/calendar/events/appointment-events.ts';
import { MOST_DAYS, withLaterDays } from '#rules/calendar/events/later-days.ts';
import { lessonEvents } from '#rules/calendar/events/lesson-events.ts';
import { schoolEvents } from '#rules/calendar/events/school-events.ts';
import { schoolsOf } from '#rules/calendar/events/schools.ts';
import { prepareChecks } from '#rules/food/conflicts.ts';
import { checkFor } from '#rules/food/meal-concerns.ts';
import { addDays, todayIn } from '#rules/time/dates.ts';
import type { Context } from '../context.ts';
import { eatingFamily } from '../eating-family.ts';
import { inTurns } from '../in-turns.ts';
import { boardDay } from './board-days.ts';

/** Days on the board. It begins with yesterday, for tablets whose clock is behind, and outlasts a day without connection. */
const DAYS = 10;
/** A menu runs for six days after its first. */
const MENU_DAYS = 6;
const MOST_LISTS = 20;
const MOST_ITEMS = 200;

/** Items to buy come first, so that they are among those shown. */
function listOf({ id, title, items }: ShoppingList): BoardList {
  const open = items.filter(({ checked }) => !checked);
  const shown = [...open, ...items.filter(({ checked }) => checked)].slice(0, MOST_ITEMS);
  return { id, title, items: shown, more: items.length - shown.length };
}

async function listsOf(context: Context): Promise<BoardList[]> {
  const lists = await context.records('shopping_list').list();
  return lists.toReversed().slice(0, MOST_LISTS).map(listOf);
}

async function readEvents(context: Context, dates: readonly string[], members: Members) {
  const { timeZone: zone } = context.actor;
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  // Instants that hold the days in every zone, also of what began before them.
  const appointments = await context.records('medical_appointment').list({
    range: {
      field: 'appointmentDate',
      from: `${addDays(first, -1 - MOST_DAYS)}T00:00:00.000Z`,
      before: `${addDays(last, 3)}T00:00:00.000Z`,
    },
  });
  const settings = await context.records('school_settings').find(SCHOOL_SETTINGS_ID);
  const further = await context.records('school').list();
  const lessons = await context
    .records('school_day')
    .list({ range: { field: 'date', from: first, before: addDays(last, 1) } });
  const names = new Map(members.map(({ id, name }) => [id, name]));
  return [
    ...withLaterDays(appointmentEvents(appointments, zone)),
    ...schoolEvents(schoolsOf(settings ?? null, further, members), names),
    ...lessonEvents(lessons, names),
  ];
}

type Members = Awaited<ReturnType<typeof membersOf>>;
const membersOf = (context: Context) => context.records('family_member').list();

async function daysOf(context: Context, members: Members): Promise<BoardDay[]> {
  const { timeZone, kiosk } = context.actor;
  const yesterday = addDays(todayIn(context.now(), timeZone), -1);
  const dates = Array.from({ length: DAYS }, (_, day) => addDays(yesterday, day));
  const events = await readEvents(context, dates, members);
  const menus = await context.records('weekly_menu').list({
    range: { field: 'weekStartDate', from: addDays(yesterday, -MENU_DAYS), before: addDays(yesterday, DAYS) },
  });
  // Marks name the food and the person, never the record.
  const eaters = await eatingFamily(context);
  await inTurns(prepareChecks(eaters));
  const check = checkFor(eaters, await context.records('menu_idea').list());
  const showTitles = kiosk?.showTitles ?? true;
  return inTurns(eachDay(dates, { events, menus, members, check, showTitles }));
}

function* eachDay(dates: readonly string[], input: Parameters<typeof boardDay>[1]) {
  const days: BoardDay[] = [];
  for (const date of dates) {
    days.push(boardDay(date, input));
    yield;
  }
  return days;
}

/** Everything the tablet shows. `appVersion` makes it load a new version of the app. */
export async function kioskBoard(context: Context, appVersion: string): Promise<KioskBoard> {
  const { accounts, actor } = context;
  const members = await membersOf(context);
  return {
    household: (await accounts.households.find(actor.householdId))?.name ?? '',
    timeZone: actor.timeZone,
    appVersion,
    isTablet: actor.kiosk !== undefined,
    people: members.map(({ id, name }) => ({ id, name })),
    days: await daysOf(context, members),
    lists: await listsOf(context),
  };
}
