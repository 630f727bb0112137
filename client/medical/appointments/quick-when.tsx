// Quick entry of an appointment's day, time and duration, below the native fields: one tap each.
import type { ReactNode } from 'react';
import { formatTime, wallTime } from '#rules/time/dates.ts';
import { firstTimeOf, QUARTER_HOURS, quickDays } from '#rules/time/quick-days.ts';
import { Chip } from '../../kit/badge.tsx';
import { useNow } from '../../time/use-now.ts';

interface PillsProps {
  label: string;
  pills: readonly { value: string; label: string; detail?: string }[];
  chosen: string;
  onChoose: (value: string) => void;
  /** Stands after the last one. */
  children?: ReactNode;
}

function Pills({ label, pills, chosen, onChoose, children }: PillsProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {pills.map((pill) => (
        <Chip key={pill.value} pressed={pill.value === chosen} onClick={() => onChoose(pill.value)}>
          <span>
            {pill.label}
            {pill.detail !== undefined && <span className="font-normal"> {pill.detail}</span>}
          </span>
        </Chip>
      ))}
      {children}
    </div>
  );
}

interface QuickWhenProps {
  /** 'YYYY-MM-DDTHH:MM', or '' */
  value: string;
  zone: string;
  onChange: (wall: string) => void;
}

/** Days as pills and quarter hours as a list; both set the value of the native field. */
export function QuickWhen({ value, zone, onChange }: QuickWhenProps) {
  const now = wallTime(useNow(), zone);
  const [date = '', time = ''] = value.split('T');
  const times = time === '' || QUARTER_HOURS.includes(time) ? QUARTER_HOURS : [time, ...QUARTER_HOURS];
  const chooseDay = (day: string) => onChange(`${day}T${time || firstTimeOf(day, now)}`);
  const chooseTime = (hour: string) => onChange(`${date || now.date}T${hour}`);
  return (
    <Pills
      label="Day and time"
      pills={quickDays(now.date).map(({ date: day, label, day: detail }) => ({
        value: day,
        label,
        detail,
      }))}
      chosen={date}
      onChoose={chooseDay}
    >
      <select
        aria-label="Time"
        value={time}
        onChange={({ target }) => target.value !== '' && chooseTime(target.value)}
        className="select min-h-11 rounded-full border border-line-strong bg-surface pr-11 pl-4 font-medium text-ink"
      >
        <option value="">Choose a time</option>
        {times.map((hour) => (
          <option key={hour} value={hour}>
            {formatTime(hour)}
          </option>
        ))}
      </select>
    </Pills>
  );
}

/** Common lengths of an appointment, in minutes. */
const DURATIONS = [
  { value: '15', label: '15 min' },
  { value: '30', label: '30 min' },
  { value: '45', label: '45 min' },
  { value: '60', label: '1 h' },
];

export function QuickDuration({ value, onChange }: { value: string; onChange: (minutes: string) => void }) {
  return (
    <Pills
      label="Common durations"
      pills={DURATIONS}
      chosen={value}
      onChoose={(minutes) => onChange(minutes === value ? '' : minutes)}
    />
  );
}
