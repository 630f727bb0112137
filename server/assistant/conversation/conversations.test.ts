// Conversations and their messages: stored first, titled by their first message, one answer at a time, hidden from all
// other users.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChatEvent } from '#contract/chat.ts';
import type { ConversationSummary, Exchange } from '#contract/schemas/chat.ts';
import type { Database } from '../../db/engine/open.ts';
import { onEachDatabase } from '../../db/testing/databases.ts';
import { eventsIn, openHome, type Home, type Parent } from '../testing/home.ts';

onEachDatabase('conversations', ({ open }) => {
  let database: Database;
  let home: Home;
  let dana: Parent;
  beforeEach(async () => {
    database = await open();
    home = await openHome(undefined, { database });
    dana = await home.parent('Dana');
  });
  afterEach(async () => {
    await home.close();
    await database.close();
  });

  const listed = async (parent: Parent) =>
    (await parent.send<ConversationSummary[]>('GET', '/api/conversations')).json;
  const messagesUrl = (id: string) => `/api/conversations/${id}/messages`;

  test('conversations are listed newest first with title, last message and topic [API-08]', async () => {
    const first = await dana.begin('About food');
    home.clock.advanceDays(1);
    const second = await dana.begin('Other things');
    home.clock.advanceDays(1);
    await dana.say(first, "what's for dinner tonight?");
    const list = await listed(dana);
    expect(list.map(({ id }) => id)).toEqual([first, second]);
    expect(list[0]).toMatchObject({ title: 'About food', topic: 'Meals' });
    expect(list[0]!.lastMessage).toMatch(/^No dinner is planned/);
    expect(list[1]).toMatchObject({ title: 'Other things', lastMessage: '', topic: 'General' });
  });

  test('a blank title is ‘New Chat’ until the first message names it, 50 letters and an ellipsis [CHAT-06]', async () => {
    const id = await dana.begin('   ');
    expect((await dana.conversation(id)).title).toBe('New Chat');
    await dana.say(id, 'Could you please plan all of our dinners for the coming week?');
    expect((await dana.conversation(id)).title).toBe('Could you please plan all of our dinners for the c...');
    await dana.say(id, 'thanks');
    expect((await dana.conversation(id)).title).toBe('Could you please plan all of our dinners for the c...');
    const named = await dana.begin('Our own title');
    await dana.say(named, 'hello');
    expect((await dana.conversation(named)).title).toBe('Our own title');
  });

  test('messages are kept in order with their cards as they stand now [API-08]', async () => {
    const id = await dana.begin();
    const plan = await dana.say(id, 'plan dinners for next week');
    await dana.approve(plan.metadata.proposals[0]!.id);
    const { messages } = await dana.conversation(id);
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(messages[0]).toMatchObject({
      content: 'plan dinners for next week',
      metadata: { suggestions: [] },
    });
    expect(messages[1]!.metadata.proposals[0]).toMatchObject({ status: 'approved' });
    expect(messages[1]!.metadata.suggestions.length).toBeGreaterThan(0);
    expect(Object.keys(messages[1]!.metadata)).not.toContain('calls');
  });

  test('a stranger, and the other parent, find no such conversation', async () => {
    const id = await dana.begin();
    await dana.say(id, 'hello');
    const stranger = await home.parent('Eve');
    const partner = await home.parent('Sam', { householdId: dana.context.actor.householdId });
    for (const other of [stranger, partner]) {
      for (const foreign of [id, 'nobody-knows-me']) {
        expect((await other.send('GET', `/api/conversations/${foreign}`)).status).toBe(404);
        const said = { role: 'user', content: 'hi' };
        const answer = await other.send('POST', messagesUrl(foreign), said);
        expect([answer.status, answer.text]).toEqual([404, "We couldn't find this conversation."]);
      }
      expect(await listed(other)).toEqual([]);
    }
    expect((await dana.conversation(id)).messages).toHaveLength(2);
  });

  test('somebody signed out is refused, and what cannot be a message is refused with a sentence', async () => {
    const id = await dana.begin();
    const nobody = await home.app.inject({
      method: 'POST',
      url: messagesUrl(id),
      payload: { role: 'user', content: 'hi' },
    });
    expect(nobody.statusCode).toBe(401);
    for (const body of [
      { role: 'user', content: '  ' },
      { role: 'assistant', content: 'hi' },
      { role: 'user' },
      { role: 'user', content: 'x'.repeat(10_001) },
    ]) {
      const answer = await dana.send('POST', messagesUrl(id), body);
      expect(answer.status).toBe(400);
      expect(answer.text).toMatch(/^\S.*\.$/);
    }
    expect((await dana.conversation(id)).messages).toEqual([]);
  });

  test('the JSON form answers 201 with both messages', async () => {
    const id = await dana.begin();
    const said = { role: 'user', content: 'hello' };
    const { status, json } = await dana.send<Exchange>('POST', messagesUrl(id), said);
    expect(status).toBe(201);
    expect(json.userMessage).toMatchObject({ role: 'user', content: 'hello', status: 'done' });
    expect(json.assistantMessage).toMatchObject({ role: 'assistant', status: 'done' });
  });

  test('the same call streams numbered events: message, tools, words, the card, done', async () => {
    const id = await dana.begin();
    const events = await dana.hear(id, 'plan dinners for next week');
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    const kinds = events.map(({ type }) => type);
    expect(kinds[0]).toBe('message');
    expect(kinds.at(-1)).toBe('done');
    expect(events.filter(({ type }) => type === 'tool')).toMatchObject([
      { name: 'planWeek', label: 'Planning the week' },
      { name: 'saveWeeklyMenu', label: 'Preparing the menu for your approval' },
    ]);
    expect(kinds.filter((kind) => kind === 'proposal')).toHaveLength(1);
    const text = events.flatMap((event) => (event.type === 'text' ? [event.delta] : [])).join('');
    const done = events.at(-1) as ChatEvent & { type: 'done' };
    expect(done.assistantMessage.content).toBe(text.trim());
    expect(kinds.filter((kind) => kind === 'text').length).toBeGreaterThan(5);
    expect((await dana.conversation(id)).messages[1]).toEqual(done.assistantMessage);
  });

  test('the event stream is not stored by anybody on the way', async () => {
    const id = await dana.begin();
    const response = await home.app.inject({
      method: 'POST',
      url: messagesUrl(id),
      headers: { 'x-user': dana.context.actor.userId, accept: 'text/event-stream' },
      payload: { role: 'user', content: 'hello' },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(eventsIn(response.body).at(-1)?.type).toBe('done');
  });

  test('a message sent twice with one client-made id is answered once', async () => {
    const id = await dana.begin();
    const clientId = dana.context.newId();
    const first = await dana.say(id, 'hello', clientId);
    expect(await dana.say(id, 'hello', clientId)).toEqual(first);
    expect((await dana.conversation(id)).messages).toHaveLength(2);
    const other = await dana.begin();
    const said = { role: 'user', content: 'hello', clientId };
    expect((await dana.send('POST', messagesUrl(other), said)).status).toBe(409);
  });

  test('more messages than a minute may hold are refused with the seconds to wait', async () => {
    const busy = await openHome(undefined, { messagesPerMinute: 2 });
    const ana = await busy.parent('Ana');
    const id = await ana.begin();
    await ana.say(id, 'hello');
    await ana.say(id, 'thanks');
    const response = await busy.app.inject({
      method: 'POST',
      url: messagesUrl(id),
      headers: { 'x-user': ana.context.actor.userId },
      payload: { role: 'user', content: 'bye' },
    });
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ana.conversation(id)).messages).toHaveLength(4);
    await (await busy.parent('Sam')).begin();
    busy.clock.at += 60_001;
    await ana.say(id, 'bye');
    await busy.close();
  });

  test('an answer whose writer died is shown and stored as interrupted, and the conversation goes on', async () => {
    const id = await dana.begin();
    const records = dana.context.records('message');
    const metadata = { suggestions: [], receipts: [] };
    const shared = { conversationId: id, metadata, clientId: null };
    await records.insert({ ...shared, role: 'user', content: 'plan', status: 'done', heartbeatAt: null });
    const lost = await records.insert({
      ...shared,
      role: 'assistant',
      content: 'Here is a',
      status: 'running',
      heartbeatAt: home.clock.now().toISOString(),
    });
    const said = { role: 'user', content: 'hello?' };
    expect((await dana.send('POST', messagesUrl(id), said)).status).toBe(409);
    expect((await dana.conversation(id)).messages[1]?.status).toBe('running');
    home.clock.at += 31_000;
    expect((await dana.conversation(id)).messages[1]).toMatchObject({
      status: 'interrupted',
      content: 'Here is a',
    });
    expect((await records.get(lost.id)).status).toBe('interrupted');
    expect((await dana.say(id, 'hello?')).status).toBe('done');
  });
});
