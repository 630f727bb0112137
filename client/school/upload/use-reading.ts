// State of reading one calendar file: in progress, the question for its year, nothing found, or failed.
import { useEffect, useRef, useState } from 'react';
import type { ReadCalendar } from '#contract/school-reading.ts';
import { academicYearName } from '#rules/school/academic-year.ts';
import { NotRead, readCalendar } from './read-calendar.ts';

export type CalendarSource = File | string;

export type Reading =
  | { is: 'reading'; page: number; of: number }
  /** It has dates and does not say which school year they are in. */
  | { is: 'yearless' }
  | { is: 'empty'; remarks: readonly string[] }
  | { is: 'failed'; sentence: string };

/** Reads `source` at once; `onRead` gets a calendar with rows and a year. */
export function useReading(source: CalendarSource, onRead: (calendar: ReadCalendar) => void) {
  const [reading, setReading] = useState<Reading>({ is: 'reading', page: 0, of: 0 });
  const stop = useRef<AbortController | null>(null);
  const done = useRef(onRead);
  useEffect(() => {
    done.current = onRead;
  });
  const [year, setYear] = useState<{ first?: number }>({});
  useEffect(() => {
    const aborter = new AbortController();
    stop.current = aborter;
    const show = (next: Reading) => {
      if (!aborter.signal.aborted) setReading(next);
    };
    const options = {
      year: year.first,
      signal: aborter.signal,
      onProgress: (page: number, of: number) => show({ is: 'reading', page, of }),
    };
    show({ is: 'reading', page: 0, of: 0 });
    readCalendar(source, options).then(
      (calendar) => {
        if (aborter.signal.aborted) return;
        const named =
          calendar.academicYear ?? (year.first === undefined ? null : academicYearName(year.first));
        if (calendar.rows.length === 0 && !calendar.needsYear)
          show({ is: 'empty', remarks: calendar.remarks });
        else if (named === null) show({ is: 'yearless' });
        else done.current({ ...calendar, academicYear: named });
      },
      (error: unknown) =>
        show({
          is: 'failed',
          sentence:
            error instanceof NotRead ? error.message : "The file couldn't be read. Please try another one.",
        }),
    );
    return () => aborter.abort();
  }, [source, year]);
  return {
    reading,
    /** Reads it again, as a calendar of that school year. */
    readAs: (first: number) => setYear({ first }),
    retry: () => setYear({ ...year }),
    stop: () => stop.current?.abort(),
  };
}
