// PIP_MODEL: its valid values, a compatible server on this machine, and the stand-in when that server fails.
import { afterEach, describe, expect, test } from 'vitest';
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import { readEnvironment } from '../../environment.ts';
import { modelServer, type ModelServer, type Reply } from '../testing/chat-completions.ts';
import { openHome, type Home, type Parent } from '../testing/home.ts';
import { createPipModel } from './model.ts';

const quiet = { now: () => new Date(), onFailure: () => undefined };

const setting = (environment: Record<string, string>) => readEnvironment(environment).pip;

describe('PIP_MODEL', () => {
  test.each([
    [{}, 'builtin'],
    [{ PIP_MODEL: 'anthropic:claude-test', ANTHROPIC_API_KEY: 'k' }, 'claude-test'],
    [{ PIP_MODEL: 'openai:gpt-test', OPENAI_API_KEY: 'k' }, 'gpt-test'],
    [{ PIP_MODEL: 'compatible:llama3.2:3b@http://127.0.0.1:11434/v1' }, 'llama3.2:3b'],
    [{ PIP_MODEL: 'compatible:org/name@v2@http://me:pw@127.0.0.1:1/v1', PIP_MODEL_KEY: 'k' }, 'org/name@v2'],
  ])('%o names a model', async (environment, name) => {
    const made = await createPipModel(setting(environment), quiet);
    expect(made.name).toBe(name);
    expect(made.model).toMatchObject({ specificationVersion: 'v4' });
  });
});

let home: Home;
let server: ModelServer;
let dana: Parent;
let failures: unknown[];
let at: number;

/** A household whose Pip asks a server that gives these replies. */
async function serving(...replies: Reply[]): Promise<string> {
  server = await modelServer(...replies);
  failures = [];
  at = Date.parse('2026-11-20T08:00:00Z');
  // Only a server that hangs is given up on early; a busy machine may make the others slow.
  const patience = replies.some((reply) => 'hang' in reply) ? { firstPartMs: 250 } : {};
  const options = {
    now: () => new Date(at),
    onFailure: (error: unknown) => failures.push(error),
    ...patience,
  };
  home = await openHome(await createPipModel(setting({ PIP_MODEL: server.setting }), options));
  dana = await home.parent('Dana');
  await dana.member({ name: 'Mia', allergies: ['peanut'] });
  return dana.begin();
}
afterEach(async () => {
  await home?.close();
  await server?.close();
});

describe('a compatible server', () => {
  test('plans, proposes and speaks through the same tools, its arguments arriving in pieces', async () => {
    const meals = { monday: { dinner: 'Tomato soup' } };
    const id = await serving(
      { call: 'planWeek', input: { meals: 'dinner' } },
      { call: 'saveWeeklyMenu', input: { weekStartDate: '2026-11-16', meals } },
      { say: 'Here is your plan. Should I save it?' },
    );
    const answer = await dana.say(id, 'plan our dinners');
    expect(answer.content).toBe('Here is your plan. Should I save it?');
    expect(answer.metadata.model).toEqual({ name: 'llama3.2:3b', standIn: false });
    await dana.approve(answer.metadata.proposals[0]!.id);
    const menus = (await dana.send<WeeklyMenu[]>('GET', '/api/weekly-menus')).json;
    expect(menus).toMatchObject([{ weekStartDate: '2026-11-16', meals }]);

    expect(server.asked).toHaveLength(3);
    expect(server.asked[0]).toMatchObject({ model: 'llama3.2:3b', stream: true });
    expect(server.asked.map(({ messages }) => messages.map(({ role }) => role).join(' '))).toEqual([
      'system user',
      'system user assistant tool',
      'system user assistant tool assistant tool',
    ]);
    const tools = server.asked[0]!.tools!.map(({ function: { name, parameters } }) => [
      name,
      parameters.type,
    ]);
    expect(tools).toContainEqual(['planWeek', 'object']);
    expect(JSON.stringify(server.asked[0]!.tools)).not.toMatch(/ifVersion/);
    expect(failures).toEqual([]);
  });

  test('that breaks off in the middle leaves what it said, a fixed sentence and an interrupted answer', async () => {
    const id = await serving({ cut: 'Here is the beginning. And then' });
    const answer = await dana.say(id, 'hello');
    expect(answer.status).toBe('interrupted');
    expect(answer.content).toMatch(
      /^Here is the beginning\. And then\n\nSorry, I couldn't finish this answer\. Please try again\.$/s,
    );
    const events = await dana.hear(id, 'hello again');
    expect(events.at(-1)).toMatchObject({
      type: 'error',
      message: "Sorry, I couldn't finish this answer. Please try again.",
    });
    expect(home.log.join('')).toMatch(/could not answer/);
  });
});

describe('when the server cannot begin to answer', () => {
  test.each<[string, Reply]>([
    ['answers 500', { status: 500 }],
    ['answers 401', { status: 401 }],
    ['says nothing', { say: '' }],
    ['hangs', { hang: true }],
  ])('because it %s, Pip’s own brain does the whole job and the message says so', async (_name, reply) => {
    const id = await serving(reply);
    const answer = await dana.say(id, 'plan our dinners for next week');
    expect(answer).toMatchObject({ status: 'done', metadata: { model: { name: 'builtin', standIn: true } } });
    expect(answer.content).toMatch(/No peanuts for Mia/);
    expect(answer.metadata.proposals).toHaveLength(1);
    expect(answer.content).not.toMatch(/secret cause/);
    // Once per half minute is enough to know that it is down.
    expect(server.asked).toHaveLength(1);
    expect(failures).toHaveLength(1);
  });

  test('nothing listens there: the same', async () => {
    const id = await serving({ say: 'never' });
    await server.close();
    const answer = await dana.say(id, 'who is in my family?');
    expect(answer.metadata.model).toEqual({ name: 'builtin', standIn: true });
    expect(answer.content).toMatch(/Mia/);
  });

  test('after half a minute it is asked again', async () => {
    const id = await serving({ status: 503 }, { say: 'I am back.' });
    expect((await dana.say(id, 'hello')).metadata.model?.standIn).toBe(true);
    at += 29_000;
    expect((await dana.say(id, 'hello')).metadata.model?.standIn).toBe(true);
    at += 2_000;
    const answer = await dana.say(id, 'hello');
    expect(answer).toMatchObject({ content: 'I am back.', metadata: { model: { standIn: false } } });
    expect(server.asked).toHaveLength(2);
  });

  test('in the middle of the tools, the stand-in goes on from what they answered', async () => {
    const input = { date: '2026-11-23', meals: 'dinner' };
    const id = await serving({ call: 'planWeek', input }, { status: 500 });
    const answer = await dana.say(id, 'plan our dinners for next week');
    expect(answer.metadata.model).toEqual({ name: 'builtin', standIn: true });
    expect(answer.content.match(/ dinner: /g)).toHaveLength(7);
    expect(answer.metadata.proposals).toHaveLength(1);
  });
});

test('a response without an end is cut off, and the parent keeps what came before [H4]', async () => {
  const id = await serving({ flood: 'word '.repeat(200_000) });
  const answer = await dana.say(id, 'hello');
  expect(answer.content.length).toBeLessThan(41_000);
  expect(answer.content).toMatch(/became too long/);
});
