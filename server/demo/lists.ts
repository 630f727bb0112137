// The demo family's shopping lists: the trip of this week, partly ticked, and three others.
import { food } from '#contract/food.ts';
import type { Home, Step } from './home.ts';
import type { ParentKey } from '../demo-folder.ts';
import { mondayOf } from './when.ts';

type Item = readonly [name: string, qty?: string];

interface List {
  key: string;
  title: string;
  by: ParentKey;
  day: number;
  items: readonly Item[];
  /** Ticked later: on which day, by whom, and how many from the top; absent ones wait. */
  ticked?: { day: number; by: ParentKey; count: number };
}

const LISTS: readonly List[] = [
  {
    key: 'camping',
    title: 'Camping weekend',
    by: 'daniel',
    day: -236,
    items: [
      ['Potatoes', '5 lb'],
      ['Corn on the cob', '8'],
      ['Marshmallows', '2 bags'],
      ['Matches'],
      ['Sunscreen'],
      ['Bug spray'],
      ['Aluminum foil'],
    ],
    ticked: { day: -235, by: 'daniel', count: 7 },
  },
  {
    key: 'birthday',
    title: 'Finn’s birthday party',
    by: 'nora',
    day: -70,
    items: [
      ['Sponge cake mix', '2 boxes'],
      ['Strawberries', '3 lb'],
      ['Oat milk', '2 cartons'],
      ['Apple juice', '3 bottles'],
      ['Popcorn', '2 bags'],
      ['Balloons', '20'],
      ['Birthday candles', '8'],
      ['Gift bags', '9'],
    ],
    ticked: { day: -65, by: 'daniel', count: 8 },
  },
  {
    key: 'household',
    title: 'Pharmacy and household',
    by: 'nora',
    day: -9,
    items: [
      ['Children’s sunscreen'],
      ['Band-aids'],
      ['Toothpaste', '2'],
      ['Toilet paper', '12 rolls'],
      ['Dishwasher tablets'],
      ['Printer paper'],
    ],
    ticked: { day: -4, by: 'daniel', count: 2 },
  },
];

/** What this week's trip needs besides the meals. */
const EXTRAS: readonly Item[] = [
  ['Milk', '1 gallon'],
  ['Bread', '2 loaves'],
  ['Bananas', '6'],
  ['Kitchen roll', '2'],
];
/** So many things of the meals are on the list; the rest is at home, or comes from the garden. */
const FROM_THE_MEALS = 16;

/** The share of this week's list that is in the cart. */
const IN_THE_CART = 0.45;

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The title the app gives to the list of a week: 'Week of Nov 23'. */
function titleOfWeek(date: string): string {
  const month = new Date(`${date}T00:00:00Z`).toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
  return `Week of ${month} ${Number(date.slice(8))}`;
}

async function begin(home: Home, list: Omit<List, 'ticked' | 'day'>): Promise<void> {
  const id = home.newId();
  home.remember(`list ${list.key}`, id);
  const fields = list.items.flatMap(([name, qty = ''], at) => {
    const item = home.newId();
    home.remember(`list ${list.key} ${at}`, item);
    return [
      [`items.${item}.name`, name],
      [`items.${item}.qty`, qty],
    ];
  });
  const set = { title: list.title, ...(Object.fromEntries(fields) as Record<string, string>) };
  await home.sync(list.by, [home.edit(list.by, 'shopping-lists', id, { set })]);
}

async function tick(home: Home, by: ParentKey, key: string, at: number): Promise<void> {
  const path = `items.${home.idOf(`list ${key} ${at}`)}.checked`;
  const id = home.idOf(`list ${key}`);
  await home.sync(by, [home.edit(by, 'shopping-lists', id, { set: { [path]: true } })]);
}

/** The list of this week, made from its menu on the evening before it began, and the trip that is under way. */
function thisWeek(home: Home): Step[] {
  const monday = mondayOf(home, 0);
  const key = 'week';
  let items: readonly Item[] = [];
  const made: Step = {
    day: monday - 1,
    time: '20:40',
    async run() {
      const { items: needed } = await home.call('nora', food.planShopping, { date: home.date(monday) });
      const ofMeals = needed.slice(0, FROM_THE_MEALS).map(({ name, qty }): Item => [capital(name), qty]);
      items = [...ofMeals, ...EXTRAS];
      await begin(home, { key, title: titleOfWeek(home.date(monday)), by: 'nora', items });
    },
  };
  // As in the shop: one tick after the other, a minute apart.
  const trip: Step[] = Array.from({ length: FROM_THE_MEALS + EXTRAS.length }, (_, at) => ({
    day: -1,
    time: `20:${String(45 + Math.floor(at / 2))}`,
    run: async () => {
      if (at < items.length * IN_THE_CART) await tick(home, 'daniel', key, at);
    },
  }));
  return [made, ...trip];
}

/** Everything the parents did on shopping lists. */
export function listSteps(home: Home): Step[] {
  const others = LISTS.flatMap(({ ticked, day, ...list }): Step[] => [
    { day, time: '19:05', run: () => begin(home, list) },
    ...Array.from({ length: ticked?.count ?? 0 }, (_, at) => ({
      day: ticked?.day ?? 0,
      time: `10:${String(10 + 2 * at)}`,
      run: () => tick(home, ticked?.by ?? list.by, list.key, at),
    })),
  ]);
  return [...others, ...thisWeek(home)];
}
