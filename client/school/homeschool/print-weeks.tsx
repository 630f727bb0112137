// The week on paper: one page per child, nothing else of the screen.
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import { formatWeekday, formatShortDate } from '#rules/time/dates.ts';
import { cx } from '../../kit/cx.ts';
import { timeOfLesson } from './lesson-times.ts';
import type { ChildWeek } from './school-week.ts';

interface PrintWeeksProps {
  weeks: readonly ChildWeek[];
  /** 'Nov 23 – Nov 29, 2026' */
  title: string;
  curriculum: string;
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

function PrintedDay({ day, curriculum }: { day: SchoolDay; curriculum: string }) {
  return (
    <section className="min-w-0 break-inside-avoid">
      <h2 className="mb-1 border-b-2 border-black pb-1 text-base">
        {formatWeekday(day.date)}
        <span className="block text-xs font-normal">{formatShortDate(day.date).replace(/, \d+$/, '')}</span>
      </h2>
      <ul>
        {day.lessons.map((lesson, at) => (
          <li
            key={`${at}-${lesson.start}`}
            className="grid grid-cols-[auto_1fr] gap-x-1.5 border-b border-black/30 py-1 text-xs"
          >
            <span className="mt-0.5 size-3 rounded-sm border border-black text-center leading-2.5">
              {lesson.done && '✓'}
            </span>
            <div className="min-w-0 wrap-anywhere">
              <p className="font-bold">{lesson.subject}</p>
              <p>{timeOfLesson(day.lessons, at, curriculum)}</p>
              <p>{lesson.activity}</p>
            </div>
          </li>
        ))}
      </ul>
      {day.notes !== '' && <p className="mt-1 text-xs">{day.notes}</p>}
    </section>
  );
}

const COLUMNS: Readonly<Record<number, string>> = {
  1: 'grid-cols-1',
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-4',
  5: 'grid-cols-5',
  6: 'grid-cols-6',
};

export function PrintWeeks({ weeks, title, curriculum, onPrinted }: PrintWeeksProps) {
  usePrinting(onPrinted);
  return createPortal(
    // The page 'month' of calendar.css: landscape.
    <div className="hidden bg-white text-black [page:month] print:block">
      {weeks.map(({ key, child, days }) => (
        <section key={key} className="not-last:break-after-page">
          <div className="mb-3 flex items-baseline justify-between gap-4">
            <h1 className="text-2xl">{child === '' ? 'School week' : `${child}'s school week`}</h1>
            <p>{title}</p>
          </div>
          <div className={cx('grid gap-3', COLUMNS[days.length] ?? 'grid-cols-7')}>
            {days.map((day) => (
              <PrintedDay key={day.id} day={day} curriculum={curriculum} />
            ))}
          </div>
        </section>
      ))}
    </div>,
    document.body,
  );
}
