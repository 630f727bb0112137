// 'Is Mia free Tuesday afternoon', 'are we free Saturday at 3', 'when is everyone free next week'
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { addDays, formatTime, minutesOfDay } from '#rules/time/dates.ts';
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import { byTime, dayOfAppointment, peopleIds, whenOf } from '../appointments/find-appointments.ts';
import { APPOINTMENT_READS, focusOn } from '../appointments/say-appointments.ts';
import { dayWords, minutesIn, momentOf, nearDay } from '../moments.ts';
import { memberOf } from '../people.ts';
import { wordingFor } from '../wording.ts';
import type { Asked, Plan } from '../plan.ts';
import { standingOn, standingWords } from '../stored/standing-facts.ts';
import { datesOf, dayView } from './day-view.ts';
import { besideHabit, isPhrase, type Part } from './parts-of-day.ts';

const PARTS: readonly (Part & { pattern: RegExp })[] = [
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
    pattern: /\bevenings?\b|\bnights?\b|\btonight\b|\bdinner\b|\bsupper\b/,
  },
];
const WHOLE_DAY: Part = { name: '', from: 0, to: 24 * 60 };
/** How long an appointment without a stored length is taken to last, and a plan without a said one. */
const USUAL_MINUTES = 60;

/** The part of the day a wish asks for: a time, a half of the day, or all of it. */
function partOf(asked: Asked): Part {
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
function inTheWay(
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
function hasWords(asked: Asked, appointment: MedicalAppointment): string {
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

function whoWords(asked: Asked, ids: ReadonlySet<string> | undefined): string {
  if (ids === undefined) return 'the family';
  return listed(
    [...ids].map((id) =>
      id === asked.household.speakerId ? 'you' : quoted(memberOf(asked, id)?.name ?? ''),
    ),
  );
}

/** 'on Tuesday, November 24 in the afternoon', 'tomorrow at 3:00 PM' */
function whenWords(date: string, { name }: Part, today: string): string {
  const near = nearDay(date, today);
  const day = near === dayWords(date, today) ? `on ${near}` : near;
  if (name === '' || isPhrase(name)) return `${day} ${name}`.trim();
  return date === today && name === 'evening' ? 'this evening' : `${day} in the ${name}`;
}

/** A school entry or a planned meal that a parent may want to know of. */
function alsoThere(asked: Asked, date: string, ids: ReadonlySet<string> | undefined): string {
  const [school] = dayView(asked, date, ids).school;
  return school === undefined ? '' : ` The school calendar has ${school} that day.`;
}

const ONLY_STORED = [
  'I only see what is stored in PipPal.',
  "That's by what is stored in PipPal; practices and parties aren't.",
  'I go by what is stored here, so check your other plans.',
];

/** 'Is Mia free Tuesday afternoon' */
function onOneDay(asked: Asked, date: string, ids: ReadonlySet<string> | undefined): Plan {
  const { today } = asked.facts;
  const part = partOf(asked);
  const found = inTheWay(asked, date, part, ids);
  const [first] = found;
  const standing = standingOn(asked, date, ids, part).filter(({ isAway, from, to }) =>
    isAway ? ids !== undefined : to - from < WHOLE_DAY.to,
  );
  const noted = standing.map((fact) => standingWords(asked, fact));
  const when = whenWords(date, part, today);
  const also = alsoThere(asked, date, ids);
  if (first === undefined && noted.length > 0)
    return {
      text: `${isTakenQuestion(asked) ? 'Yes' : part.name === '' && !standing.some(({ isAway }) => isAway) ? 'Not all day' : 'No'}, ${listed(noted)}.${also}`,
      reads: [...APPOINTMENT_READS],
      focus: { day: date },
    };
  if (first === undefined) {
    const others = inTheWay(asked, date, WHOLE_DAY, ids);
    const [other] = others;
    const near =
      part.name !== '' && other ? ` That day ${listed(others.map((one) => hasWords(asked, one)))}.` : '';
    return {
      text: `${noneAnswer(asked)}, nothing is stored for ${whoWords(asked, ids)} ${when}.${near}${also} ${wordingFor(asked.text, ONLY_STORED)}`,
      reads: APPOINTMENT_READS,
      focus: { day: date, ...(other && near !== '' ? focusOn(asked, other) : {}) },
    };
  }
  const isWhole = part.name === '';
  const has = listed(found.map((one) => hasWords(asked, one)));
  const rest = isWhole ? ' The rest of the day has nothing stored.' : '';
  const answer = isTakenQuestion(asked) ? 'Yes' : isWhole ? 'No, not all day' : 'No';
  return {
    text: `${answer}, ${has} ${whenWords(date, WHOLE_DAY, today)}.${noted.length > 0 ? ` ${capital(listed(noted))}.` : rest}${also}`,
    reads: APPOINTMENT_READS,
    focus: focusOn(asked, first),
  };
}

/** How an answer begins where nothing is stored. */
function noneAnswer(asked: Asked): string {
  if (isTakenQuestion(asked)) return 'No';
  return wordsOf(asked.text).includes('who') ? 'Everyone' : 'Yes';
}

/** 'Is it taken', 'is anything in the way': 'Yes' is the answer for a day that is not free. */
const isTakenQuestion = ({ text }: Asked): boolean =>
  wordsOf(text).some((word) => ['taken', 'clash', 'conflict', 'way', 'busy', 'booked'].includes(word));

const WEEK = 7;
const MOST_DAYS = 14;

/** 'When is everyone free next week': the days whose afternoon, or evening, has nothing stored. */
function inRange(
  asked: Asked,
  range: Pick<SpokenDay, 'date' | 'endDate'>,
  ids: ReadonlySet<string> | undefined,
): Plan {
  const { today } = asked.facts;
  const asksFor = partOf(asked);
  const afternoon = PARTS.find(({ name }) => name === 'afternoon') ?? WHOLE_DAY;
  // 'Are we free next week' asks for the whole days; 'when' for a time to meet.
  const isOfDays = /\bdays?\b/.test(fold(asked.text));
  const part = asksFor.name === '' && isWhenQuestion(asked) && !isOfDays ? afternoon : asksFor;
  const name =
    part.name === ''
      ? 'days'
      : part.name.startsWith('at ')
        ? part.name.slice(3)
        : isPhrase(part.name)
          ? `days ${part.name}`
          : `${part.name}s`;
  const dates = datesOf(range)
    .filter((date) => date >= today)
    .slice(0, MOST_DAYS);
  const [only] = dates;
  if (dates.length === 1 && only !== undefined) return onOneDay(asked, only, ids);
  const ways = dates.map((date) => ({ date, found: inTheWay(asked, date, part, ids) }));
  const taken = ways.filter(({ found }) => found.length > 0);
  const free = ways.filter(({ found }) => found.length === 0).map(({ date }) => dayWords(date, today));
  const who = whoWords(asked, ids);
  const span = ` from ${listed(
    [dates[0] ?? today, dates.at(-1) ?? today].map((date) => dayWords(date, today)),
    'to',
  )}`;
  if (free.length === 0 && dates.length > 0)
    return {
      text: `No ${name} from ${dayWords(dates[0] ?? today, today)} is open for ${who}.`,
      reads: APPOINTMENT_READS,
    };
  if (taken.length === 0) {
    const yes = isWhenQuestion(asked) ? '' : 'Yes. ';
    const within = part.name === '' ? '' : isPhrase(part.name) ? ` ${part.name}` : ` in the ${name}`;
    return {
      text: `${yes}Nothing is stored for ${who}${within}${span}, so any of them works. ${wordingFor(asked.text, ONLY_STORED)}`,
      reads: APPOINTMENT_READS,
      focus: { day: dates[0] ?? today },
    };
  }
  return {
    text: `${mixedWords(asked, { part, who, name, span }, free, taken)} ${wordingFor(asked.text, ONLY_STORED)}`,
    reads: APPOINTMENT_READS,
    focus: { day: dates[0] ?? today },
  };
}

interface Looked {
  part: Part;
  who: string;
  /** 'afternoons', '3:00 PM' */
  name: string;
  /** ' from Monday, November 23 to Sunday, November 29' */
  span: string;
}

/** Some days are open and some are not: the shorter list is said. */
function mixedWords(
  asked: Asked,
  { part, who, name, span }: Looked,
  free: readonly string[],
  taken: readonly Way[],
): string {
  const { today } = asked.facts;
  const one = part.name === '' || isPhrase(part.name) ? 'day' : part.name;
  const reasons = taken.map(
    ({ date, found }) =>
      `${dayWords(date, today)}, when ${listed(found.map((appointment) => hasWords(asked, appointment)))}`,
  );
  const no = isWhenQuestion(asked) ? '' : 'No, not all of it. ';
  if (taken.length <= 2) return `${no}Every ${one}${span} is open for ${who} but ${reasons.join('; and ')}.`;
  return `${no}These ${name} have nothing stored for ${who}\n\n${free.map((day) => `- ${day}`).join('\n')}\n\nTaken are ${reasons.join('; ')}.`;
}

interface Way {
  date: string;
  found: MedicalAppointment[];
}

const isWhenQuestion = ({ text }: Asked): boolean =>
  wordsOf(text).some((word) => ['when', 'which', 'what', 'find', 'whats'].includes(word));

/** 'Is Mia free Tuesday afternoon', 'when is everyone free' */
export function askFree(asked: Asked): Plan {
  const ids =
    peopleIds(asked) ??
    (asked.slots.isMe || / am i | i free|could i |do i /.test(` ${fold(asked.text)} `)
      ? speakerIds(asked)
      : undefined);
  const day = asked.slots.days.findLast(({ isPast }) => !isPast);
  const { today } = asked.facts;
  if (day?.endDate !== undefined) return inRange(asked, day, ids);
  if (day) return onOneDay(asked, momentOf(asked).date ?? day.date, ids);
  const isToday = asked.slots.times.length > 0 || /\btoday\b|\btonight\b|\bnow\b/.test(fold(asked.text));
  if (isToday) return onOneDay(asked, asked.focus.day ?? today, ids);
  if (isWhenQuestion(asked))
    return inRange(asked, { date: addDays(today, 1), endDate: addDays(today, WEEK) }, ids);
  if (asked.focus.day !== undefined) return onOneDay(asked, asked.focus.day, ids);
  return { text: 'Which day?', asked: 'day' };
}

const speakerIds = ({ household }: Asked): ReadonlySet<string> | undefined =>
  household.speakerId === undefined ? undefined : new Set([household.speakerId]);
