// Times of the day as a parent writes them and as an answer shows them, in minutes since midnight.
import { fold } from '../../text/fold-text.ts';

const HOUR = 60;
const HALF_DAY = 12 * HOUR;
const WITH_MINUTES = /\b(\d{1,2})[:.](\d{2})(?: ?([ap])\.?m\b)?/;
const WITH_HALF = /\b(\d{1,2}) ?([ap])\.?m\b/;
const BARE =
  /\b(?:at|by|until|till|around|before|about|is|to) (\d{1,2})(?: o ?'?clock)?(?=$|[.,!?;]| (?!years?|yrs?|yo\b|kids?|child|months?|weeks?|days?|min|hours?|guests?|people|friends|small|little|\/))/;

/** A time in the text; one written without am or pm is taken for the half of the day it is asked in. */
export function clockIn(text: string, half: 'am' | 'pm'): number | undefined {
  const folded = fold(text);
  const [, hour, minutes, letter] =
    WITH_MINUTES.exec(folded) ?? withoutMinutes(WITH_HALF.exec(folded) ?? BARE.exec(folded)) ?? [];
  if (hour === undefined) return undefined;
  const [hours, past] = [Number(hour), Number(minutes ?? 0)];
  if (hours > 23 || past > 59) return undefined;
  const evening = letter === undefined ? half === 'pm' : letter === 'p';
  if (hours > 12 || (letter === undefined && hours === 12)) return hours * HOUR + past;
  return ((hours * HOUR + past) % HALF_DAY) + (evening ? HALF_DAY : 0);
}

const withoutMinutes = (found: RegExpExecArray | null): (string | undefined)[] | undefined =>
  found ? [found[0], found[1], '0', found[2]] : undefined;

/** 465 → '7:45 am' */
export function clock(minutes: number): string {
  const day = ((minutes % (2 * HALF_DAY)) + 2 * HALF_DAY) % (2 * HALF_DAY);
  const hour = Math.floor(day / HOUR) % 12 || 12;
  return `${hour}:${String(day % HOUR).padStart(2, '0')} ${day < HALF_DAY ? 'am' : 'pm'}`;
}
