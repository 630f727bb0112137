// 'What does Monday look like', 'and tuesday', 'what's on next week', 'what's next'
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import { byTime, findAppointments, isComing, peopleIds, whenOf } from '../appointments/find-appointments.ts';
import {
  appointmentSentence,
  focusOn,
  focusOnSeveral,
  lasting,
  lineWithinDay,
  noteWords,
  onDayWords,
} from '../appointments/say-appointments.ts';
import { asksEnd, endWords, saying } from '../appointments/about-appointment.ts';
import { addDays, minutesOfDay } from '#rules/time/dates.ts';
import { dayWords, minutesIn, nearDay, nowAt, withOpenDays } from '../moments.ts';
import { memberOf } from '../people.ts';
import type { Asked, Plan } from '../plan.ts';
import { asksClash, clashPlan } from './clashes.ts';
import { holidaysOn } from './ask-date.ts';
import { datesOf, dayReads, dayView, hasNothing, linesOf, standingLines, type DayView } from './day-view.ts';
import { wordingFor } from '../wording.ts';
import { whoseWeek } from './whose-week.ts';
import { WHOLE_DAY, hasWords, inTheWay } from './free-time.ts';

/** The days a wish is about: those it names, the one spoken of for 'that day', else today. */
function daysAsked({ slots, facts, focus, text }: Asked): SpokenDay {
  const last = slots.days.at(-1);
  const [first] = slots.days;
  if (
    first &&
    last &&
    first !== last &&
    first.endDate === undefined &&
    last.date > first.date &&
    slots.days.length === 2 &&
    last.endDate === undefined
  )
    return { date: first.date, endDate: last.date, span: [0, 0] };
  if (last) return last;
  const words = wordsOf(text);
  // 'The next 7 days'
  const length = Math.round(
    (slots.durations.map(minutesIn).find((minutes) => minutes !== undefined) ?? 0) / 1440,
  );
  if (length > 1 && length < 63 && words.includes('next'))
    return { date: facts.today, endDate: addDays(facts.today, length), span: [0, 0] };
  const isThatDay =
    focus.day !== undefined && (words.includes('else') || words.includes('that') || words.includes('after'));
  const date = isThatDay && focus.day !== undefined ? focus.day : facts.today;
  return { date, span: [0, 0] };
}

const YES_NO = new Set(['is', 'are', 'do', 'any', 'anything', 'busy', 'am', 'does', 'have', 'has']);
const isYesNo = ({ text }: Asked): boolean => {
  const words = wordsOf(text);
  const isOpen = words.some((word) => ['what', 'when', 'how', 'who', 'where', 'which'].includes(word));
  return !isOpen && words.slice(0, 8).some((word) => YES_NO.has(word));
};

/** ' for Mia and Theo', or nothing */
function forPeople(asked: Asked, ids: ReadonlySet<string> | undefined): string {
  if (ids === undefined) return '';
  const names = [...ids].flatMap((id) =>
    id === asked.household.speakerId ? 'you' : quoted(memberOf(asked, id)?.name ?? ''),
  );
  return ` for ${listed(names)}`;
}

/** 'today', 'tomorrow, Monday, November 23', 'Tuesday, November 24' */
const dayName = (date: string, today: string): string => {
  const near = nearDay(date, today);
  return near === dayWords(date, today) ? near : `${near}, ${dayWords(date, today)}`;
};

/** Nothing on a day, in one line. */
function emptyDay(asked: Asked, date: string, ids: ReadonlySet<string> | undefined): string {
  const day = nearDay(date, asked.facts.today);
  const who = forPeople(asked, ids);
  const holidays = holidaysOn(date);
  const holiday = holidays.length > 0 ? ` It's ${listed(holidays)}.` : '';
  const other = wordsOf(asked.text).includes('else') ? ' else' : '';
  // 'Do I have anything on the 26th': a child's visit is none of mine, and still something.
  const isMine = ids?.size === 1 && ids.has(asked.household.speakerId ?? '');
  const theirs = isMine ? inTheWay(asked, date, WHOLE_DAY, undefined) : [];
  const beside = theirs.length === 0 ? '' : ` ${capital(listed(theirs.map((one) => hasWords(asked, one))))}.`;
  if (isYesNo(asked))
    return `No, nothing${other} is stored${who} ${onDayWords(date, asked.facts.today)}.${beside}${holiday}`;
  const wordings = [
    ...(other === '' ? [`${capital(day)} is open${who}, nothing is stored.`] : []),
    `Nothing${other} is stored${who} ${onDayWords(date, asked.facts.today)}.`,
    `Nothing${other} ${onDayWords(date, asked.facts.today)}${who}, as far as PipPal knows.`,
  ];
  return `${wordingFor(asked.text, wordings)}${holiday}`;
}

const FORGETS = /\b(?:forg[eo]t\w*|forgotten|miss(?:ing|ed)?)\b/;

/** 'Yes. ' where something other than meals is stored; what was forgotten nobody can see. */
function opening(asked: Asked, view: DayView, isYes: boolean): string {
  const count = view.appointments.length + view.school.length + view.lessons.length + view.medicines.length;
  const day = onDayWords(view.date, asked.facts.today);
  if (FORGETS.test(fold(asked.text)))
    return count === 0
      ? `Nothing that I know of. No appointment is stored ${day}, and I don't keep to-dos. `
      : "I don't keep to-dos, but this is stored. ";
  if (!isYes) return '';
  const other = wordsOf(asked.text).includes('else') ? 'other ' : '';
  return count > 0 ? 'Yes. ' : `No ${other}appointments ${day}, just meals. `;
}

/** ' It takes 3 hours.' */
const takes = ({ duration }: MedicalAppointment): string =>
  duration === null ? '' : ` It takes ${lasting(duration)}.`;

function oneDay(asked: Asked, view: DayView, ids: ReadonlySet<string> | undefined): string {
  const { today } = asked.facts;
  if (hasNothing(view)) return emptyDay(asked, view.date, ids);
  const lines = linesOf(asked, view, { hasNotes: true });
  const [only] = view.appointments;
  if (only && asksEnd(asked, saying(asked)))
    return view.appointments.map((visit) => endWords(asked, visit)).join(' ');
  const isYes = isYesNo(asked);
  if (lines.length === 1 && only) {
    const sentence = appointmentSentence(asked, only);
    return `${isYes ? `Yes, ${sentence.replace(/^Your /, 'your ')}` : sentence}${noteWords(only)}${takes(only)} Nothing else is stored that day.`;
  }
  const heading = [dayName(view.date, today), ...holidaysOn(view.date)].join(', ');
  return `${opening(asked, view, isYes)}${capital(heading)}${forPeople(asked, ids)}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

const FEW_DAYS = 10;

/** One line a day; meals only where the days are few. */
function severalDays(asked: Asked, views: readonly DayView[], ids: ReadonlySet<string> | undefined): string {
  const { today } = asked.facts;
  const [first] = views;
  const last = views.at(-1);
  if (first === undefined || last === undefined) return 'Nothing is stored for those days.';
  const hasMeals = views.length <= FEW_DAYS;
  const shown = views
    .map((view) => ({ ...view, standing: [], ...(hasMeals ? {} : { meals: [] }) }))
    .filter((view) => !hasNothing(view));
  const span = `${dayWords(first.date, today)} to ${dayWords(last.date, today)}`;
  if (shown.length === 0)
    return `${isYesNo(asked) ? 'No, nothing' : 'Nothing'} is stored${forPeople(asked, ids)} from ${span}.`;
  const lines = shown.map(
    (view) => `- **${dayWords(view.date, today)}** · ${linesOf(asked, view).join('; ').replaceAll('**', '')}`,
  );
  const count = shown.reduce((sum, { appointments }) => sum + appointments.length, 0);
  const appointments =
    count === 0 ? 'No appointments' : count === 1 ? 'One appointment' : `${count} appointments`;
  const yes = count > 0 ? 'Yes. ' : 'No. ';
  return `${isYesNo(asked) ? yes : ''}${appointments}${forPeople(asked, ids)} from ${span}.\n\n${lines.join('\n')}`;
}

/** The appointment that comes next from now, or after the one spoken of. */
function nextOf(asked: Asked, ids: ReadonlySet<string> | undefined): MedicalAppointment | undefined {
  const coming = asked.household.appointments
    .filter((appointment) => isComing(asked, appointment))
    .filter(({ familyMemberId }) => ids === undefined || ids.has(familyMemberId ?? ''))
    .toSorted(byTime);
  const named = findAppointments(asked, coming, []);
  return (named.isNamed ? named.found : coming)[0];
}

function whatsNext(asked: Asked, ids: ReadonlySet<string> | undefined): Plan {
  const next = nextOf(asked, ids);
  const view = dayView(asked, asked.facts.today, ids);
  const reads = dayReads(asked, [view]);
  const dinner =
    Number(asked.facts.time.slice(0, 2)) < 20
      ? view.meals.find((meal) => meal.startsWith('Dinner'))
      : undefined;
  const tonight = dinner === undefined ? '' : ` Tonight's ${dinner.replace('Dinner, ', 'dinner is ')}.`;
  if (next === undefined)
    return { text: `No upcoming appointment is stored${forPeople(asked, ids)}.${tonight}`, reads };
  return {
    text: `Next up, ${appointmentSentence(asked, next).replace(/^Your /, 'your ')}${noteWords(next)}${tonight}`,
    reads,
    // 'And after that' goes on for anyone.
    focus: ids === undefined ? { ...focusOn(asked, next), family_member: undefined } : focusOn(asked, next),
  };
}

/** Only what is still to come of today, where 'left' or 'rest' was said. */
function restOf(asked: Asked, view: DayView, ids: ReadonlySet<string> | undefined): DayView {
  const now = nowAt(asked.facts);
  const hour = Number(asked.facts.time.slice(0, 2));
  const isOver = (meal: string) =>
    (meal.startsWith('Breakfast') && hour > 9) ||
    (meal.startsWith('Lunch') && hour > 13) ||
    (meal.startsWith('Dinner') && hour > 20);
  return {
    ...view,
    appointments: view.appointments.filter((appointment) => whenOf(asked, appointment) >= now),
    meals: view.meals.filter((meal) => !isOver(meal)),
    standing: standingLines(asked, view.date, ids, minutesOfDay(asked.facts.time)),
  };
}

function firstThing(asked: Asked, view: DayView): Plan {
  const [first] = view.appointments;
  const reads = dayReads(asked, [view]);
  const day = dayName(view.date, asked.facts.today);
  if (first === undefined)
    return {
      text: `No appointment is stored for ${day}, so nothing has a start time.`,
      reads,
      focus: { day: view.date },
    };
  return {
    text: `${capital(day)} starts at ${lineWithinDay(asked, first)}.${noteWords(first)}`,
    reads,
    focus: focusOn(asked, first),
  };
}

const BESIDES = /\b(?:besides|apart from|aside from|other than|except(?: for)?|not counting)\b[^,.;?!]*/i;
/** 'Besides Mia's appointment': what is left out of the answer, and nobody whose day it is. */
function besides(asked: Asked): { asked: Asked; isLeftOut: (appointment: MedicalAppointment) => boolean } {
  const { slots, text, focus } = asked;
  const [part] = BESIDES.exec(text) ?? [];
  const isElse = part !== undefined || wordsOf(text).includes('else');
  const isLeftOut = ({ id }: MedicalAppointment): boolean => isElse && id === focus.medical_appointment;
  if (part === undefined) return { asked, isLeftOut };
  const isIn = ({ said }: { said: string }): boolean => part.includes(said);
  const named = { ...asked, text: part };
  const coming = asked.household.appointments.filter((one) => isComing(asked, one));
  const { found } = findAppointments(named, coming, slots.days);
  const ids = new Set(found.map(({ id }) => id));
  const people = slots.people.filter((one) => !isIn(one));
  const others = { ...slots, people, visits: [], contacts: [] };
  return {
    asked: { ...asked, text: `${text.replace(part, '')} else`, slots: others },
    isLeftOut: (appointment) => ids.has(appointment.id),
  };
}

const MY_OWN =
  /\b(?:mine\b|my (?:day|week|schedule|calendar|appointments?|agenda)|do i have (?!to\b)|am i (?:busy|doing)|for me|i have on|i got)\b/;
const CHILDREN = /\b(?:kids|children|boys|girls|twins)\b/;

/** Those whose day it is; everybody's where nobody is named: 'anything I should know' is not only the parent's. */
function peopleOfDay(asked: Asked): ReadonlySet<string> | undefined {
  const { slots, household } = asked;
  const text = fold(asked.text);
  if (
    slots.people.length === 0 &&
    slots.groups.some((group) => CHILDREN.test(group)) &&
    !/\bwatching\b/.test(text)
  ) {
    const children = household.members.filter(({ relationship }) => relationship === 'child');
    if (children.length > 0) return new Set(children.map(({ id }) => id));
  }
  // 'What else do I have that day' after a child's visit is about everybody's.
  const { family_member: person } = asked.focus;
  const isBeside = /\belse\b/.test(text) && person !== undefined && person !== household.speakerId;
  const isOnlyMe = slots.isMe && slots.people.length === 0;
  if (isOnlyMe && isBeside) return undefined;
  return isOnlyMe && !MY_OWN.test(text) ? undefined : peopleIds(asked);
}

/** 'What does Monday look like' */
export function askDay(heard: Asked): Plan {
  const ofWeeks = whoseWeek(heard);
  if (ofWeeks) return ofWeeks;
  const { asked, isLeftOut } = besides(withOpenDays(heard));
  const words = new Set(wordsOf(asked.text));
  const ids = peopleOfDay(asked);
  const { slots, facts } = asked;
  if (words.has('next') && slots.days.length + slots.durations.length === 0) return whatsNext(asked, ids);
  const days = daysAsked(asked);
  const dates = datesOf(days);
  // Of a stretch that has begun, the days from today on.
  const coming = dates.filter((date) => date >= facts.today || (dates.at(-1) ?? '') < facts.today);
  if (asksClash(asked)) return clashPlan(asked, coming);
  const views = coming.map((date) => dayView(asked, date, ids));
  const [first, second] = views;
  if (first === undefined) return { text: 'Which day?', asked: 'day' };
  const isRest = words.has('left') || words.has('rest') || words.has('remaining');
  const whole = isRest && first.date === facts.today ? restOf(asked, first, ids) : first;
  const view = { ...whole, appointments: whole.appointments.filter((one) => !isLeftOut(one)) };
  if (
    second === undefined &&
    (words.has('first') || words.has('start') || words.has('starts') || words.has('begin'))
  )
    return firstThing(asked, view);
  const text = second === undefined ? oneDay(asked, view, ids) : severalDays(asked, views, ids);
  const told = (second === undefined ? [view] : views).flatMap(({ appointments }) => appointments);
  const [only, other] = told;
  const focus = other ? focusOnSeveral(asked, told) : only ? focusOn(asked, only) : {};
  return { text, reads: dayReads(asked, views), focus: { ...focus, day: first.date } };
}
