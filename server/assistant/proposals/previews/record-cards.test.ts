// Cards show and run all input of Pip's tools: nothing is accepted from a model and then dropped silently.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { crudNames } from '#contract/crud.ts';
import { allOperations } from '#contract/index.ts';
import type { Field, Kind } from '#contract/kind.ts';
import { KINDS } from '#contract/kinds.ts';
import type { Shapes } from '#contract/shapes.ts';
import { featureOperations } from '../../../operations.ts';
import { chatOperations } from '../../operations.ts';
import { openHome, type Home, type Parent } from '../../testing/home.ts';
import { scripted } from '../../testing/scripted.ts';
import { propose } from '../proposals.ts';
import type { Preview } from './preview.ts';
import { previews } from './previews.ts';

let home: Home;
let dana: Parent;
/** The change set of a card that was approved. */
let undoable: string | null;
/** A record of every kind, by its table. */
const stored = new Map<string, { id: string; items?: { id: string }[] }>();

beforeAll(async () => {
  home = await openHome(scripted({ say: 'Done.' }));
  dana = await home.parent('Dana');
  // Those that others refer to come first.
  for (const kind of Object.values<Kind>(KINDS)) {
    if (pathOf(kind) === '') continue;
    const { json, status, text } = await dana.send<{ id: string }>('POST', pathOf(kind), {
      ...fieldsOf(kind, before),
      ...(kind.table === 'dose' ? await ofAnotherMedicine() : {}),
    });
    expect(status, text).toBe(201);
    stored.set(kind.table, json);
  }
  const memberId = stored.get('family_member')?.id;
  const { json: menu } = await dana.send<{ id: string }>('PUT', '/api/weekly-menus/2026-11-16', {
    meals: { monday: { dinner: 'Tacos' } },
  });
  stored.set('weekly_menu', menu);
  await dana.send('POST', '/api/school-days', { date: '2026-11-18', memberId, lessons: SHAPES.lessons[0] });
  const conversationId = await dana.begin();
  const place = { conversationId, messageId: (await dana.say(conversationId, 'hello')).id };
  const made = await propose(dana.context, place, 'createPantryItem', { name: 'Quill' });
  if (made.status !== 'proposed') throw new Error('There is no card to take back.');
  undoable = (await dana.approve(made.proposal.id)).json.changeSetId;
});
afterAll(() => home.close());

/** A dose is always one of a medicine: here of another one than it is changed to. */
async function ofAnotherMedicine(): Promise<object> {
  const { json } = await dana.send<{ id: string }>('POST', '/api/medications', { name: 'Syrup' });
  return { medicationId: json.id };
}

const pathOf = ({ table }: Kind): string =>
  allOperations.find(([name]) => name === crudNames(table).create)?.[1].path ?? '';

/** Fields a model may decide about, also those a card does not know. */
const decided = ({ fields }: Kind): [string, Field][] =>
  Object.entries(fields).filter(([, { is, ours }]) => !ours && is !== 'account');
const fieldsOf = (kind: Kind, sample: (field: Field) => unknown) =>
  Object.fromEntries(decided(kind).map(([name, field]) => [name, sample(field)]));

const before = (field: Field): unknown => valueOf(field, 0);
const after = (field: Field): unknown => valueOf(field, 1);
/** A value that says something on a card; other ones for 0 and 1. */
function valueOf(field: Field, which: 0 | 1): unknown {
  switch (field.is) {
    case 'text':
    case 'notes':
    case 'phone':
      return ['Quill', 'Feather'][which];
    case 'email':
      return ['quill@example.org', 'feather@example.org'][which];
    case 'choice':
      return field.of[which];
    case 'yesNo':
      return which === 1;
    case 'whole':
      return 3 + which;
    case 'date':
      return ['2026-11-16', '2026-11-17'][which];
    case 'moment':
      return ['2026-01-01T15:30', '2026-01-02T15:30'][which];
    case 'reference':
      return which === 0 ? null : stored.get(field.to)?.id;
    case 'references':
      return which === 0 ? [] : [stored.get(field.to)?.id];
    case 'shape':
      return SHAPES[field.shape][which];
    case 'texts':
      return [['quill'], ['feather']][which];
    case 'parts':
      return [{ name: ['Quill', 'Feather'][which] }];
    case 'week':
      return { monday: { dinner: ['Tacos', 'Chili'][which] } };
    case 'account':
      return null;
  }
}

const lessonOf = (subject: string) => ({
  start: '08:30',
  end: '09:00',
  subject,
  activity: 'Count',
  shared: true,
  teacher: false,
  done: false,
});
const scheduleOf = (subject: string) => ({
  weeklySchedule: { Monday: [{ time: '8:30 AM', subject, activity: 'Count', notes: '' }] },
  subjectAllocation: { [subject]: '30 minutes' },
  recommendations: ['Go out'],
});
const requestOf = (subject: string) => ({
  curriculum: 'Montessori',
  subjects: [subject],
  daysPerWeek: 4,
  schoolHours: { start: '08:30', end: '12:00' },
  preferences: { includeBreaks: true, subjectRotation: false },
});
const breakOf = (name: string) => ({ name, startDate: '2026-12-21', endDate: '2027-01-01' });
const calendarOf = (event: string) => ({
  schoolName: 'Lincoln',
  academicYear: '2026-2027',
  events: [{ date: '2026-11-26', event }],
});
/** Values of each shape; other ones for 0 and 1. */
const SHAPES: { [S in keyof Shapes]: [Shapes[S], Shapes[S]] } = {
  hours: [
    { start: '08:15', end: '14:30' },
    { start: '09:00', end: '13:00' },
  ],
  breaks: [[breakOf('Quill')], [breakOf('Feather')]],
  foundCalendar: [calendarOf('Quill'), calendarOf('Feather')],
  schedule: [scheduleOf('Quill'), scheduleOf('Feather')],
  scheduleRequest: [requestOf('Quill'), requestOf('Feather')],
  lessons: [[lessonOf('Quill')], [lessonOf('Feather')]],
};

/** The inputs of operations that are about a part of a record, or about a whole week. */
const OTHERS: Record<string, () => Record<string, unknown>> = {
  addShoppingItems: () => ({ id: stored.get('shopping_list')?.id, items: [{ name: 'Feather' }] }),
  updateShoppingItem: () => ({ ...itemOf(), name: 'Feather', qty: '2', checked: true }),
  deleteShoppingItem: () => itemOf(),
  saveSchoolSettings: () => fieldsOf(KINDS.school_settings, after),
  saveSchoolSchedule: () => ({
    schedule: SHAPES.schedule[1],
    request: SHAPES.scheduleRequest[1],
    plan: [
      {
        childId: null,
        child: 'Mia',
        date: '2026-11-17',
        lessons: [
          {
            start: '08:30',
            end: '09:00',
            subject: 'Feather',
            activity: '',
            sharedWith: ['Leo'],
            teacher: true,
          },
        ],
      },
    ],
  }),
  undoChange: () => ({ id: undoable }),
  missSchoolDay: () => ({
    date: '2026-11-18',
    subject: 'Quill',
    memberId: stored.get('family_member')?.id,
  }),
  saveWeeklyMenu: () => ({
    weekStartDate: '2026-11-23',
    notes: 'Ours',
    ...fieldsOf(KINDS.weekly_menu, after),
  }),
};
function itemOf() {
  const list = stored.get('shopping_list');
  return { id: list?.id, itemId: list?.items?.[0]?.id };
}

/** Everything the operation takes, apart from what is ours. */
function inputOf(operation: string): Record<string, unknown> {
  for (const kind of Object.values<Kind>(KINDS)) {
    const names = crudNames(kind.table);
    const id = stored.get(kind.table)?.id;
    if (operation === names.create) return fieldsOf(kind, after);
    const changed = Object.entries(fieldsOf(kind, after)).filter(
      ([name]) => kind.fields[name]?.is !== 'parts',
    );
    if (operation === names.update) return { id, ...Object.fromEntries(changed) };
    if (operation === names.delete) return { id };
  }
  return OTHERS[operation]?.() ?? {};
}
async function cardOf(operation: string): Promise<Preview> {
  const look = previews.get(operation);
  if (look === undefined) throw new Error(`${operation} has no preview`);
  return look(dana.context, inputOf(operation));
}

const proposing = allOperations.filter(([, { pip }]) => pip === 'proposes');
const OURS = new Set(['ifVersion', 'userId']);

describe.each(proposing)('%s', (name, { input, idempotent }) => {
  test('runs with everything its tool takes, and this test gives it all of that', async () => {
    const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
    const taken = Object.keys(properties).filter(
      (field) => !OURS.has(field) && !(idempotent && field === 'id'),
    );
    expect(Object.keys(inputOf(name)).toSorted()).toEqual(taken.toSorted());
    const { arguments: run } = await cardOf(name);
    expect(Object.keys(run)).toEqual(expect.arrayContaining(taken));
  });
});

const labelOf = ({ label, card = label }: Field): string => card;
const isLine = ([, { is }]: [string, Field]) => is !== 'parts' && is !== 'week';
/** Kinds that Pip may propose to add, or to change. */
const proposed = (write: 'create' | 'update') =>
  Object.values<Kind>(KINDS)
    .map((kind) => ({ table: kind.table, kind, operation: crudNames(kind.table)[write] }))
    .filter(({ operation }) => proposing.some(([name]) => name === operation));
const labelsOf = (kind: Kind) =>
  decided(kind)
    .filter(isLine)
    .map(([, field]) => labelOf(field));

test.each(proposed('create'))(
  '$table has a line with its label for every field of a new record',
  async ({ kind, operation }) => {
    const labels = (await cardOf(operation)).lines.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(labelsOf(kind)));
    // A part is a line of its own, by its name.
    if (decided(kind).some(([, { is }]) => is === 'parts')) expect(labels).toContain('Feather');
  },
);

test.each(proposed('update'))(
  '$table tells before and after of every field that is changed',
  async ({ kind, operation }) => {
    const { lines } = await cardOf(operation);
    const shown = lines.filter(({ before: old, after: now }) => now !== null && old !== now);
    const labels = shown.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(labelsOf(kind)));
  },
);

test('a write that Pip may propose without a card stops the start', () => {
  const [bound] = featureOperations;
  if (bound === undefined) throw new Error('no operations');
  const operation = { ...bound.operation, name: 'paintTheHouse', pip: 'proposes' } as const;
  expect(() => chatOperations(featureOperations)).not.toThrow();
  expect(() =>
    chatOperations([...featureOperations, { ...bound, name: 'paintTheHouse', operation }]),
  ).toThrow('Pip cannot show what paintTheHouse would change');
});
