// The demo family's appointments: a year of checkups that have been, and those of the coming weeks.
import * as z from 'zod/mini';
import { APPOINTMENT_TYPES } from '#contract/kinds/medical-appointment.ts';
import { medical } from '#contract/medical.ts';
import { contactKeyOf } from './contacts.ts';
import { ParentKey } from '../demo-folder.ts';
import rows from './data/appointments.json' with { type: 'json' };
import type { Home, Step } from './home.ts';
import { When, dayOf } from './when.ts';

const Appointment = z.strictObject({
  who: z.string(),
  contact: z.string(),
  when: When,
  time: z.string(),
  title: z.string(),
  type: z.enum(APPOINTMENT_TYPES),
  minutes: z.int(),
  by: z.optional(ParentKey),
  notes: z.optional(z.string()),
});

/** Days between making an appointment and having it; urgent ones are entered on the day itself. */
const AHEAD = { checkup: 40, procedure: 25, consultation: 1, emergency: 0 } as const;
/** The family began to use the app in that week: nothing was entered before. */
const FIRST_DAY = -368;

/** Entering each appointment, before it was or is. */
export const appointmentSteps = (home: Home): Step[] =>
  z
    .array(Appointment)
    .parse(rows)
    .map(({ who, contact, when, time, title, type, minutes, by = 'nora', notes = '' }, at) => {
      const day = dayOf(home, when);
      return {
        // Those that are far ahead were entered lately, one by one.
        day: Math.max(FIRST_DAY, Math.min(day - AHEAD[type], -1 - (at % 7))),
        time: `${type === 'checkup' || type === 'procedure' ? 12 : 8}:${String(10 + at)}`.padStart(5, '0'),
        run: () =>
          home.call(by, medical.createMedicalAppointment, {
            title,
            appointmentDate: `${home.date(day)}T${time}`,
            duration: minutes,
            type,
            familyMemberId: home.idOf(who),
            contactId: home.idOf(contactKeyOf(contact)),
            notes,
          }),
      };
    });
