// Where an answer came from: links to the very records it speaks of, worked out from what the tools answered. A model
// writes none of them; its words only tell which of the records it used.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import type { MenuIdea } from '#contract/kinds/menu-idea.ts';
import type { PantryItem } from '#contract/kinds/pantry-item.ts';
import type { ShoppingList } from '#contract/kinds/shopping-list.ts';
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import type { MessageMetadata } from '#contract/schemas/chat.ts';
import type { FoundDish, ShoppingPlan } from '#contract/schemas/food.ts';
import type { WeekPlan } from '#contract/schemas/meals.ts';
import { phoneHref } from '#rules/family/phone-href.ts';
import { formatShortDate } from '#rules/time/dates.ts';
import { recordHref } from '../../chat/record-links.ts';
import type { TableName } from '../../db/records/tables.ts';
import { dayAndMonth, questionIn, quoted } from '../builtin/index.ts';
import { latest, type ToolRun } from '../tools/tool-runs.ts';

type Receipt = MessageMetadata['receipts'][number];

const FAMILY = '/family';
const MEALS = '/meal-planning';
const MENUS = `${MEALS}?tab=menus`;
const MOST = 6;

interface Listed {
  id: string;
  /** What an answer calls it. */
  name: string;
  /** The day that tells it from others of the name. */
  date: string | null;
  label: string;
  /** A telephone number as it is stored. */
  phone?: string;
}
interface Source {
  tool: string;
  table: TableName;
  /** Where all of them are, when the answer is about none in particular. */
  page: Receipt;
  read: (record: never) => Omit<Listed, 'id'>;
}

const dated = (name: string, date: string | null): Omit<Listed, 'id'> => ({
  name,
  date,
  label: date === null ? name : `${name}, ${formatShortDate(date)}`,
});
const page = (label: string, tab: string): Receipt => ({ label, href: `/medical?tab=${tab}` });
const mealPage = (label: string, tab: string): Receipt => ({ label, href: `${MEALS}?tab=${tab}` });

const HEALTH: readonly Source[] = [
  {
    tool: 'listMedicalAppointments',
    table: 'medical_appointment',
    page: page('Your appointments', 'appointments'),
    read: ({ title, wallTime }: MedicalAppointment) => dated(title, wallTime.slice(0, 10)),
  },
  {
    tool: 'listMedications',
    table: 'medication',
    page: page('Your medications', 'medications'),
    read: ({ name }: Medication) => dated(name, null),
  },
  {
    tool: 'listMedicalRecords',
    table: 'medical_record',
    page: page('Your medical records', 'records'),
    read: ({ title, date }: MedicalRecord) => dated(title, date),
  },
  {
    tool: 'listMedicalContacts',
    table: 'medical_contact',
    page: page('Your medical contacts', 'contacts'),
    read: ({ name, phoneNumber }: MedicalContact) => ({ ...dated(name, null), phone: phoneNumber }),
  },
];

const FOOD: readonly Source[] = [
  {
    tool: 'listShoppingLists',
    table: 'shopping_list',
    page: mealPage('Your shopping lists', 'lists'),
    read: ({ title }: ShoppingList) => dated(title, null),
  },
  {
    tool: 'listPantryItems',
    table: 'pantry_item',
    page: mealPage('Your pantry', 'pantry'),
    read: ({ name }: PantryItem) => dated(name, null),
  },
  {
    tool: 'listMenuIdeas',
    table: 'menu_idea',
    page: mealPage('Your meal ideas', 'ideas'),
    read: ({ name }: MenuIdea) => dated(name, null),
  },
];

/** Whether the words hold a date, however it is written. */
const tellsDate = (content: string, date: string): boolean => {
  const [month = '', day = ''] = dayAndMonth(date).split(' ');
  return content.includes(date) || new RegExp(`\\b${month.slice(0, 3)}\\w*\\.? ${day}\\b`).test(content);
};

/** The records an answer names; of several with one name those whose day it tells. */
function cited(records: readonly Listed[], content: string): Listed[] {
  // 'I find no dentist appointment' speaks of none.
  const text = content.replace(/^I find no [^.]*\./, '').toLowerCase();
  const named = records.filter(({ name }) => text.includes(quoted(name).toLowerCase()));
  return named.filter(({ name, date }) => {
    const alike = named.filter((other) => other.name === name);
    const told = alike.filter((other) => other.date !== null && tellsDate(content, other.date));
    return told.length === 0 || (date !== null && tellsDate(content, date));
  });
}

/** The number of a contact as a link that dials it: the only telephone links an answer has (M7). */
function callOf(phone: string | undefined): Receipt[] {
  const href = phone === undefined ? null : phoneHref(phone);
  return href === null ? [] : [{ label: `Call ${phone}`, href }];
}

function receiptsOf(
  sources: readonly Source[],
  runs: readonly ToolRun[],
  content: string,
): Receipt[] | undefined {
  const read = sources.filter(({ tool }) => latest(runs, tool) !== undefined);
  if (read.length === 0) return undefined;
  const found = read.flatMap(({ tool, table, read: listed }) => {
    const records = (latest<{ id: string }[]>(runs, tool) ?? []).map((record) => ({
      id: record.id,
      ...listed(record as never),
    }));
    return cited(records, content).flatMap(({ id, label, phone }) => [
      { label, href: recordHref(table, id) ?? FAMILY },
      ...callOf(phone),
    ]);
  });
  // Read along the way and named nowhere: the answer came from the cookbook.
  if (found.length === 0 && read.every(({ tool }) => tool === 'listMenuIdeas')) return [];
  return found.length === 0 || found.length > MOST ? [read[0]!.page] : found;
}

function familyReceipts(runs: readonly ToolRun[], content: string): Receipt[] {
  const members = latest<FamilyMember[]>(runs, 'listFamilyMembers') ?? [];
  const respected = latest<WeekPlan>(runs, 'planWeek')?.respected ?? [];
  const named = members.filter(({ name }) => content.includes(quoted(name)));
  const own = (named.length > 0 ? named : members).map(({ id, name }) => ({
    label: name,
    href: recordHref('family_member', id) ?? FAMILY,
  }));
  const others = respected.filter(({ name }) => !members.some((member) => member.name === name));
  const all = [
    ...own,
    ...[...new Set(others.map(({ name }) => name))].map((label) => ({ label, href: FAMILY })),
  ];
  return all.length > MOST ? [{ label: 'Your family', href: FAMILY }] : all;
}

/** Where an answer about food came from; the people it names stand beside it. */
function foodReceipts(runs: readonly ToolRun[], content: string): Receipt[] | undefined {
  const own = (latest<FoundDish[]>(runs, 'findDishes') ?? []).flatMap(({ ideaId, name }) =>
    ideaId !== null && content.includes(quoted(name))
      ? [{ label: name, href: recordHref('menu_idea', ideaId) ?? MEALS }]
      : [],
  );
  const week = latest<ShoppingPlan>(runs, 'planShopping')?.weekStartDate;
  const plan = week === undefined ? [] : [{ label: `Week of ${dayAndMonth(week)}`, href: MENUS }];
  const records = receiptsOf(FOOD, runs, content);
  if (records === undefined && own.length + plan.length === 0) return undefined;
  const members = latest<FamilyMember[]>(runs, 'listFamilyMembers') ?? [];
  const people = members.filter(({ name }) => content.includes(quoted(name)));
  const named = people.map(({ id, name }) => ({
    label: name,
    href: recordHref('family_member', id) ?? FAMILY,
  }));
  return [...own, ...plan, ...(records ?? []), ...named].slice(0, MOST);
}

/** A card has a link of its own, to the record as it will be. */
const PREPARES = /^(?:create|update|delete|add)/;

/** Links to the records an answer came from. */
export function receiptsFor(runs: readonly ToolRun[], content: string): Receipt[] {
  if (runs.some(({ tool }) => PREPARES.test(tool)) || questionIn(content) !== undefined) return [];
  const menus = latest<WeeklyMenu[]>(runs, 'listWeeklyMenus') ?? [];
  const weeks = menus.slice(-2).map(({ weekStartDate }) => ({
    label: `Week of ${dayAndMonth(weekStartDate)}`,
    href: MENUS,
  }));
  const records = receiptsOf(HEALTH, runs, content) ?? foodReceipts(runs, content);
  return [...(records ?? familyReceipts(runs, content)), ...weeks];
}
