// Renaming, deleting and restoring conversations, over HTTP, with their parent, the other parent and a stranger.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ConversationSummary } from '#contract/schemas/chat.ts';
import { openHome, type Home, type Parent } from '../assistant/testing/home.ts';
import type { Database } from '../db/engine/open.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import { keepTidy } from '../db/upkeep/upkeep.ts';

onEachDatabase('a conversation', ({ open }) => {
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

  const titles = async () =>
    (await dana.send<ConversationSummary[]>('GET', '/api/conversations')).json.map(({ title }) => title);
  const at = (id: string) => `/api/conversations/${id}`;

  test('is renamed, and the new title stays when it continues', async () => {
    const id = await dana.begin('Plan');
    const renamed = await dana.send<ConversationSummary>('PUT', at(id), {
      title: ' School\r\ncos\u202etume\0 ',
    });
    expect([renamed.status, renamed.json.title]).toEqual([200, 'School costume']);
    await dana.say(id, 'hello');
    expect(await titles()).toEqual(['School costume']);
    expect((await dana.send('PUT', at(id), { title: '  ' })).text).toBe(
      'Please give the conversation a title.',
    );
  });

  test('that was deleted is gone everywhere until it is restored, whole', async () => {
    const id = await dana.begin('Plan');
    await dana.say(id, 'hello');
    const { messages } = await dana.conversation(id);
    expect((await dana.send('DELETE', at(id))).status).toBe(204);
    expect(await titles()).toEqual([]);
    const unknown = "We couldn't find this conversation.";
    for (const answer of [
      await dana.send('GET', at(id)),
      await dana.send('PUT', at(id), { title: 'Other' }),
      await dana.send('DELETE', at(id)),
      await dana.send('POST', `${at(id)}/messages`, { role: 'user', content: 'hello' }),
    ])
      expect([answer.status, answer.text]).toEqual([404, unknown]);
    const restored = await dana.send<ConversationSummary>('POST', `${at(id)}/restore`);
    expect([restored.status, restored.json.title]).toEqual([200, 'Plan']);
    expect((await dana.conversation(id)).messages).toEqual(messages);
    // The answer to the first request may be lost: a second one does no harm.
    expect((await dana.send('POST', `${at(id)}/restore`)).status).toBe(200);
  });

  test('is nothing to the other parents: not to rename, delete or restore [D5]', async () => {
    const id = await dana.begin('Plan');
    const others = await home.parent('Sven');
    const answers = async () => [
      (await others.send('PUT', at(id), { title: 'Mine' })).status,
      (await others.send('DELETE', at(id))).status,
      (await others.send('POST', `${at(id)}/restore`)).status,
    ];
    expect(await answers()).toEqual([404, 404, 404]);
    await dana.send('DELETE', at(id));
    expect(await answers()).toEqual([404, 404, 404]);
    await dana.send('POST', `${at(id)}/restore`);
    expect(await titles()).toEqual(['Plan']);
  });

  test('is removed with all its messages 30 days after it was deleted, no other is', async () => {
    const id = await dana.begin('Plan');
    await dana.say(id, 'hello');
    const other = await dana.begin('Stays');
    await dana.send('DELETE', at(id));
    home.clock.advanceDays(29);
    await keepTidy(database, home.clock.now());
    expect((await dana.send('POST', `${at(id)}/restore`)).status).toBe(200);
    await dana.send('DELETE', at(id));
    home.clock.advanceDays(31);
    await keepTidy(database, home.clock.now());
    const stored = await database.kysely.selectFrom('conversation').select('id').execute();
    expect(stored).toEqual([{ id: other }]);
    expect(await database.kysely.selectFrom('message').select('id').execute()).toEqual([]);
    expect((await dana.send('POST', `${at(id)}/restore`)).status).toBe(404);
  });

  test('whose title another one has gets the day with its first message, then the time', async () => {
    const ask = 'thank you for your help';
    for (let count = 0; count < 3; count += 1) {
      const id = await dana.begin(ask);
      expect((await dana.conversation(id)).title).toBe(ask);
      await dana.say(id, ask);
      await dana.say(id, 'and once more');
    }
    expect((await titles()).toSorted()).toEqual([
      ask,
      expect.stringMatching(/^thank you for your help · \w{3}, \w{3} \d+$/),
      expect.stringMatching(/^thank you for your help · \w{3}, \w{3} \d+ at \d+:\d\d [AP]M$/),
    ]);
  });
});
