// Days that are counted from the day just spoken of: 'the tuesday after', 'friday that week', 'the next day'.
import { addDays, weekdayNumber, weekStart } from '#rules/time/dates.ts';
import { fold } from '../../text/fold-text.ts';
import type { Slots } from '../../reading/slots.ts';
import type { DialogueState } from '../state.ts';

type SaidDay = Slots['days'][number];

const WEEKDAY =
  '(?:sun|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sunday|monday|tuesday|wednesday|thursday|friday|saturday)';
const WEEKDAY_AFTER = new RegExp(`\\b${WEEKDAY} (?:right )?after(?: that)?[\\s?!.]*$`);
const WEEKDAY_BEFORE = new RegExp(`\\b${WEEKDAY} (?:right )?before(?: that)?[\\s?!.]*$`);
const WEEKDAY_THAT_WEEK = new RegExp(`\\b${WEEKDAY},? (?:of )?(?:that|the same|that same) week\\b`);
const DAY_AFTER =
  /(?:\bthe |^(?:(?:and|n|what about|how about) )?)(?:(?:day|night) after(?: that)?|next (?:day|night)|following (?:day|night))(?=[\s?!.]*$| at \d|,? same time)/;
const DAY_BEFORE = /\bthe (?:day|night|evening) before(?: that)?[\s?!.]*$/;
/** 'And the week after, same time' of a visit is one day. */
const WEEK_AFTER_ALIKE = /\b(?:the )?week after(?: that)?,? (?:at )?(?:the )?same (?:time|hour)/;
const WEEK_AFTER = /\bthe (?:week after(?: that)?|following week)[\s?!.]*$/;
const THAT_WEEK = /\b(?:that|that same|the same) week[\s?!.]*$/;
const THAT_DAY =
  /\b(?:that|that same|the same) (?:day|night|morning|afternoon|evening)\b|\bwhat (?:week)?day(?: of the week)? (?:is|was|will) (?:that|it)\b|\b(?:is|was) (?:that|it) (?:on )?an? (?:\w+day|week(?:day|end)|school)\b/;

const dayAt = (date: string, endDate?: string): SaidDay => ({
  date,
  span: [0, 0],
  isPast: false,
  ...(endDate === undefined ? {} : { endDate }),
});

/** The weekday of a date in the week of another one. */
const inWeekOf = (weekday: string, date: string): string =>
  addDays(weekStart(date), (weekdayNumber(weekday) + 6) % 7);

const WEEKDAY_NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const COUNTED_WEEKDAY = new RegExp(`\\b(${WEEKDAY}) (?:right )?(?:after|before)\\b`);
/** A date of the weekday in 'the wed after', which names no day by itself. */
function saidWeekday(text: string, from: string): string | undefined {
  const name = COUNTED_WEEKDAY.exec(text)?.[1];
  return name === undefined
    ? undefined
    : addDays(from, WEEKDAY_NAMES.indexOf(name.slice(0, 3)) - weekdayNumber(from));
}

function ofWeekday(text: string, said: string | undefined, from: string): SaidDay | undefined {
  if (said === undefined) return undefined;
  const ahead = (weekdayNumber(said) - weekdayNumber(from) + 7) % 7 || 7;
  if (WEEKDAY_AFTER.test(text)) return dayAt(addDays(from, ahead));
  if (WEEKDAY_BEFORE.test(text)) return dayAt(addDays(from, ahead - 7 === 0 ? -7 : ahead - 7));
  if (WEEKDAY_THAT_WEEK.test(text)) return dayAt(inWeekOf(said, from));
  return undefined;
}

/** The day that a message counts from the one spoken of; undefined where it counts from today. */
function fromFocus(said: string, days: readonly SaidDay[], from: string): SaidDay | undefined {
  const text = fold(said);
  const [only, ...others] = days;
  if (others.length === 0) {
    const weekday = ofWeekday(text, only?.date ?? saidWeekday(text, from), from);
    if (weekday) return weekday;
  }
  if (only) return undefined;
  if (DAY_AFTER.test(text)) return dayAt(addDays(from, 1));
  if (DAY_BEFORE.test(text)) return dayAt(addDays(from, -1));
  if (WEEK_AFTER_ALIKE.test(text)) return dayAt(addDays(from, 7));
  if (WEEK_AFTER.test(text)) return dayAt(addDays(weekStart(from), 7), addDays(weekStart(from), 13));
  if (THAT_WEEK.test(text)) return dayAt(weekStart(from), addDays(weekStart(from), 6));
  return THAT_DAY.test(text) ? dayAt(from) : undefined;
}

const BARE_DAY = /\b(?:the )?(\d{1,2})(?:st|nd|rd|th)\b/;
const MONTH = /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\b/;

const BARE_WEEKDAY = new RegExp(`\\b(?<!(?:this|next|coming) )${WEEKDAY}\\b`);

/** A day, and if a waiting card has it. */
interface From {
  date: string | undefined;
  isCarded: boolean;
}

/** 'Actually 4:30 thurs' of an event in two weeks, 'sorry, Wednesday' of a card: the day of its week, where that is still to come. */
function weekdayNear(text: string, { date }: SaidDay, from: From, today: string): string | undefined {
  if (!BARE_WEEKDAY.test(text) || /\d(?:st|nd|rd|th)\b|\b(?:today|tomorrow|after|before|week)\b/.test(text))
    return undefined;
  if (from.date === undefined) return undefined;
  const near = inWeekOf(date, from.date);
  const isLater = from.isCarded ? weekStart(from.date) > weekStart(today) : from.date > addDays(today, 7);
  return near >= today && isLater ? near : undefined;
}

/** 'Actually the 22nd' of a visit in December: the 22nd that is nearest to its day. */
export function withNearestDay(said: string, slots: Slots, near: From, today: string): Slots {
  const { date: from } = near;
  const text = fold(said);
  const number = BARE_DAY.exec(text)?.[1];
  const [day, ...others] = slots.days;
  const isOpen = from !== undefined && !MONTH.test(text) && slots.days.every(({ endDate }) => !endDate);
  const weekdays = isOpen ? slots.days.map((one) => weekdayNear(text, one, near, today)) : [];
  if (day && weekdays.every((date) => date !== undefined) && weekdays.length > 0)
    return {
      ...slots,
      days: slots.days.map((one, at) => ({ ...one, date: weekdays[at] ?? one.date, isPast: false })),
    };
  if (from === undefined || number === undefined || !day || others.length > 0 || MONTH.test(text))
    return slots;
  if (Number(day.date.slice(8)) !== Number(number)) return slots;
  const around = Array.from({ length: 45 }, (_, away) => [addDays(from, away), addDays(from, -away)]).flat();
  const nearest = around.find((date) => Number(date.slice(8)) === Number(number) && date >= today);
  return nearest === undefined ? slots : { ...slots, days: [{ ...day, date: nearest, isPast: false }] };
}

/** Days in a row, the first and the last one included. */
export interface DateRange {
  from: string;
  to: string;
}

/** 'Tues works' as the answer to 'which day of the first week of January', 'the 10th' of one in March: the one in that stretch. */
export function withinRange(said: string, slots: Slots, range: DateRange | undefined, today: string): Slots {
  const text = fold(said);
  const number = MONTH.test(text) ? undefined : BARE_DAY.exec(text)?.[1];
  const isOpen = slots.days.every(({ endDate }) => endDate === undefined);
  if (!range || !isOpen || (number === undefined && !BARE_WEEKDAY.test(text))) return slots;
  // 'Thursday, and the egg rolls Wednesday'
  if (slots.days.length > 1 && /\d|\b(?:today|tomorrow|tonight)\b/.test(text)) return slots;
  const isMeant = (date: string, like: string): boolean =>
    number === undefined
      ? weekdayNumber(date) === weekdayNumber(like)
      : Number(date.slice(8)) === Number(number);
  const inRange = Array.from({ length: LONGEST_RANGE }, (_, away) => addDays(range.from, away)).filter(
    (date) => date <= range.to && date >= today,
  );
  const days = slots.days.map((day) => {
    const own = inRange.find((date) => isMeant(date, day.date));
    return own === undefined || own === day.date ? day : { ...day, date: own, isPast: false };
  });
  return days.every((day, at) => day === slots.days[at]) ? slots : { ...slots, days };
}
const LONGEST_RANGE = 31;

const NEAR_DAYS = 3;
/** 'What's Sunday now', said on a Sunday after next Saturday was spoken of: the Sunday that is near it. */
export function withWeekdayAhead(said: string, slots: Slots, from: string | undefined, today: string): Slots {
  const text = fold(said);
  const [day] = slots.days;
  const isToday = slots.days.every(({ date, endDate }) => date === today && endDate === undefined);
  if (!day || from === undefined || !isToday || !BARE_WEEKDAY.test(text)) return slots;
  const ahead = addDays(today, 7);
  const isNear = from >= addDays(ahead, -NEAR_DAYS) && from <= addDays(ahead, NEAR_DAYS);
  return isNear && !/\b(?:today|tonight|this)\b/.test(text)
    ? { ...slots, days: [{ ...day, date: ahead, isPast: false }] }
    : slots;
}

/** The slots, with days counted from the day spoken of. */
export function withFocusDays(said: string, slots: Slots, from: string | undefined): Slots {
  const day =
    from === undefined || slots.durations.length > 0 ? undefined : fromFocus(said, slots.days, from);
  return day ? { ...slots, days: [day] } : slots;
}

/** 'Practice is 10 to 1130' after a question about somebody's Saturday: an hour of that day, and of that person. */
export function onDayAsked(slots: Slots, state: DialogueState | undefined): Slots {
  const isOfDay = state !== undefined && /^(?:day|free)_ask$/.test(state.intent);
  const date = state?.focus.day;
  const isOpen = slots.days.length === 0 && slots.times.length === 1 && slots.repeat === undefined;
  if (!isOfDay || !isOpen || date === undefined) return slots;
  const isNobody = slots.people.length + slots.groups.length + slots.pronouns.length === 0 && !slots.isMe;
  const { people, isMe } = isNobody ? state.slots : slots;
  return { ...slots, days: [dayAt(date)], people, isMe };
}

const ONLY_DATE =
  /^\W*(?:(?:no|sorry|actually|oh|oops|hmm|wait|make (?:it|that)|i meant?|its|it is|on)[, ]+)*(?:the )?(\d{1,2})(?:st|nd|rd|th)(?: (?:instead|sorry|actually|please|works|is better|then))*\W*$/;
/** 'Sorry, 17th' of a visit on the 16th: the 17th near its day. */
export function withBareDate(said: string, slots: Slots, from: string | undefined, today: string): Slots {
  const number = ONLY_DATE.exec(fold(said).trim())?.[1];
  if (number === undefined || from === undefined || slots.days.length > 0) return slots;
  const around = Array.from({ length: 45 }, (_, away) => [addDays(from, away), addDays(from, -away)]).flat();
  const date = around.find((one) => Number(one.slice(8)) === Number(number) && one >= today);
  return date === undefined ? slots : { ...slots, ordinals: [], days: [dayAt(date)] };
}

/** Ends with an hour, mostly of one figure: 'they only have 9'. Three or four figures after a visit are read before (bare-hours.ts). */
const BARE_HOUR =
  /\b(?:make (?:it|that)|at|to|like|around|maybe|says?|said|should be|it is|its|mean|meant|was|now|wait|no|sorry|actually|moved it to|is now|(?:they|he|she|we|office) (?:only |just )?(?:ha(?:ve|d)|has|got|can do|could do|offered?)|(?:can|could) (?:they|he|she|we|you) do),? (1[0-2]|[1-9])([0-5][05])?(?: (?:instead|sorry|actually|now|(?:s?he|they) (?:says?|said)|not (?:1[0-2]|[1-9])(?::\d\d)?))*[.!?]*$/;
/** '830' alone */
const ONLY_HOUR = /^\W*(1[0-2]|[1-9])([0-5][05])(?: (?:then|works|please|pls))?\W*$/;
/** '4 would suit better', '4 not 3' */
const HOUR_THAT_FITS =
  /^\W*(?:(?:no|sorry|actually|oh|hmm|wait)[, ]+)*(1[0-2]|[1-9])(?::?([0-5][05]))?,? (?:(?:would |is |works? |suits? |be |might |better |best |fine |good |suit |for us |for me )*(?:better|best|suits?|works?)(?: (?:for )?(?:us|me))?|not (?:1[0-2]|[1-9]))\W*$/;
const FIRST_MORNING_HOUR = 8;

/** 'Make it 5' of an appointment is an hour, in the half of the day that offices are open. */
export function withBareHour(said: string, slots: Slots): Slots {
  const [, hour, minute = '00'] =
    slots.times.length > 0
      ? []
      : (BARE_HOUR.exec(fold(said).trim()) ??
        ONLY_HOUR.exec(fold(said).trim()) ??
        HOUR_THAT_FITS.exec(fold(said).trim()) ??
        []);
  if (hour === undefined || slots.durations.length + slots.doses.length > 0) return slots;
  const isMorning = Number(hour) >= FIRST_MORNING_HOUR && Number(hour) < 12;
  const whole = isMorning || hour === '12' ? Number(hour) : Number(hour) + 12;
  const time = `${String(whole).padStart(2, '0')}:${minute}`;
  return { ...slots, times: [{ time, assumed: isMorning ? 'morning' : 'afternoon', span: [0, 0] }] };
}
