// Deleting an account or a household removes all of its data without a trace in the files, and no data of others.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { User } from '#contract/schemas/account.ts';
import type { Household } from '#contract/schemas/household.ts';
import type { Context } from '../context.ts';
import { createContexts } from '../db/context.ts';
import { migrate } from '../db/engine/migrate.ts';
import { openDatabase } from '../db/engine/open.ts';
import { newId } from '../db/records/ids.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import { everythingIn, fillEverything } from '../db/testing/everything.ts';
import { member } from '../db/testing/household.ts';
import { keepTidy } from '../db/upkeep/upkeep.ts';
import { testApp, type TestApp, type Visitor } from '../testing/app.ts';

const MARK = 'Pangolin';
const AT = new Date().toISOString();
const close = ({ accounts, actor }: Context): Promise<void> =>
  accounts.transaction(({ removals }) => removals.closeHousehold(actor.householdId, AT));
const WORD = { word: 'DELETE', password: 'a long enough password' };

let home: TestApp;

type Parent = Awaited<ReturnType<TestApp['parent']>>;
const userOf = async (visitor: Visitor) => (await visitor.get<User>('/api/auth/user')).json;

/** The context of a parent, in their own household or another one. */
async function contextOf(visitor: Visitor, household?: string): Promise<Context> {
  const { id: userId, firstName, householdId } = await userOf(visitor);
  const contexts = createContexts(home.database, { now: () => new Date(), newId });
  const actor = {
    sessionId: newId(),
    userId,
    firstName,
    householdId: household ?? householdId,
    timeZone: 'UTC',
  };
  return contexts.contextFor(actor);
}

/** Invites a parent, who joins and continues there. */
async function joins(owner: Visitor, joining: Visitor): Promise<void> {
  const { householdId } = await userOf(owner);
  const { id } = await userOf(joining);
  const at = new Date().toISOString();
  await home.database.kysely
    .insertInto('membership')
    .values({ household_id: householdId, user_id: id, role: 'member', joined_at: at })
    .execute();
  expect((await joining.post('/api/household/switch', { id: householdId })).status).toBe(204);
}

async function signIn({ email }: Parent): Promise<Visitor> {
  const visitor = home.visitor();
  const answer = await home.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: {
      host: 'localhost',
      origin: 'http://localhost',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ email, password: 'a long enough password' }).toString(),
  });
  const session = answer.cookies.find((cookie) => cookie.name.endsWith('sid'));
  if (session) visitor.cookie = `${session.name}=${session.value}`;
  return visitor;
}

/** Every row of the database that holds the text. */
async function rowsWith(text: string): Promise<string[]> {
  const all = await everythingIn(home.database);
  return Object.entries(all).flatMap(([table, rows]) =>
    rows.filter((row) => row.includes(text)).map((row) => `${table} ${row}`),
  );
}

onEachDatabase('deleting', ({ open }) => {
  let ana: Parent;
  let ben: Parent;
  let stranger: Parent;
  beforeEach(async () => {
    home = await testApp({ database: await open() });
    [ana, ben, stranger] = [await home.parent('Ana'), await home.parent('Ben'), await home.parent('Zoe')];
    await fillEverything(home.database, await contextOf(stranger), 'Quagga');
    await fillEverything(home.database, await contextOf(ana), MARK);
  });
  afterEach(async () => {
    await home.close();
    await home.database.close();
  });

  test('a household is deleted with everything in it, and everybody in it starts over', async () => {
    await joins(ana, ben);
    await fillEverythingElse(ben);
    const { id, householdId } = await userOf(ana);
    await home.database.kysely
      .updateTable('user')
      .set({ onboarding_completed: 1 })
      .where('id', '=', id)
      .execute();
    const others = await rowsWith('Quagga');

    expect((await ana.post('/api/household/delete', WORD)).status).toBe(204);
    expect(await rowsWith(MARK)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(identity|sign_in_address) /)]),
    );
    expect((await rowsWith(MARK)).filter((row) => !/^(identity|sign_in_address) /.test(row))).toEqual([]);
    expect(await rowsWith(householdId)).toEqual([]);
    expect(await rowsWith('Quagga')).toEqual(others);

    // Sessions in it have ended; the accounts have not.
    for (const [parent, ownHouseholds] of [
      [ana, 1],
      [ben, 1],
    ] as const) {
      expect((await parent.get('/api/family-members')).status).toBe(401);
      const again = await signIn(parent);
      expect((await again.get('/api/family-members')).json).toEqual([]);
      const household = (await again.get<Household>('/api/household')).json;
      expect(household.members).toMatchObject([{ email: parent.email, role: 'owner' }]);
      expect(household.households).toHaveLength(ownHouseholds);
    }
    expect((await userOf(await signIn(ana))).onboardingCompleted).toBe(true);
  });

  test('a household is for its owners, and only with the word typed', async () => {
    await joins(ana, ben);
    const before = await everythingIn(home.database);
    const refused = await ben.post('/api/household/delete', WORD);
    expect([refused.status, refused.text]).toEqual([403, 'Only an owner of the household can delete it.']);
    for (const word of ['', 'delete', 'DELETE it', null]) {
      for (const path of ['/api/household/delete', '/api/auth/delete']) {
        expect([path, (await ana.post(path, { ...WORD, word })).status]).toEqual([path, 400]);
      }
    }
    const after = await everythingIn(home.database);
    for (const table of ['household', 'user', 'membership', 'family_member', 'message']) {
      expect(after[table], table).toEqual(before[table]);
    }
  });

  test('an account is deleted with its household when nobody else belongs to it', async () => {
    const { id, householdId } = await userOf(ana);
    const others = await rowsWith('Quagga');
    expect((await ana.post('/api/auth/delete', WORD)).status).toBe(204);
    for (const trace of [MARK, id, householdId, ana.email]) expect(await rowsWith(trace), trace).toEqual([]);
    expect(await rowsWith('Quagga')).toEqual(others);
    const tries = (await everythingIn(home.database))['sign_in_attempt'];
    expect((await userOf(ana)) ?? null).toBeNull();
    expect((await signIn(ana)).cookie).toBe('');
    expect(tries!.filter((row) => row.includes('"kind":"sign-up"'))).toHaveLength(2);
  });

  test('an account leaves the household to the other parent, who becomes its owner', async () => {
    await joins(ana, ben);
    await fillEverythingElse(ben);
    const { id, householdId } = await userOf(ana);
    const kept = (await ben.get<FamilyMember[]>('/api/family-members')).json;
    expect(kept.filter(({ userId }) => userId === id)).toHaveLength(1);
    const talk = (await ben.get<object[]>('/api/conversations')).json;

    expect((await ana.post('/api/auth/delete', WORD)).status).toBe(204);
    const household = (await ben.get<Household>('/api/household')).json;
    expect(household).toMatchObject({ id: householdId, members: [{ email: ben.email, role: 'owner' }] });
    const family = (await ben.get<FamilyMember[]>('/api/family-members')).json;
    expect(family).toEqual(
      kept.map((one) =>
        one.userId === id
          ? { ...one, userId: null, version: one.version + 1, updatedAt: expect.any(String) as string }
          : one,
      ),
    );
    expect((await ben.get<object[]>('/api/medications')).json).toHaveLength(1);
    expect((await ben.get('/api/conversations')).json).toEqual(talk);
    // What remains of the account is the author of changes, as an id that refers to nothing.
    expect((await rowsWith(id)).filter((row) => !/^change_(set|entry) /.test(row))).toEqual([]);
    expect(await rowsWith(ana.email)).toEqual([]);
    const talked = (await everythingIn(home.database))['message']!;
    expect(talked.filter((row) => row.includes(MARK))).toEqual([]);
    const [change] = (await ben.get<{ who: string }[]>('/api/changes')).json;
    expect(change?.who).toBe('Someone');
  });

  test('a long household is deleted in pieces, between which others write', async () => {
    const [context, another] = [await contextOf(ana), member('Quagga 2')];
    await context.atomically('fill', async (inner) => {
      const names = Array.from({ length: 900 }, (_, at) => `${MARK} ${at}`);
      await inner.records('pantry_item').insertMany(names.map((name) => ({ name })));
    });
    await close(context);
    const left: number[] = [];
    await context.accounts.removals.clearHousehold(context.actor.householdId, async () => {
      left.push((await rowsWith(MARK)).filter((row) => row.startsWith('pantry_item ')).length);
      if (left.length === 1) await (await contextOf(stranger)).records('family_member').insert(another);
    });
    expect(left).toEqual(expect.arrayContaining([901, 401, 0]));
    expect(await rowsWith('Quagga 2')).not.toEqual([]);
    expect(await rowsWith(context.actor.householdId)).toEqual([]);
  });

  test('a deletion that the end of the process interrupted is completed by the next upkeep', async () => {
    const { householdId } = await userOf(ana);
    await close(await contextOf(ana));
    expect((await ana.get('/api/family-members')).status).toBe(401);
    expect(await rowsWith(householdId)).not.toEqual([]);
    await keepTidy(home.database, new Date());
    expect(await rowsWith(householdId)).toEqual([]);
    expect(await rowsWith('Quagga')).not.toEqual([]);
  });

  test('a household that nobody deleted is not cleared, even without members', async () => {
    const { accounts, actor } = await contextOf(ana);
    await accounts.transaction(async ({ households, removals }) => {
      await removals.unlinkMember(actor.householdId, actor.userId, AT);
      await households.removeMember(actor.householdId, actor.userId);
    });
    const before = await rowsWith(actor.householdId);
    await accounts.removals.clearHousehold(actor.householdId);
    await keepTidy(home.database, new Date());
    expect(await rowsWith(actor.householdId)).toEqual(before);
  });

  test('an account of somebody in two households leaves both as they should be', async () => {
    await joins(ana, ben);
    const own = (await ben.get<Household>('/api/household')).json.households.find(({ current }) => !current)!;
    const family = (await ana.get('/api/family-members')).json;
    expect((await ben.post('/api/auth/delete', WORD)).status).toBe(204);
    expect(await rowsWith(own.id)).toEqual([]);
    expect((await ana.get('/api/family-members')).json).toEqual(family);
    expect((await ana.get<Household>('/api/household')).json.members).toMatchObject([{ role: 'owner' }]);
  });
});

/** A conversation of the other parent's own, in the household they share. */
async function fillEverythingElse(visitor: Visitor): Promise<void> {
  const context = await contextOf(visitor);
  await context.records('conversation').insert({ title: 'Okapi', lastMessage: 'Okapi', topic: 'General' });
}

describe('the files of a running server', () => {
  const folders: string[] = [];
  const newFolder = (): string => {
    folders.push(mkdtempSync(join(tmpdir(), 'pippal-deletion-')));
    return folders.at(-1)!;
  };
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    ['/api/household/delete', 'a new file'],
    ['/api/auth/delete', 'a new file'],
    ['/api/household/delete', 'a file from before files could shrink'],
  ])('hold nothing of what was stored, changed or removed there, after %s in %s', async (path, age) => {
    const folder = newFolder();
    const filesWith = (text: string) =>
      readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text));
    if (age !== 'a new file') {
      const old = new DatabaseSync(join(folder, 'pippal.sqlite'));
      old.exec('create table first (page text); drop table first');
      old.close();
    }
    const database = await openDatabase({ folder });
    await migrate(database);
    home = await testApp({ database });
    const ana = await home.parent('Ana');
    const stranger = await home.parent('Zoe');
    const [ours, theirs] = [await contextOf(ana), await contextOf(stranger)];
    // Enough to fill, split and empty database pages, beside data of others.
    for (let start = 0; start < 400; start += 20) {
      await ours.atomically('fill', async (inner) => {
        const family = inner.records('family_member');
        for (let count = start; count < start + 20; count += 1) {
          const { id } = await family.insert({
            ...member(`${MARK} ${count}`),
            notes: MARK.repeat(count % 90),
          });
          if (count % 3 === 0) await family.update(id, { notes: `${MARK} `.repeat((count * 7) % 200) });
          if (count % 4 === 0) await family.remove(id);
        }
      });
      await theirs.records('family_member').insert(member(`Quagga ${start}`));
    }
    expect(filesWith(MARK)).toContain('pippal.sqlite-wal');

    expect((await ana.post(path, WORD)).status).toBe(204);
    expect(filesWith(MARK)).toEqual([]);
    if (path.includes('auth')) expect(filesWith(ana.email)).toEqual([]);
    expect(filesWith('Quagga 380')).toEqual(['pippal.sqlite']);
    expect(await theirs.records('family_member').list()).toHaveLength(20);
    await home.close();
    await database.close();
  });
});
