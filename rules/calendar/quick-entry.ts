// Reads an appointment from one line, 'Dentist for Mia Tue 3 pm', with the rules that read dates everywhere.
import { addDays, wallTime, minutesOfDay } from '../time/dates.ts';
import { foldLetters } from '../text/fold-letters.ts';
import { firstTimeOf } from '../time/quick-days.ts';
import { dayForTime, spokenDates } from '../time/spoken/spoken-dates.ts';

interface Named {
  id: string;
  name: string;
}

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
  /** In minutes, where the line says both ends. */
  duration: number | null;
  /** The member the line names, the first of several. */
  memberId: string | null;
}

/** Stands for a day or a time that was cut out; no keyboard types it. */
const CUT = '\uE000';
const BEFORE_CUT = new RegExp(`(?:\\b(?:on|at|from|by|in|for|around|about|this|next)\\s+)*${CUT}`, 'giu');
const DANGLING = /^[\s,;:.–-]+|(?:[\s,;:–-]|\b(?:on|at|from|by|for|the)\s*$)+$/giu;

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The whole name or the first word of it, folded, as a word of its own. */
function patternOf({ name }: Named): RegExp {
  const whole = foldLetters(name.trim());
  const words = [whole, whole.split(/\s+/)[0] ?? ''].filter((word) => word !== '');
  return new RegExp(`(?<![\\p{L}\\d])(?:${words.map(escaped).join('|')})(?:['’]s)?(?![\\p{L}\\d])`, 'gu');
}

/** The line folded, with the place in the line that each character of it comes from. */
function foldedLine(line: string): { text: string; places: number[] } {
  const places: number[] = [];
  let text = '';
  for (const { 0: letter, index } of line.matchAll(/\P{M}\p{M}*|\p{M}/gu)) {
    const folded = foldLetters(letter);
    text += folded;
    for (let at = 0; at < folded.length; at += 1) places.push(index);
  }
  return { text, places: [...places, line.length] };
}

interface Found {
  id: string;
  at: number;
  said: string;
  isExact: boolean;
}

const spelled = (text: string): string => text.normalize('NFC').toLowerCase();

/** Every place of a name; an exact spelling counts more than one without its accents. */
function namesIn(line: string, members: readonly Named[]): Found[] {
  const { text, places } = foldedLine(line);
  return members
    .filter(({ name }) => name.trim() !== '')
    .flatMap((member) =>
      [...text.matchAll(patternOf(member))].map(({ 0: match, index }) => {
        const at = places[index] ?? 0;
        const said = line.slice(at, places[index + match.length]);
        const isExact = spelled(member.name.trim()).startsWith(spelled(said.replace(/['’]s$/iu, '')));
        return { id: member.id, at, said, isExact };
      }),
    )
    .toSorted(
      (a, b) => a.at - b.at || b.said.length - a.said.length || Number(b.isExact) - Number(a.isExact),
    );
}

/** The member named first; nobody where two may be meant. `isOnly` where no other is named. */
function memberIn(line: string, members: readonly Named[]): (Found & { isOnly: boolean }) | undefined {
  const found = namesIn(line, members);
  const [first] = found;
  if (!first) return undefined;
  const isAlike = (other: Found): boolean =>
    other.id !== first.id &&
    other.at === first.at &&
    other.said === first.said &&
    other.isExact === first.isExact;
  if (found.some(isAlike)) return undefined;
  return {
    ...first,
    isOnly: found.every(({ id, at }) => id === first.id || at < first.at + first.said.length),
  };
}

/** The line without the member: 'for Mia' anywhere, 'Mia' or 'Mia's' in front. */
function withoutMember(line: string, said: string): string {
  const name = escaped(said);
  const shorter = line
    .replace(new RegExp(`\\s*\\b(?:for|with)\\s+${name}(?![\\p{L}\\d])`, 'iu'), '')
    .replace(new RegExp(`^\\s*${name}(?:['’]s)?[\\s,:]+`, 'iu'), '');
  return shorter.trim() === '' ? line : shorter;
}

function titleOf(line: string, spans: readonly (readonly [number, number])[], said: string): string {
  let rest = line;
  for (const [start, end] of spans.toSorted((a, b) => b[0] - a[0]))
    rest = `${rest.slice(0, start)}${CUT}${rest.slice(end)}`;
  const bare = rest.replaceAll(BEFORE_CUT, ' ').replaceAll(DANGLING, '');
  const title = (said === '' ? bare : withoutMember(bare, said))
    .replaceAll(DANGLING, '')
    .replaceAll(/\s+/g, ' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** The entry a line means. Days and times that it does not name are the pressed day and the usual hour. */
export function readQuickEntry(line: string, { now, zone, members, date }: Around): QuickEntry {
  const { days, times, impossible } = spokenDates(line, { now, zone });
  const here = wallTime(now, zone);
  const [day] = days;
  const [said] = times;
  const [noDay] = impossible;
  const isOver = said !== undefined && said.time <= here.time;
  const shown = date ?? (isOver ? addDays(here.date, 1) : here.date);
  const on = day ? dayForTime(day, said?.time ?? '24:00', line, { now, zone }) : shown;
  const member = memberIn(line, members);
  const length = said?.endTime === undefined ? 0 : minutesOfDay(said.endTime) - minutesOfDay(said.time);
  return {
    title: titleOf(
      line,
      [day, said, ...impossible].flatMap((found) => (found ? [found.span] : [])),
      // 'Mia and Leo, dentist' says in its title for whom it is.
      member?.isOnly ? member.said : '',
    ),
    date: noDay ? null : on,
    impossible: noDay?.name ?? null,
    time: said?.time ?? firstTimeOf(on, here),
    isTimeSaid: said !== undefined,
    duration: length > 0 ? length : null,
    memberId: member?.id ?? null,
  };
}
