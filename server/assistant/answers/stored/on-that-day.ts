// 'Does he have dialysis the morning of his clinic', 'is Dad home for the recital': a weekly fact or an absence of the notes,
// held against the day of an appointment or one that is named.
import { fold } from '../../text/fold-text.ts';
import { capital } from '../../text/say.ts';
import {
  dayOfAppointment,
  findAppointments,
  focusedAppointment,
  isComing,
} from '../appointments/find-appointments.ts';
import { calledAppointment, whenSaid } from '../appointments/say-appointments.ts';
import { dayWords } from '../moments.ts';
import { memberOf } from '../people.ts';
import type { Asked, Plan } from '../plan.ts';
import type { FoundPassage } from './find-passages.ts';
import { asksLeave } from './question.ts';
import { standingIn, standingWords } from './standing-facts.ts';
import { likeness, termsOf } from './terms.ts';

/** The day a question is held against, and its words. */
function dayMeant(asked: Asked): { date: string; words: string } | undefined {
  const { slots, facts, household } = asked;
  const [day] = slots.days;
  if (day && day.endDate === undefined)
    return { date: day.date, words: `that is ${dayWords(day.date, facts.today)}` };
  const coming = household.appointments.filter((one) => isComing(asked, one));
  const { found, ofOthers, isNamed } = findAppointments(asked, coming, []);
  const points = /\b(?:that|same) (?:day|morning|time)\b|\bthat\b/.test(fold(asked.text));
  const named = isNamed ? (found[0] ?? ofOthers[0]) : undefined;
  const visit = named ?? (points ? focusedAppointment(asked) : undefined);
  return (
    visit && {
      date: dayOfAppointment(asked, visit),
      words: `${calledAppointment(asked, visit)} is ${whenSaid(asked, visit)}`,
    }
  );
}

const MOST_READ = 8;
/** 'After-school choir' is about the choir: it says nothing of school. */
const BEFORE_AND_AFTER =
  /\b(?:after|before|pre|post)[- ]?(?:school|work|dinner|lunch|breakfast|church|practice)\b/gi;
/** 'Is there school' about nobody is not answered by somebody's daycare. */
const isOtherPlace = ({ text, slots }: Asked, fact: string): boolean =>
  slots.people.length === 0 && /\bschool\b/i.test(text) && !/\bschool\b/i.test(fact);
/** 'The 10th' is no '10 AM' of a note. */
const NUMBER = /^\d/;
const PRESENT = /\b(?:home|around|here|back|there|with us|able)\b/;

/** The answer by a fact of the notes; undefined where none is meant, or no day. */
export function onThatDay(asked: Asked, found: readonly FoundPassage[]): Plan | undefined {
  const facts = found.slice(0, MOST_READ).flatMap(({ passage, said }) => {
    const member = memberOf(asked, passage.kind === 'family_member' ? passage.id : undefined);
    if (!member || passage.field !== 'notes') return [];
    return standingIn(asked, member, passage.text).filter(
      ({ text }) =>
        !isOtherPlace(asked, text) &&
        said.some(
          (term) =>
            !NUMBER.test(term) && likeness(term, new Set(termsOf(text.replaceAll(BEFORE_AND_AFTER, '')))) > 0,
        ),
    );
  });
  const [fact] = facts;
  const day = fact && dayMeant(asked);
  if (!fact || !day) return undefined;
  const isTrue = fact.isOn(day.date) !== (fact.isAway && PRESENT.test(fold(asked.text)));
  return {
    text: `${asksLeave(asked.text) ? '' : isTrue ? 'Yes. ' : 'No. '}${capital(standingWords(asked, fact))}, and ${day.words}.`,
    reads: ['listFamilyMembers', 'listMedicalAppointments'].map((tool) => ({ tool, input: {} })),
    focus: { family_member: fact.memberId, day: day.date },
  };
}
