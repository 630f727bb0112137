// The head of the calendar: its views, the shown month or week with a way to any other, and the way back to today.
import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays } from '#rules/time/dates.ts';
import { Button } from '../kit/button.tsx';
import { cx } from '../kit/cx.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { later } from '../kit/later.ts';
import { AddOnDay } from './add-on-day.tsx';
import { addMonths, firstOfWeek, sameMonth, titleOf } from './month.ts';
import type { CalendarView } from './place.ts';
import type { CalendarPlace } from './use-place.ts';

const MonthJump = later(() => import('./views/month-jump.tsx').then((file) => file.MonthJump));

const VIEWS: readonly { view: CalendarView; label: string }[] = [
  { view: 'month', label: 'Month' },
  { view: 'week', label: 'Week' },
  { view: 'agenda', label: 'Agenda' },
];

function ViewSwitch({ place }: { place: CalendarPlace }) {
  return (
    <div
      role="group"
      aria-label="View"
      className="flex gap-1 rounded-full bg-sunk p-1 text-sm font-semibold max-md:w-full @4xl:mr-auto max-[16rem]:flex-col max-[16rem]:rounded-field"
    >
      {VIEWS.map(({ view, label }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === place.view}
          onClick={() => view !== place.view && place.go({ view })}
          className={cx(
            'min-h-9 flex-1 cursor-pointer rounded-full px-4 max-md:min-h-11',
            view === place.view ? 'bg-surface text-brand shadow-card' : 'text-soft hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

interface TitleProps {
  id: string;
  place: CalendarPlace;
  today: string;
}

/** Closes when a press or the focus lands outside; Escape returns the focus, too. */
function useClosing(
  frame: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (returns: boolean) => void,
) {
  useEffect(() => {
    if (!isOpen) return;
    const look = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) close(false);
    };
    const press = (event: KeyboardEvent) => event.key === 'Escape' && close(true);
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('keydown', press);
    };
  });
}

const preload = () => void MonthJump.preload().catch(() => undefined);

/** The name of the month; pressed, it offers every other one. */
function Title({ id, place, today }: TitleProps) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const close = (returns: boolean) => {
    setOpen(false);
    if (returns) frame.current?.querySelector('button')?.focus();
  };
  useClosing(frame, isOpen, close);
  return (
    <div ref={frame} className="relative">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-2 font-semibold whitespace-nowrap hover:bg-sunk min-[24rem]:max-md:text-lg"
      >
        <span id={id} aria-live="polite">
          {titleOf(place.view, place.at)}
        </span>
        <ChevronDown aria-hidden className="size-4 text-soft" />
      </button>
      <Suspense fallback={null}>
        {isOpen && (
          <MonthJump
            at={place.at}
            today={today}
            onChoose={(at) => {
              place.go({ at });
              close(true);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Today in the shown week or month, otherwise the first day there. */
function turned({ view, at }: CalendarPlace, today: string, step: number): string {
  if (view === 'week') return addDays(at, 7 * step);
  const first = `${addMonths(at, step).slice(0, 7)}-01`;
  return sameMonth(first, today) ? today : first;
}

interface CalendarHeadProps extends TitleProps {
  headingId: string;
}

export function CalendarHead({ headingId, ...props }: CalendarHeadProps) {
  const { place, today } = props;
  const unit = place.view === 'week' ? 'week' : 'month';
  const isHere = unit === 'week' ? firstOfWeek(place.at) === firstOfWeek(today) : sameMonth(place.at, today);
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2 max-md:px-2">
      <h2 id={headingId} className="text-xl max-md:sr-only @max-4xl:mr-auto">
        Family Calendar
      </h2>
      <ViewSwitch place={place} />
      <div className="flex items-center @max-4xl:w-full">
        <Title {...props} />
        <span className="flex-1" />
        <Button
          variant="quiet"
          className={cx('max-md:px-2 md:px-4', isHere && 'invisible')}
          onClick={({ currentTarget }) => {
            // It disappears with its press.
            currentTarget.parentElement?.querySelector('button')?.focus();
            place.go({ at: today });
          }}
        >
          Today
        </Button>
        <IconButton label={`Previous ${unit}`} onClick={() => place.move(turned(place, today, -1))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton label={`Next ${unit}`} onClick={() => place.move(turned(place, today, 1))}>
          <ChevronRight aria-hidden />
        </IconButton>
        <AddOnDay date={place.at} label="Add appointment" className="max-md:hidden" />
      </div>
    </div>
  );
}
