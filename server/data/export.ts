// Export of a household as files that need no PipPal: JSON, CSV, a calendar, and a page that explains them. Written
// while it is read from one snapshot, so that only a small part is in memory at any time.
import { PRODUCT } from '#contract/common.ts';
import type { User } from '#contract/schemas/account.ts';
import { todayIn } from '#rules/time/dates.ts';
import type { Context, HouseholdSnapshot } from '../context.ts';
import type { Hold } from '../db/engine/held-names.ts';
import { TABLE_NAMES, tables, type TableName } from '../db/records/tables.ts';
import { AppError } from '../errors.ts';
import { zipped, type ZipEntry } from '../zip.ts';
import { calendarFileOf } from './icalendar/household-calendar.ts';
import { csvOf } from './csv.ts';
import { readmeOf } from './readme.ts';

/** Raised when keys of `household.json` change their meaning. */
const SCHEMA = 1;
/** Exports under way in all processes; of one household, one. */
const MOST_AT_ONCE = 2;
const COME_BACK_SECONDS = 30;

/** One table of records, under the names it has in the files. */
interface Collection {
  table: TableName;
  /** Key in household.json: 'familyMembers'. */
  key: string;
  /** File name below csv/: 'family-members.csv'. */
  file: string;
  fields: readonly string[];
  count: number;
}

interface Facts {
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
}

interface Export {
  fileName: string;
  content: AsyncIterable<Uint8Array>;
  /** Ends it, also halfway; the second time nothing. */
  close: () => Promise<void>;
}

/** Makes exports, one of each household and two in all: they take the disk and the processor that others need, too. */
export class Exporter {
  readonly #hold: Hold;

  constructor(hold: Hold) {
    this.#hold = hold;
  }

  /** The export of the session's household as a zip: shared data and this parent's own; no data of other parents. */
  readonly exportHousehold = async (context: Context): Promise<Export> => {
    const leave = await this.#enter(context.actor.householdId);
    let snapshot: HouseholdSnapshot | undefined;
    let closed: Promise<void> | undefined;
    const close = () =>
      (closed ??= (async () => {
        try {
          await snapshot?.close();
        } finally {
          await leave();
        }
      })());
    try {
      snapshot = await context.openSnapshot();
      const facts = await factsOf(snapshot, context);
      const collections = await collectionsOf(snapshot);
      const content = zipped(entriesOf(snapshot, facts, { collections, zone: context.actor.timeZone }), {
        at: context.now(),
      });
      return { fileName: fileNameOf(facts, context.actor.timeZone), content: andThen(content, close), close };
    } catch (error) {
      await close();
      throw error;
    }
  };

  /** Takes the household's place, and one of those in all; the function returned gives both back. */
  async #enter(householdId: string): Promise<() => Promise<void>> {
    const retryAfter = COME_BACK_SECONDS;
    const own = await this.#hold(`export of ${householdId}`);
    if (own === undefined) {
      const sentence = "Your household is already being exported. Please wait until that's done.";
      throw new AppError('too_many', sentence, { retryAfter });
    }
    for (let place = 1; place <= MOST_AT_ONCE; place += 1) {
      const one = await this.#hold(`export ${place}`);
      if (one !== undefined) return async () => void (await Promise.all([own(), one()]));
    }
    await own();
    const sentence = 'Other households are being exported right now. Please try again in a minute.';
    throw new AppError('busy', sentence, { retryAfter });
  }
}

/** After a complete download the next export may start at once. */
async function* andThen(content: AsyncIterable<Uint8Array>, close: () => Promise<void>) {
  yield* content;
  await close();
}

async function factsOf({ accounts }: HouseholdSnapshot, { actor, now }: Context): Promise<Facts> {
  const household = await accounts.households.find(actor.householdId);
  const you = await accounts.findUser(actor.userId, actor.householdId);
  if (household === undefined || you === undefined) {
    throw new AppError('unauthenticated', 'Please sign in again.');
  }
  const members = await accounts.households.members(household.id);
  return { exportedAt: now().toISOString(), household, members, you };
}

async function collectionsOf(snapshot: HouseholdSnapshot): Promise<Collection[]> {
  const collections: Collection[] = [];
  for (const table of TABLE_NAMES) {
    const { noun, columns } = tables[table];
    const words = (noun.endsWith('s') ? noun : `${noun}s`).split(' ');
    const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
    collections.push({
      table,
      key: words.map((word, place) => (place === 0 ? word : capital(word))).join(''),
      file: `${words.join('-')}.csv`,
      fields: ['id', ...Object.keys(columns), 'version', 'createdAt', 'updatedAt'],
      count: await snapshot.count(table),
    });
  }
  return collections;
}

/** Letters, digits and hyphens only, so that every system and every header takes it. */
function fileNameOf({ household, exportedAt }: Facts, zone: string): string {
  const name = household.name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .toLowerCase()
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return `${PRODUCT.toLowerCase()}-${name || 'household'}-${todayIn(new Date(exportedAt), zone)}.zip`;
}

interface Shape {
  collections: readonly Collection[];
  zone: string;
}

function entriesOf(snapshot: HouseholdSnapshot, facts: Facts, { collections, zone }: Shape): ZipEntry[] {
  const { household } = facts;
  const calendar = calendarFileOf({
    householdId: household.id,
    name: household.name,
    zone,
    appointments: snapshot.records('medical_appointment'),
    members: snapshot.records('family_member'),
    contacts: snapshot.records('medical_contact'),
    menus: snapshot.records('weekly_menu'),
    schoolSettings: snapshot.records('school_settings'),
    schools: snapshot.records('school'),
  });
  return [
    { name: 'README.txt', content: [readmeOf({ ...facts, collections })] },
    { name: 'household.json', content: jsonOf(snapshot, facts, collections) },
    { name: 'calendar.ics', content: calendar },
    ...collections.map(({ table, file, fields }) => ({
      name: `csv/${file}`,
      content: csvOf(fields, snapshot.records(table)),
    })),
  ];
}

/** household.json, record by record. */
async function* jsonOf(
  snapshot: HouseholdSnapshot,
  facts: Facts,
  collections: readonly Collection[],
): AsyncGenerator<string> {
  const head = JSON.stringify({ product: PRODUCT, schema: SCHEMA, ...facts }, null, 2);
  yield head.slice(0, head.lastIndexOf('\n}'));
  for (const { key, table } of collections) yield* listOf(key, snapshot.records(table));
  yield* listOf('changes', snapshot.changes());
  yield '\n}\n';
}

async function* listOf(key: string, list: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `,\n  ${JSON.stringify(key)}: [`;
  let isFirst = true;
  for await (const record of list) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(record, null, 2)}`.replaceAll('\n', '\n    ');
    isFirst = false;
  }
  yield isFirst ? ']' : '\n  ]';
}
