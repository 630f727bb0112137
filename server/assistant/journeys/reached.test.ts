// Every operation that is open to Pip can be asked for in words.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allOperations } from '#contract/index.ts';
import { openHome, type Home, type Parent } from '../testing/home.ts';

/** The words of a parent for each operation, message by message; the last one leads to it. */
const SAID: Record<string, string[]> = {
  listFamilyMembers: ['who is in our family'],
  createFamilyMember: ['add my daughter Ruby, she is 6'],
  updateFamilyMember: ['Mia is allergic to kiwi'],
  deleteFamilyMember: ['remove Theo from the family'],
  listPantryItems: ['what is in the pantry'],
  createPantryItem: ['put 2 cans of tomatoes in the pantry'],
  updatePantryItem: ['we have 3 bags of rice in the pantry now'],
  deletePantryItem: ['we are out of rice'],
  listMenuIdeas: ['show me our meal ideas'],
  createMenuIdea: ['save pancakes as a meal idea'],
  updateMenuIdea: ['make tacos a favorite idea'],
  deleteMenuIdea: ['delete tacos from our meal ideas'],
  listShoppingLists: ['what is on the Costco list'],
  createShoppingList: ['make a new shopping list called Birthday'],
  updateShoppingList: ['rename the Costco list to Saturday run'],
  deleteShoppingList: ['delete the Costco list'],
  addShoppingItems: ['add eggs and bread to the Costco list'],
  updateShoppingItem: ['check off milk on the Costco list'],
  deleteShoppingItem: ['take milk off the Costco list'],
  findDishes: ['what can I cook with rice and eggs'],
  planShopping: ['what do we need to buy for this weeks menu'],
  listWeeklyMenus: ["what's for dinner tomorrow"],
  planWeek: ["plan next week's meals"],
  saveWeeklyMenu: ["plan next week's meals"],
  deleteWeeklyMenu: ['delete the menu of this week'],
  listMedicalContacts: ["what is Dr. Kim's number"],
  createMedicalContact: ['add Dr. Osei as our dentist, 312-555-0144'],
  updateMedicalContact: ['Dr. Kim has a new number, 312-555-0177'],
  deleteMedicalContact: ['delete Dr. Kim from our contacts'],
  listMedications: ['what medicines does Mia take'],
  createMedication: ['Theo takes amoxicillin 5 ml twice daily until friday'],
  updateMedication: ['Mia takes zyrtec at bedtime now'],
  deleteMedication: ['delete zyrtec from the medicines'],
  listDoses: ['did Mia get her zyrtec today'],
  createDose: ['I gave Mia her zyrtec at 8'],
  updateDose: ['I gave Mia her zyrtec at 8', 'no, that was at 9'],
  deleteDose: ['I gave Mia her zyrtec at 8', 'delete that dose again'],
  listMedicalAppointments: ["when is Mia's next dentist appointment"],
  createMedicalAppointment: ['book an eye exam for Theo on december 10 at 3:30 pm'],
  updateMedicalAppointment: ["move Mia's dentist to december 11 at 4 pm"],
  deleteMedicalAppointment: ["cancel Mia's dentist appointment"],
  listMedicalRecords: ['when did Mia have her flu shot'],
  createMedicalRecord: ['Theo got his flu shot on november 3'],
  updateMedicalRecord: ["Mia's flu shot was on october 2, not october 1"],
  deleteMedicalRecord: ["delete the record of Mia's flu shot"],
  listSchools: ['which schools do the kids go to'],
  createSchool: ['add a school, Brookside Middle School for Theo'],
  updateSchool: ['Maple High starts at 8:30 now'],
  deleteSchool: ['remove Maple High from our schools'],
  listSchoolDays: ['what lessons did Mia have this week'],
  createSchoolDay: ['log a lesson, Theo did 45 minutes of math today'],
  updateSchoolDay: ["mark Mia's math lesson of today as done"],
  deleteSchoolDay: ["delete Mia's math lesson of today"],
  getSchoolSettings: ['when does school start in the morning'],
  saveSchoolSettings: ['Lincoln Elementary ends at 3:15 pm now'],
  generateSchedule: ['make a homeschool schedule for Mia'],
  getSchoolSchedule: ['show me the homeschool schedule'],
  saveSchoolSchedule: ['make a homeschool schedule for Mia'],
  missSchoolDay: ['we missed school today'],
  schoolAttendance: ['how many school days did we have this year'],
  undoChange: ['Mia is allergic to kiwi', 'undo that'],
};

const open = allOperations.flatMap(([name, { pip }]) => (pip ? [name] : []));

let home: Home;
let parent: Parent;

async function stored(): Promise<void> {
  const members = new Map<string, string>();
  for (const [name, relationship] of [
    ['Mia', 'child'],
    ['Theo', 'child'],
    ['Ben', 'spouse'],
  ] as const) {
    members.set(name, (await parent.member({ name, relationship })).id);
  }
  const familyMemberId = members.get('Mia');
  const rows: [url: string, body: object][] = [
    ['/api/medical-contacts', { name: 'Dr. Kim', type: 'doctor', phoneNumber: '312-555-0100' }],
    ['/api/medical-appointments', { title: 'Dentist', appointmentDate: '2026-12-01T15:30', familyMemberId }],
    ['/api/medications', { name: 'Zyrtec', dosage: '5 ml', frequency: 'once daily', familyMemberId }],
    ['/api/medical-records', { title: 'Flu shot', date: '2026-10-01', familyMemberId }],
    ['/api/shopping-lists', { title: 'Costco', items: [{ name: 'Milk' }] }],
    ['/api/pantry-items', { name: 'Rice', quantity: '1 bag' }],
    ['/api/menu-ideas', { name: 'Tacos', mealType: 'dinner' }],
    ['/api/school-settings', { schoolName: 'Lincoln Elementary', schoolType: 'homeschool' }],
    ['/api/schools', { schoolName: 'Maple High', children: [members.get('Theo')] }],
    [
      '/api/school-days',
      {
        memberId: familyMemberId,
        date: '2026-11-20',
        lessons: [{ subject: 'Math', activity: 'Fractions', start: '09:00', end: '09:45' }],
      },
    ],
  ];
  for (const [url, body] of rows) {
    const { status, text } = await parent.send('POST', url, body);
    if (status >= 300) throw new Error(`${url} ${status} ${text}`);
  }
  await parent.send('PUT', '/api/weekly-menus/2026-11-16', { meals: { friday: { dinner: 'Tacos' } } });
}

beforeAll(async () => {
  home = await openHome();
  home.clock.at = Date.parse('2026-11-20T20:00:00Z');
  parent = await home.parent('Dana', { timeZone: 'America/New_York' });
  await stored();
});
afterAll(() => home.close());

test('there is a sentence for each operation that is open to Pip', () => {
  expect(Object.keys(SAID).toSorted()).toEqual(open.toSorted());
});

/** Tools of the last answer, cards included. */
async function toolsOf(messages: readonly string[]): Promise<string[]> {
  const id = await parent.begin();
  let tools: string[] = [];
  for (const [at, said] of messages.entries()) {
    const { id: messageId, metadata } = await parent.say(id, said);
    const { calls } = (await parent.context.records('message').get(messageId)).metadata;
    tools = [...(calls ?? []).map(({ tool }) => tool), ...metadata.proposals.map(({ tool }) => tool)];
    if (at < messages.length - 1) for (const { id: card } of metadata.proposals) await parent.approve(card);
  }
  return tools;
}

/** Not reached yet: the built-in Pip leads to the screen instead. Whoever mends one takes it out. */
const NOT_YET = new Set([
  'createMenuIdea',
  'generateSchedule',
  'getSchoolSchedule',
  'saveSchoolSchedule',
  'schoolAttendance',
]);

for (const [operation, messages] of Object.entries(SAID)) {
  const tested = NOT_YET.has(operation) ? test.fails : test;
  tested(`${operation} is reached`, async () => {
    expect(await toolsOf(messages)).toContain(operation);
  });
}
