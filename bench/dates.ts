// Accuracy of the reader of spoken dates on phrases from a file. Usage: node bench/dates.ts <file.jsonl>, one row
// {"text": …, "expect": …, "now": "YYYY-MM-DDTHH:MM", "timezone": …} per line. `expect` is a date, a date and time, two
// of them with a slash between, RRULE:WEEKLY;TU,TH (with FROM= and UNTIL= where they were said) and a time or two, or null
// where the text names no date.
import { readFileSync } from 'node:fs';
import { addDays, instantOf } from '../rules/time/dates.ts';
import { dayForTime, onTheClock, spokenDates } from '../rules/time/spoken/spoken-dates.ts';
import type { Repeat } from '../rules/time/spoken/repeats.ts';

interface Row {
  text: string;
  expect: string | null;
  now: string;
  timezone: string;
}

const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const FREQUENCIES = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;

function ruleOf({ every, interval, weekdays, nth, dayOfMonth, from, until }: Repeat): string {
  const days = weekdays?.map((day) => `${nth ?? ''}${DAYS[day]}`).join(',');
  const ends = [from && `FROM=${from}`, until && `UNTIL=${until}`];
  const parts = [
    FREQUENCIES[every],
    interval > 1 ? `INTERVAL=${interval}` : undefined,
    days,
    dayOfMonth,
    ...ends,
  ];
  return `RRULE:${parts.filter((part) => part !== undefined && part !== '').join(';')}`;
}

/** The reader's result for a phrase, in the notation of the benchmark file. */
function readAs({ text, now, timezone: zone }: Row): string | null {
  const options = { now: instantOf(now, zone), zone };
  const { days, times, repeats } = spokenDates(text, options);
  const [day, next] = days;
  const [at] = times;
  if (repeats) {
    const clock = at?.endTime === undefined ? at?.time : `${at.time}/${at.endTime}`;
    return [ruleOf(repeats), clock].filter(Boolean).join(' ');
  }
  if (!day && !at) return null;
  const today = now.slice(0, 10);
  const start = day && at ? dayForTime(day, at.time, text, options) : (day?.date ?? today);
  const moment = (date: string, time: string) => {
    const real = onTheClock(date, time, zone);
    return `${real.date} ${real.time}`;
  };
  if (!at) return day?.endDate === undefined ? start : `${start}/${day.endDate}`;
  if (at.endTime !== undefined) {
    // Until midnight and beyond: the next day.
    const last = at.endTime > at.time ? start : addDays(start, 1);
    return `${moment(start, at.time)}/${moment(last, at.endTime)}`;
  }
  if (day && next && times[1]) return `${moment(start, at.time)}/${moment(next.date, times[1].time)}`;
  return moment(start, at.time);
}

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('Usage: node bench/dates.ts <file.jsonl>');
  process.exit(1);
}
const rows = readFileSync(path, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);
const began = performance.now();
const judged = rows.map((row) => ({ ...row, found: readAs(row) }));
const took = performance.now() - began;
const right = judged.filter(({ expect, found }) => expect === found);
for (const { text, expect, found } of judged.filter(({ expect: wanted, found: read }) => wanted !== read)) {
  console.log(`“${text}” was read as ${found}, not ${expect}`);
}
console.log(
  `read right: ${right.length} of ${rows.length} (${((100 * right.length) / rows.length).toFixed(1)} %)`,
);
console.log(`a phrase takes ${((1000 * took) / rows.length).toFixed(0)} µs`);
