// The tables behind `context.records`: how the fields of each record are stored. Those of the household follow from the
// kinds of the contract; those that belong to one parent are declared here.
import type { Collection } from '#contract/collections.ts';
import { emptyValue, referenceListsOf, referencesOf } from '#contract/kind-facts.ts';
import { byName, keysOf } from '#contract/keys.ts';
import type { Field, Kind, RecordOf as RecordOfKind, StoredFields, StoredNew } from '#contract/kind.ts';
import { KINDS, KIND_NAMES, isKindName, type KindIn, type KindName } from '#contract/kinds.ts';
import type { ConversationSummary, Message, Proposal } from '#contract/schemas/chat.ts';
import type { Day } from '#contract/week.ts';
import { formatShortDate } from '#rules/time/dates.ts';

type Column = 'text' | 'integer' | 'boolean' | 'json';
/** A nullable column ends with a question mark. */
export type ColumnKind = Column | `${Column}?`;

/** Fields every record has; they have columns of the same kind in every table. */
export type StoredField = keyof StoredFields;

type AnyFields = Readonly<Record<string, unknown>>;

/** A message as stored: its proposals are records of their own. */
type StoredMessage = Omit<Message, 'metadata'> &
  StoredFields & {
    conversationId: string;
    metadata: Omit<Message['metadata'], 'proposals'> & {
      /** Tools that Pip called while answering, so that later answers know the context. */
      calls?: { tool: string; input: Record<string, unknown> }[] | undefined;
      /** The state of the conversation after this answer; only the assistant reads it. */
      dialogue?: unknown;
      /** Present when this is about health and must never be sent to an outside model. */
      staysHere?: true | undefined;
    };
    clientId: string | null;
    /** Last heartbeat of the writer of a running answer. */
    heartbeatAt: string | null;
  };

/** A proposal as stored, with the arguments that approval runs and the versions it was made against. */
type StoredProposal = Omit<Proposal, 'link'> &
  StoredFields & {
    arguments: Record<string, unknown>;
    targets: { table: string; id: string; version: number | null }[];
  };

/** Records that belong to one parent. */
interface OwnRecords {
  /** A deleted one is hidden, and removed when it can no longer be restored. */
  conversation: ConversationSummary & { deletedAt: string | null };
  message: StoredMessage;
  proposal: StoredProposal;
}

/**
 * Stored fields of a record in addition to those of its kind: the notes of single days, which only meal planning shows
 * (D6).
 */
interface Besides {
  weekly_menu: { dayNotes: Partial<Record<Day, string>> };
}
const BESIDES: { [T in KindName]?: Record<string, ColumnKind> } & Record<
  keyof Besides,
  Record<string, ColumnKind>
> = { weekly_menu: { dayNotes: 'json' } };

export type TableName = KindName | keyof OwnRecords;
type BesidesIn<T> = T extends keyof Besides ? Besides[T] : unknown;
export type RecordOf<T extends TableName> = T extends keyof OwnRecords
  ? OwnRecords[T]
  : T extends KindName
    ? RecordOfKind<KindIn<T>> & BesidesIn<T>
    : never;
/** Fields from which a new record is stored. */
export type NewRecordOf<T extends TableName> = T extends KindName
  ? StoredNew<KindIn<T>> & BesidesIn<T>
  : Omit<RecordOf<T>, StoredField | 'deletedAt'> & { id?: string | undefined };

export interface Table {
  /** `household`: shared and in the change log. `user`: owned by one parent, never in the change log (D5). */
  owner: 'household' | 'user';
  columns: Readonly<Record<string, ColumnKind>>;
  /** Stored values of omitted fields. */
  empty: AnyFields;
  /** Name of one record in a sentence. */
  noun: string;
  plural: string;
  /** The record's name for people, in the change log. */
  label(record: AnyFields): string;
  /** The field whose trimmed text is the label, or the noun where it is empty; absent where the label needs more. */
  labelField?: string;
  /** A second unique field: repeating it in an insert returns the first record, as repeating `id` does. */
  unique?: string;
  /**
   * Fields that hold the id of a record of another table, by field: it must exist, and the field is cleared when it is
   * removed (D30).
   */
  references: Readonly<Record<string, TableName>>;
  /** Fields that hold a list of ids of records of another table: a removed one is taken out of it (D30). */
  referenceLists: Readonly<Record<string, TableName>>;
  /**
   * Also stored in browsers, as this collection: every write stamps the fields it changes (D33). The merge state is in
   * a column `merge` of its own and never part of the record.
   */
  stamped?: Collection;
  /** Message when a new record collides with an existing one. */
  collision?: string;
}

/** Column of a field. */
function columnOf(field: Field): ColumnKind {
  switch (field.is) {
    case 'text':
    case 'phone':
    case 'email':
    case 'notes':
    case 'moment':
      return 'text';
    case 'choice':
      return field.required || field.empty !== undefined ? 'text' : 'text?';
    case 'yesNo':
      return 'boolean';
    case 'whole':
      return field.empty === null ? 'integer?' : 'integer';
    case 'date':
      return field.required ? 'text' : 'text?';
    case 'reference':
    case 'account':
      return 'text?';
    case 'shape':
      return field.empty === null ? 'json?' : 'json';
    case 'references':
    case 'texts':
    case 'parts':
    case 'week':
      return 'json';
  }
}

/** Checks that the fields refer to kinds of records. */
function targetsOf(table: string, references: Record<string, string>): Record<string, TableName> {
  return Object.fromEntries(
    Object.entries(references).map(([field, to]) => {
      if (!isKindName(to)) throw new Error(`${table}.${field} refers to ${to}, which is no kind of record.`);
      return [field, to];
    }),
  );
}

const labelOf =
  ({ table, title, noun, fields }: Kind): Table['label'] =>
  (record) => {
    const { [title]: value } = record;
    const name = typeof value === 'string' ? value.trim() : '';
    if (name === '') return noun;
    if (fields[title]?.is !== 'date') return name;
    return `${table === 'weekly_menu' ? 'Week of ' : ''}${formatShortDate(name)}`;
  };

function tableOfKind(kind: Kind & { table: KindName }): Table {
  const fields = Object.entries(kind.fields);
  const empty = fields.map(([field, declared]) => [field, emptyValue(declared)] as const);
  return {
    owner: 'household',
    columns: {
      ...Object.fromEntries(fields.map(([field, declared]) => [field, columnOf(declared)])),
      ...BESIDES[kind.table],
    },
    empty: Object.fromEntries(empty.filter(([, value]) => value !== undefined)),
    noun: kind.noun,
    plural: kind.plural,
    label: labelOf(kind),
    ...(kind.fields[kind.title]?.is === 'date' ? {} : { labelField: kind.title }),
    references: targetsOf(kind.table, referencesOf(kind.fields)),
    referenceLists: targetsOf(kind.table, referenceListsOf(kind.fields)),
    ...(kind.collection === undefined ? {} : { stamped: kind.collection }),
  };
}

type OwnTable<R> = Pick<Table, 'noun' | 'plural' | 'unique' | 'collision'> & {
  empty?: AnyFields;
  columns: Record<Exclude<keyof R, StoredField>, ColumnKind>;
  title: keyof R & string;
};
const ofUser = <T extends keyof OwnRecords>({ title, ...declared }: OwnTable<OwnRecords[T]>): Table => ({
  owner: 'user',
  empty: {},
  references: {},
  referenceLists: {},
  label: (record) => String(record[title]),
  ...declared,
});

/** Every table of records; adding a kind of record and a migration is all it takes. */
export const tables: Readonly<Record<TableName, Table>> = {
  ...byName(KIND_NAMES, (name) => tableOfKind(KINDS[name])),
  conversation: ofUser<'conversation'>({
    columns: { title: 'text', lastMessage: 'text', topic: 'text', deletedAt: 'text?' },
    empty: { deletedAt: null },
    noun: 'conversation',
    plural: 'conversations',
    title: 'title',
  }),
  message: ofUser<'message'>({
    columns: {
      conversationId: 'text',
      role: 'text',
      content: 'text',
      status: 'text',
      metadata: 'json',
      clientId: 'text?',
      heartbeatAt: 'text?',
    },
    noun: 'message',
    plural: 'messages',
    title: 'role',
    unique: 'clientId',
    collision: 'Pip is still answering here. Please wait a moment.',
  }),
  proposal: ofUser<'proposal'>({
    columns: {
      conversationId: 'text',
      messageId: 'text',
      tool: 'text',
      title: 'text',
      lines: 'json',
      concerns: 'json',
      status: 'text',
      expiresAt: 'text',
      changeSetId: 'text?',
      arguments: 'json',
      targets: 'json',
    },
    noun: 'proposal',
    plural: 'proposals',
    title: 'title',
  }),
};

/** The names of all tables. */
export const TABLE_NAMES = keysOf(tables);
