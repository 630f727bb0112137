// Meal records of a family that has used PipPal for years: 2,000 records, sent as browsers send them.
import { MOST_EDITS, type Collection } from '#contract/collections.ts';
import { keysOf } from '#contract/keys.ts';
import type { Edit, SyncAnswer } from '#contract/schemas/meal-sync.ts';
import { nextStamp } from '#rules/sync/stamps.ts';
import { newId } from '../server/db/records/ids.ts';
import type { SignedIn } from './account.ts';

/** Number of records of each kind. */
const AMOUNTS = { 'menu-ideas': 900, pantry: 800, 'weekly-menus': 100, 'shopping-lists': 200 } as const;
export const RECORDS = Object.values(AMOUNTS).reduce<number>((sum, amount) => sum + amount, 0);

const ITEMS = 12;
const WEEK_MS = 7 * 86_400_000;
const FIRST_MONDAY = Date.UTC(2025, 0, 6);

type Fields = Edit['set'];

const FIELDS: Record<Collection, (index: number) => Fields> = {
  'menu-ideas': (index) => ({
    name: `Dish ${index}`,
    description: 'A family favourite for busy evenings',
    mealType: (['breakfast', 'lunch', 'dinner', 'snack'] as const)[index % 4]!,
    ingredients: ['2 cups rice', '1 onion, chopped', '1 can black beans', `${(index % 5) + 1} tomatoes`],
    instructions: 'Cook the rice. Fry the onion. Add everything else and simmer for ten minutes.',
    prepTime: 10 + (index % 20),
    cookTime: 20 + (index % 30),
    servings: 4,
    tags: ['quick', index % 2 === 0 ? 'family' : 'guests'],
    isFavorite: index % 7 === 0,
  }),
  pantry: (index) => ({
    name: `Provision ${index}`,
    category: (['protein', 'dairy', 'produce', 'grains', 'pantry', 'frozen'] as const)[index % 6]!,
    quantity: `${(index % 9) + 1} bags`,
    notes: '',
  }),
  'weekly-menus': (index) => ({
    notes: `Week ${index}`,
    'monday.dinner': `Dish ${index}`,
    'wednesday.lunch': `Dish ${index + 1}`,
    'saturday.breakfast': 'Pancakes',
  }),
  'shopping-lists': (index) => ({
    title: `List ${index}`,
    ...Object.fromEntries(
      Array.from({ length: ITEMS }, () => newId()).flatMap((id, item): [string, string | boolean][] => [
        [`items.${id}.name`, `Thing ${item} of list ${index}`],
        [`items.${id}.qty`, `${item + 1}`],
        [`items.${id}.checked`, false],
      ]),
    ),
  }),
};

const idOf = (collection: Collection, index: number): string =>
  collection === 'weekly-menus'
    ? `week-${new Date(FIRST_MONDAY + index * WEEK_MS).toISOString().slice(0, 10)}`
    : newId();

/** The edits that make `amount` records of one collection. */
export function newRecords(collection: Collection, amount: number): Edit[] {
  let stamp: string | undefined;
  return Array.from({ length: amount }, (_, index) => {
    stamp = nextStamp(stamp, Date.now(), 'bench0');
    const set = FIELDS[collection](index);
    return { id: newId(), collection, recordId: idOf(collection, index), stamp, set, remove: [] };
  });
}

/** Brings edits to the server, as many at once as it takes. */
export async function bring(parent: SignedIn, edits: readonly Edit[]): Promise<void> {
  // Lists with many items make heavy edits: fewer of them fit into one body.
  const atOnce = Math.floor(MOST_EDITS / 4);
  let cursor: number | null = null;
  for (let from = 0; from < edits.length; from += atOnce) {
    const sent = edits.slice(from, from + atOnce);
    const answer: SyncAnswer = await parent.post('/api/meal-sync', { cursor, edits: sent });
    const { acknowledged } = answer;
    cursor = answer.cursor;
    if (acknowledged.length !== sent.length) throw new Error('Not every record was stored.');
  }
}

/** Gives the parent's household its records. */
export async function fillMeals(parent: SignedIn): Promise<void> {
  for (const collection of keysOf(AMOUNTS)) {
    await bring(parent, newRecords(collection, AMOUNTS[collection]));
  }
}
