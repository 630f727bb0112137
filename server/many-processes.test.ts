// Four real processes on one PostgreSQL behave as one, whichever a request reaches.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ChatEvent } from '#contract/chat.ts';
import type { Conversation, Proposal } from '#contract/schemas/chat.ts';
import type { User } from '#contract/schemas/account.ts';
import type { LiveUpdate } from '#contract/schemas/live.ts';
import type { RunningServer } from '../scripts/running-server.ts';
import { Device, processesOn } from '../scripts/server-processes.ts';
import {
  modelServer,
  type Asked,
  type ModelServer,
  type Reply,
} from './assistant/testing/chat-completions.ts';
import { HeldNames } from './db/engine/held-names.ts';
import { migrations } from './db/migrations/index.ts';
import { newId } from './db/records/ids.ts';
import { onPostgresAlone } from './db/testing/databases.ts';

// A process loads the understanding, from its sources, at its first question: seconds, on a busy machine more than ten.
const WAIT = { timeout: 30_000 };
vi.setConfig({ testTimeout: 90_000 });
const LIMITS = {
  LIMIT_FAMILY_MEMBERS: '6',
  LIMIT_MESSAGES_PER_MINUTE: '5',
  LIMIT_SIGN_IN_FAILURES: '4',
  LIMIT_SIGN_UPS_PER_HOUR: '2',
};

const BEGUN = 'First half.\n';
const REST = 'Second half.';
let gate = Promise.withResolvers<void>();

/** By the last words of the parent: the first half of an answer, a card, or a word. */
function reply({ messages }: Asked): Reply {
  const said = JSON.stringify(messages.findLast(({ role }) => role === 'user')?.content);
  if (said.includes('slowly')) return { say: BEGUN, gate: gate.promise, rest: REST };
  const isNew = messages.at(-1)?.role === 'user';
  const input = { name: 'Ida', relationship: 'child' };
  return said.includes('Add Ida') && isNew ? { call: 'createFamilyMember', input } : { say: 'All right.' };
}

onPostgresAlone('processes on one PostgreSQL', () => {
  let model: ModelServer;
  let world: Awaited<ReturnType<typeof processesOn>>;
  let [a, b, c, d]: RunningServer[] = [];
  const at = (number: number): RunningServer => [a!, b!, c!, d!][number % 4]!;

  beforeAll(async () => {
    model = await modelServer(reply);
    world = await processesOn({ ...LIMITS, PIP_MODEL: model.setting, TRUST_PROXY: '1' });
    [a, b, c, d] = await Promise.all([1, 2, 3, 4].map(() => world.start()));
  });
  afterAll(async () => {
    gate.resolve();
    await world.close();
    await model.close();
  });

  const emailOf = (name: string) => `${name}@example.org`;
  const signedUp = async (name: string): Promise<Device> => {
    const device = new Device();
    expect((await device.signUp(a!, emailOf(name))).status).toBe(303);
    return device;
  };
  const userOf = async (device: Device, server: RunningServer) =>
    (await device.ask<User | null>(server, 'GET', '/api/auth/user')).json;
  const beginTalk = async (device: Device): Promise<string> =>
    (await device.ask<{ id: string }>(a!, 'POST', '/api/conversations', { title: '' })).json.id;
  const messagesAt = (id: string) => `/api/conversations/${id}/messages`;
  const said = (content: string, clientId?: string) => ({ role: 'user', content, clientId });
  const lastMessage = async (device: Device, server: RunningServer, id: string) =>
    (await device.ask<Conversation>(server, 'GET', `/api/conversations/${id}`)).json.messages.at(-1)!;
  const textIn = (events: readonly ChatEvent[]): string =>
    events.map((event) => (event.type === 'text' ? event.delta : '')).join('');
  const typesIn = (events: readonly ChatEvent[]) => events.map(({ type }) => type);
  const invited = async (host: Device): Promise<string> =>
    (await host.ask<{ path: string }>(a!, 'POST', '/api/household/invitations', {})).json.path;

  test('that start at once on an empty database apply every migration once', async () => {
    for (const server of [a, b, c, d]) {
      expect(await (await fetch(`${server!.address}/readyz`)).text()).toBe('ready');
    }
    const rows = await world.database.kysely.selectFrom('migration').select('name').orderBy('name').execute();
    expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).toSorted());
  });

  test('know a session that began at one of them, and that it ended at another', async () => {
    const ana = await signedUp('ana');
    for (const server of [b, c, d]) expect((await userOf(ana, server!))?.firstName).toBe('ana');
    const stolen = Object.assign(new Device(), ana);
    expect((await ana.send(c!, 'GET', '/api/logout')).status).toBeLessThan(400);
    for (const server of [a, b, d]) expect(await userOf(stolen, server!)).toBeNull();
  });

  test('push a change made at one of them to a browser at another', async () => {
    const bea = await signedUp('bea');
    const live = await bea.events<LiveUpdate>(b!, 'GET', '/api/events');
    await expect.poll(() => live.arrived.length, WAIT).toBe(1);
    await bea.ask(a!, 'POST', '/api/family-members', { name: 'Mia', relationship: 'child' });
    await expect.poll(() => live.arrived.at(-1)?.records, WAIT).toEqual(['family_member']);
    live.leave();
  });

  test('tell an answer at one of them that another one writes', async () => {
    gate = Promise.withResolvers();
    const cleo = await signedUp('cleo');
    const id = await beginTalk(cleo);
    const clientId = newId();
    const first = await cleo.events<ChatEvent>(a!, 'POST', messagesAt(id), said('slowly', clientId));
    await expect.poll(() => textIn(first.arrived), WAIT).toBe(BEGUN);
    const again = await cleo.events<ChatEvent>(b!, 'POST', messagesAt(id), said('slowly', clientId));
    const content = () => {
      const [begun] = again.arrived;
      return (begun?.type === 'message' ? begun.assistantMessage.content : '') + textIn(again.arrived);
    };
    await expect.poll(content, WAIT).toBe(BEGUN);
    expect((await cleo.ask(c!, 'POST', messagesAt(id), said('and?'))).status).toBe(409);
    gate.resolve();
    await expect.poll(() => [first.isOver, again.isOver], WAIT).toEqual([true, true]);
    expect(again.arrived.at(-1)).toMatchObject({ type: 'done' });
    const [told, stored] = [again.arrived.at(-1), await lastMessage(cleo, d!, id)];
    expect(told).toMatchObject({ assistantMessage: { content: stored.content, status: 'done' } });
    expect(stored.content).toBe(BEGUN + REST);
  });

  test('stop an answer at one of them when its parent is removed at another', async () => {
    gate = Promise.withResolvers();
    const [dana, ben] = [await signedUp('dana'), await signedUp('ben')];
    expect((await ben.form(b!, await invited(dana), {})).status).toBe(303);
    const answer = await ben.events<ChatEvent>(a!, 'POST', messagesAt(await beginTalk(ben)), said('slowly'));
    await expect.poll(() => textIn(answer.arrived), WAIT).toBe(BEGUN);
    const { id } = (await userOf(ben, c!))!;
    expect((await dana.ask(b!, 'DELETE', `/api/household/members/${id}`)).status).toBe(204);
    await expect.poll(() => answer.isOver, WAIT).toBe(true);
    expect(typesIn(answer.arrived)).not.toContain('done');
    gate.resolve();
  });

  test('end an answer whose process was killed, and the conversation continues at another', async () => {
    gate = Promise.withResolvers();
    const eli = await signedUp('eli');
    const id = await beginTalk(eli);
    const answer = await eli.events<ChatEvent>(d!, 'POST', messagesAt(id), said('slowly'));
    await expect.poll(async () => (await lastMessage(eli, b!, id)).content, WAIT).toBe(BEGUN);
    await d!.kill();
    await expect.poll(() => answer.isOver, WAIT).toBe(true);
    expect(await lastMessage(eli, b!, id)).toMatchObject({ status: 'running', content: BEGUN });
    // Half a minute of silence.
    await world.database.kysely
      .updateTable('message')
      .set({ heartbeat_at: new Date(Date.now() - 31_000).toISOString() })
      .where('status', '=', 'running')
      .execute();
    expect(await lastMessage(eli, c!, id)).toMatchObject({ status: 'interrupted', content: BEGUN });
    expect((await eli.ask(b!, 'POST', messagesAt(id), said('hello'))).status).toBe(201);
    d = await world.start();
  });

  test('run an approved card once, however many of them are told', async () => {
    const fay = await signedUp('fay');
    const id = await beginTalk(fay);
    await fay.ask(a!, 'POST', messagesAt(id), said('Add Ida'));
    const [card] = (await lastMessage(fay, b!, id)).metadata.proposals;
    const approve = (server: RunningServer) =>
      fay.ask<Proposal>(server, 'POST', `/api/proposals/${card!.id}/approve`);
    await Promise.all([0, 1, 2, 3].map((server) => approve(at(server))));
    expect((await fay.ask<{ name: string }[]>(c!, 'GET', '/api/family-members')).json).toMatchObject([
      { name: 'Ida' },
    ]);
  });

  test('count a parent’s messages together', async () => {
    const gus = await signedUp('gus');
    const talks = await Promise.all(Array.from({ length: 8 }, () => beginTalk(gus)));
    const statuses = await Promise.all(
      talks.map(
        async (id, number) => (await gus.ask(at(number), 'POST', messagesAt(id), said('hello'))).status,
      ),
    );
    expect(statuses.toSorted()).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
  });

  test('count wrong passwords and new accounts together', async () => {
    await signedUp('hal');
    const eve = new Device();
    const guesses: number[] = [];
    for (let guess = 0; guess < 5; guess += 1) {
      guesses.push((await eve.signIn(at(guess), emailOf('hal'), `guess ${guess}`)).status);
    }
    expect(guesses).toEqual([401, 401, 401, 401, 429]);
    const accounts: number[] = [];
    for (let number = 0; number < 3; number += 1) {
      accounts.push((await eve.signUp(at(number), emailOf(`eve-${number}`))).status);
    }
    expect(accounts).toEqual([303, 303, 429]);
  });

  test('let a household have as many records as it may, and no more', async () => {
    const ian = await signedUp('ian');
    const add = (number: number) =>
      ian.ask(at(number), 'POST', '/api/family-members', { name: `Child ${number}`, relationship: 'child' });
    const statuses = await Promise.all(
      Array.from({ length: 9 }, async (_, number) => (await add(number)).status),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(6);
    expect((await ian.ask<unknown[]>(b!, 'GET', '/api/family-members')).json).toHaveLength(6);
  });

  test('let one of two people in by one invitation', async () => {
    const [jo, kim, lou] = [await signedUp('jo'), await signedUp('kim'), await signedUp('lou')];
    const path = await invited(jo);
    await Promise.all([kim.form(b!, path, {}), lou.form(c!, path, {})]);
    const { members } = (await jo.ask<{ members: unknown[] }>(a!, 'GET', '/api/household')).json;
    expect(members).toHaveLength(2);
  });

  test('share the limits of exports', async () => {
    const max = await signedUp('max');
    const { householdId } = (await userOf(max, a!))!;
    const other = new HeldNames(world.url);
    const own = await other.hold(`export of ${householdId}`);
    const asked = () => max.ask(b!, 'GET', '/api/household/export');
    expect((await asked()).status).toBe(429);
    await own!();
    const places = [await other.hold('export 1'), await other.hold('export 2')];
    expect((await asked()).status).toBe(503);
    for (const leave of places) await leave!();
    expect((await asked()).status).toBe(200);
    await other.close();
  });

  test('leave tidying up to one of them', async () => {
    const nia = await signedUp('nia');
    await nia.ask(a!, 'POST', '/api/family-members', { name: 'Old', relationship: 'child' });
    const { kysely } = world.database;
    const { householdId } = (await userOf(nia, a!))!;
    const old = new Date(Date.now() - 40 * 24 * 3600 * 1000).toISOString();
    await kysely.updateTable('change_set').set({ at: old }).where('household_id', '=', householdId).execute();
    const labels = async () => {
      const entries = kysely.selectFrom('change_entry').where('household_id', '=', householdId);
      return (await entries.select('label').execute()).map(({ label }) => label);
    };
    const other = new HeldNames(world.url);
    const atIt = await other.hold('upkeep');
    await (await world.start()).stop();
    expect(await labels()).toEqual(['Old']);
    await atIt!();
    await world.start();
    await expect.poll(labels, WAIT).toEqual([null]);
    await other.close();
  });
});
