// 'Am I working Tuesday', 'is Henrik off the 24th', 'which visits fall on days I work': the days of work that the notes of a
// grown-up tell by weekdays.
import { visitMeant } from '../appointments/visit-meant.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { addDays, formatTime } from '#rules/time/dates.ts';
import { formatClock } from '#rules/homeschool/clock.ts';
import { fold } from '../../text/fold-text.ts';
import { listed, quoted } from '../../text/say.ts';
import { byTime, dayOfAppointment, isComing } from '../appointments/find-appointments.ts';
import { appointmentList } from '../appointments/say-appointments.ts';
import { asksClash } from '../day/clashes.ts';
import { holidaysOn } from '../day/ask-date.ts';
import { datesOf } from '../day/day-view.ts';
import { OF_THAT_VISIT, workdayOf, workOn } from '../day/work-hours.ts';
import { dayWords, isWithin, spanWords } from '../moments.ts';
import type { Asked, Plan } from '../plan.ts';
import { hoursOf } from './ask-absence.ts';
import { sayNotes } from './say-notes.ts';
import { standingFactsOf, type StandingFact } from './standing-facts.ts';

const ASKS = /^\W*(?:(?:and|so|ok|wait|but) )*(?:am|is|are|do|does|will|when|whens|what|which|any|how)\b/;
const WORKS =
  /\b(?:work|works|working|on (?:shift|duty)|shifts?|(?:am i|is \p{L}+) on (?=or off|today|tonight|tomorrow|this|next|the \d|mon|tue|wed|thu|fri|sat|sun))\b/u;
const OFF =
  /\b(?:am i|are we|is \p{L}+|is \p{L}+ \p{L}+|do i have|when am i) (?:the day )?off\b|\boff work\b/u;
const DAY = 1440;
const AHEAD = 7;
const VISITS = /\b(?:appointments?|appts?|visits?|anything|things)\b/;

/** 'Which of the visits fall on days when I work' */
function visitsThen(asked: Asked, work: readonly StandingFact[]): Plan {
  const coming = asked.household.appointments
    .filter((one) => isComing(asked, one) && work.some((fact) => fact.isOn(dayOfAppointment(asked, one))))
    .filter((one) => {
      const { days } = asked.slots;
      return days.length === 0 || days.some((day) => isWithin(dayOfAppointment(asked, one), day));
    })
    .toSorted(byTime);
  if (coming.length === 0) return sayNotes(asked, 'None that is stored.', work);
  const plan = sayNotes(asked, '', work);
  return { ...plan, text: `${plan.text} These fall on such days.\n\n${appointmentList(asked, coming)}` };
}

/** The answer for those asked about; undefined where it asks for no work, or the notes tell none. */
export function workAsked(asked: Asked, members: readonly FamilyMember[]): Plan | undefined {
  const text = fold(asked.text);
  const { slots, facts } = asked;
  const isOff = OFF.test(text);
  if (!ASKS.test(text) || (!isOff && !WORKS.test(text)) || slots.medicines.length > 0 || asksClash(asked))
    return undefined;
  const [member, ...others] = members;
  const work =
    member && others.length === 0 ? standingFactsOf(asked, member).filter(({ isWork }) => isWork) : [];
  if (work.length === 0) return undefined;
  // 'That day', 'by then': held against the hour of the visit spoken of.
  const then = OF_THAT_VISIT.test(text) ? workdayOf(asked) : undefined;
  if (member && then !== undefined) return workOn(asked, then, new Set([member.id]));
  const [day] = slots.days;
  const visit = day === undefined ? visitMeant({ ...asked, focus: {} }) : undefined;
  const date = visit ? dayOfAppointment(asked, visit) : day?.endDate === undefined ? day?.date : undefined;
  if (date === undefined && VISITS.test(text)) return visitsThen(asked, work);
  if (date === undefined) {
    const range = slots.days[0] ?? {
      date: facts.today,
      endDate: addDays(facts.today, AHEAD - 1),
      span: [0, 0],
    };
    const on = datesOf(range).filter((one) => work.some((fact) => fact.isOn(one)) !== isOff);
    const days = listed(on.map((one) => dayWords(one, facts.today)));
    return sayNotes(asked, on.length > 0 ? `${days}.` : `No day ${spanWords(range, facts.today)}.`, work);
  }
  const own = work.filter((fact) => fact.isOn(date));
  const [first] = own;
  const when = dayWords(date, facts.today);
  // A night that began the day before ends on this one.
  const night = work.find((fact) => fact.to > DAY && fact.isOn(addDays(date, -1)));
  const ends = night ? ` The night before ends at ${formatTime(formatClock(night.to - DAY))} that day.` : '';
  const isSpeaker = member?.id === asked.household.speakerId;
  const who = isSpeaker ? 'you' : quoted(member?.name ?? '');
  const lead = first
    ? `${isOff ? 'No' : 'Yes'}, ${who} work${isSpeaker ? '' : 's'} on ${when}${hoursOf(first)}.`
    : `${isOff ? 'Yes' : 'No'}, ${isSpeaker ? "you're" : `${who} is`} off on ${when}.`;
  const [holiday] = first ? holidaysOn(date) : [];
  const behind = holiday === undefined ? '' : `How it is on ${holiday} the notes don't say.`;
  return sayNotes(asked, `${lead}${ends}`, first ? own : work, behind);
}
