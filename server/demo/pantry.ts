// The demo family's pantry, fridge and freezer: what is there today, and what was used up on the way.
import type { PantryCategory } from '#contract/food-entities.ts';
import type { Home, Step } from './home.ts';
import type { ParentKey } from '../demo-folder.ts';

type Row = readonly [name: string, quantity: string, notes?: string];

/** As entered when the family began; some quantities change below. */
const SHELVES: Record<PantryCategory, readonly Row[]> = {
  protein: [
    ['Chicken thighs', '2 lb', 'Freeze what is left by Thursday'],
    ['Ground turkey', '1 lb'],
    ['Eggs', '10'],
    ['Firm tofu', '1 block'],
    ['Smoked ham', '6 slices', 'For school lunches'],
  ],
  dairy: [
    ['Milk', '1/2 gallon'],
    ['Lactose-free milk', '1 quart', 'Lucy'],
    ['Cheddar', '8 oz'],
    ['Plain yogurt', '1 tub'],
    ['Butter', '2 sticks'],
  ],
  produce: [
    ['Apples', '8'],
    ['Bananas', '5'],
    ['Carrots', '2 lb'],
    ['Onions', '6'],
    ['Garlic', '2 heads'],
    ['Potatoes', '5 lb'],
    ['Sweet potatoes', '3'],
    ['Lemons', '4'],
    ['Broccoli', '1 head'],
    ['Bell peppers', '3'],
    ['Baby spinach', '1 bag'],
    ['Cucumbers', '2'],
  ],
  grains: [
    ['Basmati rice', '4 lb'],
    ['Spaghetti', '2 boxes'],
    ['Penne', '1 box'],
    ['Rolled oats', '1 canister'],
    ['Whole wheat bread', '1 loaf'],
    ['Corn tortillas', '20'],
    ['All-purpose flour', '5 lb'],
    ['Couscous', '1 box'],
  ],
  pantry: [
    ['Diced tomatoes', '4 cans'],
    ['Tomato paste', '2 cans'],
    ['Black beans', '3 cans'],
    ['Chickpeas', '2 cans'],
    ['White beans', '2 cans'],
    ['Red lentils', '1 bag'],
    ['Coconut milk', '2 cans'],
    ['Tuna', '4 cans'],
    ['Chicken broth', '3 cartons', 'Low sodium, for Grandma'],
    ['Olive oil', '1 bottle'],
    ['Canola oil', '1 bottle'],
    ['Soy sauce', '1 bottle'],
    ['Honey', '1 jar'],
    ['Strawberry jam', '1 jar'],
    ['Sunflower seed butter', '2 jars', 'Instead of peanut butter'],
    ['Brown sugar', '1 bag'],
    ['Baking powder', '1 can'],
    ['Ground cumin', '1 jar'],
    ['Paprika', '1 jar'],
    ['Cinnamon', '1 jar'],
  ],
  frozen: [
    ['Frozen peas', '2 bags'],
    ['Frozen corn', '1 bag'],
    ['Frozen berries', '1 bag', 'For oatmeal'],
    ['Salmon fillets', '4'],
    ['Vegetable soup', '2 boxes', 'Homemade'],
  ],
  beverages: [
    ['Oat milk', '3 cartons', 'Lucy'],
    ['Apple juice', '1 bottle'],
    ['Coffee', '1 bag'],
  ],
  other: [
    ['Dishwasher tablets', '30'],
    ['Freezer bags', '1 box'],
  ],
};

interface Change {
  day: number;
  time: string;
  by: ParentKey;
  name: string;
  /** The new quantity; null takes it out, because it is used up. */
  quantity: string | null;
}

/** What the parents wrote down since then; a name that is not there any more is bought again. */
const CHANGES: readonly Change[] = [
  { day: -96, time: '18:20', by: 'daniel', name: 'Couscous', quantity: null },
  { day: -61, time: '09:45', by: 'nora', name: 'Red lentils', quantity: '2 bags' },
  { day: -34, time: '17:05', by: 'nora', name: 'Coffee', quantity: null },
  { day: -27, time: '10:30', by: 'daniel', name: 'Coffee', quantity: '2 bags' },
  { day: -24, time: '18:50', by: 'nora', name: 'Couscous', quantity: '2 boxes' },
  { day: -18, time: '17:40', by: 'daniel', name: 'Coconut milk', quantity: '1 can' },
  { day: -11, time: '19:10', by: 'nora', name: 'Vegetable soup', quantity: '1 box' },
  { day: -8, time: '10:15', by: 'daniel', name: 'Oat milk', quantity: '4 cartons' },
  { day: -8, time: '10:16', by: 'daniel', name: 'Eggs', quantity: '12' },
  { day: -4, time: '18:35', by: 'nora', name: 'Chicken thighs', quantity: '1 lb' },
  { day: -3, time: '07:40', by: 'daniel', name: 'Milk', quantity: '1 quart' },
  { day: -2, time: '18:25', by: 'nora', name: 'Eggs', quantity: '4' },
  { day: -1, time: '07:35', by: 'nora', name: 'Bananas', quantity: '2' },
];

const keyOf = (name: string) => `pantry ${name}`;
const shelfOf = (name: string): PantryCategory => {
  const [shelf] = Object.entries(SHELVES).find(([, rows]) => rows.some(([one]) => one === name)) ?? [];
  return (shelf as PantryCategory | undefined) ?? 'other';
};

function added(home: Home, by: ParentKey, [name, quantity, notes = '']: Row) {
  const id = home.newId();
  home.remember(keyOf(name), id);
  return home.edit(by, 'pantry', id, { set: { name, category: shelfOf(name), quantity, notes } });
}

/** Everything the parents did in the pantry. */
export function pantrySteps(): Step[] {
  const gone = new Set<string>();
  const first: Step[] = Object.values(SHELVES).map((rows, at) => ({
    day: -352,
    time: `14:${String(10 + 4 * at).padStart(2, '0')}`,
    run: (home) =>
      home.sync(
        'nora',
        rows.map((row) => added(home, 'nora', row)),
      ),
  }));
  const later = CHANGES.map(({ day, time, by, name, quantity }): Step => {
    const isGone = gone.delete(name);
    if (quantity === null) gone.add(name);
    return {
      day,
      time,
      run(home) {
        if (isGone && quantity !== null) return home.sync(by, [added(home, by, [name, quantity])]);
        const change = quantity === null ? { remove: ['record'] } : { set: { quantity } };
        return home.sync(by, [home.edit(by, 'pantry', home.idOf(keyOf(name)), change)]);
      },
    };
  });
  return [...first, ...later];
}
