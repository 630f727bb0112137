// The part of a day that a question about free time is about, what is stored in it, and the words for both.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { formatTime, minutesOfDay } from '#rules/time/dates.ts';
import { fold } from '../../text/fold-text.ts';
import { listed, quoted } from '../../text/say.ts';
import { byTime, dayOfAppointment, whenOf } from '../appointments/find-appointments.ts';
import { dayWords, minutesIn, nearDay } from '../moments.ts';
import { memberOf } from '../people.ts';
import type { Asked } from '../plan.ts';
import { besideHabit, isPhrase, type Part } from './parts-of-day.ts';

export const PARTS: readonly (Part & { pattern: RegExp })[] = [
  { name: 'morning', from: 6 * 60, to: 12 * 60, pattern: /\bmornings?\b|\bfirst thing\b|\bin the a\.?m\b/ },
  {
    name: 'afternoon',
    from: 12 * 60,
    to: 18 * 60,
    pattern: /\bafternoons?\b|\bin the p\.?m\b/,
  },
  {
    name: 'evening',
    from: 17 * 60,
    to: 22 * 60,
    pattern: /\bevenings?\b|\bnights?\b(?! (?:before|shifts?|work)\b)|\btonight\b|\bdinner\b|\bsupper\b/,
  },
];
export const WHOLE_DAY: Part = { name: '', from: 0, to: 24 * 60 };
/** How long an appointment without a stored length is taken to last, and a plan without a said one. */
const USUAL_MINUTES = 60;

/** The part of the day a wish asks for: a time, a half of the day, or all of it. */
export function partOf(asked: Asked): Part {
  const time = asked.slots.times.at(-1);
  const length =
    asked.slots.durations
      .map((said) => minutesIn(said) ?? 0)
      .find((minutes) => minutes > 0 && minutes < 1440) ?? USUAL_MINUTES;
  const text = fold(asked.text);
  const beside = besideHabit(text);
  // 'After school at 4' is at 4; noon itself is read as a time.
  if (beside && (time === undefined || time.time === '12:00')) return beside;
  if (time) {
    const from = minutesOfDay(time.time);
    const isAfter = /\bafter \d/.test(text);
    const to = time.endTime ? minutesOfDay(time.endTime) : isAfter ? WHOLE_DAY.to : from + length;
    return { name: `at ${formatTime(time.time)}`, from, to };
  }
  return PARTS.find(({ pattern }) => pattern.test(text)) ?? WHOLE_DAY;
}

/** Appointments on a date within a part of it. */
export function inTheWay(
  asked: Asked,
  date: string,
  { from, to }: Part,
  ids: ReadonlySet<string> | undefined,
): MedicalAppointment[] {
  return asked.household.appointments
    .filter((appointment) => dayOfAppointment(asked, appointment) === date)
    .filter(({ familyMemberId }) => ids === undefined || familyMemberId === null || ids.has(familyMemberId))
    .filter((appointment) => {
      const start = minutesOfDay(whenOf(asked, appointment).slice(11));
      return start < to && from < start + (appointment.duration ?? USUAL_MINUTES);
    })
    .toSorted(byTime);
}

/** 'Mia has Orthodontist at 3:45 PM' */
export function hasWords(asked: Asked, appointment: MedicalAppointment): string {
  const member = memberOf(asked, appointment.familyMemberId);
  const isMe = member?.id === asked.household.speakerId;
  const who = member === undefined ? 'there is' : isMe ? 'you have' : `${quoted(member.name)} has`;
  const title = quoted(appointment.title);
  const own =
    member !== undefined && title.toLowerCase().startsWith(`${member.name.toLowerCase()} `)
      ? title.slice(member.name.length + 1)
      : title;
  const the = WITH_ARTICLE.test(own) ? 'the ' : '';
  return `${who} ${the}${own} at ${formatTime(whenOf(asked, appointment).slice(11))}`;
}
const WITH_ARTICLE =
  /(?:ist|ian|doctor|check-?up|exam|cleaning|shot|test|visit|mammogram|follow-up|appointment)$/i;

export function whoWords(asked: Asked, ids: ReadonlySet<string> | undefined): string {
  if (ids === undefined) return 'the family';
  return listed(
    [...ids].map((id) =>
      id === asked.household.speakerId ? 'you' : quoted(memberOf(asked, id)?.name ?? ''),
    ),
  );
}

/** 'on Tuesday, November 24 in the afternoon', 'tomorrow at 3:00 PM' */
export function whenWords(date: string, { name }: Part, today: string): string {
  const near = nearDay(date, today);
  const day = near === dayWords(date, today) ? `on ${near}` : near;
  if (name === '' || isPhrase(name)) return `${day} ${name}`.trim();
  return date === today && name === 'evening' ? 'this evening' : `${day} in the ${name}`;
}

export const ONLY_STORED = [
  'I only see what is stored in PipPal.',
  "That's by what is stored in PipPal; practices and parties aren't.",
  'I go by what is stored here, so check your other plans.',
];
