// For tests of storage size: a household with a year of ordinary use, 304 change sets with about 500 entries.
import type { Edit } from '#contract/schemas/meal-sync.ts';
import { addDays } from '#rules/time/dates.ts';
import type { Context } from '../context.ts';
import { editOf } from '../meals/testing/edits.ts';
import { syncMeals } from '../meals/sync.ts';
import { member } from '../db/testing/household.ts';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const DISHES = [
  'Lentil soup with bread',
  'Pasta with tomato sauce',
  'Chicken, rice and peas',
  'Baked salmon with potatoes',
  'Vegetable stir fry',
  'Tacos',
  'Leftovers',
];
const FOODS = ['Rice', 'Black beans', 'Olive oil', 'Oats', 'Milk', 'Eggs', 'Frozen peas', 'Apples'];

const dish = (at: number): string => DISHES[at % DISHES.length] ?? '';
const food = (at: number): string => `${FOODS[at % FOODS.length] ?? ''} ${Math.floor(at / FOODS.length)}`;
const pad = (at: number): string => String(at).padStart(2, '0');

async function fillHealth(context: Context): Promise<void> {
  const people: string[] = [];
  for (const name of ['Nora', 'Daniel', 'Leo', 'Mia', 'Rosa']) {
    const person = { ...member(name), allergies: ['peanuts'], notes: 'Likes swimming' };
    people.push((await context.records('family_member').insert(person)).id);
  }
  for (let at = 0; at < 50; at += 1) {
    await context.records('medical_contact').insert({
      name: `Dr. Number ${at}`,
      type: 'doctor',
      specialty: 'Paediatrics',
      phoneNumber: '+1 312 555 0100',
      email: at % 2 === 0 ? `practice${at}@example.org` : '',
      address: `${at} Lake Street, Chicago`,
      notes: '',
      isEmergencyContact: false,
    });
  }
  for (let at = 0; at < 30; at += 1) {
    await context.records('medical_appointment').insert({
      title: `Checkup ${at}`,
      appointmentDate: `2026-12-${pad((at % 28) + 1)}T15:30:00.000Z`,
      wallTime: `2026-12-${pad((at % 28) + 1)}T09:30`,
      timeZone: 'America/Chicago',
      duration: 30,
      type: 'checkup',
      familyMemberId: people[at % 5] ?? null,
      contactId: null,
      notes: at % 3 === 0 ? 'Bring the insurance card' : '',
      reminderEnabled: true,
      reminderTime: 24,
    });
  }
  for (let at = 0; at < 10; at += 1) {
    await context.records('medication').insert({
      name: `Medicine ${at}`,
      dosage: '5 ml',
      frequency: 'once daily',
      prescribedBy: '',
      familyMemberId: people[at % 5] ?? null,
      startDate: '2026-11-01',
      endDate: null,
      instructions: 'With food',
      sideEffects: '',
      isActive: true,
    });
  }
}

/** The edits that make 200 records about food. */
function newMeals(context: Context, at: number): Edit[] {
  const { newId } = context;
  const edits: Edit[] = [];
  for (let item = 0; item < 110; item += 1) {
    const set = { name: food(item), category: 'pantry', quantity: `${(item % 4) + 1}`, notes: '' };
    edits.push(editOf('pantry', newId(), at, { set }));
  }
  for (let list = 0; list < 10; list += 1) {
    const items = Array.from({ length: 12 }, (_, item) => [`items.${newId()}`, food(item)] as const);
    const set: Edit['set'] = { title: `Week ${list}` };
    for (const [path, name] of items)
      Object.assign(set, { [`${path}.name`]: name, [`${path}.qty`]: '1', [`${path}.checked`]: false });
    edits.push(editOf('shopping-lists', newId(), at, { set }));
  }
  for (let idea = 0; idea < 30; idea += 1) {
    const set = {
      name: `${dish(idea)} ${idea}`,
      mealType: 'dinner',
      ingredients: ['1 onion', '2 carrots', '200 g lentils', '1 l stock'],
      instructions: 'Chop, fry, add the rest and let it cook for half an hour.',
      prepTime: 15,
      cookTime: 30,
      servings: 4,
      tags: ['quick'],
    };
    edits.push(editOf('menu-ideas', newId(), at, { set }));
  }
  for (let week = 0; week < 50; week += 1) {
    const set: Edit['set'] = { notes: '' };
    for (const [on, day] of DAYS.entries()) set[`${day}.dinner`] = dish(week + on);
    edits.push(editOf('weekly-menus', `week-${addDays('2026-01-05', 7 * week)}`, at, { set }));
  }
  return edits;
}

/** 200 changes of what is there: ticks, meals, quantities, times, and some removals. */
async function changeThings(context: Context, at: number): Promise<void> {
  const { cursor, records } = await syncMeals(context, { cursor: null, edits: [] });
  const ids = (collection: string) =>
    records.filter((one) => one.collection === collection).map(({ record }) => record);
  const [pantry, lists] = [ids('pantry'), ids('shopping-lists')];
  const send = (edits: Edit[]) => syncMeals(context, { cursor, edits });
  for (let turn = 0; turn < 60; turn += 1) {
    const list = lists[turn % lists.length];
    const items = list?.['items'] as { id: string }[];
    const item = items[Math.floor(turn / lists.length)]?.id ?? '';
    const tick = { set: { [`items.${item}.checked`]: true } };
    await send([editOf('shopping-lists', list?.id ?? '', at + turn, tick)]);
    const meal = { set: { [`${DAYS[turn % 7]}.lunch`]: dish(turn + 3) } };
    await send([editOf('weekly-menus', `week-${addDays('2026-01-05', 7 * (turn % 50))}`, at + turn, meal)]);
    await send([editOf('pantry', pantry[turn]?.id ?? '', at + turn, { set: { quantity: '1' } })]);
  }
  const gone = pantry.slice(60, 85).map(({ id }) => editOf('pantry', id, at + 100, { remove: ['record'] }));
  await send(gone);
  const appointments = await context.records('medical_appointment').list();
  for (const [turn, { id }] of appointments.entries()) {
    if (turn < 15) await context.records('medical_appointment').update(id, { notes: 'Moved' });
    else if (turn < 25) await context.records('medical_appointment').remove(id);
  }
}

/** Fills the household of a context as a family does in a year. */
export async function fillBusyHousehold(context: Context): Promise<void> {
  const at = context.now().getTime();
  await fillHealth(context);
  const edits = newMeals(context, at);
  for (let start = 0; start < edits.length; start += 50) {
    await syncMeals(context, { cursor: null, edits: edits.slice(start, start + 50) });
  }
  await changeThings(context, at + 1000);
}
