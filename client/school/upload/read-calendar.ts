// Sends a calendar file or pasted text to be read, and follows the reading (SCH-02, D11).
import type { ReadCalendar, ReadingProgress } from '#contract/school-reading.ts';
import { school } from '#contract/school.ts';
import { ApiError } from '../../data/api.ts';
import { sendFile } from '../../data/send-file.ts';
import { eventData } from '../../data/server-sent.ts';

/** One sentence for the parent. */
export class NotRead extends Error {
  override readonly name = 'NotRead';
}

const LOST = "The file couldn't be sent. Please check your connection and try again.";

interface ReadOptions {
  /** The first year of the academic year, where the file does not say. */
  year?: number | undefined;
  signal: AbortSignal;
  onProgress: (page: number, of: number) => void;
}

async function follow(body: ReadableStream<Uint8Array>, { onProgress }: ReadOptions): Promise<ReadCalendar> {
  for await (const data of eventData(body)) {
    const step = JSON.parse(data) as ReadingProgress;
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
