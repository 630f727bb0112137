// Object.keys and Object.fromEntries with their types, for objects whose properties are all declared.

/** The cast is sound only for objects that have no properties besides the declared ones: tables of constants. */
export const keysOf = <T extends object>(table: T): (keyof T & string)[] =>
  Object.keys(table) as (keyof T & string)[];

/** An object with a value for each of `names`. The cast is sound only where these are all of `K`. */
export const byName = <K extends string, V>(names: readonly K[], valueOf: (name: K) => V): Record<K, V> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<K, V>;
