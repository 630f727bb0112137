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

/** The seven rows, marked as tight where the screen is too low for all lines of all of them. */
function Days({ label, children }: { label: string; children: ReactNode }) {
  const rows = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const list = rows.current;
    if (!list) return;
    const fit = () => {
      delete list.dataset['tight'];
      if (list.scrollHeight > list.clientHeight) list.dataset['tight'] = 'true';
    };
    const observer = new ResizeObserver(fit);
    observer.observe(list);
    fit();
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
