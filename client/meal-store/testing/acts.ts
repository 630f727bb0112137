// Random actions of parents on a store, each with its entry in the ledger. An edit that the browser could not store
// does not count.
import type { Collection } from '#contract/collections.ts';
import { DAYS, MEALS, menuId } from '#contract/week.ts';
import type { Fields } from '#rules/sync/meal-merge.ts';
import { fieldsOf } from '#rules/sync/meal-records.ts';
import { NotKept } from '../not-kept.ts';
import { shownFields, type Ledger, type WrittenRecord } from './ledger.ts';
import type { Tab } from './world.ts';

/** Numbers that decide where and what. */
interface Choice {
  n: number;
  m: number;
}

const WEEKS = ['2026-11-23', '2026-11-30', '2026-12-02'] as const;
const CHANGES = [
  ['pantry', 'name'],
  ['pantry', 'quantity'],
  ['menu-ideas', 'instructions'],
  ['shopping-lists', 'title'],
  ['weekly-menus', 'notes'],
] as const;

const pick = <T>(from: readonly T[], at: number): T | undefined => from[at % Math.max(from.length, 1)];
const textsOf = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

function wasKept(act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (error instanceof NotKept) return false;
    throw error;
  }
}

export class Acts {
  readonly #ledger: Ledger;
  readonly #undos: { tab: Tab; place: WrittenRecord; seen: Fields; undo: () => void }[] = [];
  #values = 0;

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  readonly all = [
    'add',
    'change',
    'addItem',
    'changeItem',
    'tick',
    'remove',
    'removeItem',
    'undo',
    'plan',
    'place',
    'move',
  ] as const;

  #value(): string {
    this.#values += 1;
    return `v${this.#values}`;
  }

  /** Writes fields of what is there, or is made by this. */
  #write(tab: Tab, place: WrittenRecord, fields: Fields, act: () => void): void {
    const seen = shownFields(tab.store, place);
    if (wasKept(act)) this.#ledger.write(seen, place, fields);
  }

  add(tab: Tab, { n }: Choice): void {
    const collection = pick(['pantry', 'menu-ideas', 'shopping-lists'] as const, n)!;
    const fields: Fields = { [collection === 'shopping-lists' ? 'title' : 'name']: this.#value() };
    wasKept(() => {
      const { id } = tab.store.add(collection, fields as { name: string; title: string });
      this.#ledger.write({}, { collection, id }, fields);
    });
  }

  change(tab: Tab, { n, m }: Choice): void {
    const [collection, field] = pick(CHANGES, n)!;
    const id = pick<{ id: string }>(tab.store.records(collection), m)?.id;
    if (id === undefined) return;
    const fields = { [field]: this.#value() };
    this.#write(tab, { collection, id }, fields, () => tab.store.change(collection, id, fields));
  }

  #list(tab: Tab, { n }: Choice) {
    const list = pick(tab.store.records('shopping-lists'), n);
    return list && { list, place: { collection: 'shopping-lists', id: list.id } as const };
  }

  #item(tab: Tab, choice: Choice) {
    const found = this.#list(tab, choice);
    const item = found && pick(found.list.items, choice.m);
    return item && { ...found, item };
  }

  addItem(tab: Tab, choice: Choice): void {
    const found = this.#list(tab, choice);
    if (!found) return;
    const name = this.#value();
    wasKept(() => {
      const seen = shownFields(tab.store, found.place);
      const added = tab.store.addItems(found.list.id, [{ name }, { name: `${name}b`, qty: name }]);
      for (const item of added)
        this.#ledger.write(seen, found.place, { [`items.${item.id}.name`]: item.name });
    });
  }

  changeItem(tab: Tab, choice: Choice): void {
    const found = this.#item(tab, choice);
    if (!found) return;
    const field = pick(['name', 'qty'] as const, choice.n + choice.m)!;
    const value = this.#value();
    this.#write(tab, found.place, { [`items.${found.item.id}.${field}`]: value }, () =>
      tab.store.changeItem(found.list.id, found.item.id, { [field]: value }),
    );
  }

  tick(tab: Tab, choice: Choice): void {
    const found = this.#item(tab, choice);
    if (!found) return;
    const { list, item, place } = found;
    if (wasKept(() => tab.store.changeItem(list.id, item.id, { checked: !item.checked })))
      this.#ledger.tick(tab, place, `items.${item.id}.checked`);
  }

  #removal(tab: Tab, place: WrittenRecord, part: string | undefined, act: () => () => void): void {
    const seen = shownFields(tab.store, place);
    wasKept(() => {
      const undo = act();
      this.#ledger.remove(seen, tab, place, part);
      const touched = part === undefined ? seen : { [`${part}.name`]: seen[`${part}.name`] ?? '' };
      this.#undos.push({ tab, place, seen: touched, undo });
    });
  }

  remove(tab: Tab, { n, m }: Choice): void {
    const collection: Collection = pick(['pantry', 'shopping-lists', 'weekly-menus'] as const, n)!;
    const id = pick<{ id: string }>(tab.store.records(collection), m)?.id;
    if (id !== undefined)
      this.#removal(tab, { collection, id }, undefined, () => tab.store.remove(collection, id));
  }

  removeItem(tab: Tab, choice: Choice): void {
    const found = this.#item(tab, choice);
    if (found)
      this.#removal(tab, found.place, `items.${found.item.id}`, () =>
        tab.store.removeItem(found.list.id, found.item.id),
      );
  }

  /** Takes the last removal of this tab back, as the toast offers it. */
  undo(tab: Tab): void {
    const last = this.#undos.findLast((one) => one.tab === tab);
    if (!last || !tab.device.tabs.includes(tab)) return;
    this.#undos.splice(this.#undos.indexOf(last), 1);
    const path = Object.keys(last.seen).find((name) => /(^|\.)name$|^title$/.test(name)) ?? 'notes';
    const fields = { [path]: last.seen[path] ?? '' };
    const seen = shownFields(tab.store, last.place);
    if (wasKept(last.undo)) this.#ledger.write(seen, last.place, fields, true);
  }

  plan(tab: Tab, { n, m }: Choice): void {
    const weekStart = pick(WEEKS, n)!;
    const place = { collection: 'weekly-menus', id: menuId(weekStart) } as const;
    const dinner = this.#value();
    const days = Array.from({ length: 7 }, (_, at) => (at === m % 7 ? { dinner } : {}));
    const seen = shownFields(tab.store, place);
    wasKept(() => {
      const menu = tab.store.saveMenu({ weekStart, days });
      const path =
        Object.entries(fieldsOf('weekly-menus', menu)).find(([, value]) => value === dinner)?.[0] ?? '';
      this.#ledger.write(seen, place, { [path]: dinner });
    });
  }

  place(tab: Tab, { n, m }: Choice): void {
    const id = pick(tab.store.records('weekly-menus'), n)?.id;
    if (id === undefined) return;
    const [day, meal, text] = [pick(DAYS, m)!, pick(MEALS, n + m)!, this.#value()];
    this.#write(tab, { collection: 'weekly-menus', id }, { [`${day}.${meal}`]: text }, () =>
      tab.store.placeMeal(id, day, meal, text),
    );
  }

  /** Changes the week of a menu. */
  move(tab: Tab, { n, m }: Choice): void {
    const from = pick(tab.store.records('weekly-menus'), n);
    const weekStart = pick(WEEKS, m)!;
    if (!from || from.weekStart === weekStart) return;
    const place = { collection: 'weekly-menus', id: menuId(weekStart) } as const;
    const left = { collection: 'weekly-menus', id: from.id } as const;
    const [seen, moved] = [shownFields(tab.store, place), shownFields(tab.store, left)];
    if (!wasKept(() => tab.store.saveMenu({ weekStart }, from.id))) return;
    // Another tab may move the same texts to the same week.
    this.#ledger.write(seen, place, textsOf(moved), true);
    this.#ledger.remove(moved, tab, left);
  }
}
