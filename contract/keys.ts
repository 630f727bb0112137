// Object.keys with its types: the names of a record whose properties are all declared.

/** The cast is sound only for objects that have no properties besides the declared ones: tables of constants. */
export const keysOf = <T extends object>(table: T): (keyof T & string)[] =>
  Object.keys(table) as (keyof T & string)[];
