// A found calendar before it is stored: its first five events, confirm and reject (SCH-08).
import { Check, ListChecks, TriangleAlert, X } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { EventLine } from '../review/event-line.tsx';
import { tickedRows, type CalendarReview } from '../review/calendar-review.ts';

const SHOWN = 5;

interface FoundCalendarProps {
  review: CalendarReview;
  /** Number of warned rows that nobody has looked at; it cannot be confirmed before. */
  unseen: number;
  saving: boolean;
  onReviewAll: () => void;
  onConfirm: () => void;
  onReject: () => void;
}

/** Plain words about where the dates come from. */
function Source({ review, unseen }: Pick<FoundCalendarProps, 'review' | 'unseen'>) {
  if (review.from === 'search')
    return (
      <p className="rounded-field bg-meal px-4 py-3 text-meal-ink">
        These are <strong>typical dates</strong>, not confirmed by your school. Please check them with the
        school.
      </p>
    );
  if (unseen === 0) return null;
  return (
    <p className="flex gap-2 rounded-field bg-meal px-4 py-3 text-meal-ink">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {unseen === 1 ? 'One date needs' : `${unseen} dates need`} a look before you confirm.
    </p>
  );
}

export function FoundCalendar({
  review,
  unseen,
  saving,
  onReviewAll,
  onConfirm,
  onReject,
}: FoundCalendarProps) {
  const ticked = tickedRows(review);
  const mayConfirm = unseen === 0 && ticked.length > 0;
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="text-lg">Does this look right?</h3>
        <p className="text-soft wrap-anywhere">
          {[review.schoolName, review.academicYear].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Source review={review} unseen={unseen} />
      <ul className="flex flex-col gap-3" aria-label="First dates">
        {ticked.slice(0, SHOWN).map((row) => (
          <li key={row.key} className="flex">
            <EventLine event={row} />
          </li>
        ))}
      </ul>
      <Button className="self-start" variant={mayConfirm ? 'secondary' : 'primary'} onClick={onReviewAll}>
        <ListChecks aria-hidden />
        Review all {review.rows.length}
      </Button>
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        {mayConfirm && (
          <Button variant="primary" pending={saving} onClick={onConfirm}>
            <Check aria-hidden />
            Confirm
          </Button>
        )}
        <Button variant="quiet" disabled={saving} onClick={onReject}>
          <X aria-hidden />
          Reject
        </Button>
      </div>
    </div>
  );
}
