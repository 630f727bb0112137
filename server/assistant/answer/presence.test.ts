// A running answer when its parent is removed from the household, or signed out: nothing more is sent to them.
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { afterEach, expect, test, vi } from 'vitest';
import type { Conversation } from '#contract/schemas/chat.ts';
import type { DeviceSession } from '#contract/schemas/household.ts';
import type { Browser } from '../../auth/testing/auth-app.ts';
import { familyApp, userOf, type FamilyApp } from '../../auth/testing/family-app.ts';
import { onEachDatabase } from '../../db/testing/databases.ts';
import type { PipModel } from '../model/model.ts';
import { resultsIn, scripted, waiting } from '../testing/scripted.ts';

const CANARY = 'Zebedee';
const WAIT = { timeout: 20_000 };

onEachDatabase('an answer under way', ({ open }) => {
  let world: FamilyApp;
  let dana: Browser;
  let ben: Browser;
  const opened = async (model: PipModel) => {
    world = await familyApp(await open(), model);
    dana = await world.signedUp('Dana');
    ben = await world.joined(dana, 'Ben');
    await dana.put('POST', '/api/family-members', { name: CANARY, relationship: 'child' });
  };
  afterEach(() => world.close());

  const remove = async () => dana.delete(`/api/household/members/${(await userOf(ben))!.id}`);
  const asks = async (accept: string) => {
    const { id } = (await ben.put('POST', '/api/conversations', { title: '' })).json<{ id: string }>();
    const said = JSON.stringify({ role: 'user', content: 'Who is in the family?' });
    const headers = { 'content-type': 'application/json', accept };
    return ben.send('POST', `/api/conversations/${id}/messages`, headers, said);
  };

  test('its stream ends for a removed parent, and nothing of it is kept', async () => {
    const model = waiting(`There is ${CANARY}.`);
    await opened(model);
    const stream = asks('text/event-stream');
    await model.started;
    expect((await remove()).statusCode).toBe(204);
    // Before the model is released: the end of the stream does not wait.
    const { body } = await stream;
    expect(body).toContain('"type":"message"');
    expect(body).not.toContain(CANARY);
    model.go();
    expect(await world.database.kysely.selectFrom('message').selectAll().execute()).toEqual([]);
  });

  test('its stream ends where the parent is signed out from afar; the answer is there for the next sign-in', async () => {
    const model = waiting(`There is ${CANARY}.`);
    await opened(model);
    const phone = world.browser();
    await phone.signIn('ben@example.org');
    const stream = asks('text/event-stream');
    await model.started;
    const devices = (await phone.get('/api/sessions')).json<DeviceSession[]>();
    await phone.delete(`/api/sessions/${devices.find(({ isThis }) => !isThis)!.id}`);
    const { body } = await stream;
    expect(body).not.toContain(CANARY);
    model.go();
    const [{ id }] = (await phone.get('/api/conversations')).json<[{ id: string }]>();
    await vi.waitFor(async () => {
      const { messages } = (await phone.get(`/api/conversations/${id}`)).json<Conversation>();
      expect(messages.at(-1)).toMatchObject({ status: 'done', content: `There is ${CANARY}.` });
    }, WAIT);
  });

  test('in one piece is not handed to a removed parent', async () => {
    const model = waiting(`There is ${CANARY}.`);
    await opened(model);
    const answer = asks('application/json');
    await model.started;
    await remove();
    model.go();
    const { statusCode, body } = await answer;
    expect(statusCode).toBe(401);
    expect(body).not.toContain(CANARY);
  });

  test('reads nothing more of the household with its tools', async () => {
    const gate = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const steps = scripted({ call: 'listFamilyMembers', input: {} }, { say: 'Done.' });
    const inner = steps.model as unknown as {
      doStream: (options: LanguageModelV4CallOptions) => Promise<unknown>;
    };
    const doStream = inner.doStream.bind(steps.model);
    let first = true;
    inner.doStream = async (options) => {
      started.resolve();
      if (first) await gate.promise;
      first = false;
      return doStream(options);
    };
    await opened(steps);
    const answer = asks('application/json');
    await started.promise;
    await remove();
    gate.resolve();
    await answer;
    for (const asked of steps.asked) expect(resultsIn(asked)).not.toContain(CANARY);
  });
});
