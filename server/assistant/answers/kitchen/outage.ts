// 'The power has been off since 10, what has to go from the fridge', 'the freezer is full and nobody opened it' (USDA, FDA).
import { fold } from '../../text/fold-text.ts';
import { minutesIn } from '../moments.ts';
import type { Asked } from '../plan.ts';

const [HOUR, HALF_DAY, DAY] = [60, 720, 1440];
const POWER =
  'A closed fridge stays cold for about 4 hours, a full freezer for about 48 and a half full one for 24';
const FREEZER =
  'A full freezer that stays shut holds the cold for about 48 hours, a half full one for 24. What still has ice crystals or is at 40°F or below can be frozen again; toss what was warmer for over 2 hours.';
const LONGEST = 4 * HOUR;
const OFF =
  /\b(?:lost (?:the )?power|(?:power|electricity)s?(?: ?['’]?s| is| was| went| has)?(?: been| gone)? (?:out|off|down)|outage|no power|power cut)\b/;
const SINCE =
  /\bsince (?:about |around |like )?(\d{1,2})(?::(\d\d))? ?(am|pm)?(?: (?:this|in the) (morning|afternoon|evening))?/;

/** True where the power is, or was, off. */
export const isOutage = (text: string): boolean => OFF.test(fold(text));

/** How long it has been off, in minutes. */
function minutesOff({ slots, text, facts }: Asked): number | undefined {
  const said = slots.durations.map(minutesIn).find((length) => length !== undefined);
  const [, hour, minute = '0', half, part] = SINCE.exec(fold(text)) ?? [];
  if (said !== undefined || hour === undefined) return said;
  const [nowHour = 0, nowMinute = 0] = facts.time.split(':').map(Number);
  const isLate = half === 'pm' || part === 'afternoon' || part === 'evening';
  const from = (Number(hour) % 12) * HOUR + Number(minute) + (isLate ? HALF_DAY : 0);
  const isSure = half !== undefined || part !== undefined;
  return (nowHour * HOUR + nowMinute - from + DAY) % (isSure ? DAY : HALF_DAY);
}

/** The answer after a power cut, by its length where that was said; `what` are the perishable foods that are meant. */
export function sayOutage(asked: Asked, what: string | undefined): string {
  const isOfFreezer = /\bfreezer/i.test(asked.said) && !/\bfridge\b/i.test(asked.said);
  if (isOfFreezer && asked.slots.foods.length === 0) return FREEZER;
  const minutes = minutesOff(asked);
  if (minutes === undefined || what === undefined)
    return `${POWER}. After that, toss what is perishable and was above 40°F for 2 hours.`;
  const isAll = what.includes(',');
  if (minutes <= LONGEST)
    return `Yes, if the fridge stayed shut. ${POWER}. Later toss what is perishable and was above 40°F for over 2 hours; what still has ice crystals can be frozen again. Never taste to find out.`;
  const hours = Math.round(minutes / HOUR);
  return isAll
    ? `That's about ${hours} hours, too long for the fridge. Toss ${what} once they were above 40°F for 2 hours; hard cheese, butter, whole fruit and vegetables, jam, ketchup and mustard may stay. When in doubt, throw it out. ${POWER}.`
    : `No, not from the fridge, I'd toss ${what}. ${POWER}.`;
}
