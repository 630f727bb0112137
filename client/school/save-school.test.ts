// The sentence a parent reads when a school cannot be saved.
import { afterEach, expect, test, vi } from 'vitest';
import { newSchool } from './school-form.ts';
import { saveSchool } from './save-school.ts';

afterEach(() => void vi.unstubAllGlobals());

const saving = () => {
  const before = newSchool('public');
  return saveSchool({
    place: { is: 'further', id: 'one' },
    record: null,
    before,
    after: { ...before, schoolName: 'Oak School' },
  });
};
const refuse = (status: number, sentence: string): void =>
  void vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ message: sentence }), { status }));

test.each([
  [400, 'Choose a time.'],
  [409, 'There is no room for more schools.'],
  [413, 'This calendar is too long.'],
])('a refusal with status %i says what to do [SCH-04]', async (status, sentence) => {
  refuse(status, sentence);
  const outcome = await saving();
  expect(outcome).toMatchObject({ kind: 'failed', inDoubt: false });
  expect(outcome.kind === 'failed' && outcome.sentence).toContain(sentence);
});

test('a fault of the server stays its own [SCH-04]', async () => {
  refuse(500, 'Stack of the server');
  expect(await saving()).toMatchObject({ sentence: 'Failed to save settings. Please try again.' });
});

test('subjects, children and breaks that two parents add at the same time are all stored [D28]', async () => {
  const before = { ...newSchool('hybrid'), schoolName: 'Oak School', subjects: ['Math'] };
  const stored = { id: 'one', version: 1, createdAt: '', updatedAt: '' };
  const off = (name: string, day: string) => ({ name, startDate: day, endDate: day });
  const theirs = { subjects: ['Math', 'Art'], children: ['mia'], breaks: [off('Fall', '2026-10-12')] };
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, body, headers }: RequestInit) => {
    if (method === 'GET') return Response.json({ ...before, ...theirs, ...stored, version: 2 });
    if (new Headers(headers).get('if-match') === '"1"') return new Response('Sorry.', { status: 412 });
    bodies.push(typeof body === 'string' ? JSON.parse(body) : undefined);
    return Response.json({ ...before, ...stored, version: 3 });
  });
  const after = {
    ...before,
    subjects: ['Math', 'Music'],
    children: ['leo'],
    breaks: [off('Winter', '2026-12-21')],
  };
  const record = { ...before, ...stored };
  const place = { is: 'further', id: 'one' } as const;
  expect(await saveSchool({ place, record, before, after })).toMatchObject({ kind: 'saved' });
  expect(bodies).toEqual([
    {
      subjects: ['Math', 'Art', 'Music'],
      children: ['mia', 'leo'],
      breaks: [...theirs.breaks, ...after.breaks],
    },
  ]);
});

test('of one school, what only one of two parents changed is stored without a question [D28]', async () => {
  const before = { ...newSchool('hybrid'), schoolName: 'Oak School', notes: '' };
  const stored = { id: 'one', version: 1, createdAt: '', updatedAt: '' };
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, body, headers }: RequestInit) => {
    if (method === 'GET')
      return Response.json({ ...before, ...stored, curriculum: 'Montessori', version: 2 });
    if (new Headers(headers).get('if-match') === '"1"') return new Response('Sorry.', { status: 412 });
    bodies.push(typeof body === 'string' ? JSON.parse(body) : undefined);
    return Response.json({ ...before, ...stored, version: 3 });
  });
  const place = { is: 'further', id: 'one' } as const;
  const after = { ...before, notes: 'Gate B' };
  expect(await saveSchool({ place, record: { ...before, ...stored }, before, after })).toMatchObject({
    kind: 'saved',
  });
  expect(bodies).toEqual([{ notes: 'Gate B' }]);
});
