// The reader of spoken dates for the server, which reads a message as a whole, in parts and once more for what its answer
// leaves out. A page reads a text once and needs no memory.
import { wallTime } from '../dates.ts';
import { memoized } from '../../text/memoized.ts';
import { inNamedWeek } from './named-week.ts';
import { behindSince } from './since.ts';
import { spokenDates as readDates, type SpokenDate, type SpokenOptions } from './spoken-dates.ts';
import { lowered } from './words.ts';

type Asked = [typed: string, now: number, zone: string, past: boolean];

const REMEMBERED_CHARACTERS = 60_000;
const readings = memoized((key): SpokenDate => {
  const [typed, now, zone, past] = JSON.parse(key) as Asked;
  const readAs = (isPast: boolean) => readDates(typed, { now: new Date(now), zone, past: isPast });
  const read = readAs(past);
  const { date: today } = wallTime(new Date(now), zone);
  const days = past ? read.days : behindSince(lowered(typed), read.days, () => readAs(true).days);
  return { ...read, days: inNamedWeek(lowered(typed), days, today) };
}, REMEMBERED_CHARACTERS);

/** As `spokenDates` of spoken-dates.ts. The result is shared: it must not be changed. */
export function spokenDates(typed: string, { now, zone, past = false }: SpokenOptions): Readonly<SpokenDate> {
  return readings(JSON.stringify([typed, now.getTime(), zone, past] satisfies Asked));
}
