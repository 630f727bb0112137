// Facts for the cards of one kind of record: its name, its fields in words, the records it refers to, and warnings for
// the parent.
import type { Kind } from '#contract/kind.ts';
import { isKindName, kindNamed, type KindName } from '#contract/kinds.ts';
import type { Context, Records } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { watching } from './concerns.ts';
import type { Preview, Target } from './preview.ts';
import {
  asText,
  cardFields,
  sayField,
  startingWith,
  textsIn,
  type CardField,
  type Fields,
} from './say-field.ts';
import { SPECIAL_CARDS, type SpecialCard } from './special-cards.ts';

type Lines = Preview['lines'];
/** A declared kind of which households have a table. */
export type RecordKind = Kind & { table: KindName };
type AnyRecord = Fields & { id: string; version: number };
/** Names of the records that a record refers to, by the field that does. */
type Referred = ReadonlyMap<string, { name: string | undefined; targets: Target[] }>;

/** The ids in the field of a reference, or of a list of them. */
function idsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : textsIn(value);
}

export const recordsOf = (context: Context, table: KindName): Records<AnyRecord> => context.records(table);

export class RecordCard {
  readonly table: KindName;
  readonly noun: string;
  readonly fields: readonly CardField[];
  readonly #kind: RecordKind;
  readonly #special: SpecialCard;

  constructor(kind: RecordKind) {
    this.#kind = kind;
    this.#special = SPECIAL_CARDS[kind.table] ?? {};
    this.table = kind.table;
    this.noun = this.#special.noun ?? kind.noun;
    this.fields = cardFields(kind);
  }

  titleOf(fields: Fields, context: Context): string {
    return this.#special.titleOf?.(fields, context) ?? this.nameOf(fields) ?? '';
  }

  nameOf = (fields: Fields): string | undefined => asText(fields[this.#kind.title]);

  settled = (fields: Fields, context: Context): Fields => this.#special.settled?.(fields, context) ?? fields;

  /** Only what the operation takes and a model may decide, as approving will run it. */
  wished(input: Fields, context: Context): Fields {
    const given = this.fields.filter(([name]) => input[name] !== undefined);
    return this.settled(Object.fromEntries(given.map(([name]) => [name, input[name]])), context);
  }

  /** Adds the defaults of a new record. */
  complete = (wished: Fields): Fields => ({ ...startingWith(this.#kind), ...wished });

  /** The records these fields refer to, by field. */
  async referred(context: Context, fields: Fields): Promise<Referred> {
    const found = new Map<string, { name: string | undefined; targets: Target[] }>();
    for (const [name, field] of this.fields) {
      if ((field.is !== 'reference' && field.is !== 'references') || !isKindName(field.to)) continue;
      const names: string[] = [];
      const targets: Target[] = [];
      for (const id of idsIn(fields[name])) {
        const record = await recordsOf(context, field.to).find(id);
        if (!record) throw new AppError('not_found', 'What this refers to is no longer there.');
        names.push(asText(record[kindNamed(field.to).title]) ?? '');
        targets.push({ table: field.to, id: record.id, version: record.version });
      }
      if (targets.length > 0) found.set(name, { name: names.join(', ') || undefined, targets });
    }
    return found;
  }

  async stored(context: Context, input: Fields): Promise<AnyRecord> {
    const record = await recordsOf(context, this.table).find(String(input.id));
    if (!record) throw new AppError('not_found', `This ${this.noun} is no longer there.`);
    return record;
  }

  /** The people it is about. */
  people(fields: Fields, ...seen: Referred[]): string[] {
    const { concerns, title } = this.#kind;
    if (concerns === undefined) return [];
    const names =
      concerns === title ? [this.nameOf(fields)] : seen.map((referred) => referred.get(concerns)?.name);
    return [...new Set(names.filter((name) => name !== undefined))];
  }

  /** Warnings below the fields, and the people they are about. */
  async checked(
    context: Context,
    after: Fields,
    before?: Fields,
  ): Promise<{ lines: Lines; people: string[] }> {
    const { lines, people } = await watching(context, this.#special.eaten?.(after));
    return { lines: [...(this.#special.warnings?.(after, before) ?? []), ...lines], people };
  }
}

export const targetsIn = (referred: Referred): Target[] =>
  [...referred.values()].flatMap(({ targets }) => targets);

export const labelOf = ([, { label, card = label }]: CardField): string => card;

/** The value of a field on a card; null where there is nothing to say. */
export const words = ([name, field]: CardField, fields: Fields, referred: Referred, context: Context) =>
  referred.get(name)?.name ?? sayField(field, fields[name], context) ?? null;
