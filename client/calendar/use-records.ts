// The records the calendar reads: three months at a time, and the schools.
import { useMemo } from 'react';
import { medicalAppointments } from '#contract/appointments.ts';
import { family } from '#contract/family.ts';
import { meals } from '#contract/meals.ts';
import { school } from '#contract/school.ts';
import { calendarReads } from '#rules/calendar/calendar-reads.ts';
import { useRead } from '../data/api.ts';

/** The records of the three months in which a date lies; `anchor` is a day of the month of today. */
export function useRecordsAround(date: string, anchor: string) {
  const month = date.slice(0, 7);
  const { range, appointments } = useMemo(() => calendarReads(`${month}-01`, anchor), [month, anchor]);
  return {
    range,
    meals: useRead(meals.listWeeklyMenus, range),
    appointments: useRead(medicalAppointments.listMedicalAppointments, appointments),
    lessons: useRead(school.listSchoolDays, range),
  };
}

/** The schools of the household, and its members for their names. */
export const useSchoolRecords = () => ({
  settings: useRead(school.getSchoolSettings, {}),
  further: useRead(school.listSchools, {}),
  members: useRead(family.listFamilyMembers, {}),
});
