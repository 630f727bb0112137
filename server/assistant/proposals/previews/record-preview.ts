// The previews of adding, changing and removing one kind of record: every field before and after in plain words, and
// every record involved with the version seen, so that a change of any of them makes the card anew.
import type { Context, Records } from '../../../context.ts';
import { tables, type TableName } from '../../../db/records/tables.ts';
import { AppError } from '../../../errors.ts';
import { capital } from '../../builtin/index.ts';
import { watching, type Eaten } from './concerns.ts';
import type { Look, Preview, Target } from './preview.ts';

type Fields = Record<string, unknown>;
type Lines = Preview['lines'];
type RecordTable =
  | 'family_member'
  | 'medical_contact'
  | 'medication'
  | 'medical_appointment'
  | 'medical_record'
  | 'pantry_item'
  | 'menu_idea'
  | 'shopping_list';
type AnyRecord = Fields & { id: string; version: number };

/** One field of a card; a value without words gets no line. */
interface Field {
  name: string;
  label: string;
  say: (value: unknown, context: Context) => string | undefined;
}

export interface Kind {
  table: RecordTable;
  /** 'appointment' */
  noun: string;
  fields: readonly Field[];
  /** The record's name in the title of a card: 'Dentist on November 24'. */
  titleOf: (fields: Fields, context: Context) => string;
  /** The field that holds the name of the person it is about, where the record is a person. */
  isPerson?: true;
  /** What a new record starts with, where that is not nothing. */
  defaults?: Fields;
  /** What of it somebody may eat: it is checked for everybody in the family. */
  eaten?: (fields: Fields) => Eaten;
  /** Lines below the fields about what a parent should check; `before` is undefined for a new record. */
  warnings?: (after: Fields, before?: Fields) => Lines;
  /** Puts input into the form approving will run. */
  settled?: (input: Fields, context: Context) => Fields;
}

/** Any text on one line of a card. */
export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.replace(/\s*[\r\n]+\s*/g, ', ') : undefined;
/** The entries of a list, separated by commas. */
export const asList = (value: unknown): string | undefined =>
  Array.isArray(value) && value.length > 0 ? value.join(', ') : undefined;
/** 'test_result' → 'Test result' */
export const asChoice = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? capital(value.replaceAll('_', ' ')) : undefined;
export const asYesNo = (value: unknown): string | undefined =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : undefined;

const recordsOf = (context: Context, table: TableName): Records<AnyRecord> => context.records(table);

const referencesOf = ({ table }: Kind): [field: string, table: RecordTable][] => {
  const { references } = tables[table];
  return Object.entries(references) as [string, RecordTable][];
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The records these fields refer to, by field. */
async function referred(context: Context, kind: Kind, fields: Fields): Promise<Map<string, AnyRecord>> {
  const found = new Map<string, AnyRecord>();
  for (const [field, table] of referencesOf(kind)) {
    const id = fields[field];
    if (typeof id !== 'string') continue;
    const record = await recordsOf(context, table).find(id);
    if (!record) throw new AppError('not_found', 'What this refers to is not there any more.');
    found.set(field, record);
  }
  return found;
}

const nameIn = (records: Map<string, AnyRecord>, field: string): string | undefined =>
  asText(records.get(field)?.name);

function words(field: Field, fields: Fields, records: Map<string, AnyRecord>, context: Context) {
  return field.name.endsWith('Id')
    ? (nameIn(records, field.name) ?? null)
    : (field.say(fields[field.name], context) ?? null);
}

const targetsOf = (kind: Kind, records: Map<string, AnyRecord>): Target[] =>
  referencesOf(kind).flatMap(([field, table]) => {
    const record = records.get(field);
    return record ? [{ table, id: record.id, version: record.version }] : [];
  });

const concernsOf = (kind: Kind, fields: Fields, ...seen: Map<string, AnyRecord>[]): string[] => {
  const names = kind.isPerson
    ? [asText(fields.name)]
    : seen.map((records) => nameIn(records, 'familyMemberId'));
  return [...new Set(names.filter((name) => name !== undefined))];
};

/** Only what the operation takes and a model may decide. */
const chosen = (kind: Kind, input: Fields): Fields =>
  Object.fromEntries(
    kind.fields.flatMap(({ name }) => (input[name] === undefined ? [] : [[name, input[name]]])),
  );

/** 'Add appointment Dentist …' */
export const creating =
  (kind: Kind): Look =>
  async (context, input) => {
    const fields = kind.settled?.(chosen(kind, input), context) ?? chosen(kind, input);
    const id = typeof input.id === 'string' ? input.id : context.newId();
    const shown: Fields = { ...kind.defaults, ...fields };
    const records = await referred(context, kind, shown);
    const lines: Lines = kind.fields.flatMap((field) => {
      const after = words(field, shown, records, context);
      return after === null ? [] : [{ label: field.label, before: null, after }];
    });
    const watched = await watching(context, kind.eaten?.(shown));
    return {
      title: `Add ${kind.noun} ${kind.titleOf(shown, context)}`,
      lines: [...lines, ...(kind.warnings?.(shown) ?? []), ...watched.lines],
      concerns: [...concernsOf(kind, shown, records), ...watched.people],
      arguments: { ...fields, id },
      targets: [{ table: kind.table, id, version: null }, ...targetsOf(kind, records)],
    };
  };

async function stored(context: Context, kind: Kind, input: Fields): Promise<AnyRecord> {
  const record = await recordsOf(context, kind.table).find(String(input.id));
  if (!record) throw new AppError('not_found', `This ${kind.noun} is not there any more.`);
  return record;
}

/** 'Change appointment Dentist …' */
export const changing =
  (kind: Kind): Look =>
  async (context, input) => {
    const before = await stored(context, kind, input);
    const wished = kind.settled?.(chosen(kind, input), context) ?? chosen(kind, input);
    const changed = kind.fields.filter(
      ({ name }) => wished[name] !== undefined && !same(wished[name], settledOf(kind, before, context)[name]),
    );
    const after: Fields = { ...before, ...wished };
    const [old, now] = [await referred(context, kind, before), await referred(context, kind, after)];
    const lines: Lines = changed.map((field) => ({
      label: field.label,
      before: words(field, before, old, context),
      after: words(field, after, now, context),
    }));
    const isChanged = lines.length > 0;
    const watched = await watching(context, isChanged ? kind.eaten?.(after) : undefined);
    const warnings = isChanged ? kind.warnings?.(after, before) : undefined;
    return {
      title: `Change ${kind.noun} ${kind.titleOf(before, context)}`,
      lines: [...lines, ...(warnings ?? []), ...watched.lines],
      concerns: [...concernsOf(kind, before, old, now), ...watched.people],
      arguments: {
        ...Object.fromEntries(changed.map(({ name }) => [name, wished[name]])),
        id: before.id,
        ifVersion: before.version,
      },
      targets: [{ table: kind.table, id: before.id, version: before.version }, ...targetsOf(kind, now)],
    };
  };

const settledOf = (kind: Kind, fields: Fields, context: Context): Fields =>
  kind.settled?.(fields, context) ?? fields;

/** 'Remove appointment Dentist …', with what would lose its reference. */
export const removing =
  (kind: Kind): Look =>
  async (context, input) => {
    const before = await stored(context, kind, input);
    const old = await referred(context, kind, before);
    const referring = await recordsOf(context, kind.table).referring(before.id);
    const versions = await Promise.all(
      referring.map(async ({ record, id }): Promise<Target> => {
        const table = record as TableName;
        return { table, id, version: (await recordsOf(context, table).find(id))?.version ?? null };
      }),
    );
    const lines: Lines = kind.fields.flatMap((field) => {
      const text = words(field, before, old, context);
      return text === null ? [] : [{ label: field.label, before: text, after: null }];
    });
    const name = asText(before.name) ?? '';
    return {
      title: `Remove ${kind.noun} ${kind.titleOf(before, context)}`,
      lines: [
        ...lines,
        ...referring.map(({ noun, label }) => ({
          label: capital(noun),
          before: `${label}, with ${name}`,
          after: `${label} stays, without ${name}`,
        })),
      ],
      concerns: concernsOf(kind, before, old),
      arguments: { id: before.id, ifVersion: before.version },
      targets: [{ table: kind.table, id: before.id, version: before.version }, ...versions],
    };
  };
