// The demo family on both databases: what it has, that it is the same each time, and that it is safe to eat.
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import { Conversation, type ConversationSummary } from '#contract/schemas/chat.ts';
import { recordSchema } from '#contract/kind-schemas.ts';
import { familyMember } from '#contract/kinds/family-member.ts';
import { menuIdea } from '#contract/kinds/menu-idea.ts';
import { pantryItem } from '#contract/kinds/pantry-item.ts';
import { school, schoolSettings } from '#contract/kinds/school.ts';
import { shoppingList } from '#contract/kinds/shopping-list.ts';
import type { User } from '#contract/schemas/account.ts';
import { weeklyMenu } from '#contract/kinds/weekly-menu.ts';
import { dose } from '#contract/kinds/dose.ts';
import { medicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { medicalContact } from '#contract/kinds/medical-contact.ts';
import { medicalRecord } from '#contract/kinds/medical-record.ts';
import { medication } from '#contract/kinds/medication.ts';
import { schoolsOf } from '#rules/calendar/events/schools.ts';
import { checkFor, concernSentence } from '#rules/food/meal-concerns.ts';
import { schoolLunches } from '#rules/school/school-lunches.ts';
import { addDays } from '#rules/time/dates.ts';
import { cheapPasswords } from '../auth/testing/cheap-passwords.ts';
import { migrate } from '../db/engine/migrate.ts';
import { openDatabase, type Database } from '../db/engine/open.ts';
import { onBothDatabases, onEachDatabase } from '../db/testing/databases.ts';
import { everythingIn } from '../db/testing/everything.ts';
import type { Visitor } from '../testing/app.ts';
import { seedDemoFamily } from './seed.ts';
import { demoApp } from './testing/demo-app.ts';

const NOW = new Date('2026-11-19T22:30:00.000Z');
const THIS_WEEK = '2026-11-16';

onEachDatabase('the demo family', ({ open }) => {
  let database: Database;
  let world: Awaited<ReturnType<typeof demoApp>>;
  let nora: Visitor;
  let daniel: Visitor;

  beforeAll(async () => {
    database = await open();
    world = await demoApp(database, NOW);
    [nora, daniel] = [await world.signIn('nora'), await world.signIn('daniel')];
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  /** The records of a list, each checked against its schema. */
  async function list<S extends z.ZodMiniType>(path: string, schema: S): Promise<z.output<S>[]> {
    const { json } = await nora.get<unknown[]>(path);
    const records = z.array(schema).parse(json);
    expect(records).toEqual(json);
    return records;
  }

  it('both parents sign in with the printed password and are past onboarding', async () => {
    for (const [parent, firstName] of [
      [nora, 'Nora'],
      [daniel, 'Daniel'],
    ] as const) {
      const { json } = await parent.get<User>('/api/auth/user');
      expect(json).toMatchObject({ firstName, onboardingCompleted: true, timeZone: 'America/New_York' });
      expect(json.preferences.assistanceAreas).toContain('medical');
    }
    expect((await world.visitor().get('/api/login')).text).toContain('This is the demo family.');
  });

  it('has two parents, three children and a grandmother, a nut allergy and a diet', async () => {
    const members = await list('/api/family-members', recordSchema(familyMember));
    expect(members.map(({ name, relationship, age }) => [name, relationship, age])).toEqual([
      ['Nora', 'parent', 41],
      ['Daniel', 'parent', 43],
      ['Ella', 'child', 11],
      ['Finn', 'child', 8],
      ['Lucy', 'child', 4],
      ['Rosa', 'grandparent', 71],
    ]);
    expect(members.filter(({ userId }) => userId !== null)).toHaveLength(2);
    expect(members.find(({ name }) => name === 'Finn')?.allergies).toEqual(['Peanuts', 'Tree nuts']);
    expect(members.find(({ name }) => name === 'Lucy')?.dietaryRestrictions).toEqual(['Lactose-free']);
  });

  it('has a year of menus, the current and the next week among them, without a conflict for anybody', async () => {
    const menus = await list('/api/weekly-menus', recordSchema(weeklyMenu));
    expect(menus.map(({ weekStartDate }) => weekStartDate)).toEqual(
      Array.from({ length: 54 }, (_, at) => addDays(THIS_WEEK, 7 * (at - 52))),
    );
    const members = await list('/api/family-members', recordSchema(familyMember));
    const { ofMeal } = checkFor(members, await list('/api/menu-ideas', recordSchema(menuIdea)));
    const meals = menus.flatMap((menu) =>
      Object.values(menu.meals).flatMap((day) => Object.values(day ?? {})),
    );
    expect(meals.length).toBeGreaterThan(1000);
    expect([...new Set(meals)].flatMap((text) => ofMeal(text).map(concernSentence))).toEqual([]);
    // The check itself is awake.
    expect(ofMeal('Peanut noodles with chicken and cucumber')).not.toEqual([]);
  });

  it('has a pantry, ideas with favourites, and a trip to the shop under way', async () => {
    expect(await list('/api/pantry-items', recordSchema(pantryItem))).toHaveLength(60);
    const ideas = await list('/api/menu-ideas', recordSchema(menuIdea));
    expect(ideas.filter(({ isFavorite }) => isFavorite).length).toBeGreaterThan(4);
    const lists = await list('/api/shopping-lists', recordSchema(shoppingList));
    const trip = lists.find(({ title }) => title === 'Week of Nov 16')?.items ?? [];
    const inTheCart = trip.filter(({ checked }) => checked).length;
    expect([lists.length, trip.length > 15, inTheCart > 5, inTheCart < trip.length]).toEqual([
      4,
      true,
      true,
      true,
    ]);
  });

  it('has contacts, medicines, records, and appointments of the past year and the coming weeks', async () => {
    const contacts = await list('/api/medical-contacts', recordSchema(medicalContact));
    expect(new Set(contacts.map(({ type }) => type))).toEqual(
      new Set(['doctor', 'specialist', 'dentist', 'pharmacy', 'hospital', 'emergency']),
    );
    const medicines = await list('/api/medications', recordSchema(medication));
    expect(medicines.map(({ isActive }) => isActive)).toContain(false);
    const given = await list('/api/doses?limit=200', recordSchema(dose));
    expect(new Set(given.map(({ medicine }) => medicine))).toEqual(
      new Set(['Amoxicillin', 'Cetirizine', 'Vitamin D']),
    );
    expect(new Set(given.map(({ givenBy }) => givenBy))).toEqual(new Set(['Nora', 'Daniel']));
    // Yesterday's, and none of today: there is one to be given.
    expect(given[0]).toMatchObject({ medicine: 'Cetirizine', givenAt: '2026-11-19T00:40:00.000Z' });
    expect((await list('/api/medical-records', recordSchema(medicalRecord))).length).toBeGreaterThan(20);
    const appointments = await list('/api/medical-appointments', recordSchema(medicalAppointment));
    const coming = appointments.filter(({ appointmentDate }) => appointmentDate > NOW.toISOString());
    expect(appointments.length - coming.length).toBeGreaterThan(15);
    expect(coming.length).toBeGreaterThan(4);
    // The first of them is near enough for its reminder.
    expect(coming[0]).toMatchObject({ title: 'Allergy follow-up', wallTime: '2026-11-20T16:15' });
  });

  it('has a school with a confirmed calendar of this academic year, and a preschool [D35]', async () => {
    const settings = recordSchema(schoolSettings).parse((await nora.get('/api/school-settings')).json);
    expect(settings).toMatchObject({
      schoolName: 'Brook Hill Elementary',
      calendarConfirmed: true,
      version: 2,
    });
    const { academicYear, events } = settings.foundCalendar ?? { academicYear: '', events: [] };
    expect(academicYear).toBe('2026-2027');
    const dates = events.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(events.length).toBeGreaterThan(20);
    expect(new Set(events.map(({ kind }) => kind)).size).toBeGreaterThan(7);
    const members = await list('/api/family-members', recordSchema(familyMember));
    const schools = schoolsOf(settings, await list('/api/schools', recordSchema(school)), members);
    const children = schools.map(({ label, children: ids }) => [
      label,
      ids.map((id) => members.find((member) => member.id === id)?.name),
    ]);
    expect(children).toEqual([
      ['Brook Hill Elementary', ['Ella', 'Finn']],
      ['Little Acorns Preschool', ['Lucy']],
    ]);
    // The lunches of the year keep to the rule of both.
    const { ofLunch } = schoolLunches(schools);
    const menus = await list('/api/weekly-menus', recordSchema(weeklyMenu));
    const [tuesday] = menus.slice(-2).map(({ weekStartDate }) => addDays(weekStartDate, 1));
    expect(ofLunch(tuesday ?? '', 'Peanut noodles')).toHaveLength(2);
    const lunches = menus.flatMap(({ meals }) => Object.values(meals).map((day) => day?.lunch ?? ''));
    expect(lunches.flatMap((text) => ofLunch(tuesday ?? '', text).map(concernSentence))).toEqual([]);
  });

  it('talked with Pip, whose cards were approved and declined', async () => {
    const talks: Conversation[] = [];
    for (const parent of [nora, daniel]) {
      const { json } = await parent.get<ConversationSummary[]>('/api/conversations');
      for (const { id } of json) {
        talks.push(Conversation.parse((await parent.get(`/api/conversations/${id}`)).json));
      }
    }
    expect(talks).toHaveLength(10);
    const messages = talks.flatMap((talk) => talk.messages);
    expect(messages.map(({ role }) => role)).toEqual(
      messages.map((_, at) => (at % 2 === 0 ? 'user' : 'assistant')),
    );
    expect(messages.filter(({ content }) => content.startsWith('I am not sure'))).toEqual([]);
    const cards = messages.flatMap(({ metadata }) => metadata.proposals);
    expect(cards.map(({ tool, status }) => `${tool} ${status}`).toSorted()).toEqual([
      'addShoppingItems approved',
      'createMedicalAppointment approved',
      'deletePantryItem declined',
      'saveWeeklyMenu approved',
    ]);
  });

  it('has a history of changes by both parents, by the app and by Pip, that can be taken back', async () => {
    const { json } = await nora.get<ChangeSet[]>('/api/changes?limit=200');
    expect(new Set(json.map(({ who }) => who))).toEqual(new Set(['Nora', 'Daniel']));
    expect(new Set(json.map(({ through }) => through))).toEqual(new Set(['app', 'pip']));
    expect(json.filter(({ undone }) => undone)).toHaveLength(1);
    const newest = json.find(({ canUndo }) => canUndo);
    expect((await nora.post(`/api/changes/${newest?.id}/undo`)).status).toBe(200);
  });
});

async function openMigrated(): Promise<Database> {
  const database = await openDatabase({ file: ':memory:' });
  await migrate(database);
  return database;
}

/** Every row but the hashes, which have a salt. */
async function rowsOf(database: Database, now: Date): Promise<Record<string, string[]>> {
  await seedDemoFamily(database, { now, passwords: cheapPasswords() });
  const { migration: _, user = [], ...rows } = await everythingIn(database);
  await database.close();
  const withoutHash = (row: string) => ({
    ...(JSON.parse(row) as Record<string, unknown>),
    password_hash: '',
  });
  return { ...rows, user: user.map((row) => JSON.stringify(withoutHash(row))) };
}

const everyRow = (rows: Record<string, string[]>): string => Object.values(rows).flat().join('\n');

it('writes the same rows for the same moment, and none after it', async () => {
  const rows = await rowsOf(await openMigrated(), NOW);
  expect(await rowsOf(await openMigrated(), NOW)).toEqual(rows);
  const written = everyRow(rows).matchAll(/"(?:created_at|updated_at|at)":"([^"]+)"/g);
  const times = [...written].map(([, at = '']) => at).toSorted();
  expect(times.length).toBeGreaterThan(500);
  expect(times.at(-1)! < NOW.toISOString()).toBe(true);
});

it.each(['2026-11-16T05:01:00Z', '2027-03-14T07:30:00Z'])(
  'is complete at %s: a Monday just after midnight, a change of the clocks',
  async (now) => {
    const rows = await rowsOf(await openMigrated(), new Date(now));
    expect(rows['weekly_menu']).toHaveLength(54);
    expect(rows['proposal']).toHaveLength(4);
  },
);

onBothDatabases('the demo seed', (databases) => {
  it('writes the same rows', async () => {
    const [one, other] = await Promise.all(databases.map(async ({ open }) => rowsOf(await open(), NOW)));
    expect(everyRow(other!)).toBe(everyRow(one!));
  });
});
