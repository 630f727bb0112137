// The part of a kitchen tablet that is always there: the clock in the sky of the hour, the date, and dinner.
import { Utensils } from 'lucide-react';
import type { BoardDay } from '#contract/schemas/kiosk.ts';
import { formatTime, formatWeekday } from '#rules/time/dates.ts';
import { ConcernMark } from './concern-mark.tsx';
import { monthAndDay } from './day-words.ts';
import type { PartOfDay } from './part-of-day.ts';

function Dinner({ day }: { day: BoardDay | undefined }) {
  const dinner = day?.meals.find(({ meal }) => meal === 'dinner');
  return (
    <section className="kiosk-dinner" aria-label="Dinner tonight">
      <h2>
        <Utensils aria-hidden />
        Dinner tonight
      </h2>
      {dinner ? (
        <>
          <p className="kiosk-dish">{dinner.text}</p>
          <ConcernMark concerns={dinner.concerns} />
        </>
      ) : (
        <p className="kiosk-dish kiosk-quiet">Nothing planned yet</p>
      )}
    </section>
  );
}

interface ClockPanelProps {
  /** 'HH:MM' in the household's zone. */
  time: string;
  date: string;
  part: PartOfDay;
  day: BoardDay | undefined;
}

export function ClockPanel({ time, date, part, day }: ClockPanelProps) {
  const [clock = '', half = ''] = formatTime(time).split(' ');
  return (
    <div className="kiosk-sky" data-part={part}>
      <div aria-hidden className="kiosk-orb" />
      <div aria-hidden className="kiosk-hills" />
      <div className="kiosk-now">
        <p className="kiosk-clock">
          <time dateTime={`${date}T${time}`}>
            {clock} <small>{half}</small>
          </time>
        </p>
        <h1 className="kiosk-date">
          <span>{formatWeekday(date)}</span> <span>{monthAndDay(date)}</span>
        </h1>
      </div>
      <Dinner day={day} />
    </div>
  );
}
