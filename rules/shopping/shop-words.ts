// The tables of rules/data/same-foods.json in comparable form, made once when first needed.
import tables from '../data/same-foods.json' with { type: 'json' };
import { nameForm } from '../text/words.ts';

const namesIn = (list: string): string[] => list.split(', ');
const setOf = (list: readonly string[]): ReadonlySet<string> => new Set(list.map(nameForm));

interface SameFood {
  key: string;
  /** Name on a list. */
  name: string;
}

let names: Map<string, SameFood> | undefined;

/** Comparable name → the food it is another name for. */
export function entryNames(): ReadonlyMap<string, SameFood> {
  if (names) return names;
  names = new Map();
  for (const row of tables.sameFoods) {
    const [name = '', ...others] = namesIn(row);
    const key = nameForm(name);
    for (const other of [name, ...others]) names.set(nameForm(other), { key, name });
  }
  return names;
}

interface NameSets {
  prepared: ReadonlySet<string>;
  /** Told of fresh food only, so never part of a ware's own name. */
  alwaysFresh: ReadonlySet<string>;
  parts: ReadonlySet<string>;
  soldAsParts: ReadonlySet<string>;
  tap: ReadonlySet<string>;
  table: ReadonlySet<string>;
}

let sets: NameSets | undefined;

export const nameSets = (): NameSets =>
  (sets ??= {
    prepared: setOf(tables.prepared),
    alwaysFresh: setOf(tables.alwaysFresh),
    parts: setOf(tables.parts),
    soldAsParts: setOf(tables.soldAsParts),
    tap: setOf(tables.fromTheTap),
    table: setOf(tables.onEveryTable),
  });

const keyOf = (name: string): string => entryNames().get(nameForm(name))?.key ?? nameForm(name);

function keysBy(table: Readonly<Record<string, string>>): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const [name, list] of Object.entries(table)) {
    const known = keys.get(keyOf(name)) ?? new Set<string>();
    for (const other of namesIn(list)) known.add(keyOf(other));
    keys.set(keyOf(name), known);
  }
  return keys;
}

const NONE: ReadonlySet<string> = new Set();
let covers: Map<string, Set<string>> | undefined;
let kinds: Map<string, Set<string>> | undefined;

/** Keys that a pantry item covers, besides its own: 'frozen peas' are peas, too. */
export function coveredBy(key: string): ReadonlySet<string> {
  const known = (covers ??= keysBy(tables.standsFor)).get(key) ?? NONE;
  const kept = /^(?:canned|frozen) (.+)/.exec(key)?.[1];
  return kept === undefined ? known : new Set([keyOf(kept), ...known]);
}

/** Keys meant by a whole kind: 'cheese'. */
export const meantBy = (key: string): ReadonlySet<string> =>
  (kinds ??= keysBy(tables.kinds)).get(key) ?? NONE;
