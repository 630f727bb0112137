// Reads one received calendar file: its kind, its turn, its process, and the answer.
import type { ReadCalendar } from '#contract/school-reading.ts';
import { schoolSchemas } from '#contract/schemas/school.ts';
import { todayIn } from '#rules/time/dates.ts';
import { AppError } from '../../errors.ts';
import type { Context } from '../../context.ts';
import { kindOfFile } from './file-kind.ts';
import type { ReadSoFar } from './message-lines.ts';
import { readInProcess } from './reading-process.ts';
import { ReadingTurns } from './reading-turns.ts';
import type { ReceivedFile } from './received-file.ts';
import { Refusal, REFUSALS } from './refusal.ts';

/** The calendar as far as it was read, and the page this took. */
export interface ReadingStep {
  page: number;
  of: number;
  soFar: ReadCalendar;
}

interface Reading {
  context: Context;
  year: number | undefined;
  signal: AbortSignal;
  onStep: (step: ReadingStep) => void;
  onFailure: (reason: string) => void;
}

type Facts = Pick<ReadCalendar, 'fileKind' | 'hash'>;

const remarkOfPages = ({ pagesRead, pagesTotal }: { pagesRead: number; pagesTotal: number }): string =>
  `Read ${pagesRead} of ${pagesTotal} pages.`;

const ANSWER = schoolSchemas.readSchoolCalendar.output;

/** The answer, checked: a file may deceive the process that read it. `pages` are those with a picture that is not among `known`. */
function calendarOf(facts: Facts, read: ReadSoFar, known: ReadonlySet<number> = new Set()): ReadCalendar {
  const { part } = read;
  if (part === undefined) throw new Refusal('damaged');
  const ownRemark = remarkOfPages(part);
  const isCut = !read.isComplete && !part.remarks.includes(ownRemark);
  const pictures = [...read.pictures].filter(([number]) => !known.has(number));
  const checked = ANSWER.safeParse({
    ...facts,
    ...part,
    remarks: isCut ? [ownRemark, ...part.remarks] : part.remarks,
    pages: pictures
      .map(([number, picture]) => ({ number, picture }))
      .sort((one, other) => one.number - other.number),
  });
  if (!checked.success) throw new Refusal('damaged');
  return checked.data;
}

export class CalendarReader {
  readonly #turns = new ReadingTurns();

  /** Takes a place for a file of the household, see ReadingTurns. */
  takePlace(householdId: string): () => void {
    return this.#turns.takePlace(householdId);
  }

  /** Reads the file; AppError with one sentence when that is not possible. Does not close it. */
  async read(file: ReceivedFile, reading: Reading): Promise<ReadCalendar> {
    try {
      const kind = await kindOfFile(file);
      return await this.#readInTurn(file, kind, reading);
    } catch (error) {
      throw error instanceof Refusal ? new AppError('invalid', REFUSALS[error.reason]) : error;
    }
  }

  async #readInTurn(
    file: ReceivedFile,
    fileKind: ReadCalendar['fileKind'],
    { context, year, signal, onStep, onFailure }: Reading,
  ): Promise<ReadCalendar> {
    const { timeZone: zone } = context.actor;
    const facts = { fileKind, hash: file.hash };
    const sent = new Set<number>();
    const leave = await this.#turns.enter(context.actor.householdId, signal);
    try {
      const request = { kind: fileKind, today: todayIn(context.now(), zone), zone, year };
      const { result, ended } = readInProcess(file.handle, request, {
        signal,
        onFailure,
        onProgress: ({ page, of }, soFar) => {
          onStep({ page, of, soFar: calendarOf(facts, soFar, sent) });
          for (const number of soFar.pictures.keys()) sent.add(number);
        },
      });
      ended.then(leave, leave);
      return calendarOf(facts, await result);
    } catch (error) {
      leave();
      signal.throwIfAborted();
      throw error;
    }
  }
}
