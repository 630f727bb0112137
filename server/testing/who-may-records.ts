// For tests: records for the permission tests, each made by the first parent of the world.
import type { ShoppingList } from '#contract/kinds/shopping-list.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { Exchange } from '#contract/schemas/chat.ts';
import type { Edit } from '#contract/schemas/meal-sync.ts';
import { nextStamp } from '#rules/sync/stamps.ts';
import { newId } from '../db/records/ids.ts';
import type { Visitor } from './app.ts';
import { CANARY, signInAgain, type World } from './world.ts';

export type Input = Record<string, unknown>;

export const made = async (parent: Visitor, url: string, fields: Input): Promise<string> => {
  const answer = await parent.post<{ id: string }>(url, fields);
  if (answer.status !== 201) throw new Error(`${url} answered ${answer.status}: ${answer.text}`);
  return answer.json.id;
};

export const member = ({ ana }: World) =>
  made(ana, '/api/family-members', { name: CANARY, relationship: 'child', allergies: [CANARY] });
const children = new WeakMap<World, Promise<string>>();
/** The same member each time: a household has at most 50. */
export function child(world: World): Promise<string> {
  const known = children.get(world) ?? member(world);
  children.set(world, known);
  return known;
}
export const contact = ({ ana }: World) => made(ana, '/api/medical-contacts', { name: CANARY });
export const medication = ({ ana }: World) => made(ana, '/api/medications', { name: CANARY });
export const dose = async (world: World) =>
  made(world.ana, '/api/doses', {
    medicationId: await medication(world),
    givenAt: '2026-11-20T08:00:00.000Z',
    notes: CANARY,
  });
export const sitterLink = async (world: World) => {
  // A household has at most ten.
  const open = await world.ana.get<{ id: string }[]>('/api/sitter-links');
  for (const { id } of open.json) await world.ana.delete(`/api/sitter-links/${id}`);
  return made(world.ana, '/api/sitter-links', { memberIds: [await child(world)], notes: CANARY });
};
export const record = ({ ana }: World) => made(ana, '/api/medical-records', { title: CANARY });
export const appointment = ({ ana }: World) =>
  made(ana, '/api/medical-appointments', { title: CANARY, appointmentDate: '2026-11-24T15:30' });
export const conversation = ({ ana }: World) => made(ana, '/api/conversations', { title: CANARY });

export const pantryItem = ({ ana }: World) => made(ana, '/api/pantry-items', { name: CANARY });
export const idea = ({ ana }: World) => made(ana, '/api/menu-ideas', { name: CANARY, mealType: 'dinner' });
export const shoppingList = ({ ana }: World) =>
  made(ana, '/api/shopping-lists', { title: CANARY, items: [{ name: CANARY }] });

export const school = ({ ana }: World) => made(ana, '/api/schools', { schoolName: CANARY });
const LESSON = { start: '08:30', end: '09:00', subject: CANARY, activity: CANARY };
export const schoolDay = async (world: World) =>
  made(world.ana, '/api/school-days', {
    date: '2026-11-24',
    memberId: await child(world),
    lessons: [LESSON],
  });
export async function schoolEvent({ ana }: World): Promise<Input> {
  const date = '2026-11-24';
  const foundCalendar = { schoolName: CANARY, academicYear: '2026-2027', events: [{ date, event: CANARY }] };
  await ana.post('/api/school-settings', { schoolName: CANARY, calendarConfirmed: true, foundCalendar });
  return { school: 'first', date };
}
export const REQUEST = {
  curriculum: 'Montessori',
  subjects: ['Math', CANARY],
  daysPerWeek: 4,
  schoolHours: { start: '08:30', end: '12:00' },
  preferences: { includeBreaks: true, subjectRotation: true },
};
export const SCHEDULE = {
  weeklySchedule: { Monday: [{ time: '8:30 AM', subject: CANARY, activity: 'Count', notes: '' }] },
  subjectAllocation: { [CANARY]: '1 × 30 minutes a week' },
  recommendations: [],
};

/** An item of a list, with the list's id. */
export async function item(world: World): Promise<Input> {
  const id = await shoppingList(world);
  const lists = await world.ana.get<ShoppingList[]>('/api/shopping-lists');
  return { id, itemId: lists.json.find((list) => list.id === id)!.items[0]!.id };
}

let weeks = 0;
/** The Monday of a week without a menu. */
export const freshWeek = (): string =>
  new Date(Date.UTC(2030, 0, 7) + (weeks += 1) * 7 * 86_400_000).toISOString().slice(0, 10);

export async function menu({ ana }: World): Promise<string> {
  const answer = await ana.put<{ id: string }>(`/api/weekly-menus/${freshWeek()}`, {
    meals: { monday: { dinner: CANARY } },
  });
  return answer.json.id;
}

export async function proposal(world: World): Promise<string> {
  // A week that is planned already would not be proposed again.
  const menus = await world.ana.get<{ id: string }[]>('/api/weekly-menus');
  for (const { id } of menus.json) await world.ana.delete(`/api/weekly-menus/${id}`);
  const id = await conversation(world);
  const said = await world.ana.post<Exchange>(`/api/conversations/${id}/messages`, {
    role: 'user',
    content: 'plan dinners for next week',
  });
  return said.json.assistantMessage.metadata.proposals[0]!.id;
}

export async function change(world: World): Promise<string> {
  await member(world);
  const [newest] = (await world.ana.get<ChangeSet[]>('/api/changes?limit=1')).json;
  return newest!.id;
}

export async function device({ app, ana }: World): Promise<string> {
  await signInAgain(app, ana);
  const sessions = await ana.get<{ id: string; isThis: boolean }[]>('/api/sessions');
  return sessions.json.find(({ isThis }) => !isThis)!.id;
}

/** Takes back the codes that were made so far: a household has at most five. */
export async function freeTablets({ ana }: World): Promise<void> {
  const { json } = await ana.get<{ id: string; lastSeenAt: string | null }[]>('/api/kiosks');
  for (const { id, lastSeenAt } of json) if (lastSeenAt === null) await ana.delete(`/api/kiosks/${id}`);
}

export async function kiosk(world: World): Promise<string> {
  await freeTablets(world);
  return made(world.ana, '/api/kiosks', {});
}

export async function newcomer(world: World): Promise<string> {
  const dora = await world.joined('Dora');
  return (await dora.get<{ id: string }>('/api/auth/user')).json.id;
}

/** A browser's edit that puts something into the pantry. */
export const editOf = (): Edit => ({
  id: newId(),
  collection: 'pantry',
  recordId: newId(),
  stamp: nextStamp(undefined, Date.now(), 'device'),
  set: { name: CANARY },
  remove: [],
});
