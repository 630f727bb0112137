// For tests: a valid input for every operation. A new operation has to be added here before the permission tests pass
// again.
import { school as schoolOperations } from '#contract/school.ts';
import { allOperations } from '#contract/index.ts';
import type { ShoppingList } from '#contract/kinds/shopping-list.ts';
import type { Operation } from '#contract/operation.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { Exchange } from '#contract/schemas/chat.ts';
import type { Edit } from '#contract/schemas/meal-sync.ts';
import { nextStamp } from '#rules/sync/stamps.ts';
import { newId } from '../db/records/ids.ts';
import type { Visitor } from './app.ts';
import { CANARY, PASSWORD, signInAgain, type World } from './world.ts';

export type Input = Record<string, unknown>;

const made = async (parent: Visitor, url: string, fields: Input): Promise<string> => {
  const answer = await parent.post<{ id: string }>(url, fields);
  if (answer.status !== 201) throw new Error(`${url} answered ${answer.status}: ${answer.text}`);
  return answer.json.id;
};

const member = ({ ana }: World) =>
  made(ana, '/api/family-members', { name: CANARY, relationship: 'child', allergies: [CANARY] });
const children = new WeakMap<World, Promise<string>>();
/** The same member each time: a household has at most 50. */
function child(world: World): Promise<string> {
  const known = children.get(world) ?? member(world);
  children.set(world, known);
  return known;
}
const contact = ({ ana }: World) => made(ana, '/api/medical-contacts', { name: CANARY });
const medication = ({ ana }: World) => made(ana, '/api/medications', { name: CANARY });
const record = ({ ana }: World) => made(ana, '/api/medical-records', { title: CANARY });
const appointment = ({ ana }: World) =>
  made(ana, '/api/medical-appointments', { title: CANARY, appointmentDate: '2026-11-24T15:30' });
const conversation = ({ ana }: World) => made(ana, '/api/conversations', { title: CANARY });

const pantryItem = ({ ana }: World) => made(ana, '/api/pantry-items', { name: CANARY });
const idea = ({ ana }: World) => made(ana, '/api/menu-ideas', { name: CANARY, mealType: 'dinner' });
const shoppingList = ({ ana }: World) =>
  made(ana, '/api/shopping-lists', { title: CANARY, items: [{ name: CANARY }] });

const school = ({ ana }: World) => made(ana, '/api/schools', { schoolName: CANARY });
const LESSON = { start: '08:30', end: '09:00', subject: CANARY, activity: CANARY };
const schoolDay = async (world: World) =>
  made(world.ana, '/api/school-days', {
    date: '2026-11-24',
    memberId: await child(world),
    lessons: [LESSON],
  });
async function schoolEvent({ ana }: World): Promise<Input> {
  const date = '2026-11-24';
  const foundCalendar = { schoolName: CANARY, academicYear: '2026-2027', events: [{ date, event: CANARY }] };
  await ana.post('/api/school-settings', { schoolName: CANARY, calendarConfirmed: true, foundCalendar });
  return { school: 'first', date };
}
const REQUEST = {
  curriculum: 'Montessori',
  subjects: ['Math', CANARY],
  daysPerWeek: 4,
  schoolHours: { start: '08:30', end: '12:00' },
  preferences: { includeBreaks: true, subjectRotation: true },
};
const SCHEDULE = {
  weeklySchedule: { Monday: [{ time: '8:30 AM', subject: CANARY, activity: 'Count', notes: '' }] },
  subjectAllocation: { [CANARY]: '1 × 30 minutes a week' },
  recommendations: [],
};

/** An item of a list, with the list's id. */
async function item(world: World): Promise<Input> {
  const id = await shoppingList(world);
  const lists = await world.ana.get<ShoppingList[]>('/api/shopping-lists');
  return { id, itemId: lists.json.find((list) => list.id === id)!.items[0]!.id };
}

let weeks = 0;
/** The Monday of a week without a menu. */
const freshWeek = (): string =>
  new Date(Date.UTC(2030, 0, 7) + (weeks += 1) * 7 * 86_400_000).toISOString().slice(0, 10);

async function menu({ ana }: World): Promise<string> {
  const answer = await ana.put<{ id: string }>(`/api/weekly-menus/${freshWeek()}`, {
    meals: { monday: { dinner: CANARY } },
  });
  return answer.json.id;
}

async function proposal(world: World): Promise<string> {
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

async function change(world: World): Promise<string> {
  await member(world);
  const [newest] = (await world.ana.get<ChangeSet[]>('/api/changes?limit=1')).json;
  return newest!.id;
}

async function device({ app, ana }: World): Promise<string> {
  await signInAgain(app, ana);
  const sessions = await ana.get<{ id: string; isThis: boolean }[]>('/api/sessions');
  return sessions.json.find(({ isThis }) => !isThis)!.id;
}

async function newcomer(world: World): Promise<string> {
  const dora = await world.joined('Dora');
  return (await dora.get<{ id: string }>('/api/auth/user')).json.id;
}

/** A browser's edit that puts something into the pantry. */
const editOf = (): Edit => ({
  id: newId(),
  collection: 'pantry',
  recordId: newId(),
  stamp: nextStamp(undefined, Date.now(), 'device'),
  set: { name: CANARY },
  remove: [],
});

const nothing = async (): Promise<Input> => ({});
const withId =
  (make: (world: World) => Promise<string>, rest: Input = {}) =>
  async (world: World) => ({
    id: await make(world),
    ...rest,
  });
const ofMember = (rest: Input) => async (world: World) => ({ familyMemberId: await member(world), ...rest });

type Samples = Record<string, (world: World) => Promise<Input>>;

/** A valid input for every operation, made of records the household's owner has just entered. */
export const SAMPLES: Samples = {
  getUser: nothing,
  getProduct: nothing,
  updatePreferences: async () => ({ theme: 'dark' }),
  completeOnboarding: async () => ({ timeZone: 'America/Chicago', preferences: { assistanceAreas: [] } }),
  listSessions: nothing,
  endSession: withId(device),
  changePassword: async () => ({ current: PASSWORD, password: PASSWORD }),
  deleteAccount: async () => ({ word: 'DELETE', password: PASSWORD }),
  getHousehold: nothing,
  updateHousehold: async () => ({ name: CANARY }),
  switchHousehold: async ({ householdId }) => ({ id: householdId }),
  createInvitation: nothing,
  revokeInvitation: withId(async ({ ana }) => made(ana, '/api/household/invitations', {})),
  removeHouseholdMember: withId(newcomer),
  leaveHousehold: nothing,
  deleteHousehold: async () => ({ word: 'DELETE', password: PASSWORD }),
  exportHousehold: nothing,
  listFamilyMembers: nothing,
  createFamilyMember: async () => ({ name: CANARY, relationship: 'child' }),
  getFamilyMember: withId(member),
  updateFamilyMember: withId(member, { notes: CANARY }),
  deleteFamilyMember: withId(member),
  listWeeklyMenus: nothing,
  getWeeklyMenu: withId(menu),
  saveWeeklyMenu: async () => ({ weekStartDate: freshWeek(), meals: { monday: { dinner: CANARY } } }),
  deleteWeeklyMenu: withId(menu),
  planWeek: nothing,
  listPantryItems: nothing,
  createPantryItem: async () => ({ name: CANARY }),
  getPantryItem: withId(pantryItem),
  updatePantryItem: withId(pantryItem, { notes: CANARY }),
  deletePantryItem: withId(pantryItem),
  listMenuIdeas: nothing,
  createMenuIdea: async () => ({ name: CANARY, mealType: 'lunch' }),
  getMenuIdea: withId(idea),
  updateMenuIdea: withId(idea, { description: CANARY }),
  deleteMenuIdea: withId(idea),
  listShoppingLists: nothing,
  createShoppingList: async () => ({ title: CANARY, items: [{ name: CANARY }] }),
  getShoppingList: withId(shoppingList),
  updateShoppingList: withId(shoppingList, { title: CANARY }),
  deleteShoppingList: withId(shoppingList),
  addShoppingItems: withId(shoppingList, { items: [{ name: CANARY }] }),
  updateShoppingItem: async (world) => ({ ...(await item(world)), checked: true }),
  deleteShoppingItem: item,
  findDishes: nothing,
  planShopping: nothing,
  syncMeals: async () => ({ cursor: null, edits: [editOf()] }),
  listMedicalContacts: nothing,
  createMedicalContact: async () => ({ name: CANARY }),
  getMedicalContact: withId(contact),
  updateMedicalContact: withId(contact, { notes: CANARY }),
  deleteMedicalContact: withId(contact),
  listMedications: ofMember({}),
  createMedication: ofMember({ name: CANARY }),
  getMedication: withId(medication),
  updateMedication: withId(medication, { notes: CANARY, dosage: CANARY }),
  deleteMedication: withId(medication),
  listMedicalAppointments: ofMember({}),
  createMedicalAppointment: async (world) => ({
    title: CANARY,
    appointmentDate: '2026-11-24T15:30',
    familyMemberId: await member(world),
    contactId: await contact(world),
  }),
  getMedicalAppointment: withId(appointment),
  updateMedicalAppointment: withId(appointment, { notes: CANARY }),
  deleteMedicalAppointment: withId(appointment),
  listMedicalRecords: ofMember({}),
  createMedicalRecord: ofMember({ title: CANARY }),
  getMedicalRecord: withId(record),
  updateMedicalRecord: withId(record, { description: CANARY }),
  deleteMedicalRecord: withId(record),
  listSchools: nothing,
  createSchool: async () => ({ schoolName: CANARY }),
  getSchool: withId(school),
  updateSchool: withId(school, { notes: CANARY }),
  deleteSchool: withId(school),
  listSchoolDays: async (world) => ({ memberId: await child(world), from: '2026-11-01', to: '2026-11-30' }),
  createSchoolDay: async (world) => ({ date: '2026-11-24', memberId: await child(world) }),
  getSchoolDay: withId(schoolDay),
  updateSchoolDay: withId(schoolDay, { notes: CANARY }),
  deleteSchoolDay: withId(schoolDay),
  getSchoolSettings: nothing,
  saveSchoolSettings: async () => ({ schoolName: CANARY }),
  generateSchedule: async () => REQUEST,
  getSchoolSchedule: nothing,
  saveSchoolSchedule: async () => ({ schedule: SCHEDULE, request: REQUEST }),
  missSchoolDay: async (world) => {
    await schoolDay(world);
    return { date: '2026-11-24', memberId: await child(world) };
  },
  schoolAttendance: nothing,
  readSchoolCalendar: async () => ({ text: 'School year 2026-2027\nSeptember 7 Labor Day' }),
  appointmentFile: withId(appointment),
  schoolDayFile: schoolEvent,
  listReferences: withId(member, { record: 'family_member' }),
  readTogether: async () => ({ of: '/api/family-members,/api/medical-contacts?limit=5,/api/conversations' }),
  listChanges: nothing,
  undoChange: withId(change),
  followHousehold: nothing,
  listConversations: nothing,
  createConversation: async () => ({ title: CANARY }),
  getConversation: withId(conversation),
  postMessage: withId(conversation, { role: 'user', content: 'hello' }),
  approveProposal: withId(proposal),
  declineProposal: withId(proposal),
};

/** Every operation by its name. */
export const OPERATIONS = allOperations;

/** Sends an operation's input where HTTP expects each part of it. */
export function send(visitor: Visitor, { method, path }: Operation, input: Input) {
  const rest = { ...input };
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const inQuery = method === 'GET' || method === 'DELETE';
  const query = inQuery ? `?${new URLSearchParams(rest as Record<string, string>).toString()}` : '';
  // The only operation whose body is a file.
  if (path === schoolOperations.readSchoolCalendar.path)
    return visitor.request(method, url, String(rest['text']), { 'content-type': 'text/plain' });
  return visitor.request(method, `${url}${query}`, inQuery ? undefined : rest);
}

/** Makes a record that others may refer to, by its table. */
export const NAMED: Record<string, (world: World) => Promise<string>> = {
  family_member: child,
  medical_contact: contact,
};
