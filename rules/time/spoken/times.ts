// Finds the time of day in a text: 'at 3:30', '4ish', 'half past three', 'from 9 to 11', 'noon'. An hour without am or
// pm is read as the half of the day that families usually mean, and the result says so.
import { CLOCK_PATTERNS, type Clock } from './clock-patterns.ts';
import { saidHalf, type Half } from './halves.ts';
import type { Span } from './words.ts';

export interface FoundTime {
  /** 'HH:MM' */
  time: string;
  endTime?: string;
  /** The half of the day, assumed by rule when the text has none. */
  assumed?: 'morning' | 'afternoon';
  span: Span;
}

/** Families go to school, doctors and parties between seven and six: 3 is the afternoon, 9 the morning. */
const LAST_AFTERNOON_HOUR = 6;

function written({ hour, minute, half, whole }: Clock, around: Half | undefined) {
  const known = half ?? (whole ? undefined : around);
  let in24 = hour % 24;
  let assumed: FoundTime['assumed'];
  if (known === 'pm') in24 = (hour % 12) + 12;
  else if (known === 'am') in24 = hour % 12;
  else if (!whole && hour < 12) {
    assumed = hour <= LAST_AFTERNOON_HOUR ? 'afternoon' : 'morning';
    in24 = hour <= LAST_AFTERNOON_HOUR ? hour + 12 : hour;
  }
  return { time: `${String(in24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`, assumed };
}

/**
 * Every time of day in a lower-case text; `whole` is the text with its days, which may determine the half of the day.
 */
export function timesIn(text: string, whole: string): FoundTime[] {
  const around = saidHalf(whole);
  const found: FoundTime[] = [];
  let rest = text;
  for (const { when, read } of CLOCK_PATTERNS) {
    for (const match of rest.matchAll(when)) {
      const [first, last] = read(match);
      if (!first) continue;
      const span: Span = [match.index, match.index + match[0].length];
      if (found.some(({ span: [start, end] }) => span[0] < end && start < span[1])) continue;
      const { time, assumed } = written(first, around);
      let end = last && written(last, around);
      // From nine to one: an end before its start is half a day later.
      if (end && end.time <= time && last && last.half === undefined && !last.whole && last.hour < 12)
        end = written({ ...last, half: 'pm' }, undefined);
      found.push({ time, ...(end ? { endTime: end.time } : {}), ...(assumed ? { assumed } : {}), span });
    }
    for (const { span } of found)
      rest = rest.slice(0, span[0]) + '\uE001'.repeat(span[1] - span[0]) + rest.slice(span[1]);
  }
  return joined(
    found.toSorted((a, b) => a.span[0] - b.span[0]),
    text,
  );
}

const TO = /^,? ?(?:-|–|—|to|until|till|til|through|thru) ?(?:about |around )?$/;

/** 'From ten past two until half past two': two times in words, with a joint between them, are the ends of one stretch. */
function joined(found: readonly FoundTime[], text: string): FoundTime[] {
  return found.reduce<FoundTime[]>((all, next) => {
    const last = all.at(-1);
    const between = last ? text.slice(last.span[1], next.span[0]) : '';
    const isBetween = between === ' and ' && /\bbetween $/.test(text.slice(0, last?.span[0]));
    const isEnd =
      last?.endTime === undefined && next.endTime === undefined && (TO.test(between) || isBetween);
    if (!last || !isEnd || next.time <= last.time) return [...all, next];
    return [...all.slice(0, -1), { ...last, endTime: next.time, span: [last.span[0], next.span[1]] }];
  }, []);
}
