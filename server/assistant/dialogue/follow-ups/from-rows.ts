// Follow-ups in closed words as rows of data: 'make it lactaid' after a dish, 'put it back' after a removal. A row says after which
// intents it counts, which words it has, what has to be known, and the wish that it is.
import kitchenRows from './data/of-kitchen.json' with { type: 'json' };
import recordRows from './data/of-records.json' with { type: 'json' };
import { NO_THINGS } from '../account/no-things.ts';
import type { KindName } from '#contract/kinds.ts';
import { nameForm } from '#rules/text/words.ts';
import { weekStart } from '#rules/time/dates.ts';
import { dayAndMonth } from '../../text/say.ts';
import { isNone, listBefore, recordOf, type Attached, type Message } from '../message.ts';
import type { Slots } from '../../reading/slots.ts';

interface Row {
  /** Intents of the answer before, and words of the message. */
  after: string;
  said: string;
  /** 'dish day', 'dish|dishes': known from before. */
  needs?: string;
  /** No word of what the first group found. */
  unless?: string;
  /** 'days foods|dishes': each with a value; and slots that have none. */
  has?: string;
  none?: string;
  /** The record of this kind that is spoken of. */
  which?: KindName;
  to: string;
  /** Changes of the slots, one after the other. */
  with?: string;
  /** The wish in whole words, or the words that stand in the place of those found. */
  text?: string;
  swap?: string;
  chosen?: Record<string, string>;
}

const ROWS = ([...kitchenRows, ...recordRows] as readonly Row[]).map((row) => ({
  ...row,
  after: new RegExp(row.after),
  said: new RegExp(row.said, 'u'),
  unless: row.unless === undefined ? undefined : new RegExp(row.unless),
}));

export const onDay = (day: string): Slots['days'] => [{ date: day, span: [0, 0], isPast: false }];
export const thingOf = (name: string): Slots['foods'] => [{ name, said: name.toLowerCase(), ids: [] }];

const monthDay = (date: string): string => dayAndMonth(date).toLowerCase();

/** The one day that a menu was asked for, else the open days of its week. */
function gapsOf({ days }: Slots, today: string): string {
  const [day, ...others] = days;
  const isOne = day !== undefined && others.length === 0 && day.endDate === undefined;
  return isOne
    ? monthDay(day.date)
    : `the empty days, in the week of ${monthDay(weekStart(day?.date ?? today))}`;
}

/** The open thing of the list spoken of that the words name, or a part of its name: 'the batteries' of AA batteries. */
function onListIn(
  text: string,
  { household }: Message['spoken'],
  id: string | undefined,
): string | undefined {
  const list = household.lists.find((one) => one.id === id);
  const words = new Set(nameForm(text).split(' '));
  return list?.items.find(
    ({ name, checked }) => !checked && words.has(nameForm(name).split(' ').at(-1) ?? ''),
  )?.name;
}

/** Things known from before, by the names that rows have for them. */
function knownIn({ reading, slots, spoken, text }: Message): Record<string, string | undefined> {
  const { state } = spoken;
  const { dish, dishes = [], day, things = [] } = state.focus;
  const [list] = slots.lists.length > 0 ? slots.lists : listBefore(spoken);
  return {
    text,
    said: reading.said,
    meal: state.focus.meal,
    dish,
    dishes: dishes[0],
    day,
    things: things.length > 0 ? things.map((name) => name.toLowerCase()).join(' and ') : undefined,
    food: [...state.slots.foods, ...state.slots.dishes][0]?.said,
    list: list?.said,
    onlist: onListIn(text, spoken, list?.ids[0]),
    thelist: 'the list',
    thing: things.at(-1)?.toLowerCase(),
    // Nothing waits.
    waits: state.cards.length > 0 && spoken.written.length === 0 ? 'yes' : undefined,
    settled: state.cards.length > 0 && spoken.written.length === 0 ? undefined : 'yes',
    cards: state.cards[0]?.tool,
    before: state.text,
    who: state.slots.people[0]?.said.replace(/['’]s$/, ''),
    meals: slots.meals[0] ?? state.focus.meal ?? 'dinner',
    date: monthDay(slots.days[0]?.date ?? spoken.facts.today),
    gaps: gapsOf(state.slots, spoken.facts.today),
  };
}

const SLOTS: Readonly<Record<string, (slots: Slots, message: Message) => Partial<Slots>>> = {
  before: (_, { spoken }) => spoken.state.slots,
  clear: () => ({ ...NO_THINGS, pronouns: [] }),
  day: (_, { spoken: { state } }) => ({ days: onDay(state.focus.day ?? ''), pronouns: [] }),
  days: (_, { spoken: { state } }) => ({ days: state.slots.days }),
  meal: (_, { spoken: { state } }) => ({ meals: state.focus.meal === undefined ? [] : [state.focus.meal] }),
  foods: (_, { spoken: { state } }) => ({ foods: state.slots.foods, dishes: state.slots.dishes }),
  things: (_, { spoken: { state } }) => ({ foods: (state.focus.things ?? []).flatMap(thingOf) }),
  thing: (_, { spoken: { state } }) => ({ foods: (state.focus.things ?? []).slice(-1).flatMap(thingOf) }),
  ordinals: ({ ordinals }) => ({ ordinals }),
  nodays: () => ({ days: [] }),
  nobody: () => ({ people: [], groups: [] }),
  lists: ({ lists }, { spoken }) => ({ lists: lists.length > 0 ? lists : listBefore(spoken) }),
  people: ({ people }, { spoken: { state } }) => ({
    people: people.length > 0 ? people : state.slots.people,
    groups: state.slots.groups,
  }),
};

const split = (words = ''): string[] => words.split(' ').filter(Boolean);

/** True where each of 'foods|dishes people' has a value, and none of the other slots. */
export const fitsSlots = (slots: Slots, has?: string, none?: string): boolean =>
  split(has).every((names) => !isNone(slots, ...(names.split('|') as (keyof Slots)[]))) &&
  isNone(slots, ...(split(none) as (keyof Slots)[]));

/** The wish of the first row that a message is one of; undefined where it is none. */
export function fromRows(message: Message): Attached | undefined {
  const { reading, text, slots, spoken } = message;
  const known = knownIn(message);
  const oneOf = (names: string): string | undefined =>
    names
      .split('|')
      .map((name) => known[name])
      .find((value) => value !== undefined);
  const row = ROWS.find(
    ({ after, said, unless, needs, has, none, which }) =>
      after.test(spoken.state.intent) &&
      said.test(text) &&
      unless?.test(said.exec(text)?.[1] ?? '') !== true &&
      split(needs).every((names) => oneOf(names) !== undefined) &&
      fitsSlots(slots, has, none) &&
      (which === undefined || recordOf(reading, spoken, which) !== undefined),
  );
  if (!row) return undefined;
  const found = row.said.exec(text) ?? [];
  const filled = (words: string): string =>
    words
      .replace(/\{([\w|]+)\}/g, (_, names: string) => oneOf(names) ?? '')
      .replace(/\$(\d)/g, (_, at: string) => found[Number(at)]?.trim() ?? '');
  const which = row.which && recordOf(reading, spoken, row.which);
  const changes = split(row.with).map((name) => SLOTS[name]?.(slots, message) ?? {});
  return {
    intent: row.to,
    slots: Object.assign({}, slots, ...changes) as Slots,
    chosen: {
      ...Object.fromEntries(Object.entries(row.chosen ?? {}).map(([name, value]) => [name, filled(value)])),
      ...(which ? { which } : {}),
    },
    ...(row.swap === undefined ? {} : { text: text.replace(row.said, row.swap) }),
    ...(row.text === undefined ? {} : { text: filled(row.text) }),
  };
}
