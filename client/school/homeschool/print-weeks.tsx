// The week on paper: one page per child, nothing else of the screen.
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { formatTime, formatWeekday, formatShortDate } from '#rules/time/dates.ts';
import type { ChildWeek } from './school-week.ts';

interface PrintWeeksProps {
  weeks: readonly ChildWeek[];
  /** 'Nov 23 – Nov 29, 2026' */
  title: string;
  onPrinted: () => void;
}

/** Opens the browser's print dialog once it is rendered, with the app hidden meanwhile. */
function usePrinting(onPrinted: () => void) {
  useEffect(() => {
    const root = document.getElementById('root');
    root?.classList.add('print:hidden');
    // Browsers that print in the background return at once; the event comes when the dialog is closed.
    addEventListener('afterprint', onPrinted, { once: true });
    window.print();
    return () => {
      removeEventListener('afterprint', onPrinted);
      root?.classList.remove('print:hidden');
    };
    // Printed once for each time it is mounted.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

export function PrintWeeks({ weeks, title, onPrinted }: PrintWeeksProps) {
  usePrinting(onPrinted);
  return createPortal(
    <div className="hidden bg-white text-black print:block">
      {weeks.map(({ key, child, days }) => (
        <section key={key} className="not-last:break-after-page">
          <h1 className="text-2xl">{child === '' ? 'School week' : `${child}’s school week`}</h1>
          <p className="mb-4">{title}</p>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
            {days.map((day) => (
              <section key={day.id} className="break-inside-avoid">
                <h2 className="mb-1 border-b-2 border-black text-lg">
                  {formatWeekday(day.date)} <small>{formatShortDate(day.date).replace(/, \d+$/, '')}</small>
                </h2>
                <ul>
                  {day.lessons.map((lesson, at) => (
                    <li key={`${at}-${lesson.start}`} className="border-b border-black/30 py-1 text-sm">
                      <span className="mr-2 inline-block size-3 border border-black" />
                      <strong>{lesson.subject}</strong> {formatTime(lesson.start)}
                      {lesson.activity !== '' && <span className="block pl-5">{lesson.activity}</span>}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </section>
      ))}
    </div>,
    document.body,
  );
}
