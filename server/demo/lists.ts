// The demo family's shopping lists: the trip of this week, partly ticked, and three others.
import * as z from 'zod/mini';
import { food } from '#contract/food.ts';
import type { Home, Step } from './home.ts';
import { ParentKey } from '../demo-folder.ts';
import rows from './data/shopping-lists.json' with { type: 'json' };
import { mondayOf } from './when.ts';

const Item = z.strictObject({ name: z.string(), qty: z.string() });
const List = z.strictObject({
  key: z.string(),
  title: z.string(),
  by: ParentKey,
  day: z.int(),
  items: z.array(Item),
  /** Ticked later: on which day, by whom, and how many from the top. */
  ticked: z.strictObject({ day: z.int(), by: ParentKey, count: z.int() }),
});
type Item = z.infer<typeof Item>;
type List = z.infer<typeof List>;

/** Items on this week's list in addition to the meals. */
const EXTRAS: readonly Item[] = [
  { name: 'Milk', qty: '1 gallon' },
  { name: 'Bread', qty: '2 loaves' },
  { name: 'Bananas', qty: '6' },
  { name: 'Paper towels', qty: '2' },
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
  const fields = list.items.flatMap(({ name, qty }, at): [string, string][] => {
    const item = home.newId();
    home.remember(`list ${list.key} ${at}`, item);
    return [
      [`items.${item}.name`, name],
      [`items.${item}.qty`, qty],
    ];
  });
  const set = { title: list.title, ...Object.fromEntries(fields) };
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
  let items: Item[] = [];
  const made: Step = {
    day: monday - 1,
    time: '20:40',
    async run() {
      const { items: needed } = await home.call('nora', food.planShopping, { date: home.date(monday) });
      const ofMeals = needed.slice(0, FROM_THE_MEALS).map(({ name, qty }) => ({ name: capital(name), qty }));
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
  const others = z
    .array(List)
    .parse(rows)
    .flatMap(({ ticked, day, ...list }): Step[] => [
      { day, time: '19:05', run: () => begin(home, list) },
      ...Array.from({ length: ticked.count }, (_, at) => ({
        day: ticked.day,
        time: `10:${String(10 + 2 * at)}`,
        run: () => tick(home, ticked.by, list.key, at),
      })),
    ]);
  return [...others, ...thisWeek(home)];
}
