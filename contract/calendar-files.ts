// Single entries of the calendar as iCalendar files, for the calendar of a phone.
import { operations } from './operation.ts';
import type { calendarFilesSchemas } from './schemas/calendar-files.ts';

export const calendarFiles = operations<typeof calendarFilesSchemas>()({
  appointmentFile: {
    method: 'GET',
    path: '/api/medical-appointments/{id}/calendar.ics',
    owner: 'household',
    media: 'text/calendar',
  },
  schoolDayFile: {
    method: 'GET',
    path: '/api/school-calendar/{school}/{date}.ics',
    owner: 'household',
    media: 'text/calendar',
  },
});
