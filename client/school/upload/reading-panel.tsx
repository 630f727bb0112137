// Reading a calendar file: progress with Stop, the question for the year, nothing found, or a failure (SCH-02).
import { Square } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ReadCalendar } from '#contract/school-reading.ts';
import { academicYearName, academicYearStart } from '#rules/school/academic-year.ts';
import { Button } from '../../kit/button.tsx';
import { Progress } from '../../kit/progress.tsx';
import { Pip } from '../../pip/pip.tsx';
import { useUnsavedGuard } from '../../screen/use-unsaved-guard.ts';
import { useReading, type CalendarSource, type Reading } from './use-reading.ts';

interface ReadingPanelProps {
  source: CalendarSource;
  /** 'YYYY-MM-DD' */
  today: string;
  onRead: (calendar: ReadCalendar) => void;
  /** Stopped, or another source is wanted. */
  onClose: () => void;
  /** Back to the card without a source. */
  onCancel: () => void;
  onByHand: (remarks: readonly string[]) => void;
}

const nameOf = (source: CalendarSource): string => (typeof source === 'string' ? 'your text' : source.name);

function InProgress({
  source,
  page,
  of,
  onStop,
}: {
  source: CalendarSource;
  page: number;
  of: number;
  onStop: () => void;
}) {
  const step = of === 0 ? `Reading ${nameOf(source)}…` : `Page ${page} of ${of}`;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <Pip mood="thinking" size="medium" decorative />
        <p role="status" className="min-w-0 flex-1 text-lg font-semibold wrap-anywhere">
          {step}
        </p>
      </div>
      <Progress label={`Reading ${nameOf(source)}`} value={page} max={Math.max(of, 1)} text={step} />
      <div>
        <Button onClick={onStop}>
          <Square aria-hidden />
          Stop
        </Button>
      </div>
    </div>
  );
}

/** Says what happened, and offers the next steps. */
const Outcome = ({
  title,
  children,
  actions,
}: {
  title: string;
  children?: ReactNode;
  actions: ReactNode;
}) => (
  <div role="alert" className="flex flex-col gap-3">
    <p className="text-lg font-semibold">{title}</p>
    {children}
    <div className="flex flex-wrap gap-3">{actions}</div>
  </div>
);

const yearsAround = (today: string): number[] => [0, 1, -1].map((step) => academicYearStart(today) + step);

const EMPTY_HINTS = {
  text: 'Each date needs its day and month and a few words about it, like “No school on Friday, December 18”.',
  file: 'If it has several pages, try only the one with the dates.',
} as const;

function Empty({
  source,
  remarks,
  other,
  onByHand,
  onCancel,
}: Pick<StoppedProps, 'source' | 'onByHand' | 'onCancel'> & {
  remarks: readonly string[];
  /** Button for another source. */
  other: ReactNode;
}) {
  return (
    <Outcome
      title="No school dates found here"
      actions={
        <>
          <Button variant="primary" onClick={() => onByHand(remarks)}>
            Add dates by hand
          </Button>
          {other}
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    >
      <p className="text-soft wrap-anywhere">
        {remarks.join(' ') || EMPTY_HINTS[typeof source === 'string' ? 'text' : 'file']}
      </p>
    </Outcome>
  );
}

function WhichYear({ today, onYear, onClose }: Pick<StoppedProps, 'today' | 'onYear' | 'onClose'>) {
  return (
    <Outcome
      title="Which school year is this calendar for?"
      actions={
        <>
          {yearsAround(today).map((first, index) => (
            <Button key={first} variant={index === 0 ? 'primary' : 'secondary'} onClick={() => onYear(first)}>
              {academicYearName(first)}
            </Button>
          ))}
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p className="text-soft">It doesn't say, and a guess could put every date a year off.</p>
    </Outcome>
  );
}

interface StoppedProps extends Omit<ReadingPanelProps, 'onRead'> {
  reading: Exclude<Reading, { is: 'reading' }>;
  onYear: (first: number) => void;
  onRetry: () => void;
}

function Stopped({ reading, source, today, onYear, onRetry, onClose, onCancel, onByHand }: StoppedProps) {
  const other = (
    <Button onClick={onClose}>
      {typeof source === 'string' ? 'Change the text' : 'Choose another file'}
    </Button>
  );
  switch (reading.is) {
    case 'yearless':
      return <WhichYear today={today} onYear={onYear} onClose={onClose} />;
    case 'empty':
      return <Empty {...{ source, other, onByHand, onCancel }} remarks={reading.remarks} />;
    case 'failed':
      return (
        <Outcome
          title={reading.sentence}
          actions={
            <>
              <Button variant="primary" onClick={onRetry}>
                Try again
              </Button>
              {other}
            </>
          }
        />
      );
  }
}

export function ReadingPanel({ source, onRead, ...rest }: ReadingPanelProps) {
  const { reading, readAs, retry, stop } = useReading(source, onRead);
  useUnsavedGuard(reading.is === 'reading', 'Your calendar is still being read. Leave this page without it?');
  const panel = useRef<HTMLDivElement>(null);
  // Each step takes away the button that led to it.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [reading.is]);
  const onStop = () => {
    stop();
    rest.onClose();
  };
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      {reading.is === 'reading' ? (
        <InProgress source={source} page={reading.page} of={reading.of} onStop={onStop} />
      ) : (
        <Stopped {...rest} source={source} reading={reading} onYear={readAs} onRetry={retry} />
      )}
    </div>
  );
}
