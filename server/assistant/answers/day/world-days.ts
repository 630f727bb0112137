// 'When is Diwali this year', 'first night of Hanukkah 2027', 'if it's 4 here what time is it in New York': days that families of
// many cultures keep, from a table of dates, and the clock of other places.
import { addDays, formatTime, instantOf, wallTime } from '#rules/time/dates.ts';
import { fold } from '../../text/fold-text.ts';
import { capital } from '../../text/say.ts';
import { dayWords, howFar } from '../moments.ts';
import type { Asked } from '../plan.ts';
import days from './data/world-days.json' with { type: 'json' };
import zones from './data/zones.json' with { type: 'json' };

interface Row {
  name: string;
  words: string;
  /** The first day by year, or the same each year. */
  dates?: readonly string[];
  fixed?: string;
  /** So many days in all. */
  days?: number;
  /** It begins at sundown of the day before. */
  isFromEvening?: boolean;
  /** It can shift by a day with the sight of the moon. */
  isByMoon?: boolean;
  says: string;
}

const words = (list: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${list})(?![\\p{L}])`, 'u');
const ROWS = (days.rows satisfies readonly Row[]).map((row: Row) => ({ row, said: words(row.words) }));
const ZONES = Object.entries(zones).map(([zone, list]) => ({ zone, said: words(list) }));

const plain = (said: string): string => fold(said).replaceAll(/['’]/g, '').replaceAll(/\s+/g, ' ');

const ASKS_DAY =
  /\b(?:when|whens|what (?:day|date|is|are|was)|whats|which (?:day|date)|date|how (?:long|many days|many weeks|many sleeps)(?: is| are)? (?:until|till|til|to|before|away)|first (?:night|day)|last (?:night|day)|start\w*|begin\w*|end|ends|over|is it)\b/;
/** Dishes, gifts and plans for a day, and wishes to write something down. */
const OF_OTHER =
  /\b(?:cook|recipes?|menu|gifts?|presents?|make|bake|craft\w*|explain|teach|tell|activit\w*|ideas?|add|put|remind\w*|party|invite|plan|schedule|book|send|list|decorat\w*|wear|eat|food|dinner|card|school|vacation|trip|appointments?|lessons?|visit\w*)\b/;

/** 'Chinese new year 2028', 'Diwali?' */
const ALONE = /^\W*\S+(?: \S+){0,4} (?:20[2-4]\d|this year|next year)\W*$|^\W*\S+(?: \S+){0,3}\?\s*$/;

const dateIn = ({ dates, fixed }: Row, year: number): string | undefined =>
  fixed === undefined ? dates?.find((date) => date.startsWith(String(year))) : `${year}-${fixed}`;

const endOf = (row: Row, date: string): string => addDays(date, (row.days ?? 1) - 1);

/** The day that a message asks for the date of, or what it is. */
export const worldDayIn = (said: string): Row | undefined => {
  const text = plain(said);
  return OF_OTHER.test(text) || (!ASKS_DAY.test(text) && !ALONE.test(text))
    ? undefined
    : ROWS.find((row) => row.said.test(text))?.row;
};

/** 'Hanukkah begins at sundown on Friday, December 24, in 3 weeks, and runs through January 1.' */
export function sayWorldDay({ said, facts: { today } }: Asked): string | undefined {
  const row = worldDayIn(said);
  if (!row) return undefined;
  const year = Number(today.slice(0, 4));
  const told = /\b20[2-4]\d\b/.exec(said)?.[0];
  const isNext = /\bnext year\b/i.test(said);
  const wanted = told === undefined ? (isNext ? year + 1 : undefined) : Number(told);
  const coming = [year - 1, year, year + 1]
    .flatMap((one) => dateIn(row, one) ?? [])
    .find((date) => endOf(row, date) >= today);
  const date = wanted === undefined ? coming : dateIn(row, wanted);
  const name = capital(row.name);
  if (date === undefined) return `${row.says} I have no date of ${row.name} for that year.`;
  const from = row.isFromEvening === true ? addDays(date, -1) : date;
  const last = endOf(row, date);
  const far = from > today ? `, ${howFar(from, today)}` : '';
  const verb = from === today ? 'begins today,' : last < today ? 'was' : from < today ? 'began' : undefined;
  const evening = row.isFromEvening === true ? 'at sundown on ' : '';
  const begins =
    row.isFromEvening === true || (row.days ?? 1) > 1
      ? `${name} ${verb ?? 'begins'} ${evening}${dayWords(from, today)}${far}${
          row.isFromEvening === true && last === date
            ? `, and ends at nightfall on ${dayWords(last, today)}`
            : `, and runs through ${dayWords(last, today)}`
        }.`
      : `${name} ${from === today ? 'is today,' : from < today ? 'was' : 'is'} ${dayWords(from, today)}${far}.`;
  const moon = row.isByMoon === true ? ' The moon can shift it by a day, so ask your mosque.' : '';
  return `${begins} ${row.says}${moon}`;
}

const ASKS_CLOCK =
  /\bwhat(?:s| is)? (?:the )?time\b|\btime difference\b|\btime ?zone\b|\bhours? (?:ahead|behind)\b|\bwhat time\b/;
const OF_VISIT =
  /\b(?:flight|appointment|lesson|practice|game|school|dinner|party|open|close|leave|land|arrive|call|does|do|should|meeting)\b/;
/** 'It's 4 here', 'at 4 pm our time' */
const HERE = /\b(?:its|it is|if its|at|when its) (\d{1,2})(?::(\d\d))? ?(am|pm|a|p)?\b/;

const CLOCKS =
  /\bclocks? (?:go|change|fall|spring)\b|\b(?:put|set|turn|move|change) (?:the |our )?clocks?\b|\bdaylight savings?\b/;
/** 'When should we put the clocks back' */
export const asksClocks = (said: string): boolean =>
  CLOCKS.test(plain(said)) && /\b(?:when|what day|what date)\b/.test(plain(said));

/** The zone of the place whose clock a message asks for. */
export const placeAsked = (said: string): string | undefined => {
  const text = plain(said);
  if (!ASKS_CLOCK.test(text) || OF_VISIT.test(text)) return undefined;
  const found = ZONES.flatMap(({ zone, said: place }) => {
    const hit = place.exec(text.replace(HERE, ' '));
    return hit &&
      /\b(?:in|is|for|on|to|and|vs|between)(?: the)?\s*$/.test(text.replace(HERE, ' ').slice(0, hit.index))
      ? [{ zone, place: hit[0] }]
      : [];
  });
  return found.toSorted((one, other) => other.place.length - one.place.length)[0]?.zone;
};

/** 'When it's 4 PM here, it's 6 PM in New York.' */
export function sayClockOf({ said, facts }: Asked): string | undefined {
  const zone = placeAsked(said);
  if (zone === undefined) return undefined;
  const place = ZONES.find((one) => one.zone === zone)?.said.exec(plain(said))?.[0] ?? '';
  const name =
    place.length < 4 ? place.toUpperCase() : place.replaceAll(/(^| )\p{L}/gu, (one) => one.toUpperCase());
  const [, hour, minute = '00', half] = HERE.exec(plain(said)) ?? [];
  const nowHour = Number(facts.time.slice(0, 2));
  const isAfternoon = half === undefined ? nowHour >= 12 : half.startsWith('p');
  const own =
    hour === undefined
      ? facts.time
      : `${String((Number(hour) % 12) + (isAfternoon ? 12 : 0)).padStart(2, '0')}:${minute}`;
  const there = wallTime(instantOf(`${facts.today}T${own}`, facts.zone), zone);
  const other =
    there.date > facts.today ? ' the next day' : there.date < facts.today ? ' the day before' : '';
  return `When it's ${formatTime(own)} here, it's ${formatTime(there.time)}${other} in ${name}.`;
}
