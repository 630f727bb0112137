// Today on a kitchen tablet, large, and what comes next where there is room. It never scrolls.
import type { BoardDay } from '#contract/schemas/kiosk.ts';
import { formatWeekday } from '#rules/time/dates.ts';
import { Pip } from '../pip/pip.tsx';
import { isOver, timeWords } from './day-words.ts';
import { Entry } from './entry.tsx';
import { fitDays } from './fitting.ts';
import { useRows } from './use-rows.ts';

/** Height of an entry with its gap, in em of the list (kiosk.css). */
const ROW = 5.2;

interface TodayViewProps {
  /** The days from today on. */
  days: readonly BoardDay[];
  /** 'HH:MM' */
  time: string;
  isNight: boolean;
}

function NothingOn({ isNight }: { isNight: boolean }) {
  return (
    <div className="kiosk-nothing">
      <Pip mood={isNight ? 'happy' : 'encouraging'} size="large" decorative />
      <p>{isNight ? 'All done for today. Sleep well!' : 'Nothing on today. Enjoy it!'}</p>
    </div>
  );
}

export function TodayView({ days, time, isNight }: TodayViewProps) {
  const [box, rows] = useRows<HTMLDivElement>(ROW);
  const [day, tomorrow] = days;
  const { today, later, coming } = fitDays(days, time, rows);
  const next = today.find((entry) => entry.time !== null && entry.time > time);
  const dinner = tomorrow?.meals.find(({ meal }) => meal === 'dinner');
  const dayWord = (date: string) => (date === tomorrow?.date ? 'Tomorrow' : formatWeekday(date));
  return (
    <div className="kiosk-today">
      <div ref={box} className="kiosk-rows">
        {today.length === 0 ? (
          <NothingOn isNight={isNight && (day?.entries.length ?? 0) > 0} />
        ) : (
          <ul aria-label="Today">
            {today.map((entry) => (
              <Entry
                key={entry.key}
                entry={entry}
                when={timeWords(entry)}
                isPast={isOver(entry, time)}
                isNext={entry === next}
              />
            ))}
            {later > 0 && <li className="kiosk-later">and {later} more today</li>}
          </ul>
        )}
        {coming.length > 0 && (
          <>
            <h2 className="kiosk-coming">Coming up</h2>
            <ul aria-label="Coming up">
              {coming.map(({ date, entry }) => (
                <Entry
                  key={`${date} ${entry.key}`}
                  entry={entry}
                  when={`${dayWord(date)}, ${entry.time === null ? 'all day' : timeWords(entry)}`}
                />
              ))}
            </ul>
          </>
        )}
      </div>
      {dinner && (
        <p className="kiosk-tomorrow">
          <strong>Tomorrow's dinner</strong> <span>{dinner.text}</span>
        </p>
      )}
    </div>
  );
}
