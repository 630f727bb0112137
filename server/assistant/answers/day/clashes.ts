// 'Does anything clash on the 10th', 'does that overlap with Mia's': appointments that overlap.
import { visitMeant } from '../appointments/visit-meant.ts';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { fold } from '../../text/fold-text.ts';
import { capital, listed } from '../../text/say.ts';
import { dayOfAppointment, isComing } from '../appointments/find-appointments.ts';
import { focusOn, focusOnSeveral, onDayWords } from '../appointments/say-appointments.ts';
import type { Asked, Plan } from '../plan.ts';
import { isTaken, standingOn, standingWords, type StandingFact } from '../stored/standing-facts.ts';
import { comparedPlan } from './compared.ts';
import { dayReads, dayView, type DayView } from './day-view.ts';
import { overlapping, overlapsHours, spanOf, spanSaid } from './spans.ts';

const CLASHES =
  /\b(?:clash\w*|overlap\w*|conflict(?:s|ing)?|double[- ]?book\w*|(?:at|is|are) the same time|interferes?|mess(?:es)? (?:up )?with|in the way of|steps? on|(?:bump|run)s? into|(?:make|do|be at|get to|go to) (?:it to )?both|time (?:between|for both))\b/;
/** 'Shift it to the 27th at the same time' */
const KEEPS_TIME =
  /\b(?:move|shift|push|put|add|book|bump|change|make|set|schedule|reschedule)\b.*\bat the same time\b/;
export const asksClash = ({ text }: Pick<Asked, 'text'>): boolean =>
  CLASHES.test(fold(text)) && !KEEPS_TIME.test(fold(text));

const QUESTION =
  /\?\s*$|^(?:(?:and|so|ok|okay|but|wait|oh|hey|hmm|pip)[, ]+)*(?:is|are|do|does|did|will|would|can|could|any|anything|what|which|how|when)\b(?! you\b)/;
/** 'It clashes with ballet, move it' is no question. */
export const isClashQuestion = (text: string): boolean =>
  asksClash({ text }) && QUESTION.test(fold(text).trim());

/** Pairs of a day that overlap. */
function overlaps(asked: Asked, appointments: readonly MedicalAppointment[]): MedicalAppointment[] {
  const pairs = appointments.flatMap((one, at) =>
    appointments.slice(at + 1).flatMap((other) => (overlapping(asked, one, other) ? [one, other] : [])),
  );
  return [...new Set(pairs)];
}

/** 'I work 3 to 11, does anything clash' brings its own hours. */
function saidHours({ slots: { times } }: Asked): { start: string; end: string } | undefined {
  const [only, second] = times;
  return only?.endTime !== undefined && second === undefined
    ? { start: only.time, end: only.endTime }
    : undefined;
}

const OF_WORK = /\b(?:work|works|working|shifts?|job|duty)\b/;
const DAY = 1440;
/** Usual hours of work are told where they are asked for. */
const isAwayThen = ({ isAway, from, to }: StandingFact): boolean => isAway || to - from >= DAY;

/** The notes of grown-ups who are away or at work during a visit; of the parent who asks, or of the person whose visit it is, they clash. */
function clashingNotes(asked: Asked, visit: MedicalAppointment): { words: string[]; isOwn: boolean } {
  const { members, speakerId } = asked.household;
  const concerned = members.filter(
    ({ id, relationship }) => id === visit.familyMemberId || relationship !== 'child',
  );
  const { start, end } = spanOf(asked, visit);
  const ids = new Set(concerned.map(({ id }) => id));
  const facts = standingOn(asked, dayOfAppointment(asked, visit), ids, { from: start, to: end })
    .filter(isTaken)
    .filter((fact) => isAwayThen(fact) || OF_WORK.test(fold(asked.text)));
  return {
    words: facts.map((fact) => standingWords(asked, fact)),
    isOwn: facts.some(({ memberId }) => memberId === speakerId || memberId === visit.familyMemberId),
  };
}

/** The answer about a day, with the notes that tell of work or of being away then. */
function clashesOf(asked: Asked, view: DayView): string {
  const said = overlapsOf(asked, view);
  const notes = view.appointments.map((visit) => clashingNotes(asked, visit));
  const words = [...new Set(notes.flatMap((one) => one.words))];
  if (words.length === 0) return said;
  const isOwn = notes.some((one) => one.isOwn);
  const lead = isOwn ? said.replace(/^No, /, 'Yes, with the notes, though ') : said;
  return `${lead} ${capital(listed(words))}.`;
}

/** 'Yes' only where two appointments overlap. */
function overlapsOf(asked: Asked, { date, appointments }: DayView): string {
  const day = onDayWords(date, asked.facts.today);
  const said = saidHours(asked);
  const taken = said ? appointments.filter((one) => overlapsHours(asked, one, said)) : [];
  if (taken.length > 0) return `Yes, ${listed(taken.map((one) => spanSaid(asked, one)))} ${day}.`;
  const [only, second] = appointments;
  if (only === undefined) return `No, no appointment is stored ${day}.`;
  if (second === undefined) return `No, the only appointment ${day} is ${spanSaid(asked, only)}.`;
  const pairs = overlaps(asked, appointments);
  if (pairs.length === 0)
    return `No, nothing overlaps ${day}. There is ${listed(appointments.map((one) => spanSaid(asked, one)))}.`;
  return `Yes, ${listed(pairs.map((one) => spanSaid(asked, one)))} overlap ${day}.`;
}

/** The days on which two or more appointments are still to come. */
const fullDays = (asked: Asked): string[] => {
  const dates = asked.household.appointments
    .filter((appointment) => isComing(asked, appointment))
    .map((appointment) => dayOfAppointment(asked, appointment));
  return [...new Set(dates.filter((date, at) => dates.indexOf(date) !== at))].toSorted();
};

/** The appointment that is spoken of stays so; else all of the day are. */
function focusOfDay(asked: Asked, { appointments }: DayView): Plan['focus'] {
  const [only, other] = appointments;
  const spoken = appointments.find(({ id }) => id === asked.focus.medical_appointment);
  const one = spoken ?? (other ? undefined : only);
  return one ? focusOn(asked, one) : focusOnSeveral(asked, appointments);
}

const MOST_DAYS = 7;

/** 'Do they overlap now', of the day spoken of; else of the days that are named, or of all that are coming. */
export function clashPlan(asked: Asked, named: readonly string[]): Plan {
  const compared = comparedPlan(asked);
  if (compared) return compared;
  const { focus, slots, facts } = asked;
  const visit = slots.days.length === 0 ? visitMeant(asked) : undefined;
  const day = visit ? dayOfAppointment(asked, visit) : focus.day;
  const dates = slots.days.length > 0 ? named : day === undefined ? fullDays(asked) : [day];
  const views = dates.map((date) => dayView(asked, date));
  const [first, second] = views;
  if (first === undefined)
    return {
      text: 'No, no two appointments are stored for one day.',
      reads: dayReads(asked, [dayView(asked, facts.today)]),
    };
  const reads = dayReads(asked, views);
  if (second === undefined)
    return {
      text: clashesOf(asked, first),
      reads,
      focus: { ...focusOfDay(asked, first), day: first.date },
      ...(visit ? { isOfField: true } : {}),
    };
  const taken = views.filter(({ appointments }) => overlaps(asked, appointments).length > 0);
  // Of a week that is named all is told, so that a parent sees how near things are.
  const booked = views.filter(({ appointments }) => appointments.length > 0);
  const several =
    booked.length > MOST_DAYS ? booked.filter(({ appointments }) => appointments.length > 1) : booked;
  if (taken.length > 0)
    return { text: taken.map((view) => clashesOf(asked, view)).join(' '), reads, focus: { day: first.date } };
  const near = several.map(
    ({ date, appointments }) =>
      `${onDayWords(date, facts.today)} there is ${listed(appointments.map((one) => spanSaid(asked, one)))}`,
  );
  return {
    text: `No, nothing overlaps.${near.length === 0 ? '' : ` ${capital(near.join('; '))}.`}`,
    reads,
    focus: { day: first.date },
  };
}
