// A week without lessons at home: names the day on which they go on, and leads there.
import { school as operations } from '#contract/school.ts';
import { addDays, formatLongDate, weekStart } from '#rules/time/dates.ts';
import { useRead } from '../../data/api.ts';
import { Button } from '../../kit/button.tsx';
import { countsByDate } from './school-week.ts';

/** How far ahead it looks: past a long summer. */
const DAYS_AHEAD = 100;

interface NoLessonsProps {
  monday: string;
  onMove: (monday: string) => void;
}

export function NoLessons({ monday, onMove }: NoLessonsProps) {
  const from = addDays(monday, 7);
  const { data = [] } = useRead(operations.listSchoolDays, { from, to: addDays(from, DAYS_AHEAD) });
  const [next] = countsByDate(data);
  return (
    <>
      <p className="text-soft">No lessons this week. Enjoy the break!</p>
      {next !== undefined && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>The next ones are on {formatLongDate(next.date)}.</p>
          <Button onClick={() => onMove(weekStart(next.date))}>Show that week</Button>
        </div>
      )}
    </>
  );
}
