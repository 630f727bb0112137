// The lists of rules/data/same-foods.ts in comparable form, made once when first needed.
import {
  FROM_THE_TAP,
  KINDS_BY_NAME,
  ON_EVERY_TABLE,
  PARTS,
  PREPARED,
  SAME_FOODS,
  SOLD_AS_PARTS,
  STANDS_FOR,
} from '../data/same-foods.ts';
import { nameForm } from '../text/words.ts';

const written = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
const setOf = (names: string): ReadonlySet<string> => new Set(written(names).map(nameForm));

interface SameFood {
  key: string;
  /** How it stands on a list. */
  name: string;
}

let names: Map<string, SameFood> | undefined;

/** Comparable name → the food it is another name for. */
export function entryNames(): ReadonlyMap<string, SameFood> {
  if (names) return names;
  names = new Map();
  for (const line of SAME_FOODS) {
    const [name = '', ...others] = written(line);
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
    prepared: setOf(PREPARED),
    alwaysFresh: setOf('large, small, medium, big, ripe, fresh, cooked, raw, leftover, cold, warm, hot'),
    parts: setOf(PARTS),
    soldAsParts: setOf(SOLD_AS_PARTS),
    tap: setOf(FROM_THE_TAP),
    table: setOf(ON_EVERY_TABLE),
  });

const keyOf = (name: string): string => entryNames().get(nameForm(name))?.key ?? nameForm(name);

function keysBy(rows: readonly (readonly [string, string])[]): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const [name, list] of rows) {
    const known = keys.get(keyOf(name)) ?? new Set<string>();
    for (const other of written(list)) known.add(keyOf(other));
    keys.set(keyOf(name), known);
  }
  return keys;
}

const NONE: ReadonlySet<string> = new Set();
let covers: Map<string, Set<string>> | undefined;
let kinds: Map<string, Set<string>> | undefined;

/** Which keys a thing in the pantry stands for, besides its own. */
export const coveredBy = (key: string): ReadonlySet<string> =>
  (covers ??= keysBy(STANDS_FOR)).get(key) ?? NONE;

/** Which keys a parent means who asks for a whole kind: 'cheese'. */
export const meantBy = (key: string): ReadonlySet<string> =>
  (kinds ??= keysBy(KINDS_BY_NAME)).get(key) ?? NONE;
