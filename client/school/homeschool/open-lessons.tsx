// Lessons of the weeks before that nobody checked off: says how many, and leads to the first of them.
import { school as operations } from '#contract/school.ts';
import { addDays, formatLongDate, weekStart } from '#rules/time/dates.ts';
import { useRead } from '../../data/api.ts';
import { Button } from '../../kit/button.tsx';
import { openLessons } from './school-week.ts';

/** How far back it looks: what is older is left alone. */
const DAYS_BACK = 28;

interface OpenLessonsProps {
  /** The week on the screen: said in the current one only. */
  monday: string;
  today: string;
  onShow: (date: string) => void;
}

export function OpenLessons({ monday, today, onShow }: OpenLessonsProps) {
  const current = weekStart(today);
  const { data = [] } = useRead(operations.listSchoolDays, {
    from: addDays(current, -DAYS_BACK),
    to: addDays(current, -1),
  });
  const open = openLessons(data);
  if (open === undefined || monday !== current) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-soft">
        {open.count === 1
          ? "1 lesson of earlier weeks isn't"
          : `${open.count} lessons of earlier weeks aren't`}{' '}
        checked off, the first on {formatLongDate(open.date)}.
      </p>
      <Button onClick={() => onShow(open.date)}>Show that day</Button>
    </div>
  );
}
