// Concurrent exports: one for each household and two in all, each of one moment, without blocking others (D39).
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '#contract/schemas/account.ts';
import type { Context } from '../context.ts';
import { createContexts } from '../db/context.ts';
import { migrate } from '../db/engine/migrate.ts';
import { newId } from '../db/records/ids.ts';
import { openEmpty, onEachDatabase } from '../db/testing/databases.ts';
import { member } from '../db/testing/household.ts';
import { testApp, type TestApp, type Visitor } from '../testing/app.ts';
import { Exporter } from './export.ts';

onEachDatabase('exports at the same time', ({ name }) => {
  let home: TestApp;
  let parents: Visitor[];
  let exporter: Exporter;

  const contextOf = async (visitor: Visitor): Promise<Context> => {
    const { id: userId, firstName, householdId } = (await visitor.get<User>('/api/auth/user')).json;
    const contexts = createContexts(home.database, { now: () => new Date(), newId });
    return contexts.contextFor({ sessionId: newId(), userId, firstName, householdId, timeZone: 'UTC' });
  };

  beforeAll(async () => {
    const database = await openEmpty(name);
    await migrate(database);
    home = await testApp({ database });
    parents = [await home.parent('Ana'), await home.parent('Ben'), await home.parent('Zoe')];
    exporter = new Exporter(database.hold);
  });
  afterAll(async () => {
    await home.close();
    await home.database.close();
  });

  test('a second export of the household and a third in all are told to come back [D39]', async () => {
    const [ana, ben, zoe] = await Promise.all(parents.map(contextOf));
    const first = await exporter.exportHousehold(ana!);
    await expect(exporter.exportHousehold(ana!)).rejects.toMatchObject({
      code: 'too_many',
      message: "Your household is already being exported. Please wait until that's done.",
      retryAfter: 30,
    });
    const second = await exporter.exportHousehold(ben!);
    await expect(exporter.exportHousehold(zoe!)).rejects.toMatchObject({
      code: 'busy',
      message: 'Other households are being exported right now. Please try again in a minute.',
      retryAfter: 30,
    });
    // One that is given up halfway, or before its first piece, makes room for the next.
    await first.close();
    await first.close();
    const [piece] = [await second.content[Symbol.asyncIterator]().next()];
    expect(piece.done).toBe(false);
    await second.close();
    for (const context of [zoe!, ana!])
      expect(
        (await Array.fromAsync((await exporter.exportHousehold(context)).content)).length,
      ).toBeGreaterThan(0);
  });

  const DELETION = { word: 'DELETE', password: 'a long enough password' };

  test('an export is of one moment: what others write or delete meanwhile neither waits nor shows [D39]', async () => {
    const [ana, , zoe] = parents;
    const context = await contextOf(ana!);
    await context.atomically('fill', async (inner) => {
      for (let at = 0; at < 300; at += 1) await inner.records('family_member').insert(member(`Walrus ${at}`));
    });
    const { content } = await exporter.exportHousehold(context);
    const pieces = content[Symbol.asyncIterator]();
    const zip = [(await pieces.next()).value as Uint8Array];
    await context.records('family_member').insert(member('Okapi'));
    expect((await ana!.post('/api/household/delete', DELETION)).status).toBe(204);
    await (await contextOf(zoe!)).records('family_member').insert(member('Quagga'));
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) zip.push(next.value);
    const file = Buffer.from(unzipSync(Buffer.concat(zip))['household.json']!).toString();
    const { familyMembers } = JSON.parse(file) as { familyMembers: { name: string }[] };
    expect(familyMembers.map((one) => one.name).toSorted()).toEqual(
      Array.from({ length: 300 }, (_, at) => `Walrus ${at}`).toSorted(),
    );
  });
});
