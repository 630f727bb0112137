// Medical contacts, medications, appointments and records as cards show them.
import { medicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { formatLongDate, formatTime, instantOf } from '#rules/time/dates.ts';
import type { Context } from '../../../context.ts';
import { appointmentTime } from '../../../medical/appointment-time.ts';
import { dayAndMonth } from '../../builtin/index.ts';
import { asChoice, asText, asYesNo, type Kind } from './record-preview.ts';

const asDate = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? formatLongDate(value) : undefined;

const wallOf = (value: unknown, context: Context): string | undefined =>
  typeof value === 'string' ? appointmentTime(value, context.actor.timeZone).wallTime : undefined;

/** 'Tuesday, November 24, 2026, 3:30 PM' on the household's walls. */
function asMoment(value: unknown, context: Context): string | undefined {
  const wall = wallOf(value, context);
  return wall && `${formatLongDate(wall.slice(0, 10))}, ${formatTime(wall.slice(11))}`;
}

const named = (fields: Record<string, unknown>): string => asText(fields.name ?? fields.title) ?? '';
const text = (name: string, label: string) => ({ name, label, say: asText });
const choice = (name: string, label: string) => ({ name, label, say: asChoice });
const date = (name: string, label: string) => ({ name, label, say: asDate });
/** Said by the name of the record it refers to. */
const reference = (name: string, label: string) => ({ name, label, say: () => undefined });
const whom = reference('familyMemberId', 'For');

export const CONTACT: Kind = {
  table: 'medical_contact',
  noun: 'medical contact',
  titleOf: named,
  fields: [
    text('name', 'Name'),
    choice('type', 'Type'),
    text('specialty', 'Specialty'),
    text('phoneNumber', 'Phone'),
    text('email', 'E-mail'),
    text('address', 'Address'),
    text('notes', 'Notes'),
    { name: 'isEmergencyContact', label: 'Emergency contact', say: asYesNo },
  ],
};

export const MEDICATION: Kind = {
  table: 'medication',
  noun: 'medication',
  titleOf: named,
  fields: [
    text('name', 'Name'),
    whom,
    text('dosage', 'Dosage'),
    choice('frequency', 'How often'),
    text('prescribedBy', 'Prescribed by'),
    date('startDate', 'From'),
    date('endDate', 'Until'),
    text('instructions', 'Instructions'),
    text('sideEffects', 'Side effects'),
    { name: 'isActive', label: 'Currently taking', say: asYesNo },
  ],
  defaults: { isActive: true },
};

/**
 * The stored time is the one the card shows: a wall time. Only of two equal ones, in the night the clocks go back, an
 * instant tells which.
 */
function settledAppointment(input: Record<string, unknown>, context: Context): Record<string, unknown> {
  const { appointmentDate } = input;
  if (typeof appointmentDate !== 'string') return input;
  const { timeZone } = context.actor;
  const at = appointmentTime(appointmentDate, timeZone);
  const plain = instantOf(at.wallTime, timeZone).toISOString() === at.appointmentDate;
  return { ...input, appointmentDate: plain ? at.wallTime : at.appointmentDate };
}

const { fields: REMINDER } = medicalAppointment;

export const APPOINTMENT: Kind = {
  table: 'medical_appointment',
  noun: 'appointment',
  titleOf: (fields, context) =>
    `${named(fields)} on ${dayAndMonth(wallOf(fields.appointmentDate, context)?.slice(0, 10) ?? '')}`,
  fields: [
    text('title', 'Title'),
    { name: 'appointmentDate', label: 'When', say: asMoment },
    whom,
    reference('contactId', 'With'),
    choice('type', 'Type'),
    {
      name: 'duration',
      label: 'Duration',
      say: (value) => (typeof value === 'number' ? `${value} minutes` : undefined),
    },
    text('notes', 'Notes'),
    { name: 'reminderEnabled', label: 'Reminder', say: asYesNo },
    {
      name: 'reminderTime',
      label: 'Reminder before',
      say: (value) => (typeof value === 'number' ? `${value} hours` : undefined),
    },
  ],
  defaults: { reminderEnabled: REMINDER.reminderEnabled.empty, reminderTime: REMINDER.reminderTime.empty },
  settled: settledAppointment,
};

export const MEDICAL_RECORD: Kind = {
  table: 'medical_record',
  noun: 'medical record',
  titleOf: named,
  fields: [
    text('title', 'Title'),
    choice('category', 'Category'),
    date('date', 'Date'),
    whom,
    text('provider', 'Provider'),
    text('description', 'Description'),
    { name: 'isImportant', label: 'Important', say: asYesNo },
  ],
};
