// The coming seven days on a kitchen tablet, a row each: what is on, and what there is to eat.
import { Coffee, Sandwich } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { BoardDay, BoardEntry, BoardMeal } from '#contract/schemas/kiosk.ts';
import { formatTime, formatWeekday } from '#rules/time/dates.ts';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { ConcernMark } from './concern-mark.tsx';
import { Faces } from './people.tsx';

/** Entries of a day that fit into its row; the last one is a number where there are more. */
const MOST = 4;

/** Text sizes that are tried, in em: a name that is whole is read better than a large one that is cut. */
const SIZES = [1, 0.92, 0.85, 0.78];

/** Fits the rows into their list: with smaller text, then with the highest rows marked as tight, as few as it takes. */
function fitRows(list: HTMLElement): void {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement);
  for (const row of rows) delete row.dataset['tight'];
  const isTooHigh = () => list.scrollHeight > list.clientHeight;
  for (const size of SIZES) {
    list.style.fontSize = `${size}em`;
    if (!isTooHigh()) return;
  }
  for (const row of rows.toSorted((one, two) => two.offsetHeight - one.offsetHeight)) {
    row.dataset['tight'] = 'true';
    if (!isTooHigh()) return;
  }
}

/** The seven rows, fitted to the screen. */
function Days({ label, children }: { label: string; children: ReactNode }) {
  const rows = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const list = rows.current;
    if (!list) return;
    const observer = new ResizeObserver(() => fitRows(list));
    observer.observe(list);
    fitRows(list);
    return () => observer.disconnect();
  });
  return (
    <ul
      ref={rows}
      className="kiosk-days"
      aria-label={label}
      // What may scroll has to be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {children}
    </ul>
  );
}

interface RowProps {
  day: BoardDay;
  isToday: boolean;
  children: ReactNode;
}

function DayRow({ day: { date }, isToday, children }: RowProps) {
  return (
    <li className="kiosk-day" data-today={isToday || undefined}>
      <h2>
        <span className="kiosk-weekday">{isToday ? 'Today' : formatWeekday(date).slice(0, 3)}</span>
        <span className="kiosk-day-number">{Number(date.slice(-2))}</span>
      </h2>
      <div className="kiosk-day-content">{children}</div>
    </li>
  );
}

const Chip = ({ entry }: { entry: BoardEntry }) => (
  <span className="kiosk-chip" data-type={entry.type}>
    {entry.time !== null && <span className="kiosk-chip-time">{formatTime(entry.time)}</span>}
    <span className="kiosk-chip-title">{entry.title}</span>
    <Faces ids={entry.memberIds} />
  </span>
);

interface WeekProps {
  days: readonly BoardDay[];
  today: string;
}

export function WeekView({ days, today }: WeekProps) {
  return (
    <Days label="The week">
      {days.map((day) => {
        const shown = day.entries.length > MOST ? day.entries.slice(0, MOST - 1) : day.entries;
        const more = day.entries.length - shown.length;
        return (
          <DayRow key={day.date} day={day} isToday={day.date === today}>
            {shown.map((entry) => (
              <Chip key={entry.key} entry={entry} />
            ))}
            {more > 0 && <span className="kiosk-chip-more">+{more} more</span>}
            {day.entries.length === 0 && <span className="kiosk-quiet">Free</span>}
          </DayRow>
        );
      })}
    </Days>
  );
}

/** Breakfast or lunch, below dinner. */
function SmallMeal({ meal, text, concerns }: BoardMeal) {
  const Icon = meal === 'breakfast' ? Coffee : Sandwich;
  return (
    <p>
      <Icon aria-hidden />
      <VisuallyHidden>{meal}: </VisuallyHidden>
      <span>{text}</span>
      <ConcernMark concerns={concerns} />
    </p>
  );
}

export function MenuView({ days, today }: WeekProps) {
  return (
    <Days label="The week's menu">
      {days.map((day) => {
        const dinner = day.meals.find(({ meal }) => meal === 'dinner');
        const others = day.meals.filter(({ meal }) => meal !== 'dinner');
        return (
          <DayRow key={day.date} day={day} isToday={day.date === today}>
            <div className="kiosk-menu">
              <p className="kiosk-menu-dinner">
                {dinner ? <span>{dinner.text}</span> : <span className="kiosk-quiet">No dinner planned</span>}
                {dinner && <ConcernMark concerns={dinner.concerns} />}
              </p>
              {others.length > 0 && (
                <div className="kiosk-menu-others">
                  {others.map((one) => (
                    <SmallMeal key={one.meal} {...one} />
                  ))}
                </div>
              )}
            </div>
          </DayRow>
        );
      })}
    </Days>
  );
}
