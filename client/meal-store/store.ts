// The meal store for screens: records to read, and all ways to change them. A change shows at once; if this browser
// cannot store it, it is reverted and `NotKept` is thrown (MEAL-07).
import type { Collection } from '#contract/collections.ts';
import { menuId, type Day, type Meal } from '#contract/week.ts';
import { REQUIRED } from '#rules/sync/meal-fields.ts';
import { WHOLE, type Fields } from '#rules/sync/meal-merge.ts';
import {
  DAY_FIELDS,
  fieldsOf,
  type KeptRecord,
  type KeptShoppingList,
  type KeptWeeklyMenu,
  type MenuDay,
  type RecordsOf,
} from '#rules/sync/meal-records.ts';
import { addDays, dayOf } from '#rules/time/dates.ts';
import { editsFor } from './edits.ts';
import { newItems, nextItemIds, type NewListItem } from './items.ts';
import { Keeper } from './keeper.ts';
import { load } from './storage/load.ts';
import type { Stored } from './storage/stored.ts';
import type { Surroundings } from './storage/surroundings.ts';
import { MealSync, type SyncState } from './sync/sync.ts';

type Dated = 'id' | 'createdAt' | 'updatedAt';

/** Fields of a new record; omitted ones are empty. */
interface NewFields {
  pantry: { name: string } & Partial<Omit<RecordsOf['pantry'], Dated>>;
  'menu-ideas': { name: string } & Partial<Omit<RecordsOf['menu-ideas'], Dated>>;
  'shopping-lists': { title: string; items?: readonly NewListItem[] };
}

/** The fields of a record that can change; items and days have their own ways. */
interface ChangedFields {
  pantry: Partial<Omit<RecordsOf['pantry'], Dated>>;
  'menu-ideas': Partial<Omit<RecordsOf['menu-ideas'], Dated>>;
  'shopping-lists': { title?: string };
  'weekly-menus': { notes?: string };
}

interface MenuWish {
  weekStart: string;
  notes?: string;
  /** The days from `weekStart` on. */
  days?: readonly Partial<Omit<MenuDay, 'day'>>[];
}

export type LoadState = 'loading' | 'ready' | 'failed';

export class MealStore {
  readonly household: string;
  readonly keeper: Keeper;
  readonly sync: MealSync;
  readonly #now: () => number;
  readonly #newId: (at: number) => string;

  constructor(household: string, surroundings: Surroundings) {
    this.household = household;
    this.keeper = new Keeper(household, surroundings);
    this.sync = new MealSync(this.keeper);
    this.#now = surroundings.now;
    this.#newId = surroundings.newId;
    if (this.#load() > 0)
      surroundings.tell('Meal data set aside', "Some saved meal data couldn't be read, so it was set aside.");
  }

  /** Loads the data of this browser. Returns the number of unreadable keys. */
  #load(): number {
    try {
      return load(this.keeper);
    } catch {
      // The storage cannot be read at all: the server sends everything.
      this.keeper.cursor = null;
      return 0;
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => this.keeper.subscribe(listener);

  /** Retries after `state` became 'failed'. */
  readonly retry = (): void => {
    void this.sync.now();
    this.keeper.changed();
  };

  /**
   * Loading state of the records: ready at once when this browser has them, otherwise after the server's response. If
   * the server cannot be reached either, loading has failed; records that a parent adds nevertheless are stored and
   * shown.
   */
  get state(): LoadState {
    if (this.sync.hasAnswered || this.keeper.cursor !== null || this.#hasRecords) return 'ready';
    return this.sync.hasFailed && !this.sync.isRunning ? 'failed' : 'loading';
  }

  /** Resolves once the records are ready, or could not be loaded. */
  whenLoaded(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.subscribe(() => look());
      const look = () => {
        if (this.state === 'loading') return;
        stop();
        resolve();
      };
      look();
    });
  }

  get #hasRecords(): boolean {
    return this.keeper.entries.some(({ shown }) => shown !== null);
  }

  get syncState(): SyncState {
    return this.sync.state;
  }

  /** The shown records of a collection; the same array with the same records until they change. */
  records<C extends Collection>(collection: C): RecordsOf[C][] {
    return this.keeper.shelf(collection).records;
  }

  /** One record, if it is there. */
  find<C extends Collection>(collection: C, id: string): RecordsOf[C] | undefined {
    return (this.keeper.shelf(collection).entries.get(id)?.shown ?? undefined) as RecordsOf[C] | undefined;
  }

  #get<C extends Collection>(collection: C, id: string): RecordsOf[C] {
    const record = this.find(collection, id);
    if (!record) throw new Error('What was just kept is there.');
    return record;
  }

  /** Adds a record and returns it. */
  add<C extends keyof NewFields>(collection: C, fields: NewFields[C]): RecordsOf[C] {
    const id = this.#newId(this.#now());
    const { items, ...set } = fields as NewFields['shopping-lists'];
    const ids = nextItemIds(undefined, items?.length ?? 0, this.#now(), this.#newId);
    this.keeper.keep(
      editsFor(this.keeper, { collection, recordId: id, set: { ...set, ...newItems(ids, items ?? []) } }),
    );
    return this.#get(collection, id);
  }

  /** Changes some fields of a record. */
  change<C extends Collection>(collection: C, id: string, fields: ChangedFields[C]): void {
    this.write(collection, id, { ...fields });
  }

  /** Writes fields of a record by path. */
  write(collection: Collection, recordId: string, set: Partial<Fields>): void {
    this.keeper.keep(editsFor(this.keeper, { collection, recordId, set }));
  }

  /** Removes a record and returns a function that restores it. */
  remove(collection: Collection, id: string): () => void {
    const entry = this.keeper.shelf(collection).entry(id);
    const text = entry.text();
    if (text === null) return () => undefined;
    const before = JSON.parse(text) as Stored;
    const restore = this.#removePart(collection, id, WHOLE, REQUIRED[collection] ?? 'notes', before);
    return () => {
      const again = this.keeper.shelf(collection).entry(id);
      // The server may have confirmed already that it is gone; then only we still know what it held.
      if (!again.base) again.setBase(before);
      restore();
    };
  }

  /**
   * Removes a part. Returns a function that writes its field at `path` again with the same value: everything removed with
   * it is restored, others' edits included.
   */
  #removePart(
    collection: Collection,
    recordId: string,
    part: string,
    path: string,
    before: KeptRecord,
  ): () => void {
    const edits = editsFor(this.keeper, { collection, recordId, remove: [part] });
    this.keeper.keep(edits);
    return () => {
      const set = { [path]: fieldsOf(collection, before)[path] ?? '' };
      const after = edits[0]?.stamp;
      this.keeper.keep(editsFor(this.keeper, { collection, recordId, set, after, evenSame: true }));
    };
  }

  /** Adds items to a shopping list, in this order, after those it has. */
  addItems(listId: string, items: readonly NewListItem[]): KeptShoppingList['items'] {
    const list = this.#get('shopping-lists', listId);
    const ids = nextItemIds(list.items.at(-1)?.id, items.length, this.#now(), this.#newId);
    const set = newItems(ids, items);
    this.write('shopping-lists', listId, set);
    const added = new Set(ids);
    return this.#get('shopping-lists', listId).items.filter(({ id }) => added.has(id));
  }

  /** Changes some fields of an item. */
  changeItem(
    listId: string,
    itemId: string,
    fields: { name?: string; qty?: string; checked?: boolean },
  ): void {
    const set = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [`items.${itemId}.${name}`, value]),
    );
    this.write('shopping-lists', listId, set);
  }

  /** Removes an item and returns a function that restores it. */
  removeItem(listId: string, itemId: string): () => void {
    const before = this.find('shopping-lists', listId);
    if (!before?.items.some(({ id }) => id === itemId)) return () => undefined;
    const part = `items.${itemId}`;
    return this.#removePart('shopping-lists', listId, part, `${part}.name`, before);
  }

  /**
   * Saves the menu of a week: the one there is of that week is changed, otherwise a new one made (MEAL-08).
   * `movedFrom` is the menu whose week was changed: what it held moves along, and it goes.
   */
  saveMenu({ weekStart, notes, days }: MenuWish, movedFrom?: string): KeptWeeklyMenu {
    const id = menuId(weekStart);
    const collection = 'weekly-menus';
    const from = movedFrom === undefined || movedFrom === id ? undefined : this.find(collection, movedFrom);
    const moved = from ? fieldsOf(collection, from) : {};
    const wished = { ...moved, ...(days ? dayFields(weekStart, days) : {}) };
    if (notes !== undefined) wished['notes'] = notes;
    const isThere = this.find(collection, id) !== undefined;
    // Empty fields of a new menu, or of one that moves onto another, are not written: what is there, or what another
    // device wrote for the same week, stays.
    const set = isThere && !from ? wished : withTexts(wished);
    // A menu without any field would not be there.
    if (!isThere && Object.keys(set).length === 0) set['notes'] = '';
    this.keeper.keep([
      ...editsFor(this.keeper, { collection, recordId: id, set }),
      ...(from ? editsFor(this.keeper, { collection, recordId: from.id, remove: [WHOLE] }) : []),
    ]);
    return this.#get(collection, id);
  }

  /** Writes a meal into its place of a menu; an empty text clears the place. */
  placeMeal(id: string, weekday: Day, meal: Meal, text: string): void {
    this.write('weekly-menus', id, { [`${weekday}.${meal}`]: text });
  }

  /** Writes several meals into their places in one edit, as `placeMeal` does; a week without a menu gets one. */
  placeMeals(places: readonly { weekStart: string; weekday: Day; meal: Meal; text: string }[]): void {
    const collection = 'weekly-menus';
    const weeks = Map.groupBy(places, ({ weekStart }) => menuId(weekStart));
    this.keeper.keep(
      [...weeks].flatMap(([recordId, its]) => {
        const all = Object.fromEntries(its.map(({ weekday, meal, text }) => [`${weekday}.${meal}`, text]));
        const set = this.find(collection, recordId) ? all : withTexts(all);
        return editsFor(this.keeper, { collection, recordId, set });
      }),
    );
  }

  /** Resolves once the server has everything; rejects when it cannot be reached now. */
  whenSynced(): Promise<void> {
    return this.sync.whenSynced();
  }
}

/** The fields of days from the menu's first one on; those left out of a day stay as they are. */
function dayFields(weekStart: string, days: NonNullable<MenuWish['days']>): Fields {
  const fields: Fields = {};
  days.forEach((day, at) => {
    const weekday = dayOf(addDays(weekStart, at));
    for (const field of DAY_FIELDS) if (day[field] !== undefined) fields[`${weekday}.${field}`] = day[field];
  });
  return fields;
}

/** Only what holds a text. */
const withTexts = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
