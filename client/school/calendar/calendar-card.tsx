// School Calendar of a public or private school: search and upload, review, confirmed (SCH-02, SCH-06 to SCH-08).
import { CalendarDays } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { academicYearName, academicYearStart } from '#rules/school/academic-year.ts';
import { Button } from '../../kit/button.tsx';
import { later } from '../../kit/later.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Pip } from '../../pip/pip.tsx';
import { SchoolCard } from '../school-card.tsx';
import { ConfirmedCalendar } from './confirmed-calendar.tsx';
import { FoundCalendar } from './found-calendar.tsx';
import { NoCalendar } from './no-calendar.tsx';
import type { SchoolCalendar } from './use-calendar.ts';

const ReadingPanel = later(() => import('../upload/reading-panel.tsx').then((file) => file.ReadingPanel));
const PasteForm = later(() => import('../upload/paste-form.tsx').then((file) => file.PasteForm));

export interface CalendarCardProps {
  calendar: SchoolCalendar;
  /** 'YYYY-MM-DD' */
  today: string;
  saving: boolean;
  /** Searches; what is missing for that gets the focus. */
  onSearch: () => void;
}

function Searching({ onStop }: { onStop: () => void }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex items-center gap-4">
        <Pip mood="thinking" size="medium" decorative />
        <p role="status" className="text-lg font-semibold">
          Searching…
        </p>
      </div>
      <Button onClick={onStop}>Stop</Button>
    </div>
  );
}

function Upload({ calendar, today }: Pick<CalendarCardProps, 'calendar' | 'today'>) {
  const { upload, setUpload } = calendar;
  if (upload === null) return null;
  const leave = () =>
    setUpload(
      upload.is === 'reading' && typeof upload.source === 'string'
        ? { is: 'pasting', text: upload.source }
        : null,
    );
  const cancel = () => {
    calendar.keepText('');
    setUpload(null);
  };
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      {upload.is === 'pasting' ? (
        <PasteForm
          text={upload.text}
          onType={calendar.keepText}
          onRead={(source) => setUpload({ is: 'reading', source })}
          onCancel={cancel}
        />
      ) : (
        <ReadingPanel
          source={upload.source}
          today={today}
          onRead={calendar.take}
          onClose={leave}
          onCancel={cancel}
          onByHand={(remarks) => calendar.byHand(academicYearName(academicYearStart(today)), remarks)}
        />
      )}
    </Suspense>
  );
}

/** Names of a calendar that came from no file. */
const LEFT = {
  file: 'The dates you pasted are still here',
  hand: 'The dates you added are still here',
  search: 'The calendar you searched for is still here',
  stored: '',
} as const;

/** A calendar that was read before and waits for its review. */
function KeptReview({ kept, goOn, discardKept }: Pick<SchoolCalendar, 'kept' | 'goOn' | 'discardKept'>) {
  if (kept === null) return null;
  const { from, rows, fileName, schoolName, academicYear } = kept.review;
  const count = rows.length === 1 ? '1 date' : `${rows.length} dates`;
  return (
    <div className="mb-5 flex flex-col items-start gap-3 rounded-field bg-brand-wash px-4 py-3">
      <div className="text-brand wrap-anywhere">
        <p className="font-semibold">
          {fileName === undefined ? LEFT[from] : `The calendar from ${fileName} is still here`}
        </p>
        <p>{[schoolName, academicYear, `${count} to look over`].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={goOn}>
          Go on with it
        </Button>
        <Button variant="quiet" onClick={discardKept}>
          Discard
        </Button>
      </div>
    </div>
  );
}

function Content({ calendar, today, saving, onSearch }: CalendarCardProps) {
  const choice = {
    onSearch,
    onFile: calendar.readFile,
    onPaste: () => calendar.setUpload({ is: 'pasting', text: '' }),
  };
  if (calendar.isSearching) return <Searching onStop={calendar.stopSearch} />;
  if (calendar.upload !== null) return <Upload calendar={calendar} today={today} />;
  if (calendar.review !== null)
    return (
      <FoundCalendar
        review={calendar.review}
        gone={calendar.gone}
        onKeep={calendar.keepGone}
        unseen={calendar.unseen.length}
        saving={saving}
        onReviewAll={calendar.open}
        onConfirm={() => void calendar.confirm()}
        onReject={() => void calendar.reject()}
      />
    );
  if (calendar.stored !== null)
    return (
      <ConfirmedCalendar
        calendar={calendar.stored}
        today={today}
        saving={saving}
        onChange={calendar.change}
        onRemove={() => void calendar.remove()}
        {...choice}
      />
    );
  return <NoCalendar {...choice} />;
}

/** When a step of the card replaces the pressed button, the focus moves to the new step. */
function useStepFocus(step: string) {
  const content = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    const isNew = last.current !== step;
    last.current = step;
    if (isNew && document.activeElement === document.body) content.current?.focus({ preventScroll: true });
  }, [step]);
  return content;
}

const stepOf = ({ isSearching, upload, review, gone, kept, stored }: SchoolCalendar): string =>
  isSearching
    ? 'searching'
    : (upload?.is ?? (review ? `found ${gone.length}` : kept ? 'kept' : stored ? 'confirmed' : 'none'));

export function CalendarCard(props: CalendarCardProps) {
  const { isSearching, upload } = props.calendar;
  const content = useStepFocus(stepOf(props.calendar));
  const isBusy = isSearching || upload !== null;
  return (
    <SchoolCard title="School Calendar" icon={<CalendarDays />}>
      <div ref={content} tabIndex={-1} data-calendar className="outline-none">
        {!isBusy && <KeptReview {...props.calendar} />}
        <Content {...props} />
      </div>
    </SchoolCard>
  );
}
