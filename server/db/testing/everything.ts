// For tests that walk the whole database: a household with rows in every table, marked with a searchable word.
import { SCHOOL_SCHEDULE_ID } from '#contract/kinds/school-schedule.ts';
import { SCHOOL_SETTINGS_ID } from '#contract/kinds/school.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../engine/open.ts';
import { readSnapshot } from '../copies/snapshot.ts';
import { member } from './household.ts';
import { fillWaysIn } from './ways-in.ts';

const LATER = '2099-11-20T08:00:00.000Z';

/** Puts a row into every table for the parent of this context, `mark` in every text a person wrote. */
export async function fillEverything(database: Database, context: Context, mark: string): Promise<void> {
  await fillRecords(context, mark);
  await fillSchool(context, mark);
  await fillTalk(context, mark);
  await fillWaysIn(database, context, mark);
}

async function fillRecords(context: Context, mark: string): Promise<void> {
  const { actor } = context;
  const family = context.records('family_member');
  const mia = await family.insert({ ...member(`Mia ${mark}`), allergies: [`peanut ${mark}`], notes: mark });
  await family.insert({ ...member(`Parent ${mark}`), userId: actor.userId });
  // Removed again: its image stays in the change log.
  await family.remove((await family.insert(member(`Gone ${mark}`))).id);
  await context.records('weekly_menu').insert({
    id: 'week-2026-11-23',
    weekStartDate: '2026-11-23',
    notes: mark,
    meals: { monday: { breakfast: '', lunch: '', dinner: `Soup ${mark}` } },
    dayNotes: { monday: mark },
  });
  await fillFood(context, mark);
  const contact = await context.records('medical_contact').insert({
    name: `Dr. ${mark}`,
    type: 'dentist',
    specialty: mark,
    phoneNumber: '+1 312 555 0100',
    email: `${mark}@example.org`,
    address: `12 ${mark} Street`,
    notes: mark,
    isEmergencyContact: true,
  });
  await fillMedicine(context, mark, mia.id);
  await context.records('medical_appointment').insert({
    title: `Checkup, ${mark}`,
    appointmentDate: '2026-11-24T21:30:00.000Z',
    wallTime: '2026-11-24T15:30',
    timeZone: 'America/Chicago',
    duration: 45,
    type: 'checkup',
    familyMemberId: mia.id,
    contactId: contact.id,
    notes: `Bring the card; ${mark}\nand a book`,
    reminderEnabled: true,
    reminderTime: 24,
  });
  await context.records('medical_record').insert({
    title: mark,
    category: 'vaccination',
    date: '2026-10-01',
    familyMemberId: mia.id,
    provider: mark,
    description: mark,
    isImportant: true,
  });
}

async function fillMedicine(context: Context, mark: string, familyMemberId: string): Promise<void> {
  const medicine = await context.records('medication').insert({
    name: mark,
    dosage: '5 ml',
    frequency: 'once daily',
    prescribedBy: mark,
    familyMemberId,
    startDate: '2026-11-01',
    endDate: null,
    instructions: mark,
    sideEffects: mark,
    isActive: true,
  });
  await context.records('dose').insert({
    medicationId: medicine.id,
    medicine: mark,
    familyMemberId,
    givenAt: '2026-11-20T08:00:00.000Z',
    givenBy: mark,
    amount: `5 ml ${mark}`,
    notes: mark,
  });
}

async function fillFood(context: Context, mark: string): Promise<void> {
  const pantry = context.records('pantry_item');
  const item = { category: 'grains' as const, quantity: `2 bags ${mark}`, notes: mark };
  await pantry.insert({ ...item, name: `Rice ${mark}` });
  // Removed again: its last state stays, for an edit that may still come.
  await pantry.remove((await pantry.insert({ ...item, name: `Gone ${mark}` })).id);
  await context.records('shopping_list').insert({
    title: `Groceries ${mark}`,
    items: [{ id: context.newId(), name: `Milk ${mark}`, qty: '2 l', checked: true }],
  });
  await context.records('menu_idea').insert({
    name: `Soup ${mark}`,
    description: mark,
    mealType: 'dinner',
    ingredients: [`lentils ${mark}`],
    instructions: mark,
    prepTime: 15,
    cookTime: null,
    servings: 4,
    tags: [mark],
    isFavorite: true,
  });
  await context.atomically('fillFood', async ({ replicas }) =>
    replicas.remember([context.newId()], new Map()),
  );
}

async function fillSchool(context: Context, mark: string): Promise<void> {
  const [mia] = await context.records('family_member').list();
  const hours = { start: '08:15', end: '14:30' };
  const subjects = [`Math ${mark}`];
  const school = {
    schoolType: 'hybrid' as const,
    schoolName: `Lincoln ${mark}`,
    schoolDistrict: mark,
    curriculum: mark,
    daysPerWeek: 4,
    schoolHours: hours,
    subjects,
    breaks: [{ name: mark, startDate: '2026-12-21', endDate: '2027-01-01', description: mark }],
    notes: mark,
    calendarConfirmed: true,
    foundCalendar: {
      schoolName: mark,
      academicYear: '2026-2027',
      events: [{ date: '2026-11-26', event: `Thanksgiving ${mark}`, kind: 'holiday' as const }],
    },
    children: mia === undefined ? [] : [mia.id],
    foodRules: [`nut-free ${mark}`],
  };
  await context.records('school_settings').insert({ ...school, id: SCHOOL_SETTINGS_ID });
  await context.records('school').insert(school);
  const entry = { time: '8:15 AM', subject: mark, activity: mark, notes: mark };
  await context.records('school_schedule').insert({
    id: SCHOOL_SCHEDULE_ID,
    from: '2026-11-23',
    until: '2026-11-29',
    schedule: {
      weeklySchedule: { Monday: [entry] },
      subjectAllocation: { [mark]: mark },
      recommendations: [mark],
    },
    request: {
      curriculum: mark,
      subjects,
      daysPerWeek: 4,
      schoolHours: hours,
      preferences: { includeBreaks: true, subjectRotation: true },
      children: [{ name: `Mia ${mark}` }],
    },
  });
  const lesson = { start: '08:15', end: '09:00', subject: mark, activity: mark };
  await context.records('school_day').insert({
    date: '2026-11-23',
    memberId: mia?.id ?? null,
    child: `Mia ${mark}`,
    lessons: [{ ...lesson, shared: false, teacher: true, done: true }],
    notes: mark,
  });
}

async function fillTalk(context: Context, mark: string): Promise<void> {
  const conversation = await context
    .records('conversation')
    .insert({ title: mark, lastMessage: mark, topic: 'General' });
  const message = await context.records('message').insert({
    conversationId: conversation.id,
    role: 'user',
    content: `What is for dinner? ${mark}`,
    status: 'done',
    metadata: { suggestions: [mark], receipts: [] },
    clientId: context.newId(),
    heartbeatAt: null,
  });
  await context.records('proposal').insert({
    conversationId: conversation.id,
    messageId: message.id,
    tool: 'createFamilyMember',
    title: mark,
    lines: [{ label: 'Name', before: null, after: mark }],
    concerns: [mark],
    status: 'pending',
    expiresAt: LATER,
    changeSetId: null,
    arguments: { name: mark },
    targets: [],
  });
  const { householdId, userId } = context.actor;
  const rate = { householdId, userId, kind: 'message', perMinute: 60 } as const;
  await context.accounts.rates.take(rate, context.now());
}

/** Every row of every table, as text that can be compared between databases. */
export async function everythingIn(database: Database): Promise<Record<string, string[]>> {
  return readSnapshot(database, async (snapshot) => {
    const all: Record<string, string[]> = {};
    for (const table of snapshot.tables) {
      const lines: string[] = [];
      for await (const rows of snapshot.rows(table)) lines.push(...rows.map((row) => JSON.stringify(row)));
      all[table.name] = lines;
    }
    return all;
  });
}
