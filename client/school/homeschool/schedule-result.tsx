// A generated schedule: its week, time per subject and recommendations (SCH-05).
import { Lightbulb } from 'lucide-react';
import type { GeneratedSchedule, PlannedDay, ScheduleEntry } from '#contract/shapes.ts';
import { formatTime, formatWeekday } from '#rules/time/dates.ts';

interface WeekDay {
  key: string;
  title: string;
  entries: readonly { key: string; time: string; subject: string; text: string }[];
}

const textOf = ({ activity, notes }: ScheduleEntry): string => [activity, notes].filter(Boolean).join(' · ');

const daysOfSchedule = ({ weeklySchedule }: GeneratedSchedule): WeekDay[] =>
  Object.entries(weeklySchedule).map(([title, entries]) => ({
    key: title,
    title,
    entries: entries.map((entry, index) => ({
      key: `${index}`,
      time: entry.time,
      subject: entry.subject,
      text: textOf(entry),
    })),
  }));

/** 'Together with Leo' */
const together = (names: readonly string[]): string =>
  names.length === 0 ? '' : `Together with ${names.join(' and ')}`;

const daysOfChild = (plan: readonly PlannedDay[], child: string): WeekDay[] =>
  plan
    .filter((day) => day.child === child)
    .map(({ date, lessons }) => ({
      key: date,
      title: formatWeekday(date),
      entries: lessons.map((lesson, index) => ({
        key: `${index}`,
        time: formatTime(lesson.start),
        subject: lesson.subject,
        text: [lesson.activity, together(lesson.sharedWith)].filter(Boolean).join(' · '),
      })),
    }));

function Week({ days, label }: { days: readonly WeekDay[]; label: string }) {
  return (
    <ul aria-label={label} className="grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      {days.map((day) => (
        <li key={day.key} className="min-w-0">
          <h4 className="mb-2 font-sans font-bold">{day.title}</h4>
          <ol className="flex flex-col gap-2">
            {day.entries.map((entry) => (
              <li key={entry.key} className="rounded-field bg-school px-3 py-2 text-school-ink">
                <p className="text-sm tabular-nums">{entry.time}</p>
                <p className="font-semibold wrap-anywhere">{entry.subject}</p>
                <p className="text-sm wrap-anywhere">{entry.text}</p>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

interface ScheduleResultProps {
  schedule: GeneratedSchedule;
  /** By child; shown instead of the common week. */
  plan: readonly PlannedDay[] | undefined;
}

export function ScheduleResult({ schedule, plan = [] }: ScheduleResultProps) {
  const { subjectAllocation, recommendations, rawResponse } = schedule;
  const children = [...new Set(plan.map(({ child }) => child))];
  return (
    <div className="flex flex-col gap-6">
      {children.length === 0 ? (
        <Week label="Weekly schedule" days={daysOfSchedule(schedule)} />
      ) : (
        children.map((child) => (
          <section key={child} className="flex flex-col gap-3">
            <h3 className="text-lg">{child}</h3>
            <Week label={`Weekly schedule of ${child}`} days={daysOfChild(plan, child)} />
          </section>
        ))
      )}
      {Object.keys(subjectAllocation).length > 0 && (
        <section>
          <h3 className="mb-2 text-lg">Time for each subject</h3>
          <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {Object.entries(subjectAllocation).map(([subject, time]) => (
              <div key={subject} className="flex justify-between gap-4 border-b border-line py-1">
                <dt className="min-w-0 font-semibold wrap-anywhere">{subject}</dt>
                <dd className="text-right text-soft">{time}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {recommendations.length > 0 && (
        <section>
          <h3 className="mb-2 text-lg">Good to know</h3>
          <ul className="flex flex-col gap-2">
            {recommendations.map((line) => (
              <li key={line} className="flex gap-2">
                <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
                <span className="min-w-0 wrap-anywhere">{line}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {rawResponse !== undefined && <p className="whitespace-pre-line wrap-anywhere">{rawResponse}</p>}
    </div>
  );
}
