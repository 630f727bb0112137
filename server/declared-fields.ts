// Cuts the results of our own functions to the fields their schema declares. Their values were checked when they were
// stored: to check ten thousand rows again costs more than to read them. Tests check them (testing/declared-answers.ts).
import type * as z from 'zod/mini';
import { mapInTurns } from './in-turns.ts';

/** Returns a value without the fields that are not declared; it may be the value itself. */
type Cut = (value: unknown) => unknown;

const unchanged: Cut = (value) => value;
const SCALARS = new Set(['string', 'number', 'boolean', 'enum', 'literal', 'null', 'undefined', 'any']);

/** Trims and the like are part of a value's meaning. */
const changesValues = ({ checks = [] }: z.core.$ZodTypeDef): boolean =>
  checks.some((check) => check._zod.def.check === 'overwrite');

function ofObject({ shape, catchall }: z.core.$ZodObjectDef): Cut {
  // A loose object declares that it may have any field.
  if (catchall && catchall._zod.def.type !== 'never') return unchanged;
  const fields = Object.entries(shape).map(([name, schema]) => [name, cutTo(schema)] as const);
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const kept: Record<string, unknown> = {};
    for (const [name, cut] of fields) {
      // A default is filled in where there is nothing.
      const field = cut(value[name as keyof typeof value]);
      if (field !== undefined || name in value) kept[name] = field;
    }
    return kept;
  };
}

const ofMany = (cut: Cut): Cut =>
  cut === unchanged ? unchanged : (value) => (Array.isArray(value) ? value.map(cut) : value);

const ofPresent = (cut: Cut): Cut =>
  cut === unchanged ? unchanged : (value) => (value === null || value === undefined ? value : cut(value));

/**
 * The function that cuts a value to what `schema` declares, made once for many values. Where the schema itself changes
 * values (a default, a transform) or chooses between shapes, that part is parsed and throws zod's error.
 */
export function cutTo(schema: z.core.$ZodType): Cut {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const parsed: Cut = (value) => (schema as z.ZodMiniType).parse(value);
  if (changesValues(def)) return parsed;
  if (def.type === 'object') return ofObject(def);
  if (def.type === 'nullable' || def.type === 'optional') return ofPresent(cutTo(def.innerType));
  if (def.type === 'array') return ofMany(cutTo(def.element));
  return SCALARS.has(def.type) ? unchanged : parsed;
}

/** Like `cutTo`; a long list is cut in slices. */
export function cutInTurns(schema: z.core.$ZodType): (value: unknown) => Promise<unknown> {
  const cut = cutTo(schema);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (cut === unchanged || def.type !== 'array' || changesValues(def)) return async (value) => cut(value);
  const cutOne = cutTo(def.element);
  return async (value) => (Array.isArray(value) ? mapInTurns(value, cutOne) : cut(value));
}
