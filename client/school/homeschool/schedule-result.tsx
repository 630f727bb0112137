// A generated schedule: its week, time per subject and recommendations (SCH-05).
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import type { GeneratedSchedule, PlannedDay } from '#contract/shapes.ts';
import { Chip } from '../../kit/badge.tsx';
import { cx } from '../../kit/cx.ts';
import { daysOfChild, daysOfSchedule, sharesOf, type ShownDay, type ShownEntry } from './shown-week.ts';

/** As many columns as the week has days, where they fit. */
const COLUMNS: Readonly<Record<number, string>> = {
  3: 'xl:grid-cols-3',
  4: 'xl:grid-cols-4',
  5: 'xl:grid-cols-5',
  6: 'xl:grid-cols-6',
};

function Entry({ entry: { time, subject, text, isPause } }: { entry: ShownEntry }) {
  if (isPause)
    return (
      <li className="border-t border-line py-1.5 text-sm text-soft">
        {[time, subject, text].filter(Boolean).join(' · ')}
      </li>
    );
  return (
    <li className="border-t border-line py-2">
      <p className="text-sm text-soft tabular-nums">{time}</p>
      <p className="font-semibold text-school-ink wrap-anywhere">{subject}</p>
      <p className="text-sm wrap-anywhere">{text}</p>
    </li>
  );
}

function Week({ days, label }: { days: readonly ShownDay[]; label: string }) {
  return (
    <ul aria-label={label} className={cx('grid gap-x-4 gap-y-6 sm:grid-cols-2', COLUMNS[days.length])}>
      {days.map((day) => (
        <li key={day.key} className="min-w-0">
          <h4 className="mb-1 font-sans font-bold">{day.title}</h4>
          <ol>
            {day.entries.map((entry) => (
              <Entry key={entry.key} entry={entry} />
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

interface WeeksProps {
  plan: readonly PlannedDay[];
  curriculum: string;
}

/** One child's week at a time. */
function WeeksOfChildren({ plan, curriculum }: WeeksProps) {
  const children = [...new Set(plan.map(({ child }) => child))];
  const [picked, setPicked] = useState('');
  const child = children.includes(picked) ? picked : (children[0] ?? '');
  return (
    <section className="flex flex-col gap-4">
      {children.length > 1 && (
        <div role="group" aria-label="Week of" className="flex flex-wrap gap-2">
          {children.map((name) => (
            <Chip key={name} pressed={name === child} onClick={() => setPicked(name)}>
              {name}
            </Chip>
          ))}
        </div>
      )}
      <h3 className="text-lg wrap-anywhere">{child}'s week</h3>
      <Week label={`Weekly schedule of ${child}`} days={daysOfChild(plan, child, curriculum)} />
    </section>
  );
}

function Shares({ schedule }: { schedule: GeneratedSchedule }) {
  const shares = sharesOf(schedule);
  if (shares.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-lg">Time for each subject</h3>
      <dl className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
        {shares.map(({ subject, parts }) => (
          <div key={subject} className="border-t border-line py-2">
            <dt className="font-semibold wrap-anywhere">{subject}</dt>
            {parts.map((part) => (
              <dd key={part} className="text-soft wrap-anywhere">
                {part}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

function GoodToKnow({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-lg">Good to know</h3>
      <ul className="flex flex-col gap-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-2">
            <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
            <span className="min-w-0 wrap-anywhere">{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ScheduleResultProps {
  schedule: GeneratedSchedule;
  /** By child; shown instead of the common week. */
  plan: readonly PlannedDay[] | undefined;
  curriculum: string;
}

export function ScheduleResult({ schedule, plan = [], curriculum }: ScheduleResultProps) {
  const { recommendations, rawResponse } = schedule;
  return (
    <div className="flex flex-col gap-8">
      {plan.length === 0 ? (
        <Week label="Weekly schedule" days={daysOfSchedule(schedule)} />
      ) : (
        <WeeksOfChildren plan={plan} curriculum={curriculum} />
      )}
      <GoodToKnow lines={recommendations} />
      <Shares schedule={schedule} />
      {rawResponse !== undefined && <p className="whitespace-pre-line wrap-anywhere">{rawResponse}</p>}
    </div>
  );
}
