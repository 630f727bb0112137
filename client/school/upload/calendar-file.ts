// Calendar files that need not be sent: of another kind, too large, or empty.
import { CALENDAR_FILES, CALENDAR_FILE_MOST } from '#contract/school-reading.ts';

const MEGABYTE = 1024 * 1024;

/** One sentence about a file that need not be sent; undefined for one that may be read. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const isKnown = CALENDAR_FILES.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isKnown)
    return 'Please choose a PDF, a Word document, a picture (JPG or PNG) or an .ics calendar. The dates of any other file can be pasted.';
  if (size > CALENDAR_FILE_MOST)
    return `This file is larger than ${CALENDAR_FILE_MOST / MEGABYTE} MB. Please choose a smaller one, or only the page with the dates.`;
  return size === 0 ? 'This file is empty. Please choose another one.' : undefined;
}
