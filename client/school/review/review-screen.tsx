// All rows of a found, read or stored school calendar, to edit before it is confirmed (D11).
import { ArrowLeft, Check, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FoundCalendar } from '#contract/shapes.ts';
import { Button } from '../../kit/button.tsx';
import { tickedRows, type CalendarReview, type ReviewRow } from './calendar-review.ts';
import { EventLine } from './event-line.tsx';
import { PagePicture } from './page-picture.tsx';
import { RemarkList } from './remark-list.tsx';
import { ReviewRowView } from './review-row.tsx';
import { differencesOf, useReview, type Differences, type Review } from './use-review.ts';

interface ReviewScreenProps {
  review: CalendarReview;
  /** The confirmed calendar that this one would take the place of, or whose rows are edited. */
  stored: FoundCalendar | null;
  /** Rows with warnings that were not on the screen yet. */
  unseen: readonly ReviewRow[];
  saving: boolean;
  onEdit: (review: CalendarReview) => void;
  onSeen: (key: string) => void;
  onConfirm: () => void;
  onReject: () => void;
  /** Back to the cards; the review stays. */
  onClose: () => void;
}

function Remarks({
  review,
  stored,
  words,
}: Pick<ReviewScreenProps, 'review' | 'stored'> & { words: string[] }) {
  const isSameFile = review.fileHash !== undefined && stored?.fileHash === review.fileHash;
  const remarks = [
    ...(review.from === 'search'
      ? ['These are typical dates, not confirmed by your school. Please check them with the school.']
      : []),
    ...(isSameFile && review.from === 'file' ? ['This is the same file as before.'] : []),
    ...words,
    ...review.remarks,
  ];
  return <RemarkList remarks={remarks} />;
}

/** Entries of the stored calendar that the new one does not have. */
function Gone({ events, onKeep }: { events: FoundCalendar['events']; onKeep: () => void }) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="review-gone" className="flex flex-col gap-3">
      <h3 id="review-gone" className="text-lg">
        No longer in the calendar
      </h3>
      <ul className="flex flex-col gap-3">
        {events.map((event) => (
          <li key={`${event.date} ${event.event}`} className="flex px-4">
            <EventLine event={event} />
          </li>
        ))}
      </ul>
      <Button className="self-start" onClick={onKeep}>
        {events.length === 1 ? 'Keep it too' : 'Keep them too'}
      </Button>
    </section>
  );
}

const looksNeeded = (count: number): string =>
  count === 0 ? '' : count === 1 ? 'One more date needs a look' : `${count} more dates need a look`;

interface ActionsProps extends Pick<ReviewScreenProps, 'saving' | 'onReject'> {
  /** True while the rows of the confirmed calendar are edited. */
  isStored: boolean;
  count: number;
  unseen: number;
  onConfirm: () => void;
}

/** Stays in view at the lower edge. */
function Actions({ isStored, count, unseen, saving, onConfirm, onReject }: ActionsProps) {
  return (
    <div
      data-action-bar
      className="sticky bottom-[calc(var(--bottom-bar)+0.75rem)] z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-3 shadow-overlay"
    >
      <Button variant="primary" pending={saving} disabled={count === 0} onClick={onConfirm}>
        <Check aria-hidden />
        {isStored ? 'Save changes' : `Confirm ${count} ${count === 1 ? 'date' : 'dates'}`}
      </Button>
      <Button variant="quiet" disabled={saving} onClick={onReject}>
        {isStored ? 'Cancel' : 'Reject'}
      </Button>
      <p role="status" className="font-semibold">
        {looksNeeded(unseen)}
      </p>
    </div>
  );
}

function Heading({
  review,
  isStored,
  onClose,
}: Pick<ReviewScreenProps, 'review' | 'onClose'> & { isStored: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex flex-col items-start gap-1">
      <Button variant="quiet" className="-ml-3 px-3!" onClick={onClose}>
        <ArrowLeft aria-hidden />
        Back
      </Button>
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {isStored
          ? 'Change the calendar'
          : review.rows.length === 1
            ? 'Review this date'
            : `Review all ${review.rows.length} dates`}
      </h2>
      <p className="text-soft wrap-anywhere">
        {[review.schoolName, review.academicYear].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}

/** The rows; beside them, on wide screens, the page of the row the parent works on. */
function Rows({
  state,
  differences,
  ...props
}: ReviewScreenProps & { state: Review; differences: Differences }) {
  const { review, onSeen } = props;
  return (
    <>
      <ul className="flex flex-col gap-3" aria-label="Dates">
        {review.rows.map((row) => (
          <ReviewRowView
            key={row.key}
            row={row}
            picture={state.pictureOf(row)}
            change={differences.changes.get(row.key)}
            academicYear={review.academicYear}
            isChecked={state.isChecked}
            isCurrent={row.key === state.shown?.key}
            onChange={(values) => state.change(row.key, values)}
            onRemove={() => state.remove(row.key)}
            onSeen={() => onSeen(row.key)}
            onCurrent={() => state.setCurrent(row.key)}
          />
        ))}
      </ul>
      <Button className="self-start" onClick={state.add}>
        <Plus aria-hidden />
        Add a date
      </Button>
      <Gone events={differences.gone} onKeep={() => state.keep(differences.gone)} />
    </>
  );
}

export function ReviewScreen(props: ReviewScreenProps) {
  const { review, stored, unseen, saving, onReject, onClose } = props;
  const state = useReview(props);
  const differences = differencesOf(review, stored);
  const { shown } = state;
  const picture = shown && state.pictureOf(shown);
  const isStored = review.from === 'stored' && stored !== null;
  return (
    <div className="flex flex-col gap-5">
      <Heading review={review} isStored={isStored} onClose={onClose} />
      <Remarks review={review} stored={stored} words={differences.words} />
      <div
        className={
          picture === undefined
            ? 'max-w-3xl'
            : 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-start lg:gap-6'
        }
      >
        <div className="flex min-w-0 flex-col gap-5">
          <Rows {...props} state={state} differences={differences} />
          <Actions
            isStored={isStored}
            count={tickedRows(review).length}
            unseen={unseen.length}
            saving={saving}
            onConfirm={state.confirm}
            onReject={onReject}
          />
        </div>
        {picture !== undefined && shown && (
          <div className="max-lg:hidden lg:sticky lg:top-5">
            <PagePicture picture={picture} number={shown.page ?? 0} box={shown.box} />
          </div>
        )}
      </div>
    </div>
  );
}
