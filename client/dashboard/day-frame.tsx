// The dashboard while its code and data are on their way: the cards in their places, still empty.
import { Card } from '../kit/card.tsx';
import { cx } from '../kit/cx.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { DAY_GRID, DAY_PLACES, schedulePlace } from './day-places.ts';
import { MedicineFrame } from './medicine-frame.tsx';

/** Weeks of this month on the browser's calendar: the card keeps its height when the month arrives. */
const WEEKS = weeksOfMonth(new Date());

function weeksOfMonth(now: Date): number {
  const [year, month] = [now.getFullYear(), now.getMonth()];
  return Math.ceil((new Date(year, month, 1).getDay() + new Date(year, month + 1, 0).getDate()) / 7);
}

/** The month without its days. */
function EmptyMonth() {
  return (
    <Card
      as="div"
      className={cx(
        '@container flex flex-col max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:px-0 max-md:py-3',
        DAY_PLACES.calendar,
      )}
    >
      <h2 className="h-34 pt-2 text-xl max-md:px-4 @4xl:h-22">Family Calendar</h2>
      <div className="grid grid-cols-7 gap-px border border-line bg-line">
        {Array.from({ length: 7 * WEEKS }, (_, day) => (
          <div key={day} className="h-19 bg-surface md:h-26 @xl:h-34" />
        ))}
      </div>
      <div className="h-14" />
    </Card>
  );
}

interface DayFrameProps {
  /** Medicines near the top. */
  medicines: number;
}

export function DayFrame({ medicines }: DayFrameProps) {
  return (
    <div aria-busy="true" className={DAY_GRID}>
      <Card title="Up Next" className={DAY_PLACES.upNext}>
        <Skeleton className="h-18" />
      </Card>
      {medicines > 0 && <MedicineFrame rows={medicines} />}
      <Card title="Today's Schedule" className={schedulePlace(medicines)}>
        <div className="flex flex-col gap-2">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      </Card>
      <EmptyMonth />
    </div>
  );
}
