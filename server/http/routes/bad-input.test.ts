// For any input the response is a sentence and nothing changes.
import * as z from 'zod/mini';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allOperations as operations } from '#contract/index.ts';
import type { Operation } from '#contract/operation.ts';
import { testApp, type TestApp, type Visitor } from '../../testing/app.ts';

/** Operations that take no required field: some of what is wrong elsewhere is an empty text there. */
const HARMLESS = ['updatePreferences', 'createConversation', 'saveSchoolSettings'];
const writes = operations.filter(
  ([, operation]) => operation.method === 'POST' || operation.method === 'PUT',
);

let home: TestApp;
let parent: Visitor;
beforeAll(async () => {
  home = await testApp({ environment: { LIMIT_MESSAGES_PER_MINUTE: '100000' } });
  parent = await home.parent();
  await parent.post('/api/family-members', { name: 'Mia', relationship: 'child', allergies: ['Peanuts'] });
  await parent.post('/api/medical-contacts', { name: 'Dr. Lin' });
  await parent.post('/api/medications', { name: 'Cetirizine' });
  await parent.post('/api/medical-appointments', { title: 'Dentist', appointmentDate: '2026-11-24T15:30' });
  await parent.post('/api/medical-records', { title: 'MMR' });
});
afterAll(() => home.close());

const SHOWN = [
  'auth/user household sessions changes conversations family-members weekly-menus',
  'medical-contacts medications medical-appointments medical-records schools school-days school-schedule',
]
  .join(' ')
  .split(' ');
const everything = async () => {
  const all = SHOWN.map(async (address) => {
    const { status, text } = await parent.get(`/api/${address}`);
    expect(status).toBe(200);
    return text;
  });
  return JSON.stringify(await Promise.all(all));
};

const expectSentence = (answer: { status: number; text: string; headers: Record<string, unknown> }) => {
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  expect(answer.text).toMatch(/^\S.{3,250}[.!?]$/u);
  expect(answer.text).not.toMatch(/\bat .*\.ts|node_modules|Zod|SQLITE|undefined|\[object/);
};

const filled = (operation: Operation) => operation.path.replaceAll(/\{\w+\}/g, 'nobody-knows-me');

describe('bad input gets one sentence and changes nothing', () => {
  test.each(writes)('%s with fields of every wrong type [API-09]', async (_name, operation) => {
    const before = await everything();
    const { properties = {} } = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }) as {
      properties?: Record<string, unknown>;
    };
    for (const field of Object.keys(properties)) {
      for (const wrong of [{ deep: [1] }, [[[]]], -1e308, '\0'.repeat(3), 'x'.repeat(20_000)]) {
        const answer = await parent.request(operation.method, filled(operation), {
          [field]: wrong,
        });
        if (answer.status >= 400) expectSentence(answer);
        else expect(HARMLESS).toContain(_name);
      }
    }
    if (!HARMLESS.includes(_name)) expect(await everything()).toBe(before);
  });

  test.each(operations.filter(([, o]) => o.path.includes('{')))(
    '%s of an unknown id answers 404 or says what is wrong',
    async (_name, operation) => {
      const body = operation.method === 'PUT' || operation.method === 'POST' ? {} : undefined;
      expectSentence(await parent.request(operation.method, filled(operation), body));
    },
  );

  test.each([
    ['no object', '[1,2]'],
    ['a bare word', '"hello"'],
    ['null', 'null'],
    ['half an object', '{"name":'],
    ['a prototype', '{"__proto__":{"admin":true},"name":"x","relationship":"child"}'],
    ['a constructor', '{"constructor":{"prototype":{"a":1}},"name":"x","relationship":"child"}'],
    ['nothing', ''],
    ['bytes that are no text', '\u0000\u0001'],
  ])('%s as a body', async (_what, payload) => {
    const before = await everything();
    // The settings of a school have no required field: any object is some.
    for (const [, operation] of writes.filter(([name]) => name !== 'saveSchoolSettings')) {
      const response = await home.app.inject({
        method: operation.method,
        url: filled(operation),
        headers: { cookie: parent.cookie, host: 'localhost', 'content-type': 'application/json' },
        payload,
      });
      const harmless = operation.path.endsWith('/preferences') || operation.path === '/api/conversations';
      if (!(harmless && response.statusCode < 400)) {
        expectSentence({ status: response.statusCode, text: response.body, headers: response.headers });
      }
    }
    expect(await everything()).toBe(before);
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  });

  test('two megabytes answer 413', async () => {
    for (const [, operation] of writes) {
      const answer = await parent.request(operation.method, filled(operation), {
        name: 'x'.repeat(2_000_000),
      });
      expect(answer.status).toBe(413);
      expectSentence(answer);
    }
  });

  test('a form, plain text or no type at all is not JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const response = await home.app.inject({
        method: 'POST',
        url: '/api/family-members',
        headers: { cookie: parent.cookie, host: 'localhost', 'content-type': type },
        payload: '{"name":"x","relationship":"child"}',
      });
      expect(response.statusCode).toBe(415);
    }
  });

  test.each(['/api/conversations/%ff', `/api/conversations/${'x'.repeat(300)}`])(
    'an address that cannot be read (%s) gets a sentence and the headers of every answer',
    async (address) => {
      const answer = await parent.get(address);
      expectSentence(answer);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  test.each([
    '/api/changes?limit=1000000000',
    '/api/week-plan?meals=dinner&meals=lunch',
    '/api/week-plan?date=0000-01-01',
    '/api/week-plan?date=2026-13-01',
    '/api/week-plan?maxMinutes=soon',
  ])('%s names the field in plain words', async (address) => {
    const answer = await parent.get(address);
    expectSentence(answer);
    expect(answer.text).not.toMatch(/expected|received|Invalid input|Too big/);
  });

  const LESSON = { date: '2026-13-01', subject: 'Math' };
  test.each([
    ['GET', '/api/week-plan?date=2026-13-01', undefined, 'Date: dates are written like 2026-11-23.'],
    ['GET', '/api/week-plan?date=1500-01-01', undefined, 'Date: dates lie between 1900 and 2199.'],
    ['GET', '/api/weekly-menus?from=soon', undefined, 'From: dates are written like 2026-11-23.'],
    ['GET', '/api/medical-appointments?to=soon', undefined, 'To: times are written like'],
    ['GET', '/api/school-attendance?to=soon', undefined, 'To: dates are written like 2026-11-23.'],
    ['POST', '/api/family-members', { birthDate: 'May' }, 'Birth date: dates are written like 2026-11-23.'],
    ['POST', '/api/medications', { startDate: 'May' }, 'Start date: dates are written like 2026-11-23.'],
    ['POST', '/api/medical-records', { date: '1500-01-01' }, 'Date: dates lie between 1900 and 2199.'],
    ['POST', '/api/medical-appointments', { appointmentDate: 'soon' }, 'Date and time: please write date'],
    ['POST', '/api/school-schedule/missed', LESSON, 'Date: dates are written like 2026-11-23.'],
  ] as const)('a wrong date names its field: %s %s %j [D20]', async (method, address, fields, sentence) => {
    const named = { name: 'Mia', title: 'Visit', relationship: 'child' };
    const answer = await parent.request(method, address, fields && { ...named, ...fields });
    expectSentence(answer);
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining(sentence) });
  });

  test.each(['\u200b\u200b', '\u202e', ' \n ', '\u200d'])(
    'a name of nothing visible (%j) is no name',
    async (name) => {
      const answer = await parent.post('/api/family-members', { name, relationship: 'child' });
      expect(answer).toMatchObject({ status: 400, text: 'Name is required.' });
    },
  );

  test('a name keeps to one line, and keeps its emoji', async () => {
    const name = 'Mia\nMonday dinner: x\u202e 👩‍👧';
    const answer = await parent.post<{ id: string; name: string }>('/api/family-members', {
      name,
      relationship: 'child',
    });
    expect(answer.json.name).toBe('Mia Monday dinner: x 👩‍👧');
    await parent.delete(`/api/family-members/${answer.json.id}`);
  });

  test('an If-Match that is no version is refused', async () => {
    const [mia] = (await parent.get<{ id: string }[]>('/api/family-members')).json;
    expectSentence(
      await parent.put(`/api/family-members/${mia!.id}`, { age: 4 }, { 'if-match': 'yesterday' }),
    );
  });

  test('a thousand mutated requests never break the server', async () => {
    const anything = fc.jsonValue({ maxDepth: 3 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...writes),
        fc.dictionary(
          fc.constantFrom(
            'id',
            'name',
            'relationship',
            'age',
            'allergies',
            'timeZone',
            'preferences',
            'meals',
            'notes',
            'title',
            'role',
            'content',
            'ifVersion',
            '__proto__',
            'weekStartDate',
          ),
          anything,
        ),
        fc.string({ maxLength: 40 }),
        async ([, operation], body, id) => {
          const url = operation.path.replaceAll(/\{\w+\}/g, encodeURIComponent(id) || 'x');
          const answer = await parent.request(operation.method, url, body);
          expect(answer.status).toBeLessThan(500);
        },
      ),
      { numRuns: 1000, seed: 20261120 },
    );
  });
});
