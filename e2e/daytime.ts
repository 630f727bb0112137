// A time zone where it is not yet 8 pm: after that a plan begins tomorrow (D38), and a journey that checks today's
// meals would find none.
import { wallTime } from '#rules/time/dates.ts';

const LATE = 18;
const HOME = 'America/New_York';

/** New York, or Honolulu where it is evening there; the date is the same. */
export const DAYTIME_ZONE = wallTime(new Date(), HOME).hour < LATE ? HOME : 'Pacific/Honolulu';
