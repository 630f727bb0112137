// The reads that the dashboard begins with. The server names them in its document, so that they begin before any script.
import { medicalAppointments } from '#contract/appointments.ts';
import { chat } from '#contract/chat.ts';
import { family } from '#contract/family.ts';
import { meals } from '#contract/meals.ts';
import { withQuery } from '#contract/reads.ts';
import { school } from '#contract/school.ts';
import { calendarReads } from './calendar-reads.ts';

/** On the dashboard. */
export const CONVERSATIONS_SHOWN = 3;

/** Their addresses, as the hooks of the dashboard write them. */
export function dashboardReads(today: string): string[] {
  const { range, appointments } = calendarReads(today, today);
  return [
    withQuery(meals.listWeeklyMenus.path, { ...range }),
    withQuery(medicalAppointments.listMedicalAppointments.path, appointments),
    withQuery(school.listSchoolDays.path, { ...range }),
    school.getSchoolSettings.path,
    school.listSchools.path,
    family.listFamilyMembers.path,
    withQuery(chat.listConversations.path, { limit: CONVERSATIONS_SHOWN }),
  ];
}
