// For tests: a valid input for every operation. A new operation has to be added here before the permission tests pass
// again.
import { school as schoolOperations } from '#contract/school.ts';
import { allOperations } from '#contract/index.ts';
import type { Operation } from '#contract/operation.ts';
import type { Visitor } from './app.ts';
import { newId } from '../db/records/ids.ts';
import { CANARY, PASSWORD, type World } from './world.ts';

import {
  REQUEST,
  SCHEDULE,
  appointment,
  change,
  child,
  contact,
  conversation,
  device,
  dose,
  editOf,
  freeTablets,
  freshWeek,
  idea,
  item,
  kiosk,
  made,
  medication,
  member,
  menu,
  newcomer,
  pantryItem,
  proposal,
  record,
  school,
  schoolDay,
  schoolEvent,
  shoppingList,
  sitterLink,
  type Input,
} from './who-may-records.ts';

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
  updateName: async () => ({ firstName: CANARY, lastName: '' }),
  updatePreferences: async () => ({ theme: 'dark' }),
  completeOnboarding: async () => ({ timeZone: 'America/Chicago', preferences: { assistanceAreas: [] } }),
  listSessions: nothing,
  endSession: withId(device),
  endOtherSessions: nothing,
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
  listKiosks: nothing,
  createKiosk: async (world) => {
    await freeTablets(world);
    return { showTitles: true };
  },
  updateKiosk: withId(kiosk, { showTitles: true }),
  endKiosk: withId(kiosk),
  getKioskBoard: nothing,
  tickOnKiosk: async (world) => ({ ...(await item(world)), checked: true }),
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
  listAllergyRecords: nothing,
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
  recentDoses: nothing,
  // A dose of a medicine of the same name is asked about first.
  giveDose: async ({ ana }) => ({
    medicationId: await made(ana, '/api/medications', { name: `${CANARY} ${newId()}` }),
    lastSeen: null,
  }),
  listDoses: ofMember({}),
  createDose: async (world) => ({
    medicationId: await medication(world),
    givenAt: '2026-11-20T08:00:00.000Z',
  }),
  getDose: withId(dose),
  updateDose: withId(dose, { notes: CANARY }),
  deleteDose: withId(dose),
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
  listSitterLinks: nothing,
  createSitterLink: async (world) => ({ memberIds: [await child(world)], notes: CANARY }),
  endSitterLink: withId(sitterLink),
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
  renameConversation: withId(conversation, { title: CANARY }),
  deleteConversation: withId(conversation),
  restoreConversation: withId(conversation),
  postMessage: withId(conversation, { role: 'user', content: 'hello' }),
  approveProposal: withId(proposal),
  swapDish: withId(proposal, { day: 'monday', meal: 'dinner' }),
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
  medication,
};
