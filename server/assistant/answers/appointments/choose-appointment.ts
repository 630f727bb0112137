// The one coming appointment that a change is about, or the question which; and what is said where none fits.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import { addDays, daysBetween, weekdayNumber } from '#rules/time/dates.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import { wordsOf } from '../../text/fold-text.ts';
import { genderOfPronouns, ofGender } from '../../reading/relatives.ts';
import { memberOf, namesHelpersOnly, whomIn } from '../people.ts';
import type { Asked, Plan } from '../plan.ts';
import { visitSaid } from './appointment-words.ts';
import { sourceOf } from './near-day.ts';
import {
  byTime,
  chosenAppointment,
  dayOfAppointment,
  findAppointments,
  focusedAppointment,
  isComing,
  onDays,
} from './find-appointments.ts';
import {
  APPOINTMENT_READS,
  appointmentList,
  appointmentOffer,
  appointmentSentence,
  focusOn,
  whenSaid,
} from './say-appointments.ts';

/** 'for Theo', 'for you', or nothing */
function forNamed(asked: Asked): string {
  const whom = whomIn(asked);
  if (whom.kind === 'nobody') return '';
  const members = whom.kind === 'one' ? [whom.member] : whom.members;
  const names = members.map(({ id, name }) => (id === asked.household.speakerId ? 'you' : quoted(name)));
  return ` for ${listed(names, whom.kind === 'unclear' ? 'or' : 'and')}`;
}

/** 'No coming dentist appointment is stored for Theo.', and whose there is. */
export function noneStored(asked: Asked, ofOthers: readonly MedicalAppointment[], time = 'coming '): Plan {
  const visit = visitSaid(asked);
  const [contact, ...contacts] = asked.slots.contacts;
  const withWhom = contact && contacts.length === 0 && visit === '' ? ` with ${quoted(contact.name)}` : '';
  const none = `No ${time}${visit === '' ? '' : `${visit} `}appointment${withWhom} is stored${forNamed(asked)}.`;
  const [other] = ofOthers;
  if (other === undefined) return { text: none, reads: APPOINTMENT_READS };
  const rest =
    ofOthers.length === 1
      ? appointmentSentence(asked, other)
      : `There is one for someone else.\n\n${appointmentList(asked, ofOthers)}`;
  return {
    text: `${none} ${rest}`,
    reads: APPOINTMENT_READS,
    // 'Move it' does not mean somebody else's.
    focus: {},
  };
}

const ALL = new Set(['both', 'all', 'everything', 'every']);
const says = ({ text }: Asked, word: string): boolean => wordsOf(text).includes(word);
/** 'Both', 'all', 'the kids' cleanings'. */
const saysAll = ({ text, slots }: Asked): boolean =>
  wordsOf(text).some((word) => ALL.has(word)) ||
  (slots.groups.length > 0 &&
    slots.visits.some(({ said, name }) => /[^s]s$/.test(said) && !/s$/i.test(name)));

/** 'you have it twice, delete one': two that look the same are one choice. */
const isSame = (one: MedicalAppointment, other: MedicalAppointment): boolean =>
  one.appointmentDate === other.appointmentDate &&
  one.familyMemberId === other.familyMemberId &&
  one.title === other.title;

/** The only one left where the wish names two people, and each of them has one. */
function oneEach(asked: Asked, found: readonly MedicalAppointment[]): MedicalAppointment[] | undefined {
  const whom = whomIn(asked);
  if (whom.kind !== 'several') return undefined;
  const each = whom.members.map(({ id }) => found.filter(({ familyMemberId }) => familyMemberId === id));
  return each.some((own) => own.length !== 1) ? undefined : each.flat();
}

const FAR_APART = 21;

/** The same kind of visit of the same person, the next one well before the others: that one is meant. */
function isNextOfMany(asked: Asked, [first, ...others]: readonly MedicalAppointment[]): boolean {
  return (
    first !== undefined &&
    !others.some(
      (other) =>
        other.familyMemberId !== first.familyMemberId ||
        other.title !== first.title ||
        daysBetween(dayOfAppointment(asked, first), dayOfAppointment(asked, other)) < FAR_APART,
    )
  );
}

/** 'My mammogram and grandma's eye exam': the one appointment of each visit named. */
function oneOfEachVisit(asked: Asked, days: readonly SpokenDay[]): MedicalAppointment[] {
  const { slots, household } = asked;
  const coming = household.appointments.filter((appointment) => isComing(asked, appointment));
  const whom = whomIn(asked);
  const members = whom.kind === 'one' ? [whom.member] : whom.kind === 'several' ? whom.members : [];
  const ids = new Set([
    ...members.map(({ id }) => id),
    ...(slots.isMe && household.speakerId !== undefined ? [household.speakerId] : []),
  ]);
  const own = ids.size === 0 ? coming : coming.filter(({ familyMemberId }) => ids.has(familyMemberId ?? ''));
  const each = slots.visits.map((visit) => {
    const alone = {
      ...asked,
      text: visit.said,
      slots: { ...slots, visits: [visit], contacts: [], people: [], isMe: false },
    };
    return findAppointments(alone, own, days).found;
  });
  const found = new Set(each.flatMap((one) => (one.length === 1 ? one : [])));
  return found.size === slots.visits.length ? [...found] : [];
}

/** 'Both', 'all of them', 'the last one' of some. */
function severalMeant(asked: Asked, among: readonly MedicalAppointment[]): MedicalAppointment[] | undefined {
  const isBoth = says(asked, 'both');
  if (saysAll(asked) && among.length > 1 && (among.length === 2 || !isBoth)) return [...among];
  const [place] = asked.slots.ordinals;
  const picked = place === undefined ? undefined : among.at(place > 0 ? place - 1 : place);
  return picked && [picked];
}

/** The appointments in the lines of Pip's last answer. */
function toldBefore(asked: Asked, among: readonly MedicalAppointment[]): MedicalAppointment[] {
  const answer = asked.before?.answer ?? '';
  return among
    .filter((one) => answer.includes(`${whenSaid(asked, one)}, **${quoted(one.title)}**`))
    .toSorted(byTime);
}

/** 'Move hers' after the visits of a girl and a boy were told: those of whoever the pronoun may mean. */
function byPronoun(asked: Asked, among: readonly MedicalAppointment[]): readonly MedicalAppointment[] {
  const gender = genderOfPronouns(asked.slots.pronouns);
  const members = among.flatMap(({ familyMemberId }) => memberOf(asked, familyMemberId) ?? []);
  if (gender === undefined) return among;
  const ids = new Set<string | null>(ofGender(members, gender).map(({ id }) => id));
  const own = among.filter(({ familyMemberId }) => ids.has(familyMemberId));
  return own.length > 0 ? own : among;
}

/** Asks which of several is meant. */
function askWhich(asked: Asked, found: readonly MedicalAppointment[]): Plan {
  const people = new Set(found.map(({ familyMemberId }) => familyMemberId));
  const [person] = people;
  const member = people.size === 1 ? memberOf(asked, person) : undefined;
  return {
    text:
      member === undefined
        ? `Which one? There are ${found.length}.`
        : `Which one? ${capital(quoted(member.name))} has ${found.length}.`,
    asked: 'which',
    offered: found.slice(0, 6).map((appointment) => appointmentOffer(asked, appointment)),
    reads: APPOINTMENT_READS,
  };
}

const WEEKDAY = /^(?:on |this )?(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?$/i;

/** 'Thursday', said on a Thursday that holds none of those meant: the coming one, where that holds one. */
function findOnDays(asked: Asked, coming: readonly MedicalAppointment[], days: readonly SpokenDay[]) {
  const onSaid = findAppointments(asked, coming, days);
  const { today } = asked.facts;
  const isToday = ({ date, endDate, span }: SpokenDay): boolean =>
    date === today && endDate === undefined && WEEKDAY.test(asked.text.slice(...span).trim());
  if (!onSaid.isOtherDay || !days.some(isToday)) return onSaid;
  const next = days.map((day) => (isToday(day) ? { ...day, date: addDays(today, 7) } : day));
  const onNext = findAppointments(asked, coming, next);
  return onNext.isOtherDay ? onSaid : onNext;
}

/** 'The flu clinic on Saturday' of one on a later Saturday; 'this Saturday' is the next. */
const isOnItsWeekday = (asked: Asked, days: readonly SpokenDay[], own: string): boolean =>
  days.some(
    ({ date, span }) =>
      /^(?:on )?(?:the )?\p{L}+day$/iu.test(
        sourceOf(asked, span)
          .slice(...span)
          .trim(),
      ) &&
      weekdayNumber(date) === weekdayNumber(own) &&
      date !== asked.facts.today,
  );

/**
 * The coming appointments a change is about: one, or several where the wish says so. `days` tell which one it is, as
 * far as one of those that fit is on them; with `isStrict` no other is taken.
 */
export function chooseAppointments(
  asked: Asked,
  days: readonly SpokenDay[],
  { isStrict = false } = {},
): MedicalAppointment[] | Plan {
  const chosen = chosenAppointment(asked);
  if (chosen) return [chosen];
  const ofVisits = asked.slots.visits.length > 1 ? oneOfEachVisit(asked, []) : [];
  if (isStrict && ofVisits.length > 1) return ofVisits;
  const coming = asked.household.appointments.filter((appointment) => isComing(asked, appointment));
  const { found, ofOthers, isNamed, isOtherDay } = findOnDays(asked, coming, days);
  const focused = focusedAppointment(asked);
  const isNobody = whomIn(asked, { usesFocus: false }).kind === 'nobody' || namesHelpersOnly(asked);
  const isSpokenOf =
    (!isNamed || namesHelpersOnly(asked)) && isNobody && onDays(asked, found, days).length !== 1;
  if (focused && isSpokenOf && isComing(asked, focused)) return [focused];
  const [one, ...others] = found;
  if (one === undefined) return noneStored(asked, ofOthers);
  // One person's one visit is meant, whatever day its reason names: 'insurance won't cover it till January'.
  const isOnly =
    isNamed &&
    others.length === 0 &&
    (!isNobody || isOnItsWeekday(asked, days, dayOfAppointment(asked, one)));
  if (isStrict && isOtherDay && !isOnly) {
    const other =
      others.length === 0
        ? appointmentSentence(asked, one)
        : `These are coming up.\n\n${appointmentList(asked, found)}`;
    return {
      text: `Nothing like that is stored on that day. ${other}`,
      reads: APPOINTMENT_READS,
      focus: others.length === 0 ? focusOn(asked, one) : {},
    };
  }
  const isBoth = says(asked, 'both') && focused === undefined;
  if (!others.some((other) => !isSame(one, other)) && !isBoth) return [one];
  const each = oneEach(asked, found);
  if (each) return each;
  const isNarrowed = isNamed || days.length > 0 || !isNobody;
  const told = isNarrowed ? [] : toldBefore(asked, coming);
  const ofSeveral = severalMeant(asked, isNarrowed ? found : told);
  if (ofSeveral) return ofSeveral;
  const [theirs, ...alsoTheirs] = byPronoun(asked, isNobody && told.length > 0 ? told : found);
  if (theirs && alsoTheirs.length === 0) return [theirs];
  // 'Make Miles's 4:45' after the appointments of a day were told.
  const ofDay =
    isNamed || isNobody || days.length > 0
      ? []
      : found.filter((record) => dayOfAppointment(asked, record) === asked.focus.day);
  const [near] = ofDay;
  if (near && ofDay.length === 1) return [near];
  // 'Move the cleaning' after Finn's visits were told, 'bump that checkup' after a day: the one of those.
  const toldNow = toldBefore(asked, found);
  const ofThatDay = found.filter((record) => dayOfAppointment(asked, record) === asked.focus.day);
  const [spoken, ...more] = toldNow.length > 0 ? toldNow : isNobody && isNamed ? ofThatDay : [];
  if (spoken && more.length === 0) return [spoken];
  if (!isStrict && isNextOfMany(asked, found)) return [one];
  return askWhich(asked, found);
}
