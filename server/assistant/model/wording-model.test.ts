// A configured model words generated schedules over HTTP; whatever is wrong with its answer, the rules' schedule is
// returned (API-05).
import { getEventListeners } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type { GeneratedSchedule, PlannedDay } from '#contract/shapes.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { finish, scripted, waiting } from '../testing/scripted.ts';
import type { PipModel } from './model.ts';
import { askWordsOf } from './wording-model.ts';

const REQUEST = {
  curriculum: 'Montessori',
  subjects: ['Math', 'Reading', 'Art'],
  daysPerWeek: 3,
  schoolHours: { start: '09:00', end: '12:00' },
  preferences: { includeBreaks: true, subjectRotation: true },
};
const FAMILY = {
  ...REQUEST,
  curriculum: 'Common Core',
  children: [
    { name: 'Adaline', age: 9 },
    { name: 'Ben', age: 12 },
  ],
};
interface Generated {
  schedule: GeneratedSchedule;
  plan?: PlannedDay[];
}

let app: TestApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

async function generate(model: PipModel | undefined, body: object = REQUEST): Promise<Generated> {
  app = await testApp(model === undefined ? {} : { model });
  const parent = await app.parent();
  const { status, json, text } = await parent.post<Generated>('/api/generate-schedule', body);
  await app.close();
  expect(status, text).toBe(200);
  return json;
}

/** The schedule with another activity in each entry. */
const reworded = ({ weeklySchedule }: GeneratedSchedule): string =>
  JSON.stringify({
    weeklySchedule: Object.fromEntries(
      Object.entries(weeklySchedule).map(([day, entries]) => [
        day,
        entries.map(({ time, subject }) => ({ time, subject, activity: `Gladly: ${subject}` })),
      ]),
    ),
    recommendations: ['Rest well.'],
  });

describe('a generated schedule', () => {
  test('has the words of the configured model when they keep the week [API-05]', async () => {
    const { schedule } = await generate(undefined);
    const model = scripted({ say: reworded(schedule) });
    const worded = await generate(model);
    expect(worded.schedule.weeklySchedule.Monday?.[0]?.activity).toBe('Gladly: Math');
    expect(worded.schedule.recommendations).toEqual(['Rest well.']);
    expect(model.asked).toHaveLength(1);
  });

  test('has the same words in the plan, and the model never learns a name [API-05]', async () => {
    const rules = await generate(undefined, FAMILY);
    const model = scripted({ say: reworded(rules.schedule) });
    const { plan = [], schedule } = await generate(model, FAMILY);
    expect(
      plan.flatMap(({ lessons }) => lessons).every(({ activity }) => activity.startsWith('Gladly: ')),
    ).toBe(true);
    expect(plan.map(({ lessons }) => lessons.length)).toEqual(
      rules.plan?.map(({ lessons }) => lessons.length),
    );
    expect(JSON.stringify(schedule)).toContain('Adaline');
    expect(JSON.stringify(model.asked)).not.toContain('Adaline');
  });

  test.each<[string, PipModel]>([
    [
      'leaves a subject out',
      scripted({ say: '{"weeklySchedule": {"Monday": [], "Tuesday": [], "Wednesday": []}}' }),
    ],
    ['chats', scripted({ say: 'Montessori is lovely.' })],
    ['fails', scripted({ fail: new Error('no') })],
    ['breaks off', scripted({ raw: [finish('error')] })],
    ['says nothing', scripted({ say: '' })],
    ['never stops', scripted({ say: 'word '.repeat(40_000) })],
  ])('is that of the rules when the model %s [API-05]', async (_, model) => {
    const rules = await generate(undefined);
    expect(await generate(model)).toEqual(rules);
  });

  test('does not ask the built-in Pip [API-05]', async () => {
    const builtin = { ...scripted({ say: 'Hi' }), name: 'builtin' };
    await generate(builtin);
    expect(builtin.asked).toEqual([]);
    expect(askWordsOf(builtin)).toBeUndefined();
  });

  test('holds no turn of the household while the model thinks [API-05]', async () => {
    const model = waiting('Later.');
    app = await testApp({ model });
    const parent = await app.parent();
    // A household has two turns at once.
    const generating = [1, 2, 3].map(() => parent.post('/api/generate-schedule', REQUEST));
    while (model.asked.length < 3) await nextTurn();
    expect((await parent.get('/api/family-members')).status).toBe(200);
    model.go();
    expect((await Promise.all(generating)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('is not asked of the model any longer when the parent leaves [API-05]', async () => {
    const model = waiting('Never.');
    app = await testApp({ model });
    const { cookie } = await app.parent();
    const address = await app.app.listen({ host: '127.0.0.1', port: 0 });
    const leaving = new AbortController();
    const left = fetch(`${address}/api/generate-schedule`, {
      method: 'POST',
      headers: { cookie, origin: address, 'content-type': 'application/json' },
      body: JSON.stringify(REQUEST),
      signal: leaving.signal,
    });
    await model.started;
    const asked = model.asked[0]?.abortSignal;
    const stopped = new Promise((resolve) => asked?.addEventListener('abort', resolve));
    expect(asked?.aborted).toBe(false);
    leaving.abort();
    await expect(left).rejects.toThrow();
    await stopped;
    expect(asked?.reason).toHaveProperty('name', 'AbortError');
    model.go();
  });

  test('asks at most ten times a minute, then plans by the rules alone [API-05]', async () => {
    const model = scripted({ say: 'No.' });
    app = await testApp({ model, now: () => new Date('2026-11-22T12:00:00Z') });
    const parent = await app.parent();
    for (let at = 0; at < 12; at += 1)
      expect((await parent.post('/api/generate-schedule', REQUEST)).status).toBe(200);
    expect(model.asked).toHaveLength(10);
  });
});

describe('a question to the model', () => {
  const question = { instructions: 'Be kind.', text: '{}' };

  test('is given up after its time, and when the request ends [API-05]', async () => {
    const ask = askWordsOf(waiting('Never.'));
    const { signal } = new AbortController();
    await expect(ask?.(question, { signal, answerMs: 5 })).rejects.toThrow('in time');
    const request = new AbortController();
    const asked = ask?.(question, { signal: request.signal });
    request.abort();
    await expect(asked).rejects.toThrow('nobody waits');
    expect(getEventListeners(request.signal, 'abort')).toEqual([]);
  });

  test('counts an answer of the stand-in as none [API-05]', async () => {
    const standIn = scripted({
      raw: [
        { type: 'text-start', id: 't' },
        { type: 'text-delta', id: 't', delta: '{}' },
        { type: 'text-end', id: 't' },
        ...[finish('stop')].map((part) =>
          part.type === 'finish' ? { ...part, providerMetadata: { pippal: { standIn: true } } } : part,
        ),
      ],
    });
    const ask = askWordsOf(standIn);
    await expect(ask?.(question, { signal: new AbortController().signal })).rejects.toThrow('failed');
  });
});
