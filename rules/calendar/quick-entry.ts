// Reads an appointment from one line, 'Dentist for Mia Tue 3 pm', with the rules that read dates everywhere.
import { addDays, wallTime, minutesOfDay } from '../time/dates.ts';
import { firstTimeOf } from '../time/quick-days.ts';
import { firstOfRepeat } from '../time/spoken/repeats.ts';
import { dayForTime, spokenDates } from '../time/spoken/spoken-dates.ts';
import { blanked, type Span } from '../time/spoken/words.ts';
import { chooseFound, repeatSpans, type Left } from './choose-found.ts';
import { namesOtherZone } from './foreign-zone.ts';
import { escaped, memberIn, withoutNames, type Named } from './members-in-line.ts';

interface Around {
  now: Date;
  /** IANA name of the household's zone. */
  zone: string;
  members: readonly Named[];
  /** The day that was pressed, 'YYYY-MM-DD'; a day in the line counts more. */
  date: string | null;
}

export interface QuickEntry {
  /** The rest of the line; '' where nothing is left. */
  title: string;
  /** 'YYYY-MM-DD'; null where the line names a date that no calendar has. */
  date: string | null;
  /** That date, 'November 31'. */
  impossible: string | null;
  /** 'HH:MM' */
  time: string;
  /** False where the line names no time, and the usual one was taken. */
  isTimeSaid: boolean;
  /** 'HH:MM', where the line says both ends. */
  endTime: string | null;
  /** Minutes to that end. */
  duration: number | null;
  /** The member the line names, the first of several. */
  memberId: string | null;
  /** The part of the line that is not taken: a repetition, other days or other times, another time zone. */
  left: Left | null;
}

/** Stands for a day or a time that `blanked` cut out; no keyboard types it. */
const CUT = '\uE000';
const BEFORE_CUT = new RegExp(
  `(?:\\b(?:on|at|from|by|in|for|around|about|this|next|until|till|through|thru|starting|beginning|(?:every|each)(?: (?:other|second|2nd|third|two|three|\\d))?)\\s+)*${CUT}`,
  'giu',
);
const DANGLING = /^[\s,;:.–-]+|(?:[\s,;:–-]|\b(?:on|at|from|by|for|the)\s*$)+$/giu;

/** The line without the member: 'for Mia' anywhere, 'Mia' or 'Mia's' in front. */
function withoutMember(line: string, said: string): string {
  const name = escaped(said);
  const shorter = line
    .replace(new RegExp(`\\s*\\b(?:for|with)\\s+${name}(?![\\p{L}\\d])`, 'iu'), '')
    .replace(new RegExp(`^\\s*${name}(?:['’]s)?[\\s,:]+`, 'iu'), '');
  return shorter.trim() === '' ? line : shorter;
}

function titleOf(line: string, spans: readonly Span[], said: string): string {
  let rest = line;
  for (const span of spans) rest = blanked(rest, span);
  const bare = rest
    .replaceAll(new RegExp(`${CUT}+`, 'gu'), CUT)
    .replaceAll(BEFORE_CUT, ' ')
    .replaceAll(DANGLING, '');
  const title = (said === '' ? bare : withoutMember(bare, said))
    .replaceAll(DANGLING, '')
    .replaceAll(/\s+/g, ' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Minutes of a day, and those of the longest entry that lasts past midnight: 'from 11:30 PM to 1 AM'. */
const DAY = 1440;
const LONGEST_NIGHT = 900;

/** Minutes from one time to the next; 0 where the second is no end of the first. */
function minutesBetween(time: string, endTime: string): number {
  const minutes = minutesOfDay(endTime) - minutesOfDay(time);
  return minutes < 0 && minutes + DAY <= LONGEST_NIGHT ? minutes + DAY : minutes;
}

/** The entry a line means. Days and times that it does not name are the pressed day and the usual hour. */
export function readQuickEntry(line: string, { now, zone, members, date }: Around): QuickEntry {
  const text = withoutNames(line, members);
  const read = spokenDates(text, { now, zone });
  const { day, time: said, left, spans } = chooseFound(text, read);
  const { impossible, repeats } = read;
  const here = wallTime(now, zone);
  const [noDay] = impossible;
  const isOver = said !== undefined && said.time <= here.time;
  const next = isOver ? addDays(here.date, 1) : here.date;
  const pressed = date === here.date ? null : date;
  const shown = (repeats && firstOfRepeat(repeats, next)) ?? pressed ?? next;
  const on = day ? dayForTime(day, said?.time ?? '24:00', text, { now, zone }) : shown;
  const isElsewhere = said !== undefined && namesOtherZone(text.slice(said.span[1]), zone, now);
  const member = memberIn(line, members);
  const length = said?.endTime === undefined ? 0 : minutesBetween(said.time, said.endTime);
  return {
    title: titleOf(
      line,
      [...spans, ...impossible.map(({ span }) => span), ...(repeats ? repeatSpans(text) : [])],
      // 'Mia and Leo, dentist' says in its title for whom it is.
      member?.isOnly ? member.said : '',
    ),
    date: noDay ? null : on,
    impossible: noDay?.name ?? null,
    time: said?.time ?? firstTimeOf(on, here),
    isTimeSaid: said !== undefined,
    endTime: length > 0 ? (said?.endTime ?? null) : null,
    duration: length > 0 ? length : null,
    memberId: member?.id ?? null,
    left: noDay ? null : (left ?? (isElsewhere ? 'zone' : null)),
  };
}
