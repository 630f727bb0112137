// 'Who can pick up Chidi on Thursday': the grown-ups with nothing stored then, and what the others have.
import { formatTime, minutesOfDay } from '#rules/time/dates.ts';
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { capital, listed } from '../../text/say.ts';
import { whenOf } from '../appointments/find-appointments.ts';
import { APPOINTMENT_READS, appointmentSentence, focusOn } from '../appointments/say-appointments.ts';
import { isCommonWord } from '../find-records.ts';
import { clockOf } from '../moments.ts';
import { covers, entriesOf, isShort, schoolsIn } from '../school/schools.ts';
import { wordingFor } from '../wording.ts';
import type { Asked, Plan } from '../plan.ts';
import { standingOn, standingWords } from '../stored/standing-facts.ts';
import { ONLY_STORED, WHOLE_DAY, hasWords, inTheWay, partOf, whenWords, whoWords } from './free-time.ts';
import type { Part } from './parts-of-day.ts';

/** A question for somebody who can do something. */
export const WHO_CAN =
  /\b(?:need|looking for|want|find) (?:somebody|someone|anybody|anyone|a (?:ride|sitter))\b|\bwho (?:else )?(?:can|could|will)\b/;
const OR = /\b(?:me|i|\p{L}+) or (?:me|\p{L}+)\W*$/iu;
const ADULT = 18;

const EARLY = /\b(?:early|half[- ]day|dismiss\w*|lets? out|gets? out)\b/i;
const CLOCK = /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b/i;
/** The hour at which school is out early that day, where the question says so and the calendar has it. */
function schoolOut(asked: Asked, date: string): Part | undefined {
  if (!EARLY.test(asked.text) || asked.slots.times.length > 0) return undefined;
  const entry = schoolsIn(asked)
    .flatMap(entriesOf)
    .find((one) => isShort(one) && covers(one, date));
  const time =
    entry?.time ??
    spokenDates(CLOCK.exec(entry?.title ?? '')?.[0] ?? '', clockOf(asked.facts)).times[0]?.time;
  if (time === undefined) return undefined;
  const from = minutesOfDay(time);
  return { name: `at ${formatTime(time)}`, from, to: from + RIDE };
}
const RIDE = 60;
const NO_DRIVER =
  /\b(?:does not|doesn['’]?t|cannot|can['’]?t|no longer) drives?\b|\bno (?:driver|license)\b/i;

/** The one visit of those who are named whose title the question bears: 'his INR tomorrow'. */
function visitOfDay(asked: Asked, date: string, ids: ReadonlySet<string>): MedicalAppointment | undefined {
  const said = new Set(wordsOf(fold(asked.text)));
  const visits = inTheWay(asked, date, WHOLE_DAY, ids).filter(({ title }) =>
    wordsOf(fold(title)).some((word) => said.has(word) && !isCommonWord(word)),
  );
  return visits.length === 1 && asked.slots.times.length === 0 ? visits[0] : undefined;
}

export function partOfVisit(asked: Asked, visit: MedicalAppointment): Part {
  const time = whenOf(asked, visit).slice(11);
  const from = minutesOfDay(time);
  return { name: `at ${formatTime(time)}`, from, to: from + (visit.duration ?? RIDE) };
}

/** The answer for a day, or for a visit that is named or spoken of. */
export function whoCan(asked: Asked, date: string, meant?: MedicalAppointment): Plan {
  const { household, facts, slots } = asked;
  const named = new Set(slots.people.flatMap(({ ids }) => ids));
  const visit = visitOfDay(asked, date, named) ?? meant;
  const part = schoolOut(asked, date) ?? (visit ? partOfVisit(asked, visit) : partOf(asked));
  // 'Who can drive her, me or Ruben' names those who may; else somebody named is the one to be driven.
  const isChoice = OR.test(asked.text);
  const driven = (slots.pronouns.length > 0 ? asked.focus.family_member : undefined) ?? visit?.familyMemberId;
  const hasChild = household.members.some(
    ({ id, relationship }) => named.has(id) && relationship === 'child',
  );
  const may = (id: string): boolean =>
    isChoice ? named.has(id) || (slots.isMe && id === household.speakerId) : hasChild || !named.has(id);
  const adults = household.members.filter(
    ({ id, age, relationship, notes }) =>
      id !== driven &&
      !NO_DRIVER.test(notes) &&
      may(id) &&
      relationship !== 'child' &&
      (age ?? ADULT) >= ADULT,
  );
  const ways = adults.map(({ id }) => {
    const own = new Set([id]);
    const standing = standingOn(asked, date, own, part).map((fact) => standingWords(asked, fact));
    return {
      own,
      reasons: [...inTheWay(asked, date, part, own).map((one) => hasWords(asked, one)), ...standing],
    };
  });
  const open = ways.filter(({ reasons }) => reasons.length === 0).map(({ own }) => whoWords(asked, own));
  const others = ways.flatMap(({ reasons }) => reasons);
  const when = whenWords(date, part, facts.today);
  const first =
    open.length > 0
      ? `Nothing is stored for ${listed(open, 'or')} ${when}.`
      : `Everybody grown-up has something ${when}.`;
  const isTold =
    visit && ((visit === meant && slots.times.length === 0) || /\b(?:what time|when)/i.test(asked.text));
  const told = isTold ? `${appointmentSentence(asked, visit)} ` : '';
  return {
    text: `${told}${first}${others.length > 0 ? ` ${capital(listed(others))}.` : ''} ${wordingFor(asked.text, ONLY_STORED)}`,
    reads: APPOINTMENT_READS,
    isOfField: true,
    focus: { day: date, ...(visit ? focusOn(asked, visit) : {}) },
  };
}
