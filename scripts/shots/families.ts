// The families that are pictured: one with nothing, the demo family, and one with long names everywhere.
import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod/mini';
import { DEMO_PARENTS, DEMO_PASSWORD } from '../../server/demo-folder.ts';

export interface Family {
  name: string;
  /** Lives in the demo's data folder. */
  isDemo?: boolean;
  email: string;
  password: string;
  /** Creates it on an empty server; the request is signed in afterwards. */
  create?: (request: APIRequestContext) => Promise<void>;
}

const PASSWORD = 'correct horse battery staple';
const AREAS = [
  'mealPlanning',
  'medical',
  'schoolSchedules',
  'dailyRoutines',
  'eventPlanning',
  'parentingTips',
];
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const LONG = 'Wilhelmina-Alexandrina Featherstonehaugh-Cholmondeley';
/** Without a place to break. */
const UNBROKEN = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
const SENTENCE =
  'Slow-roasted butternut squash and chickpea casserole with preserved lemon, toasted almonds and plenty of flat-leaf parsley';

const Answer = z.looseObject({ id: z.string() });

async function send(request: APIRequestContext, method: 'POST' | 'PUT', path: string, data: object) {
  const answer = await request.fetch(path, { method, data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return Answer.parse(await answer.json());
}

async function signUp(request: APIRequestContext, email: string, name: string): Promise<void> {
  const post = (path: string, form: Record<string, string>) =>
    request.post(path, { form, headers: { 'sec-fetch-site': 'same-origin' }, maxRedirects: 0 });
  const [firstName = '', lastName = ''] = name.split(' ');
  await post('/api/signup', { firstName, lastName, email, password: PASSWORD, returnTo: '/' });
  await post('/api/recovery-codes', { done: '1' });
  await send(request, 'POST', '/api/onboarding/complete', {
    timeZone: 'America/New_York',
    preferences: { schoolType: null, assistanceAreas: AREAS },
  });
}

/** A day from now as YYYY-MM-DD, in the family's time zone. */
const dateIn = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() + days * 86_400_000);

async function fillMedical(request: APIRequestContext, familyMemberId: string): Promise<void> {
  const post = (path: string, data: object) => send(request, 'POST', path, data);
  const contact = await post('/api/medical-contacts', {
    name: `Dr. ${LONG}`,
    type: 'specialist',
    specialty: 'Pediatric otorhinolaryngology and head and neck surgery',
    phoneNumber: '+1 212 555 0123 ext. 98765',
    email: `${'wilhelmina.alexandrina.'.repeat(2)}featherstonehaugh@example.org`,
    address: `${UNBROKEN} 12345\nLlanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch`,
    isEmergencyContact: true,
  });
  for (const name of [`${UNBROKEN} drops`, 'Amoxicillin and clavulanate potassium for oral suspension'])
    await post('/api/medications', {
      name,
      familyMemberId,
      dosage: 'Two and a half milliliters, measured with the syringe in the box',
      frequency: 'twice daily',
      prescribedBy: `Dr. ${LONG}`,
      instructions: SENTENCE,
      startDate: dateIn(-3),
      endDate: dateIn(7),
    });
  for (const days of [0, 1, 1, 1, 1, 9])
    await post('/api/medical-appointments', {
      title: `${SENTENCE} ${UNBROKEN}`,
      appointmentDate: `${dateIn(days)}T16:45`,
      familyMemberId,
      contactId: contact.id,
    });
  await post('/api/medical-records', {
    title: `${UNBROKEN} ${SENTENCE}`,
    category: 'vaccination',
    date: dateIn(-30),
    familyMemberId,
    provider: `Dr. ${LONG}`,
    description: SENTENCE,
  });
}

async function fillMeals(request: APIRequestContext): Promise<void> {
  const meals = Object.fromEntries(
    DAYS.map((day) => [day, { breakfast: UNBROKEN, lunch: SENTENCE, dinner: SENTENCE, notes: SENTENCE }]),
  );
  await send(request, 'PUT', `/api/weekly-menus/${dateIn(0)}`, { meals, notes: SENTENCE });
  for (const name of [SENTENCE, UNBROKEN])
    await send(request, 'POST', '/api/menu-ideas', {
      name,
      mealType: 'dinner',
      description: SENTENCE,
      ingredients: [SENTENCE, UNBROKEN, 'peanuts'],
      tags: [UNBROKEN, 'quick'],
    });
  await send(request, 'POST', '/api/shopping-lists', {
    title: `${SENTENCE} ${UNBROKEN}`,
    items: [SENTENCE, UNBROKEN, 'Milk'].map((name) => ({ name, qty: 'two large family-size boxes' })),
  });
  for (const name of [SENTENCE, UNBROKEN])
    await send(request, 'POST', '/api/pantry-items', { name, quantity: 'two large family-size boxes' });
}

async function createLong(request: APIRequestContext): Promise<void> {
  await signUp(request, 'long@example.org', LONG);
  const members: { id: string }[] = [];
  for (const [name, relationship] of [
    [LONG, 'child'],
    [UNBROKEN, 'child'],
    ['Bartholomew Maximilian Montgomery the Younger', 'grandparent'],
  ])
    members.push(
      await send(request, 'POST', '/api/family-members', {
        name,
        relationship,
        age: 9,
        allergies: ['peanuts', UNBROKEN, 'tree nuts of every kind, also traces of them'],
        dietaryRestrictions: ['vegetarian'],
        interests: [SENTENCE, 'soccer'],
        notes: SENTENCE.repeat(3),
      }),
    );
  await fillMedical(request, members[0]!.id);
  await fillMeals(request);
  await send(request, 'POST', '/api/conversations', { title: `${SENTENCE.slice(0, 60)} ${UNBROKEN}` });
}

export const FAMILIES: readonly Family[] = [
  {
    name: 'empty',
    email: 'empty@example.org',
    password: PASSWORD,
    create: (request) => signUp(request, 'empty@example.org', 'Ana Park'),
  },
  { name: 'full', isDemo: true, email: DEMO_PARENTS.nora.email, password: DEMO_PASSWORD },
  { name: 'long', email: 'long@example.org', password: PASSWORD, create: createLong },
];
