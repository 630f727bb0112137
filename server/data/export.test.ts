// The export over HTTP: complete, readable by other programs, and without data of others.
import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '#contract/schemas/account.ts';
import type { Actor } from '../actor.ts';
import type { Context } from '../context.ts';
import { createContexts } from '../db/context.ts';
import { newId } from '../db/records/ids.ts';
import { tables } from '../db/records/tables.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import { everythingIn, fillEverything } from '../db/testing/everything.ts';
import { testApp, type TestApp, type Visitor } from '../testing/app.ts';

/** The files of a zip; their checksums are compared by the directory at its end. */
function filesIn(zip: Buffer): Record<string, string> {
  const parts = unzipSync(zip);
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const length = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + length);
    expect(crc32(parts[name]!), name).toBe(zip.readUInt32LE(at + 16));
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return Object.fromEntries(
    Object.entries(parts).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
  );
}

type Json = Record<string, unknown> & Record<'familyMembers' | 'appointments', Record<string, unknown>[]>;

onEachDatabase('an export', ({ open }) => {
  let home: TestApp;
  let ana: Visitor;
  let actor: Actor;
  const mark = 'Walrus';

  const contextOf = async (visitor: Visitor, household?: string): Promise<Context> => {
    const user = (await visitor.get<User>('/api/auth/user')).json;
    const contexts = createContexts(home.database, { now: () => new Date(), newId });
    const { id: userId, firstName, householdId } = user;
    const zone = 'America/Chicago';
    return contexts.contextFor({
      sessionId: newId(),
      userId,
      firstName,
      householdId: household ?? householdId,
      timeZone: zone,
    });
  };

  beforeAll(async () => {
    home = await testApp({ database: await open() });
    ana = await home.parent('Ana');
    const mine = await contextOf(ana);
    actor = mine.actor;
    await fillEverything(home.database, mine, mark);
    await home.database.kysely
      .updateTable('household')
      .set({ name: 'Müller & "Söhne"\r\nX: ✨', time_zone: 'America/Chicago' })
      .where('id', '=', actor.householdId)
      .execute();
    await fillEverything(home.database, await contextOf(await home.parent('Stranger')), 'Quagga');
    // The other parent, with a conversation and preferences of their own.
    const ben = await home.parent('Ben');
    const shared = await contextOf(ben, actor.householdId);
    const at = new Date().toISOString();
    await home.database.kysely
      .insertInto('membership')
      .values({
        household_id: actor.householdId,
        user_id: shared.actor.userId,
        role: 'member',
        joined_at: at,
      })
      .execute();
    await shared.records('conversation').insert({ title: 'Okapi', lastMessage: 'Okapi', topic: 'General' });
    await home.database.kysely
      .updateTable('user')
      .set({ preferences: JSON.stringify({ assistanceAreas: ['Okapi'] }) })
      .where('id', '=', shared.actor.userId)
      .execute();
  });
  afterAll(async () => {
    await home.close();
    await home.database.close();
  });

  const exported = async () => {
    const answer = await home.app.inject({
      method: 'GET',
      url: '/api/household/export',
      headers: { host: 'localhost', cookie: ana.cookie },
    });
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    return { headers: answer.headers, files: filesIn(answer.rawPayload) };
  };

  test('holds every record of every table, as JSON and as a table', async () => {
    const { files } = await exported();
    const json = JSON.parse(files['household.json']!) as Json;
    expect(json).toMatchObject({
      product: 'PipPal',
      schema: 1,
      household: { id: actor.householdId, timeZone: 'America/Chicago' },
      members: [{ firstName: 'Ana', role: 'owner' }, { firstName: 'Ben' }],
      you: { id: actor.userId },
    });
    const all = await everythingIn(home.database);
    for (const [name, { noun, owner }] of Object.entries(tables)) {
      const words = `${noun}s`.replace(/ss$/, 's').split(' ');
      const key = words
        .map((word, at) => (at === 0 ? word : word[0]!.toUpperCase() + word.slice(1)))
        .join('');
      const rows = all[name]!.map((row) => JSON.parse(row) as Record<string, unknown>).filter(
        (row) =>
          row['household_id'] === actor.householdId &&
          (owner === 'household' || row['user_id'] === actor.userId),
      );
      expect(rows, name).not.toEqual([]);
      const records = json[key] as Record<string, unknown>[];
      expect(records?.map(({ id }) => id).toSorted(), name).toEqual(rows.map(({ id }) => id).toSorted());
      const csv = files[`csv/${words.join('-')}.csv`]!;
      for (const { id } of records) expect(csv, name).toContain(String(id));
      const columns = csv.slice(1, csv.indexOf('\r\n')).split(',');
      expect(columns.toSorted(), name).toEqual(Object.keys(records[0]!).toSorted());
      expect(files['README.txt'], name).toContain(`${key} (${records.length})`);
    }
    expect(json['changes']).toMatchObject(
      (await ana.get<object[]>('/api/changes')).json.map((change) => ({ id: (change as { id: string }).id })),
    );
  });

  test("holds nothing of a stranger's, nor what the other parent told Pip, nor anything that signs in", async () => {
    const { files } = await exported();
    const text = Object.values(files).join('\n');
    expect(text).toContain(mark);
    expect(text).not.toContain('Quagga');
    expect(text).not.toContain('Okapi');
    expect(text).not.toContain('argon2');
    // Merge state is meaningless to people.
    expect(text).not.toMatch(/"stamps"|\bmerge\b/);
    const all = await everythingIn(home.database);
    const secrets = [
      'session',
      'recovery_code',
      'password_reset',
      'invitation',
      'kiosk',
      'user',
      'sign_in_attempt',
    ]
      .flatMap((table) => all[table]!)
      .flatMap((row) => Object.entries(JSON.parse(row) as object))
      .filter(([column, value]) => column.endsWith('hash') && value !== null)
      .map(([, value]) => String(value));
    expect(secrets.length).toBeGreaterThan(6);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  test('is a download with a name that every system takes, and is never kept by anybody between', async () => {
    const { headers } = await exported();
    expect(headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="pippal-muller-sohne-x-\d{4}-\d\d-\d\d\.zip"$/,
    );
  });

  test('is not for somebody who is not signed in', async () => {
    const answer = await home.visitor().get('/api/household/export');
    expect([answer.status, answer.text]).toEqual([401, 'Please sign in first.']);
  });

  test('has a calendar whose appointments remind, and whose meals are at their time', async () => {
    const { files } = await exported();
    const calendar = files['calendar.ics']!;
    const unfolded = calendar.replaceAll('\r\n ', '');
    const household = actor.householdId;
    const json = JSON.parse(files['household.json']!) as Json;
    const [{ id }] = json.appointments as [{ id: string }];
    expect(unfolded).toContain([`UID:medical-${id}@${household}.pippal`, 'SEQUENCE:0'].join('\r\n'));
    expect(unfolded).toContain('DTSTART:20261124T213000Z\r\nSUMMARY:Checkup\\, Walrus\r\nDURATION:PT45M\r\n');
    expect(unfolded).toContain('Bring the card\\; Walrus\\nand a book');
    expect(unfolded).toContain('BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT24H\r\n');
    expect(unfolded).toContain(`UID:meal-week-2026-11-23-2026-11-23-dinner@${household}.pippal`);
    // Six in the evening in Chicago.
    expect(unfolded).toContain('DTSTART:20261124T000000Z\r\nSUMMARY:Dinner: Soup Walrus\r\n');
    expect((await exported()).files['calendar.ics']).toBe(calendar);
  });
});
