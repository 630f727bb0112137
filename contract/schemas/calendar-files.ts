// Schemas of the iCalendar files of single entries.
import * as z from 'zod/mini';
import { Id, localDate } from './common.ts';

export const calendarFilesSchemas = {
  appointmentFile: {
    summary: 'An appointment as an iCalendar file',
    input: z.object({ id: Id }),
    output: z.string(),
  },
  schoolDayFile: {
    summary: 'The entries of a school on one date as an iCalendar file, lessons at home included',
    /** `school` is 'first', or the id of a further school. */
    input: z.object({ school: Id, date: localDate('Date') }),
    output: z.string(),
  },
};
