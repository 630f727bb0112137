// Details in a title: the hour of a short day, and restrictions to one school or group.
import { isShortDay, kindOfTitle } from './kinds.ts';

const CLOCK =
  /(?<![\d:])(\d{1,2})(?:[:.h](\d{2}))?\s*(?:([ap])\.?\s?m\b\.?|uhr\b|h\b)|(?<![\d:])(\d{1,2}):(\d{2})(?![\d:])|\bnoon\b/giu;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Times of a text, 'HH:MM'. */
export function timesIn(title: string): string[] {
  return [...title.matchAll(CLOCK)].flatMap(([whole, oneHour, oneMinute, half, twoHour, twoMinute]) => {
    if (whole.toLowerCase() === 'noon') return ['12:00'];
    let hour = Number(oneHour ?? twoHour);
    const minute = Number(oneMinute ?? twoMinute ?? 0);
    if (hour > 23 || minute > 59) return [];
    if (half?.toLowerCase() === 'p' && hour < 12) hour += 12;
    if (half?.toLowerCase() === 'a' && hour === 12) hour = 0;
    // Schools do not dismiss at night: '1:15' is in the afternoon.
    if (half === undefined && hour >= 1 && hour <= 5) hour += 12;
    return [`${twoDigits(hour)}:${twoDigits(minute)}`];
  });
}

/** The part of a title that names the short day: 'Early dismissal 1:20 p.m.', without 'conferences 2–8 p.m.' */
const shortDayPart = (title: string): string | undefined =>
  title.split(/[,;](?!\d)/).find((part) => isShortDay(part) && timesIn(part).length > 0);

/** The hour of an early dismissal (the last one printed) or a delayed opening (the first one); `source` is its line. */
export function timeOfTitle(title: string, source: string): string | undefined {
  if (!isShortDay(title)) return undefined;
  const inTitle = timesIn(shortDayPart(title) ?? title);
  const times = inTitle.length > 0 ? inTitle : timesIn(source);
  return kindOfTitle(title) === 'delayed-opening' ? times[0] : times.at(-1);
}

/** 'Science fair 5:30-7 pm': a row has no place for its end. */
const SPAN = /\d\s*(?:[ap]\.?\s?m\.?\s*)?(?:[-–—]|to|until|bis|à)\s*\d/iu;
/** Hours that nobody says without 'am' or 'pm': '8:30' may be either. */
const UNSURE = /^(?:0?[6-9]|1[01]):\d{2}$/;
const TIES = /^[\s,;:.()–—-]+|[\s,;:(–—-]+(?:(?:at|from|um|ab|à|a las)\s*)?$|^\s*(?:at|um|à)\s+$/giu;

/** The hour of an event that children attend, and its title without it: 'Winter concert 6:30 PM'. */
export function hourOfTitle(title: string): { time: string; event: string } | undefined {
  const [time, ...others] = timesIn(title);
  const [clock] = title.matchAll(CLOCK);
  if (time === undefined || !clock || others.length > 0 || SPAN.test(title)) return undefined;
  if (UNSURE.test(clock[0]) || time < '06:00') return undefined;
  const before = title.slice(0, clock.index).replace(TIES, '');
  const after = title.slice(clock.index + clock[0].length).replace(TIES, '');
  return { time, event: before === '' || after === '' ? before || after || title : title };
}

/** Words without which neither of the next two patterns matches: to compile these takes 14 ms. */
const MAY_RESTRICT =
  /only|uniquement|seulement|solamente|nur|s[oó]lo|if|when|needed|necessar|nötig|bedarf|nécessaire|necesario|after|following|depending/i;
const ONLY =
  /\(?\b((?:(?![–-] )[\p{L}\d.,&/–'’-]+ ){0,4}?(?:only|uniquement|seulement|solamente))\b\)?|\b((?:nur|solo|sólo) (?:[\p{L}\d./-]+ ?){1,4})/iu;
const CONDITION =
  /\(?\b((?:only )?(?:if|when) (?:needed|necessary|required|not (?:used|needed)|no [\p{L} ]{3,40}|[\p{L} -]{3,40} (?:used|needed))|as needed|if necessary|falls (?:nötig|erforderlich)|bei bedarf|si (?:nécessaire|necesario|es necesario)|en caso necesario|(?:after|following|depending on) [\p{L} ]{0,20}(?:snow|weather|emergency) days?|if [\p{L} ]{3,40}(?= are | is |,|$))\b\)?/iu;

/** A restriction printed in the title: 'Elementary only', 'if needed'. */
export function qualifierOfTitle(title: string): string | undefined {
  if (!MAY_RESTRICT.test(title)) return undefined;
  const condition = CONDITION.exec(title)?.[1];
  if (condition) return condition.trim();
  const only = ONLY.exec(title);
  const text = (only?.[1] ?? only?.[2])?.trim();
  // 'Staff only' and 'teachers only' say that children are free.
  if (text === undefined || /^(?:staff|teachers?|faculty|employees|adults)\b/i.test(text)) return undefined;
  return text;
}

/** The title without the 'All Day' that web calendars print behind it. */
export const withoutAllDay = (title: string): string => title.replace(/\s+all[ -]day(?: event)?$/i, '');
