// 'Is Mia free Tuesday afternoon', 'are we free Saturday at 3', 'when is everyone free next week'
import { visitMeant } from '../appointments/visit-meant.ts';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { addDays } from '#rules/time/dates.ts';
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { capital, listed } from '../../text/say.ts';
import { dayOfAppointment, peopleIds } from '../appointments/find-appointments.ts';
import { APPOINTMENT_READS, focusOn } from '../appointments/say-appointments.ts';
import { dayWords, momentOf } from '../moments.ts';
import { wordingFor } from '../wording.ts';
import type { Asked, Plan } from '../plan.ts';
import { standingOn, standingWords } from '../stored/standing-facts.ts';
import { asksWhoGoes, canAttend } from './attendance.ts';
import { ASKS_FULLEST, fullest } from './busiest.ts';
import { asksClash, clashPlan } from './clashes.ts';
import { datesOf, dayView } from './day-view.ts';
import { isPhrase, type Part } from './parts-of-day.ts';
import {
  ONLY_STORED,
  PARTS,
  WHOLE_DAY,
  hasWords,
  inTheWay,
  partOf,
  whenWords,
  whoWords,
} from './free-time.ts';
import { WHO_CAN, whoCan } from './who-can.ts';
import { asksOfWork, asksOwnWork, workdayOf, workOn } from './work-hours.ts';

/** A school entry or a planned meal that a parent may want to know of. */
function alsoThere(asked: Asked, date: string, ids: ReadonlySet<string> | undefined): string {
  const [school] = dayView(asked, date, ids).school;
  return school === undefined ? '' : ` The school calendar has ${school} that day.`;
}

/** 'I work the night before': what the notes tell of that night. */
function nightBefore(asked: Asked, date: string): string {
  if (!/\bnight before\b/.test(fold(asked.text))) return '';
  const own = standingOn(asked, addDays(date, -1), speakerIds(asked), { from: NIGHT, to: WHOLE_DAY.to });
  return own.map((fact) => ` For the night before, ${standingWords(asked, fact)}.`).join('');
}
const NIGHT = 18 * 60;

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
  const also = `${alsoThere(asked, date, ids)}${nightBefore(asked, date)}`;
  if (first === undefined && noted.length > 0)
    return {
      text: `${isTakenQuestion(asked) ? 'Yes' : part.name === '' && !standing.some(({ isAway }) => isAway) ? 'Not all day' : 'No'}, ${listed(noted)}.${also}`,
      reads: [...APPOINTMENT_READS],
      focus: { day: date },
    };
  if (first === undefined) {
    const ofChildren = childrenThen(asked, date, part, ids);
    if (ofChildren) return ofChildren;
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

/** Nothing of a parent's own, but a child has something then, to which somebody goes along. */
function childrenThen(
  asked: Asked,
  date: string,
  part: Part,
  ids: ReadonlySet<string> | undefined,
): Plan | undefined {
  const { members, speakerId } = asked.household;
  const isOwn = speakerId !== undefined && ids?.size === 1 && ids.has(speakerId);
  const children = new Set(members.flatMap(({ id, relationship }) => (relationship === 'child' ? [id] : [])));
  const visits = isOwn
    ? inTheWay(asked, date, part, children).filter(({ familyMemberId }) => familyMemberId !== null)
    : [];
  const [visit] = visits;
  if (!visit || isTakenQuestion(asked)) return undefined;
  const has = listed(visits.map((one) => hasWords(asked, one)));
  return {
    text: `Nothing of your own is stored ${whenWords(date, part, asked.facts.today)}, but ${has}.`,
    reads: APPOINTMENT_READS,
    focus: focusOn(asked, visit),
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
  const text = fold(asked.text);
  if (asksClash(asked)) return clashPlan(asked, asked.slots.days.flatMap(datesOf));
  const whose = asksOwnWork(text) ? speakerIds(asked) : peopleIds(asked);
  const workday = asksOfWork(text) ? workdayOf(asked) : undefined;
  if (whose && workday !== undefined) return workOn(asked, workday, whose);
  const ids =
    peopleIds(asked) ??
    (asked.slots.isMe || / am i | i free|could i |do i /.test(` ${text} `) ? speakerIds(asked) : undefined);
  const attended = canAttend(asked);
  if (attended) return attended;
  const day = asked.slots.days.findLast(({ isPast }) => !isPast);
  const { today } = asked.facts;
  if (WHO_CAN.test(fold(asked.said)) || asksWhoGoes(fold(asked.said))) {
    const visit = visitMeant(asked);
    const ride = visit ? dayOfAppointment(asked, visit) : (day?.date ?? asked.focus.day);
    if (ride !== undefined && day?.endDate === undefined) return whoCan(asked, ride, visit);
  }
  if (day?.endDate !== undefined && ASKS_FULLEST.test(text)) return fullest(asked, day, ids);
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
