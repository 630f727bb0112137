// Upgrades records written by earlier releases to the current schema (decision 022): images of the change log,
// tombstones, records stored in browsers, and edits waiting there. Missing fields get a value from the kind.
import { unsetValue } from './kind-facts.ts';
import type { Field, Fields, Kind } from './kind.ts';

/** A record, or some fields of one, as it was written. */
export type Image = Record<string, unknown>;

/** A change of a kind's schema that is more than new fields. */
interface Step {
  /** Number of today's schema; raised by one with every such change. Records without a step have schema 1. */
  schema: number;
  /**
   * Brings an image from schema `from` to today's. Names may be paths ('items.<id>.qty', 'meals.monday.lunch'), and
   * `merge` is among them where browsers keep the record. Only a whole image may get fields that it lacks: where the
   * empty value of a field changed, the old one.
   */
  upgrade(image: Image, from: number, isWhole: boolean): Image;
}

/** Steps by table; `kept_weekly_menu` means weekly menus as browsers store them. */
export const STEPS: Record<string, Step> = {};

/** Number of the schema in which records of this table are written today. */
export const schemaNumberOf = (table: string): number => STEPS[table]?.schema ?? 1;

/** Facts about a kind that an upgrade needs. */
export interface Growing extends Pick<Kind, 'table' | 'title' | 'fields'> {
  /** Stored in addition to the fields of the kind, with the empty value of each. */
  besides?: Image;
}

const STORED = new Set(['id', 'version', 'createdAt', 'updatedAt', 'merge']);

/**
 * The value of a field in records from before there was such a field. The migration that adds the column must give it
 * to the rows. Undefined for dates and moments that are required: only a step knows those.
 */
function olderValue(field: Field): unknown {
  const unset = unsetValue(field);
  if (unset !== undefined) return unset;
  if (field.is === 'text') return '';
  if (field.is === 'choice') return field.empty ?? field.of[0];
  return field.is === 'week' ? {} : undefined;
}

/** The older value of every field that has one. */
export const olderValues = (fields: Fields): Image =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = olderValue(field);
      return value === undefined ? [] : [[name, value]];
    }),
  );

const isObject = (value: unknown): value is Image =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part with all its fields; itself where none is missing. */
function wholePart(filling: Image, part: unknown): unknown {
  if (!isObject(part) || Object.keys(filling).every((name) => Object.hasOwn(part, name))) return part;
  return { ...filling, ...part };
}

/** A list of parts, or an image of the change log with the parts that differ by id. Itself where nothing is missing. */
function wholeParts(of: Fields, value: unknown): unknown {
  const filling = olderValues(of);
  if (Array.isArray(value)) {
    const parts = value.map((part) => wholePart(filling, part));
    return parts.some((part, at) => part !== value[at]) ? parts : value;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([id, part]) => [id, wholePart(filling, part)]));
}

/** An image in today's schema but for fields that are new or gone. */
export function stepped(table: string, image: Image, from: number, isWhole: boolean): Image {
  const { [table]: step } = STEPS;
  return step && from < step.schema ? step.upgrade(image, from, isWhole) : image;
}

const isKnown = ({ fields, besides }: Growing, name: string): boolean =>
  STORED.has(name) || Object.hasOwn(fields, name) || (besides !== undefined && Object.hasOwn(besides, name));

/** The fields of an image as they are called today. What is no field any more is left out. */
function known(kind: Growing, image: Image): Image {
  const upgraded: Image = {};
  for (const [name, value] of Object.entries(image)) {
    const [root = name] = name.split('.');
    if (!isKnown(kind, root)) continue;
    const field = kind.fields[name];
    upgraded[name] = field?.is === 'parts' ? wholeParts(field.of, value) : value;
  }
  return upgraded;
}

/** Some fields of a record in today's schema. */
export const upgradedFields = (kind: Growing, image: Image, from: number): Image =>
  known(kind, stepped(kind.table, image, from, false));

/** Values that complete a record; without its title it is not a record. */
export function fillingOf({ title, fields, besides }: Growing): Image {
  const { [title]: _, ...filling } = olderValues(fields);
  return { ...filling, ...besides };
}

/** A whole record in today's schema. */
export const upgradedRecord = (kind: Growing, image: Image, from: number): Image => ({
  ...fillingOf(kind),
  ...known(kind, stepped(kind.table, image, from, true)),
});
