import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { splitCommaList } from '#contract/common.ts';
import { family } from '#contract/family.ts';
import { familyMember, type FamilyMember } from '#contract/kinds/family-member.ts';
import { storedRecord } from '#contract/testing/stored-record.ts';
import { callsOf, saveRecord, type ServerKind } from './save-record.ts';

const ID = '01890000-0000-7000-8000-000000000001';
type Form = Record<'name' | 'notes', string> & { allergies?: string };
type Values = Omit<Form, 'allergies'> &
  Pick<FamilyMember, 'relationship'> &
  Partial<Pick<FamilyMember, 'allergies'>>;

const KIND: ServerKind<FamilyMember, Form, Values> = {
  key: 'family_member',
  fields: {
    name: { is: 'text', label: 'Name' },
    notes: { is: 'notes', label: 'Notes' },
    allergies: { is: 'texts', label: 'Allergies' },
  },
  formOf: (stored) => ({
    name: stored?.name ?? '',
    notes: stored?.notes ?? '',
    allergies: stored?.allergies.join(',') ?? '',
  }),
  read: ({ name, notes, allergies = '' }) =>
    name === ''
      ? { errors: { name: 'Name is required' } }
      : { fields: { name, relationship: 'child', notes, allergies: splitCommaList(allergies) } },
  calls: callsOf(family.getFamilyMember, family.createFamilyMember, family.updateFamilyMember),
  done: { added: 'Added', changed: 'Changed' },
  failed: { add: 'Failed to add', change: 'Failed to change.' },
};

const member = (fields: Partial<FamilyMember> = {}): FamilyMember =>
  storedRecord(familyMember, { id: ID, name: 'Mia', relationship: 'child', ...fields });

interface Call {
  call: string;
  body: unknown;
  version: string | null;
}
let calls: Call[];
/** Responses of the server, in order; an Error means a broken connection. */
let answers: (Response | Error)[];

beforeEach(() => {
  calls = [];
  answers = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    calls.push({
      call: `${init.method} ${path}`,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      version: new Headers(init.headers).get('if-match'),
    });
    const answer = answers.shift() ?? new Error('No answer was prepared.');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
});
afterEach(() => vi.unstubAllGlobals());

const LOST = () => new TypeError('Failed to fetch');
const refused = (status: number, body = 'Sorry.') => new Response(body, { status });
const MEMBERS = '/api/family-members';
/** Every member of these tests is a child. */
const child = (typed: Omit<Values, 'relationship'>): Values => ({ ...typed, relationship: 'child' });
const add = (after: Omit<Form, 'allergies'>) =>
  saveRecord(KIND, { target: null, newId: ID, before: {}, after: child(after) });
const change = (
  before: Omit<Values, 'relationship'>,
  after: Omit<Values, 'relationship'>,
  target = member(),
) => saveRecord(KIND, { target, newId: '', before: child(before), after: child(after) });

test('somebody new is created once, under the id the browser made [API-03]', async () => {
  answers = [Response.json(member())];
  expect(await add({ name: 'Mia', notes: '' })).toEqual({ kind: 'saved' });
  expect(calls).toEqual([
    {
      call: `POST ${MEMBERS}`,
      body: { id: ID, name: 'Mia', relationship: 'child', notes: '' },
      version: null,
    },
  ]);
});

test('a create whose answer was lost is repeated under the same id, and the last text counts [API-03]', async () => {
  answers = [LOST(), Response.json(member()), Response.json(member({ notes: 'Loves soup', version: 2 }))];
  expect(await add({ name: 'Mia', notes: '' })).toEqual({
    kind: 'failed',
    sentence: 'Failed to add. Check your connection and try again.',
    inDoubt: true,
  });
  expect(await add({ name: 'Mia', notes: 'Loves soup' })).toEqual({ kind: 'saved' });
  expect(calls.map(({ call }) => call)).toEqual([
    `POST ${MEMBERS}`,
    `POST ${MEMBERS}`,
    `PUT ${MEMBERS}/${ID}`,
  ]);
  expect(calls[1]?.body).toMatchObject({ id: ID });
  expect(calls[2]).toMatchObject({ body: { notes: 'Loves soup' }, version: '"1"' });
});

test('only what this parent changed is sent, with the version they saw [API-03]', async () => {
  answers = [Response.json(member({ version: 4 }))];
  const before = { name: 'Mia', notes: '', allergies: ['peanuts'] };
  const target = member({ version: 3 });
  expect(await change(before, { ...before, notes: 'Loves soup', allergies: ['peanuts'] }, target)).toEqual({
    kind: 'saved',
  });
  expect(calls).toEqual([{ call: `PUT ${MEMBERS}/${ID}`, body: { notes: 'Loves soup' }, version: '"3"' }]);
});

test('nothing changed, nothing sent', async () => {
  expect(await change({ name: 'Mia', notes: '' }, { name: 'Mia', notes: '' })).toEqual({ kind: 'saved' });
  expect(calls).toEqual([]);
});

test('a record somebody else changed meanwhile is shown as they saved it', async () => {
  const theirs = member({ version: 2, notes: 'Loves rice' });
  answers = [refused(412), Response.json(theirs)];
  expect(await change({ name: 'Mia', notes: '' }, { name: 'Mia', notes: 'Loves soup' })).toEqual({
    kind: 'conflict',
    conflict: { kind: 'changed', theirs, both: theirs, merged: [], onlyMine: [] },
  });
});

test.each([
  ['the answer to the first try was lost', { notes: 'Loves soup' }],
  [
    'the other parent meant the same and changed something else besides',
    { notes: 'Loves soup', name: 'Mia S' },
  ],
])('no choice is asked for when %s', async (_, stored) => {
  answers = [refused(412), Response.json(member({ version: 2, ...stored }))];
  expect(await change({ name: 'Mia', notes: '' }, { name: 'Mia', notes: 'Loves soup' })).toEqual({
    kind: 'saved',
  });
});

test('fields that only one of two parents changed are both stored, without a question [D28]', async () => {
  const theirs = member({ version: 2, name: 'Mia S' });
  answers = [refused(412), Response.json(theirs), Response.json(theirs)];
  expect(await change({ name: 'Mia', notes: '' }, { name: 'Mia', notes: 'Loves soup' })).toEqual({
    kind: 'saved',
  });
  expect(calls.at(-1)).toMatchObject({ body: { notes: 'Loves soup' }, version: '"2"' });
});

test('fields that mean something only together are asked about together [D28]', async () => {
  const theirs = member({ version: 2, name: 'Mia S' });
  answers = [refused(412), Response.json(theirs)];
  const saving = { target: member(), newId: '', before: child({ name: 'Mia', notes: '' }) };
  const kind = { ...KIND, asOne: [['name', 'notes']] };
  expect(await saveRecord(kind, { ...saving, after: child({ name: 'Mia', notes: 'x' }) })).toMatchObject({
    conflict: { kind: 'changed', onlyMine: [] },
  });
});

const PLAIN = { name: 'Mia', notes: '', allergies: ['nuts'] };
const puts = () => calls.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);

test('allergies that two parents add at the same time are both stored, without a question [D28]', async () => {
  const theirs = member({ version: 2, allergies: ['nuts', 'milk'], notes: 'Loves rice' });
  answers = [refused(412), Response.json(theirs), Response.json(theirs)];
  const target = member({ allergies: ['nuts'] });
  expect(await change(PLAIN, { ...PLAIN, allergies: ['nuts', 'eggs'] }, target)).toEqual({ kind: 'saved' });
  expect(puts().at(-1)).toEqual({ allergies: ['nuts', 'milk', 'eggs'] });
  expect(calls.at(-1)?.version).toBe('"2"');
});

test('beside a contradiction the lists are merged, whatever the parent chooses [D28]', async () => {
  const theirs = member({ version: 2, allergies: ['nuts', 'milk'], notes: 'Loves rice' });
  const mine = { name: 'Mimi', notes: 'Loves soup', allergies: ['nuts', 'eggs'] };
  answers = [refused(412), Response.json(theirs)];
  expect(await change(PLAIN, mine, member({ allergies: ['nuts'] }))).toMatchObject({
    conflict: {
      both: { notes: 'Loves rice', allergies: ['nuts', 'milk', 'eggs'] },
      merged: ['allergies'],
      onlyMine: ['name'],
    },
  });
  // 'Save mine' saves the same changes onto theirs.
  answers = [Response.json(theirs)];
  expect(await change(PLAIN, mine, theirs)).toEqual({ kind: 'saved' });
  expect(puts().at(-1)).toEqual({
    name: 'Mimi',
    notes: 'Loves soup',
    allergies: ['nuts', 'milk', 'eggs'],
  });
});

test('a record somebody else removed meanwhile is reported as removed', async () => {
  answers = [refused(404), refused(404)];
  expect(await change({ name: 'Mia', notes: '' }, { name: 'Mia', notes: 'Loves soup' })).toEqual({
    kind: 'conflict',
    conflict: { kind: 'removed' },
  });
});

test('a conflict that cannot be looked at is a failure, not a loss', async () => {
  answers = [refused(412), LOST()];
  expect(await change({ name: 'Mia', notes: '' }, { name: 'Mia', notes: 'Loves soup' })).toEqual({
    kind: 'failed',
    sentence: 'Failed to change.',
    inDoubt: false,
  });
});

test.each([
  [refused(500), 'Failed to change.', false],
  [refused(429, 'Please wait a moment.'), 'Failed to change.', false],
  [
    refused(400, 'This family member is no longer there.'),
    'Failed to change. This family member is no longer there.',
    false,
  ],
  [
    refused(401, 'Please sign in first.'),
    "Failed to change. You're logged out: sign in in another tab, then save again.",
    false,
  ],
  [LOST(), 'Failed to change. Check your connection and try again.', true],
])('a failure is one sentence for a parent', async (failure, sentence, inDoubt) => {
  answers = [failure];
  expect(await change({ name: 'Mia', notes: '' }, { name: 'Mia', notes: 'x' })).toEqual({
    kind: 'failed',
    sentence,
    inDoubt,
  });
});

test('what the server refused in a new record follows a full stop', async () => {
  answers = [refused(400, 'Name can have at most 200 characters')];
  expect(await add({ name: 'Mia', notes: '' })).toMatchObject({
    sentence: 'Failed to add. Name can have at most 200 characters',
  });
});

test('a create is never taken for a conflict', async () => {
  answers = [refused(404)];
  expect(await add({ name: 'Mia', notes: '' })).toMatchObject({ kind: 'failed' });
  expect(calls).toHaveLength(1);
});
