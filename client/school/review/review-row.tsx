// One row of a reviewed calendar: its tick, what was read, the line and picture it came from, its warnings, its fields.
import { Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { EventChange } from '#rules/school/calendar-differences.ts';
import { TYPICAL } from '#rules/school/typical.ts';
import { Badge } from '../../kit/badge.tsx';
import { cx } from '../../kit/cx.ts';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { mistakeOf, warningsOf, type ReviewRow } from './calendar-review.ts';
import { EventLine } from './event-line.tsx';
import { formatEventDays, WARNING_WORDS } from './event-words.ts';
import { PageStrip } from './page-picture.tsx';
import { RowFields } from './row-fields.tsx';
import { reviewRowId } from './use-review.ts';

interface ReviewRowViewProps {
  row: ReviewRow;
  /** The picture of its page. */
  picture: string | undefined;
  /** Its difference from the stored calendar. */
  change: EventChange | undefined;
  /** '2026-2027' */
  academicYear: string;
  isChecked: boolean;
  isCurrent: boolean;
  onChange: (values: Partial<ReviewRow>) => void;
  onRemove: () => void;
  /** It was on the screen. */
  onSeen: () => void;
  /** The parent works on it. */
  onCurrent: () => void;
}

interface Attention extends Pick<ReviewRowViewProps, 'onSeen' | 'onCurrent'> {
  /** Escape was pressed in the row. */
  onLeave: () => void;
}

/** Calls `onSeen` once most of the row is on the screen, and `onCurrent` when it has the focus or the pointer. */
function useAttention(handlers: Attention) {
  const row = useRef<HTMLLIElement>(null);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const element = row.current;
    const attend = () => latest.current.onCurrent();
    const press = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      // The field that has the focus goes.
      element?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
      latest.current.onLeave();
    };
    element?.addEventListener('focusin', attend);
    element?.addEventListener('pointerenter', attend);
    element?.addEventListener('keydown', press);
    return () => {
      element?.removeEventListener('focusin', attend);
      element?.removeEventListener('pointerenter', attend);
      element?.removeEventListener('keydown', press);
    };
  }, []);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        latest.current.onSeen();
        watcher.disconnect();
      },
      { threshold: 0.6 },
    );
    if (row.current) watcher.observe(row.current);
    return () => watcher.disconnect();
  }, []);
  return row;
}

function Change({ row, change }: Pick<ReviewRowViewProps, 'row' | 'change'>) {
  if (change?.is === 'new') return <Badge hue="brand">New</Badge>;
  if (change?.is !== 'changed') return null;
  const { was } = change;
  const before = formatEventDays(was);
  return (
    <Badge hue="meal" className="wrap-anywhere">
      {before === formatEventDays(row) ? `Renamed, was “${was.event}”` : `Moved, was ${before}`}
    </Badge>
  );
}

/** Where it comes from: the line as printed, and the picture of it. */
function Origin({ row, picture }: Pick<ReviewRowViewProps, 'row' | 'picture'>) {
  if (row.source === undefined) return null;
  return (
    <div className="flex flex-col gap-2 lg:pl-9">
      {picture !== undefined && row.box !== undefined && (
        <div className="lg:hidden">
          <PageStrip picture={picture} box={row.box} />
        </div>
      )}
      <p className="text-soft wrap-anywhere">
        <span className="font-semibold">As written: </span>
        {row.source}
      </p>
    </div>
  );
}

function Warnings({ warnings }: Pick<ReviewRow, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 rounded-field bg-meal px-4 py-3 text-meal-ink">
      {warnings.map((warning) => (
        <li key={warning} className="flex gap-2">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          {WARNING_WORDS[warning]}
        </li>
      ))}
    </ul>
  );
}

interface RowButtonsProps {
  title: string;
  isOpen: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

const RowButtons = ({ title, isOpen, onEdit, onRemove }: RowButtonsProps) => (
  <span className="-mt-2 -mr-2 flex shrink-0 max-sm:flex-col">
    <IconButton
      label={isOpen ? `Close the fields of ${title}` : `Edit ${title}`}
      aria-expanded={isOpen}
      onClick={onEdit}
    >
      <Pencil aria-hidden />
    </IconButton>
    <IconButton label={`Delete ${title}`} onClick={onRemove}>
      <Trash2 aria-hidden />
    </IconButton>
  </span>
);

export function ReviewRowView(props: ReviewRowViewProps) {
  const { row, picture, change, academicYear, isChecked, isCurrent, onChange, onRemove, onSeen, onCurrent } =
    props;
  // A row added by hand has nothing to show yet.
  const [isEdited, setIsEdited] = useState(row.event === '' && row.date === '');
  const item = useAttention({ onSeen, onCurrent, onLeave: () => setIsEdited(false) });
  const isOpen = isEdited || (isChecked && row.isTicked && mistakeOf(row) !== undefined);
  const title = row.event || 'this date';
  return (
    <li
      ref={item}
      id={reviewRowId(row.key)}
      tabIndex={-1}
      className={cx(
        'flex scroll-my-24 flex-col gap-3 rounded-2xl border p-4',
        isCurrent ? 'border-school-ink' : 'border-line',
        row.isTicked ? 'bg-surface' : 'bg-sunk',
      )}
    >
      <div className="flex items-start gap-1">
        <Checkbox
          className="-mt-1 mr-2 shrink-0"
          label={<span className="sr-only">Keep {title}</span>}
          checked={row.isTicked}
          onChange={(isTicked) => onChange({ isTicked })}
        />
        <EventLine event={row} withKind>
          <Change row={row} change={change} />
          {row.qualifier !== undefined && row.qualifier !== TYPICAL && <Badge>{row.qualifier}</Badge>}
        </EventLine>
        <RowButtons {...{ title, isOpen, onRemove }} onEdit={() => setIsEdited(!isOpen)} />
      </div>
      <Warnings warnings={warningsOf(row, academicYear)} />
      <Origin row={row} picture={picture} />
      {isOpen && <RowFields row={row} isChecked={isChecked} onChange={onChange} />}
    </li>
  );
}
