// Days and hours of lessons done by each child in a range, for the family's own records.
import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import type { SchoolSchedule } from '#contract/kinds/school-schedule.ts';
import { school as operations } from '#contract/school.ts';
import { useRead } from '../../data/api.ts';
import { DateField } from '../../kit/form/date-field.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { SchoolCard } from '../school-card.tsx';

/** '3 h 30 min' */
const hoursInWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 || rest === 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ');
};

const isDate = (text: string): boolean => /^\d/.test(text);

export function AttendanceCard({ schedule }: { schedule: SchoolSchedule }) {
  const [from, setFrom] = useState(schedule.from ?? '');
  const [to, setTo] = useState('');
  const { data, isError } = useRead(operations.schoolAttendance, {
    ...(isDate(from) ? { from } : {}),
    ...(isDate(to) ? { to } : {}),
  });
  return (
    <SchoolCard
      title="Attendance"
      icon={<ClipboardCheck />}
      says="Counted from the lessons you checked off. Your state's rules may require more; please look them up."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField label="From" name="from" value={from} onChange={({ target }) => setFrom(target.value)} />
        <DateField label="To" name="to" value={to} onChange={({ target }) => setTo(target.value)} />
      </div>
      {isError && <p className="mt-4">Attendance couldn't be loaded. Check your connection.</p>}
      {data === undefined && !isError && <Skeleton className="mt-4 h-16" />}
      {data?.length === 0 && <p className="mt-4 text-soft">Nothing checked off yet.</p>}
      {data !== undefined && data.length > 0 && (
        <dl className="mt-4 grid gap-x-4 gap-y-2 sm:grid-cols-2">
          {data.map(({ memberId, child, days, minutes }) => (
            <div
              key={memberId ?? `name:${child}`}
              className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2"
            >
              <dt className="font-semibold wrap-anywhere">{child === '' ? 'Everyone' : child}</dt>
              <dd className="tabular-nums">
                {days} {days === 1 ? 'day' : 'days'} · {hoursInWords(minutes)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </SchoolCard>
  );
}
