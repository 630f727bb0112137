// Answers outlive the connection of their request, and one conversation has one answer at a time.
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { Exchange } from '#contract/schemas/chat.ts';
import type { Database } from '../../db/engine/open.ts';
import { onEachDatabase } from '../../db/testing/databases.ts';
import type { PipModel } from '../model/model.ts';
import { openHome, type Home, type Parent } from '../testing/home.ts';
import { scripted, waiting } from '../testing/scripted.ts';

const url = (id: string) => `/api/conversations/${id}/messages`;

async function until(parent: Parent, id: string, reached: (status: string | undefined) => boolean) {
  for (let tries = 0; tries < 200; tries += 1) {
    const { messages } = await parent.conversation(id);
    const last = messages.at(-1);
    if (reached(last?.status)) return last;
    await pause(10);
  }
  throw new Error('It never came.');
}

onEachDatabase('answers', ({ open }) => {
  let home: Home;
  let database: Database;
  const opened = async (model: PipModel) => {
    database = await open();
    home = await openHome(model, { database });
  };
  afterEach(async () => {
    await home.close();
    await database.close();
  });

  test('two messages at once: one is answered, the other is refused with a sentence and not stored', async () => {
    const model = waiting('At last.');
    await opened(model);
    const dana = await home.parent();
    const id = await dana.begin();
    const said = (content: string) => dana.send<Exchange>('POST', url(id), { role: 'user', content });
    const both = [said('first'), said('second')];
    await model.started;
    const refused = await Promise.race(both);
    expect([refused.status, refused.text]).toEqual([
      409,
      'Pip is still answering here. Please wait a moment.',
    ]);
    model.go();
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 409]);
    expect((await dana.conversation(id)).messages).toHaveLength(2);
    expect(model.asked).toHaveLength(1);
  });

  test('what the parent said is stored before Pip begins, with an answer that is running', async () => {
    const model = waiting('Here.');
    await opened(model);
    const dana = await home.parent();
    const id = await dana.begin();
    const answer = dana.say(id, 'hello');
    await model.started;
    const { messages, title, lastMessage } = await dana.conversation(id);
    expect(messages).toMatchObject([
      { role: 'user', content: 'hello', status: 'done' },
      { role: 'assistant', content: '', status: 'running' },
    ]);
    expect([title, lastMessage]).toEqual(['hello', 'hello']);
    model.go();
    expect((await answer).content).toBe('Here.');
  });

  test('a parent who leaves in the middle finds the whole answer later', async () => {
    const model = waiting('First sentence. Second sentence. Third sentence.');
    await opened(model);
    const address = await home.app.listen({ host: '127.0.0.1', port: 0 });
    const dana = await home.parent();
    const id = await dana.begin();
    const leaving = new AbortController();
    const response = await fetch(`${address}${url(id)}`, {
      method: 'POST',
      signal: leaving.signal,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        'x-user': dana.context.actor.userId,
      },
      body: JSON.stringify({ role: 'user', content: 'tell me' }),
    });
    const reader = response.body!.getReader();
    await reader.read();
    leaving.abort();
    await reader.read().catch(() => undefined);
    model.go();
    const last = await until(dana, id, (status) => status === 'done');
    expect(last?.content).toBe('First sentence. Second sentence. Third sentence.');
  });

  test('sending the same message again while it is answered waits for the same answer', async () => {
    const model = waiting('Only once.');
    await opened(model);
    const dana = await home.parent();
    const id = await dana.begin();
    const clientId = dana.context.newId();
    const first = dana.say(id, 'hello', clientId);
    await model.started;
    const second = dana.say(id, 'hello', clientId);
    model.go();
    expect(await second).toEqual(await first);
    expect(model.asked).toHaveLength(1);
  });

  test('sending it again at another server waits for the same answer, unless that server closes', async () => {
    const model = waiting('Only once.');
    await opened(model);
    const dana = await home.parent();
    const id = await dana.begin();
    const clientId = dana.context.newId();
    const first = dana.say(id, 'hello', clientId);
    await model.started;
    const [other, closed] = [await openHome(model, { database }), await openHome(model, { database })];
    const given = closed.adopt(dana).say(id, 'hello', clientId);
    const second = other.adopt(dana).say(id, 'hello', clientId);
    await pause(50);
    await closed.close();
    expect(await given).toMatchObject({ status: 'running', content: '' });
    model.go();
    expect(await second).toEqual(await first);
    expect(model.asked).toHaveLength(1);
    await other.close();
  });

  test('closing the app waits for the answer under way', async () => {
    const model = waiting('Finished in time.');
    await opened(model);
    const dana = await home.parent();
    const id = await dana.begin();
    const answer = dana.say(id, 'hello');
    await model.started;
    const closing = home.app.close();
    model.go();
    await Promise.all([answer, closing]);
    const [, last] = await dana.context.records('message').list({ where: { conversationId: id } });
    expect(last).toMatchObject({ status: 'done', content: 'Finished in time.' });
  });

  test('a failure is told in a fixed sentence; its cause is only logged', async () => {
    await opened(scripted({ fail: new Error('database password hunter2') }));
    const dana = await home.parent();
    const id = await dana.begin();
    const answer = await dana.say(id, 'hello');
    expect(answer).toMatchObject({
      status: 'interrupted',
      content: "Sorry, I couldn't finish this answer. Please try again.",
    });
    expect(home.log.join('')).toMatch(/hunter2/);
    const events = await dana.hear(id, 'hello');
    expect(JSON.stringify(events)).not.toMatch(/hunter2/);
  });

  test('a tool that fails is told to the model without its cause, and the answer goes on', async () => {
    const model = scripted(
      { call: 'planWeek', input: { date: 'someday' } },
      { say: "I couldn't plan that." },
    );
    await opened(model);
    const dana = await home.parent();
    const answer = await dana.say(await dana.begin(), 'hello');
    expect(answer).toMatchObject({ status: 'done', content: "I couldn't plan that." });
    expect(JSON.stringify(model.asked[1]?.prompt)).toMatch(/dates are written like 2026-11-23/);
  });

  test('a model with nothing to say does not leave an empty answer', async () => {
    await opened(scripted({ say: '   ' }));
    const dana = await home.parent();
    expect((await dana.say(await dana.begin(), 'hello')).content).toMatch(/I have nothing to say/);
  });
});
