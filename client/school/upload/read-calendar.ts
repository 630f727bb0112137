// Sends a calendar file or pasted text to be read, and follows the reading (SCH-02, D11).
import { CALENDAR_FILES, CALENDAR_FILE_MOST, type ReadCalendar, type ReadingProgress } from '#contract/school-reading.ts';
import { school } from '#contract/school.ts';
import { ApiError } from '../../data/api.ts';
import { sendFile } from '../../data/send-file.ts';
import { eventData } from '../../data/server-sent.ts';

/** One sentence for the parent. */
export class NotRead extends Error {
  override readonly name = 'NotRead';
}

const MEGABYTE = 1024 * 1024;
const LOST = 'The file could not be sent. Please check your connection and try again.';

/** One sentence about a file that need not be sent; undefined for one that may be read. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const isKnown = CALENDAR_FILES.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isKnown) return 'Please choose a PDF, a Word document, a picture (JPG or PNG) or an .ics calendar.';
  if (size > CALENDAR_FILE_MOST)
    return `This file is larger than ${CALENDAR_FILE_MOST / MEGABYTE} MB. Please choose a smaller one, or only the page with the dates.`;
  return size === 0 ? 'This file is empty. Please choose another one.' : undefined;
}

interface ReadOptions {
  /** The first year of the academic year, where the file does not say. */
  year?: number | undefined;
  signal: AbortSignal;
  onProgress: (page: number, of: number) => void;
}

async function follow(body: ReadableStream<Uint8Array>, { onProgress }: ReadOptions): Promise<ReadCalendar> {
  for await (const data of eventData(body)) {
    const step: ReadingProgress = JSON.parse(data);
    if (step.event === 'done') return step.calendar;
    if (step.event === 'error') throw new NotRead(step.sentence);
    onProgress(step.page, step.of);
  }
  throw new NotRead('Reading stopped before the end. Please try again.');
}

/** The rows of a file or of pasted text. Throws `NotRead` with a sentence, or an AbortError when it was stopped. */
export async function readCalendar(source: File | string, options: ReadOptions): Promise<ReadCalendar> {
  const { year, signal } = options;
  try {
    const response = await sendFile(school.readSchoolCalendar, {
      body: source,
      type: typeof source === 'string' ? 'text/plain' : 'application/octet-stream',
      ...(year === undefined ? {} : { query: { year: String(year) } }),
      accept: 'text/event-stream',
      signal,
    });
    if (response.body === null) throw new NotRead(LOST);
    return await follow(response.body, options);
  } catch (error) {
    if (signal.aborted || error instanceof NotRead) throw error;
    throw new NotRead(error instanceof ApiError ? error.body : LOST, { cause: error });
  }
}
