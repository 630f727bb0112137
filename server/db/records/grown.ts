// Upgrades stored images of household records to the current schema (decision 022), and lists the values that images omit.
import { KINDS, kindNamed, type KindName } from '#contract/kinds.ts';
import { fillingOf, upgradedFields, upgradedRecord, type Growing } from '#contract/upgrade.ts';
import type { Fields } from './fields.ts';
import type { TableName } from './tables.ts';

/** Fields of a weekly menu in addition to those of its kind. */
const BESIDES: Partial<Record<KindName, Fields>> = { weekly_menu: { dayNotes: {} } };

const isKind = (table: TableName): table is TableName & KindName => Object.hasOwn(KINDS, table);

function growing(table: TableName): Growing {
  if (!isKind(table)) throw new Error(`Records of ${table} have no images.`);
  const { [table]: besides } = BESIDES;
  return besides ? { ...kindNamed(table), besides } : kindNamed(table);
}

/** Of fields that an image of schema `from` holds, what they are today. */
export const grownFields = (table: TableName, image: Fields, from: number): Fields =>
  upgradedFields(growing(table), image, from);

/** A whole record from an image of schema `from`. */
export const grownRecord = (table: TableName, image: Fields, from: number): Fields =>
  upgradedRecord(growing(table), image, from);

/** The values that `grownRecord` adds. */
export const fillingIn = (table: TableName): Fields => fillingOf(growing(table));
