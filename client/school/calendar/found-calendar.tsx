// A found calendar before it is stored: its first five events, confirm and reject (SCH-08).
import { Check, ListChecks, TriangleAlert, X } from 'lucide-react';
import type { FoundCalendar as FoundCalendarOfSchool } from '#contract/shapes.ts';
import { andList } from '#rules/text/and-list.ts';
import { Button } from '../../kit/button.tsx';
import { EventLine } from '../review/event-line.tsx';
import { RemarkList } from '../review/remark-list.tsx';
import { tickedRows, type CalendarReview } from '../review/calendar-review.ts';

const SHOWN = 5;

type FoundEvents = FoundCalendarOfSchool['events'];

/** The stored calendar is replaced: what is only there, such as a day off typed by hand, must not go unnoticed. */
function Gone({ gone, onKeep }: Pick<FoundCalendarProps, 'gone' | 'onKeep'>) {
  if (gone.length === 0) return null;
  const names = gone.slice(0, 3).map(({ event }) => `“${event}”`);
  const more = gone.length - names.length;
  return (
    <div className="flex flex-col items-start gap-3 rounded-field bg-meal px-4 py-3 text-meal-ink">
      <p className="wrap-anywhere">
        This replaces the calendar you have now. {andList(more > 0 ? [...names, `${more} more`] : names)}{' '}
        {gone.length === 1 ? "isn't in it." : "aren't in it."}
      </p>
      <Button onClick={onKeep}>{gone.length === 1 ? 'Keep it too' : 'Keep them too'}</Button>
    </div>
  );
}

interface FoundCalendarProps {
  review: CalendarReview;
  /** Dates of the stored calendar that this one does not have. */
  gone: FoundEvents;
  onKeep: () => void;
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
  gone,
  onKeep,
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
      <RemarkList remarks={review.remarks} />
      <Gone gone={gone} onKeep={onKeep} />
      <ul className="flex flex-col gap-3" aria-label="First dates">
        {ticked.slice(0, SHOWN).map((row) => (
          <li key={row.key} className="flex">
            <EventLine event={row} />
          </li>
        ))}
      </ul>
      <Button className="self-start" variant={mayConfirm ? 'secondary' : 'primary'} onClick={onReviewAll}>
        <ListChecks aria-hidden />
        {review.rows.length === 1 ? 'Review this date' : `Review all ${review.rows.length}`}
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
