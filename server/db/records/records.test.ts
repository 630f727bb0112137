// Records: their owners, their changes, and lossless storage.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { newId } from './ids.ts';
import type { Database } from '../engine/open.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { contextOf, member } from '../testing/household.ts';

const unknown = { code: 'not_found', message: "We couldn't find this family member." };
const chat = (title: string) => ({ title, lastMessage: '', topic: 'General' });

onEachDatabase('records', ({ open }) => {
  let database: Database;
  let ana: Context;
  let stranger: Context;
  let partner: Context;

  beforeAll(async () => {
    database = await open();
    ana = await contextOf(database, 'Ana');
    stranger = await contextOf(database, 'Sven');
    partner = await contextOf(database, 'Dana', { householdId: ana.actor.householdId });
  });
  afterAll(() => database.close());

  it("a stranger's family answers exactly as one that never existed", async () => {
    const mia = await ana.records('family_member').insert(member('Mia'));
    const theirs = stranger.records('family_member');
    expect(await theirs.list()).toEqual([]);
    expect(await theirs.find(mia.id)).toBeUndefined();
    for (const id of [mia.id, newId()]) {
      await expect(theirs.get(id)).rejects.toMatchObject(unknown);
      await expect(theirs.update(id, { name: 'Mine' })).rejects.toMatchObject(unknown);
      await expect(theirs.update(id, { name: 'Mine' }, 1)).rejects.toMatchObject(unknown);
      await expect(theirs.remove(id)).rejects.toMatchObject(unknown);
      await expect(theirs.remove(id, 1)).rejects.toMatchObject(unknown);
    }
    expect(await ana.records('family_member').get(mia.id)).toEqual(mia);
  });

  it('both parents of a household see the same family, but each only their own conversations', async () => {
    const leo = await ana.records('family_member').insert(member('Leo'));
    expect(await partner.records('family_member').get(leo.id)).toEqual(leo);

    const private_ = await ana.records('conversation').insert(chat('A surprise for Dana'));
    const theirs = partner.records('conversation');
    expect(await theirs.list()).toEqual([]);
    expect(await theirs.find(private_.id)).toBeUndefined();
    await expect(theirs.update(private_.id, { title: 'Mine' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(theirs.remove(private_.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await ana.records('conversation').get(private_.id)).toEqual(private_);
  });

  it('an id that another household or the other parent uses is free for everybody else', async () => {
    const id = newId();
    const mine = await ana.records('family_member').insert({ ...member('Mia'), id });
    const theirs = await stranger.records('family_member').insert({ ...member('Maja'), id });
    expect([mine.name, theirs.name]).toEqual(['Mia', 'Maja']);
    await ana.records('conversation').insert({ ...chat('Mine'), id });
    const second = await partner.records('conversation').insert({ ...chat('Theirs'), id });
    expect(second.title).toBe('Theirs');
    expect((await ana.records('conversation').get(id)).title).toBe('Mine');
  });

  it('a create that is repeated with the same id answers the first record', async () => {
    const id = newId();
    const first = await ana.records('family_member').insert({ ...member('Ida'), id });
    const again = await ana.records('family_member').insert({ ...member('Somebody else'), id });
    expect(again).toEqual(first);
  });

  it('twenty repeats of a create at the same time make one record', async () => {
    const id = newId();
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ana.records('family_member').insert({ ...member(`Twin ${index}`), id }),
      ),
    );
    expect(new Set(made.map((record) => record.name)).size).toBe(1);
    const stored = await ana.records('family_member').list();
    expect(stored.filter((record) => record.id === id)).toEqual([made[0]]);
    const log = await ana.changes.list({});
    expect(log.filter((set) => set.changes.some((change) => change.id === id))).toHaveLength(1);
  });

  it('twenty repeats of a message with the same clientId make one message', async () => {
    const { id: conversationId } = await ana.records('conversation').insert(chat('Repeats'));
    const clientId = newId();
    const made = await Promise.all(
      Array.from({ length: 20 }, () => ana.records('message').insert(said(conversationId, { clientId }))),
    );
    expect(new Set(made.map((message) => message.id)).size).toBe(1);
    expect(await ana.records('message').list({ where: { conversationId } })).toHaveLength(1);
  });

  it('only one answer runs in a conversation', async () => {
    const { id: conversationId } = await ana.records('conversation').insert(chat('One at a time'));
    const answer = said(conversationId, { role: 'assistant', status: 'running' });
    const running = await ana.records('message').insert(answer);
    await expect(ana.records('message').insert(answer)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Pip is still answering here. Please wait a moment.',
    });
    await ana.records('message').update(running.id, { status: 'done' });
    await ana.records('message').insert(answer);
  });

  it('a message cannot belong to a conversation of somebody else', async () => {
    const { id: conversationId } = await ana.records('conversation').insert(chat('Mine'));
    for (const other of [partner, stranger]) {
      await expect(other.records('message').insert(said(conversationId))).rejects.toMatchObject({
        code: 'invalid',
      });
    }
  });

  it('a partial change leaves the other fields alone and counts the version up', async () => {
    const nora = await ana.records('family_member').insert({ ...member('Nora'), age: 4, allergies: ['egg'] });
    const changed = await ana.records('family_member').update(nora.id, { age: 5, name: undefined });
    expect(changed).toEqual({ ...nora, age: 5, version: 2, updatedAt: changed.updatedAt });
    expect(await ana.records('family_member').get(nora.id)).toEqual(changed);
    expect(await ana.records('family_member').update(nora.id, {})).toEqual(changed);
  });

  it('a change of a version that is no longer current is refused and changes nothing', async () => {
    const stale = {
      code: 'stale',
      message: 'Someone else changed this in the meantime. Please look at it again.',
    };
    const omar = await ana.records('family_member').insert(member('Omar'));
    const changed = await partner.records('family_member').update(omar.id, { age: 9 }, 1);
    await expect(ana.records('family_member').update(omar.id, { age: 8 }, 1)).rejects.toMatchObject(stale);
    await expect(ana.records('family_member').update(omar.id, {}, 1)).rejects.toMatchObject(stale);
    await expect(ana.records('family_member').remove(omar.id, 1)).rejects.toMatchObject(stale);
    for (const impossible of [0, -1, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
      await expect(ana.records('family_member').remove(omar.id, impossible)).rejects.toMatchObject(stale);
    }
    expect(await ana.records('family_member').get(omar.id)).toEqual(changed);

    const mine = await ana.records('conversation').insert(chat('Mine'));
    await ana.records('conversation').update(mine.id, { title: 'Changed' }, 1);
    for (const version of [1, 2 ** 31]) {
      const late = ana.records('conversation').update(mine.id, { title: 'x' }, version);
      await expect(late).rejects.toMatchObject(stale);
    }
  });

  it('of twenty changes made to the same version at once, exactly one is kept', async () => {
    const pia = await ana.records('family_member').insert(member('Pia'));
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, age) =>
        ana.records('family_member').update(pia.id, { age }, pia.version),
      ),
    );
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect((await ana.records('family_member').get(pia.id)).version).toBe(2);
  });

  it('changes of different fields of a message at the same time are all kept', async () => {
    const { id: conversationId } = await ana.records('conversation').insert(chat('Fields'));
    const message = await ana.records('message').insert(said(conversationId));
    const at = '2026-11-20T08:00:00.000Z';
    await Promise.all([
      ana.records('message').update(message.id, { content: 'Changed' }),
      ana.records('message').update(message.id, { heartbeatAt: at }),
      ana.records('message').update(message.id, { status: 'interrupted' }),
    ]);
    expect(await ana.records('message').get(message.id)).toMatchObject({
      content: 'Changed',
      heartbeatAt: at,
      status: 'interrupted',
      version: 4,
    });
  });

  it('text of every kind comes back as it was written', async () => {
    const names = [
      '[1,2]',
      '{"a":1}',
      'null',
      "O'Brien; drop table family_member; --",
      '"quoted" \\ back',
      '👩‍👧‍👦 Ünïcødé',
      '2026-11-23',
      '42',
    ];
    for (const name of names) {
      const wanted = { ...member(name), notes: `${name}\n\t${name}`, allergies: names, interests: [name] };
      const stored = await ana.records('family_member').insert(wanted);
      expect(stored).toMatchObject(wanted);
      expect(await ana.records('family_member').get(stored.id)).toEqual(stored);
    }
  });

  it('what no database can hold is dropped from text, never answered with an error', async () => {
    const name = 'Mi\0a \ud83d';
    const stored = await ana.records('family_member').insert({ ...member(name), allergies: [name] });
    expect(stored).toMatchObject({ name: 'Mia \ufffd', allergies: ['Mia \ufffd'] });
    expect(await ana.records('family_member').get(stored.id)).toEqual(stored);
  });

  it('lists come in the order of creation, or as asked, empty values last', async () => {
    const own = await contextOf(database, 'Lena');
    const records = own.records('family_member');
    for (const [name, age] of [
      ['b', 2],
      ['a', null],
      ['B', 1],
    ] as const) {
      await records.insert({ ...member(name), age });
    }
    const names = async (options: Parameters<typeof records.list>[0]) =>
      (await records.list(options)).map((record) => record.name);
    expect(await names({})).toEqual(['b', 'a', 'B']);
    expect(await names({ orderBy: { field: 'name', direction: 'asc' } })).toEqual(['B', 'a', 'b']);
    expect(await names({ orderBy: { field: 'age', direction: 'asc' } })).toEqual(['B', 'b', 'a']);
    expect(await names({ orderBy: { field: 'age', direction: 'desc' } })).toEqual(['b', 'B', 'a']);
    expect(await names({ orderBy: { field: 'name', direction: 'desc' }, limit: 2 })).toEqual(['b', 'a']);
    expect(await names({ where: { age: null } })).toEqual(['a']);
    expect(await names({ where: { age: 1, name: 'B' } })).toEqual(['B']);
    expect(await names({ range: { field: 'name', from: 'a' } })).toEqual(['b', 'a']);
    expect(await names({ range: { field: 'name', from: 'B', before: 'b' } })).toEqual(['a', 'B']);
    expect(await names({ range: { field: 'name', before: 'b' }, limit: 1 })).toEqual(['a']);
    // Equal ones stay in the order of creation, in both directions.
    for (const direction of ['asc', 'desc'] as const)
      expect(await names({ orderBy: { field: 'relationship', direction } })).toEqual(['b', 'a', 'B']);
  });

  it("a family member's own account must belong to the same household", async () => {
    const linked = { ...member('Dana'), userId: partner.actor.userId };
    expect(await ana.records('family_member').insert(linked)).toMatchObject(linked);
    const foreign = { ...member('Sven'), userId: stranger.actor.userId };
    await expect(ana.records('family_member').insert(foreign)).rejects.toMatchObject({ code: 'invalid' });
  });
});

type NewMessage = Parameters<ReturnType<typeof messages>['insert']>[0];
const messages = (context: Context) => context.records('message');

const said = (conversationId: string, fields: Partial<NewMessage> = {}): NewMessage => ({
  conversationId,
  role: 'user',
  content: 'Hello Pip',
  status: 'done',
  metadata: { suggestions: [], receipts: [] },
  clientId: null,
  heartbeatAt: null,
  ...fields,
});
