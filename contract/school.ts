// Operations on the household's schools, its homeschool schedule and the lessons of single days.
import { crud } from './crud.ts';
import type { schoolDay } from './kinds/school-day.ts';
import type { school as furtherSchool } from './kinds/school.ts';
import { operations } from './operation.ts';
import type { schoolSchemas } from './schemas/school.ts';

export const school = {
  ...crud<typeof furtherSchool>('school'),
  ...crud<typeof schoolDay>('school_day'),
  ...operations<typeof schoolSchemas>()({
    getSchoolSettings: {
      method: 'GET',
      path: '/api/school-settings',
      owner: 'household',
      pip: 'reads',
      reads: ['school_settings'],
    },
    saveSchoolSettings: {
      method: 'POST',
      path: '/api/school-settings',
      owner: 'household',
      pip: 'proposes',
      writes: ['school_settings', 'school_day'],
    },
    generateSchedule: {
      method: 'POST',
      path: '/api/generate-schedule',
      owner: 'household',
      pip: 'reads',
      // Writes nothing, and may wait for a model: no transaction is held open meanwhile.
      ownTransaction: true,
    },
    getSchoolSchedule: {
      method: 'GET',
      path: '/api/school-schedule',
      owner: 'household',
      pip: 'reads',
      reads: ['school_schedule'],
    },
    saveSchoolSchedule: {
      method: 'PUT',
      path: '/api/school-schedule',
      owner: 'household',
      pip: 'proposes',
      writes: ['school_schedule', 'school_day'],
    },
    missSchoolDay: {
      method: 'POST',
      path: '/api/school-schedule/missed',
      owner: 'household',
      pip: 'proposes',
      writes: ['school_day'],
    },
    schoolAttendance: {
      method: 'GET',
      path: '/api/school-attendance',
      owner: 'household',
      pip: 'reads',
      reads: ['school_day'],
    },
    // Reads an uploaded file and saves nothing; its route is in server/school/reading/.
    readSchoolCalendar: {
      method: 'POST',
      path: '/api/school-calendar/read',
      owner: 'household',
      stream: true,
    },
  }),
};
