// A zone where the day is not over: after 8 pm a plan begins tomorrow (D38), and a journey that looks at today's meals
// would find none.
import { wallTime } from '#rules/time/dates.ts';

const LATE = 18;
const HOME = 'America/New_York';

/** New York, or Honolulu where it is evening there; the date is the same. */
export const DAYTIME_ZONE = wallTime(new Date(), HOME).hour < LATE ? HOME : 'Pacific/Honolulu';
