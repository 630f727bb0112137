// Everything stored as short texts that can be searched: a sentence of a note, a field of a record, an item of a list.
import type { KindName } from '#contract/kinds.ts';
import { DAYS } from '#contract/week.ts';
import { notOfFood } from '#rules/restrictions/health-entries.ts';
import { addDays } from '#rules/time/dates.ts';
import type { Household } from '../../reading/household.ts';
import { termsOf } from './terms.ts';

export interface Passage {
  kind: KindName;
  id: string;
  /** The field that holds the text: 'notes', 'description', 'dinner'. */
  field: string;
  text: string;
  /** The person whose record it is. */
  memberId: string | null;
  /** The day it belongs to; of an appointment the UTC one. */
  date?: string;
  /** Words of the text, and of the record around it. */
  own: ReadonlySet<string>;
  around: ReadonlySet<string>;
}

type Source = Pick<Passage, 'kind' | 'id' | 'memberId'> & { date?: string | null };

/** Sentences; a decimal point and an abbreviated title end none. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?;])(?<!\b(?:Dr|Mr|Mrs|Ms|St)\.)\s+|\n+/)
    .map((one) => one.trim().replace(/[.;!\s]+$/, ''))
    .filter((one) => one !== '');

/** Words for a value that stands without them: '555-0142' is a number to call. */
const IMPLIED: readonly (readonly [RegExp, string])[] = [
  [/\d{3}[-. ]\d{4}\b/, 'phone number'],
  [/\S@\S/, 'email address'],
  [/\d ?[ap]m\b|\d:\d\d/i, 'time'],
  [/[$€]\d|\d (?:dollars|bucks)\b/i, 'cost price'],
];
const impliedBy = (text: string): string[] =>
  IMPLIED.flatMap(([value, words]) => (value.test(text) ? termsOf(words) : []));

function passage(
  source: Source,
  field: string,
  text: string,
  around: readonly (string | null | undefined)[],
): Passage {
  const { date, ...rest } = source;
  return {
    ...rest,
    ...(date ? { date } : {}),
    field,
    text,
    own: new Set([...termsOf(text), ...impliedBy(text)]),
    around: new Set(around.flatMap((one) => termsOf(one ?? ''))),
  };
}

function ofMembers({ members }: Household): Passage[] {
  return members.flatMap(({ id, name, relationship, notes, interests, allergies, dietaryRestrictions }) => {
    const source: Source = { kind: 'family_member', id, memberId: id };
    const fieldOf = (entry: string, field: string) =>
      notOfFood(entry) === 'health' ? 'health entries' : field;
    const around = [name, relationship];
    return [
      ...sentencesOf(notes).map((one) => passage(source, 'notes', one, around)),
      ...interests.map((one) => passage(source, 'interests', one, [...around, 'likes'])),
      ...allergies.map((one) => passage(source, fieldOf(one, 'allergies'), one, [...around, 'allergic'])),
      ...dietaryRestrictions.map((one) => passage(source, fieldOf(one, 'diets'), one, [...around, 'diet'])),
    ];
  });
}

function ofHealth({ appointments, medications, records, contacts, members }: Household): Passage[] {
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const doctors = new Map(contacts.map((one) => [one.id, `${one.name} ${one.specialty}`]));
  const nameOf = (id: string | null): string => names.get(id ?? '') ?? '';
  return [
    ...appointments.flatMap((one) => {
      const { id, title, notes, familyMemberId: memberId, appointmentDate, contactId, type } = one;
      const source: Source = {
        kind: 'medical_appointment',
        id,
        memberId,
        date: appointmentDate.slice(0, 10),
      };
      const around = [nameOf(memberId), doctors.get(contactId ?? ''), type];
      return [
        passage(source, 'title', title, around),
        ...sentencesOf(notes).map((text) => passage(source, 'notes', text, [...around, title])),
      ];
    }),
    ...medications.flatMap(
      ({ id, name, familyMemberId: memberId, instructions, sideEffects, prescribedBy }) => {
        const source: Source = { kind: 'medication', id, memberId };
        const around = [nameOf(memberId), prescribedBy, 'medicine'];
        return [
          passage(source, 'name', name, around),
          ...sentencesOf(instructions).map((text) =>
            passage(source, 'instructions', text, [...around, name]),
          ),
          ...sentencesOf(sideEffects).map((text) => passage(source, 'sideEffects', text, [...around, name])),
        ];
      },
    ),
    ...records.flatMap(({ id, title, description, date, familyMemberId: memberId, provider, category }) => {
      const source: Source = { kind: 'medical_record', id, memberId, date };
      const around = [nameOf(memberId), provider, (category ?? '').replace('_', ' ')];
      return [
        passage(source, 'title', title, around),
        ...sentencesOf(description).map((text) => passage(source, 'description', text, [...around, title])),
      ];
    }),
    ...contacts.flatMap(({ id, name, specialty, type, notes, isEmergencyContact }) => {
      const source: Source = { kind: 'medical_contact', id, memberId: null };
      return [
        passage(source, 'name', `${name} ${specialty}`, [type, isEmergencyContact ? 'emergency' : '']),
        ...sentencesOf(notes).map((text) => passage(source, 'notes', text, [name, specialty, type])),
      ];
    }),
  ];
}

function ofMeals({ lists, pantry, menus }: Household): Passage[] {
  return [
    ...lists.flatMap(({ id, title, items }) =>
      items.map(({ name }) =>
        passage({ kind: 'shopping_list', id, memberId: null }, 'item', name, [title, 'list']),
      ),
    ),
    ...pantry.map(({ id, name }) =>
      passage({ kind: 'pantry_item', id, memberId: null }, 'name', name, ['pantry fridge']),
    ),
    ...menus
      .slice(-LATEST_MENUS)
      .flatMap(({ id, weekStartDate, meals }) =>
        DAYS.flatMap((day, at) =>
          Object.entries(meals[day] ?? {}).flatMap(([meal, text]) =>
            typeof text === 'string' && text !== ''
              ? [
                  passage(
                    { kind: 'weekly_menu', id, memberId: null, date: addDays(weekStartDate, at) },
                    meal,
                    text,
                    [meal],
                  ),
                ]
              : [],
          ),
        ),
      ),
  ];
}
/** Menus before them are asked for by their day. */
const LATEST_MENUS = 8;

const made = new WeakMap<Household['members'], Passage[]>();

/** All passages of a household, made once for as long as its records stay the same. */
export function passagesOf(household: Household): Passage[] {
  const known = made.get(household.members);
  if (known) return known;
  const passages = [...ofMembers(household), ...ofHealth(household), ...ofMeals(household)];
  made.set(household.members, passages);
  return passages;
}
