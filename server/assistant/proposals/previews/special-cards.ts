// Exceptions of single kinds on cards: names, warnings, checks of food, and the settled time of an appointment.
import type { KindName } from '#contract/kinds.ts';
import { unknownFoods } from '#rules/restrictions/unknown-foods.ts';
import { instantOf } from '#rules/time/dates.ts';
import type { Context } from '../../../context.ts';
import { requireBorn } from '../../../family/members.ts';
import { appointmentTime } from '../../../medical/appointment-time.ts';
import { dayAndMonth } from '../../text/say.ts';
import type { Eaten } from './concerns.ts';
import type { Preview } from './preview.ts';
import { asText, textsIn, wallTimeOf, type Fields } from './say-field.ts';

export interface SpecialCard {
  /** Noun in titles, where that of the kind does not fit. */
  noun?: string;
  /** The record's name in the title of a card; its title without. */
  titleOf?: (fields: Fields, context: Context) => string;
  /** The edible part of a record, which is checked for every member. */
  eaten?: (fields: Fields) => Eaten;
  /** Lines below the fields about what a parent should check; `before` is undefined for a new record. */
  warnings?: (after: Fields, before?: Fields) => Preview['lines'];
  /** Puts input into the form approving will run. */
  settled?: (input: Fields, context: Context) => Fields;
}

/** A warning for each new allergy entry of which no food list knows a word, whichever model wrote it. */
function unknownAllergies(after: Fields, before?: Fields): Preview['lines'] {
  const stored = new Set(textsIn(before?.allergies));
  const fresh = textsIn(after.allergies).filter((entry) => !stored.has(entry));
  return fresh.flatMap(unknownFoods).map((word) => ({
    label: 'Please check',
    before: null,
    after: `I don't know “${word}” as a food: it is guarded by its exact name only.`,
  }));
}

/** Warning on a card that changes the age of a member with a birth date: approval changes nothing then. */
function ageThatFollows(after: Fields, before?: Fields): Preview['lines'] {
  if (typeof after.birthDate !== 'string' || before === undefined || after.age === before.age) return [];
  if (after.birthDate !== before.birthDate) return [];
  const text = 'The age follows from the birth date, so it stays as it is.';
  return [{ label: 'Please check', before: null, after: text }];
}

/** 'Dentist on November 24' */
const appointmentTitle = ({ title, appointmentDate }: Fields, context: Context): string =>
  `${asText(title) ?? ''} on ${dayAndMonth(wallTimeOf(appointmentDate, context)?.slice(0, 10) ?? '')}`;

/**
 * The stored time is the one on the card: a wall time. Only for two equal ones, in the night the clocks go back, the
 * instant decides.
 */
function settledAppointment(input: Fields, context: Context): Fields {
  const { appointmentDate } = input;
  if (typeof appointmentDate !== 'string') return input;
  const { timeZone } = context.actor;
  const at = appointmentTime(appointmentDate, timeZone);
  const plain = instantOf(at.wallTime, timeZone).toISOString() === at.appointmentDate;
  return { ...input, appointmentDate: plain ? at.wallTime : at.appointmentDate };
}

export const SPECIAL_CARDS: { readonly [K in KindName]?: SpecialCard } = {
  family_member: {
    warnings: (after, before) => [...unknownAllergies(after, before), ...ageThatFollows(after, before)],
    settled: (input, context) => {
      requireBorn(input.birthDate, context);
      return input;
    },
  },
  medical_appointment: { titleOf: appointmentTitle, settled: settledAppointment },
  pantry_item: { eaten: ({ name }) => ({ items: [asText(name) ?? ''] }) },
  menu_idea: {
    noun: 'meal idea',
    eaten: ({ name, ingredients }) => ({
      dish: { name: asText(name) ?? '', ingredients: textsIn(ingredients) },
    }),
  },
};
