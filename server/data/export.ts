// Everything of a household as files that need no PipPal: JSON, CSV, a calendar, and a page that explains them.
import { PRODUCT } from '#contract/common.ts';
import type { ChangeSet } from '#contract/changes.ts';
import type { User } from '#contract/account.ts';
import { todayIn } from '#rules/dates.ts';
import type { Context } from '../context.ts';
import { tables, type RecordOf, type Table, type TableName } from '../db/tables.ts';
import { AppError } from '../errors.ts';
import { zipped, type ZipEntry } from '../zip.ts';
import { calendarFileOf } from './calendar-file.ts';
import { csvOf } from './csv.ts';
import { readmeOf } from './readme.ts';

/** Raised when keys of `household.json` change their meaning. */
const SCHEMA = 1;
const CHANGES_AT_A_TIME = 200;
const RECORDS_AT_A_TIME = 100;

/** One table of records, under the names it has in the files. */
interface Collection {
  table: TableName;
  /** Key in household.json: 'familyMembers'. */
  key: string;
  /** File name below csv/: 'family-members.csv'. */
  file: string;
  fields: readonly string[];
  records: readonly Record<string, unknown>[];
}

interface Gathered {
  exportedAt: string;
  household: { id: string; name: string; timeZone: string | null };
  members: readonly {
    userId: string;
    firstName: string;
    lastName: string;
    email: string;
    role: string;
    joinedAt: string;
  }[];
  you: User;
  collections: readonly Collection[];
  changes: readonly ChangeSet[];
}

/** The export of the session's household as a zip: what is shared, and what is this parent's own; nobody else's. */
export async function exportHousehold(
  context: Context,
): Promise<{ fileName: string; content: AsyncIterable<Uint8Array> }> {
  const gathered = await context.atomically('exportHousehold', gather);
  const content = zipped(entriesOf(gathered, context), { at: context.now() });
  return { fileName: fileNameOf(gathered, context.actor.timeZone), content };
}

async function gather(context: Context): Promise<Gathered> {
  const { accounts, actor, now } = context;
  // Writers of the household wait meanwhile: all of it is from the same moment, on PostgreSQL too.
  await accounts.households.lock(actor.householdId);
  const household = await accounts.households.find(actor.householdId);
  const you = await accounts.findUser(actor.userId, actor.householdId);
  if (household === undefined || you === undefined) {
    throw new AppError('unauthenticated', 'Please sign in again.');
  }
  const members = await accounts.households.members(household.id);
  const collections: Collection[] = [];
  for (const table of Object.keys(tables) as TableName[]) collections.push(await collect(context, table));
  return {
    exportedAt: now().toISOString(),
    household,
    members,
    you,
    collections,
    changes: await allChanges(context),
  };
}

async function collect(context: Context, table: TableName): Promise<Collection> {
  const { noun, columns } = tables[table] as unknown as Table;
  const words = (noun.endsWith('s') ? noun : `${noun}s`).split(' ');
  return {
    table,
    key: words.map((word, place) => (place === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join(''),
    file: `${words.join('-')}.csv`,
    fields: ['id', ...Object.keys(columns), 'version', 'createdAt', 'updatedAt'],
    records: (await context.records(table).list()) as unknown as Record<string, unknown>[],
  };
}

async function allChanges({ changes }: Context): Promise<ChangeSet[]> {
  const all: ChangeSet[] = [];
  for (;;) {
    const some = await changes.list({ before: all.at(-1)?.id, limit: CHANGES_AT_A_TIME });
    all.push(...some);
    if (some.length < CHANGES_AT_A_TIME) return all;
  }
}

/** Letters, digits and hyphens only, so that every system and every header takes it. */
function fileNameOf({ household, exportedAt }: Gathered, zone: string): string {
  const name = household.name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .toLowerCase()
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return `${PRODUCT.toLowerCase()}-${name || 'household'}-${todayIn(new Date(exportedAt), zone)}.zip`;
}

function entriesOf(gathered: Gathered, { actor }: Context): ZipEntry[] {
  const { collections, household } = gathered;
  const recordsOf = <T extends TableName>(table: T) =>
    (collections.find((one) => one.table === table)?.records ?? []) as unknown as readonly RecordOf<T>[];
  const calendar = calendarFileOf({
    householdId: household.id,
    name: household.name,
    zone: actor.timeZone,
    appointments: recordsOf('medical_appointment'),
    members: recordsOf('family_member'),
    contacts: recordsOf('medical_contact'),
    menus: recordsOf('weekly_menu'),
  });
  return [
    { name: 'README.txt', content: [readmeOf(gathered)] },
    { name: 'household.json', content: jsonOf(gathered) },
    { name: 'calendar.ics', content: calendar },
    ...collections.map(({ file, fields, records }) => ({
      name: `csv/${file}`,
      content: csvOf(fields, records),
    })),
  ];
}

/** household.json, some records at a time. */
function* jsonOf({ collections, changes, ...facts }: Gathered): Generator<string> {
  const head = JSON.stringify({ product: PRODUCT, schema: SCHEMA, ...facts }, null, 2);
  yield head.slice(0, head.lastIndexOf('\n}'));
  const lists: [string, readonly unknown[]][] = collections.map(({ key, records }) => [key, records]);
  for (const [key, list] of [...lists, ['changes', changes] as const]) {
    yield `,\n  ${JSON.stringify(key)}: [`;
    for (let start = 0; start < list.length; start += RECORDS_AT_A_TIME) {
      const some = list
        .slice(start, start + RECORDS_AT_A_TIME)
        .map((record) => JSON.stringify(record, null, 2));
      yield `${start === 0 ? '' : ','}\n${some.join(',\n')}`.replaceAll('\n', '\n    ');
    }
    yield list.length === 0 ? ']' : '\n  ]';
  }
  yield '\n}\n';
}
