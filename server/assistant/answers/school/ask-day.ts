// Answers about one day of school, and about its hours: yes or no first.
import { formatTime } from '#rules/time/dates.ts';
import { capital, quoted } from '../../text/say.ts';
import { dayWords, nearDay } from '../moments.ts';
import type { Asked, Plan } from '../plan.ts';
import { dayAt, nameOfSchool, READS, unconfirmed, type DayAt, type OneSchool } from './schools.ts';
import { isUnset, typicalWords, unsetWords } from './typical-day.ts';

/** A question whose yes means that there is no school. */
export const asksOff = (text: string): boolean =>
  /\b(?:no school|day off|off|closed|holiday)\b/i.test(text) &&
  !/\boff or on\b|\bon or off\b/i.test(text) &&
  !/\bnormal\b|\bregular\b/i.test(text);
const ASKS_SHORT = /\b(?:half[- ]day|early|late start|delay|minimum day|short day)\b/i;
const HALF_OR_FULL = /\bhalf\b.*\bor\b.*\bfull\b|\bfull\b.*\bor\b.*\bhalf\b/i;
const ASKS_FULL = /\b(?:full|regular|normal) (?:school )?day\b/i;

const hoursWords = ({ schoolHours: { start, end } }: OneSchool): string =>
  `${formatTime(start)} to ${formatTime(end)}`;

/** 'Tuesday, November 24', 'tomorrow, Monday, November 23' */
function theDay(date: string, today: string): string {
  const near = nearDay(date, today);
  const words = dayWords(date, today);
  return near === words ? words : `${near}, ${words}`;
}

/** 'on Tuesday, November 24', 'tomorrow, Monday, November 23' */
const onDay = (date: string, today: string): string =>
  `${nearDay(date, today) === dayWords(date, today) ? 'on ' : ''}${theDay(date, today)}`;

/** 'It's Thanksgiving Break.' */
const reason = (why: string): string => `${why.startsWith("it's") ? capital(why) : `It's ${why}`}.`;

const shortWords = (at: Extract<DayAt, { kind: 'short' }>): string => {
  const { kind, time, title } = at.entry;
  const when = time
    ? kind === 'delayed-opening'
      ? ` and starts at ${formatTime(time)}`
      : ` and lets out at ${formatTime(time)}`
    : '';
  const note = at.entry.note ? ` (${quoted(at.entry.note)})` : '';
  return `“${quoted(title)}”${when}${note}`;
};

function unknownWords(school: OneSchool, at: DayAt, on: string, today: string): string {
  if ('beyond' in at && at.beyond !== undefined)
    return `I can't say if there's school ${on}, since the calendar of ${nameOfSchool(school)} ends on ${dayWords(at.beyond, today)}.`;
  return `I can't say for sure if there's school ${on}. ${unconfirmed([school])}`;
}

/** One school on a day. */
function sentence(asked: Asked, school: OneSchool, date: string): string {
  const { text, facts } = asked;
  const { today } = facts;
  const at = dayAt(school, date);
  const typical = typicalWords(asked, date, school, at);
  if (typical !== undefined) return typical;
  const day = theDay(date, today);
  const on = onDay(date, today);
  if (at.kind === 'unknown') return unknownWords(school, at, on, today);
  const yesIfOff = asksOff(text) && !ASKS_FULL.test(text);
  const isChoice = HALF_OR_FULL.test(text);
  if (at.kind === 'off') {
    const none = date < today ? 'there was no school' : 'there is no school';
    return `${yesIfOff ? 'Yes' : 'No'}, ${none} ${ASKS_SHORT.test(text) ? 'at all ' : ''}${on}. ${reason(at.why)}`;
  }
  if (at.kind === 'short') {
    if (isChoice) return `It's a short day. ${capital(day)} is ${shortWords(at)}.`;
    if (ASKS_FULL.test(text)) return `No, ${day} is a short day, ${shortWords(at)}.`;
    if (ASKS_SHORT.test(text)) return `Yes, ${day} is ${shortWords(at)}.`;
    return `${yesIfOff ? 'No, there is school' : 'Yes, there is school'} ${on}, but it's ${shortWords(at)}.`;
  }
  const isKnown = !isUnset(school);
  const regular = `${hoursWords(school)} as usual`;
  if (isChoice)
    return `It's a full day. ${isKnown ? `${nameOfSchool(school)} runs ${regular} ${on}.` : unsetWords(school)}`;
  const hours = isKnown ? `, ${regular}.` : `. ${unsetWords(school)}`;
  if (ASKS_SHORT.test(text)) return `No, ${day} is a regular day at ${nameOfSchool(school)}${hours}`;
  return `${yesIfOff ? 'No, there is school' : 'Yes, there is school'} ${on}${hours}`;
}

/** When school begins and ends on a day. */
function timeSentence(asked: Asked, school: OneSchool, date: string): string {
  const { today } = asked.facts;
  const at = dayAt(school, date);
  const typical = typicalWords(asked, date, school, at);
  if (typical !== undefined) return typical;
  const on = onDay(date, today);
  const { start, end } = school.schoolHours;
  if (at.kind === 'off') return `There's no school ${on}. ${reason(at.why)}`;
  if (at.kind === 'short')
    return `${nameOfSchool(school)} has ${shortWords(at)} ${on}. ${isUnset(school) ? unsetWords(school) : `A usual day is ${formatTime(start)} to ${formatTime(end)}.`}`;
  if (isUnset(school)) return unsetWords(school);
  const caution =
    at.kind === 'unknown' ? ' Those are the usual hours, and no calendar for that day is confirmed.' : '';
  return `${nameOfSchool(school)} runs from ${formatTime(start)} to ${formatTime(end)} ${on}.${caution}`;
}

/** 'Yes, there is school …', for each school a line of its own where their days differ. */
export function dayPlan(asked: Asked, schools: readonly OneSchool[], date: string, isTime: boolean): Plan {
  const say = isTime ? timeSentence : sentence;
  const rest = { reads: READS, focus: { day: date }, isOfField: true };
  const sentences = schools.map((school) => ({ school, text: say(asked, school, date) }));
  const [first, ...others] = sentences;
  if (!first) return { text: unconfirmed(schools), reads: READS };
  if (others.every(({ text }) => text === first.text)) return { text: first.text, ...rest };
  if (isTime) return { text: sentences.map(({ text }) => `- ${text}`).join('\n'), ...rest };
  const [head] = first.text.split(',');
  const agree = sentences.every(({ text }) => text.startsWith(head ?? ''));
  // The yes or no of all of them stands above the lines.
  const lines = sentences.map(
    ({ school, text }) =>
      `- At ${nameOfSchool(school)} ${agree ? text.replace(/^(?:Yes|No), /, '') : text.replace(/^(?:Yes|No)/, (word) => word.toLowerCase())}`,
  );
  return {
    text: `${agree && head && /^(?:Yes|No)$/.test(head) ? `${head}, at ${schools.length} schools.` : "That's not the same at every school."}\n\n${lines.join('\n')}`,
    ...rest,
  };
}

/** The hours of every school asked about. */
export function hoursPlan({ text }: Asked, schools: readonly OneSchool[]): Plan {
  const asksEnd = /\b(?:end|out|dismiss\w*|pick ?-?up)\b/i.test(text);
  const asksStart = /\b(?:start|begin|drop ?-?off|bell|open)/i.test(text);
  const words = (school: OneSchool): string => {
    const { start, end } = school.schoolHours;
    if (isUnset(school)) return unsetWords(school);
    if (asksEnd && !asksStart)
      return `${nameOfSchool(school)} lets out at ${formatTime(end)}; it starts at ${formatTime(start)}.`;
    if (asksStart && !asksEnd)
      return `${nameOfSchool(school)} starts at ${formatTime(start)} and ends at ${formatTime(end)}.`;
    return `${nameOfSchool(school)} runs from ${formatTime(start)} to ${formatTime(end)}.`;
  };
  const lines = schools.map(words);
  return {
    text: lines.length > 1 ? lines.map((line) => `- ${line}`).join('\n') : (lines[0] ?? ''),
    reads: READS,
  };
}
