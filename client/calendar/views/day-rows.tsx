// The week and the agenda: one row a day with all of its events, its meals together.
import { useId, useState } from 'react';
import { Soup } from 'lucide-react';
import { entriesOfDay, eventsOfDay, type CalendarEvent, type DateSpan } from '#rules/calendar/calendar.ts';
import { addDays, formatLongDate, formatMonth, formatWeekday } from '#rules/time/dates.ts';
import { HUES } from '../../kit/hues.ts';
import { Button } from '../../kit/button.tsx';
import { cx } from '../../kit/cx.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { AddOnDay } from '../add-on-day.tsx';
import { BreakLines, spansAcross } from '../break-line.tsx';
import { EventRow } from '../event-row.tsx';
import { addMonths, datesOfMonth, monthOf, sameMonth, titleOf, weekOf } from '../month.ts';
import { PrintedDays } from './printed-days.tsx';

interface Opening {
  onOpenDay: (day: string) => void;
  onOpenEvent: (event: CalendarEvent) => void;
}

/** 'Lunch: Wraps' → 'Lunch: ' for assistive technology, 'Wraps' for all. */
function MealName({ title }: { title: string }) {
  const start = title.indexOf(': ') + 2;
  return (
    <>
      <VisuallyHidden>{title.slice(0, start)}</VisuallyHidden>
      {title.slice(start)}
    </>
  );
}

function Meals({ meals, onOpenEvent }: { meals: readonly CalendarEvent[] } & Pick<Opening, 'onOpenEvent'>) {
  return (
    <li className={cx('flex min-h-11 gap-2 rounded-field px-3 max-md:text-sm @3xl:col-span-full', HUES.meal)}>
      <Soup aria-hidden className="mt-3 size-5 shrink-0" />
      <ul aria-label="Meals" className="grid min-w-0 flex-1 gap-x-4 @xl:grid-cols-3">
        {meals.map((meal) => (
          <li key={meal.key} className="min-w-0">
            <button
              type="button"
              title={meal.title}
              onClick={() => onOpenEvent(meal)}
              className="min-h-11 w-full cursor-pointer py-1 text-left wrap-anywhere underline-offset-4 hover:underline"
            >
              <MealName title={meal.title} />
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}

interface DayRowProps extends Opening {
  date: string;
  today: string;
  events: readonly CalendarEvent[];
  spans: readonly DateSpan[];
  isLoading: boolean;
}

function DayLabel({ date, today, onOpenDay }: Pick<DayRowProps, 'date' | 'today' | 'onOpenDay'>) {
  return (
    <h3 className="font-sans">
      <button
        type="button"
        aria-current={date === today ? 'date' : undefined}
        onClick={() => onOpenDay(date)}
        className="flex min-h-11 w-full cursor-pointer flex-col items-center justify-center rounded-field py-0.5 hover:bg-sunk"
      >
        <span aria-hidden className="text-sm leading-4 font-medium text-soft">
          {formatWeekday(date).slice(0, 3)}
        </span>
        <span
          aria-hidden
          className={cx(
            'flex size-7 items-center justify-center rounded-full font-semibold tabular-nums',
            date === today && 'bg-brand text-on-brand',
          )}
        >
          {Number(date.slice(8))}
        </span>
        <VisuallyHidden>
          {formatLongDate(date)}
          {date === today && ', today'}
        </VisuallyHidden>
      </button>
    </h3>
  );
}

function DayRow({ date, today, events, spans, isLoading, ...opening }: DayRowProps) {
  const meals = events.filter(({ type }) => type === 'meal');
  const others = events.filter(({ type }) => type !== 'meal');
  return (
    <li className="flex gap-3 border-t border-line py-2 first:border-t-0">
      <div className="w-12 shrink-0">
        <DayLabel date={date} today={today} onOpenDay={opening.onOpenDay} />
      </div>
      <div className="flex min-h-12 min-w-0 flex-1 flex-col justify-center gap-2">
        {isLoading && <Skeleton className="h-11" />}
        <BreakLines spans={spans} />
        {events.length > 0 && (
          <ul className="grid grid-cols-1 gap-2 @3xl:grid-cols-2">
            {others.map((event) => (
              <li key={event.key}>
                <EventRow event={event} compact onOpen={opening.onOpenEvent} />
              </li>
            ))}
            {meals.length > 0 && <Meals meals={meals} onOpenEvent={opening.onOpenEvent} />}
          </ul>
        )}
        {!isLoading && events.length === 0 && spans.length === 0 && (
          <p className="text-soft">Nothing planned</p>
        )}
      </div>
      <AddOnDay date={date} className="max-md:hidden" />
    </li>
  );
}

interface DayRowsProps extends Opening {
  view: 'week' | 'agenda';
  at: string;
  today: string;
  events: CalendarEvent[];
  spans: readonly DateSpan[];
  isLoading: boolean;
}

/** Lines drawn while an agenda is loading. */
const LOADING_ROWS = 6;

/** Days from today on that an agenda shows at least, also across the end of the month. */
const AHEAD = 7;

interface NextMonthProps extends Omit<DayRowsProps, 'view'> {
  dates: readonly string[];
  /** Those of the next days, shown in any case. */
  soon: readonly string[];
  shown: boolean;
  onShow: () => void;
}

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** The month after the one of an agenda, which may end tomorrow. */
function NextMonth({ at, dates, soon, shown, onShow, ...rows }: NextMonthProps) {
  const id = useId();
  const title = titleOf('agenda', at);
  const now = shown ? dates : soon;
  return (
    <>
      {now.length > 0 && (
        <>
          <p
            id={id}
            ref={shown ? takeFocus : undefined}
            tabIndex={-1}
            className="pt-5 pb-2 font-semibold outline-none"
          >
            {title}
          </p>
          <ul aria-labelledby={id}>
            <Rows dates={now} {...rows} />
          </ul>
        </>
      )}
      {now.length < dates.length && (
        <Button variant="quiet" className="mt-1 w-full" onClick={onShow}>
          Show {soon.length > 0 && 'more of '}
          {title}
        </Button>
      )}
    </>
  );
}

interface RowsProps extends Omit<DayRowsProps, 'view' | 'at'> {
  dates: readonly string[];
}

const Rows = ({ dates, events, spans, ...row }: RowsProps) =>
  dates.map((date) => (
    <DayRow
      key={date}
      date={date}
      events={entriesOfDay(events, date)}
      spans={spansAcross(spans, date)}
      {...row}
    />
  ));

export function DayRows({ view, at, ...rows }: DayRowsProps) {
  const { today, events, spans, isLoading } = rows;
  const [earlierOf, setEarlierOf] = useState<string | null>(null);
  const [laterOf, setLaterOf] = useState<string | null>(null);
  const { year, month } = monthOf(at);
  const next = addMonths(at, 1);
  const isFilled = (date: string) => eventsOfDay(events, date).length > 0 || date === today;
  const filledOf = (date: string) => (view === 'agenda' ? datesOfMonth(date).filter(isFilled) : []);
  const filled = filledOf(at);
  // The agenda of this month begins today.
  const past =
    sameMonth(at, today) && earlierOf !== at.slice(0, 7) ? filled.filter((date) => date < today) : [];
  const loading = datesOfMonth(at).slice(0, LOADING_ROWS);
  const dates = view === 'week' ? weekOf(at) : isLoading ? loading : filled.slice(past.length);
  const later = isLoading ? [] : filledOf(next);
  const soon = sameMonth(at, today) ? later.filter((date) => date < addDays(today, AHEAD)) : [];
  const isLater = laterOf === at.slice(0, 7);
  return (
    <div className="max-md:px-2">
      {past.length > 0 && (
        <Button variant="quiet" className="mb-1 w-full" onClick={() => setEarlierOf(at.slice(0, 7))}>
          Show earlier days
        </Button>
      )}
      {dates.length === 0 && (
        <p className="py-8 text-center text-soft">Nothing planned in {formatMonth(year, month)}.</p>
      )}
      <ul aria-busy={isLoading} aria-label={view === 'week' ? 'Week' : 'Agenda'}>
        <Rows dates={dates} {...rows} />
      </ul>
      {later.length > 0 && (
        <NextMonth
          {...rows}
          at={next}
          dates={later}
          soon={soon}
          shown={isLater}
          onShow={() => setLaterOf(at.slice(0, 7))}
        />
      )}
      <PrintedDays
        title={titleOf(view, at)}
        dates={[...dates, ...(isLater ? later : soon)]}
        {...{ events, spans }}
      />
    </div>
  );
}
